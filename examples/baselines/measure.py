"""Measures the baselines against the levels, for the table of docs/baselines.md.

    python examples/baselines/measure.py FOLDER     # eight minutes with 16 cores and a GPU

Two cores learn (learner.py), while the others and the GPU learn by self-play with search (zero.py);
both then play against the same opponents. FOLDER gets results.md, results.json and all that the
programs print.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from matches import Array, print_matches

from evora.batch import Batch

HERE = Path(__file__).parent
OPPONENTS = ("greedy", "novice", "apprentice", "casual", "regular", "keen")
LEARNER_CORES = {0, 1}
ROW = re.compile(r"^\| `(\S+)` \| ([\d,]+) \| ([\d.]+) ± ([\d.]+) \| ", re.MULTILINE)
LEARNED = re.compile(r"^(?:generation \d+: )?[\d.,]+ (?:M )?moves.*$", re.MULTILINE)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures the baselines against the levels.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--moves", type=float, default=12e6, help="that the learner learns from")
    parser.add_argument("--minutes", type=float, default=5.5, help="of self-play with search")
    parser.add_argument("--tables", type=int, default=2048, help="of self-play at once")
    parser.add_argument("--simulations", type=int, default=32, help="of self-play with search")
    parser.add_argument("--zero-games", type=int, default=400, help="of each match with search")
    parser.add_argument("--opponents", nargs="+", default=OPPONENTS)
    parser.add_argument("--random", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def random_matches(opponents: Sequence[str]) -> None:
    chance = np.random.default_rng(1)

    def agent(batch: Batch, games: Array) -> Array:
        masks = batch.masks[games]
        chosen: Array = (masks * chance.random(masks.shape)).argmax(axis=1)
        return chosen

    print_matches(agent, opponents, games=1000)


class Program:
    """A program that runs, on some cores, and prints into a file."""

    def __init__(self, name: str, command: list[str], folder: Path, cores: set[int]) -> None:
        self.name = name
        self.command = " ".join(["python", *command])
        self.log = folder / f"{name}.log"
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, cores)  # inherited by what is started now
        with self.log.open("w") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-u", *command], stdout=file, stderr=subprocess.STDOUT
            )

    def printed(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace").replace("\r", "\n")

    def matches(self) -> dict[str, dict[str, float]]:
        """By opponent: the number of games, the share of wins in % and its spread."""
        return {
            opponent: {"games": int(games.replace(",", "")), "won": float(won), "±": float(spread)}
            for opponent, games, won, spread in ROW.findall(self.printed())
        }

    def learned(self) -> str:
        """What it said last of its learning."""
        return "".join(LEARNED.findall(self.printed())[-1:])


def write(folder: Path, programs: Sequence[Program], opponents: Sequence[str]) -> str:
    results = {
        program.name: {
            "command": program.command,
            "learned": program.learned(),
            "matches": program.matches(),
        }
        for program in programs
    }
    (folder / "results.json").write_text(json.dumps(results, indent=1), encoding="utf-8")
    lines = [f"| agent | {' | '.join(f'`{name}`' for name in opponents)} |"]
    lines.append("|---" * (1 + len(opponents)) + "|")
    for program in programs:
        found = program.matches()
        cells = [
            f"{found[each]['won']} ± {found[each]['±']}" if each in found else ""
            for each in opponents
        ]
        lines.append(f"| {program.name} | {' | '.join(cells)} |")
    for program in programs:
        lines += ["", f"    {program.command}", "", program.learned()]
    text = "\n".join(lines) + "\n"
    (folder / "results.md").write_text(text, encoding="utf-8")
    return text


def main() -> None:
    options = parse_arguments()
    if options.random:
        random_matches(options.opponents)
        return
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    every = set(range(os.cpu_count() or 1))
    others = every - LEARNER_CORES or every
    begin = time.monotonic()
    programs = []
    try:
        command = [str(HERE / "learner.py"), str(int(options.moves)), *options.opponents]
        programs.append(Program("learner", command, folder, LEARNER_CORES & every))
        command = [str(HERE / "zero.py"), str(folder / "zero"), f"--minutes={options.minutes}"]
        command += [f"--tables={options.tables}", f"--simulations={options.simulations}"]
        command += [f"--threads={len(others)}", f"--games={options.zero_games}", "--match"]
        programs.append(Program("zero", [*command, *options.opponents], folder, others))
        command = [str(HERE / "measure.py"), str(folder), "--random", "--opponents"]
        programs.append(Program("random", [*command, *options.opponents], folder, others))
        while any(program.process.poll() is None for program in programs):
            time.sleep(1)
            write(folder, programs, options.opponents)  # so that what there is stays
    finally:
        for program in programs:
            program.process.kill()
    print(write(folder, programs, options.opponents))
    print(f"{time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
