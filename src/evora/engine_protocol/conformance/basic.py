"""Checks of hello and set, of legal moves, and of how an engine refuses bad requests."""

from __future__ import annotations

import random

from evora._core import RULES_VERSION, Position
from evora.engine_protocol import MAX_LINE, PROTOCOL, SETTINGS, HelloAnswer, SetAnswer
from evora.engine_protocol.conformance.probe import CheckFailed, CheckSkipped, Probe, describe
from evora.engine_protocol.conformance.samples import decisions, first_decision, sample_game

LEGAL_POSITIONS = 40


def listed(hello: HelloAnswer, setting: str) -> None:
    """Skips the check if the engine does not have the setting."""
    if setting not in hello.settings:
        raise CheckSkipped(f"the engine does not list {setting}")


def any_setting(hello: HelloAnswer) -> str:
    """A setting that the engine can play."""
    if not hello.settings:
        raise CheckFailed("expected the engine to list a setting that there is")
    return hello.settings[0]


def any_position(hello: HelloAnswer) -> Position:
    """The start of a game that the engine can play."""
    return first_decision(any_setting(hello))


# --- hello and set


def hello_fields(probe: Probe, _: HelloAnswer) -> None:
    hello = probe.hello()
    if hello.protocol != PROTOCOL or hello.rules != RULES_VERSION:
        wanted = f"protocol {PROTOCOL} and rules {RULES_VERSION}"
        raise CheckFailed(f"expected {wanted}, got {hello.protocol} and {hello.rules}")
    if not hello.name or not hello.version:
        raise CheckFailed("expected a name and a version, got an empty one")
    if probe.hello() != hello:
        raise CheckFailed("expected the same answer to a second hello")


def hello_settings(probe: Probe, _: HelloAnswer) -> None:
    hello = probe.hello()
    unknown = sorted(set(hello.settings) - set(SETTINGS))
    if unknown or not hello.settings:
        known = ", ".join(SETTINGS)
        raise CheckFailed(f"expected settings out of {known}, got {', '.join(unknown) or 'none'}")
    for what, names in (("setting", hello.settings), ("level", hello.levels)):
        if len(set(names)) != len(names):
            raise CheckFailed(f"expected every {what} once, got {', '.join(names)}")


def set_options(probe: Probe, hello: HelloAnswer) -> None:
    options = dict(hello.options)
    probe.send({"op": "set", "options": options})
    answer, _ = probe.receive()
    if not isinstance(answer, SetAnswer) or dict(answer.options) != options:
        raise CheckFailed(
            f"expected set to answer with the options {options}, got {describe(answer)}"
        )


def set_refusals(probe: Probe, hello: HelloAnswer) -> None:
    probe.refuses({"op": "set", "options": {"no_such_option": 1}}, "unsupported", "options")
    probe.refuses({"op": "set", "options": 3}, "bad_field", "options")
    probe.refuses({"op": "set"}, "missing_field", "options")
    if "threads" in hello.options:
        for value in (0, -1, True, "2", 1.5, None):
            probe.refuses({"op": "set", "options": {"threads": value}}, "bad_field", "options")
    if probe.hello().options != hello.options:
        raise CheckFailed("expected a refused set to change nothing")


# --- legal


def legal_in(setting: str, probe: Probe, hello: HelloAnswer) -> None:
    """The legal moves of many positions of a setting, in the order of their action ids."""
    listed(hello, setting)
    for position in decisions(setting, LEGAL_POSITIONS):
        expected = tuple(map(str, position.legal_moves))
        got = probe.legal(position)
        if got != expected:
            raise CheckFailed(f"expected {' '.join(expected)} at {position}, got {' '.join(got)}")


def legal_without_moves(probe: Probe, hello: HelloAnswer) -> None:
    for setting in hello.settings:
        for position in sample_game(setting).at("deal", "over"):
            if got := probe.legal(position):
                raise CheckFailed(f"expected no move at {position}, got {' '.join(got)}")


def moves_are_played(probe: Probe, hello: HelloAnswer) -> None:
    """The moves of a request, deals included, are played from its position."""
    for setting in hello.settings:
        game = sample_game(setting)
        tokens = [str(token) for token in game.tokens]
        for begin, end in ((0, 1), (0, 3), (1, 4), (0, len(tokens) - 1), (0, len(tokens))):
            expected = tuple(map(str, game.positions[end].legal_moves))
            if probe.legal(game.positions[begin], tokens[begin:end]) != expected:
                raise CheckFailed(
                    f"expected {' '.join(expected) or 'no move'} at {game.positions[begin]} "
                    f"after {' '.join(tokens[begin:end])}"
                )


# --- Refusals


def refuses_bad_json(probe: Probe, hello: HelloAnswer) -> None:  # noqa: ARG001
    for line in (b"hello", b"{", b"[]", b"7", b'"hello"', b"null", b'{"op":"hello"', b"{'op':1}"):
        probe.refuses(line, "bad_json")


def refuses_bad_bytes(probe: Probe, hello: HelloAnswer) -> None:  # noqa: ARG001
    probe.refuses(b'{"op":"\xff\xfe"}', "bad_json")
    chance = random.Random(1)
    for _ in range(50):
        line = bytes(chance.choice(range(128, 256)) for _ in range(chance.randint(1, 200)))
        probe.refuses(line, "bad_json")


