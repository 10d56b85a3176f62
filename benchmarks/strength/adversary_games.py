"""How often the adversaries win against the engine, in all settings.

    python -m benchmarks.strength.adversary_games --deals 50 --ms 100 --out games.jsonl

One adversary sits among engines, in each seat once per deal. Prints the share of the win that it
gets; par is one over the number of players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.strength.adversaries import Adversary, ColumnRusher, Denier, FastEnder, FloorDumper
from benchmarks.strength.engines import (
    EngineSpec,
    MeasuredEngine,
    chosen_settings,
    open_engine,
    setting_name,
)
from benchmarks.strength.figures import Mean, grouped_mean, mean_of, share_text, table
from benchmarks.strength.items import Result, do_items, read_run
from benchmarks.strength.options import (
    add_engine_options,
    add_setting_options,
    add_work_options,
    engine_spec,
    finish,
    parser_of,
    positive,
    print_json,
    run_program,
)
from evora import Position, Seed

MEASURE = "adversaries"
ADVERSARIES: dict[str, Callable[[], Adversary]] = {
    "floor-dumper": FloorDumper,
    "denier": Denier,
    "column-rusher": ColumnRusher,
    "fast-ender": FastEnder,
}


@dataclass(frozen=True)
class Item:
    """A deal, with the adversary in each seat."""

    players: int
    variant: str
    adversary: str
    deal: int
    seed: str
    engine: EngineSpec


def play_deal(item: Item) -> Result:
    """The adversary's shares of the win, its points and the mean points of the engines, by game."""
    adversary = ADVERSARIES[item.adversary]()
    engine = open_engine(item.engine)
    seed = Seed(f"{item.seed} {item.deal}")
    won, own, others, rounds = [], [], [], []
    for seat in range(1, item.players + 1):
        over = _play(Position.new(item.players, item.variant), seed, seat, adversary, engine)
        won.append(1 / len(over.winners) if seat in over.winners else 0.0)
        own.append(over.scores[seat - 1])
        others.append((sum(over.scores) - own[-1]) / (item.players - 1))
        rounds.append(over.round)
    told = {"won": won, "points": own, "engine points": others, "rounds": rounds}
    return {
        "setting": setting_name(item.players, item.variant),
        "adversary": item.adversary,
        **told,
    }


def _play(
    position: Position, seed: Seed, seat: int, adversary: Adversary, engine: MeasuredEngine
) -> Position:
    while not position.is_over:
        if position.phase == "deal":
            position = position.play(seed.deal(position))
        elif position.to_move == seat:
            position = position.play(adversary.choose(position))
        else:
            position = position.play(engine.search(position)[0])
    return position


def figures_of(results: Iterable[Result]) -> list[Result]:
    """A row for each setting and adversary."""
    listed = list(results)
    rows = []
    for setting, adversary in dict.fromkeys((r["setting"], r["adversary"]) for r in listed):
        own = [r for r in listed if (r["setting"], r["adversary"]) == (setting, adversary)]
        won = grouped_mean((share, deal) for deal, r in enumerate(own) for share in r["won"])
        means = {
            key: mean_of(value for r in own for value in r[key]).value
            for key in ("points", "engine points", "rounds")
        }
        games = sum(len(r["won"]) for r in own)
        rows.append({"setting": setting, "adversary": adversary, "games": games})
        rows[-1] |= {"won": won.value, "spread": won.spread, **means}
    return rows


def report(rows: Iterable[Result]) -> str:
    heads = ["adversary", "setting", "games", "won %", "points", "of the engine", "rounds"]
    return table(
        heads,
        [
            [
                row["adversary"],
                row["setting"],
                str(row["games"]),
                share_text(row["won"], row["games"], Mean(row["won"], row["spread"]).spread),
                f"{row['points']:.1f}",
                f"{row['engine points']:.1f}",
                f"{row['rounds']:.2f}",
            ]
            for row in rows
        ],
    )


def show(settings: Result, results: Iterable[Result], *, as_json: bool) -> None:
    rows = figures_of(results)
    if as_json:
        print_json(rows)
        return
    print(f"{settings['engine']}, {settings['limit']} per move\n\n{report(rows)}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__)
    add_setting_options(parser)
    parser.add_argument("--adversary", choices=ADVERSARIES, help="all if not given")
    parser.add_argument("--deals", type=positive, default=5, help="per setting and adversary")
    add_engine_options(parser, nodes=1_000)
    parser.add_argument("--seed", default="adversaries", help="of the deals")
    parser.add_argument("--read", type=Path, help="shows a finished run, plays nothing")
    add_work_options(parser)
    options = parser.parse_args(arguments)
    if options.read:
        settings, results = read_run(options.read, MEASURE)
        show(settings, results.values(), as_json=options.json)
        return 0
    engine = engine_spec(options)
    names = [options.adversary] if options.adversary else list(ADVERSARIES)
    items = {
        f"{setting_name(*setting)} {name} {deal}": Item(*setting, name, deal, options.seed, engine)
        for setting in chosen_settings(options.players, options.variant)
        for name in names
        for deal in range(options.deals)
    }
    settings = {"measure": MEASURE, **engine.settings(), "seed": options.seed}
    outcome = do_items(play_deal, items, settings=settings, out=options.out, jobs=options.jobs)
    show(settings, outcome.results.values(), as_json=options.json)
    return finish(outcome, len(items), options.out)


if __name__ == "__main__":
    run_program(main)
