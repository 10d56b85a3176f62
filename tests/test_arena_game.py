"""One game of the arena: played out, or lost by the player that fails; its record says so."""

from __future__ import annotations

import hashlib
import itertools
import time

import pytest
from arena_players import bad_spec

from evora import Game, Move, Position, format_game, parse_game
from evora.arena.game import Chair, GameResult, play_game
from evora.arena.schedule import Match
from evora.players import Player
from evora.players.clocks import Clock
from evora.players.specs import PlayerSpec, parse_spec, parse_specs


def played(
    *specs: PlayerSpec, variant: str = "coloured", turns: list[int] | None = None
) -> tuple[GameResult, Game]:
    match = Match(specs, players=len(specs), variant=variant)
    chairs = [Chair(spec.name, spec.open, spec.move_seconds, spec.clock) for spec in specs]
    on_turn = None if turns is None else turns.append
    return play_game(match.fixture(0), chairs, match.deal_seed(0), match.start(0), on_turn)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_to_its_end(players: int, variant: str) -> None:
    match = Match((parse_spec("greedy"), parse_spec("random")), players=players, variant=variant)
    seats = [match.contestants[index] for index in match.fixture(0).seats]
    chairs = [Chair(spec.name, spec.open) for spec in seats]
    seed = match.deal_seed(0)
    result, game = play_game(match.fixture(0), chairs, seed, match.start(0))
    assert game.position.is_over and result.fault is None
    assert result.scores == game.position.scores
    assert result.winners == game.position.winners
    assert sum(result.shares) == pytest.approx(1)
    assert sum(result.moves) == result.plies == game.plies
    assert result.start == seed.start_player(players) == game.start.start
    assert all(second > 0 for second in result.seconds)
    again = parse_game(format_game(game))
    assert again == game
    assert again.tags["Seed"] == str(seed) and again.tags["Seat1"] == seats[0].name


@pytest.mark.parametrize(
    ("how", "reason", "end", "message"),
    [
        ("raise", "crash", "forfeit", "ZeroDivisionError: a bug in two lines"),
        ("unable", "crash", "forfeit", "it could not be started"),
        ("none", "illegal", "forfeit", "expected a move, got None"),
        ("text", "illegal", "forfeit", "expected a move, got '"),
        ("illegal", "illegal", "forfeit", "holds no"),
        ("nonsense", "nonsense", "forfeit", "it said hello"),
        ("slow", "time", "time", "0.05 s allowed"),
    ],
)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_faults_lose(how: str, reason: str, end: str, message: str, seat: int) -> None:
    specs: list[PlayerSpec] = [parse_spec("greedy") for _ in range(3)]
    specs[seat - 1] = bad_spec(how, 0.05)
    result, game = played(*specs)
    others = tuple(other for other in (1, 2, 3) if other != seat)
    assert result.fault is not None
    assert (result.fault.seat, result.fault.reason) == (seat, reason)
    assert message in result.fault.message
    assert (result.end, result.winners) == (end, others)
    assert result.shares[seat - 1] == 0 and sum(result.shares) == 1
    assert result.moves[seat - 1] == (0 if how == "unable" else 3)
    again = parse_game(format_game(game))
    assert again == game
    assert (again.tags["End"], again.tags["Winners"]) == (end, ",".join(map(str, others)))
    assert f"seat {seat}: {reason}" in again.tags["Fault"]


def test_turns_are_told_before_they_are_taken() -> None:
    turns: list[int] = []
    result, _ = played(parse_spec("greedy"), bad_spec("raise"), turns=turns)
    assert turns[:2] == [1, 2]  # sitting down
    assert turns[-1] == 2
    assert turns[2:].count(2) == result.moves[1] == 3


def test_times_and_moves_are_those_of_the_seat() -> None:
    result, _ = played(parse_spec("random"), bad_spec("slow"), parse_spec("random"))
    assert result.fault is None
    assert result.seconds[1] >= 0.1 > max(result.seconds[0], result.seconds[2])
    assert min(result.moves) > 5


def test_a_move_within_its_time_is_no_fault() -> None:
    result, _ = played(parse_spec("greedy"), bad_spec("slow", 30.0))
    assert result.fault is None


# --- Clocks


class Watching(Player):
    """Writes down what its clock says, and takes a while for every move."""

    def __init__(self, seconds: float) -> None:
        self.seen: list[tuple[float, float]] = []
        self._seconds = seconds

    def new_game(self, seed: int) -> None:
        pass

    def set_clock(self, left: float, increment: float) -> None:
        self.seen.append((left, increment))

    def choose(self, position: Position) -> Move:
        time.sleep(self._seconds)
        return position.legal_moves[0]