def refuses_long_lines(probe: Probe, hello: HelloAnswer) -> None:
    for length in (MAX_LINE + 1, 1_000_000):
        padding = b" " * (length - len(b'{"op":"hello"}'))
        probe.refuses(b'{"op":"hello"' + padding + b"}", "bad_json")
    request: dict[str, object] = {"op": "legal", "id": "long", "position": "x" * 60_000}
    probe.refuses(request, "bad_position", "position")
    position = any_position(hello)
    if probe.legal(position) != tuple(map(str, position.legal_moves)):
        raise CheckFailed("expected legal moves as before after a long line")


def refuses_unknown_op(probe: Probe, hello: HelloAnswer) -> None:  # noqa: ARG001
    for op in ("dance", "", "HELLO", "result"):
        probe.refuses({"op": op}, "unknown_op", "op")
    probe.refuses({"op": "dance", "id": "u1"}, "unknown_op", "op")
    probe.refuses({"id": "u2"}, "missing_field", "op")
    for wrong in (1, None, ["hello"], True):
        probe.refuses({"op": wrong}, {"bad_field", "unknown_op"}, "op")


def _requests(hello: HelloAnswer) -> list[dict[str, object]]:
    """One good request of every kind that has fields."""
    position = str(any_position(hello))
    return [
        {"op": "analyse", "id": "r1", "position": position, "limit": {"nodes": 10}},
        {"op": "legal", "id": "r2", "position": position},
        {"op": "cancel", "id": "r3"},
    ]


def refuses_missing_fields(probe: Probe, hello: HelloAnswer) -> None:
    for request in _requests(hello):
        for name in request:
            if name != "op":
                short = {key: value for key, value in request.items() if key != name}
                probe.refuses(short, "missing_field", name)


def refuses_unknown_fields(probe: Probe, hello: HelloAnswer) -> None:
    requests = _requests(hello)
    requests += [{"op": "hello"}, {"op": "set", "options": {}}]
    for request in requests:
        probe.refuses(request | {"colour": 1}, "bad_field", "colour")
    probe.refuses(requests[0] | {"limit": {"nodes": 10, "plies": 3}}, "bad_field", "limit")


def refuses_bad_fields(probe: Probe, hello: HelloAnswer) -> None:
    analyse, legal, cancel = _requests(hello)
    wrong_ids: list[object] = [1, "", None, ["a"], True]
    wrong_positions: list[object] = [1, None, ["a"], {}]
    wrong_moves: list[object] = ["3R2", [1], None, {"a": 1}, [None]]
    wrong_counts: list[object] = [0, -1, True, "1", 1.5, None, [1]]
    wrong_seeds: list[object] = [True, "1", 1.5, None, []]
    wrong_levels: list[object] = [1, None, ["a"]]
    for request, name, values in (
        (analyse, "id", wrong_ids),
        (legal, "id", wrong_ids),
        (cancel, "id", wrong_ids),
        (analyse, "position", wrong_positions),
        (legal, "position", wrong_positions),
        (analyse, "moves", wrong_moves),
        (legal, "moves", wrong_moves),
        (analyse, "lines", wrong_counts),
        (analyse, "report_ms", wrong_counts),
        (analyse, "seed", wrong_seeds),
        (analyse, "level", wrong_levels),
    ):
        for value in values:
            probe.refuses(request | {name: value}, "bad_field", name)


def refuses_bad_limits(probe: Probe, hello: HelloAnswer) -> None:
    analyse = _requests(hello)[0]
    limits: list[object] = [{}, {"ms": 5, "nodes": 5}, 5, None, "ms", [5], {"plies": 3}]
    limits += [
        {kind: value}
        for kind in ("ms", "nodes", "depth")
        for value in (0, -1, True, 1.5, "5", None)
    ]
    for limit in limits:
        probe.refuses(analyse | {"limit": limit}, "bad_field", "limit")


def refuses_bad_positions(probe: Probe, hello: HelloAnswer) -> None:
    good = str(any_position(hello))
    wrong = ["", "hello", good + " ", good.replace("offer", "over"), good.replace("B", "G", 1)]
    for request in _requests(hello)[:2]:
        for text in wrong:
            probe.refuses(request | {"position": text}, "bad_position", "position")


def refuses_illegal_moves(probe: Probe, hello: HelloAnswer) -> None:
    position = any_position(hello)
    legal = str(position.legal_moves[0])
    taken = [legal, legal]  # what was taken from a factory is gone
    deal = str(sample_game(any_setting(hello)).tokens[0])
    for request in _requests(hello)[:2]:
        for moves in (taken, [deal], [legal, "1@1"]):
            probe.refuses(request | {"moves": moves}, "illegal_move", "moves")
        probe.refuses(request | {"moves": ["nonsense"]}, {"illegal_move", "bad_field"}, "moves")


def refuses_unlisted(probe: Probe, hello: HelloAnswer) -> None:
    """Levels and settings that the engine does not have."""
    analyse = _requests(hello)[0]
    probe.refuses(analyse | {"level": "no such level"}, "unsupported", "level")
    for setting in SETTINGS:
        if setting not in hello.settings:
            other = analyse | {"position": str(first_decision(setting))}
            probe.refuses(other, "unsupported", "position")
