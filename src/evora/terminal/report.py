"""Score tables after a round and at the end, and who won and why."""

from __future__ import annotations

from collections.abc import Sequence

from evora.game import Game, Outcome
from evora.scores import RoundScore
from evora.terminal.columns import Columns
from evora.terminal.palette import Palette, shorten
from evora.texts import text

_MAX_NAME_WIDTH = 24


def round_report(game: Game, names: Sequence[str], palette: Palette) -> list[str]:
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
    return _table(text("play-table-round", round=last.round), heads, rows, names, palette)


def final_report(game: Game, names: Sequence[str], palette: Palette) -> list[str]:
    """The bonuses, the final scores, the winners and why the game ended."""
    outcome = game.outcome
    assert outcome is not None
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
        final = str(outcome.scores[seat - 1])
        rows.append([str(before), *map(_signed, bonuses), final])
    table = _table(text("play-table-end"), heads, rows, names, palette)
    return [
        " " + _why(game, outcome, names),
        "",
        *table,
        "",
        " " + palette.bold(_winners(game, outcome, names)),
    ]


def _before_bonuses(game: Game, last: RoundScore, seat: int) -> int:
    return game.position.scores[seat - 1] - last.bonus(seat)


def _why(game: Game, outcome: Outcome, names: Sequence[str]) -> str:
    with_rows = [
        name for name, board in zip(names, game.position.boards, strict=True) if board.complete_rows
    ]
    return text(
        "play-ended",
        reason=outcome.reason,
        names=_listed(with_rows),
        count=len(with_rows),
    )


def _winners(game: Game, outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat - 1] for seat in outcome.winners]
    first = outcome.winners[0] - 1
    points = outcome.scores[first]
    if outcome.decided_by == "shared":
        return text("play-shared-win", names=_listed(winners), points=points)
    if outcome.decided_by == "rows":
        rows = game.position.boards[first].complete_rows
        return text("play-wins-by-rows", name=winners[0], points=points, rows=rows)
    return text("play-wins", name=winners[0], points=points)


def _listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return text("play-and", first=", ".join(names[:-1]), last=names[-1])


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _table(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    names: Sequence[str],
    palette: Palette,
) -> list[str]:
    table = [[f"{palette.bold(title)}  ", *map(palette.dim, heads)]]
    for name, row in zip(names, rows, strict=True):
        table.append([f"{shorten(name, _MAX_NAME_WIDTH)}  ", *row])
    columns = Columns.fit(table, left=(0,), gap=3, min_width=6)
    return [" " + columns.row(row) for row in table]
