"""Work on a Ray cluster: portions of items as Ray tasks, on all of its nodes.

Ray finds the nodes and moves the results. What is lost with a node or a worker is handed out again
from here, because only a task knows what to make of an item that ends its worker.
"""

from __future__ import annotations

import contextlib
import os
import socket
import time
import uuid
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Generic
from urllib.parse import urlsplit

from evora.errors import EvoraError
from evora.version import __version__
from evora.work.places import RAY, PlaceError
from evora.work.portions import Portion, Portions
from evora.work.processes import ProcessPool
from evora.work.task import Item, Result, Task, Worker

# Ray writes to standard output what happens to nodes and workers; that is for our own output.
os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of ours tells nobody

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ModuleNotFoundError as error:
    raise PlaceError("missing", package=error.name or RAY) from error

if TYPE_CHECKING:
    from ray import ObjectRef

    _Ref = ObjectRef[tuple[float, list[tuple[int, Any]]]]
    _TaskRef = ObjectRef[Task[Any, Any]]
_resources: Callable[[], dict[str, float]] = ray.cluster_resources  # which has no types

# Large pieces: a Ray task has to be scheduled, and its results have to travel.
_PORTION_SECONDS = 4.0
_TICK_SECONDS = 0.2
_STOP_SECONDS = 0.5
# Nodes come and go: how often the pool looks how many cores there are.
_LOOK_SECONDS = 2.0
_CONNECT_SECONDS = 5.0
# A single item that so many workers have taken with them is not worth another one.
_MAX_LOSSES = 5


class ClusterPool(Generic[Item, Result]):
    """Does the items of a task on a cluster, with `jobs` workers, or one for each core."""

    def __init__(
        self,
        task: Task[Item, Result],
        items: Iterable[Item],
        connection: AbstractContextManager[None],
        jobs: int | None,
        *,
        ahead: int | None = None,
    ) -> None:
        self._task = task
        self._connection = connection
        self._max_jobs = jobs
        self._portions = Portions(items, jobs=jobs or 1, seconds=_PORTION_SECONDS, ahead=ahead)
        self._running: dict[_Ref, Portion[Item]] = {}
        self._losses: dict[int, int] = {}
        self._stopping = False
        self._looked = -_LOOK_SECONDS

    def stop(self) -> None:
        """Ends results() after the items that are finished. Safe in a signal handler."""
        self._stopping = True

    def results(self) -> Generator[list[tuple[int, Result]], None, None]:
        """The finished items by number, in batches, in the order in which they finish."""
        with self._connection:
            run = uuid.uuid4().hex
            task = ray.put(self._task)
            try:
                while not self._stopping and (self._portions or self._running):
                    self._hand_out(run, task)
                    if finished := self._collect(_TICK_SECONDS):
                        yield finished
                if self._running and (finished := self._collect(_STOP_SECONDS)):
                    yield finished
            finally:
                for ref in self._running:
                    with contextlib.suppress(RayError):
                        ray.cancel(ref, force=True)

    def _hand_out(self, run: str, task: _TaskRef) -> None:
        now = time.monotonic()
        if self._max_jobs is None and now - self._looked >= _LOOK_SECONDS:
            self._looked = now
            self._portions.jobs = max(1, int(_resources().get("CPU", 1)))
        # One that waits for each one that runs, so that no core is idle meanwhile.
        allowed = self._max_jobs or 2 * self._portions.jobs
        while len(self._running) < allowed:
            portion = self._portions.take()
            if portion is None:
                return
            self._running[_do_portion.remote(run, task, portion, __version__)] = portion

    def _collect(self, seconds: float) -> list[tuple[int, Result]]:
        finished: list[tuple[int, Result]] = []
        # One at least, then all that are there.
        ready, _ = ray.wait(list(self._running), num_returns=1, timeout=seconds)
        if ready:
            ready, _ = ray.wait(list(self._running), num_returns=len(self._running), timeout=0)
        for ref in ready:
            portion = self._running.pop(ref)
            try:
                took, results = ray.get(ref)
            except RayTaskError as error:  # an exception inside of the worker
                raise self._in_words(error) from None
            except RayError as error:  # the worker or its node is gone
                self._lose(portion, error)
                continue
            finished += results
            if not portion.careful:
                self._portions.timed(len(portion.items), took)
        self._portions.finish(number for number, _ in finished)
        return finished

    def _lose(self, portion: Portion[Item], error: RayError) -> None:
        for number, _ in portion.items:
            self._losses[number] = self._losses.get(number, 0) + 1
            if self._losses[number] > _MAX_LOSSES:
                reason = type(error).__name__
                raise EvoraError(f"{self._task.name}: lost the same item too often ({reason})")
        # A node that goes takes innocent portions with it; after that, each item by itself.
        many = len(portion.items) > 1
        if portion.careful or (many and self._losses[portion.items[0][0]] == 1):
            self._portions.repeat(portion)
        else:
            self._portions.suspect(portion)

    def _in_words(self, error: RayTaskError) -> EvoraError:
        cause = error.cause if hasattr(error, "cause") else error
        if isinstance(cause, PlaceError):
            return PlaceError(**cause.values)
        if "No module named 'evora" in str(error):
            return PlaceError("without", ours=__version__)
        return EvoraError(f"a worker of {self._task.name} failed: {cause}")


