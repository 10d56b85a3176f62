"""Evora: the rules of the tile-laying board game Azul, exact and fast.

>>> import evora
>>> position = evora.Position.new(players=2)
>>> position = position.play(evora.Seed("7").deal(position))
>>> position = position.play("1B3")
>>> position.to_move
2
"""

from importlib.metadata import version

from evora._core import (
    ACTION_COUNT,
    BONUSES,
    COLOURED,
    COLOURS,
    FACTORIES,
    FACTORY_SIZE,
    FLOOR_COSTS,
    GREY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RULES_VERSION,
    TILES_PER_COLOUR,
    VARIANTS,
    WALL,
    BagRefilled,
    Board,
    BonusScored,
    ClosingRow,
    Deal,
    FloorScored,
    GameEnded,
    IllegalReason,
    LegalMoves,
    MarkerMoved,
    Move,
    Place,
    Position,
    Preview,
    RoundEnded,
    RoundStarted,
    Seed,
    TilePlaced,
    TilesMoved,
    Variant,
    parse_token,
    run_playouts,
)
from evora.annotations import Annotation
from evora.errors import (
    EvoraError,
    IllegalMoveError,
    InvalidMoveError,
    InvalidPositionError,
    InvalidRecordError,
)
from evora.game import Game, Outcome, Token
from evora.record import format_game, format_games, parse_game, parse_games, read_games
from evora.scores import Event, RoundScore, SeatScore, round_scores

__version__ = version("evora")

__all__ = [
    "ACTION_COUNT",
    "BONUSES",
    "COLOURED",
    "COLOURS",
    "FACTORIES",
    "FACTORY_SIZE",
    "FLOOR_COSTS",
    "GREY",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "RULES_VERSION",
    "TILES_PER_COLOUR",
    "VARIANTS",
    "WALL",
    "Annotation",
    "BagRefilled",
    "Board",
    "BonusScored",
    "ClosingRow",
    "Deal",
    "Event",
    "EvoraError",
    "FloorScored",
    "Game",
    "GameEnded",
    "IllegalMoveError",
    "IllegalReason",
    "InvalidMoveError",
    "InvalidPositionError",
    "InvalidRecordError",
    "LegalMoves",
    "MarkerMoved",
    "Move",
    "Outcome",
    "Place",
    "Position",
    "Preview",
    "RoundEnded",
    "RoundScore",
    "RoundStarted",
    "SeatScore",
    "Seed",
    "TilePlaced",
    "TilesMoved",
    "Token",
    "Variant",
    "__version__",
    "format_game",
    "format_games",
    "parse_game",
    "parse_games",
    "parse_token",
    "read_games",
    "round_scores",
    "run_playouts",
]
