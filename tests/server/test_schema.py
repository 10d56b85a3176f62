"""What is generated from the messages is up to date, and says what the server does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from evora.server import messages as m
from evora.server.api.endpoints import ALL_ENDPOINTS
from evora.server.api.responses import json_response
from evora.server.api.schema import files, json_schema, openapi

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("path", files(ROOT), ids=lambda path: path.name)
def test_the_files_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == files(ROOT)[path], "run `make types`"


def test_operations_have_names_of_their_own() -> None:
    names = [way["operationId"] for path in openapi()["paths"].values() for way in path.values()]
    assert len(set(names)) == len(names) == len(ALL_ENDPOINTS)


def test_no_reference_leads_nowhere() -> None:
    for document, prefix, known in (
        (json_schema(), "#/$defs/", json_schema()["$defs"]),
        (openapi(), "#/components/schemas/", openapi()["components"]["schemas"]),
    ):
        text = json.dumps(document)
        wanted = {part.partition('"')[0] for part in text.split(f'"$ref": "{prefix}')[1:]}
        assert text.count('"$ref"') == text.count(f'"$ref": "{prefix}')
        assert wanted <= set(known)


@pytest.mark.parametrize(
    "message",
    [m.Refused(code="stale", seq=3), m.Applied(id="12345678", seq=1), m.Closing(retry_ms=5)],
    ids=lambda message: type(message).__name__,
)
def test_every_field_is_sent(message: m.ServerMessage) -> None:
    """The TypeScript of what the server sends has no optional fields."""
    sent = msgspec.json.decode(bytes(json_response(message).body))
    component = json_schema()["$defs"][type(message).__name__]
    assert set(sent) == set(component["properties"]) == set(component["required"])


@pytest.mark.parametrize("kind", [m.GameId, m.CommandId, m.LevelName])
def test_an_id_has_no_line_end(kind: Any) -> None:
    text = "abcdefghij"
    assert msgspec.json.decode(msgspec.json.encode(text), type=kind) == text
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(text + "\n"), type=kind)
