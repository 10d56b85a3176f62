"""The tables, as the code of this version uses them; the migrations make them.

JSON is kept as text: the database never looks into it, and gives back exactly what was put in.
There is no foreign key from games and seats to guests: the log of a game outlives its guests.
"""

from __future__ import annotations

from evora.server.storage.schema.base import metadata
from evora.server.storage.schema.cluster import (
    TRANSIENT,
    daily_keys,
    leases,
    meta,
    presence,
    processes,
    spent,
)
from evora.server.storage.schema.company import challenges, circles, follows, name_shapes
from evora.server.storage.schema.deals import FINISHED_DEALS, daily_deals, deal_engines
from evora.server.storage.schema.fair_play import fair_play
from evora.server.storage.schema.games import (
    ENGINE_TURNS,
    IDLE,
    IN_LOBBY,
    INVITING,
    ON_CLOCK,
    PUBLIC,
    RUNNING,
    UNFINISHED,
    entries,
    game_reviews,
    games,
    pairings,
    review_tasks,
    seats,
    sent_reviews,
)
from evora.server.storage.schema.guests import (
    OPEN_REPORTS,
    blocks,
    bots,
    codes,
    guests,
    holidays,
    reports,
    sessions,
)
from evora.server.storage.schema.host import bans, host_actions, host_settings, invitations
from evora.server.storage.schema.keys import ceremonies, kept_names, passkeys, recovery_codes
from evora.server.storage.schema.mail import DUE_LETTERS, feeds, mail_addresses, mail_silenced
from evora.server.storage.schema.notices import (
    called,
    deliveries,
    notice_settings,
    notices,
    refused_deliveries,
)
from evora.server.storage.schema.profiles import played_seats
from evora.server.storage.schema.push import push_keys, push_subscriptions
from evora.server.storage.schema.puzzles import (
    CHECKED_RUNS,
    DAILY_TRIES,
    puzzle_progress,
    puzzle_runs,
    puzzle_tries,
)
from evora.server.storage.schema.ratings import SURE, finishing, ratings, results

__all__ = [
    "CHECKED_RUNS",
    "DAILY_TRIES",
    "DUE_LETTERS",
    "ENGINE_TURNS",
    "FINISHED_DEALS",
    "IDLE",
    "INVITING",
    "IN_LOBBY",
    "ON_CLOCK",
    "OPEN_REPORTS",
    "PUBLIC",
    "RUNNING",
    "SURE",
    "TRANSIENT",
    "UNFINISHED",
    "bans",
    "blocks",
    "bots",
    "called",
    "ceremonies",
    "challenges",
    "circles",
    "codes",
    "daily_deals",
    "daily_keys",
    "deal_engines",
    "deliveries",
    "entries",
    "fair_play",
    "feeds",
    "finishing",
    "follows",
    "game_reviews",
    "games",
    "guests",
    "holidays",
    "host_actions",
    "host_settings",
    "invitations",
    "kept_names",
    "leases",
    "mail_addresses",
    "mail_silenced",
    "meta",
    "metadata",
    "name_shapes",
    "notice_settings",
    "notices",
    "pairings",
    "passkeys",
    "played_seats",
    "presence",
    "processes",
    "push_keys",
    "push_subscriptions",
    "puzzle_progress",
    "puzzle_runs",
    "puzzle_tries",
    "ratings",
    "recovery_codes",
    "refused_deliveries",
    "reports",
    "results",
    "review_tasks",
    "seats",
    "sent_reviews",
    "sessions",
    "spent",
]
