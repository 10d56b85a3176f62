"""The table of a match, in words."""

from __future__ import annotations

from collections.abc import Iterator

from evora.arena.elo import Interval
from evora.arena.sprt import BOUND
from evora.arena.standings import Pairing, Row, Summary
from evora.terminal.columns import align
from evora.texts import decimal, text

_MAX_FAULTS = 20
_COLUMNS = ("rank", "player", "elo", "gap", "games", "share", "points", "rounds", "time", "faults")


def report_lines(summary: Summary) -> Iterator[str]:
    """Everything that a match says, for a person."""
    if not summary.games:
        yield text("arena-no-games")
        return
    yield text(
        "arena-heading",
        games=summary.games,
        deals=summary.deals,
        players=summary.players,
        variant=summary.variant,
    )
    if summary.positions:
        yield text("arena-start-positions", positions=summary.positions)
    if clocks := _clocks(summary):
        yield text("arena-clocks", clocks=clocks)
    yield ""
    heading = [text(f"arena-column-{column}") for column in _COLUMNS]
    yield from align([heading, *map(_row_cells, summary.rows)], left=(1,))
    yield ""
    par = _percent(1 / summary.players)
    yield text("arena-note-elo", anchor=summary.anchor, par=par)
    if any(row.elo.value is None for row in summary.rows):
        yield text("arena-note-unrated")
    if len(summary.rows) == 2 and not summary.alone_among_copies:
        yield from _only_pairing_lines(summary)
    else:
        yield from _matrix_lines(summary, par)
        yield from _worst_lines(summary)
    yield from _fault_lines(summary)
    yield from _sprt_lines(summary)


def _clocks(summary: Summary) -> str:
    """The one clock that all players have, or that of each; empty if nobody has one."""
    clocks = {row.clock for row in summary.rows}
    if len(clocks) == 1:
        return str(clocks.pop() or "")
    return ", ".join(f"{row.name} {row.clock}" for row in summary.rows if row.clock)


def _row_cells(row: Row) -> list[str]:
    unknown = text("arena-unknown")
    return [
        str(row.rank),
        row.name,
        _elo_cell(row),
        _plus_minus(row.to_next, unknown),
        str(row.games),
        _share_cell(row.share),
        unknown if row.points is None else decimal(row.points, ".1f"),
        unknown if row.rounds is None else decimal(row.rounds, ".2f"),
        unknown if row.seconds_per_move is None else _three_digits(1000 * row.seconds_per_move),
        "/".join(str(row.faults[reason]) for reason in ("crash", "illegal", "time")),
    ]


def _elo_cell(row: Row) -> str:
    if row.elo.value is None:
        return text({1: "arena-above", -1: "arena-below"}.get(row.side, "arena-unknown"))
    return _plus_minus(row.elo, "")


def _plus_minus(interval: Interval, unknown: str) -> str:
    if interval.value is None or interval.high is None:
        return unknown
    margin = interval.high - interval.value
    return f"{interval.value:.0f} ± {margin:.0f}" if margin else f"{interval.value:.0f}"


def _share_cell(share: Interval) -> str:
    if share.value is None or share.low is None or share.high is None:
        return text("arena-unknown")
    if share.value in (0.0, 1.0):  # an interval to one side only
        bounds = text("arena-range", low=_percent(share.low), high=_percent(share.high))
        return f"{_percent(share.value)} ({bounds})"
    return f"{_percent(share.value)} ± {_percent((share.high - share.low) / 2)}"


def _matrix_lines(summary: Summary, par: str) -> Iterator[str]:
    yield ""
    if summary.alone_among_copies:
        yield text("arena-pairings-alone", par=par)
    else:
        yield text("arena-pairings")
    yield ""
    rows = [["", "", *(f"#{row.rank}" for row in summary.rows)]]
    for row in summary.rows:
        met = [summary.pairing(row.player, other.player) for other in summary.rows]
        cells = [text("arena-unknown") if p is None else _share_cell(p.share) for p in met]
        rows.append([f"#{row.rank}", row.name, *cells])
    yield from align(rows, left=(1,))


def _only_pairing_lines(summary: Summary) -> Iterator[str]:
    """Between two players the table says it all, but for the bound of an Elo that it lacks."""
    first = summary.rows[0]
    if first.worst is not None and first.elo.value is None:
        yield ""
        yield _pairing_words(summary, first.name, first.worst)


def _worst_lines(summary: Summary) -> Iterator[str]:
    worst = [(row.name, row.worst) for row in summary.rows if row.worst is not None]
    if not worst:
        return
    yield ""
    yield text("arena-worst")
    for name, pairing in worst:
        yield f"  {_pairing_words(summary, name, pairing)}"


def _pairing_words(summary: Summary, name: str, pairing: Pairing) -> str:
    assert pairing.share.low is not None and pairing.share.high is not None
    return text(
        "arena-worst-line",
        name=name,
        opponent=next(row.name for row in summary.rows if row.player == pairing.opponent),
        share=_percent(pairing.share.value),
        low=_percent(pairing.share.low),
        high=_percent(pairing.share.high),
        elo=_elo_range(pairing),
        games=pairing.games,
    )


def _elo_range(pairing: Pairing) -> str:
    low, value, high = (
        None if end is None else f"{end:+.0f}"
        for end in (pairing.elo.low, pairing.elo.value, pairing.elo.high)
    )
    if value is not None:
        return text("arena-elo-range", value=value, low=low or "", high=high or "")
    if low is not None:
        return text("arena-elo-from", low=low)
    if high is not None:
        return text("arena-elo-to", high=high)
    return text("arena-unknown")


def _fault_lines(summary: Summary) -> Iterator[str]:
    if not summary.faults:
        return
    yield ""
    yield text("arena-faults")
    for fault in summary.faults[:_MAX_FAULTS]:
        words = text(
            "arena-fault",
            game=str(fault.game + 1),
            name=fault.name,
            seat=fault.seat,
            reason=fault.reason,
            message=fault.message,
        )
        yield f"  {words}"
    if len(summary.faults) > _MAX_FAULTS:
        yield f"  {text('arena-faults-more', count=len(summary.faults) - _MAX_FAULTS)}"


def _sprt_lines(summary: Summary) -> Iterator[str]:
    sprt = summary.sprt
    if sprt is None:
        return
    yield ""
    yield text(
        "arena-sprt",
        low=decimal(sprt.low, "g"),
        high=decimal(sprt.high, "g"),
        verdict=sprt.verdict or "none",
        llr=decimal(sprt.llr, "+.2f"),
        bound=decimal(BOUND, ".2f"),
        deals=sprt.deals,
    )


def _percent(share: float | None) -> str:
    return text("arena-unknown") if share is None else decimal(100 * share, ".1f")


def _three_digits(number: float) -> str:
    """Small numbers with three digits that count, large ones whole, none with an exponent."""
    if number >= 99.5:
        return decimal(number, ".0f")
    return decimal(number, ".3g" if number >= 0.0001 else ".4f")
