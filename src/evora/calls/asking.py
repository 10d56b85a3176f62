"""Asking the core."""

from __future__ import annotations

from typing import Literal

import msgspec

from evora._core import call
from evora.calls.words import Incoming, Outgoing
from evora.errors import EvoraError

RefusalCode = Literal[
    "bad_json",
    "bad_field",
    "unknown_type",
    "bad_position",
    "bad_move",
    "illegal_move",
    "bad_record",
]


class RefusedCall(Outgoing, frozen=True, tag="refused"):
    """A question that makes no sense. `field`: which one is wrong; `detail`: for developers."""

    code: RefusalCode
    field: str | None
    detail: str


class CallRefusedError(EvoraError):
    """What the core answered instead: `refused`."""

    def __init__(self, refused: RefusedCall) -> None:
        super().__init__(refused.detail)
        self.refused = refused


_refused = msgspec.json.Decoder(RefusedCall)
_REFUSED = '{"type":"refused"'


def ask(name: str, question: Incoming) -> str:
    """The answer to a question, JSON; CallRefusedError."""
    answer = call(name, msgspec.json.encode(question).decode())
    if answer.startswith(_REFUSED):
        raise CallRefusedError(_refused.decode(answer))
    return answer
