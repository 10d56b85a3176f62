"""The type stubs say what the native module offers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_stubs_are_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "evora._core"]
    subprocess.run(
        [*command, "-p", str(ROOT / "bindings/stubs.pattern"), "-o", str(fresh)], check=True
    )
    assert fresh.read_text() == (ROOT / "src/evora/_core.pyi").read_text(), "run 'make stubs'"
