"""How long a command takes to start, against Python itself: `python -m benchmarks.startup`.

Every program is run in turn, many times over, and the fastest run of each counts: what else the
machine does can only add. The ratio to `python -c pass` of the same run is the figure to compare.
"""

from __future__ import annotations

import subprocess
import sys
import time

_RUNS = 15
_PROGRAMS = {
    "python -c pass": ["-c", "pass"],
    "import evora": ["-c", "import evora"],
    "evora --version": ["-m", "evora", "--version"],
    "evora new": ["-m", "evora", "new"],
    "evora --help": ["-m", "evora", "--help"],
}


def measure(arguments: list[str]) -> float:
    """Seconds from the start of a process to its end."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begin


def main() -> None:
    best = dict.fromkeys(_PROGRAMS, float("inf"))
    for _ in range(_RUNS):
        for name, arguments in _PROGRAMS.items():
            best[name] = min(best[name], measure(arguments))
    bare = best["python -c pass"]
    print(f"start-up, the fastest of {_RUNS} runs")
    for name, seconds in best.items():
        print(f"  {name:<16} {1000 * seconds:6.1f} ms  {seconds / bare:5.1f} x python -c pass")


if __name__ == "__main__":
    main()
