"""Notices by push: the browsers that take them, and the key that signs them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from evora.server.storage.schema.base import metadata

# The key of this server to push services (VAPID), in one row. Browsers subscribe with its public
# half: with another key they would have to subscribe anew.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# One for a browser that is signed in: it goes with the session, by the database. `origin`: of the
# page that subscribed; `p256dh` and `auth`: what messages to it are encrypted for.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("session", Text, ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("ix_push_subscriptions_guest", push_subscriptions.c.guest, push_subscriptions.c.made)
Index("ix_push_subscriptions_session", push_subscriptions.c.session, unique=True)
Index("ix_push_subscriptions_endpoint", push_subscriptions.c.endpoint, unique=True)
