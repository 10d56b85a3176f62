"""Notices by push: the browsers that take them. What is binary is base64url, without padding."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.words import Incoming, Outgoing

MAX_PUSH_BROWSERS = 5


class PushBrowser(Outgoing, frozen=True):
    """A browser that is sent notices. `browser` and `system`: a kind, if it is known; `current`:
    the one that asks."""

    browser: str | None
    system: str | None
    created: int
    current: bool


class MyPush(Outgoing, frozen=True):
    """`key`: what a browser subscribes with (`applicationServerKey`), null if the host has turned
    pushes off; `browsers`: those of this person that are sent notices, the newest first."""

    key: str | None
    browsers: list[PushBrowser]


class SubscribePush(Incoming, frozen=True):
    """A subscription as the browser has made it: where its push service takes messages, the public
    key and the secret that they are encrypted for; `language`: of the page, in which notices come
    from now on; null: as before. It takes the place of the one that this browser had; of more than
    five browsers the oldest goes."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=4000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=200)]
    language: Annotated[str, Meta(min_length=1, max_length=20)] | None = None
