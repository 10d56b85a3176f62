"""Parts of this checkout as git knows them, without anything that was built."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def tracked(*paths: str) -> list[str]:
    """The names of the files of these paths, or of all."""
    command = ["git", "ls-files", "-z", *paths]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    # Without those that were deleted and not committed yet.
    return [name for name in listed.stdout.split("\0")[:-1] if (ROOT / name).exists()]


def link_tree(folder: Path, *paths: str) -> None:
    """Links to the files of these paths, or to all of them, in an empty folder."""
    for name in tracked(*paths):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).symlink_to(ROOT / name)
