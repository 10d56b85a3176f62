"""How soon ratings are right, and whether they stay so: simulated people of known strength.

    python -m lab.strength.rating_people --out people.jsonl
    python -m lab.strength.rating_people --pool table --days 200

Everybody is a level of the engine and plays real games. People come and go: each is here on some
days only, some stay away for months, and newcomers arrive all the time. Who is here meets somebody
of about the same rating, as in pairing; tables of three and four are mixed. Games are rated as the
server rates them (`evora.server.domain.ratings`).

Afterwards the true strength of each level is fitted to all results at once, on the same scale. What
is printed is how far the ratings of newcomers were from it after so many games.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from evora import Game, Position, Seed
from evora.game import VARIANT_NAMES
from evora.players.levels import LevelPlayer, level_named
from evora.server.domain.entries import Variant
from evora.server.domain.glicko import Rating, aged
from evora.server.domain.ratings import (
    FIRST_RATING,
    ORDER_POINTS,
    RatedGame,
    Standing,
    after_game,
    pool_of,
)
from evora.work.results import Result
from lab.strength.figures import mean_of, table
from lab.strength.items import do_items
from lab.strength.options import add_work_options, finish, parser_of, positive, run_program

_LEVELS = ("novice", "apprentice", "casual", "regular", "keen", "club", "strong", "advanced")
_DAY_MS = 86_400_000
# The chance to be here on a day, and to stay away for months from then on.
_HERE, _LEAVES, _AWAY_DAYS = 0.35, 0.004, 120
# Who is here at the beginning finds each other's ratings first; who comes later is measured.
_SETTLED_DAYS = 30
_AFTER = (5, 10, 20, 30, 40, 60)
_SCALE = 400 / math.log(10)


@dataclass
class Person:
    """`history`: the rating after each game."""

    name: str
    level: str
    arrives: int
    rating: Rating
    away_until: int = 0
    played: int | None = None
    history: list[float] = field(default_factory=list)

    def at(self, day: int) -> Rating:
        return self.rating if self.played is None else aged(self.rating, day - self.played)


@dataclass(frozen=True)
class Item:
    """A game: the levels by seat, the first one starts."""

    name: str
    variant: str
    levels: tuple[str, ...]


def play(item: Item) -> Result:
    """The place of every seat."""
    players = [LevelPlayer(level_named(level)) for level in item.levels]
    seed = Seed(item.name)
    for number, player in enumerate(players):
        player.new_game(random.Random(f"{item.name} {number}").getrandbits(60))
    game = Game(Position.new(len(players), item.variant))
    while not game.is_over:
        position = game.position
        seat = position.to_move
        game.play(seed.deal(position) if seat is None else players[seat - 1].choose(position))
    places: dict[int, int] = {}
    left = list(range(1, len(players) + 1))
    while left:
        best = game.position.winners_among(left)
        places |= dict.fromkeys(best, len(places) + 1)
        left = [seat for seat in left if seat not in best]
    return {"places": [places[seat] for seat in range(1, len(players) + 1)]}


# --- Who plays whom


def tables_of(people: Sequence[Person], day: int, sizes: Sequence[int]) -> list[list[Person]]:
    """Neighbours by rating, roughly: everybody is moved a little before they are sorted."""
    chance = random.Random(f"pairing {day}")
    shift = {person.name: chance.gauss(0, 120) for person in people}
    waiting = sorted(people, key=lambda person: person.rating.rating + shift[person.name])
    tables = []
    while len(waiting) >= (size := chance.choice(sizes)):
        tables.append(waiting[:size])
        chance.shuffle(tables[-1])
        waiting = waiting[size:]
    return tables


def _come(people: Sequence[Person], day: int) -> list[Person]:
    chance = random.Random(f"people {day}")
    here = []
    for person in people:
        if chance.random() < _LEAVES:
            person.away_until = day + _AWAY_DAYS
        if chance.random() < _HERE and max(person.arrives, person.away_until) <= day:
            here.append(person)
    return here


# --- What it amounts to


@dataclass(frozen=True)
class Pair:
    """Two places of one game: the levels, what starting gave the first, and its result."""

    one: str
    other: str
    advantage: float
    score: float


def strengths(pairs: Sequence[Pair]) -> dict[str, float]:
    """The strength of each level under which the results are the likeliest; their mean is 0."""
    found = dict.fromkeys(_LEVELS, 0.0)
    for _ in range(2000):
        slope: defaultdict[str, float] = defaultdict(float)
        weight: defaultdict[str, float] = defaultdict(float)
        for pair in pairs:
            difference = (found[pair.one] - found[pair.other] + pair.advantage) / _SCALE
            expected = 1 / (1 + math.exp(-difference))
            for level, sign in ((pair.one, 1), (pair.other, -1)):
                slope[level] += sign * (pair.score - expected)
                weight[level] += expected * (1 - expected)
        step = {
            level: 0.7 * _SCALE * slope[level] / weight[level] if weight[level] else 0.0
            for level in found
        }
        found = {level: value + step[level] for level, value in found.items()}
        if max(map(abs, step.values())) < 0.01:
            break
    mean = math.fsum(found.values()) / len(found)
    return {level: value - mean for level, value in found.items()}


class Simulation:
    def __init__(self, options: argparse.Namespace) -> None:
        self.variant: Variant = options.variant
        self.sizes = (2,) if options.pool == "duel" else (3, 4)
        first = FIRST_RATING[pool_of(self.variant, self.sizes[0])]
        founders = options.people // 2
        self.people = [
            Person(f"p{number}", _LEVELS[number % len(_LEVELS)], max(0, number - founders), first)
            for number in range(options.people)
        ]
        self.pairs: list[Pair] = []
        self.games = 0

    def items(self, day: int) -> tuple[list[list[Person]], dict[str, Item]]:
        tables = tables_of(_come(self.people, day), day, self.sizes)
        items = [
            Item(
                f"{self.variant} {day} {' '.join(person.name for person in each)}",
                self.variant,
                tuple(person.level for person in each),
            )
            for each in tables
        ]
        return tables, {item.name: item for item in items}

    def count(self, day: int, people: Sequence[Person], places: Sequence[int]) -> None:
        standings = tuple(
            Standing(guest=person.name, seat=order + 1, place=place, order=order)
            for order, (person, place) in enumerate(zip(people, places, strict=True))
        )
        game = RatedGame(game="", ended=day * _DAY_MS, variant=self.variant, standings=standings)
        after = after_game(game, [person.at(day) for person in people])
        worth = ORDER_POINTS[self.variant, len(people)]
        for one, other in combinations(range(len(people)), 2):
            score = 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other]))
            self.pairs.append(
                Pair(people[one].level, people[other].level, worth[one] - worth[other], score)
            )
        for person, rating in zip(people, after, strict=True):
            person.rating, person.played = rating, day
            person.history.append(rating.rating)
        self.games += 1

    def errors(self, after: int, true: dict[str, float], last: int | None = None) -> list[float]:
        """How far the ratings of newcomers are off after so many games, or on average from there to
        the last of them; beside the mean of everybody, because only differences mean anything."""
        differences = {
            person.name: mean_of(person.history[after - 1 : last or after]).value
            - true[person.level]
            for person in self.people
            if len(person.history) >= (last or after)
        }
        centre = mean_of(differences.values()).value
        newcomers = [person.name for person in self.people if person.arrives > _SETTLED_DAYS]
        return [abs(differences[name] - centre) for name in newcomers if name in differences]


def _row(name: str, errors: Sequence[float]) -> tuple[str, ...]:
    within = sum(error <= 60 for error in errors) / len(errors) if errors else math.nan
    return name, str(len(errors)), mean_of(errors).text(0), f"{100 * within:.0f}"


def _report(simulation: Simulation) -> None:
    true = strengths(simulation.pairs)
    print(f"{simulation.games} games of {len(simulation.people)} people, {simulation.variant} side")
    print(", ".join(f"{level} {value:+.0f}" for level, value in true.items()))
    rows = [_row(f"after {after} games", simulation.errors(after, true)) for after in _AFTER]
    rows.append(_row("mean of games 31 to 60", simulation.errors(31, true, last=60)))
    print(table(("ratings", "people", "mean error", "within 60, %"), rows))


def _run_days(
    simulation: Simulation, days: Iterable[int], out: Path | None, jobs: int | None
) -> int:
    settings: Result = {"measure": "rating people"}
    for day in days:
        tables, items = simulation.items(day)
        outcome = do_items(play, items, settings=settings, out=out, jobs=jobs)
        if outcome.interrupted:
            return finish(outcome, len(items), out)
        for people, result in zip(tables, outcome.results.values(), strict=True):
            simulation.count(day, people, result["places"])
    return 0


def main() -> int:
    parser = parser_of(__doc__)
    parser.add_argument("--pool", choices=("duel", "table"), default="duel")
    parser.add_argument("--variant", choices=VARIANT_NAMES, default="coloured")
    parser.add_argument("--people", type=positive, default=140)
    parser.add_argument("--days", type=positive, default=300)
    add_work_options(parser)
    options = parser.parse_args()
    simulation = Simulation(options)
    status = _run_days(simulation, range(options.days), options.out, options.jobs)
    if status == 0:
        _report(simulation)
    return status


if __name__ == "__main__":
    run_program(main)
