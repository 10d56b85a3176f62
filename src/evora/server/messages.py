"""Every message between the server and its clients, by direction, as closed types.

One decoder for what comes in (evora.server.api.decoding); the JSON Schema, the OpenAPI document and
the TypeScript types are made from here (evora.server.api.schema). The server sends codes with
parameters, never sentences. Seats, factories, lines, rows and columns count from 1; times are
milliseconds since 1970, durations milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Raised when a page of an older version could no longer understand the server.
PROTOCOL = 1

Seat = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0)]
Millis = Annotated[int, Meta(ge=0, le=10**15)]
# In Python a `$` also matches before a last line end, hence the look ahead.
GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{10}(?!\n)$")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}(?!\n)$")]
# Checked again by evora.server.domain.names: length in characters, control and bidi characters.
Name = Annotated[str, Meta(min_length=1, max_length=80)]
# evora.server.domain.bots makes them; the ids of people never begin like this.
BotId = Annotated[str, Meta(pattern=r"^bot-[0-9a-f]{16}(?!\n)$")]
LevelName = Annotated[str, Meta(pattern=r"^[a-z]{1,20}(?!\n)$")]
PositionText = Annotated[str, Meta(min_length=1, max_length=1000)]
MoveText = Annotated[str, Meta(min_length=3, max_length=3)]
TokenText = Annotated[str, Meta(min_length=2, max_length=60)]
RecordText = Annotated[str, Meta(min_length=1, max_length=100_000)]
Colour = Literal["B", "Y", "R", "K", "W"]
Variant = Literal["coloured", "grey"]


# Every class says for itself that it is frozen: type checkers ask for it.
# Messages are trees, so they need no garbage collector: with it, every full collection would walk
# through the history of all games in memory.
class _In(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, gc=False):
    """A client's message: unknown fields are refused, so that a typing error is noticed."""


class _Out(Struct, frozen=True, kw_only=True, gc=False):
    pass


# --- What happened on the boards: the core's events, for animation and for words


class Place(_Out, frozen=True):
    """`seat`: 0 on the table; `number`: factory or line; `space`: the first on a line or floor."""

    kind: Literal["bag", "lid", "factory", "centre", "line", "floor"]
    seat: int
    number: int
    space: int


class RoundStarted(_Out, frozen=True, tag_field="event"):
    round: int
    start: int


class BagRefilled(_Out, frozen=True, tag_field="event"):
    """The lid was poured into the bag: counts in the order BYRKW."""

    tiles: list[int]


class TilesMoved(_Out, frozen=True, tag_field="event"):
    colour: Colour
    count: int
    origin: Place
    target: Place


class MarkerMoved(_Out, frozen=True, tag_field="event"):
    """Space 0 of a floor is in front of the player: it costs nothing."""

    origin: Place
    target: Place


class TilePlaced(_Out, frozen=True, tag_field="event"):
    seat: int
    colour: Colour
    row: int
    column: int
    horizontal: int
    vertical: int
    points: int


class FloorScored(_Out, frozen=True, tag_field="event"):
    seat: int
    spaces: int
    cost: int
    lost: int
    score: int


class RoundEnded(_Out, frozen=True, tag_field="event"):
    round: int
    idle_rounds: int


class BonusScored(_Out, frozen=True, tag_field="event"):
    seat: int
    kind: Literal["row", "column", "colour"]
    which: int
    points: int


class GameEnded(_Out, frozen=True, tag_field="event"):
    reason: Literal["row", "stalled", "no_tiles"]
    winners: list[int]
    scores: list[int]


Effect = (
    RoundStarted
    | BagRefilled
    | TilesMoved
    | MarkerMoved
    | TilePlaced
    | FloorScored
    | RoundEnded
    | BonusScored
    | GameEnded
)


# --- A position, and what may be played in it


class BoardView(_Out, frozen=True):
    """`spaces[row][column]`: the colours that may still go there, '' where a tile lies."""

    score: int
    lines: list[str]
    wall: list[str]
    spaces: list[list[str]]
    floor: str
    floor_cost: int
    projected_score: int


