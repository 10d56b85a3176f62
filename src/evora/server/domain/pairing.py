"""Quick pairing: whom somebody meets, and who has to wait."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from msgspec import Struct

from evora.server.common.refusal import Refusal

# Who leaves games waits: after the first time, the second, and every further one within a day.
PAUSES_MS = (30_000, 120_000, 600_000)
PAUSE_WINDOW_MS = 86_400_000
# So long two who would better meet others wait for somebody else.
PATIENCE_MS = 5_000
# So long somebody is an opponent of just now.
MET_MS = 1_800_000
# An address of which so many people have met strangers lately is crowded.
CROWD, CROWD_MS = 2, 600_000
# How far apart the ratings of two may be at once, and with every second that one of them waits.
REACH, REACH_PER_SECOND = 200, 20


class Waiting(Struct, frozen=True, gc=False):
    """A game that waits for an opponent. `network`: where its maker comes from, if that is known;
    `playing`: the maker is in another paired game; `met`: they have met somebody of the network of
    the one who asks. `rating`: of the maker, if it says anything; `finisher`: the maker plays games
    to the end, and `finishers`: wants to meet only people who do."""

    game: str
    maker: str
    since: int
    network: str | None = None
    playing: bool = False
    met: bool = False
    rating: float | None = None
    finisher: bool = True
    finishers: bool = False


class Asker(Struct, frozen=True, gc=False):
    """Who asks. `since`: when they began to wait; `met`: their opponents of just now, and
    `met_networks` where these came from; `crowded`: the networks that are; the rest as for who
    waits."""

    guest: str
    network: str | None
    since: int = 0
    met: Collection[str] = ()
    met_networks: Collection[str] = ()
    crowded: Collection[str] = ()
    rating: float | None = None
    finisher: bool = True
    finishers: bool = False


def may_meet(asker: Asker, other: Waiting) -> bool:
    """Whether these two may be matched at all, however long they wait."""
    if asker.guest == other.maker or other.playing:
        return False
    return (other.finisher or not asker.finishers) and (asker.finisher or not other.finishers)


def choices(asker: Asker, waiting: Sequence[Waiting], now: int) -> list[Waiting]:
    """Whom the asker may be matched with now, the best first: strangers of other addresses, then
    those of the same address. Then those whom they would better not meet while others are there:
    opponents of just now, others of their addresses, and people of a crowded address. These only
    when both have waited for a while, and people of another strength when one of them has. Among
    equals who has waited the longest."""
    found = [each for each in waiting if may_meet(asker, each) and not wait_ms(asker, each, now)]
    return sorted(found, key=lambda each: (_rank(asker, each), each.since, each.game))


def wait_ms(asker: Asker, other: Waiting, now: int) -> int:
    """How long these two have to wait until they are matched for want of others."""
    ready = min(asker.since, other.since) + _reach_ms(asker.rating, other.rating)
    if _rank(asker, other) == _RELUCTANT:
        ready = max(ready, max(asker.since, other.since) + PATIENCE_MS)
    return max(0, ready - now)


def _reach_ms(rating: float | None, other: float | None) -> int:
    """How long one waits until somebody of that rating is near enough; who has none is at once."""
    if rating is None or other is None:
        return 0
    return max(0, math.ceil((abs(rating - other) - REACH) * 1000 / REACH_PER_SECOND))


_STRANGER, _NEIGHBOUR, _RELUCTANT = range(3)


def _rank(asker: Asker, other: Waiting) -> int:
    if other.maker in asker.met:
        return _RELUCTANT
    # Neighbours are no crowd to each other: a class that plays among itself is welcome to.
    if asker.network is not None and other.network == asker.network:
        return _NEIGHBOUR
    again = other.met or (other.network is not None and other.network in asker.met_networks)
    crowded = asker.network in asker.crowded or other.network in asker.crowded
    return _RELUCTANT if again or crowded else _STRANGER


def check_pause(left: Sequence[int], now: int) -> None:
    """Refusal pairing_paused, with the time to wait. `left`: when somebody has left games within
    `PAUSE_WINDOW_MS`, the last time first."""
    if not left:
        return
    pause = PAUSES_MS[min(len(left), len(PAUSES_MS)) - 1]
    if (wait := left[0] + pause - now) > 0:
        raise Refusal("pairing_paused", None, "left a game of pairing lately", retry_ms=wait)
