"""python -m lab.mutation: plants a sample of faults and tells which the tests notice."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from lab.mutation.areas import read_plan
from lab.mutation.baselines import BaselineError, Baselines
from lab.mutation.faults import diff
from lab.mutation.results import (
    Ledger,
    noticed_share,
    read_equivalent,
    summary,
    survivors,
)
from lab.mutation.run import Run, Sampling, choose, run_all, tree_digest
from lab.mutation.typescript_faults import NodeFailedError

ROOT = Path(__file__).resolve().parents[2]


def _arguments(arguments: list[str] | None, areas: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m lab.mutation", description=__doc__)
    parser.add_argument("--area", action="append", choices=areas, help="only this area; repeatable")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only files whose path contains it"
    )
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument(
        "--per-area", type=int, default=20, metavar="N", help="faults per area (20)"
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="copies at work (2)")
    parser.add_argument(
        "--stages", type=int, default=3, metavar="N", help="1: own tests, 2: near, 3: all"
    )
    parser.add_argument("--min-share", type=float, default=85.0, metavar="PERCENT",
                        help="exit 1 when fewer are noticed (85)")  # fmt: skip
    parser.add_argument("--fresh", action="store_true", help="forget the results of this seed")
    parser.add_argument(
        "--list", action="store_true", help="print the sample as diffs, run nothing"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    plan = read_plan()
    options = _arguments(arguments, [area.name for area in plan.areas])
    areas = [area for area in plan.areas if options.area is None or area.name in options.area]
    folder = root / "build" / "mutation"
    file = folder / f"seed-{options.seed}.jsonl"
    if options.fresh:
        file.unlink(missing_ok=True)
    try:
        sampling = Sampling(options.seed, options.per_area, options.only)
        faults = choose(plan, root, areas, sampling)
        if options.list:
            for fault in faults:
                print(
                    f"{fault.area}, {fault.kind}\n{diff(fault, (root / fault.path).read_text())}\n"
                )
            return 0
        tree = tree_digest(root)
        run = Run(
            root=root,
            plan=plan,
            ledger=Ledger(file, tree),
            tree=tree,
            equivalent=read_equivalent(),
            say=_say,
            baselines=Baselines(folder / "baselines.json", tree),
            max_stages=options.stages,
        )
        results = run_all(run, faults, options.jobs, folder)
    except (BaselineError, NodeFailedError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    print("\n" + survivors(results, root))
    print("\n" + summary(results))
    return 0 if noticed_share(results) >= options.min_share else 1


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    # A shell starts background jobs deaf to Ctrl-C; a request to end is the same to us.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    sys.exit(main())
