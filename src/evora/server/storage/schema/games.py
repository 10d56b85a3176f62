"""Games with their logs, and what follows from them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# `seq` is that of the last entry. An append moves it on only if it is where the append expects it:
# that and the primary key of the entries are the concurrency control.
games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("creator", Text),
    Column("command", Text),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("to_move", Text),
    Column("engine_turn", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("summary", Text, nullable=False),
    # The process whose engine is to move; null where that is nobody's yet.
    Column("engine_process", Text),
)

# A creator's command makes one game. Both are null once the creator has been deleted.
Index("ix_games_command", games.c.creator, games.c.command, unique=True)


# The few games that lists are about; finished ones cost their indices nothing. Queries use the same
# text: a database takes such an index only where it reads the condition again, word for word.
IN_LOBBY = text("listed AND status = 'waiting'")
PUBLIC = text("listed AND status = 'playing'")
ON_CLOCK = text("status = 'playing' AND deadline IS NOT NULL")
RUNNING = text("status = 'playing'")
INVITING = text("status = 'waiting' AND deadline IS NOT NULL")
IDLE = text("status <> 'playing'")
ENGINE_TURNS = text("status = 'playing' AND engine_turn")


partial("ix_games_lobby", IN_LOBBY, games.c.changed, games.c.id)
partial("ix_games_due", ON_CLOCK, games.c.deadline)
partial("ix_games_inviting", INVITING, games.c.deadline)
partial("ix_games_running", RUNNING, games.c.id)
partial("ix_games_idle", IDLE, games.c.changed)
partial("ix_games_engine", ENGINE_TURNS, games.c.engine_process)

# Without row ids SQLite keeps the log of a game together, in order.
# The log: one row per entry. The table has an older name.
entries = Table(
    "events",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    Column("command", Text),
    # Of the guest and the content of the command: an id is one guest's, for one command.
    Column("fingerprint", Text),
    sqlite_with_rowid=False,
)
partial(
    "ix_events_command",
    text("command IS NOT NULL"),
    entries.c.game,
    entries.c.command,
    unique=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("local", Boolean, nullable=False),
    Column("name", Text),
    sqlite_with_rowid=False,
)
Index("ix_seats_guest", seats.c.guest, seats.c.game)

# Reviews that browsers of visitors had computed and sent. They could be forged: nobody reads them
# any more. A process of the version before may still write some; they go with their game.
sent_reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("nodes", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("review", Text, nullable=False),
)

# The review of a finished game that this server has computed: of the newest engine, and then with
# the most nodes per search. `asked`: when somebody last wanted to see it; nobody's id is kept. Both
# tables go with their game by themselves: a process of the version before knows nothing of them.
game_reviews = Table(
    "game_reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("nodes", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False, index=True),
    Column("review", Text, nullable=False),
)

# Reviews that wait or are computed now: at which process, with how many nodes per search, and what
# there is so far.
review_tasks = Table(
    "review_tasks",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("process", Text, nullable=False),
    Column("nodes", BigInteger, nullable=False),
    Column("partial", Text),
)

# Who came to which game by quick pairing: an index that follows from the logs, for a day after the
# end of a game. `state`: see domain.table.pairings; `changed`: when it became that. `network`: a
# keyed hash of where they came from, for an hour.
UNFINISHED = text("state = 'open'")
pairings = Table(
    "pairings",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("network", Text),
)
Index("ix_pairings_guest", pairings.c.guest, pairings.c.changed)
# One unfinished game of quick pairing per person, whatever several processes do at once.
partial("ix_pairings_open", UNFINISHED, pairings.c.guest, unique=True)
partial("ix_pairings_network", text("network IS NOT NULL"), pairings.c.network, pairings.c.changed)
