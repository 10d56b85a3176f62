"""How far the engine's value between two rounds is from its own value one round later.

    python -m lab.strength.next_round --deals 100 --out now.jsonl
    OTHER/.venv/bin/python -m lab.strength.next_round --deals 100 --out before.jsonl
    python -m lab.strength.next_round --read now.jsonl before.jsonl

For each position of held_out.txt the next round is played for many deals, quickly and by the engine
itself; the mean of what it says then is the position's label. The error of the value now has
the noise of the labels taken off. The deals depend on the position alone, so that all versions
get the same ones; the second command runs the engine of another checkout. With --look-ms the value
now is what the engine says after that time, in which it may look past the coming round itself, with
deals of its own.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from evora import EvoraError, Position, Seed
from evora.work.results import Result
from lab.strength.engines import (
    EngineSpec,
    chosen_settings,
    of_setting,
    open_engine,
    setting_name,
)
from lab.strength.figures import Mean, mean_of, ratio_of, table
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

# Made once, from games of the engine with rounds of some random moves, at most one position of each
# stage per game. It stays as it is, so that versions can be compared on it; no program that fits or
# trains may use it.
FILE = Path(__file__).parent / "held_out.txt"
MEASURE = "next round"
ALL = "all"
KINDS = ("win", "score")


@dataclass(frozen=True)
class HeldOut:
    """A position between rounds and its stage."""

    stage: int
    position: Position


def read_positions(path: Path = FILE) -> list[HeldOut]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [_read(line) for line in lines if line and not line.startswith("#")]
    except OSError as error:
        raise EvoraError(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise EvoraError(f"{path}: expected lines of STAGE POSITION: {error}") from None


def _read(line: str) -> HeldOut:
    stage, _, text = line.partition(" ")
    return HeldOut(int(stage), Position(text))


@dataclass(frozen=True)
class Item:
    """A position, by its text, and how it is labelled."""

    position: str
    stage: int
    deals: int
    engine: EngineSpec
    look_ms: int | None = None


def label(item: Item) -> Result:
    """By seat, for win and score: the value now, the mean after a round, the variance of that."""
    engine, position = open_engine(item.engine), Position(item.position)
    before = engine.judge(position, item.look_ms)
    after = [
        engine.judge(engine.play_round(position.play(Seed(f"{position} {number}").deal(position))))
        for number in range(item.deals)
    ]
    result: Result = {"setting": of_setting(position), "stage": item.stage}
    for kind in KINDS:
        columns = list(zip(*(getattr(value, kind) for value in after), strict=True))
        means = [math.fsum(column) / item.deals for column in columns]
        variances = [
            math.fsum((value - mean) ** 2 for value in column) / max(item.deals - 1, 1)
            for column, mean in zip(columns, means, strict=True)
        ]
        result[kind] = {"now": getattr(before, kind), "later": means, "variance": variances}
    return result


@dataclass(frozen=True)
class Error:
    """Of the value now against labels, without their noise.

    `mean`: of the absolute error; `bias`: by how much the values of a position's seats are too
    large on average, 0 for shares of the win; `deal`: the spread of the value after one deal;
    `without_noise`: by what errors were multiplied.
    """

    mean: Mean
    root_mean_square: float
    bias: Mean
    deal: float
    without_noise: float


def error_of(results: Sequence[Result], labels: Sequence[Result], kind: str, deals: int) -> Error:
    """Of the values in `results` against the labels of the same positions."""
    absolute, squared, noise, bias = [], [], [], []
    for result, other in zip(results, labels, strict=True):
        errors = errors_of(result, other, kind)
        absolute.append(_mean(map(abs, errors)))
        squared.append(_mean(error**2 for error in errors))
        noise.append(_mean(other[kind]["variance"]))
        bias.append(_mean(errors))
    raw = _mean(squared)
    true = max(raw - _mean(noise) / deals, 0.0)
    # The noise is nearly normal: without it errors have the same shape and are smaller throughout.
    smaller = math.sqrt(true / raw) if raw else 1.0
    mean = mean_of(absolute)
    return Error(
        Mean(smaller * mean.value, smaller * mean.spread),
        math.sqrt(true),
        mean_of(bias),
        math.sqrt(_mean(noise)),
        smaller,
    )


def errors_of(result: Result, labels: Result, kind: str) -> list[float]:
    """By seat: the value now less the label."""
    pairs = zip(result[kind]["now"], labels[kind]["later"], strict=True)
    return [now - later for now, later in pairs]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return math.fsum(listed) / len(listed)


@dataclass(frozen=True)
class Measurement:
    """What a run found: `results` by position."""

    engine: str
    deals: int
    limit: str
    results: dict[str, Result]


def stages(results: Iterable[Result]) -> list[tuple[str, str]]:
    """Settings and stages in the order of their results; each setting ends with all stages.

    The new game is one position, which has a row of its own and does not count among all.
    """
    found: list[tuple[str, str]] = []
    for result in results:
        setting = result["setting"]
        for stage in (str(result["stage"]), ALL):
            if (setting, stage) not in found:
                found.append((setting, stage))
    order = {setting: at for at, setting in enumerate(dict(found))}
    return sorted(found, key=lambda each: (order[each[0]], each[1]))


def chosen(results: dict[str, Result], setting: str, stage: str) -> list[str]:
    """The positions of a setting and a stage."""
    return [
        name
        for name, result in results.items()
        if result["setting"] == setting
        and (str(result["stage"]) == stage or (stage == ALL and result["stage"]))
    ]


def figures_of(measured: Measurement, labels: Measurement) -> list[Result]:
    """A row for each setting and stage; both have the same positions."""
    rows = []
    for setting, stage in stages(measured.results.values()):
        names = chosen(measured.results, setting, stage)
        if not names:
            continue
        values, others = ([run.results[name] for name in names] for run in (measured, labels))
        errors = {kind: asdict(error_of(values, others, kind, labels.deals)) for kind in KINDS}
        rows.append({"setting": setting, "stage": stage, "positions": len(names), **errors})
    return rows


_FIRST = ("setting", "stage", "positions")


def _first(row: Result) -> list[str]:
    return [row["setting"], row["stage"].replace("0", "new game"), str(row["positions"])]


def report(rows: Iterable[Result]) -> str:
    heads = [*_FIRST, "win: mean error", "rms", "one deal"]
    heads += ["points: mean error", "rms", "too many"]
    lines = []
    for row in rows:
        win, score = row["win"], row["score"]
        lines.append(
            [
                *_first(row),
                Mean(**win["mean"]).text(4),
                f"{win['root_mean_square']:.4f}",
                f"{win['deal']:.3f}",
                Mean(**score["mean"]).text(2),
                f"{score['root_mean_square']:.2f}",
                Mean(**score["bias"]).text(2),
            ]
        )
    return table(heads, lines)


def measured_of(settings: Result, results: dict[str, Result]) -> Measurement:
    return Measurement(settings["engine"], settings["deals"], settings["limit"], results)


def comparison(runs: Sequence[Measurement]) -> str:
    """The mean errors of runs against their own labels, and the ratio of the first to the others.

    The ratios compare errors position by position.
    """
    names = [run.engine for run in runs]
    tables = [figures_of(run, run) for run in runs]
    lines = []
    for rows in zip(*tables, strict=True):
        means = [Mean(**row["win"]["mean"]) for row in rows]
        positions = chosen(runs[0].results, rows[0]["setting"], rows[0]["stage"])
        columns = [
            [scaled_error(run.results[name], row["win"]["without_noise"]) for name in positions]
            for run, row in zip(runs, rows, strict=True)
        ]
        ratios = [ratio_of(zip(columns[0], other, strict=True)) for other in columns[1:]]
        shown = [mean.text(4) for mean in means] + [ratio.text(2) for ratio in ratios]
        lines.append([*_first(rows[0]), *shown])
    return table([*_FIRST, *names, *(f"ratio to {name}" for name in names[1:])], lines)


def scaled_error(result: Result, scale: float) -> float:
    """The mean absolute error of the shares of a position."""
    return scale * _mean(abs(error) for error in errors_of(result, result, "win"))


def in_common(runs: Sequence[Measurement]) -> list[Measurement]:
    """The runs with those positions only that all of them have."""
    shared = set.intersection(*(set(run.results) for run in runs))
    return [
        replace(
            run, results={name: run.results[name] for name in runs[0].results if name in shared}
        )
        for run in runs
    ]


def show(runs: Sequence[Measurement], *, as_json: bool) -> None:
    """Each run against its own labels, and the values of the first against those of the others."""
    runs = in_common(runs)
    first = runs[0]
    pairs = [(run, run) for run in runs] + [(first, run) for run in runs[1:]]
    tables = [figures_of(run, labels) for run, labels in pairs]
    if as_json:
        print_json(
            [
                {"values": run.engine, "labels": labels.engine, "deals": labels.deals, "rows": rows}
                for (run, labels), rows in zip(pairs, tables, strict=True)
            ]
        )
        return
    for (run, labels), rows in zip(pairs, tables, strict=True):
        whose = "its own labels" if labels is run else f"the labels of {labels.engine}"
        print(f"The values of {run.engine} against {whose}: {labels.deals} deals per position,")
        print(f"{labels.limit} per move of the next round\n\n{report(rows)}\n")
    if len(runs) > 1:
        print("Mean errors of shares of the win, each against its own labels\n")
        print(comparison(runs))


def items_of(held_out: Iterable[HeldOut], options: argparse.Namespace) -> dict[str, Item]:
    engine = engine_spec(options)
    settings = {
        setting_name(*setting) for setting in chosen_settings(options.players, options.variant)
    }
    taken: Counter[tuple[str, int]] = Counter()
    items = {}
    for each in held_out:
        kind = of_setting(each.position), each.stage
        if kind[0] in settings and taken[kind] < options.per_stage:
            taken[kind] += 1
            text = str(each.position)
            items[text] = Item(text, each.stage, options.deals, engine, options.look_ms)
    return items


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__)
    add_setting_options(parser)
    parser.add_argument("--positions", type=Path, default=FILE, help="lines of STAGE POSITION")
    parser.add_argument("--per-stage", type=positive, default=5, help="positions, per setting")
    parser.add_argument("--deals", type=positive, default=20, help="per position")
    parser.add_argument(
        "--look-ms", type=positive, help="time for the value now (default: the evaluation alone)"
    )
    add_engine_options(parser, nodes=300)
    parser.add_argument("--name", default=None, help="of the engine; its commit if not given")
    parser.add_argument("--read", type=Path, nargs="+", help="shows finished runs, plays nothing")
    add_work_options(parser)
    options = parser.parse_args(arguments)
    if options.read:
        show([measured_of(*read_run(path, MEASURE)) for path in options.read], as_json=options.json)
        return 0
    items = items_of(read_positions(options.positions), options)
    settings = {"measure": MEASURE, **engine_spec(options).settings(), "deals": options.deals}
    if options.look_ms:
        settings["look_ms"] = options.look_ms
    if options.name:
        settings["engine"] = options.name
    outcome = do_items(label, items, settings=settings, out=options.out, jobs=options.jobs)
    if outcome.results:
        show([measured_of(settings, outcome.results)], as_json=options.json)
    return finish(outcome, len(items), options.out)


if __name__ == "__main__":
    run_program(main)
