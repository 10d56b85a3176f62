"""The rules, in C++. Use the names that the evora package exports."""

from collections.abc import (
    Callable,
    Collection,
    Iterable,
    Iterator,
    Mapping,
    Sequence
)
from typing import (
    Any,
    Literal,
    Self,
    SupportsIndex,
    TypeVar,
    overload
)

from numpy import bool_, float32
from numpy.typing import NDArray


_Array = TypeVar("_Array")

RULES_VERSION: int = 1

COLOURS: str = 'BYRKW'

FLOOR_COSTS: tuple[int, ...] = ...

ACTION_COUNT: int = 325

MIN_PLAYERS: int = 2

MAX_PLAYERS: int = 4

FACTORY_SIZE: int = 4

TILES_PER_COLOUR: int = 20

BONUSES: dict[str, int] = ...

FACTORIES: dict[int, int] = ...

WALL: tuple[str, ...] = ...

class Variant:
    """The side of the boards: 'coloured' or 'grey'."""

    def __init__(self, text: str | Variant) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __lt__(self, arg: Variant, /) -> bool: ...

    def __le__(self, arg: Variant, /) -> bool: ...

    def __gt__(self, arg: Variant, /) -> bool: ...

    def __ge__(self, arg: Variant, /) -> bool: ...

COLOURED: Variant = ...

GREY: Variant = ...

VARIANTS: tuple[Variant, ...] = ...

class Move:
    """
    A player's move: '3R2' takes all red from factory 3 to line 2, '0B0' all blue from
    the centre to the floor, '2@4' (grey side) puts the tile of line 2 in column 4.

    Moves are ordered by their action id: source * 30 + colour * 6 + destination for
    the offer (0 to 299), 300 + (line - 1) * 5 + (column - 1) for tiling (300 to 324).
    """

    def __init__(self, text: str) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __lt__(self, arg: Move, /) -> bool: ...

    def __le__(self, arg: Move, /) -> bool: ...

    def __gt__(self, arg: Move, /) -> bool: ...

    def __ge__(self, arg: Move, /) -> bool: ...

    @staticmethod
    def from_action(action: SupportsIndex) -> Move:
        """The move with this action id (0 to 324)."""

    @property
    def action(self) -> int:
        """The action id, 0 to 324."""

    @property
    def is_tiling(self) -> bool:
        """Whether this is a wall placement (grey side)."""

    @property
    def source(self) -> int | None:
        """0 for the centre, else the factory; None for a tiling move."""

    @property
    def colour(self) -> str | None:
        """The letter of the colour taken; None for a tiling move."""

    @property
    def destination(self) -> int | None:
        """0 for the floor, else the line; None for a tiling move."""

    @property
    def line(self) -> int | None:
        """The line that is tiled; None for an offer move."""

    @property
    def column(self) -> int | None:
        """The wall column; None for an offer move."""

class Deal:
    """What chance puts on the factories: '=BBRK/YYWW/RKKW/BYRK/BRWW'."""

    def __init__(self, text: str) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    @property
    def factories(self) -> tuple[str, ...]:
        """The tiles of every factory, '' for an empty one."""

class Seed:
    """
    What the deals of a game follow from. 64 lower-case hex digits are the seed itself;
    any other text is hashed. A whole number means its text: Seed(7) is Seed('7').
    A seed never sits in a position.
    """

    def __init__(self, text: str | SupportsIndex) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @staticmethod
    def random() -> Seed:
        """A seed from the operating system."""

    @property
    def hash(self) -> str:
        """
        The SHA-256 of the seed: what a game may show before its first deal (SeedHash).
        """

    def deal(self, position: Position) -> Deal:
        """
        The deal of the position's round; it depends on the round, the bag and the lid only.
        """

    def start_player(self, players: SupportsIndex) -> int:
        """The start player drawn by lot."""

    def player_seed(self, tokens: SupportsIndex) -> int:
        """
        What a computer player leaves to chance after so many deals and moves of the game; below 2**53.
        The seed cannot be worked out from it.
        """

def parse_token(text: str) -> Move | Deal:
    """
    The move or deal that a text means, as in a record; InvalidMoveError for any other text.
    """

