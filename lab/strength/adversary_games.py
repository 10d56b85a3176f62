"""How often the adversaries win against the engine, in all settings: matches of the arena.

    python -m lab.strength.adversary_games --deals 50 --ms 100 --out FOLDER

One adversary sits among engines, in each seat once per deal. Prints the share of the win that it
gets; par is one over the number of players. With --out the same command goes on, and shows a
finished run again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from evora.arena import GameResult, Match, PlayerSpec, State, run_match
from evora.search import Limit
from evora.work.progress import LOG_INTERVAL_S, Progress
from evora.work.results import Result
from lab.strength import adversaries
from lab.strength.engines import EngineSpec, chosen_settings, engine_name, setting_name
from lab.strength.figures import grouped_mean, mean_of, share_text, table
from lab.strength.options import (
    add_engine_options,
    add_setting_options,
    add_work_options,
    engine_spec,
    parser_of,
    positive,
    print_json,
    run_program,
    stopped,
)

ADVERSARIES = {
    "floor-dumper": adversaries.FloorDumper,
    "denier": adversaries.Denier,
    "column-rusher": adversaries.ColumnRusher,
    "fast-ender": adversaries.FastEnder,
}


def match_of(adversary: str, engine: EngineSpec, setting: tuple[int, str], seed: str) -> Match:
    kind = ADVERSARIES[adversary]
    limit = Limit(ms=engine.ms, nodes=engine.nodes)
    return Match(
        (
            PlayerSpec(adversary, "py", command=(kind.__module__, kind.__name__)),
            PlayerSpec("engine", "engine", limit, (("hash_mb", 16), *engine.options)),
        ),
        *setting,
        seed=seed,
        tables="alone",
    )


def figures_of(adversary: str, setting: str, games: Sequence[GameResult]) -> Result:
    """What the adversary made of its games."""
    own = [(game, game.seats.index(0)) for game in games]
    won = grouped_mean((game.shares[at], game.deal) for game, at in own)
    others = [(sum(game.scores) - game.scores[at]) / (len(game.seats) - 1) for game, at in own]
    return {
        "setting": setting,
        "adversary": adversary,
        "games": len(games),
        "won": won.value,
        "spread": won.spread,
        "points": mean_of(game.scores[at] for game, at in own).value,
        "engine points": mean_of(others).value,
        "rounds": mean_of(game.rounds for game in games).value,
    }


def report(rows: Sequence[Result]) -> str:
    heads = ["adversary", "setting", "games", "won %", "points", "of the engine", "rounds"]
    return table(
        heads,
        [
            [
                row["adversary"],
                row["setting"],
                str(row["games"]),
                share_text(row["won"], row["games"], row["spread"]),
                f"{row['points']:.1f}",
                f"{row['engine points']:.1f}",
                f"{row['rounds']:.2f}",
            ]
            for row in rows
        ],
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__)
    add_setting_options(parser)
    parser.add_argument("--adversary", choices=ADVERSARIES, help="all if not given")
    parser.add_argument("--deals", type=positive, default=5, help="per setting and adversary")
    add_engine_options(parser, nodes=1_000)
    parser.add_argument("--seed", default="adversaries", help="of the deals")
    add_work_options(parser)
    options = parser.parse_args(arguments)
    engine = engine_spec(options)
    progress = Progress(log_interval=LOG_INTERVAL_S)
    rows: list[Result] = []
    interrupted = False
    for setting in chosen_settings(options.players, options.variant):
        for adversary in [options.adversary] if options.adversary else ADVERSARIES:
            name = f"{setting_name(*setting)} {adversary}"

            def show(state: State, name: str = name) -> None:
                progress.show_line(lambda: f"{name}: {len(state.results)} of {state.total} games")

            state = run_match(
                match_of(adversary, engine, setting, options.seed),
                options.deals,
                jobs=options.jobs,
                folder=Path(options.out) / name if options.out else None,
                on_progress=show,
            )
            interrupted = state.interrupted
            if state.counted:
                rows.append(figures_of(adversary, setting_name(*setting), state.counted))
            if interrupted:
                break
        if interrupted:
            break
    progress.clear()
    if options.json:
        print_json(rows)
    else:
        print(f"{engine_name()}, {engine.limit_text} per move\n\n{report(rows)}")
    games = sum(row["games"] for row in rows)
    return stopped(f"{games} games", options.out) if interrupted else 0


if __name__ == "__main__":
    run_program(main)
