"""Clocks of whole games: as text, and how their time is shared out among the moves."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest
from arena_players import engine_spec
from positions import SETTINGS, board, position, random_game

from evora import Deal, EvoraError, Move, Position, Seed
from evora.players import EnginePlayer, OwnPlayer, PlayerError, make_player
from evora.players.clocks import Clock, allotted_ms, expected_moves, parse_clock
from evora.players.specs import parse_spec

DEALT = Position.new().play(Seed("7").deal(Position.new()))


@pytest.mark.parametrize(
    ("text", "seconds", "increment"),
    [("60", 60, 0), ("60+0.6", 60, 0.6), ("0.05+0", 0.05, 0), ("1000000+1", 1e6, 1)],
)
def test_clocks_as_text(text: str, seconds: float, increment: float) -> None:
    clock = parse_clock(text)
    assert clock == Clock(seconds, increment)
    assert parse_clock(str(clock)) == clock


@pytest.mark.parametrize(
    "text", ["", "0", "-1", "+1", "1+", "1 + 1", "1e3", "1_0", "٣", "9e9", "nan"]
)
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(EvoraError, match="clock: expected seconds such as 60, or 60"):
        parse_clock(text)


@pytest.mark.parametrize(("seconds", "increment"), [(0, 1), (-1, 0), (1, -1), (float("nan"), 0)])
def test_no_clock_from_such_numbers(seconds: float, increment: float) -> None:
    with pytest.raises(EvoraError, match="clock: expected seconds"):
        Clock(seconds, increment)


# --- Sharing out


def left_after(
    game: Iterable[tuple[Position, Move | Deal]], clock: Clock, lag: float
) -> tuple[list[float], int]:
    """What seat 1 has left after each of its moves of a game, which take all they may."""
    left, all_left, moves = clock.seconds, [], 0
    for at, token in game:
        if at.to_move == 1 and isinstance(token, Move):
            left -= lag + allotted_ms(at, left, clock.increment) / 1000
            all_left.append(left)
            left += clock.increment
            moves += 1
    return all_left, moves


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
@pytest.mark.parametrize("clock", ["60", "60+0.6", "5+0.1", "2+0.05", "0.3+0.03"])
def test_no_game_uses_up_its_clock(variant: str, players: int, clock: str) -> None:
    """Even if each move costs 20 ms beside thinking, as on a machine that is busy."""
    lag = 0.02
    for seed in range(10):
        left, _ = left_after(random_game(variant, players, seed), parse_clock(clock), lag)
        assert min(left) > 0, f"seed {seed}"


def test_games_of_any_length_are_thought_about_to_their_end() -> None:
    lengths = []
    for seed in range(5):  # where most tiles go to the floor, games last long
        game = random_game("coloured", 2, seed, floor_share=0.9)
        left, moves = left_after(game, Clock(10), lag=0.02)
        assert min(left) > 0
        lengths.append(moves)
    assert max(lengths) > 50


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_most_of_a_clock_is_used(variant: str, players: int) -> None:
    """By players that play well: random games end in other rounds."""
    seed, left, used = Seed("used"), [60.0] * players, [0.0] * players
    at, all_players = (
        Position.new(players, variant, 1),
        [make_player("casual", seed=s) for s in range(players)],
    )
    while not at.is_over:
        if at.to_move is None:
            at = at.play(seed.deal(at))
            continue
        seat = at.to_move - 1
        spent = allotted_ms(at, left[seat]) / 1000
        used[seat] += spent
        left[seat] -= spent
        at = at.play(all_players[seat].choose(at))
    assert all(30 < seconds < 59 for seconds in used)


def test_the_moves_of_a_game_have_similar_times() -> None:
    early = allotted_ms(DEALT, 60)
    assert 1000 < early < 3000
    late = position(factories="BBRK/YYWW/BBRK/-/-", round=5)
    assert early < allotted_ms(late, 60)  # few moves are left to think about
    assert expected_moves(late) < expected_moves(DEALT) < 45
    assert allotted_ms(DEALT, 60, 1.0) - early == pytest.approx(1000, abs=25)
    assert allotted_ms(DEALT, 0.5, 10.0) == 250  # the increment comes after the move
    assert allotted_ms(DEALT, 1e-9) == 1


def test_a_move_without_an_alternative_takes_no_time() -> None:
    forced = position(board(lines="B/Y/R/K/K"), centre="1W")  # white fits nowhere
    assert list(map(str, forced.legal_moves)) == ["0W0"]
    assert allotted_ms(forced, 60, 5) == 1


# --- Players


def test_the_engine_thinks_as_long_as_its_clock_allows() -> None:
    player = parse_spec("engine:clock=60,hash_mb=1").open()
    assert isinstance(player, EnginePlayer)
    player.set_clock(0.2, 0)
    assert player.choose(DEALT) in DEALT.legal_moves
    limits = []
    for left in (60.0, 6.0):
        player.set_clock(left, 0.1)
        limits.append(player._pace.limit(DEALT).ms or 0)
    assert limits[0] > 5 * limits[1] > 0
    player.new_game(1)
    assert player._pace.limit(DEALT).ms == 100  # nobody keeps a clock
    own = EnginePlayer(parse_spec("engine:nodes=50").limit)
    own.set_clock(0.001, 0)
    assert own._pace.limit(DEALT).nodes == 50


class Timed:
    """A player of somebody's own that looks at its clock."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, float]] = []

    def set_clock(self, left: float, increment: float) -> None:
        self.seen.append((left, increment))

    def choose(self, position: Position) -> Move:
        return position.legal_moves[0]


def test_own_players_are_told_their_clock() -> None:
    own = Timed()
    player = make_player(own)
    assert isinstance(player, OwnPlayer)
    player.set_clock(3.5, 0.5)
    assert own.seen == [(3.5, 0.5)]
    make_player(lambda position: position.legal_moves[0]).set_clock(1, 1)  # without one: nothing


def test_a_program_gets_a_limit_and_is_not_waited_for_longer_than_its_clock(tmp_path: Path) -> None:
    player = parse_spec(engine_spec(tmp_path, "hang", "clock=60")).open()
    try:
        for _ in range(2):
            player.set_clock(10, 0)
            player.choose(DEALT)
        player.set_clock(0.3, 0)
        begin = time.monotonic()
        with pytest.raises(PlayerError) as caught:
            player.choose(DEALT)
        assert caught.value.reason == "time" and time.monotonic() - begin < 5
    finally:
        player.close()


def test_a_program_is_asked_with_its_share_of_the_clock(tmp_path: Path) -> None:
    log = tmp_path / "asked"
    program = tmp_path / "log.py"
    program.write_text(
        "import subprocess, sys\n"
        "engine = subprocess.Popen([sys.executable, '-m', 'evora.engine_protocol'],"
        " stdin=subprocess.PIPE)\n"
        f"with open({str(log)!r}, 'wb', buffering=0) as log:\n"
        "    for line in sys.stdin.buffer:\n"
        "        log.write(line)\n"
        "        engine.stdin.write(line)\n"
        "        engine.stdin.flush()\n"
        "engine.stdin.close()\n"
        "engine.wait()\n"
    )
    player = parse_spec(f"cmd:clock=60+0.6 {sys.executable} {program}").open()
    try:
        player.set_clock(2.0, 0.0)
        player.choose(DEALT)
    finally:
        player.close()
    expected = allotted_ms(DEALT, 2.0)
    assert f'"limit":{{"ms":{expected}}}' in log.read_text().replace(" ", "")
