"""Puzzles as a habit: tries, runs and days, which belong to the person."""

from __future__ import annotations

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Filled with what it is for before it is released."""
