"""The folder of a training run: its configuration, the commits it ran at, its log and its files.

| file | what it has |
|---|---|
| run.json | every value of the configuration, the seed among them |
| starts.jsonl | one line per start: the time, the commit, whether files differed from it |
| log.txt | what the run said, with times |
| 1/, 2/, … | one folder per iteration |
"""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from evora.version import __version__
from evora.work.folders import work_folder
from lab.training.config import Config, flat
from lab.training.program import Say

RUN, STARTS, LOG = "run.json", "starts.jsonl", "log.txt"
# More of them extend a run.
_EXTENSIBLE = ("iterations",)


@dataclass(frozen=True)
class Commit:
    """Where the source stands. `dirty`: files differ from the commit."""

    name: str
    dirty: bool

    def __str__(self) -> str:
        return f"{self.name[:12]}{', with changes' if self.dirty else ''}"


@contextlib.contextmanager
def run_folder(folder: Path, config: Config) -> Iterator[Say]:
    """Opens the folder of a run, and yields where its lines go.

    EvoraError if it holds a run of another configuration, or if another program is at work there.
    """
    settings = {key: value for key, value in flat(config).items() if key not in _EXTENSIBLE}
    with work_folder(folder, settings, file=RUN, what="training run", contents=(STARTS, "1")):
        say = log_to(folder / LOG)
        commit = current_commit()
        start = {
            "time": datetime.now(UTC).isoformat(timespec="seconds"),
            "evora": __version__,
            "commit": commit.name,
            "dirty": commit.dirty,
        }
        with (folder / STARTS).open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(start) + "\n")
        say(f"run: {config.players} players, {config.variant}, seed {config.seed}, commit {commit}")
        yield say


def current_commit() -> Commit:
    """The commit of this source tree; 'unknown' where there is no git."""
    here = Path(__file__).parent

    def git(*arguments: str) -> str:
        command = ("git", "-C", str(here), *arguments)
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()

    try:
        return Commit(git("rev-parse", "HEAD"), bool(git("status", "--porcelain")))
    except (OSError, subprocess.CalledProcessError):
        return Commit("unknown", dirty=False)


def log_to(path: Path) -> Say:
    """Prints lines, and keeps them in a file with their times."""

    def say(line: str) -> None:
        print(line, flush=True)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with path.open("a", encoding="utf-8") as stream:
            stream.write(f"{now} {line}\n")

    return say
