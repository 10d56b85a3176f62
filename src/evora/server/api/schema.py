"""JSON Schema, OpenAPI and TypeScript, generated from the messages and the table of endpoints.

`python -m evora.server.api.schema` (`make types`) writes them; a test fails when they are old.
"""

from __future__ import annotations

import json
import re
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from evora.calls import Incoming, Outgoing
from evora.server import messages
from evora.server.api.endpoint import Endpoint
from evora.server.api.endpoints import ALL_ENDPOINTS

Json = dict[str, Any]

# The unions and closed lists that get a name of their own in TypeScript.
_ALIASES = (
    "Colour",
    "Variant",
    "Effect",
    "Clock",
    "SeatKind",
    "OutReason",
    "EndReason",
    "EventBody",
    "Command",
    "SeatChoice",
    "Accepts",
    "Origin",
    "ErrorCode",
    "Greeting",
    "PairKind",
    "Pool",
    "Finishing",
    "NotRated",
    "ReportKind",
    "NoticeKind",
    "NoticeWay",
    "PushState",
    "MailState",
    "Grade",
    "ReasonKind",
    "ClientMessage",
    "ServerMessage",
    "BotMessage",
)
_INDENT = "  "


def _structs() -> list[type[msgspec.Struct]]:
    return [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (msgspec.Struct, Incoming, Outgoing)
    ]


def _components(template: str) -> dict[str, Json]:
    _, components = msgspec.json.schema_components(_structs(), ref_template=template)
    for struct in _structs():
        component = components[struct.__name__]
        if "description" in component:
            component["description"] = _in_one_line(component["description"])
        if not _is_incoming(struct):
            # The server always sends every field.
            component["required"] = list(component.get("properties", ()))
    return dict(sorted(components.items()))


def _is_incoming(struct: type[msgspec.Struct]) -> bool:
    return struct.__struct_config__.forbid_unknown_fields


def _in_one_line(text: str) -> str:
    return re.sub(r"\s*\n\s*", " ", text).strip()


def json_schema() -> Json:
    """Every message, the two directions of the socket, and the stream of a bot."""
    template = "#/$defs/{name}"
    unions, _ = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage, messages.BotMessage],
        ref_template=template,
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of Evora's server",
        "$comment": f"protocol {messages.PROTOCOL}",
        "$defs": {
            **_components(template),
            "ClientMessage": unions[0],
            "ServerMessage": unions[1],
            "BotMessage": unions[2],
        },
    }


# --- OpenAPI


def openapi() -> Json:
    paths: dict[str, Json] = {}
    for endpoint in ALL_ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Evora", "version": str(messages.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": _components("#/components/schemas/{name}")},
    }


def _operation(endpoint: Endpoint) -> Json:
    refused = {"description": "Refused: nothing was changed", "content": _content(messages.Refused)}
    answer: Json = {"description": endpoint.summary}
    if endpoint.answer is not None:
        answer["content"] = _content(endpoint.answer)
    elif endpoint.status != 204:
        answer["content"] = {endpoint.media: {"schema": {}}}
    operation: Json = {
        "summary": endpoint.summary,
        "operationId": _operation_id(endpoint),
        "responses": {str(endpoint.status): answer, "4XX": refused, "503": refused},
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in endpoint.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _operation_id(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return "_".join([endpoint.method.lower(), *words])


def _content(kind: Any) -> Json:
    (schema,), _ = msgspec.json.schema_components(
        [kind], ref_template="#/components/schemas/{name}"
    )
    return {"application/json": {"schema": schema}}


# --- TypeScript


def typescript() -> str:
    lines = [
        "// Made from src/evora/calls and src/evora/server/messages by `make types`. Do not edit.",
        "",
        f"export const PROTOCOL = {messages.PROTOCOL};",
    ]
    for name in _ALIASES:
        lines += ["", f"export type {name} ={_alias(getattr(messages, name))};"]
    for name, component in _components("{name}").items():
        lines += ["", *_interface(name, component)]
    return "\n".join(lines) + "\n"


def _alias(kind: Any) -> str:
    if isinstance(kind, types.UnionType):
        options = [option.__name__ for option in typing.get_args(kind)]
    else:
        options = [json.dumps(option) for option in typing.get_args(kind)]
    return "".join(f"\n{_INDENT}| {option}" for option in options)


def _interface(name: str, component: Json) -> list[str]:
    lines = []
    if "description" in component:
        lines.append(f"/** {component['description']} */")
    lines.append(f"export interface {name} {{")
    required = component.get("required", ())
    for field, schema in component.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"{_INDENT}{field}{mark}: {_type(schema)};")
    return [*lines, "}"]


def _type(schema: Json) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    options = [*map(json.dumps, schema.get("enum", ())), *map(_type, schema.get("anyOf", ()))]
    if options:
        return " | ".join(options)
    match schema["type"]:
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if " " in item else f"{item}[]"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "object" if "additionalProperties" in schema:
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case other:
            raise ValueError(f"no TypeScript for {other!r}")


# --- Files


def files(root: Path) -> dict[Path, str]:
    """What is written where, below the repository's root."""
    return {
        root / "docs/api/messages.schema.json": _pretty(json_schema()),
        root / "docs/api/openapi.json": _pretty(openapi()),
        root / "web/src/lib/messages.ts": typescript(),
    }


def _pretty(document: Json) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    for path, content in files(Path.cwd()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")


if __name__ == "__main__":
    main()
