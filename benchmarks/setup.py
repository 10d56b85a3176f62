"""What setting Evora up costs, in a clean clone: `python -m benchmarks.setup [--whole]`.

One line per part with seconds of the clock and of the processor, megabytes on the disk and lines
printed; the parts are made one after the other. `--whole` measures `make program` as a newcomer
runs it, which makes them side by side, until the page answers.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from tools.reliability.server import ServerProcess

ROOT = Path(__file__).parent.parent
PARTS = {
    "tools of the build": ".venv/.tools",
    "rules, engine, server": ".venv/.ready",
    "engine of the page": "web/src/engine/evora.wasm",
    "page": "src/evora/web/static/index.html",
}


@dataclass(frozen=True)
class Cost:
    wall: float
    cpu: float
    megabytes: float
    lines: int

    def __str__(self) -> str:
        used = f"{self.wall:6.1f} s {self.cpu:6.1f} CPU s {self.megabytes:6.0f} MB"
        return f"{used} {self.lines:3d} lines"

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.wall + other.wall,
            self.cpu + other.cpu,
            self.megabytes + other.megabytes,
            self.lines + other.lines,
        )


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def megabytes(folder: Path) -> float:
    found = (file.lstat() for file in folder.rglob("*"))
    return sum(status.st_blocks for status in found) * 512 / 1e6


def make(clone: Path, target: str) -> Cost:
    disk, cpu, start = megabytes(clone), processor_seconds(), time.perf_counter()
    done = subprocess.run(
        ["make", "--no-print-directory", target],
        cwd=clone,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    wall = time.perf_counter() - start
    cpu = processor_seconds() - cpu
    return Cost(wall, cpu, megabytes(clone) - disk, len(done.stdout.splitlines()))


def until_it_answers(clone: Path) -> float:
    """Seconds from starting the server to the first page."""
    folder = clone / "build"
    python = str(clone / ".venv/bin/python")
    server = ServerProcess(f"sqlite:///{folder}/evora.db", folder, python)
    start = time.perf_counter()
    server.start()
    try:
        urllib.request.urlopen(f"http://{server.address}/").read()
    finally:
        server.stop()
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", action="store_true", help="side by side, then a page")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "evora"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        print(f"set-up: the clone itself has {megabytes(clone):.0f} MB")
        if options.whole:
            print(f"set-up: {'make program':24}{make(clone, 'program')}", flush=True)
            print(f"set-up: the first page {until_it_answers(clone):.1f} s later")
        else:
            total = Cost(0, 0, 0, 0)
            for name, target in PARTS.items():
                cost = make(clone, target)
                total += cost
                print(f"set-up: {name:24}{cost}", flush=True)
            print(f"set-up: {'together':24}{total}")


if __name__ == "__main__":
    main()
