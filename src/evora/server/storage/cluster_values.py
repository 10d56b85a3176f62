"""What processes that serve one database know of each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherProcess:
    """`clock`: the games' time at that process now; `people`: how many are connected there;
    `alive`: its heartbeat is recent; `host_version`: what it knows of the host's actions."""

    id: str
    clock: int
    alive: bool
    people: int = 0
    host_version: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """The answer to a heartbeat. `joined`: this process is new to the others, or was thought dead;
    `leads`: it does what one does for all; `others`: those that are alive; `host_version`: how
    many actions of the host have been applied."""

    joined: bool
    leads: bool
    others: tuple[OtherProcess, ...]
    host_version: int = 0


# A game, and a guest who watches it.
Present = tuple[str, str]
