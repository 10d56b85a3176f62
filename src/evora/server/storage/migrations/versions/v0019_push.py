"""Push: the browsers that take notices, and the key that signs them."""

from __future__ import annotations

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Filled with what it is for before it is released."""
