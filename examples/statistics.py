"""Many games in one table: who starts, who wins, where the points come from.

    python examples/statistics.py GAMES.evora    # reads a file of records
    python examples/statistics.py 1000           # plays so many games first

The rows are plain dicts, ready for a data frame or a CSV file.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypedDict

from evora import Game, Position, Seed, read_games
from evora.players import GreedyPlayer


class Row(TypedDict):
    """One seat of one game."""

    game: int
    seat: int
    started: bool
    won: bool
    tiles: int
    floor: int
    bonus: int
    score: int


def rows(games: Iterable[Game]) -> Iterator[Row]:
    for number, game in enumerate(games, start=1):
        final = game.position
        for seat in range(1, final.players + 1):
            rounds = [each.seats[seat - 1] for each in game.round_scores]
            yield Row(
                game=number,
                seat=seat,
                started=seat == game.start.start,
                won=seat in final.winners,
                tiles=sum(each.gained for each in rounds),
                floor=-sum(each.lost for each in rounds),
                bonus=sum(each.bonus(seat) for each in game.round_scores),
                score=final.scores[seat - 1],
            )


def greedy_games(count: int) -> Iterator[Game]:
    player = GreedyPlayer(seed=1)
    for number in range(count):
        seed = Seed(str(number))
        game = Game(Position.new(players=2, start=seed.start_player(players=2)))
        while not game.is_over:
            now = game.position
            game.play(seed.deal(now) if now.to_move is None else player.choose(now))
        yield game


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def main() -> None:
    wanted = sys.argv[1]
    games = greedy_games(int(wanted)) if wanted.isdecimal() else read_games(wanted)
    table = list(rows(games))
    print("            seats  won %  tiles  floor  bonus  score")
    for name, started in (("started", True), ("did not", False)):
        part = [row for row in table if row["started"] == started]
        won = 100 * mean([row["won"] for row in part])
        points = [
            mean([row["tiles"] for row in part]),
            mean([row["floor"] for row in part]),
            mean([row["bonus"] for row in part]),
            mean([row["score"] for row in part]),
        ]
        print(f"{name:10}{len(part):7}{won:7.1f}" + "".join(f"{value:7.1f}" for value in points))


if __name__ == "__main__":
    main()
