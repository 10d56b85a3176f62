"""Parts of this checkout as git knows them, without anything that was built."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def link_tree(folder: Path, *paths: str) -> None:
    """Links to the files of these paths, or to all of them, in an empty folder."""
    command = ["git", "ls-files", "-z", *paths]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0")[:-1]:
        # A file that was deleted and not committed yet is in neither.
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).symlink_to(ROOT / name)
