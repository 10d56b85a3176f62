"""Server → client: the answers to HTTP requests."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from evora.calls.review import ReviewView
from evora.calls.rules import EndReason
from evora.calls.words import Outgoing, Variant
from evora.server.messages.events import GameEvent
from evora.server.messages.games import Clock, GameView, SeatKind
from evora.server.messages.requests import Accepts


class Me(Outgoing, frozen=True):
    """Who asks: null before the first action that needs a guest."""

    guest: str | None
    name: str | None
    protocol: int
    build: str
    levels: list[str]
    default_level: str
    secure: bool


class CodeMade(Outgoing, frozen=True):
    """A one-time code that brings one's games to another device."""

    code: str
    expires: int


class BotView(Outgoing, frozen=True):
    """`online`: its program is connected; `owner`: the name of the guest whose bot it is."""

    bot: str
    name: str
    owner: str | None
    accepts: Accepts
    online: bool
    yours: bool
    created: int


class BotList(Outgoing, frozen=True):
    bots: list[BotView]


class BotMade(Outgoing, frozen=True):
    """The token is shown this once: the server keeps only its hash."""

    bot: BotView
    token: str


class DeviceView(Outgoing, frozen=True):
    """A browser that is signed in. `browser` and `system`: a kind, if it is known; `seen`: the day
    of its last visit, null if it has not been noted yet; `current`: the one that asks."""

    device: str
    browser: str | None
    system: str | None
    created: int
    seen: int | None
    current: bool


class DeviceList(Outgoing, frozen=True):
    devices: list[DeviceView]


class DaysOff(Outgoing, frozen=True):
    """`left`: days off that are left this year, `of` so many; `ends`: when those that run now are
    over, null if none do."""

    left: int
    of: int
    ends: int | None
    now: int


class CodeState(Outgoing, frozen=True):
    """`open`: a code that one has made can still be used."""

    open: bool


class GameMade(Outgoing, frozen=True):
    game: str
    view: GameView


class GameSummary(Outgoing, frozen=True):
    """A line of "my games" or of the lobby. `bots`: the seats of bots, seated or invited."""

    game: str
    status: Literal["waiting", "playing", "over"]
    variant: Variant
    players: int
    clock: Clock
    names: list[str | None]
    kinds: list[SeatKind]
    levels: list[str | None]
    yours: list[int]
    to_move: int | None
    your_turn: bool
    scores: list[int]
    winners: list[int]
    reason: EndReason | None
    round: int
    created: int
    changed: int
    bots: list[int] = field(default_factory=list)


class GameList(Outgoing, frozen=True):
    """`next`: what to give as `before` for more, or null."""

    games: list[GameSummary]
    next: str | None


class WatchedGame(Outgoing, frozen=True):
    """A game from the lobby that is being played. `watchers`: who do not play in it."""

    game: GameSummary
    watchers: int


class PairCounts(Outgoing, frozen=True):
    """For each kind of pairing how many others wait for an opponent; `other`: games in the lobby
    that are of none of these kinds."""

    usual: int
    quick: int
    grey: int
    other: int


class Live(Outgoing, frozen=True):
    """Who is here: people with an open page, people whom one could play now, games to watch."""

    here: int
    waiting: PairCounts
    games: list[WatchedGame]


class EventList(Outgoing, frozen=True):
    events: list[GameEvent]
    view: GameView


class KeptReview(Outgoing, frozen=True):
    """The best review of a game that was sent, computed in the browser of a visitor; null if there
    is none. `made`: when it was sent.
    """

    review: ReviewView | None
    made: int | None


class Applied(Outgoing, frozen=True, tag="applied"):
    """A command was applied (now or before): its events end at `seq`; `game`: a rematch."""

    id: str
    seq: int
    game: str | None = None


ErrorCode = Literal[
    # the message
    "bad_json",
    "bad_field",
    "unknown_type",
    "too_large",
    "too_many",
    "wrong_origin",
    "wrong_host",
    "not_found",
    "id_used",
    "method_not_allowed",
    # who asks
    "no_guest",
    "bad_name",
    "bad_code",
    # bots
    "bad_token",
    "unknown_bot",
    "bot_away",
    "not_for_bots",
    # the game
    "unknown_game",
    "stale",
    "not_your_seat",
    "not_your_turn",
    "game_over",
    "not_started",
    "already_started",
    "no_seat_free",
    "open_games",
    "already_seated",
    "nothing_to_undo",
    "undo_across_deal",
    "game_too_long",
    "offer_open",
    "no_offer",
    "asked_already",
    "not_away",
    "player_left",
    "no_time_to_give",
    "on_holiday",
    "no_days_off",
    "not_creator",
    # rules
    "bad_position",
    "bad_move",
    "illegal_move",
    "bad_record",
    # the server
    "engines_busy",
    "busy",
    "unavailable",
    "closing",
]


class Refused(Outgoing, frozen=True, tag="refused"):
    """A request that changed nothing. `field`: which one is wrong; `detail`: for developers, in
    English; `id`: of the command; `seq`: the game's, when the command expected another;
    `retry_ms`: when it makes sense to ask again.
    """

    code: ErrorCode
    field: str | None = None
    detail: str | None = None
    id: str | None = None
    seq: int | None = None
    retry_ms: int | None = None
