"""The deal of the day."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# Who has begun which deal of the day, and what became of it; it goes with the guest, by the
# database. `date`: such as 2026-11-18; `id`: what others find its replay by; `tokens`: all deals
# and moves so far, each of them checked; `begun_on`: the day of the device's calendar. The rest is
# null until it is finished: `lead` is how far ahead of the best of the others, `scores` those of
# all seats, `late` whether its day was over everywhere.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("date", Text, primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("begun_on", Text, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("finished", BigInteger),
    Column("score", Integer),
    Column("lead", Integer),
    Column("scores", Text),
    Column("late", Boolean),
)
Index("ix_daily_deals_id", daily_deals.c.id, unique=True)
FINISHED_DEALS = text("finished IS NOT NULL")
partial(
    "ix_daily_deals_best",
    FINISHED_DEALS,
    daily_deals.c.date,
    daily_deals.c.setting,
    daily_deals.c.lead,
    daily_deals.c.score,
)

# What the engine reaches in the same seat: computed once, and the same at every process.
deal_engines = Table(
    "deal_engines",
    metadata,
    Column("date", Text, primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("level", Text, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("scores", Text, nullable=False),
)