class PositionView(_Out, frozen=True):
    """`marker`: 0 the centre, else a seat, or null; `last_round`: the game ends with it, so far."""

    text: str
    variant: Variant
    players: int
    round: int
    phase: Literal["deal", "offer", "tiling", "over"]
    to_move: int | None
    start: int
    factories: list[str]
    centre: str
    marker: int | None
    bag: list[int]
    lid: list[int]
    boards: list[BoardView]
    last_round: bool


class ColumnPoints(_Out, frozen=True):
    column: int
    points: int


class LegalMove(_Out, frozen=True):
    """A legal move and its preview. `source`, `colour`, `destination` for the offer; `line`,
    `column` for tiling. `falls`: tiles to the floor; `floor_cost`: what it adds there, the
    marker included; `points`: of the tile if tiling came now; `columns`: where it could go,
    with its points.
    """

    move: str
    source: int | None
    colour: Colour | None
    destination: int | None
    line: int | None
    column: int | None
    takes_marker: bool
    falls: int
    lost_to_lid: int
    floor_cost: int
    completes: bool
    points: int
    columns: list[ColumnPoints]
    projected_score: int


class Barred(_Out, frozen=True):
    """What the seat to move may not do, and why, by the core's reasons (`IllegalReason.kind`).
    Offer: `line` does not take `colours` (any, if ''); `holds`: what lies in it. Tiling: `columns`
    of the wall row of `line` cannot take its tile; `other_line`: only `line` can be tiled now.
    """

    why: Literal["line_full", "line_holds", "row_has", "other_line", "space_taken", "column_has"]
    line: int
    colours: str
    columns: list[int]
    holds: Colour | None


class SeatRound(_Out, frozen=True):
    """What a seat won and lost in a round."""

    placed: list[TilePlaced]
    gained: int
    cost: int
    lost: int
    score: int


class RoundTotal(_Out, frozen=True):
    round: int
    seats: list[SeatRound]


class Step(_Out, frozen=True):
    """One deal or move of a game, with the position after it. `seat` is null for a deal."""

    token: str
    seat: int | None
    effects: list[Effect]
    position: PositionView


# --- A game, as one of its clients sees it


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    pass


class BudgetClock(Struct, frozen=True, kw_only=True, tag="budget", forbid_unknown_fields=True):
    """A budget for the game, and a credit for every turn."""

    initial_ms: Annotated[int, Meta(ge=10_000, le=24 * 3_600_000)]
    credit_ms: Annotated[int, Meta(ge=0, le=600_000)]


