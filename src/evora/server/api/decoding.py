"""JSON from clients as the closed types of evora.server.messages; a Refusal says what is wrong."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from evora.server import messages as m
from evora.server.common.refusal import Refusal

T = TypeVar("T")

_PATH = re.compile(r" - at `\$(.*?)`$")

client_message: msgspec.json.Decoder[m.ClientMessage] = msgspec.json.Decoder(m.ClientMessage)


def decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """Refusal bad_json, bad_field or unknown_type."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise to_refusal(str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_json", None, str(error)[:200]) from None


def to_refusal(message: str) -> Refusal:
    """From msgspec's text, which ends with the path of the field."""
    match = _PATH.search(message)
    path = match[1].lstrip(".") if match else ""
    detail = message[: match.start()] if match else message
    unknown = path.rpartition(".")[2] == "type" and detail.startswith("Invalid value")
    code: Any = "unknown_type" if unknown else "bad_field"
    return Refusal(code, path[:80] or None, detail[:200])