class Place:
    """
    Where tiles come from or go to. `kind` is bag, lid, factory, centre, line or floor; `seat`
    is 0 on the table; `number` the factory or line; `space` the first space on a line or floor.
    """

    def __init__(self, kind: Literal['bag', 'lid', 'factory', 'centre', 'line', 'floor'], seat: int, number: int, space: int) -> None: ...

    @property
    def kind(self) -> Literal['bag', 'lid', 'factory', 'centre', 'line', 'floor']: ...

    @property
    def seat(self) -> int: ...

    @property
    def number(self) -> int: ...

    @property
    def space(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("kind", "seat", "number", "space")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class RoundStarted:
    """A round begins; `start` is its start player."""

    def __init__(self, round: int, start: int) -> None: ...

    @property
    def round(self) -> int: ...

    @property
    def start(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("round", "start")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class BagRefilled:
    """
    The lid was poured into the bag; `tiles` are counts in the order BYRKW.
    """

    def __init__(self, tiles: list[int]) -> None: ...

    @property
    def tiles(self) -> list[int]: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("tiles",)

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class TilesMoved:
    """`count` tiles of a colour went from `origin` to `target`."""

    def __init__(self, colour: str, count: int, origin: Place, target: Place) -> None: ...

    @property
    def colour(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def origin(self) -> Place: ...

    @property
    def target(self) -> Place: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("colour", "count", "origin", "target")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class MarkerMoved:
    """
    The start marker moved. Space 0 of a floor is in front of the player: it costs nothing.
    """

    def __init__(self, origin: Place, target: Place) -> None: ...

    @property
    def origin(self) -> Place: ...

    @property
    def target(self) -> Place: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("origin", "target")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class TilePlaced:
    """A tile went from its complete line to the wall, and scored."""

    def __init__(self, seat: int, colour: str, row: int, column: int, horizontal: int, vertical: int, points: int) -> None: ...

    @property
    def seat(self) -> int: ...

    @property
    def colour(self) -> str: ...

    @property
    def row(self) -> int: ...

    @property
    def column(self) -> int: ...

    @property
    def horizontal(self) -> int: ...

    @property
    def vertical(self) -> int: ...

    @property
    def points(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("seat", "colour", "row", "column", "horizontal", "vertical", "points")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class FloorScored:
    """
    A floor line was scored: `cost` of its spaces, `lost` (no score drops below 0), new `score`.
    """

    def __init__(self, seat: int, spaces: int, cost: int, lost: int, score: int) -> None: ...

    @property
    def seat(self) -> int: ...

    @property
    def spaces(self) -> int: ...

    @property
    def cost(self) -> int: ...

    @property
    def lost(self) -> int: ...

    @property
    def score(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("seat", "spaces", "cost", "lost", "score")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class RoundEnded:
    """A round is over; `idle_rounds` in a row brought no tile to a wall."""

    def __init__(self, round: int, idle_rounds: int) -> None: ...

    @property
    def round(self) -> int: ...

    @property
    def idle_rounds(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("round", "idle_rounds")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class BonusScored:
    """
    A final bonus: `kind` row, column or colour; `which` of the five, counted from 1.
    """

    def __init__(self, seat: int, kind: Literal['row', 'column', 'colour'], which: int, points: int) -> None: ...

    @property
    def seat(self) -> int: ...

    @property
    def kind(self) -> Literal['row', 'column', 'colour']: ...

    @property
    def which(self) -> int: ...

    @property
    def points(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("seat", "kind", "which", "points")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class GameEnded:
    """The end: `reason` is row, stalled or no_tiles."""

    def __init__(self, reason: Literal['row', 'stalled', 'no_tiles'], winners: list[int], scores: list[int]) -> None: ...

    @property
    def reason(self) -> Literal['row', 'stalled', 'no_tiles']: ...

    @property
    def winners(self) -> list[int]: ...

    @property
    def scores(self) -> list[int]: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("reason", "winners", "scores")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class ClosingRow:
    """
    A wall row that ends the game with this round. `how` is 'done' (the row is complete), 'sure' (the tile of
    its complete line will complete it) or 'maybe' (on the grey side another tile of the same tiling can still
    take the column).
    """

    def __init__(self, seat: int, row: int, how: Literal['done', 'sure', 'maybe']) -> None: ...

    @property
    def seat(self) -> int: ...

    @property
    def row(self) -> int: ...

    @property
    def how(self) -> Literal['done', 'sure', 'maybe']: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("seat", "row", "how")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class Preview:
    """
    What a move would do.

    `falls`: tiles that go to the floor line or past it; `lost_to_lid`: those that find no space;
    `floor_cost`: what the move adds to the floor's cost, the marker included; `completes`: the line
    is complete; `columns`: (column, points) of every place its tile could go to; `points`: of its tile
    if tiling came now (grey side: the best column); `projected_score`: the mover's score if the round
    ended right after the move.
    """

    def __init__(self, takes_marker: bool, falls: int, lost_to_lid: int, floor_cost: int, completes: bool, points: int, columns: list[tuple[int, int]], projected_score: int) -> None: ...

    @property
    def takes_marker(self) -> bool: ...

    @property
    def falls(self) -> int: ...

    @property
    def lost_to_lid(self) -> int: ...

    @property
    def floor_cost(self) -> int: ...

    @property
    def completes(self) -> bool: ...

    @property
    def points(self) -> int: ...

    @property
    def columns(self) -> list[tuple[int, int]]: ...

    @property
    def projected_score(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("takes_marker", "falls", "lost_to_lid", "floor_cost", "completes", "points", "columns", "projected_score")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class IllegalReason:
    """
    Why a move is not legal; str() of it is the sentence of the error. What a kind does not name is None:
    `source` (0 is the centre), `colour` (of the tiles), `line`, `column` (of the wall), `holds` (the colour in
    the line), `players` (at the table).
    """

    def __init__(self, kind: Literal['deal_next', 'over', 'offer_next', 'tiling_next', 'no_factory', 'no_tiles', 'line_full', 'line_holds', 'row_has', 'other_line', 'space_taken', 'column_has'], source: int | None, colour: str | None, line: int | None, column: int | None, holds: str | None, players: int | None) -> None: ...

    @property
    def kind(self) -> Literal['deal_next', 'over', 'offer_next', 'tiling_next', 'no_factory', 'no_tiles', 'line_full', 'line_holds', 'row_has', 'other_line', 'space_taken', 'column_has']: ...

    @property
    def source(self) -> int | None: ...

    @property
    def colour(self) -> str | None: ...

    @property
    def line(self) -> int | None: ...

    @property
    def column(self) -> int | None: ...

    @property
    def holds(self) -> str | None: ...

    @property
    def players(self) -> int | None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("kind", "source", "colour", "line", "column", "holds", "players")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

    def __str__(self) -> str: ...

class Reason:
    """
    A fact that makes one move better than another; docs/review.md lists the kinds.

    `sure`: it holds at once, or both variations were searched to the end of the round. Otherwise it is what the engine
    expects. What a kind does not name is None.
    """

    def __init__(self, kind: Literal['wins', 'points', 'floor', 'bonus', 'near', 'round', 'denies', 'leaves', 'floods', 'holds_back', 'starter', 'ends', 'goes_on', 'unfinished'], sure: bool, seat: int | None, line: int | None, count: int | None, of: str | None, colour: str | None, which: int | None, points: int | None, instead: int | None) -> None: ...

    @property
    def kind(self) -> Literal['wins', 'points', 'floor', 'bonus', 'near', 'round', 'denies', 'leaves', 'floods', 'holds_back', 'starter', 'ends', 'goes_on', 'unfinished']: ...

    @property
    def sure(self) -> bool: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def line(self) -> int | None: ...

    @property
    def count(self) -> int | None: ...

    @property
    def of(self) -> str | None: ...

    @property
    def colour(self) -> str | None: ...

    @property
    def which(self) -> int | None: ...

    @property
    def points(self) -> int | None: ...

    @property
    def instead(self) -> int | None: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    __match_args__ = ("kind", "sure", "seat", "line", "count", "of", "colour", "which", "points", "instead")

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def as_dict(self) -> dict[str, Any]:
        """
        The fields as a dict of plain values, ready for JSON; of an event with its name.
        """

class Board:
    """
    One player's board; its text is the part of a position that describes it.
    """

    def __init__(self, text: str) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @property
    def score(self) -> int: ...

    @property
    def lines(self) -> tuple[str, ...]:
        """The pattern lines from top to bottom, such as 'RR' or ''."""

    @property
    def wall(self) -> tuple[str, ...]:
        """The wall rows from top to bottom, such as 'B..K.'."""

    @property
    def complete_rows(self) -> int:
        """How many rows of the wall are complete."""

    @property
    def floor(self) -> str:
        """
        What lies on the floor line in the order in which it fell; '1' is the start marker.
        """

    @property
    def floor_cost(self) -> int:
        """What the floor line costs as it is."""

    def as_dict(self) -> dict[str, Any]:
        """The attributes as a dict of plain values, ready for JSON."""

    def svg(self: Board, *, theme: Literal['light', 'dark'] = 'light', variant: Variant | str | None = None, name: str | None = None) -> str:
        """
        The board as SVG; without `variant` its side is what its tiles allow, coloured if both.
        """

    def png(self: Board, *, theme: Literal['light', 'dark'] = 'light', variant: Variant | str | None = None, name: str | None = None) -> bytes:
        """
        The picture of `svg` as PNG; an ImportError says which package is missing.
        """

class LegalMoves(Sequence[Move]):
    """
    The legal moves of a position, in the order of their action ids: a sequence that is listed when asked for.
    """

    def __len__(self) -> int: ...

    def __bool__(self) -> bool: ...

    def __contains__(self, move: object) -> bool: ...

    def __iter__(self) -> Iterator[Move]: ...

    def __reversed__(self) -> Iterator[Move]: ...

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...

    def index(self, value: object, start: int = 0, stop: int = ...) -> int:
        """The place of a move; ValueError if it is not legal."""

    def count(self, value: object) -> int:
        """1 for a legal move, else 0."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def by_action(self, action: SupportsIndex) -> Move:
        """The legal move with this action id; IllegalMoveError if there is none."""

    def actions(self) -> list[int]:
        """The action ids, ascending."""

    def __repr__(self) -> str: ...

class Position:
    """
    Everything that is public about a game, as an immutable value; nothing of its future.

    Built from its text, or by new(). Seats, factories, lines and columns count from 1.
    """

    def __init__(self, text: str) -> None: ...

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    @staticmethod
    def new(players: SupportsIndex = 2, variant: Variant | str = 'coloured', start: SupportsIndex = 1) -> Position:
        """A new game, before its first deal."""

    def as_dict(self) -> dict[str, Any]:
        """
        The attributes as a dict of plain values, ready for JSON; boards are dicts, too.
        """

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Position:
        """
        The position of as_dict(), checked in full; what follows from other values may be left out.
        """

    @property
    def variant(self) -> Variant:
        """The side of the boards: 'coloured' or 'grey'."""

    @property
    def players(self) -> int:
        """How many play: 2, 3 or 4."""

    @property
    def round(self) -> int:
        """The round, from 1; at 'deal' the one about to be dealt."""

    @property
    def idle_rounds(self) -> int:
        """Finished rounds in a row in which no tile reached a wall."""

    @property
    def phase(self) -> Literal['deal', 'offer', 'tiling', 'over']:
        """What happens next: 'deal', 'offer', 'tiling' or 'over'."""

    @property
    def to_move(self) -> int | None:
        """The seat to move; None at deal and over."""

    @property
    def seat_to_move(self) -> int:
        """
        The seat to move; IllegalMoveError at deal and over: for code that has made sure that there is one.
        """

    @property
    def start(self) -> int:
        """The start player of this round (at 'deal' of the coming one)."""

    @property
    def factories(self) -> tuple[str, ...]:
        """The tiles of every factory, '' for an empty one."""

    @property
    def centre(self) -> str:
        """The tiles in the centre, without the marker."""

    @property
    def marker(self) -> int | None:
        """
        Where the start marker is: 0 for the centre, a seat, or None between rounds.
        """

    @property
    def bag(self) -> tuple[int, ...]:
        """Tiles in the bag by colour, in the order BYRKW."""

    @property
    def lid(self) -> tuple[int, ...]:
        """Tiles in the lid by colour, in the order BYRKW."""

    @property
    def boards(self) -> tuple[Board, ...]: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    def play(self, move: Move | Deal | str | SupportsIndex) -> Position:
        """
        The position after a move or deal, which is checked: InvalidMoveError when it cannot be read,
        IllegalMoveError when it may not be played. A move may be given by its action id or as text.
        """

    def play_unchecked(self, action: SupportsIndex) -> Position:
        """The position after an action that is legal. Legality is not checked."""

    def play_with_events(self, move: Move | Deal | str | SupportsIndex) -> tuple[Position, list[RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded]]:
        """Like play(), and the ordered events that it caused."""

    def preview(self, move: Move | str | SupportsIndex) -> Preview:
        """What a legal move would do."""

    def why_illegal(self, move: Move | str | SupportsIndex) -> IllegalReason | None:
        """Why a move is not legal, as a value; None for a legal one."""

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, a lazy sorted collection; empty at deal and over."""

    def projected_score(self, seat: SupportsIndex) -> int:
        """
        A seat's score if the round ended now (tiled in the best way), without final bonuses.
        """

    def playout(self, seed: SupportsIndex) -> Position:
        """The end of a random game from here."""

    def perft(self, depth: SupportsIndex) -> int:
        """
        Leaves at `depth` moves; a deal or the end met earlier counts as one leaf.
        """

    @property
    def is_over(self) -> bool: ...

    @property
    def end_reason(self) -> Literal['row', 'stalled', 'no_tiles'] | None:
        """
        Why the game ended: 'row', 'stalled' or 'no_tiles'; None while it goes on.
        """

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that (share the) win; empty while the game goes on."""

    def winners_among(self, seats: Iterable[int]) -> tuple[int, ...]:
        """
        The seats that win when only `seats` can: who left a game cannot win it.
        """

    @property
    def decided_by(self) -> Literal['points', 'rows', 'shared'] | None:
        """
        Why the winners have won: 'points', 'rows' (complete ones, at equal points) or 'shared'; None while the
        game goes on.
        """

    def decided_among(self, seats: Iterable[int]) -> Literal['points', 'rows', 'shared'] | None:
        """As decided_by, when only `seats` can win."""

    @property
    def closing_rows(self) -> tuple[ClosingRow, ...]:
        """
        The wall rows that end the game with this round, as the boards stand; none outside a round.
        """

    def are_equivalent(self, one: Move | str | SupportsIndex, other: Move | str | SupportsIndex) -> bool:
        """
        Whether two moves differ at most by which of two equal factories they empty.
        """

    def canonical(self) -> Position:
        """
        One position for all that play alike: the same table with its factories sorted and, on the grey
        side, its colours renamed. On the coloured side the printed wall tells colours apart: they stay.
        """

    @property
    def is_last_round(self) -> bool:
        """
        Whether the game ends with this round, as the boards stand: a row is complete, or a complete
        line completes one.
        """

    def open_spaces(self, seat: SupportsIndex) -> tuple[tuple[str, ...], ...]:
        """
        The colours that may still go to each space of a seat's wall, row by row; '' where a tile lies.
        """

    @overload
    def legal_mask(self, out: None = None) -> NDArray[bool_]:
        """
        The legal moves as ACTION_COUNT bools by action id; written to `out` and returned, if there is one.
        """
    @overload
    def legal_mask(self, out: _Array) -> _Array: ...

    @overload
    def observation(self, seat: int | None = None, out: None = None) -> NDArray[float32]:
        """
        The position as numbers, as a seat sees it: observation_layout() says what they mean.

        None is the seat to move; at deal and over the start player. Written to `out` (float32 or uint8) and
        returned, if there is one.
        """
    @overload
    def observation(self, seat: int | None = None, *, out: _Array) -> _Array: ...
    @overload
    def observation(self, seat: int | None, out: _Array) -> _Array: ...

    def svg(self: Position, *, theme: Literal['light', 'dark'] = 'light', move: Move | str | None = None, names: Sequence[str | None] = (), winners: Collection[int] = ()) -> str:
        """
        The table as SVG. `move`: a legal one to mark; `names`: by seat; `winners`: framed seats.
        """

    def png(self: Position, *, theme: Literal['light', 'dark'] = 'light', move: Move | str | None = None, names: Sequence[str | None] = (), winners: Collection[int] = ()) -> bytes:
        """
        The picture of `svg` as PNG; an ImportError says which package is missing.
        """

def run_playouts(start: Position, games: SupportsIndex, seed: SupportsIndex, *, with_list: bool = False) -> tuple[int, int]:
    """
    Plays random games at full speed; returns (games, plies). With `with_list` through an explicit
    list of legal moves.
    """

def stage_of(position: Position) -> int: ...

def features(position: Position) -> list[list[tuple[int, float]]]:
    """By seat: (index, value) of the features that are not 0."""

def fitted_weights(players: int, variant: Variant | str) -> tuple[list[list[float]], list[list[float]], list[float]]:
    """
    The weights of a setting: utility and score by [stage][feature], and a constant by stage.
    """

def fitted_values(position: Position) -> tuple[list[float], list[float]]:
    """(win, score) by seat, by the fitted evaluation."""

MAX_LINE_BYTES: int = 1048576

class RecordReader:
    """Reads one game from the lines of a file."""

    def __init__(self) -> None: ...

    def take(self, line: bytes, number: int) -> bool:
        """
        Takes a line with its end; False: it begins the next game and was not taken.
        """

    @property
    def begun(self) -> bool:
        """Whether there was more than empty lines."""

    def finish(self) -> tuple[list[Position], list[Move | Deal], dict[str, str], dict[int, list[str]]]:
        """
        The positions, tokens, optional tags and comments of the game, when no line of it follows.
        """

def format_record(positions: Sequence[Position], tokens: Sequence[Move | Deal], tags: dict[str, str], comments: dict[int, list[str]]) -> str:
    """The text of a record."""

def check_tag(name: str, value: str) -> None:
    """Raises EvoraError for a tag that a game cannot have."""

def early_end_problem(tags: dict[str, str], players: int) -> tuple[str, str] | None:
    """The tag of an early end that is wrong, and what was expected."""

STAGES: int = 5

class Weights:
    """Weights of the fitted evaluation: [stage][feature]."""

    def __init__(self, utility: Sequence[Sequence[float]], score: Sequence[Sequence[float]], points: Sequence[float]) -> None: ...

class Policy:
    """What moves are worth at first sight: [stage][input]."""

    def __init__(self, by_stage: Sequence[Sequence[float]]) -> None: ...

class Knowledge:
    """What an engine knows; None: what it comes with."""

    def __init__(self, weights: Weights | None = None, policy: Policy | None = None) -> None: ...

def feature_names() -> list[str]:
    """The features of the fitted evaluation, in the order of its weights."""

def policy_names() -> list[str]:
    """The inputs of the policy, in the order of its weights."""

POLICY_SAMPLE_INPUTS: int = 15

def collect_samples(players: int, variant: Variant, games: int, nodes: int, perturbed_rounds: float, seed: int, knowledge: Knowledge) -> dict[str, bytes]:
    """Positions between rounds of fast games, and what came of them."""

def collect_policy_samples(players: int, variant: Variant, games: int, nodes: int, random_moves: float, seed: int, knowledge: Knowledge) -> dict[str, bytes]:
    """
    Decisions of searches among all moves; `random_moves` is the share of random ones between them.
    """

def collect_mid_round_samples(players: int, variant: Variant, games: int, nodes: int, min_nodes: int, max_nodes: int, sample_rate: float, deals: int, deal_nodes: int, seed: int, knowledge: Knowledge) -> dict[str, bytes]:
    """
    Positions in the middle of rounds: what searches of `min_nodes` to `max_nodes` expect, and what came of it.
    """

POSITION_BYTES: int = 240

FEATURES_PER_SEAT: int = 96

def position_memory(positions: Sequence[Position]) -> bytes:
    """
    Positions as memory, POSITION_BYTES each, as collect_samples returns them.
    """

def sample_features(positions: bytes) -> tuple[bytes, bytes, bytes]:
    """
    The features of positions of collect_samples: indices (uint16) and values (float32), FEATURES_PER_SEAT of
    each per seat, and stages (uint8).
    """

def label_positions(positions: bytes, deals: int, nodes: int, seed: int, knowledge: Knowledge) -> dict[str, bytes]:
    """
    What positions of collect_samples are worth after one more round, the mean over sampled deals.
    """

class ValuedMove:
    """
    A variation as the core has it; evora.search.Variation is its public face.
    """

    def __init__(self, move: Move | None, win: Sequence[float], score: Sequence[float], pv: Sequence[Move], exact: bool, solved: bool, error: float = 0.0) -> None: ...

    @property
    def move(self) -> Move | None: ...

    @property
    def win(self) -> tuple[float, ...]: ...

    @property
    def score(self) -> tuple[float, ...]: ...

    @property
    def pv(self) -> list[Move]: ...

    @property
    def exact(self) -> bool: ...

    @property
    def solved(self) -> bool: ...

    @property
    def error(self) -> float:
        """0: not known"""

class SearchResult:
    @property
    def variations(self) -> list[ValuedMove]: ...

    @property
    def nodes(self) -> int: ...

    @property
    def depth(self) -> int: ...

    @property
    def ms(self) -> int: ...

    @property
    def deals(self) -> int: ...

class NativeComparison:
    @property
    def variations(self) -> list[ValuedMove]: ...

    @property
    def errors(self) -> list[float]: ...

    @property
    def nodes(self) -> int: ...

    @property
    def ms(self) -> int: ...

    @property
    def deals(self) -> int: ...

class Cancellation:
    """
    Cancels the searches that were given it, also those that begin later; from any thread.
    """

    def __init__(self) -> None: ...

    def cancel(self) -> None:
        """
        Makes the search return what it has; one that begins later returns at once.
        """

    @property
    def cancelled(self) -> bool:
        """Whether cancel() was called."""

class NativeEngine:
    def __init__(self, threads: int, hash_mb: int, method: str, past_round: bool | None, knowledge: Knowledge) -> None: ...

    def analyse(self, position: Position, ms: int, nodes: int, depth: int, variations: int, seed: int | None, report_ms: int, report: Callable[[SearchResult], None], cancellation: Cancellation, calibrated: bool = False) -> SearchResult: ...

    def compare(self, position: Position, lines: Sequence[ValuedMove], ms: int, nodes: int, depth: int, seed: int | None, cancellation: Cancellation) -> NativeComparison: ...

REVIEW_UNITS: int = 1000000000

REVIEW_GRADES: tuple[tuple[str, float], ...] = ...

class ReviewedMove:
    """
    A move of a game beside the best one, from the mover's point of view.

    `game` is the number of the game, `number` that of the position the move was played in; the start is 1.
    `dealt`: a deal came right before it. `win` and `score` are expected after the best move; `cost` and `points`
    are what the move played lost of them, never below 0. `shares` and `best_shares` are everyone's shares of
    the win after the move played and after the best one. `error`: the standard error of the cost, where both
    moves were compared by sampled deals; None where nothing tells. `grade`: 'blunder', 'mistake' or
    'inaccuracy', or None for a good move. `reasons`: why the best move is better, the most important first.
    `lines`: all moves that were valued as `win` is, `best` first, with `played`; `nodes`, `depth` and `ms` are
    those of the search of the position, and `deals` were sampled to compare moves.
    """

    def __init__(self, position: Position, own: ValuedMove, best: ValuedMove, number: int = 1, game: int = 1, error: float | None = None) -> None: ...

    @property
    def game(self) -> int: ...

    @property
    def number(self) -> int: ...

    @property
    def dealt(self) -> bool: ...

    @property
    def position(self) -> Position: ...

    @property
    def seat(self) -> int: ...

    @property
    def played(self) -> Move: ...

    @property
    def best(self) -> Move: ...

    @property
    def win(self) -> float: ...

    @property
    def cost(self) -> float: ...

    @property
    def score(self) -> float: ...

    @property
    def points(self) -> float: ...

    @property
    def grade(self) -> Literal['blunder', 'mistake', 'inaccuracy'] | None: ...

    @property
    def shares(self) -> tuple[float, ...]: ...

    @property
    def best_shares(self) -> tuple[float, ...]: ...

    @property
    def error(self) -> float | None: ...

    @property
    def reasons(self) -> list[Reason]: ...

    @property
    def lines(self) -> list[ValuedMove]: ...

    @property
    def nodes(self) -> int: ...

    @property
    def depth(self) -> int: ...

    @property
    def ms(self) -> int: ...

    @property
    def deals(self) -> int: ...

    def to_json(self) -> str:
        """As `evora analyse --json` prints it."""

class SeatAccount:
    """
    `start + deals + own + others + ending == result`, exactly: whole REVIEW_UNITS of the win.

    `own`: what the seat's own moves lost, never above 0. `others`: what it gained, or lost, by mistakes of the
    others. `ending`: what an early end changed; 0 in games that were played out.
    """

    def __eq__(self, other: object, /) -> bool: ...

    @property
    def start(self) -> int: ...

    @property
    def deals(self) -> int: ...

    @property
    def own(self) -> int: ...

    @property
    def others(self) -> int: ...

    @property
    def ending(self) -> int: ...

    @property
    def result(self) -> int: ...

class RoundAccount:
    """One round: the same parts, by seat."""

    @property
    def round(self) -> int: ...

    @property
    def seats(self) -> list[SeatAccount]: ...

class GameAccount:
    """All seats over the rounds that were reviewed, and each round alone."""

    @property
    def seats(self) -> list[SeatAccount]: ...

    @property
    def rounds(self) -> list[RoundAccount]: ...

class Moment:
    """
    A deal or a move that decided a game.

    `number` is that of the position it was played in, the start is 1; `seat` who moved, or whom the
    deal gave most; `changes` of everyone's shares in REVIEW_UNITS, which sum to 0.
    """

    @property
    def number(self) -> int: ...

    @property
    def kind(self) -> Literal['deal', 'move']: ...

    @property
    def seat(self) -> int: ...

    @property
    def changes(self) -> tuple[int, ...]: ...

class SeatSummary:
    """
    How a seat played; means are per move.

    `accuracy`: 0 to 100, of the moves with a choice; None without any.
    """

    @property
    def seat(self) -> int: ...

    @property
    def moves(self) -> int: ...

    @property
    def mean_cost(self) -> float: ...

    @property
    def mean_points(self) -> float: ...

    @property
    def accuracy(self) -> float | None: ...

    @property
    def grades(self) -> dict[str, int]: ...

    def to_json(self) -> str:
        """As `evora analyse --json` prints it."""

class Report:
    """
    All that a review says of the moves that are reviewed so far.

    `account`: luck and play apart, None before the first move; `course`: everyone's shares before the
    first deal, then after every deal and move; `moments`: what decided the game, in order; `seats`:
    how each played.
    """

    @property
    def account(self) -> GameAccount | None: ...

    @property
    def course(self) -> list[tuple[float, ...]]: ...

    @property
    def moments(self) -> list[Moment]: ...

    @property
    def seats(self) -> list[SeatSummary]: ...

class SearchAnswer:
    """What a search found; the best variation first."""

    def __init__(self, variations: Sequence[ValuedMove], nodes: int, depth: int, ms: int) -> None: ...

class MoveComparison:
    """
    Moves of a position to compare, the one played first, and what came of it.
    """

    def __init__(self, position: Position, moves: Sequence[ValuedMove], errors: Sequence[float], deals: int) -> None: ...

    @property
    def position(self) -> Position: ...

    @property
    def moves(self) -> list[ValuedMove]: ...

class NativeGameReview:
    """Reviews the moves of a game in turn."""

    def __init__(self, start: Position, tokens: Sequence[Move | Deal], round: int | None, game: int) -> None: ...

    def step(self, search: Callable[[Position], SearchAnswer | None], compare: Callable[[MoveComparison], MoveComparison | None] | None) -> bool:
        """Reviews one more move; False if there is none."""

    @property
    def last(self) -> ReviewedMove: ...

    @property
    def game(self) -> int: ...

    @property
    def total(self) -> int: ...

    def report(self, winners: Sequence[int]) -> Report:
        """`winners`: of a game that was ended early."""

    def to_json(self, winners: Sequence[int], ms: int, nodes: int, depth: int) -> str: ...

def summarise(moves: Sequence[ReviewedMove], players: int) -> list[SeatSummary]:
    """How each seat played; the moves may be of several games."""

def reasons_for(position: Position, best: ValuedMove, other: ValuedMove) -> list[Reason]:
    """
    Why one move is better than another, the most important reason first, at most three. Both begin with a move
    that is legal in the position.
    """

class NativeLevel:
    def __init__(self, name: str, points: bool, noise: float, cap: float, ms: int, nodes: int, depth: int, candidates: int, many_nodes: int, many_noise: float, hash_mb: int) -> None: ...

    @property
    def name(self) -> str: ...

    @property
    def points(self) -> bool: ...

    @property
    def noise(self) -> float: ...

    @property
    def cap(self) -> float: ...

    @property
    def ms(self) -> int: ...

    @property
    def nodes(self) -> int: ...

    @property
    def depth(self) -> int: ...

    @property
    def candidates(self) -> int: ...

    @property
    def many_nodes(self) -> int: ...

    @property
    def many_noise(self) -> float: ...

    @property
    def hash_mb(self) -> int: ...

    def in_setting(self, position: Position) -> NativeLevel:
        """The level as it plays with this number of players and this variant."""

def levels() -> list[NativeLevel]:
    """The levels, the weakest first."""

DEFAULT_LEVEL: str = 'regular'

class NativeLevelPlayer:
    def __init__(self, level: NativeLevel) -> None: ...

    def choose(self, position: Position, seed: str, cancellation: Cancellation) -> Move: ...

    def analyse(self, position: Position, seed: str, cancellation: Cancellation) -> SearchResult: ...

OBSERVATION_VERSION: int = 1

OBSERVATION_SIZE: int = 707

PHASES: tuple[str, ...] = ...

def observation_fields() -> tuple[tuple[str, tuple[str, ...], tuple[int, ...], int], ...]:
    """
    (name, axes, shape, greatest value) of every field of an observation, in order.
    """

class NativeBatch:
    def __init__(self, size: int, players: int, variant: Variant, seed: str, threads: int, auto_reset: bool, arrays: dict[str, Any]) -> None: ...

    def step(self, actions: object, where: object | None) -> None: ...

    def reset(self, where: object | None) -> None: ...

    def reset_to_seed(self, seed: str) -> None: ...

    def position(self, game: int) -> Position: ...

    def set_position(self, game: int, position: Position) -> None: ...

    def seed(self, game: int) -> Seed: ...

    def episode(self, game: int) -> int: ...

CALLS: tuple[str, ...] = ...

CALL_BOUNDS: dict[str, int] = ...

def call(name: str, ask: str, report: Callable[[str], None] | None = None, cancellation: Cancellation | None = None) -> str:
    """
    The answer to a question, both JSON: one of CALLS, as the engine in the page answers it. `report` gets
    progress in the shape of the answer; a cancelled search answers with what it has.
    """

def position_view(position: Position, ended: bool = False) -> bytes:
    """
    A position as a PositionView of the server, JSON; `ended`: nobody is to move.
    """

def legal_view(position: Position) -> bytes:
    """The legal moves with their previews as a list of LegalMove, JSON."""

def barred_view(position: Position) -> bytes:
    """What could be tried and is not legal as a list of Barred, JSON."""

def events_view(events: Sequence[RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded]) -> bytes:
    """Events as a list of Effect, JSON."""

def round_view(events: Sequence[RoundStarted | BagRefilled | TilesMoved | MarkerMoved | TilePlaced | FloorScored | RoundEnded | BonusScored | GameEnded], before: Position) -> bytes:
    """
    The events of one round as a RoundTotal, JSON; `before`: with the scores that it began with.
    """

def replay_view(start: Position, tokens: Sequence[Move | Deal], tags: Sequence[tuple[str, str]], yours: Sequence[int]) -> bytes:
    """
    A game step by step as a PlayAnswer, JSON; `yours`: the seats of those who ask.
    """