class DaysClock(Struct, frozen=True, kw_only=True, tag="days", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | BudgetClock | DaysClock

SeatKind = Literal["open", "guest", "local", "engine"]
# Why a seat no longer plays for itself; with three and four players an engine plays it on.
OutReason = Literal["resigned", "time", "claimed"]
EndReason = Literal[
    "row", "stalled", "no_tiles", "resigned", "time", "forfeit", "abandoned", "cancelled"
]


class SeatView(_Out, frozen=True):
    """`level`: of the engine that plays the seat; `yours`: this client moves for it; `left_ms`: on
    its clock when its turn began or, when it is not to move, now. `bot`: a program plays it for
    its owner; on an open seat, the bot of this name is invited.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    yours: bool
    online: bool
    out: OutReason | None
    left_ms: int | None
    bot: bool = False


class OfferView(_Out, frozen=True):
    """An open question: to take back to after `tokens` deals and moves, or to end the game."""

    seat: int
    what: Literal["undo", "abandon"]
    tokens: int | None
    waiting_for: list[int]


class AbsenceView(_Out, frozen=True):
    """The seat to move is away; from `claim_at` on the others may claim it or give it to an
    engine.
    """

    seat: int
    since: int
    claim_at: int


class ResultView(_Out, frozen=True):
    """`decided_by`: why the winners have won by the rules; null if the game ended early."""

    reason: EndReason
    winners: list[int]
    decided_by: Literal["points", "rows", "shared"] | None
    scores: list[int]
    bonuses: list[BonusScored]


class GameView(_Out, frozen=True):
    """`seq`: the last event that this view contains; `legal`, `barred`: only for who moves for the
    seat to move; `undo`: 'free' takes back at once, 'ask' asks the others; `deadline`: when the
    running clock ends; `invited`: the seat that waits for this client to accept or decline.
    """

    game: str
    seq: int
    status: Literal["waiting", "playing", "over"]
    variant: Variant
    players: int
    clock: Clock
    listed: bool
    seats: list[SeatView]
    yours: list[int]
    creator: bool
    position: PositionView | None
    tokens: int
    to_move: int | None
    legal: list[LegalMove] | None
    barred: list[Barred] | None
    deadline: int | None
    now: int
    undo: Literal["free", "ask"] | None
    undo_seat: int | None
    offer: OfferView | None
    absence: AbsenceView | None
    result: ResultView | None
    rounds: list[RoundTotal]
    origin: str | None
    rematch: str | None
    seed_hash: str
    seed: str | None
    invited: int | None = None


# --- Events of a game: its log, as clients see it


class Created(_Out, frozen=True, tag="created"):
    seed_hash: str


class Joined(_Out, frozen=True, tag="joined"):
    seat: int


class Left(_Out, frozen=True, tag="left"):
    """A player left their seat before the game began."""

    seat: int


class Declined(_Out, frozen=True, tag="declined"):
    """A bot declined its invitation, or it was withdrawn: the seat is free for anybody."""

    seat: int


class Started(_Out, frozen=True, tag="started"):
    start: int
    position: str


class Dealt(_Out, frozen=True, tag="dealt"):
    deal: str
    effects: list[Effect]


class Moved(_Out, frozen=True, tag="moved"):
    """`by`: the seat's player, its engine, or an engine that stands in for a player who left."""

    seat: int
    move: str
    by: Literal["player", "engine", "standin"]
    effects: list[Effect]


class Undone(_Out, frozen=True, tag="undone"):
    """The game is back to where it was after `tokens` deals and moves."""

    seat: int
    tokens: int


class Offered(_Out, frozen=True, tag="offered"):
    seat: int
    what: Literal["undo", "abandon"]


class Answered(_Out, frozen=True, tag="answered"):
    """The offer's own seat answers false when it withdraws it."""

    seat: int
    accept: bool


class SeatOut(_Out, frozen=True, tag="seat_out"):
    """A seat no longer plays for itself; `by`: who claimed it."""

    seat: int
    reason: OutReason
    by: int | None


class SeatGiven(_Out, frozen=True, tag="seat_given"):
    """A seat was given to an engine, which plays it from now on as its own."""

    seat: int
    level: str
    by: int


class ClockMended(_Out, frozen=True, tag="clock_mended"):
    """The server was away: the running clock got that time back."""

    downtime_ms: int


class Ended(_Out, frozen=True, tag="ended"):
    reason: EndReason
    winners: list[int]
    scores: list[int]


class RematchMade(_Out, frozen=True, tag="rematch"):
    game: str


EventBody = (
    Created
    | Joined
    | Left
    | Declined
    | Started
    | Dealt
    | Moved
    | Undone
    | Offered
    | Answered
    | SeatOut
    | SeatGiven
    | ClockMended
    | Ended
    | RematchMade
)


class GameEvent(_Out, frozen=True):
    seq: int
    time: int
    body: EventBody


# --- Client → server: commands to a game. Each applies at most once, and only at the seq it expects


class _Command(_In, frozen=True):
    id: CommandId
    seq: Count


class Join(_Command, frozen=True, tag="join"):
    seat: Seat | None = None


class Leave(_Command, frozen=True, tag="leave"):
    pass


class Decline(_Command, frozen=True, tag="decline"):
    """A bot declines an invitation (joining accepts it); or who made the game withdraws it."""

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


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new game with the same people and settings; the first request makes it."""


Command = (
    Join | Leave | Decline | Cancel | Play | Undo | OfferEnd | Answer | Resign | Claim | Rematch
)


# --- Client → server: the bodies of HTTP requests


class MeSeat(_In, frozen=True, tag="me"):
    pass


class LocalSeat(_In, frozen=True, tag="local"):
    """Another person at the same device."""

    name: Name | None = None


class FriendSeat(_In, frozen=True, tag="friend"):
    """For the first who opens the link."""


class AnybodySeat(_In, frozen=True, tag="anybody"):
    """For anybody from the lobby."""


class EngineSeat(_In, frozen=True, tag="engine"):
    level: LevelName


class BotSeat(_In, frozen=True, tag="bot"):
    """Invites a bot: the game begins when it has accepted."""

    bot: BotId


SeatChoice = MeSeat | LocalSeat | FriendSeat | AnybodySeat | EngineSeat | BotSeat


class FromPosition(_In, frozen=True, tag="position"):
    position: PositionText


class FromRecord(_In, frozen=True, tag="record"):
    """Where a record's game stands after so many of its deals and moves (all of them, if null)."""

    record: RecordText
    tokens: Count | None = None


class FromGame(_In, frozen=True, tag="game"):
    """Where a game of this server stood after so many deals and moves."""

    game: GameId
    tokens: Count | None = None


Origin = FromPosition | FromRecord | FromGame


class CreateGame(_In, frozen=True):
    """`start`: the seat that starts, or null to draw it by lot. With an origin its seats, side and
    start player are those of the origin."""

    id: CommandId
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=4)]
    variant: Variant = "coloured"
    start: Seat | None = None
    clock: Clock = NoClock()
    origin: Origin | None = None


