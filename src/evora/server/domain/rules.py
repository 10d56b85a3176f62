"""The rules without a game: for lessons, analysis, and positions that were set up by hand."""

from __future__ import annotations

from evora import calls
from evora.calls import AskLegal, AskPlay, AskRecord, Encoded, LegalAnswer, PlayAnswer
from evora.server.common.refusal import Refusal


def legal(question: AskLegal) -> Encoded[LegalAnswer]:
    return Encoded(answer("legal", question))


def play(question: AskPlay) -> Encoded[PlayAnswer]:
    return Encoded(answer("play", question))


def record(question: AskRecord) -> Encoded[PlayAnswer]:
    return Encoded(answer("record", question))


def answer(name: str, question: calls.Incoming) -> str:
    """What the core answers, JSON; Refusal."""
    try:
        return calls.ask(name, question)
    except calls.CallRefusedError as error:
        refused = error.refused
        raise Refusal(refused.code, refused.field, refused.detail) from None
