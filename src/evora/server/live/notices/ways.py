"""What a way of telling somebody takes and answers: pushes to browsers, letters by mail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Urgency = Literal["low", "normal", "high"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """What a person reads, in their language, as it stands when it is sent.

    `id`: the same at every attempt, so that a device shows it once; `tag`: a later message with the
    same one replaces it; `path`: the page that it leads to; `waiting`: games in
    which it is their turn; `expires`: when it is no longer worth telling; `settings_path`: where
    its kind can be switched off, `settings_label`: what a button to there is called."""

    id: str
    tag: str
    title: str
    body: str
    path: str
    language: str
    waiting: int
    urgency: Urgency
    expires: int
    settings_path: str = "/notices"
    settings_label: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`gone`: there is nobody at this target any more, and it is forgotten; `later`: try again,
    after `retry_ms` if they said when; `refused`: the host has to look at it, nothing is forgotten.
    `why`: for the host, without anything secret."""

    state: Literal["sent", "gone", "later", "refused"]
    retry_ms: int | None = None
    why: str | None = None


class Way(Protocol):
    """`targets`: where a guest gets messages this way, by ids that mean nothing outside the
    database. `send` never raises for what the other side does."""

    async def targets(self, guest: str) -> Sequence[str]: ...

    async def send(self, target: str, message: Message) -> Outcome: ...
