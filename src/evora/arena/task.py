"""The games of a match as work that can be shared out: by number, with players that are kept."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Protocol

from evora._core import Position, Seed
from evora.arena.game import (
    Chair,
    Fault,
    GameResult,
    end_by_fault,
    new_record,
    play_game,
    result_of,
)
from evora.arena.schedule import Fixture
from evora.errors import EvoraError
from evora.players import Player
from evora.players.specs import PlayerSpec
from evora.record import format_game
from evora.work import Report

# The result of a game, and its record.
GameAndRecord = tuple[GameResult, str]


class Schedule(Protocol):
    """Who plays which game: all of it follows from the number of the game."""

    @property
    def contestants(self) -> tuple[PlayerSpec, ...]: ...

    def fixture(self, game: int, /) -> Fixture: ...

    def deal_seed(self, deal: int, /) -> Seed: ...

    def start(self, deal: int, /) -> Position: ...

    def player_seed(self, game: int, seat: int, /) -> int: ...


@dataclass(frozen=True)
class GameTask:
    """Games by number. `name` is what errors call it."""

    schedule: Schedule
    name: str = "the arena"

    def open(self) -> GameWorker:
        return GameWorker(self.schedule)

    def lost(self, item: int, reported: int | None, reason: str) -> GameAndRecord:
        """A game lost by the player whose turn ended its process; its moves are lost with it."""
        if reported is None:
            raise EvoraError(f"a worker of {self.name} ended before its game: {reason}")
        schedule, fault = self.schedule, Fault(reported, "crash", reason)
        fixture = schedule.fixture(item)
        seed, start = schedule.deal_seed(fixture.deal), schedule.start(fixture.deal)
        names = [schedule.contestants[index].name for index in fixture.seats]
        game = new_record(fixture, names, seed, start)
        end_by_fault(game, fault)
        result = result_of(fixture, game, fault, [0.0] * len(names), [0] * len(names))
        return result, format_game(game)


class GameWorker:
    """Plays games, with players that it keeps open."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        # By contestant and copy: at a table with copies each copy is a player of its own.
        self._open: dict[tuple[int, int], Player] = {}

    def do(self, item: int, report: Report | None) -> GameAndRecord:
        """Plays a game; reports the seat before each turn."""
        fixture = self._schedule.fixture(item)
        keys = _copies(fixture.seats)
        result, game = play_game(
            fixture,
            [self._chair(fixture, seat, key) for seat, key in enumerate(keys, 1)],
            self._schedule.deal_seed(fixture.deal),
            self._schedule.start(fixture.deal),
            on_turn=report,
        )
        if result.fault is not None:
            self._drop(keys, result.fault)
        return result, format_game(game)

    def close(self) -> None:
        while self._open:
            _, player = self._open.popitem()
            _close(player)

    def _chair(self, fixture: Fixture, seat: int, key: tuple[int, int]) -> Chair:
        spec = self._schedule.contestants[key[0]]

        def sit() -> Player:
            if key not in self._open:
                self._open[key] = spec.open()
            self._open[key].new_game(self._schedule.player_seed(fixture.game, seat))
            return self._open[key]

        return Chair(spec.name, sit, spec.move_seconds, spec.clock)

    def _drop(self, keys: list[tuple[int, int]], fault: Fault) -> None:
        """A player that failed starts the next game as a new one."""
        player = self._open.pop(keys[fault.seat - 1], None)
        if player is not None:
            _close(player)


def _close(player: Player) -> None:
    # A failure no longer matters, and the other players have to be closed, too.
    with contextlib.suppress(Exception):
        player.close()


def _copies(seats: tuple[int, ...]) -> list[tuple[int, int]]:
    """The contestant in each seat, and which copy of it."""
    return [(index, seats[:at].count(index)) for at, index in enumerate(seats)]
