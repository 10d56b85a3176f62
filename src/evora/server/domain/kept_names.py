"""Kept names: each is one person's alone, and so is everything that looks like it.

Names that look the same have the same hash: it is all that is left of somebody who is gone, and the
name still leads to nobody else.
"""

from __future__ import annotations

import hashlib

from evora.server.domain.lookalikes import skeleton

_DAY_MS = 86_400_000
# A first name can be corrected at once; others would not know who is who if names changed often.
CORRECTION_MS = _DAY_MS
CHANGE_MS = 30 * _DAY_MS


def look_of(name: str) -> str:
    """The same for names that look the same at a glance. It is stored: `skeleton` must go on giving
    what it gives for names that were kept before."""
    return hashlib.sha256(skeleton(name).encode()).hexdigest()


def changes_at(kept: int, now: int, *, first: bool) -> int | None:
    """When a name may be changed that was taken at `kept`; None: now. `first`: the guest has had no
    other."""
    if first and now < kept + CORRECTION_MS:
        return None
    return kept + CHANGE_MS if now < kept + CHANGE_MS else None
