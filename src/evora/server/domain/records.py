"""Games of the server as records, and what games can be played on from."""

from __future__ import annotations

import datetime
from collections.abc import Mapping

from evora._core import Position, Seed
from evora.errors import EvoraError
from evora.game import Game
from evora.record import BOT, SOURCE, UPLOADED, parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.table.state import Table
from evora.tags import EARLY_ENDS


def record(table: Table, names: Mapping[int, str | None], seed: Seed | None) -> Game:
    """The game as it stands, without what was taken back; the seed only when it is over.

    `names`: by seat; one without a name has no tag for it. Besides the tags of the notation there
    are `Seat2Kind` (as the terminal writes it), `Out2` (why a seat's player could not win), and
    `Source` where the game was not played here: what it says is then a guest's word.
    """
    if table.start is None or table.began_at is None:
        raise Refusal("not_started")
    game = Game(table.start)
    for token in table.tokens:
        game.play(token)
    numbers = range(1, table.players + 1)
    game.tags = {f"Seat{number}": name for number in numbers if (name := names.get(number))}
    for number, seat in enumerate(table.seats, 1):
        engine = seat.level if seat.kind == "engine" else None
        person = BOT if seat.is_bot else "person"
        game.tags[f"Seat{number}Kind"] = engine or person
    began = datetime.datetime.fromtimestamp(table.began_at / 1000, datetime.UTC)
    game.tags["Date"] = began.date().isoformat()
    game.tags["SeedHash"] = table.created.seed_hash
    if seed is not None and table.status == "over":
        game.tags["Seed"] = str(seed)
    if table.source == "uploaded":
        game.tags[SOURCE] = UPLOADED
    for number, seat in enumerate(table.seats, 1):
        if seat.out is not None:
            game.tags[f"Out{number}"] = seat.out
    if table.result is not None and table.result.reason in ("void", "host"):
        # To the notation it is a game that nobody played on.
        game.end_early("abandoned", [])
    elif table.result is not None and table.result.reason in EARLY_ENDS:
        game.end_early(table.result.reason, table.result.winners)
    return game


def origin_of(origin: m.Origin, table: Table | None = None) -> Game:
    """What a new game begins from, for `table.create`; `table`: the game that `FromGame` names."""
    match origin:
        case m.FromPosition():
            try:
                return Game(Position(origin.position))
            except EvoraError as error:
                raise Refusal("bad_position", "origin", str(error)) from None
        case m.FromRecord():
            try:
                positions = parse_game(origin.record).positions
            except EvoraError as error:
                raise Refusal("bad_record", "origin", str(error)) from None
        case m.FromGame():
            assert table is not None
            if table.start is None:
                raise Refusal("not_started", "origin")
            positions = (table.start, *(step.position for step in table.steps))
    tokens = len(positions) - 1 if origin.tokens is None else origin.tokens
    if tokens >= len(positions):
        raise Refusal("bad_field", "origin", f"expected at most {len(positions) - 1} tokens")
    return Game(positions[tokens])
