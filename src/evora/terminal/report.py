"""Score tables after a round and at the end, and who won and why."""

from __future__ import annotations

from collections.abc import Sequence

from evora.game import Game
from evora.plaintext.palette import Palette, shorten, wrap
from evora.scores import RoundScore
from evora.terminal.columns import Columns
from evora.texts import listed, text

# Columns for a name, minimum of the other columns, gap between them: the first that fits.
_LAYOUTS = ((24, 6, 3), (24, 0, 2), (16, 0, 2), (10, 0, 1))


def round_report(game: Game, names: Sequence[str], palette: Palette, width: int) -> list[str]:
    """Where the points of the last finished round came from."""
    last = game.round_scores[-1]
    heads = [text(f"play-table-{key}") for key in ("tiles", "wall", "floor", "score")]
    rows = [
        [
            str(len(seat.placed)),
            _signed(seat.gained),
            _signed(-seat.lost),
            str(_before_bonuses(game, last, seat.seat)),
        ]
        for seat in last.seats
    ]
    title = text("play-table-round", round=last.round)
    return _table([title, *heads], rows, names, palette, width)


def final_report(game: Game, names: Sequence[str], palette: Palette, width: int) -> list[str]:
    """The bonuses, the final scores, the winners and why the game ended."""
    return [
        *wrap(why_ended(game, names), width),
        "",
        *final_table(game, names, palette, width),
        "",
        *map(palette.bold, wrap(who_won(game, names), width)),
    ]


def final_table(game: Game, names: Sequence[str], palette: Palette, width: int) -> list[str]:
    """The bonuses and the final scores."""
    last = game.round_scores[-1]
    keys = ("row", "column", "colour")
    heads = [text("play-table-before"), *(text(f"play-table-{key}") for key in keys)]
    heads.append(text("play-table-final"))
    rows = []
    for seat in range(1, len(names) + 1):
        bonuses = [
            sum(b.points for b in last.bonuses if b.seat == seat and b.kind == key) for key in keys
        ]
        before = _before_bonuses(game, last, seat)
        final = str(game.position.scores[seat - 1])
        rows.append([str(before), *map(_signed, bonuses), final])
    return _table([text("play-table-end"), *heads], rows, names, palette, width)


def _before_bonuses(game: Game, last: RoundScore, seat: int) -> int:
    return game.position.scores[seat - 1] - last.bonus(seat)


def why_ended(game: Game, names: Sequence[str]) -> str:
    """Why a game is over, in a sentence."""
    outcome = game.outcome
    assert outcome is not None
    with_rows = [
        name for name, board in zip(names, game.position.boards, strict=True) if board.complete_rows
    ]
    return text(
        "play-ended",
        reason=outcome.reason,
        names=listed(with_rows),
        count=len(with_rows),
    )


def who_won(game: Game, names: Sequence[str]) -> str:
    """The winners of a game that is over, in a sentence."""
    outcome = game.outcome
    assert outcome is not None
    winners = [names[seat - 1] for seat in outcome.winners]
    first = outcome.winners[0] - 1
    points = outcome.scores[first]
    if outcome.decided_by == "shared":
        return text("play-shared-win", names=listed(winners), points=points)
    if outcome.decided_by == "rows":
        rows = game.position.boards[first].complete_rows
        return text("play-wins-by-rows", name=winners[0], points=points, rows=rows)
    return text("play-wins", name=winners[0], points=points)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _table(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    names: Sequence[str],
    palette: Palette,
    width: int,
) -> list[str]:
    for name_width, min_width, gap in _LAYOUTS:
        table = [[f"{palette.bold(heads[0])}  ", *map(palette.dim, heads[1:])]]
        for name, row in zip(names, rows, strict=True):
            table.append([f"{shorten(name, name_width)}  ", *row])
        columns = Columns.fit(table, left=(0,), gap=gap, min_width=min_width)
        if columns.width < width:
            break
    return [" " + columns.row(row) for row in table]
