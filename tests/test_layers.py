"""Layers are enforced: the core knows no Python, the package imports in one direction."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import evora

ROOT = Path(__file__).parent.parent
README = (ROOT / "core" / "README.md").read_text()


def tables(heading: str) -> list[str]:
    """What the first columns of the tables under a heading name, in their order."""
    rows = re.findall(r"^\| (`.*?) \|", README.partition(heading)[2].partition("\nIn ")[0], re.M)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


# In dependency order: a folder of the core may include itself and those before it.
CORE_LAYERS = [name.strip("/") for name in tables("# The core") if name not in ("wasm/", "tests/")]


def files_in_order(layer: str) -> list[str]:
    """The headers of a folder without their endings, from the bottom up."""
    heading = next(
        line for line in README.splitlines() if line.startswith("In ") and f"`{layer}/`" in line
    )
    names = [name.removeprefix(f"{layer}/") for name in tables(heading)]
    return [name.removesuffix(".hpp") for name in names if re.fullmatch(r"\w+\.hpp", name)]


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


def test_bindings_know_only_the_errors() -> None:
    """evora.errors is below the native module, which raises them."""
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "bindings").glob("*.?pp"))
    known = set(re.findall(r'"(evora\.[\w.]+)"', sources))
    assert known == {"evora.errors", "evora._core"}


def test_every_package_has_its_layers() -> None:
    """One contract for each, exhaustive: a new module fails until it has its place."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    ordered = [name for each in contracts if each["exhaustive"] for name in each["containers"]]
    packages = []
    for path in sorted((ROOT / "src").rglob("__init__.py")):
        modules = {each for each in path.parent.glob("*.py") if each != path}
        packages_in_it = {each.parent for each in path.parent.glob("*/__init__.py")}
        if len(modules | packages_in_it) > 1:
            packages.append(".".join(path.parent.relative_to(ROOT / "src").parts))
    assert sorted(ordered) == packages


@pytest.mark.parametrize("layer", CORE_LAYERS)
def test_core_headers_include_only_those_before_them(layer: str) -> None:
    order = files_in_order(layer)
    headers = {path.stem: path for path in (ROOT / "core" / layer).glob("*.hpp")}
    assert set(headers) == set(order), "core/README.md lists every header"
    for name, path in headers.items():
        for included in re.findall(rf'#include "{layer}/(\w+)\.hpp"', path.read_text()):
            assert order.index(included) < order.index(name), f"{name} includes {included}"


def test_nothing_imports_the_laboratory() -> None:
    folders = ("src", "benchmarks", "tools", "examples", "bindings", "deploy")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 300
    for path in files:
        assert not re.search(r"^\s*(from|import) lab\b", path.read_text("utf-8"), re.M), path


def test_public_names_exist_once() -> None:
    assert len(set(evora.__all__)) == len(evora.__all__)
    assert all(hasattr(evora, name) for name in evora.__all__)
