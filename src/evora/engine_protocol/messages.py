"""Every message of the engine protocol, by direction: closed types, one decoder for each.

To the engine: hello, set, analyse, legal, cancel, quit. From the engine: hello, set, info, result,
legal, error. docs/engine-protocol.md describes them field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from evora._core import RULES_VERSION, Move, Position
from evora.engine_protocol.errors import CODES, ProtocolError, quote
from evora.engine_protocol.fields import Fields, usable_id
from evora.engine_protocol.lines import MAX_LINE, dump_object, parse_object
from evora.errors import EvoraError, InvalidPositionError
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from evora.search import Analysis, Limit, Variation

PROTOCOL = 1
SETTINGS = tuple(f"{players} {variant}" for players in PLAYER_COUNTS for variant in VARIANT_NAMES)


def setting_of(position: Position) -> str:
    """The protocol's name for a number of players and a variant: '2 coloured'."""
    return f"{position.players} {position.variant}"


# --- To the engine


@dataclass(frozen=True)
class HelloRequest:
    """Who are you, and what can you do?"""

    def as_dict(self) -> dict[str, object]:
        return {"op": "hello"}


@dataclass(frozen=True)
class SetRequest:
    """Change some options. Their values are as received: each engine knows its own."""

    options: Mapping[str, object]

    def as_dict(self) -> dict[str, object]:
        return {"op": "set", "options": dict(self.options)}


@dataclass(frozen=True)
class AnalyseRequest:
    """What is best here? `position` has the request's moves played already."""

    id: str
    position: Position
    limit: Limit
    lines: int = 1
    seed: int | None = None
    level: str | None = None
    report_ms: int | None = None

    def as_dict(self) -> dict[str, object]:
        limit = {"ms": self.limit.ms, "nodes": self.limit.nodes, "depth": self.limit.depth}
        required: dict[str, object] = {
            "op": "analyse",
            "id": self.id,
            "position": str(self.position),
            "limit": {name: value for name, value in limit.items() if value is not None},
            "lines": self.lines,
        }
        optional = {"seed": self.seed, "level": self.level, "report_ms": self.report_ms}
        return required | {name: value for name, value in optional.items() if value is not None}


@dataclass(frozen=True)
class LegalRequest:
    """Which moves are legal here? `position` has the request's moves played already."""

    id: str
    position: Position

    def as_dict(self) -> dict[str, object]:
        return {"op": "legal", "id": self.id, "position": str(self.position)}


@dataclass(frozen=True)
class CancelRequest:
    """Answer the pending request with this id now."""

    id: str

    def as_dict(self) -> dict[str, object]:
        return {"op": "cancel", "id": self.id}


@dataclass(frozen=True)
class QuitRequest:
    """Answer what is pending, and stop."""

    def as_dict(self) -> dict[str, object]:
        return {"op": "quit"}


Request = HelloRequest | SetRequest | AnalyseRequest | LegalRequest | CancelRequest | QuitRequest


def decode_request(line: bytes | None) -> Request:
    """The request in a line; None stands for one that was too long.

    A ProtocolError says what to answer to a line that holds no valid request.
    """
    data = parse_object(line)
    fields = Fields(data, usable_id(data))
    op = fields.text("op")
    if op not in _REQUESTS:
        raise fields.error("unknown_op", "op", f"expected {', '.join(_REQUESTS)}, got {quote(op)}")
    names, decode = _REQUESTS[op]
    fields.allow_only(("op", *names))
    return decode(fields)


def _decode_set(fields: Fields) -> SetRequest:
    options = fields.inner("options")
    return SetRequest({name: options.value(name) for name in options.names()})


def _decode_analyse(fields: Fields) -> AnalyseRequest:
    return AnalyseRequest(
        id=fields.identifier(),
        position=_decode_position(fields),
        limit=_decode_limit(fields.inner("limit")),
        lines=fields.whole("lines", 1) if fields.has("lines") else 1,
        seed=fields.whole("seed", 0) if fields.has("seed") else None,
        level=fields.text("level") if fields.has("level") else None,
        report_ms=fields.whole("report_ms", 1) if fields.has("report_ms") else None,
    )


def _decode_position(fields: Fields) -> Position:
    """The position of a request after its moves and deals."""
    text = fields.text("position")
    moves = fields.texts("moves") if fields.has("moves") else ()
    try:
        position = Position(text)
    except InvalidPositionError as error:
        message = str(error).removeprefix("position: ")  # the field is named already
        raise fields.error("bad_position", "position", message) from None
    for number, move in enumerate(moves, 1):
        try:
            position = position.play(move)
        except EvoraError as error:
            message = f"number {number} of {len(moves)} cannot be played: {error}"
            raise fields.error("illegal_move", "moves", message) from None
    return position


