"""What messages are made of besides the words of the core's calls (evora.calls.words)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

# Raised when a page of an older version could no longer understand the server.
PROTOCOL = 1

Millis = Annotated[int, Meta(ge=0, le=10**15)]
# In Python a `$` also matches before a last line end, hence the look ahead.
GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{10}(?!\n)$")]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}(?!\n)$")]
# Checked again by evora.server.domain.names: length in characters, control and bidi characters.
Name = Annotated[str, Meta(min_length=1, max_length=80)]
# evora.server.domain.bots makes them; the ids of people never begin like this.
BotId = Annotated[str, Meta(pattern=r"^bot-[0-9a-f]{16}(?!\n)$")]
LevelName = Annotated[str, Meta(pattern=r"^[a-z]{1,20}(?!\n)$")]
