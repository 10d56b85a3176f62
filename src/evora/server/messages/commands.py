"""Client → server: commands to a game. Each applies at most once, at the seq that it expects."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Count, Incoming, MoveText, Seat
from evora.server.messages.words import CommandId


class _Command(Incoming, frozen=True):
    id: CommandId
    seq: Count


class Join(_Command, frozen=True, tag="join"):
    seat: Seat | None = None


class Leave(_Command, frozen=True, tag="leave"):
    pass


class Decline(_Command, frozen=True, tag="decline"):
    """A bot or a person declines an invitation (joining accepts it); or who made the game withdraws
    it."""

    seat: Seat


class Cancel(_Command, frozen=True, tag="cancel"):
    """Its creator gives a game up that has not begun."""


class Play(_Command, frozen=True, tag="play"):
    seat: Seat
    move: MoveText


class Undo(_Command, frozen=True, tag="undo"):
    """Takes back one's last move: at once where that is free, else by asking the others."""

    seat: Seat


class OfferEnd(_Command, frozen=True, tag="offer_end"):
    """Asks the others to end the game without a winner."""

    seat: Seat


class Answer(_Command, frozen=True, tag="answer"):
    seat: Seat
    accept: bool


class Resign(_Command, frozen=True, tag="resign"):
    seat: Seat


class Claim(_Command, frozen=True, tag="claim"):
    """What to do about the seat of a player who is away."""

    seat: Seat
    away: Seat
    choice: Literal["claim", "engine"]


class GiveTime(_Command, frozen=True, tag="give_time"):
    """Gives the player of another seat fifteen seconds more."""

    seat: Seat
    to: Seat


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new game with the same people and settings: made at once if there is nobody to ask, else
    offered. Who is asked answers, or wants it, too. `same_deal`: the deal of the game that is over,
    each on the next seat; for a game that was dealt here from its beginning."""

    same_deal: bool | None = None


Command = (
    Join
    | Leave
    | Decline
    | Cancel
    | Play
    | Undo
    | OfferEnd
    | Answer
    | Resign
    | Claim
    | GiveTime
    | Rematch
)
