"""Where work runs: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from evora.texts import UserError

RAY = "ray"
_ADDRESS = re.compile(r"ray://([^\s/:]+|\[[0-9a-fA-F:.]+\]):([0-9]{1,5})/?")


class PlaceError(UserError):
    """A place where nothing can run; `kind` says why, by which `work-problem` chooses its words."""

    def __init__(self, kind: str, **values: str) -> None:
        super().__init__("work-problem", kind=kind, **values)


@dataclass(frozen=True)
class Place:
    """Where work runs, and how much at a time.

    `jobs`: None is one for each core, of this machine or of the whole cluster. `cluster`: None is
    this machine without Ray, 'ray' the cluster that runs on it or else one that is started for the
    occasion, 'ray://host:port' a cluster elsewhere.
    """

    jobs: int | None = None
    cluster: str | None = None


LOCAL = Place()
"""All cores of this machine."""


def parse_place(text: str) -> str:
    """The text of a cluster, checked: ray, or ray://host:port."""
    address = _ADDRESS.fullmatch(text)
    if text != RAY and not (address and 0 < int(address[2]) < 65536):
        raise PlaceError("place", value=repr(text))
    return text


def cores() -> int:
    """The cores that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
