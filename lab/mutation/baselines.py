"""How long tests take without a fault: they have to pass, and a fault is given a multiple of it."""

from __future__ import annotations

import json
import re
import threading
from collections import defaultdict
from pathlib import Path

from lab.mutation.areas import Stage
from lab.mutation.copies import Copy

# A fault may make tests slow without stopping them: this many times as long as without it.
_SLOWER = 4
_LEAST_SECONDS = 60.0
_MOST_SECONDS = 1800.0
_DURATION = re.compile(r"^([\d.]+)s (?:call|setup|teardown) +(\S+?)::", re.MULTILINE)


class BaselineError(Exception):
    """Tests fail without any fault: nothing can be learned from them."""


class Baselines:
    """Seconds by test file, kept in a file for as long as the tree is the same."""

    def __init__(self, file: Path, tree: str) -> None:
        self._file = file
        self._tree = tree
        self._lock = threading.Lock()
        self._seconds: dict[str, float] = {}
        if file.exists():
            kept = json.loads(file.read_text())
            if kept["tree"] == tree:
                self._seconds = kept["seconds"]

    def prepare(self, stage: Stage, copy: Copy) -> tuple[Stage, float]:
        """The stage with its quickest tests first, and the seconds that it gets with a fault.

        Files that have not been seen to pass are run; BaselineError if they do not."""
        with self._lock:
            missing = stage.without(self._seconds)
            if missing:
                self._seconds |= _measured(missing, copy)
                self._file.parent.mkdir(parents=True, exist_ok=True)
                kept = {"tree": self._tree, "seconds": self._seconds}
                self._file.write_text(json.dumps(kept))
        tests = (*stage.pytest, *stage.vitest)
        limit = _LEAST_SECONDS + _SLOWER * sum(self._seconds[test] for test in tests)
        quickest = tuple(sorted(stage.pytest, key=self._seconds.__getitem__))
        return Stage(quickest, stage.vitest, stage.page), limit


def _measured(stage: Stage, copy: Copy) -> dict[str, float]:
    result = copy.run(stage, _MOST_SECONDS)
    if result.noticed_by is not None:  # a machine with much to do makes tests fail, too
        result = copy.run(stage, _MOST_SECONDS)
    if result.noticed_by is not None:
        raise BaselineError(f"{result.noticed_by} fails without a fault:\n{result.output[-3000:]}")
    found: dict[str, float] = defaultdict(float)
    for seconds, test in _DURATION.findall(result.output):
        found[test] += float(seconds)
    # The page's tests run side by side, and so take as long as the slowest.
    found |= dict.fromkeys(stage.vitest, result.seconds / max(1, len(stage.vitest)))
    return {test: found[test] for test in (*stage.pytest, *stage.vitest)}
