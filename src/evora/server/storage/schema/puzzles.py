"""Puzzles: what people have tried, and runs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# How a guest did with puzzles before there were tries, as JSON: these begin with it.
puzzle_progress = Table(
    "puzzle_progress",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("progress", Text, nullable=False),
)

# Tries of a person, from all of their devices. `number`: in the order in which they came, from 1;
# `id`: the device's; `rating`: of the puzzle then, for files of puzzles change; `daily`: it was the
# puzzle of that day. They go with the guest, by the database.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("run", Boolean, nullable=False),
    Column("daily", Boolean, nullable=False),
)
Index("ix_puzzle_tries_id", puzzle_tries.c.guest, puzzle_tries.c.id, unique=True)
DAILY_TRIES = text("daily")
partial("ix_puzzle_tries_daily", DAILY_TRIES, puzzle_tries.c.puzzle, puzzle_tries.c.day)

# Runs of three minutes. `puzzles`: those of one that goes on, whose result is not there yet;
# `checked`: the server has judged it, and others see it.
puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("day", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("puzzles", Text),
    Column("solved", Integer),
    Column("mistakes", Integer),
    Column("ms", Integer),
    Column("checked", Boolean, nullable=False),
)
CHECKED_RUNS = text("checked")
partial("ix_puzzle_runs_day", CHECKED_RUNS, puzzle_runs.c.day)
