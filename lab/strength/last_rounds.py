"""How the engine plays last rounds that are solved completely (`last_rounds.txt`).

    python -m lab.strength.last_rounds --nodes 1000 --out now.jsonl
    python -m lab.strength.last_rounds --read now.jsonl before.jsonl

Prints the share of optimal moves, of moves that keep the share of the win, and what the moves cost
on average. Two players, coloured: optimal moves keep the margin of the scores, too. Otherwise they
force the win in this round, whatever others do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from evora import EvoraError, Move, Position
from evora.work.results import Result
from lab.strength.engines import (
    EngineSpec,
    chosen_settings,
    of_setting,
    open_engine,
    setting_name,
)
from lab.strength.figures import mean_of, share_text, table
from lab.strength.items import do_items, read_run
from lab.strength.options import (
    add_engine_options,
    add_setting_options,
    add_work_options,
    engine_spec,
    finish,
    parser_of,
    print_json,
    run_program,
)

MEASURE = "last rounds"
FILE = Path(__file__).parent / "last_rounds.txt"


@dataclass(frozen=True, order=True)
class Worth:
    """What a move is worth to the mover: a share of the win, with or without the margin."""

    share: float
    margin: int | None

    def __str__(self) -> str:
        return f"{self.share:g}" if self.margin is None else f"{self.share:g}{self.margin:+d}"

    @staticmethod
    def read(text: str) -> Worth:
        sign = max(text.find("+"), text.find("-"))
        if sign < 0:
            return Worth(float(text), None)
        return Worth(float(text[:sign]), int(text[sign:]))


@dataclass(frozen=True)
class SolvedPosition:
    """A last round and what its legal moves are worth."""

    position: Position
    values: dict[Move, Worth]

    @property
    def groups(self) -> int:
        """Pairs of source and colour on offer."""
        return sum(len(set(tiles)) for tiles in (*self.position.factories, self.position.centre))

    @property
    def worth(self) -> Worth:
        """The best that the mover can achieve."""
        return max(self.values.values())

    @property
    def best(self) -> frozenset[Move]:
        """The moves that achieve it."""
        return frozenset(move for move, worth in self.values.items() if worth == self.worth)

    @property
    def same_share(self) -> frozenset[Move]:
        """Those that are as good for the share of the win, not for the margin."""
        share = self.worth.share
        kept = (move for move, worth in self.values.items() if worth.share == share)
        return frozenset(kept) - self.best

    def __str__(self) -> str:
        groups = (
            " ".join(
                [str(worth), *(str(move) for move in self.values if self.values[move] == worth)]
            )
            for worth in sorted(set(self.values.values()), reverse=True)
        )
        return " | ".join([str(self.position), *groups])

    @staticmethod
    def read(line: str) -> SolvedPosition:
        text, *groups = line.split(" | ")
        values = {
            Move(move): Worth.read(group.split()[0])
            for group in groups
            for move in group.split()[1:]
        }
        return SolvedPosition(Position(text), values)


def read_suite(path: Path = FILE) -> list[SolvedPosition]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [SolvedPosition.read(line) for line in lines if line and not line.startswith("#")]
    except OSError as error:
        raise EvoraError(f"{path}: {error.strerror}") from None
    except (ValueError, LookupError) as error:
        raise EvoraError(f"{path}: expected solved positions: {error}") from None


@dataclass(frozen=True)
class Item:
    line: str  # of the suite
    engine: EngineSpec


def ask(item: Item) -> Result:
    """What the engine plays, and what it loses by it."""
    solved = SolvedPosition.read(item.line)
    move, _ = open_engine(item.engine).search(solved.position)
    best, played = max(solved.values.values()), solved.values[move]
    result: Result = {
        "setting": of_setting(solved.position),
        "move": str(move),
        "best": played == best,
        "share lost": best.share - played.share,
    }
    # A margin that goes with a lost win is no measure.
    if best.margin is not None and played.margin is not None and best.share == played.share:
        result["margin lost"] = best.margin - played.margin
    return result


def figures_of(results: Iterable[Result]) -> list[Result]:
    """A row per setting."""
    listed = list(results)
    rows = []
    for setting in dict.fromkeys(result["setting"] for result in listed):
        own = [result for result in listed if result["setting"] == setting]
        margins = [result["margin lost"] for result in own if "margin lost" in result]
        rows.append(
            {
                "setting": setting,
                "positions": len(own),
                "optimal": mean_of(float(result["best"]) for result in own),
                "win kept": mean_of(float(not result["share lost"]) for result in own),
                "share lost": mean_of(result["share lost"] for result in own),
                "margin lost": mean_of(margins) if margins else None,
            }
        )
    return rows


def report(runs: Sequence[tuple[str, list[Result]]]) -> str:
    heads = ["engine", "setting", "positions", "optimal %", "win kept %", "share lost"]
    lines = []
    for name, rows in runs:
        for row in rows:
            count = row["positions"]
            shares = [
                share_text(row[key].value, count, row[key].spread)
                for key in ("optimal", "win kept")
            ]
            margin = row["margin lost"].text(2) if row["margin lost"] else "-"
            lost = row["share lost"].text(4)
            lines.append([name, row["setting"], str(count), *shares, lost, margin])
    return table([*heads, "points lost"], lines)


def show(runs: Sequence[tuple[Result, dict[str, Result]]], *, as_json: bool) -> None:
    engines = [
        (f"{settings['engine']}, {settings['limit']}", figures_of(results.values()))
        for settings, results in runs
    ]
    if as_json:
        print_json(
            [{"engine": name, "rows": [_plain(row) for row in rows]} for name, rows in engines]
        )
    else:
        print(report(engines))


def _plain(row: Result) -> Result:
    return {
        key: {"value": value.value, "spread": value.spread} if hasattr(value, "spread") else value
        for key, value in row.items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__)
    add_setting_options(parser)
    add_engine_options(parser, nodes=1_000)
    parser.add_argument("--suite", type=Path, default=FILE)
    parser.add_argument("--read", type=Path, nargs="+", help="shows finished runs, plays nothing")
    add_work_options(parser)
    options = parser.parse_args(arguments)
    if options.read:
        show([read_run(path, MEASURE) for path in options.read], as_json=options.json)
        return 0
    engine = engine_spec(options)
    wanted = {setting_name(*each) for each in chosen_settings(options.players, options.variant)}
    items = {
        str(solved.position): Item(str(solved), engine)
        for solved in read_suite(options.suite)
        if of_setting(solved.position) in wanted
    }
    settings = {"measure": MEASURE, **engine.settings()}
    outcome = do_items(ask, items, settings=settings, out=options.out, jobs=options.jobs)
    show([(settings, outcome.results)], as_json=options.json)
    return finish(outcome, len(items), options.out)


if __name__ == "__main__":
    run_program(main)
