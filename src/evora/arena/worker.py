"""A worker process of the arena: plays games by number, with players that it keeps open."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from multiprocessing.connection import Connection
from types import FrameType

from evora.arena.game import Chair, Fault, GameResult, play_game
from evora.arena.schedule import Fixture, Match
from evora.players import Player
from evora.record import format_game

_SEND_SECONDS = 0.2


def work(connection: Connection, match: Match) -> None:
    """Plays portions of games until it gets None, or until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    worker = _Worker(connection, match)
    try:
        while (order := connection.recv()) is not None:
            portion, careful = order
            if not worker.play(portion, careful=careful):
                break
    except (EOFError, OSError):
        pass  # the program that wanted the results is gone
    except Exception as error:
        connection.send(("failed", f"{type(error).__name__}: {error}"))
    finally:
        worker.close()


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(0)


class _Worker:
    def __init__(self, connection: Connection, match: Match) -> None:
        self._connection = connection
        self._match = match
        # By contestant and copy: at a table with copies each copy is a player of its own.
        self._open: dict[tuple[int, int], Player] = {}
        self._finished: list[tuple[GameResult, str]] = []

    def play(self, portion: list[int], *, careful: bool) -> bool:
        """Plays the games; False if it is to stop before the last one."""
        sent = time.monotonic()
        for number in portion:
            self._play_one(self._match.fixture(number), careful=careful)
            if number == portion[-1]:
                break  # the next message is the next portion
            if self._connection.poll():
                self._send()
                return False
            if time.monotonic() - sent >= _SEND_SECONDS:
                self._send()
                sent = time.monotonic()
        self._send()
        return True

    def close(self) -> None:
        while self._open:
            _, player = self._open.popitem()
            _close(player)

    def _send(self) -> None:
        if self._finished:
            self._connection.send(("results", self._finished))
            self._finished = []

    def _play_one(self, fixture: Fixture, *, careful: bool) -> None:
        keys = _copies(fixture.seats)
        chairs = [self._chair(fixture, seat, key) for seat, key in enumerate(keys, 1)]
        result, game = play_game(
            fixture,
            chairs,
            self._match.deal_seed(fixture.deal),
            self._match.variant,
            on_turn=self._report_turn if careful else None,
        )
        if result.fault is not None:
            self._drop(keys, result.fault)
        self._finished.append((result, format_game(game)))

    def _chair(self, fixture: Fixture, seat: int, key: tuple[int, int]) -> Chair:
        spec = self._match.contestants[key[0]]

        def sit() -> Player:
            if key not in self._open:
                self._open[key] = spec.open()
            self._open[key].new_game(self._match.player_seed(fixture.game, seat))
            return self._open[key]

        return Chair(spec.name, sit, spec.move_seconds)

    def _drop(self, keys: list[tuple[int, int]], fault: Fault) -> None:
        """A player that failed starts the next game as a new one."""
        player = self._open.pop(keys[fault.seat - 1], None)
        if player is not None:
            _close(player)

    def _report_turn(self, seat: int) -> None:
        self._connection.send(("turn", seat))


def _close(player: Player) -> None:
    # A failure no longer matters, and the other players have to be closed, too.
    with contextlib.suppress(Exception):
        player.close()


def _copies(seats: tuple[int, ...]) -> list[tuple[int, int]]:
    """The contestant in each seat, and which copy of it."""
    return [(index, seats[:at].count(index)) for at, index in enumerate(seats)]
