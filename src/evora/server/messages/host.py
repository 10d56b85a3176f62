"""What the host of a server says to those who use it."""

from __future__ import annotations

from evora.calls.words import Outgoing


class HostText(Outgoing, frozen=True):
    """In the words of the host: plain text. `texts`: in other languages, by their codes."""

    text: str
    texts: dict[str, str]


class HostNotice(Outgoing, frozen=True):
    """Why, in the host's words, and when it is over; null: never, or nobody knows."""

    message: HostText | None
    until: int | None


class HostMessage(Outgoing, frozen=True):
    """A message to all. `id`: another one has another."""

    id: int
    message: HostText
    until: int | None


class HostState(Outgoing, frozen=True, tag="host"):
    """What the host has set: a message to all; `read_only`: no game goes on for now, and clocks
    stand still; `invitation_only`: new guests need an invitation."""

    message: HostMessage | None
    read_only: HostNotice | None
    invitation_only: bool
