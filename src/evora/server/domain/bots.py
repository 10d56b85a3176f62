"""Ids of bots: guests whose moves a program makes.

The id says that it is one, so that a log alone says who is one, also after the bot has gone.
"""

from __future__ import annotations

import secrets

_PREFIX = "bot-"


def new_bot_id() -> str:
    return f"{_PREFIX}{secrets.token_hex(8)}"


def is_bot(guest: str | None) -> bool:
    return guest is not None and guest.startswith(_PREFIX)
