"""Mail: addresses for notices, and the addresses of personal feeds."""

from __future__ import annotations

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Filled with what it is for before it is released."""