def with_clock(player: Player, clock: Clock, seat: int) -> tuple[GameResult, Game]:
    """A game of a player with a clock against one without, in either seat."""
    match = Match(parse_specs(["random", "random"]))
    chairs = [Chair("other", parse_spec("random").open), Chair("x", lambda: player, clock=clock)]
    seats = chairs if seat == 2 else chairs[::-1]
    return play_game(match.fixture(0), seats, match.deal_seed(0), match.start(0))


@pytest.mark.parametrize("seat", [1, 2])
def test_a_clock_runs_only_for_its_player(seat: int) -> None:
    player = Watching(0.001)
    result, game = with_clock(player, Clock(100, 5), seat)
    assert result.fault is None and game.position.is_over
    assert len(player.seen) == result.moves[seat - 1]
    assert player.seen[0] == (100.0, 5.0)
    left = [seconds for seconds, _ in player.seen]
    assert all(4 < after - before < 5 for before, after in itertools.pairwise(left))
    last = 100 + 5 * result.moves[seat - 1] - result.seconds[seat - 1]
    # The record has what is left after every move of that seat, and of no other.
    clocks = [note.clock for note in game.annotations.values()]
    at = [number for number, note in game.annotations.items() if note.clock]
    assert [game.positions[number - 1].to_move for number in at] == [seat] * len(at)
    assert len(at) == result.moves[seat - 1]
    hours, minutes, seconds = (clocks[-1] or "").split(":")
    assert int(hours) == 0
    assert 60 * int(minutes) + float(seconds) == pytest.approx(last, abs=0.02)
    assert parse_game(format_game(game)) == game


@pytest.mark.parametrize("seat", [1, 2])
def test_a_clock_that_runs_out_loses(seat: int) -> None:
    player = Watching(0.05)
    result, game = with_clock(player, Clock(0.12), seat)
    assert result.fault is not None
    assert (result.fault.seat, result.fault.reason) == (seat, "time")
    assert result.fault.message.startswith("clock 0.12: 0.") and " s left" in result.fault.message
    assert result.winners == (3 - seat,) and result.end == "time"
    assert game.tags["Fault"].startswith(f"seat {seat}: time: clock 0.12: ")
    assert 1 <= len(player.seen) <= 3
    assert len(game.moves) == sum(result.moves) - 1  # the late move does not count
    assert parse_game(format_game(game)) == game


def test_increments_keep_a_clock_running() -> None:
    result, _ = with_clock(Watching(0.06), Clock(1, 1), 1)
    assert result.fault is None and result.seconds[0] > 1


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_the_engine_keeps_to_a_short_clock(variant: str) -> None:
    specs = parse_specs(["engine:hash_mb=1"] * 2, Clock(2, 0.05))
    result, _ = played(*specs, variant=variant)
    assert result.fault is None
    used = zip(result.seconds, result.moves, strict=True)
    assert all(0.3 < seconds < 2 + 0.05 * moves for seconds, moves in used)


def test_a_long_message_is_cut() -> None:
    specs = [parse_spec("greedy"), bad_spec("wordy")]
    result, _ = played(*specs)
    assert result.fault is not None
    assert len(result.fault.message) == 300 and result.fault.message.startswith("ValueError: a b a")


@pytest.mark.parametrize(
    ("variant", "players", "digest"),
    [("coloured", 2, "2e6cb86ae2ea9356"), ("grey", 3, "71002a70747ce45c")],
)
def test_games_are_as_they_have_always_been(variant: str, players: int, digest: str) -> None:
    """A resumed match plays the games that it would have played: seeds and records are fixed."""
    specs = parse_specs(["greedy", "random"])
    match = Match(specs, players=players, variant=variant, seed="golden")
    records = []
    for number in (0, 1, 5):
        fixture = match.fixture(number)
        chairs = [_seeded(match, number, seat) for seat in range(1, players + 1)]
        deal = fixture.deal
        _, game = play_game(fixture, chairs, match.deal_seed(deal), match.start(deal))
        records.append(format_game(game))
    assert hashlib.sha256("".join(records).encode()).hexdigest()[:16] == digest


def _seeded(match: Match, number: int, seat: int) -> Chair:
    spec = match.contestants[match.fixture(number).seats[seat - 1]]

    def sit() -> Player:
        player = spec.open()
        player.new_game(match.player_seed(number, seat))
        return player

    return Chair(spec.name, sit)


def test_a_result_names_its_fixture() -> None:
    match = Match(parse_specs(["greedy", "random", "greedy"]))
    fixture = match.fixture(9)
    specs = [match.contestants[index] for index in fixture.seats]
    chairs = [Chair(spec.name, spec.open) for spec in specs]
    deal = fixture.deal
    result, _ = play_game(fixture, chairs, match.deal_seed(deal), match.start(deal))
    named = (result.game, result.deal, result.table, result.rotation, result.seats)
    assert named == (9, 1, 1, 1, (2, 0))
    assert len(result.shares) == 2
