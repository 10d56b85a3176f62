"""What it is worth to start a game: each level plays against itself.

    python -m lab.strength.starting --games 2000 --out starting.jsonl
    python -m lab.strength.starting --levels club master --players 2 --variant coloured

For each setting and level it prints the share of the win by order from the start player of the
first round, and what that is worth in points of a rating: the difference of two places is how much
stronger the later one would have to be to win as often. Every deal is played once, seats do not
matter, and games follow from the level and the number of the deal.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from evora import Game, Position, Seed
from evora.arena.elo import SCALE
from evora.players.levels import LEVELS, LevelPlayer, level_named
from evora.work.results import Result
from lab.strength.engines import chosen_settings, setting_name
from lab.strength.figures import Z, table
from lab.strength.items import do_items
from lab.strength.options import (
    add_setting_options,
    add_work_options,
    finish,
    parser_of,
    positive,
    print_json,
    run_program,
)

# Games of one item: a result is written, and a core gets something else to do, after so many.
_TOGETHER = 10
# `full` plays by the clock: it would play otherwise on another machine.
_MEASURED = tuple(level.name for level in LEVELS if level.limit.ms is None)


@dataclass(frozen=True)
class Item:
    """Some deals of a level in a setting, by their numbers."""

    players: int
    variant: str
    level: str
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.setting} {self.level} {self.first}"

    @property
    def setting(self) -> str:
        return setting_name(self.players, self.variant)


def play(item: Item) -> Result:
    """For each game the shares of the win, by order from the one who starts."""
    player = LevelPlayer(level_named(item.level))
    numbers = range(item.first, item.first + item.games)
    shares = [_shares(item, player, number) for number in numbers]
    return {"setting": item.setting, "level": item.level, "shares": shares}


def _shares(item: Item, player: LevelPlayer, number: int) -> list[float]:
    seed = Seed(f"starting {item.setting} {number}")
    game = Game(Position.new(item.players, item.variant))
    player.new_game(number)
    while not game.is_over:
        position = game.position
        deals = position.phase == "deal"
        game.play(seed.deal(position) if deals else player.choose(position))
    outcome = game.outcome
    assert outcome is not None
    won = 1 / len(outcome.winners)
    return [won if seat in outcome.winners else 0.0 for seat in range(1, item.players + 1)]


@dataclass(frozen=True)
class Worth:
    """By order from the start player: shares of the win, and what the place is worth in points of a
    rating beside the mean of all places; each with half of its 95 % interval."""

    games: int
    shares: tuple[float, ...]
    shares_spread: tuple[float, ...]
    points: tuple[float, ...]
    points_spread: tuple[float, ...]


def worth_of(games: Sequence[Sequence[float]]) -> Worth:
    shares: NDArray[np.float64] = np.asarray(games, dtype=np.float64)
    mean = shares.mean(axis=0)
    covariance = np.atleast_2d(np.cov(shares, rowvar=False)) / len(shares)
    # A seat wins in proportion to 10^(points / 400): the points follow from the logarithms.
    logs = np.log(mean)
    centre = np.eye(len(mean)) - 1 / len(mean)
    slopes = SCALE * centre @ np.diag(1 / mean)
    points = SCALE * centre @ logs
    errors = slopes @ covariance @ slopes.T
    return Worth(
        len(shares),
        _rounded(mean, 4),
        _rounded(Z * np.sqrt(np.diag(covariance)), 4),
        _rounded(points, 1),
        _rounded(Z * np.sqrt(np.diag(errors)), 1),
    )


def _rounded(values: NDArray[np.float64], digits: int) -> tuple[float, ...]:
    return tuple(round(float(value), digits) for value in values)


def _items(options: argparse.Namespace) -> list[Item]:
    return [
        Item(players, variant, level, first, min(_TOGETHER, options.games - first))
        for first in range(0, options.games, _TOGETHER)
        for players, variant in chosen_settings(options.players, options.variant)
        for level in options.levels
    ]


def _print(found: dict[tuple[str, str], Worth]) -> None:
    rows = [
        (
            f"{setting}, {level}",
            str(worth.games),
            _pairs(worth.shares, worth.shares_spread, 1, 100),
            _pairs(worth.points, worth.points_spread, 0, 1),
        )
        for (setting, level), worth in found.items()
    ]
    print(table(("level against itself", "games", "share of the win, %", "points"), rows))


def _pairs(values: Sequence[float], spreads: Sequence[float], digits: int, scale: int) -> str:
    shown = ", ".join(f"{scale * value:.{digits}f}" for value in values)
    return f"{shown} (± {scale * max(spreads):.{digits}f})"


def main() -> int:
    parser = parser_of(__doc__)
    parser.add_argument("--games", type=positive, default=400, help="of each level and setting")
    parser.add_argument("--levels", nargs="+", choices=_MEASURED, default=_MEASURED)
    add_setting_options(parser)
    add_work_options(parser)
    options = parser.parse_args()
    items = {item.name: item for item in _items(options)}
    settings: Result = {"measure": "starting"}
    outcome = do_items(play, items, settings=settings, out=options.out, jobs=options.jobs)
    games: defaultdict[tuple[str, str], list[list[float]]] = defaultdict(list)
    for result in outcome.results.values():
        games[result["setting"], result["level"]].extend(result["shares"])
    found = {key: worth_of(games[key]) for key in sorted(games) if len(games[key]) > 1}
    if options.json:
        print_json({f"{setting} {level}": vars(worth) for (setting, level), worth in found.items()})
    else:
        _print(found)
    return finish(outcome, len(items), options.out)


if __name__ == "__main__":
    run_program(main)
