"""Layers are enforced: the core knows no Python, the package imports in one direction."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import evora

ROOT = Path(__file__).parent.parent
# In dependency order: a folder of the core may include itself and those before it.
CORE_LAYERS = (
    "rules",
    "game",
    "search",
    "players",
    "batch",
    "review",
    "json",
    "view",
    "calls",
    "training",
)


def test_python_layers() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("layer", CORE_LAYERS)
def test_core_includes_only_itself_and_lower_layers(layer: str) -> None:
    allowed = CORE_LAYERS[: CORE_LAYERS.index(layer) + 1]
    files = list((ROOT / "core" / layer).glob("*.?pp"))
    assert files
    for file in files:
        for included in re.findall(r'#include "([^"]+)"', file.read_text()):
            assert included.split("/")[0] in allowed, f"{file.name} includes {included}"
        assert not re.search(r"#include <(Python|nanobind)", file.read_text()), file.name


def test_public_names_exist_once() -> None:
    assert len(set(evora.__all__)) == len(evora.__all__)
    assert all(hasattr(evora, name) for name in evora.__all__)