# --- Inside of a worker


class _OpenWorker:
    """What a worker keeps open from portion to portion of the same run."""

    run = ""
    worker: Worker[Any, Any] | None = None

    @classmethod
    def worker_for(cls, run: str, task: Task[Any, Any]) -> Worker[Any, Any]:
        if cls.run != run or cls.worker is None:
            if cls.worker is not None:
                cls.worker.close()
            cls.run, cls.worker = run, task.open()
        return cls.worker


@ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")
def _do_portion(
    run: str, task: Task[Any, Any], portion: Portion[Any], version: str
) -> tuple[float, list[tuple[int, Any]]]:
    """How long it took, and the results."""
    if version != __version__:
        raise PlaceError("version", theirs=__version__, ours=version)
    began = time.monotonic()
    if portion.careful:
        # In a process of its own: the one that dies is not the worker of Ray.
        pool = ProcessPool(task, [item for _, item in portion.items], 1)
        (done,) = (result for batch in pool.results() for _, result in batch)
        return time.monotonic() - began, [(portion.items[0][0], done)]
    worker = _OpenWorker.worker_for(run, task)
    results = [(number, worker.do(item, None)) for number, item in portion.items]
    return time.monotonic() - began, results


# --- Connecting


@contextlib.contextmanager
def connected(cluster: str) -> Iterator[None]:
    """A connection to a cluster while work runs; one that this program has is used and kept."""
    if ray.is_initialized():
        yield
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if cluster == RAY:
            _join_or_start(quiet)
        else:
            _check_answer(cluster)
            _join(cluster, quiet)
    except (ConnectionError, TimeoutError) as error:
        raise PlaceError("silent", value=cluster) from error
    except ModuleNotFoundError as error:  # of the client, which is a part of Ray's own extras
        raise PlaceError("missing", package=error.name or RAY) from error
    except PlaceError:
        raise
    except (RayError, RuntimeError, ValueError, OSError) as error:
        raise PlaceError("failed", value=cluster, detail=str(error).partition("\n")[0]) from error
    try:
        yield
    finally:
        ray.shutdown()


def _join_or_start(quiet: dict[str, Any]) -> None:
    """Joins the cluster of RAY_ADDRESS or of this machine; without one it starts its own."""
    address = os.environ.get("RAY_ADDRESS")
    try:
        ray.init(address or "auto", **quiet)
    except ConnectionError:
        if address:
            raise
        ray.init("local", include_dashboard=False, **quiet)


def _join(address: str, quiet: dict[str, Any]) -> None:
    """Joins a cluster at whose address something listens."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of what it then raises
            ray.init(address, **quiet)
    except ConnectionError as error:
        raise PlaceError("closed", value=address) from error


def _check_answer(address: str) -> None:
    """Fails at once where nobody listens; Ray itself would try for half a minute."""
    parts = urlsplit(address)
    assert parts.hostname and parts.port
    try:
        socket.create_connection((parts.hostname, parts.port), _CONNECT_SECONDS).close()
    except OSError as error:
        raise ConnectionError(address) from error
