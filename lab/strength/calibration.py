"""Whether the engine's shares of the win and expected points come true, in games with itself.

    python -m lab.strength.calibration --games 1000 --nodes 1000 --out games.jsonl

Looks at each round twice: before its deal (what the evaluation says; of the first round that is a
new game) and at its first move (what the search says). Prints, by setting: the errors by round, and
how often what was predicted came true. Spreads are 95 % and count a game once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from evora import Position, Seed
from evora.work.results import Result
from lab.strength.calibration_figures import (
    Prediction,
    figures_by_round,
    reliability,
    reliability_by_round,
)
from lab.strength.calibration_report import show
from lab.strength.engines import (
    EngineSpec,
    Value,
    chosen_settings,
    of_setting,
    open_engine,
    setting_name,
)
from lab.strength.items import do_items, read_run
from lab.strength.options import (
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

MEASURE = "calibration"
WHEN = ("deal", "first move")


@dataclass(frozen=True)
class Game:
    players: int
    variant: str
    number: int
    seed: str
    engine: EngineSpec


def play(game: Game) -> Result:
    """What the engine says of each round of a game with itself, and the result."""
    engine = open_engine(game.engine)
    seed = Seed(f"{game.seed} {game.players} {game.variant} {game.number}")
    position = Position.new(game.players, game.variant, seed.start_player(game.players))
    rounds = []
    while not position.is_over:
        values = {"deal": _plain(engine.judge(position))}
        position = position.play(seed.deal(position))
        if position.phase == "offer":
            values["first move"] = _plain(engine.search(position)[1])
        rounds.append(values)
        position = engine.play_round(position)
    shares = [
        1 / len(position.winners) if seat in position.winners else 0.0
        for seat in range(1, game.players + 1)
    ]
    result = {"win": shares, "score": list(position.scores)}
    return {"setting": of_setting(position), "rounds": rounds, "result": result}


def _plain(value: Value) -> dict[str, list[float]]:
    return {
        "win": [round(share, 5) for share in value.win],
        "score": [round(points, 3) for points in value.score],
    }


def predictions(results: Iterable[Result], setting: str, when: str) -> list[Prediction]:
    """All predictions of a setting, before the deals or at the first moves."""
    found = []
    for number, game in enumerate(results):
        if game["setting"] != setting:
            continue
        for round_number, values in enumerate(game["rounds"], start=1):
            if when in values:
                said, true = values[when], game["result"]
                found.append(
                    Prediction(
                        number,
                        round_number,
                        tuple(said["win"]),
                        tuple(said["score"]),
                        tuple(true["win"]),
                        tuple(true["score"]),
                    )
                )
    return found


def figures_of(results: Sequence[Result]) -> list[Result]:
    """By setting: the number of games, and for each moment errors and reliability."""
    found = []
    for setting in dict.fromkeys(result["setting"] for result in results):
        figures: Result = {
            "setting": setting,
            "games": sum(result["setting"] == setting for result in results),
        }
        for when in WHEN:
            said = predictions(results, setting, when)
            figures[when] = {
                "rounds": figures_by_round(said),
                "reliability": reliability(said),
                "reliability by round": reliability_by_round(said),
            }
        found.append(figures)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__)
    add_setting_options(parser)
    parser.add_argument("--games", type=positive, default=20, help="per setting")
    add_engine_options(parser, nodes=300)
    parser.add_argument("--seed", default="calibration", help="of the deals")
    parser.add_argument("--read", type=Path, help="shows a finished run, plays nothing")
    add_work_options(parser)
    options = parser.parse_args(arguments)
    if options.read:
        settings, results = read_run(options.read, MEASURE)
        figures = figures_of(list(results.values()))
        print_json(figures) if options.json else show(settings, figures)
        return 0
    engine = engine_spec(options)
    items = {
        f"{setting_name(*setting)} {number}": Game(*setting, number, options.seed, engine)
        for setting in chosen_settings(options.players, options.variant)
        for number in range(options.games)
    }
    settings = {"measure": MEASURE, **engine.settings(), "seed": options.seed}
    outcome = do_items(play, items, settings=settings, out=options.out, jobs=options.jobs)
    figures = figures_of(list(outcome.results.values()))
    print_json(figures) if options.json else show(settings, figures)
    return finish(outcome, len(items), options.out)


if __name__ == "__main__":
    run_program(main)
