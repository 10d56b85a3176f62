"""Matches of a program that chooses for many games at once, against any player of Evora.

Every deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from evora import EvoraError
from evora.batch import Batch
from evora.players import Player, make_player

Array = np.ndarray[Any, Any]
Games = Array  # numbers of games of a batch
# An action for each of these games of a batch; the batch itself stays as it is.
Agent = Callable[[Batch, Games], Games]


@dataclass(frozen=True)
class Result:
    """`score`: the share of the games that the agent won, a draw as half a win.

    `spread`: half of the 95 % interval of the score, from the pairs of games.
    """

    opponent: str
    games: int
    score: float
    spread: float
    points: float
    opponent_points: float

    def __str__(self) -> str:
        """A row of a table in Markdown."""
        return (
            f"| `{self.opponent}` | {self.games:,} | {100 * self.score:.1f} ± "
            f"{100 * self.spread:.1f} | {self.points:.1f} | {self.opponent_points:.1f} |"
        )


HEADER = "| opponent | games | won % | points | opponent's points |\n|---|---|---|---|---|"


def checked(opponents: Sequence[str]) -> Sequence[str]:
    """The opponents as they are; ends the program with a sentence if there is no such player.

    To be called before learning for minutes.
    """
    for opponent in opponents:
        try:
            make_player(opponent).close()
        except EvoraError as error:
            sys.exit(str(error))
    return opponents


def print_matches(agent: Agent, opponents: Sequence[str], games: int, threads: int = 1) -> None:
    """Plays a match against each of them, and prints the table."""
    print(f"\n{HEADER}")
    for opponent in opponents:
        print(play_match(agent, opponent, games, seed="match", threads=threads), flush=True)


def play_match(agent: Agent, opponent: str, games: int, seed: str, threads: int = 1) -> Result:
    """A match of two players on the coloured side; `threads` share the opponent's moves."""
    pairs = max(1, games // 2)
    # The same seed gives both batches the same deals.
    tables = [Batch(pairs, seed=seed, auto_reset=False, dtype="uint8") for _seat in (1, 2)]
    players = [make_player(opponent) for _ in range(threads)]
    try:
        with ThreadPoolExecutor(threads) as pool:
            for seat, table in enumerate(tables, start=1):
                _play(table, seat, agent, players, pool)
    finally:
        for player in players:
            player.close()
    won = np.array([_won(table, seat) for seat, table in enumerate(tables, start=1)])
    points = np.mean(
        [table.scores.mean(axis=0)[::order] for table, order in zip(tables, (1, -1), strict=True)],
        axis=0,
    )
    return Result(
        opponent,
        games=2 * pairs,
        score=float(won.mean()),
        # Nothing but wins, or losses, in n games says no more than 3 / n.
        spread=max(1.96 * float(won.mean(axis=0).std()) / math.sqrt(pairs), 1.5 / pairs),
        points=float(points[0]),
        opponent_points=float(points[1]),
    )


def _play(
    table: Batch, seat: int, agent: Agent, players: list[Player], pool: ThreadPoolExecutor
) -> None:
    """Plays all games to their ends; the agent has this seat."""
    ply = 0
    while not table.dones.all():
        actions = np.zeros(table.size, np.int64)
        mine = np.flatnonzero(table.to_move == seat)
        if mine.size:
            actions[mine] = agent(table, mine)
        others = np.flatnonzero((table.to_move != seat) & ~table.dones)
        parts = [others[number :: len(players)] for number in range(len(players))]
        answers = pool.map(_choose, players, [table] * len(parts), parts, [ply] * len(parts))
        for part, answer in zip(parts, answers, strict=True):
            actions[part] = answer
        table.step(actions)
        ply += 1


def _choose(player: Player, table: Batch, games: Games, ply: int) -> list[int]:
    actions = []
    for game in games.tolist():
        # One player plays all games: what it leaves to chance follows from the game and the ply.
        player.new_game(game * 1000 + ply)
        actions.append(player.choose(table[game]).action)
    return actions


def _won(table: Batch, seat: int) -> list[float]:
    """By game, the share of the win of this seat."""
    return [(seat in end.winners) / len(end.winners) for end in table]
