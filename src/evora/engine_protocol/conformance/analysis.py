"""Checks of analyses: the shape of a result, limits, seeds, levels."""

from __future__ import annotations

import itertools

from evora._core import Position
from evora.engine_protocol import HelloAnswer
from evora.engine_protocol.conformance.basic import any_position, any_setting, listed
from evora.engine_protocol.conformance.probe import CheckFailed, CheckSkipped, Probe, ProbeResult
from evora.engine_protocol.conformance.samples import decisions, sample_game
from evora.errors import EvoraError
from evora.search import Analysis, Variation

_POSITIONS = 6
_GRACE_S = 1.0
_SUM_TOLERANCE = 0.005
_ORDER_TOLERANCE = 0.0001


# --- The shape of a result


def check_result(found: ProbeResult, position: Position, lines: int) -> None:
    """Fails unless a result is valid at a position where `lines` lines were asked for."""
    if found.move != found.moves[0]:
        raise CheckFailed(f"expected move {found.moves[0]}, the first line's, got {found.move}")
    check_analysis(found.result, position, lines)


def check_analysis(found: Analysis, position: Position, lines: int) -> None:
    legal = position.legal_moves
    max_lines = min(lines, max(1, len(legal)))
    if not 1 <= len(found.variations) <= max_lines:
        raise CheckFailed(
            f"expected 1 to {max_lines} lines, got {len(found.variations)} at {position}"
        )
    moves = [line.move for line in found.variations]
    if len(set(moves)) != len(moves):
        raise CheckFailed(f"expected a different move in every line, got {_joined(moves)}")
    for line in found.variations:
        _check_line(line, position)
    seat = position.to_move
    if seat is not None:
        shares = [line.win[seat - 1] for line in found.variations]
        pairs = itertools.pairwise(shares)
        if any(later > earlier + _ORDER_TOLERANCE for earlier, later in pairs):
            message = f"expected lines sorted for seat {seat}, best first, got win {shares}"
            raise CheckFailed(f"{message} at {position}")


def _check_line(line: Variation, position: Position) -> None:
    where = f"at {position}"
    if (line.move is None) != (not position.legal_moves):
        expected = "a move" if position.legal_moves else "no move (null)"
        raise CheckFailed(f"expected {expected}, got {line.move} {where}")
    if line.move is not None and (reason := position.why_illegal(line.move)):
        raise CheckFailed(f"expected a legal move, got {line.move}: {reason} {where}")
    if not len(line.win) == len(line.score) == position.players:
        raise CheckFailed(f"expected win and score for {position.players} seats {where}")
    if min(line.win) < 0 or abs(sum(line.win) - 1) > _SUM_TOLERANCE:
        raise CheckFailed(f"expected shares of the win that add up to 1, got {list(line.win)}")
    if line.pv[:1] != (() if line.move is None else (line.move,)):
        raise CheckFailed(f"expected pv to begin with {line.move}, got {_joined(line.pv)}")
    now = position
    for move in line.pv:
        try:
            now = now.play(move)
        except EvoraError as error:
            raise CheckFailed(
                f"expected a legal pv, got {_joined(line.pv)}: {error} {where}"
            ) from None


def _joined(moves: object) -> str:
    assert isinstance(moves, list | tuple)
    return " ".join(map(str, moves)) or "nothing"


def analyse_in(setting: str, probe: Probe, hello: HelloAnswer) -> None:
    """Results at several positions of a setting."""
    listed(hello, setting)
    for position in decisions(setting, _POSITIONS):
        for lines in (1, 3):
            check_result(probe.analyse(position, lines=lines), position, lines)


def lines_asked_for(probe: Probe, hello: HelloAnswer) -> None:
    position = any_position(hello)
    check_result(probe.analyse(position), position, 1)
    for lines in (2, 1000):
        check_result(probe.analyse(position, lines=lines), position, lines)


def at_a_deal(probe: Probe, hello: HelloAnswer) -> None:
    for setting in hello.settings:
        for position in sample_game(setting).at("deal")[:2]:
            check_result(probe.analyse(position, lines=3), position, 1)


