"""The table of a match as a picture."""

from __future__ import annotations

from evora.arena.elo import Interval
from evora.arena.standings import Row, Summary
from evora.pictures import Bar, Grid, Theme, grid_svg
from evora.texts import decimal, text

_COLUMNS = ("rank", "player", "elo", "games", "points", "share")


def summary_svg(summary: Summary, *, theme: Theme = "light") -> str:
    """Ranks, ratings and shares; a bar shows each share and how sure it is."""
    if not summary.games:
        title = text("arena-no-games")
    else:
        title = text(
            "arena-heading",
            games=summary.games,
            deals=summary.deals,
            players=summary.players,
            variant=summary.variant,
        )
    grid = Grid(
        title,
        [text(f"arena-column-{column}") for column in _COLUMNS],
        [_cells(row) for row in summary.rows],
        left=(1,),
        bars=[_bar(row.share) for row in summary.rows],
        par=1 / summary.players,
    )
    return grid_svg(grid, theme=theme)


def _cells(row: Row) -> list[str]:
    unknown = text("arena-unknown")
    side = {1: "arena-above", -1: "arena-below"}.get(row.side, "arena-unknown")
    return [
        str(row.rank),
        row.name,
        text(side) if row.elo.value is None else _with_margin(row.elo),
        str(row.games),
        unknown if row.points is None else decimal(row.points, ".1f"),
        unknown if row.share.value is None else decimal(100 * row.share.value, ".1f"),
    ]


def _with_margin(interval: Interval) -> str:
    value, high = interval.value, interval.high
    assert value is not None
    margin = high - value if high is not None else 0.0
    return f"{value:.0f} ± {margin:.0f}" if margin else f"{value:.0f}"


def _bar(share: Interval) -> Bar | None:
    if share.value is None or share.low is None or share.high is None:
        return None
    return Bar(share.value, share.low, share.high)
