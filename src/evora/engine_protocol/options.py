"""The engine's options and their ranges."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from evora.engine_protocol import ProtocolError
from evora.engine_protocol.fields import Fields
from evora.search import Engine

_CORES = os.cpu_count() or 1


def _memory_mb() -> int:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2**20
    except (AttributeError, ValueError, OSError):
        return 65536


# More threads than cores do not help, but a script made for a larger machine should still run.
RANGES = {"threads": (1, min(256, max(64, 4 * _CORES))), "hash_mb": (1, min(65536, _memory_mb()))}


@dataclass(frozen=True)
class Options:
    """Threads of one search, and MiB of its transposition table."""

    threads: int = 1
    hash_mb: int = 64

    def as_dict(self) -> dict[str, int]:
        return asdict(self)

    def engine(self) -> Engine:
        """A new engine with these options."""
        return Engine(threads=self.threads, hash_mb=self.hash_mb)

    def changed(self, changes: Mapping[str, object]) -> Options:
        """These options with some changed; ProtocolError if one of the changes is not possible."""
        names = [field.name for field in fields(self)]
        for name in changes:
            if name not in names:
                message = f"expected options out of {', '.join(names)}, got {name!r}"
                raise ProtocolError("unsupported", "options", message)
        given = Fields(dict(changes), inside="options")
        return Options(
            **self.as_dict() | {name: given.whole(name, *RANGES[name]) for name in changes}
        )
