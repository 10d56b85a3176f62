"""Evora: the rules of the tile-laying board game Azul, exact and fast.

    >>> import evora
    >>> position = evora.Position.new(players=2)
    >>> position = position.play(evora.Seed("7").deal(position))
    >>> position = position.play("1B3")
    >>> position.to_move
    2
"""

from evora._core import (
    ACTION_COUNT,
    COLOURED,
    COLOURS,
    FACTORIES,
    FLOOR_COSTS,
    GREY,
    RULES_VERSION,
    WALL,
    BagRefilled,
    Board,
    BonusScored,
    Deal,
    FloorScored,
    GameEnded,
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
    run_playouts,
)
