"""One game between players that see positions and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from evora._core import Move, Position, Seed
from evora.annotations import time_text
from evora.arena.schedule import Fixture
from evora.errors import EvoraError
from evora.game import Game
from evora.players import Player, PlayerError
from evora.players.clocks import Clock

_MAX_MESSAGE = 300


@dataclass(frozen=True)
class Fault:
    """Why a player lost a game before its end: crash, illegal, nonsense or time."""

    seat: int
    reason: str
    message: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game; tuples are by seat. The fields are those of the stored results.

    `game`, `deal`, `table` and `rotation` count from 0, `seats` holds numbers of contestants.
    """

    game: int
    deal: int
    table: int
    rotation: int
    seats: tuple[int, ...]
    start: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    rounds: int
    plies: int
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    fault: Fault | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win; a shared win is split."""
        share = 1 / len(self.winners)
        return tuple(
            share if seat in self.winners else 0.0 for seat in range(1, len(self.seats) + 1)
        )


@dataclass
class Chair:
    """A seat: its player, made by `sit`, and how long it may think, for a move and in all."""

    name: str
    sit: Callable[[], Player]
    move_seconds: float | None = None
    clock: Clock | None = None


class _Failure(Exception):  # noqa: N818  (ends a game, not the program)
    def __init__(self, seat: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.fault = Fault(seat, reason, " ".join(message.split())[:_MAX_MESSAGE])


def play_game(
    fixture: Fixture,
    chairs: Sequence[Chair],
    seed: Seed,
    start: Position,
    on_turn: Callable[[int], None] | None = None,
) -> tuple[GameResult, Game]:
    """Plays a game from `start` to its end, or to the first fault of a player, which then loses.

    The deals follow from `seed`. `on_turn` is called with the seat before its player is made and
    before each of its moves.
    """
    game = new_record(fixture, [chair.name for chair in chairs], seed, start)
    loop = _GameLoop(game, chairs, on_turn)
    fault = None
    try:
        loop.play(seed)
    except _Failure as failure:
        fault = failure.fault
        end_by_fault(game, fault)
    return result_of(fixture, game, fault, loop.seconds, loop.moves), game


def new_record(fixture: Fixture, names: Sequence[str], seed: Seed, start: Position) -> Game:
    """The record of a game in which nothing is played yet."""
    tags = {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    tags |= {"SeedHash": seed.hash, "Seed": str(seed), "Game": str(fixture.game)}
    return Game(start, tags)


def end_by_fault(game: Game, fault: Fault) -> None:
    """Ends a game that a player loses by a fault: all others share the win."""
    seats = range(1, game.start.players + 1)
    reason = "time" if fault.reason == "time" else "forfeit"
    game.end_early(reason, [seat for seat in seats if seat != fault.seat])
    game.tags["Fault"] = f"seat {fault.seat}: {fault.reason}: {fault.message}"


def result_of(
    fixture: Fixture,
    game: Game,
    fault: Fault | None,
    seconds: Sequence[float],
    moves: Sequence[int],
) -> GameResult:
    outcome = game.outcome
    assert outcome is not None
    return GameResult(
        game=fixture.game,
        deal=fixture.deal,
        table=fixture.table,
        rotation=fixture.rotation,
        seats=fixture.seats,
        start=game.start.start,
        scores=outcome.scores,
        winners=outcome.winners,
        end=outcome.reason,
        rounds=game.rounds,
        plies=game.plies,
        seconds=tuple(round(used, 6) for used in seconds),
        moves=tuple(moves),
        fault=fault,
    )


class _GameLoop:
    def __init__(
        self, game: Game, chairs: Sequence[Chair], on_turn: Callable[[int], None] | None
    ) -> None:
        self._game = game
        self._chairs = chairs
        self._on_turn = on_turn or (lambda _: None)
        self._left = [chair.clock.seconds if chair.clock else 0.0 for chair in chairs]
        self.seconds = [0.0] * len(chairs)
        self.moves = [0] * len(chairs)

    def play(self, seed: Seed) -> None:
        players = [self._sit(seat) for seat in range(1, len(self._chairs) + 1)]
        position = self._game.position
        while not position.is_over:
            seat = position.to_move
            if seat is None:
                position = self._game.play(seed.deal(position))
                continue
            move = self._choose(players[seat - 1], seat, position)
            try:
                position = self._game.play(move)
            except EvoraError as error:
                raise _Failure(seat, "illegal", str(error)) from None
            if self._chairs[seat - 1].clock is not None:
                self._game.annotate(clock=time_text(self._left[seat - 1]))

    def _sit(self, seat: int) -> Player:
        self._on_turn(seat)
        try:
            return self._chairs[seat - 1].sit()
        except Exception as error:
            raise _failure(seat, error) from None

    def _choose(self, player: Player, seat: int, position: Position) -> Move:
        self._on_turn(seat)
        clock = self._chairs[seat - 1].clock
        begin = perf_counter()
        try:
            if clock is not None:
                player.set_clock(self._left[seat - 1], clock.increment)
            move = player.choose(position)
        except Exception as error:
            raise _failure(seat, error) from None
        finally:
            used = perf_counter() - begin
            self.seconds[seat - 1] += used
            self.moves[seat - 1] += 1
        self._check_time(seat, used)
        if not isinstance(move, Move):
            raise _Failure(seat, "illegal", f"expected a move, got {move!r}")
        return move

    def _check_time(self, seat: int, used: float) -> None:
        """A failure if a move took too long; else the clock runs on."""
        allowed, clock = self._chairs[seat - 1].move_seconds, self._chairs[seat - 1].clock
        if allowed is not None and used > allowed:
            raise _Failure(seat, "time", f"{used:.2f} s for a move, {allowed:.2f} s allowed")
        if clock is None:
            return
        left = self._left[seat - 1]
        if used > left:
            words = f"clock {clock}: {used:.2f} s for a move, {left:.2f} s left"
            raise _Failure(seat, "time", words)
        self._left[seat - 1] = left - used + clock.increment


def _failure(seat: int, error: Exception) -> _Failure:
    """An exception of a player is its fault, and never ends the match."""
    if isinstance(error, PlayerError):
        return _Failure(seat, error.reason, str(error))
    return _Failure(seat, "crash", f"{type(error).__name__}: {error}")
