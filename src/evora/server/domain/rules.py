"""The rules without a game: for lessons, analysis, and positions that were set up by hand.

The core answers, as it does in the page (evora._core.call).
"""

from __future__ import annotations

from typing import Any

import msgspec

from evora import _core as core
from evora.server.common.encoding import encode_text
from evora.server.common.refusal import Refusal
from evora.server.messages import AskLegal, AskPlay, AskRecord, LegalAnswer, PlayAnswer, Refused

_refused = msgspec.json.Decoder(Refused)
_REFUSED = '{"type":"refused"'


def legal(ask: AskLegal) -> LegalAnswer:
    answer: LegalAnswer = _answer("legal", ask)
    return answer


def play(ask: AskPlay) -> PlayAnswer:
    answer: PlayAnswer = _answer("play", ask)
    return answer


def record(ask: AskRecord) -> PlayAnswer:
    answer: PlayAnswer = _answer("record", ask)
    return answer


def _answer(name: str, ask: msgspec.Struct) -> Any:
    """The answer as the core has written it; Refusal."""
    answer = core.call(name, encode_text(ask))
    if answer.startswith(_REFUSED):
        refused = _refused.decode(answer)
        raise Refusal(refused.code, refused.field, refused.detail)
    return msgspec.Raw(answer)
