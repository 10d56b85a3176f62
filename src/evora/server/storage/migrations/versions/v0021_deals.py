"""The deal of the day: who has begun and finished it."""

from __future__ import annotations

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Filled with what it is for before it is released."""
