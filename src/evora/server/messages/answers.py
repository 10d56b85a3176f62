"""Server → client: the answers to HTTP requests."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from evora.calls.encoded import Encoded
from evora.calls.review import ReviewView
from evora.calls.rules import EndReason
from evora.calls.words import Outgoing, Variant
from evora.server.messages.events import GameEvent
from evora.server.messages.games import Clock, GameSource, GameView, SeatKind
from evora.server.messages.host import HostNotice, HostState
from evora.server.messages.host_texts import HostPageName
from evora.server.messages.keys import PasskeysWork
from evora.server.messages.ratings import RatingView
from evora.server.messages.requests import Accepts, ReportKind


class Me(Outgoing, frozen=True):
    """Who asks: null before the first action that needs a guest. `kept`: the name is one's own, and
    one has a key to get back in with; `passkeys`: whether they work at this address; `host`: what
    the host has set; `banned`: who asks is, or their network; `renamed`: the host has changed their
    name, and they have not noted that yet; `pages`: those of the host."""

    guest: str | None
    name: str | None
    kept: bool
    passkeys: PasskeysWork
    protocol: int
    build: str
    levels: list[str]
    default_level: str
    secure: bool
    host: HostState
    banned: HostNotice | None
    renamed: bool
    pages: list[HostPageName] = field(default_factory=list)


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


class BlockView(Outgoing, frozen=True):
    """Somebody whom one has blocked. `seats`: theirs, in the game that was asked about."""

    block: str
    name: str | None
    created: int
    seats: list[int]


class BlockList(Outgoing, frozen=True):
    """The last one first."""

    blocks: list[BlockView]


class ReportView(Outgoing, frozen=True):
    """What one has reported. `looked_at`: by the host; what followed from it is not said."""

    game: str
    seat: int
    kind: ReportKind
    created: int
    looked_at: bool


class ReportList(Outgoing, frozen=True):
    """The last one first."""

    reports: list[ReportView]


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


class Paired(Outgoing, frozen=True):
    """Where quick pairing leads to. `unfinished`: back to the game that one still plays."""

    game: str
    view: GameView
    unfinished: bool


class GameSummary(Outgoing, frozen=True):
    """A line of "my games" or of the lobby. `bots`: the seats of bots, seated or invited; `rated`:
    its result counts for ratings; `ratings`: by seat, in the pool of the game; `kept`: the seats
    whose names lead to a page; `deadline`: when the running clock ends."""

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
    source: GameSource = "played"
    rated: bool = False
    ratings: list[RatingView | None] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    deadline: int | None = None


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


class GameReview(Outgoing, frozen=True):
    """The review of a finished game, computed by the server. `state`: whether there is one by
    today's engine (`done`), one is computed (`running`) or `waiting` for that, one can be asked for
    (`none`), or this server computes none (`off`). `review`: the finished one, perhaps of an older
    engine; `made`: when; `partial`: the one that is `running`, as far as it is.
    """

    state: Literal["off", "none", "waiting", "running", "done"]
    review: ReviewView | None
    partial: Encoded[ReviewView] | ReviewView | None
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
    "reserved_name",
    "name_taken",
    "name_too_soon",
    "bad_code",
    "bad_key",
    "last_key",
    "too_many_keys",
    "no_passkeys",
    "no_push",
    "no_mail",
    "bad_address",
    "mail_silenced",
    "no_game_finished",
    "bad_text",
    "blocks_full",
    "unknown_person",
    "yourself",
    "follows_full",
    "no_challenges",
    "challenges_full",
    "challenged_already",
    "challenged_often",
    "reported_already",
    "reports_full",
    "unknown_person",
    # what the host has set
    "banned",
    "read_only",
    "invitation_needed",
    # bots
    "bad_token",
    "unknown_bot",
    "bot_away",
    "bot_games",
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
    "still_playing",
    "pairing_paused",
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
    "not_ratable",
    "name_not_kept",
    "finishers_only",
    "rated_game",
    "rated_position",
    # the deal of the day
    "deal_not_yet",
    "deal_differs",
    "deal_elsewhere",
    "deal_finished",
    "deal_unfinished",
    "deals_full",
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
    `retry_ms`: when it makes sense to ask again; `notice`: what the host says about it.
    """

    code: ErrorCode
    field: str | None = None
    detail: str | None = None
    id: str | None = None
    seq: int | None = None
    retry_ms: int | None = None
    notice: HostNotice | None = None