# What quick pairing offers: two players, by a variant and a clock (evora.server.live.pairing).
PairKind = Literal["usual", "quick", "grey"]


class Pair(_In, frozen=True):
    """Play somebody: joins the oldest game of this kind that waits, or opens one. The same request
    of the same guest leads to the same game."""

    id: CommandId
    kind: PairKind = "usual"


class SetName(_In, frozen=True):
    name: Name | None


class UseCode(_In, frozen=True):
    code: Annotated[str, Meta(min_length=8, max_length=20)]


# Whose invitations a bot takes.
Accepts = Literal["everyone", "owner", "nobody"]


class MakeBot(_In, frozen=True):
    name: Name
    accepts: Accepts = "owner"


class ChangeBot(_In, frozen=True):
    """What is null stays as it is."""

    name: Name | None = None
    accepts: Accepts | None = None


class SetAccepts(_In, frozen=True):
    accepts: Accepts


class AskLegal(_In, frozen=True):
    position: PositionText


class AskPlay(_In, frozen=True):
    position: PositionText
    moves: Annotated[list[TokenText], Meta(max_length=400)]


class AskRecord(_In, frozen=True):
    record: RecordText


# --- Server → client: the answers to HTTP requests


class Me(_Out, frozen=True):
    """Who asks: null before the first action that needs a guest."""

    guest: str | None
    name: str | None
    protocol: int
    build: str
    levels: list[str]
    default_level: str
    secure: bool


class CodeMade(_Out, frozen=True):
    """A one-time code that brings one's games to another device."""

    code: str
    expires: int


class BotView(_Out, frozen=True):
    """`online`: its program is connected; `owner`: the name of the guest whose bot it is."""

    bot: str
    name: str
    owner: str | None
    accepts: Accepts
    online: bool
    yours: bool
    created: int


class BotList(_Out, frozen=True):
    bots: list[BotView]


class BotMade(_Out, frozen=True):
    """The token is shown this once: the server keeps only its hash."""

    bot: BotView
    token: str


class DeviceView(_Out, frozen=True):
    """A browser that is signed in. `browser` and `system`: a kind, if it is known; `seen`: the day
    of its last visit, null if it has not been noted yet; `current`: the one that asks."""

    device: str
    browser: str | None
    system: str | None
    created: int
    seen: int | None
    current: bool


class DeviceList(_Out, frozen=True):
    devices: list[DeviceView]


class CodeState(_Out, frozen=True):
    """`open`: a code that one has made can still be used."""

    open: bool


class GameMade(_Out, frozen=True):
    game: str
    view: GameView


class GameSummary(_Out, frozen=True):
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
    bots: list[int] = []


class GameList(_Out, frozen=True):
    """`next`: what to give as `before` for more, or null."""

    games: list[GameSummary]
    next: str | None


class WatchedGame(_Out, frozen=True):
    """A game from the lobby that is being played. `watchers`: who do not play in it."""

    game: GameSummary
    watchers: int


