"""What happened, as sentences beside the table and on a page of their own."""

from __future__ import annotations

from evora.plaintext import narrate
from evora.terminal.local_game import LocalGame

_WHOLE = 10_000  # columns: the place where a sentence is shown wraps it


def sentences(
    local_game: LocalGame, seat: int, *, last: int | None = None
) -> list[tuple[str, bool]]:
    """What the last tokens did (all by default); True for what is new to a seat."""
    game = local_game.game
    count = len(game.tokens)
    new = local_game.last_turn_of(seat if local_game.has_people else None)
    return [
        (line.strip(), index >= new)
        for index in range(0 if last is None else max(0, count - last), count)
        for line in narrate(
            game.positions[index],
            game.tokens[index],
            game.events(index),
            local_game.table.names,
            _WHOLE,
        )
        if line
    ]
