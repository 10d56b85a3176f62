"""How fast the engine of the page searches beside the native one: `python -m benchmarks.wasm`.

In the machine's Chromium, in a worker, the same positions and nodes as natively in the same run,
with one thread each. The ratio is what counts; it needs a quiet machine.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from statistics import median

from evora import _core
from tools.browser.site import STATIC, visiting
from tools.wasm import IN_A_WORKER, Question

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from positions import SETTINGS, random_positions

REPEATS = 5
POSITIONS = 2  # per setting
NODES = 100_000  # per position
WANTED = 0.4


def questions() -> list[Question]:
    return [
        ("analyse", {"position": str(position), "nodes": NODES, "hash_mb": 16, "seed": 1})
        for variant, players in SETTINGS
        for position in random_positions(variant, players, POSITIONS, seed=1)
    ]


def speed(answers: list[str]) -> float:
    """Nodes per second, by the engine's own clock."""
    views = [json.loads(answer) for answer in answers]
    nodes, ms = (sum(int(view[field]) for view in views) for field in ("nodes", "ms"))
    return 1000 * nodes / ms


def main() -> None:
    asked = questions()
    files = [
        "/" + next(STATIC.rglob(name)).relative_to(STATIC).as_posix()
        for name in ("worker-*.js", "evora-*.wasm")
    ]
    page_speeds, native_speeds, starts = [], [], []
    with visiting() as (site, browser):
        page = browser.new_page()
        page.goto(site.url("/"))
        for _ in range(REPEATS):
            begin = time.perf_counter()
            page.evaluate(IN_A_WORKER, [*files, [("new", {})]])
            starts.append(time.perf_counter() - begin)
            page_speeds.append(speed(page.evaluate(IN_A_WORKER, [*files, asked])))
            native_speeds.append(speed([_core.call(name, json.dumps(ask)) for name, ask in asked]))
    ratios = [ours / native for ours, native in zip(page_speeds, native_speeds, strict=True)]
    compressed = next(STATIC.rglob("evora-*.wasm.br")).stat().st_size
    print("wasm: the engine of the page in Chromium, one worker")
    print(f"  compressed, kB                       {compressed / 1000:8.1f}   (250 at most)")
    print(f"  loaded and first answer, ms          {1000 * median(starts):8.0f}")
    print(f"  nodes per second, thousands          {median(page_speeds) / 1000:8.0f}")
    print(f"  the same natively                    {median(native_speeds) / 1000:8.0f}")
    print(
        f"  ratio                                {median(ratios):8.2f}   ({WANTED} at least;"
        f" {min(ratios):.2f} to {max(ratios):.2f} in {REPEATS} runs)"
    )


if __name__ == "__main__":
    main()
