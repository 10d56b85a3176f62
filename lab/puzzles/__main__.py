"""Makes puzzles, puts them into the package, and checks those that are there.

python -m lab.puzzles make --workers 16 --minutes 4 --out FOLDER
python -m lab.puzzles pick --from FOLDER
python -m lab.puzzles check --workers 2
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from evora.puzzles import puzzles
from evora.puzzles.puzzle_files import file_text
from lab.puzzles.check import refuted
from lab.puzzles.judge import SETTINGS, Setting
from lab.puzzles.make import make
from lab.puzzles.pick import pick, summary
from lab.puzzles.pool import Pool

DATA = Path(__file__).parents[2] / "src" / "evora" / "puzzles" / "data"
_BY_NAME = {setting.name: setting for setting in SETTINGS}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="look for puzzles; goes on where it stopped")
    making.add_argument("--minutes", type=float, default=4)
    making.add_argument("--out", type=Path, required=True)
    picking = commands.add_parser("pick", help="write the files of the package")
    picking.add_argument("--from", type=Path, required=True, dest="folder")
    picking.add_argument("--to", type=Path, default=DATA)
    picking.add_argument("--wanted", type=int, help="puzzles of each setting")
    checking = commands.add_parser("check", help="search every puzzle of the package again")
    checking.add_argument("--remove", action="store_true", help="those that are not confirmed")
    for command in (making, checking):
        command.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    for command in (making, picking, checking):
        command.add_argument("--setting", choices=_BY_NAME, help="only this one")
    options = parser.parse_args()
    settings = [_BY_NAME[options.setting]] if options.setting else list(SETTINGS)
    match options.command:
        case "make":
            make(settings, options.workers, options.minutes, options.out)
        case "pick":
            _pick(settings, options.folder, options.to, options.wanted)
        case _:
            return _check(settings, options.workers, options.remove)
    return 0


def _pick(settings: list[Setting], folder: Path, to: Path, wanted: int | None) -> None:
    to.mkdir(parents=True, exist_ok=True)
    for setting in settings:
        chosen = pick(Pool.open(folder, setting.name), wanted or setting.wanted)
        (to / f"{setting.name}.json").write_text(file_text(chosen, setting.name))
        print(f"{setting.name}: {summary(chosen)}")


def _check(settings: list[Setting], workers: int, remove: bool) -> int:
    """The exit status: 1 if a puzzle is not confirmed and stays."""
    failed = 0
    for setting in settings:
        shelved = puzzles(setting.name)
        wrong = refuted(shelved, workers)
        print(f"{setting.name}: {len(shelved) - len(wrong)} of {len(shelved)} confirmed")
        for puzzle in wrong:
            print(f"  not confirmed: {puzzle.id}")
        if remove and wrong:
            kept = [puzzle for puzzle in shelved if puzzle not in wrong]
            (DATA / f"{setting.name}.json").write_text(file_text(kept, setting.name))
        elif wrong:
            failed += len(wrong)
    return int(failed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
