"""Games of computer players for learning: any number of them, always the same ones.

A game depends on its number and the settings alone. Games are written in the order of their
numbers, so what a stopped program leaves behind is the beginning of the whole.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evora._core import RULES_VERSION, Position, Seed
from evora.arena.game import GameResult
from evora.arena.schedule import Fixture, new_start
from evora.arena.task import GameTask
from evora.data.card import write_card
from evora.data.record_file import RecordFile
from evora.players.specs import PlayerSpec
from evora.version import __version__
from evora.work import LOCAL, Place, in_order, on_interrupt, open_pool
from evora.work.folders import work_folder

SETTINGS = "selfplay.json"
RECORDS = "games.evora"
_FORMAT = 1
# How many games may wait for an earlier one; a record has about a thousand bytes.
_AHEAD = 10_000


@dataclass(frozen=True)
class Selfplay:
    """Who plays: every seat of every game is drawn from `contestants`, so that each meets each."""

    contestants: tuple[PlayerSpec, ...]
    players: int = 2
    variant: str = "coloured"
    seed: str = "selfplay"

    def fixture(self, game: int) -> Fixture:
        """The game of that number, from 0."""
        count = len(self.contestants)
        seats = (self._number("seat", game, seat) % count for seat in range(1, self.players + 1))
        return Fixture(game, deal=game, table=0, rotation=0, seats=tuple(seats))

    def deal_seed(self, deal: int) -> Seed:
        """The seed of the tiles of a game."""
        return Seed(f"{self.seed}/{deal}")

    def start(self, deal: int) -> Position:
        """Where the game of a deal begins."""
        return new_start(self.players, self.variant, self.deal_seed(deal))

    def player_seed(self, game: int, seat: int) -> int:
        """The seed for a player's own chance; it reveals nothing about the deals."""
        return self._number("player", game, seat)

    @property
    def repeatable(self) -> bool:
        """Whether the same games are played again: not against the clock, nor by other programs."""
        return not any(_is_timed(spec) for spec in self.contestants)

    def settings(self) -> dict[str, Any]:
        """What must be the same to go on; the number of games is not part of it."""
        return {
            "selfplay": _FORMAT,
            "evora": __version__,
            "rules": RULES_VERSION,
            "players": self.players,
            "variant": self.variant,
            "seed": self.seed,
            "contestants": [{"name": spec.name, "player": str(spec)} for spec in self.contestants],
        }

    def _number(self, what: str, game: int, seat: int) -> int:
        key = f"{what} {self.seed}/{game}/{seat}".encode()
        return int.from_bytes(hashlib.sha256(key).digest()[:6], "big")


@dataclass
class SelfplayState:
    """How far it is: `resumed` games were there before."""

    total: int
    done: int = 0
    resumed: int = 0
    faults: int = 0  # games of this run that a player lost by a fault
    interrupted: bool = False


def run_selfplay(
    plan: Selfplay,
    games: int,
    folder: Path,
    *,
    place: Place = LOCAL,
    on_progress: Callable[[SelfplayState], None] = lambda _: None,
) -> SelfplayState:
    """Plays the games that are missing in a folder, and writes its data card.

    Ctrl-C ends it early; the same call goes on. More games than before extend what is there.
    """
    state = SelfplayState(games)
    with (
        work_folder(folder, plan.settings(), file=SETTINGS, what="self-play", contents=(RECORDS,)),
        RecordFile(folder / RECORDS) as records,
    ):
        state.done = state.resumed = records.count
        on_progress(state)
        numbers = range(records.count, games)
        pool = open_pool(GameTask(plan, "self-play"), numbers, place, ahead=_AHEAD)

        def interrupt() -> None:
            state.interrupted = True
            pool.stop()

        with on_interrupt(interrupt), contextlib.closing(pool.results()) as batches:
            for result, record in in_order(batches):
                records.add(record)
                _count(state, result)
                on_progress(state)
        records.sync()
        write_card(folder, plan.settings(), repeatable=plan.repeatable, records=RECORDS)
    return state


def _count(state: SelfplayState, result: GameResult) -> None:
    state.done += 1
    state.faults += result.fault is not None


def _is_timed(spec: PlayerSpec) -> bool:
    by_the_clock = spec.clock is not None or (spec.limit is not None and spec.limit.ms is not None)
    return by_the_clock or spec.kind in ("cmd", "py") or spec.level == "full"
