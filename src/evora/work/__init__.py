"""Work in many items, on this machine's cores or on a cluster (docs/cluster.md).

A task says how to do one item. The same items have the same results wherever they are done, by
however many workers, and a worker that is lost costs nothing but time.
"""

from evora.work.places import LOCAL, Place, PlaceError, parse_place
from evora.work.pools import Pool, open_pool
from evora.work.running import in_order, on_interrupt
from evora.work.task import FunctionTask, Report, Task, Worker

__all__ = [
    "LOCAL",
    "FunctionTask",
    "Place",
    "PlaceError",
    "Pool",
    "Report",
    "Task",
    "Worker",
    "in_order",
    "on_interrupt",
    "open_pool",
    "parse_place",
]
