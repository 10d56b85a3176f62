"""The kinds of games that quick pairing offers, and how many wait in each."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Mapping

from evora.server.domain import summaries
from evora.server.domain.ratings import Pool, pool_of
from evora.server.domain.table import clock_view
from evora.server.messages import BudgetClock, Pair, PairCounts, PairKind, Variant
from evora.server.storage.values import ListedGame

_USUAL = BudgetClock(initial_ms=600_000, credit_ms=10_000)
_QUICK = BudgetClock(initial_ms=180_000, credit_ms=5_000)
KINDS: Mapping[PairKind, tuple[Variant, BudgetClock]] = {
    "usual": ("coloured", _USUAL),
    "quick": ("coloured", _QUICK),
    "grey": ("grey", _USUAL),
}


def kind_of(line: ListedGame) -> PairKind | None:
    """The kind of a game in which one person waits for another."""
    return _kind(line.summary)


# Everybody who waits gets a count of the others: the same few games are looked at for each of them.
@functools.lru_cache(maxsize=1000)
def _kind(stored: str) -> PairKind | None:
    summary = summaries.decode(stored)
    if sorted(summary.kinds) != ["guest", "open"]:
        return None
    found = (summary.variant, clock_view(summary.clock))
    return next((kind for kind, game in KINDS.items() if game == found), None)


def is_asked_for(line: ListedGame, pair: Pair, rated: bool) -> bool:
    """Whether a game that somebody waits in is what they ask for now. `rated`: they keep a name,
    and would have it rated. What they made by hand is what they want."""
    if kind_of(line) != pair.kind:
        return False
    summary = summaries.decode(line.summary)
    wished = (summary.rated, summary.finishers) == (rated, pair.finishers)
    return wished or not summary.paired


def kind_pool(kind: PairKind) -> Pool:
    """Where games of a kind are rated."""
    return pool_of(KINDS[kind][0], 2)


def is_for_finishers(line: ListedGame) -> bool:
    return summaries.decode(line.summary).finishers


def may_be_led(line: ListedGame, rated: bool) -> bool:
    """Whether pairing may lead somebody to it. `rated`: they keep a name, and would have the game
    rated. One that somebody made by hand stays what its maker wants; one of pairing may become
    casual."""
    summary = summaries.decode(line.summary)
    return rated or summary.paired or not summary.rated


def pair_counts(waiting: Iterable[ListedGame], guest: str | None) -> PairCounts:
    """How many others wait; nobody is their own opponent."""
    counts = Counter(
        kind_of(line)
        for line in waiting
        if guest is None or all(seat.guest != guest for seat in line.seats)
    )
    return PairCounts(
        usual=counts["usual"], quick=counts["quick"], grey=counts["grey"], other=counts[None]
    )
