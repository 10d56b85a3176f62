"""A pool for every place."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol

from evora.work.places import Place, cores
from evora.work.task import Item, Result, Task


class Pool(Protocol[Result]):
    """Does the items of a task."""

    def stop(self) -> None:
        """Ends results() after the items that are finished. Safe in a signal handler."""

    def results(self) -> Generator[list[tuple[int, Result]], None, None]:
        """The finished items by number, in batches, in the order in which they finish."""
        ...


def open_pool(
    task: Task[Item, Result], items: Iterable[Item], place: Place, *, ahead: int | None = None
) -> Pool[Result]:
    """A pool for these items. `ahead`: how many of them may be done before an earlier one is."""
    # Imported here, because it takes long; and the other one needs a package that is an extra.
    if place.cluster is None:
        from evora.work.processes import ProcessPool  # noqa: PLC0415

        return ProcessPool(task, items, place.jobs or cores(), ahead=ahead)
    from evora.work.clusters import ClusterPool, connected  # noqa: PLC0415

    return ClusterPool(task, items, connected(place.cluster), place.jobs, ahead=ahead)
