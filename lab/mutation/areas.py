"""Where faults are planted, and which tests could notice them, the nearest first."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

FILE = Path(__file__).with_name("areas.toml")


@dataclass(frozen=True)
class Stage:
    """Tests that run together. `page`: the page is built first, for the browser."""

    pytest: tuple[str, ...] = ()
    vitest: tuple[str, ...] = ()
    page: bool = False

    def __bool__(self) -> bool:
        return bool(self.pytest or self.vitest)

    def without(self, tests: Container[str]) -> Stage:
        """The rest of its tests."""
        python = tuple(test for test in self.pytest if test not in tests)
        page = tuple(test for test in self.vitest if test not in tests)
        return Stage(python, page, self.page and bool(python))


@dataclass(frozen=True)
class Area:
    """A part of the program: patterns of its modules and of the tests that know it.

    `near` are the tests beside a module's own, `wide` the rest of those that could see a fault.
    """

    name: str
    files: tuple[str, ...]
    near: tuple[str, ...]
    wide: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """`extra`: tests of modules that do not share their name, by pattern of the module;
    `no_faults`, `no_tests`: patterns of files that are left out."""

    areas: tuple[Area, ...]
    extra: tuple[tuple[str, tuple[str, ...]], ...]
    no_faults: tuple[str, ...]
    no_tests: tuple[str, ...]


def read_plan(file: Path = FILE) -> Plan:
    """The plan as written in areas.toml."""
    data = tomllib.loads(file.read_text())
    areas = tuple(
        Area(area["name"], *(tuple(area.get(key, ())) for key in ("files", "near", "wide")))
        for area in data["area"]
    )
    extra = tuple((row["module"], tuple(row["tests"])) for row in data.get("tests", ()))
    return Plan(areas, extra, tuple(data["no_faults"]), tuple(data["no_tests"]))


def modules(plan: Plan, area: Area, root: Path) -> list[str]:
    """The files of an area, without those where nothing is planted."""
    found = _matching(root, area.files)
    return [path for path in found if not _matches(path, plan.no_faults)]


def stages(plan: Plan, area: Area, path: str, root: Path) -> list[Stage]:
    """Nearest first; no test stands in two of them."""
    own = _named_after(path, root)
    for module, tests in plan.extra:
        if PurePosixPath(path).match(module):
            own += _matching(root, tests)
    seen: set[str] = set()
    found = []
    for known in (own, _matching(root, area.near), _matching(root, area.wide)):
        fresh = [
            test
            for test in dict.fromkeys(known)
            if test not in seen and not _matches(test, plan.no_tests)
        ]
        seen.update(fresh)
        found.append(_stage(fresh))
    return [stage for stage in found if stage]


def _stage(tests: Sequence[str]) -> Stage:
    python = tuple(test for test in tests if test.endswith(".py"))
    return Stage(
        pytest=python,
        vitest=tuple(test for test in tests if test.endswith(".ts")),
        page=any(test.startswith("tests/web/") for test in python),
    )


def _named_after(path: str, root: Path) -> list[str]:
    """Tests that bear a module's name, with or without its package's."""
    file = PurePosixPath(path)
    if file.suffix == ".ts":
        name = file.name.removesuffix(".ts").removesuffix(".svelte")
        names = (name, f"{name}.svelte")
        return _matching(root, [f"{file.parent}/{each}.test.ts" for each in names])
    names = (file.stem, f"{file.parent.name}_{file.stem}")
    if file.stem == "__init__":
        names = (file.parent.name, f"{file.parent.parent.name}_{file.parent.name}")
    return _matching(root, [f"tests/**/test_{name}.py" for name in names])


def _matching(root: Path, patterns: Iterable[str]) -> list[str]:
    return [
        path.relative_to(root).as_posix()
        for pattern in patterns
        for path in sorted(root.glob(pattern))
    ]


def _matches(path: str, patterns: Iterable[str]) -> bool:
    return any(PurePosixPath(path).match(pattern) for pattern in patterns)
