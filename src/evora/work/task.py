"""What can be shared out: a task, and what does its items inside a worker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from evora.errors import EvoraError

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)

Report = Callable[[Any], None]
"""Says where a worker is inside an item, in case the worker dies there."""


class Worker(Protocol[Item_contra, Result_co]):
    """Does items, one after another, with what it keeps open between them."""

    def do(self, item: Item_contra, report: Report | None) -> Result_co:
        """The result of an item, which depends on the item alone.

        An exception is a mistake of the program and ends all work. What may be wrong with an item
        belongs into its result.
        """
        ...

    def close(self) -> None:
        """Releases what it holds."""
        ...


class Task(Protocol[Item_contra, Result_co]):
    """Work that falls into items. It is sent to the workers, so it can be pickled.

    `name` stands in errors: 'a worker of the arena failed'.
    """

    @property
    def name(self) -> str:
        """What errors call it."""
        ...

    def open(self) -> Worker[Item_contra, Result_co]:
        """What does the items, in the process of a worker."""
        ...

    def lost(self, item: Item_contra, reported: Any, reason: str) -> Result_co:
        """The result of an item that ends the process of its worker.

        `reported` is what do() reported last, or None. EvoraError if there is no such result.
        """
        ...


@dataclass(frozen=True)
class FunctionTask(Generic[Item, Result]):
    """A task that is one function, and its own worker: nothing is open between items."""

    name: str
    function: Callable[[Item], Result]

    def open(self) -> FunctionTask[Item, Result]:
        """Itself."""
        return self

    def do(self, item: Item, _report: Report | None) -> Result:
        """What the function returns."""
        return self.function(item)

    def close(self) -> None:
        """Nothing is held."""

    def lost(self, _item: Item, _reported: Any, reason: str) -> Result:
        """An item that ends a worker ends the work."""
        raise EvoraError(f"a worker of {self.name} failed: {reason}")
