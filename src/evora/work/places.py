"""Where work runs: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass

from evora.errors import EvoraError

RAY = "ray"
_ADDRESS = re.compile(r"ray://([^\s/:]+|\[[0-9a-fA-F:.]+\]):([0-9]{1,5})/?")

# What was wrong with a place, in English. The texts of people are in `work-problem`, with the same
# names.
_PROBLEMS = {
    "place": "expected ray or ray://host:port, got {value}",
    "missing": "{package} is not installed: pip install 'evora[ray]'",
    "silent": "{value}: no Ray cluster answers there",
    "closed": "{value}: no Ray cluster lets this program in; one with tokens needs RAY_AUTH_TOKEN",
    "failed": "{value}: Ray does not start: {detail}",
    "without": "a node of the cluster has no Evora: pip install evora=={ours} on every node",
    "version": "a node of the cluster has Evora {theirs}, expected {ours} as here",
}


class PlaceError(EvoraError):
    """A place where nothing can run. `kind` and `values` say why, for a text in the language of a
    person."""

    def __init__(self, kind: str, **values: str) -> None:
        super().__init__(kind, values)
        self.kind = kind
        self.values: Mapping[str, str] = values

    def __str__(self) -> str:
        return f"on: {_PROBLEMS[self.kind].format(**self.values)}"


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
