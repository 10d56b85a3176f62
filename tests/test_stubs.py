"""The type stubs say what the native module offers."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from evora import _core

ROOT = Path(__file__).parent.parent
STUBS = ROOT / "src/evora/_core.pyi"


def test_stubs_are_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "_core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "evora._core"]
    subprocess.run(
        [*command, "-p", str(ROOT / "bindings/stubs.pattern"), "-o", str(fresh)], check=True
    )
    assert fresh.read_text() == STUBS.read_text(), "run 'make stubs'"


def test_stubs_name_the_fields_of_records_in_their_order() -> None:
    """The generator takes them from bindings/stubs.pattern, which is written by hand."""
    classes = [node for node in ast.parse(STUBS.read_text()).body if isinstance(node, ast.ClassDef)]
    found = {
        each.name: ast.literal_eval(part.value)
        for each in classes
        for part in each.body
        if isinstance(part, ast.Assign)
    }
    expected = {
        name: kind.__match_args__
        for name, kind in vars(_core).items()
        if hasattr(kind, "__match_args__")
    }
    assert found == expected
