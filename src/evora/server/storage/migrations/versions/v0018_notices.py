"""Notices: what calls a person back, and where it still has to be sent."""

from __future__ import annotations

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Filled with what it is for before it is released."""