def at_the_end(probe: Probe, hello: HelloAnswer) -> None:
    """The result of a finished game is exact: who won, and the scores."""
    for setting in hello.settings:
        (position,) = sample_game(setting).at("over")
        found = probe.analyse(position, lines=3)
        check_result(found, position, 1)
        (line,) = found.result.variations
        winners = position.winners
        seats = range(1, position.players + 1)
        share = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
        apart = max(abs(a - b) for a, b in zip(line.win, share, strict=True))
        if not line.exact or apart > _SUM_TOLERANCE or line.score != position.scores:
            message = f"expected exact, win {share} and score {position.scores} at {position}"
            raise CheckFailed(f"{message}, got {line.exact}, {line.win} and {line.score}")


def moves_then_analysis(probe: Probe, hello: HelloAnswer) -> None:
    """Moves and deals after the position are played before the search."""
    game = sample_game(any_setting(hello))
    tokens = [str(token) for token in game.tokens]
    for end in (1, 2, len(tokens) - 1, len(tokens)):
        found = probe.analyse(game.positions[0], moves=tokens[:end], lines=2)
        check_result(found, game.positions[end], 2)


# --- Limits, reports, seeds, levels


def limit_ms(probe: Probe, hello: HelloAnswer) -> None:
    for ms in (1, 100, 300):
        position = any_position(hello)
        found = probe.analyse(position, limit={"ms": ms})
        check_result(found, position, 1)
        if found.seconds > ms / 1000 + _GRACE_S:
            raise CheckFailed(
                f"expected an answer after {ms} ms, got it after {found.seconds:.2f} s"
            )


def limit_nodes(probe: Probe, hello: HelloAnswer) -> None:
    position = any_position(hello)
    for nodes in (1, 1000, 10_000):
        found = probe.analyse(position, limit={"nodes": nodes})
        check_result(found, position, 1)
        if found.result.nodes > 2 * nodes + 1000:
            raise CheckFailed(f"expected about {nodes} nodes, got {found.result.nodes}")


def limit_depth(probe: Probe, hello: HelloAnswer) -> None:
    position = any_position(hello)
    for depth in (1, 2):
        found = probe.analyse(position, limit={"depth": depth})
        check_result(found, position, 1)
        if found.result.depth > depth:
            raise CheckFailed(f"expected a depth of at most {depth}, got {found.result.depth}")


def reports(probe: Probe, hello: HelloAnswer) -> None:
    """Infos come before the result, and are as well-formed as it."""
    position = any_position(hello)
    found = probe.analyse(position, limit={"ms": 300}, report_ms=50, lines=2)
    check_result(found, position, 2)
    for info in found.infos:
        check_analysis(info, position, 2)
    if probe.analyse(position, limit={"ms": 100}).infos:
        raise CheckFailed("expected no info where report_ms does not ask for it")


def seed_repeats(probe: Probe, hello: HelloAnswer) -> None:
    """With a seed, at one thread, the same nodes or depth give the same answer."""
    if "threads" in hello.options:
        probe.send({"op": "set", "options": {"threads": 1}})
        probe.receive()
    elsewhere = decisions(any_setting(hello), 2)[1]
    for setting in hello.settings:
        position = decisions(setting, 1)[0]
        for limit in ({"nodes": 2000}, {"depth": 1}):
            asked = {"limit": limit, "seed": 7, "lines": 2}
            first = probe.analyse(position, **asked)
            probe.analyse(elsewhere, limit={"nodes": 500})
            second = probe.analyse(position, **asked)
            if _without_time(first) != _without_time(second):
                raise CheckFailed(f"expected the same answer twice for seed 7 at {position}")


def _without_time(found: ProbeResult) -> tuple[object, ...]:
    result = found.result
    return found.move, result.variations, result.nodes, result.depth


def levels_play(probe: Probe, hello: HelloAnswer) -> None:
    """Every level gives a legal move in every setting."""
    if not hello.levels:
        raise CheckSkipped("the engine lists no level")
    for setting in hello.settings:
        position = decisions(setting, 1)[0]
        for level in hello.levels:
            found = probe.analyse(position, limit={"ms": 500}, level=level, seed=1)
            if found.move is None or found.move not in position.legal_moves:
                raise CheckFailed(f"expected a legal move of level {level}, got {found.move}")
