"""Client → server: the bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from evora.calls.words import Count, Incoming, PositionText, RecordText, Seat, Variant
from evora.server.messages.games import Clock, NoClock
from evora.server.messages.words import BotId, CommandId, GameId, LevelName, Name


class MeSeat(Incoming, frozen=True, tag="me"):
    pass


class LocalSeat(Incoming, frozen=True, tag="local"):
    """Another person at the same device."""

    name: Name | None = None


class FriendSeat(Incoming, frozen=True, tag="friend"):
    """For the first who opens the link."""


class AnybodySeat(Incoming, frozen=True, tag="anybody"):
    """For anybody from the lobby."""


class EngineSeat(Incoming, frozen=True, tag="engine"):
    level: LevelName


class BotSeat(Incoming, frozen=True, tag="bot"):
    """Invites a bot: the game begins when it has accepted."""

    bot: BotId


class PersonSeat(Incoming, frozen=True, tag="person"):
    """Challenges the person who keeps a name: the game begins when they have accepted, and is
    cancelled if they do not. For a game of two, against oneself."""

    name: Name


SeatChoice = MeSeat | LocalSeat | FriendSeat | AnybodySeat | EngineSeat | BotSeat | PersonSeat


class FromPosition(Incoming, frozen=True, tag="position"):
    position: PositionText


class FromRecord(Incoming, frozen=True, tag="record"):
    """Where a record's game stands after so many of its deals and moves (all of them, if null)."""

    record: RecordText
    tokens: Count | None = None


class FromGame(Incoming, frozen=True, tag="game"):
    """Where a game of this server stood after so many deals and moves."""

    game: GameId
    tokens: Count | None = None


Origin = FromPosition | FromRecord | FromGame


class CreateGame(Incoming, frozen=True):
    """`start`: the seat that starts, or null to draw it by lot. With an origin its seats, side and
    start player are those of the origin. `rated`: the result is to count for ratings; only between
    people who keep their names, from a fresh deal and with a clock."""

    id: CommandId
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=4)]
    variant: Variant = "coloured"
    start: Seat | None = None
    clock: Clock = NoClock()
    origin: Origin | None = None
    rated: bool | None = None


class KeepRecord(Incoming, frozen=True):
    """A finished game that was played elsewhere, to be kept with one's games, as one that was
    uploaded; the same request leads to the same game."""

    id: CommandId
    record: RecordText


# What quick pairing offers: two players, by a variant and a clock (`live/lobby/pair_kinds.py`).
PairKind = Literal["usual", "quick", "grey"]


class Pair(Incoming, frozen=True):
    """Play somebody: joins a game of this kind that waits, or opens one. The same request of the
    same guest leads to the same game, and so does every request while that is played. Only who has
    a socket is matched: open one first. `rated`: the game is, if both keep their names and want
    it. `finishers`: only with people who play their games to the end."""

    id: CommandId
    kind: PairKind = "usual"
    rated: bool = True
    finishers: bool = False


class SetName(Incoming, frozen=True):
    name: Name | None


class UseCode(Incoming, frozen=True):
    """A code of ten minutes, made on another device, or a recovery code."""

    code: Annotated[str, Meta(min_length=8, max_length=60)]


class BlockPlayer(Incoming, frozen=True):
    """The person of a seat; of a bot, its owner. Ids of people are nobody's but their own."""

    game: GameId
    seat: Seat


ReportKind = Literal["name", "stalling", "engine", "accounts", "greetings", "other"]
MAX_REPORT_LENGTH = 500


class ReportPlayer(Incoming, frozen=True):
    """Tells the host of the person of a seat; of a bot, its owner. Checked again by
    evora.server.domain.reports: length, control and bidi characters."""

    seat: Seat
    kind: ReportKind
    text: Annotated[str, Meta(max_length=2 * MAX_REPORT_LENGTH)] = ""


# In a calendar year of UTC.
DAYS_OFF_PER_YEAR = 14


class TakeDaysOff(Incoming, frozen=True):
    """From now on. No year has more of them, and the server says how many are left."""

    days: Annotated[int, Meta(ge=1, le=DAYS_OFF_PER_YEAR)]


# Whose invitations a bot takes.
Accepts = Literal["everyone", "owner", "nobody"]


class MakeBot(Incoming, frozen=True):
    name: Name
    accepts: Accepts = "owner"


class ChangeBot(Incoming, frozen=True):
    """What is null stays as it is."""

    name: Name | None = None
    accepts: Accepts | None = None


class SetAccepts(Incoming, frozen=True):
    accepts: Accepts
