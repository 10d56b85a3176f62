"""Names that are kept, and the keys to them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Table, Text, text

from evora.server.storage.schema.base import metadata, partial

# Names that are one person's alone, by their look (evora.server.domain.kept_names). A row stays
# when its name is changed (`freed`: when) or its guest is deleted (then it has neither guest nor
# name): nobody else ever gets it.
kept_names = Table(
    "kept_names",
    metadata,
    Column("look", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("name", Text),
    Column("kept", BigInteger, nullable=False),
    Column("freed", BigInteger),
)
partial("ix_kept_names_current", text("freed IS NULL"), kept_names.c.guest, unique=True)

# The keys of those who have kept their names: what they get back in with on any device. They go
# with their guest, by the database. Codes come as hashes; ids and public keys (COSE) of passkeys as
# base64url.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("ix_recovery_codes_hash", recovery_codes.c.hash, unique=True)

# `party`: the name of the server that the passkey was made for, and works for; `agent`: the kind of
# browser that made it.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("party", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("backed_up", Boolean, nullable=False),
    Column("agent", Text),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# What an authenticator has been asked to sign, and has not yet: to make a passkey for `guest`, or
# without one to sign in. `hash`: of a secret in a cookie of the browser that began it.
ceremonies = Table(
    "ceremonies",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), index=True),
    Column("challenge", Text, nullable=False),
    Column("party", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