class PairCounts(_Out, frozen=True):
    """For each kind of pairing how many others wait for an opponent."""

    usual: int
    quick: int
    grey: int


class Live(_Out, frozen=True):
    """Who is here: people with an open page, people whom one could play now, games to watch."""

    here: int
    waiting: PairCounts
    games: list[WatchedGame]


class EventList(_Out, frozen=True):
    events: list[GameEvent]
    view: GameView


class LegalAnswer(_Out, frozen=True):
    position: PositionView
    legal: list[LegalMove]
    barred: list[Barred]


class PlayAnswer(_Out, frozen=True):
    """The steps of a sequence of moves, and what may be played at their end.

    `names` and `levels`: by seat, a person's name or the level of an engine, as far as known;
    `yours`: the seats that this client had in a game of this server; `bots`: their seats.
    """

    start: PositionView
    steps: list[Step]
    legal: list[LegalMove]
    barred: list[Barred]
    rounds: list[RoundTotal]
    bonuses: list[BonusScored]
    names: list[str | None]
    levels: list[str | None]
    yours: list[int]
    result: ResultView | None
    bots: list[int] = []


class Applied(_Out, frozen=True, tag="applied"):
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


class Refused(_Out, frozen=True, tag="refused"):
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


# --- The socket. Client → server


class Hello(_In, frozen=True, tag="hello"):
    """The first message. A page with another protocol has to reload."""

    protocol: int


class Watch(_In, frozen=True, tag="watch"):
    """Follow a game from after `since` on: its owner, a player, or anybody with the link."""

    game: GameId
    since: Count


class Unwatch(_In, frozen=True, tag="unwatch"):
    game: GameId


class WatchLobby(_In, frozen=True, tag="watch_lobby"):
    on: bool


class DoCommand(_In, frozen=True, tag="command"):
    game: GameId
    command: Command


class Ping(_In, frozen=True, tag="ping"):
    sent: Millis


# Instead of a chat. Not part of the game: nothing of it is stored.
Greeting = Literal["hello", "luck", "nice", "thanks", "moment"]


class Greet(_In, frozen=True, tag="greet"):
    """Says something to all who watch a game; only for its players."""

    game: GameId
    greeting: Greeting


ClientMessage = Hello | Watch | Unwatch | WatchLobby | DoCommand | Ping | Greet


# --- The socket. Server → client


class Welcome(_Out, frozen=True, tag="welcome"):
    protocol: int
    build: str
    guest: str | None


class Outdated(_Out, frozen=True, tag="outdated"):
    """The page is of another protocol: it should reload."""

    protocol: int


class Update(_Out, frozen=True, tag="update"):
    """Events in order, without a gap from `since` to the view's seq, and how the game stands then.
    Without events: a guest came or went, or a name changed."""

    game: str
    since: int
    events: list[GameEvent]
    view: GameView


class Lobby(_Out, frozen=True, tag="lobby"):
    """`games` wait for somebody; `live` can be watched; `waiting`, `here`: as in Live."""

    games: list[GameSummary]
    live: list[WatchedGame]
    waiting: PairCounts
    here: int


class Greeted(_Out, frozen=True, tag="greeted"):
    """A player said something. It is told once, and is in no log."""

    game: str
    seat: int
    greeting: Greeting


class Pong(_Out, frozen=True, tag="pong"):
    sent: int
    now: int


class Closing(_Out, frozen=True, tag="closing"):
    """The server goes down and will be back: connect again after a while."""

    retry_ms: int


# --- The stream of a bot (ndjson). Server → bot


class BotState(_Out, frozen=True, tag="state"):
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


class Alive(_Out, frozen=True, tag="alive"):
    """Nothing happened for a while: the connection still stands."""

    now: int


class StreamClosed(_Out, frozen=True, tag="closed"):
    """The last line. `replaced`: the same token opened another stream; `slow`: it did not read;
    `revoked`: the token is no longer good."""

    reason: Literal["replaced", "slow", "revoked"]


BotMessage = BotState | Update | Alive | Closing | StreamClosed

ServerMessage = Welcome | Outdated | Update | Lobby | Greeted | Pong | Closing | Applied | Refused
