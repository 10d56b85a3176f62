"""The stream of a bot (ndjson): server → bot."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Outgoing
from evora.server.messages.host import HostNotice
from evora.server.messages.requests import Accepts
from evora.server.messages.sockets import Closing, Update


class BotState(Outgoing, frozen=True, tag="state"):
    """The first line: every game of the bot that is not over, and those that it said it knows.

    `invitations`: games that wait for its answer; `to_move`: games in which it is to move.
    """

    bot: str
    name: str
    accepts: Accepts
    now: int
    games: list[Update]
    invitations: list[str]
    to_move: list[str]


class Alive(Outgoing, frozen=True, tag="alive"):
    """Nothing happened for a while: the connection still stands."""

    now: int


class StreamClosed(Outgoing, frozen=True, tag="closed"):
    """The last line. `replaced`: the same token opened another stream; `slow`: it did not read;
    `revoked`: the token is no longer good; `banned`: the bot or its owner is, and `notice` says
    why and until when."""

    reason: Literal["replaced", "slow", "revoked", "banned"]
    notice: HostNotice | None = None


BotMessage = BotState | Update | Alive | Closing | StreamClosed
