"""Mail: the addresses of letters, and of personal feeds."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# Where a guest gets letters: one address that is confirmed, and one that is not yet. `id`: what
# links in letters call it; `key`: the secret that makes those links, which have to work for as long
# as the letters lie in somebody's mailbox. `due`: when there is something to do next, the letter
# that asks for confirmation, or the daily one; `number`: of that letter, the same at every attempt
# to send it; `tries`: how often that has failed; `lease`: until when a process is at it; `sent`:
# when the last letter went out, by the games' clock.
mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("given", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("bounced", BigInteger),
    Column("due", BigInteger),
    Column("number", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", BigInteger),
    Column("sent", BigInteger),
)
# One of each per guest, whatever several processes do at once.
partial(
    "ix_mail_addresses_confirmed",
    text("confirmed IS NOT NULL"),
    mail_addresses.c.guest,
    unique=True,
)
partial(
    "ix_mail_addresses_unconfirmed",
    text("confirmed IS NULL"),
    mail_addresses.c.guest,
    unique=True,
)
DUE_LETTERS = text("due IS NOT NULL")
partial("ix_mail_addresses_due", DUE_LETTERS, mail_addresses.c.due)

# Mailboxes whose owners want nothing from here, by hashes: they belong to no guest.
mail_silenced = Table(
    "mail_silenced",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("made", BigInteger, nullable=False, index=True),
)

# The feed of a guest, by the hash of its secret address.
feeds = Table(
    "feeds",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False, index=True, unique=True),
    Column("language", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
