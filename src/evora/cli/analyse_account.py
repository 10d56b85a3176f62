"""Luck and play apart, as a table that is rounded so that it still adds up."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from evora.review import UNITS, GameAccount, SeatAccount
from evora.terminal.columns import align
from evora.texts import decimal, text

# The parts of an account, and the heads of their columns.
_HEADS = {
    "start": "analyse-column-start",
    "deals": "analyse-column-deals",
    "own": "analyse-column-own",
    "others": "analyse-column-others",
    "ending": "analyse-column-ending",
    "result": "analyse-column-result",
}
_PARTS = tuple(_HEADS)


def rounded_parts(account: SeatAccount, units: int) -> dict[str, int]:
    """The parts in whole units of 1/units of the win, which add up: the deals take the rest."""
    parts = {name: round(Fraction(getattr(account, name) * units, UNITS)) for name in _PARTS}
    others = sum(parts[name] for name in ("start", "own", "others", "ending"))
    return {**parts, "deals": parts["result"] - others}


def account_lines(account: GameAccount) -> Iterator[str]:
    """A row per seat: from the start's share to the result, in percent."""
    rows = [rounded_parts(seat, 1000) for seat in account.seats]
    shown = [name for name in _PARTS if name != "ending" or any(row["ending"] for row in rows)]
    yield text("analyse-account")
    yield ""
    table = [[text("analyse-column-seat"), *(text(_HEADS[name]) for name in shown)]]
    for seat, row in enumerate(rows, start=1):
        table.append([str(seat), *(_cell(name, row[name]) for name in shown)])
    yield from align(table)
    yield ""
    yield text("analyse-account-note")


def _cell(name: str, tenths: int) -> str:
    form = ".1f" if name in ("start", "result") or not tenths else "+.1f"
    return decimal(tenths / 10, form)
