"""Plays a match: resumes it from its folder, hands out games, and stops when it is decided."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from evora.arena.game import GameResult
from evora.arena.schedule import Match
from evora.arena.sprt import Sprt
from evora.arena.store import Store
from evora.arena.task import GameTask
from evora.work import Place, on_interrupt, open_pool


@dataclass
class State:
    """The progress of a match; `counted` are the games that count for its result.

    `results` are by number of the game, `resumed` of them were there before; `interrupted`: by
    Ctrl-C.
    """

    match: Match
    deals: int
    results: dict[int, GameResult] = field(default_factory=dict)
    sprt: Sprt | None = None
    interrupted: bool = False
    resumed: int = 0
    share_of_first: float = 0.0  # added up over the games in which the first contestant sat
    games_of_first: int = 0

    def __post_init__(self) -> None:
        if self.match.sprt is not None:
            self.sprt = Sprt(*self.match.sprt, players=self.match.players)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.deals * self.match.games_per_deal

    @property
    def decided(self) -> bool:
        """Whether a sequential test has ended the match."""
        return self.sprt is not None and self.sprt.verdict is not None

    @property
    def counted(self) -> list[GameResult]:
        """All games; with a test that has ended, those up to the deal at which it ended."""
        deals = self.deals
        if self.sprt is not None and self.sprt.verdict is not None:
            deals = self.sprt.deals
        return [result for result in self.results.values() if result.deal < deals]

    def missing(self) -> list[int]:
        """The numbers of the games that are not played yet."""
        return [game for game in range(self.total) if game not in self.results]

    def add(self, results: Iterable[GameResult]) -> None:
        """Takes in finished games."""
        for result in results:
            self.results[result.game] = result
            if seats := result.seats.count(0):
                self.share_of_first += _share_of_first(result) / seats
                self.games_of_first += 1
        self._test()

    def _test(self) -> None:
        """Gives the test the complete deals in their order, so that its verdict does not depend on
        the number of cores."""
        if self.sprt is None:
            return
        size = self.match.games_per_deal
        while self.sprt.verdict is None and self.sprt.deals < self.deals:
            first = self.sprt.deals * size
            played = [self.results.get(game) for game in range(first, first + size)]
            shares = [_share_of_first(result) for result in played if result is not None]
            if len(shares) < size:
                return
            self.sprt.add(sum(shares) / size)


def run_match(  # noqa: PLR0913  (what, how much, and where)
    match: Match,
    deals: int,
    *,
    jobs: int | None = None,
    folder: Path | None,
    cluster: str | None = None,
    on_progress: Callable[[State], None] = lambda _: None,
) -> State:
    """Plays the missing games of a match. Ctrl-C ends it early and keeps all finished games.

    `folder` keeps results and records, and a match that is there goes on; None keeps nothing.
    `jobs` and `cluster` say where, as a `work.Place` does; the games are the same everywhere.
    `on_progress` is called after every batch of games.
    """
    state = State(match, deals)
    with contextlib.ExitStack() as stack:
        store = stack.enter_context(Store(folder, match)) if folder is not None else None
        if store is not None:
            state.add(store.results.values())
        state.resumed = len(state.results)
        if not state.decided:
            pool = open_pool(GameTask(match), state.missing(), Place(jobs, cluster))

            def interrupt() -> None:
                state.interrupted = True
                pool.stop()

            stack.enter_context(on_interrupt(interrupt))
            on_progress(state)
            for batch in stack.enter_context(contextlib.closing(pool.results())):
                finished = [game for _, game in batch]
                if store is not None:
                    store.add(finished)
                state.add(result for result, _ in finished)
                if state.decided:
                    pool.stop()
                on_progress(state)
    return state


def _share_of_first(result: GameResult) -> float:
    return sum(
        share for index, share in zip(result.seats, result.shares, strict=True) if index == 0
    )
