"""Faults in the page's TypeScript; a small Node program finds them with the compiler."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from lab.mutation.faults import Fault, make_fault

_PROGRAM = Path(__file__).with_suffix(".mjs")


class NodeFailedError(Exception):
    """Node or the page's packages are not there."""


def typescript_faults(area: str, root: Path, paths: Sequence[str]) -> list[Fault]:
    """Every fault that can be planted in these modules; paths are relative to the root."""
    web = root / "web"
    files = [str(Path(path).relative_to("web")) for path in paths]
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    done = subprocess.run(
        [node, str(_PROGRAM), str(web), *files], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise NodeFailedError(f"the page's faults could not be listed:\n{done.stderr}")
    texts = {path: (root / path).read_text() for path in paths}
    faults = []
    for row in json.loads(done.stdout):
        path = f"web/{row['file']}"
        text = texts[path]
        places = (_characters(text, row["start"]), _characters(text, row["end"]))
        change = (*places, row["replacement"])
        faults.append(make_fault(area, path, text, row["kind"], change))
    return faults


def _characters(text: str, units: int) -> int:
    """A UTF-16 offset as an offset in characters."""
    if text.isascii():
        return units
    return len(text.encode("utf-16-le")[: 2 * units].decode("utf-16-le"))
