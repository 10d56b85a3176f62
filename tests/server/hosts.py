"""A host who has set nothing, for tests of single parts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from evora.server.common.subscribers import Subscribers
from evora.server.live.processes.host import Host


def quiet_host() -> Host:
    gap: Subscribers[[]] = Subscribers("test")
    nothing: Any = SimpleNamespace(subscribe=lambda *_: None, gap=gap)
    return Host(nothing, nothing, nothing)