def _decode_limit(fields: Fields) -> Limit:
    kinds = ("ms", "nodes", "depth")
    fields.allow_only(kinds)
    given = {name: fields.whole(name, 1) for name in fields.names()}
    if len(given) != 1:
        got = ", ".join(given) or "none"
        message = f"limit: expected exactly one of {', '.join(kinds)}, got {got}"
        raise ProtocolError("bad_field", "limit", message, fields.id)
    return Limit(**given)


_REQUESTS: dict[str, tuple[tuple[str, ...], Callable[[Fields], Request]]] = {
    "hello": ((), lambda _: HelloRequest()),
    "set": (("options",), _decode_set),
    "analyse": (
        ("id", "position", "moves", "limit", "lines", "seed", "level", "report_ms"),
        _decode_analyse,
    ),
    "legal": (
        ("id", "position", "moves"),
        lambda fields: LegalRequest(fields.identifier(), _decode_position(fields)),
    ),
    "cancel": (("id",), lambda fields: CancelRequest(fields.identifier())),
    "quit": ((), lambda _: QuitRequest()),
}


# --- From the engine


@dataclass(frozen=True)
class HelloAnswer:
    """What an engine is and can do; `options` are those in force."""

    name: str
    version: str
    settings: tuple[str, ...]
    levels: tuple[str, ...]
    options: Mapping[str, int]
    protocol: int = PROTOCOL
    rules: int = RULES_VERSION

    def as_dict(self) -> dict[str, object]:
        return {
            "op": "hello",
            "protocol": self.protocol,
            "name": self.name,
            "version": self.version,
            "rules": self.rules,
            "settings": list(self.settings),
            "levels": list(self.levels),
            "options": dict(self.options),
        }


@dataclass(frozen=True)
class SetAnswer:
    """The options now in force."""

    options: Mapping[str, int]

    def as_dict(self) -> dict[str, object]:
        return {"op": "set", "options": dict(self.options)}


@dataclass(frozen=True)
class InfoAnswer:
    """What a search has found so far."""

    id: str
    analysis: Analysis

    def as_dict(self) -> dict[str, object]:
        return _analysis_fields("info", self.id, self.analysis)


@dataclass(frozen=True)
class ResultAnswer:
    """What a search found in the end."""

    id: str
    analysis: Analysis

    def as_dict(self) -> dict[str, object]:
        fields = _analysis_fields("result", self.id, self.analysis)
        return fields | {"cancelled": True} if self.analysis.cancelled else fields


@dataclass(frozen=True)
class LegalAnswer:
    """The legal moves, in the order of their action ids."""

    id: str
    moves: tuple[Move, ...]

    def as_dict(self) -> dict[str, object]:
        return {"op": "legal", "id": self.id, "moves": [str(move) for move in self.moves]}


@dataclass(frozen=True)
class ErrorAnswer:
    """A request that was refused; `id` and `field` are None where there is none to name."""

    id: str | None
    code: str
    field: str | None
    message: str

    @staticmethod
    def of(error: ProtocolError) -> ErrorAnswer:
        return ErrorAnswer(error.id, error.code, error.field, error.message)

    def as_dict(self) -> dict[str, object]:
        return {
            "op": "error",
            "id": self.id,
            "code": self.code,
            "field": self.field,
            "message": self.message,
        }


Answer = HelloAnswer | SetAnswer | InfoAnswer | ResultAnswer | LegalAnswer | ErrorAnswer


def encode(message: Request | Answer) -> bytes:
    """A message as a line, its end included, never longer than the protocol allows.

    An analysis that would be longer gets shorter principal variations.
    """
    line = dump_object(message.as_dict())
    longest = 64
    while len(line) > MAX_LINE and isinstance(message, InfoAnswer | ResultAnswer) and longest:
        lines = tuple(replace(item, pv=item.pv[:longest]) for item in message.analysis.variations)
        message = replace(message, analysis=replace(message.analysis, variations=lines))
        line = dump_object(message.as_dict())
        longest //= 2
    if len(line) > MAX_LINE:
        problem = f"expected a message of at most {MAX_LINE} bytes, got one of {len(line)}"
        raise ProtocolError("bad_json", None, problem)
    return line


def _analysis_fields(op: str, id: str, analysis: Analysis) -> dict[str, object]:
    move = _move_as_text(analysis.move)
    return {"op": op, "id": id, "move": move, **analysis_as_dict(analysis)}


def analysis_as_dict(analysis: Analysis) -> dict[str, object]:
    """The best moves and the effort, as plain values: the shape of every analysis in JSON."""
    return {
        "lines": [_line_as_dict(line) for line in analysis.variations],
        "nodes": analysis.nodes,
        "depth": analysis.depth,
        "ms": analysis.ms,
    }


