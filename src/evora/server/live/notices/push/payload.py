"""What a browser is sent: declarative JSON, padded, with the headers that go with it.

Safari shows such a message by itself; the others give it to the page's service worker
(`web/src/offline/notification.ts`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from evora.server.common.encoding import encode
from evora.server.live.notices.push.encoding import to_text
from evora.server.live.notices.push.encryption import MAX_TEXT_BYTES
from evora.server.live.notices.push.reach import Destination
from evora.server.live.notices.ways import Message

# RFC 8030 is the number by which a declarative message is known.
_DECLARATIVE = 8030
# So long that the rest always fits, even if every character takes six bytes.
_MAX_TITLE = 120
_MAX_BODY = 380
_MAX_LABEL = 40
# A push service sees how long a message is: nearly all are of one length.
_STEP_BYTES = 1024
# Some services refuse to keep a message for longer.
_MAX_TTL_SECONDS = 28 * 86_400
_TOPIC_LENGTH = 32
# What Microsoft's service asks for beside the standard.
_WINDOWS = ".notify.windows.com"


def payload(message: Message, origin: str) -> bytes:
    """`origin`: of the page that subscribed, which its path belongs to."""
    notification: dict[str, Any] = {
        "title": _shortened(message.title, _MAX_TITLE),
        "body": _shortened(message.body, _MAX_BODY),
        "navigate": f"{origin}{message.path}",
        "lang": message.language,
        "tag": message.tag,
        "data": {"id": message.id},
        # Where the first browsers that knew it look, and the specification below.
        "app_badge": str(message.waiting),
    }
    if message.settings_label:
        label = _shortened(message.settings_label, _MAX_LABEL)
        address = f"{origin}{message.settings_path}"
        notification["actions"] = [{"action": "settings", "title": label, "navigate": address}]
    declared = {"web_push": _DECLARATIVE, "notification": notification}
    return encode({**declared, "app_badge": message.waiting})


def padding(length: int) -> int:
    """How many bytes to add to a text, so that its length tells little."""
    return min(-length % _STEP_BYTES, MAX_TEXT_BYTES - length)


def headers(message: Message, to: Destination, now: int) -> Mapping[str, str]:
    """All but those of the connection and the signature. `now`: in milliseconds."""
    left = max(0, message.expires - now) // 1000
    found = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(min(left, _MAX_TTL_SECONDS)),
        "Urgency": message.urgency,
        "Topic": topic(message.tag),
    }
    if to.host.endswith(_WINDOWS):
        found["X-WNS-Type"] = "wns/raw"
    return found


def topic(tag: str) -> str:
    """A service keeps one message of a topic for a browser that is away."""
    return to_text(hashlib.sha256(tag.encode()).digest())[:_TOPIC_LENGTH]


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
