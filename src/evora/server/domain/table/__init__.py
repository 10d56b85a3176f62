"""A game on the server as a pure value.

A log is replayed to a `Table`. A command is decided against the table: it becomes a `Decision` (new
entries of the log, and the table after them) or is refused. No clock is read here, no database
touched, and the only chance is the seed's. Times are milliseconds since 1970. The entries of a
decision are stored together, with what follows by itself: a deal, the end, an agreed undo.
"""

from evora.server.common.refusal import Refusal
from evora.server.domain.table.attendance import begin, lapse
from evora.server.domain.table.clocks import (
    claim_at,
    expire_clock,
    mend_clock,
    note_holidays,
)
from evora.server.domain.table.commands import (
    TableCommand,
    cancel_unattended,
    check_company,
    decide,
    end_by_host,
)
from evora.server.domain.table.create import create
from evora.server.domain.table.draft import Decision, check_id, fingerprint
from evora.server.domain.table.engine import engine_move
from evora.server.domain.table.finished import finished_game, keep_record, names_of, seed_of
from evora.server.domain.table.pairings import PairingState, pairing_changes
from evora.server.domain.table.rematch import next_seats, rematch
from evora.server.domain.table.replay import extend, replay
from evora.server.domain.table.state import Holiday, Offer, SeatState, Step, Table
from evora.server.domain.table.views import SeatPerson, clock_view, events, for_guest, view

__all__ = [
    "Decision",
    "Holiday",
    "Offer",
    "PairingState",
    "Refusal",
    "SeatPerson",
    "SeatState",
    "Step",
    "Table",
    "TableCommand",
    "begin",
    "cancel_unattended",
    "check_company",
    "check_id",
    "claim_at",
    "clock_view",
    "create",
    "decide",
    "end_by_host",
    "engine_move",
    "events",
    "expire_clock",
    "extend",
    "fingerprint",
    "finished_game",
    "for_guest",
    "keep_record",
    "lapse",
    "mend_clock",
    "names_of",
    "next_seats",
    "note_holidays",
    "pairing_changes",
    "rematch",
    "replay",
    "seed_of",
    "view",
]