def _line_as_dict(line: Variation) -> dict[str, object]:
    return {
        "move": _move_as_text(line.move),
        "win": [round(share, 6) for share in line.win],
        "score": [round(points, 3) for points in line.score],
        "pv": [str(move) for move in line.pv],
        "exact": line.exact,
        "solved": line.solved,
    }


def _move_as_text(move: Move | None) -> str | None:
    return None if move is None else str(move)


def decode_answer(line: bytes | None, *, strict: bool = False) -> Answer:
    """The answer in a line, or a ProtocolError that says what is wrong with it.

    Fields that the protocol does not have are ignored, unless `strict`.
    """
    data = parse_object(line)
    fields = Fields(data, usable_id(data))
    op = fields.text("op")
    if op not in _ANSWERS:
        raise fields.error("unknown_op", "op", f"expected {', '.join(_ANSWERS)}, got {quote(op)}")
    names, decode = _ANSWERS[op]
    if strict:
        fields.allow_only(("op", *names))
    return decode(fields, strict)


def _decode_hello_answer(fields: Fields, strict: bool) -> HelloAnswer:  # noqa: ARG001
    return HelloAnswer(
        name=fields.text("name"),
        version=fields.text("version"),
        settings=fields.texts("settings"),
        levels=fields.texts("levels"),
        options=_decode_options(fields),
        protocol=fields.whole("protocol", 1),
        rules=fields.whole("rules", 1),
    )


def _decode_options(fields: Fields) -> dict[str, int]:
    options = fields.inner("options")
    return {name: options.whole(name, 0) for name in options.names()}


def _decode_analysis(fields: Fields, strict: bool) -> Analysis:
    """The lines, that of `move` first: a level may prefer another move than the best."""
    inner = (fields.as_fields("lines", item) for item in fields.items("lines"))
    lines = [_decode_line(line, strict) for line in inner]
    move = _decode_move(fields, "move")
    if not any(line.move == move for line in lines):
        raise fields.error("bad_field", "move", "expected the move of one of the lines")
    return Analysis(
        variations=tuple(sorted(lines, key=lambda line: line.move != move)),
        nodes=fields.whole("nodes", 0),
        depth=fields.whole("depth", 0),
        ms=fields.whole("ms", 0),
        cancelled=fields.flag("cancelled") if fields.has("cancelled") else False,
    )


def _decode_line(fields: Fields, strict: bool) -> Variation:
    if strict:
        fields.allow_only(("move", "win", "score", "pv", "exact", "solved"))
    return Variation(
        move=_decode_move(fields, "move"),
        win=fields.numbers("win"),
        score=fields.numbers("score"),
        pv=_decode_moves(fields, "pv"),
        exact=fields.flag("exact"),
        solved=fields.flag("solved"),
    )


def _decode_move(fields: Fields, name: str) -> Move | None:
    if fields.value(name) is None:
        return None
    return _decode_moves_of(fields, name, (fields.text(name),))[0]


def _decode_moves(fields: Fields, name: str) -> tuple[Move, ...]:
    return _decode_moves_of(fields, name, fields.texts(name))


def _decode_moves_of(fields: Fields, name: str, texts: Iterable[str]) -> tuple[Move, ...]:
    try:
        return tuple(Move(text) for text in texts)
    except EvoraError as error:
        raise fields.error("bad_field", name, str(error)) from None


def _decode_error(fields: Fields, strict: bool) -> ErrorAnswer:  # noqa: ARG001
    def text_or_none(name: str) -> str | None:
        return fields.text(name) if fields.has(name) and fields.value(name) is not None else None

    code = fields.text("code")
    if code not in CODES:
        raise fields.bad("code", f"one of {', '.join(CODES)}", code)
    return ErrorAnswer(text_or_none("id"), code, text_or_none("field"), fields.text("message"))


_ANALYSIS = ("id", "move", "lines", "nodes", "depth", "ms")
_ANSWERS: dict[str, tuple[tuple[str, ...], Callable[[Fields, bool], Answer]]] = {
    "hello": (
        ("protocol", "name", "version", "rules", "settings", "levels", "options"),
        _decode_hello_answer,
    ),
    "set": (("options",), lambda fields, _: SetAnswer(_decode_options(fields))),
    "info": (
        _ANALYSIS,
        lambda fields, strict: InfoAnswer(fields.identifier(), _decode_analysis(fields, strict)),
    ),
    "result": (
        (*_ANALYSIS, "cancelled"),
        lambda fields, strict: ResultAnswer(fields.identifier(), _decode_analysis(fields, strict)),
    ),
    "legal": (
        ("id", "moves"),
        lambda fields, _: LegalAnswer(fields.identifier(), _decode_moves(fields, "moves")),
    ),
    "error": (("id", "code", "field", "message"), _decode_error),
}
