"""A game on the server as a pure value.

A log is replayed to a `Table`; a command is decided against the table, and becomes new entries of
the log or is refused. No clock is read here, no database touched, and the only chance is the
seed's. Times are milliseconds since 1970. Entries that one call returns are stored together: what
follows by itself (a deal, the end, an agreed undo) is among them.
"""

from evora.server.common.refusal import Refusal
from evora.server.domain.table.clocks import claim_at, mended, overdue
from evora.server.domain.table.commands import CLAIM_AFTER_MS, Decidable, decide
from evora.server.domain.table.create import create, rematch
from evora.server.domain.table.engine import engine_moves
from evora.server.domain.table.replay import extend, logged, replay
from evora.server.domain.table.state import Offer, SeatState, Step, Table
from evora.server.domain.table.telling import events, summary, view

__all__ = [
    "CLAIM_AFTER_MS",
    "Decidable",
    "Offer",
    "Refusal",
    "SeatState",
    "Step",
    "Table",
    "claim_at",
    "create",
    "decide",
    "engine_moves",
    "events",
    "extend",
    "logged",
    "mended",
    "overdue",
    "rematch",
    "replay",
    "summary",
    "view",
]
