"""The fault planter: what it plants, and that it leaves the working tree alone."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

from lab.mutation.__main__ import ROOT, main
from lab.mutation.areas import Area, Plan, Stage, modules, read_plan, stages
from lab.mutation.baselines import Baselines
from lab.mutation.copies import Copy, tracked_files
from lab.mutation.faults import Fault, sample
from lab.mutation.python_faults import python_faults
from lab.mutation.results import Ledger, Result, noticed_share, read_equivalent, summary
from lab.mutation.run import Run, module_digest, run_all, tree_digest
from lab.mutation.typescript_faults import typescript_faults

HEAD = "def f(a: int, b: int, names: list[str]) -> {returns}:\n"


def planted(body: str, kind: str, returns: str = "None") -> list[str]:
    """What becomes of a function's body, for every fault of a kind."""
    text = HEAD.format(returns=returns) + "".join(f"    {row}\n" for row in body.split("\n"))
    found = []
    for fault in python_faults("area", "module.py", text):
        if fault.kind == kind:
            ast.parse(fault.plant(text))
            found.append(fault.after)
    return found


@pytest.mark.parametrize(
    ("kind", "body", "expected"),
    [
        ("comparison", "g(a < b)", ["g(a <= b)", "g(a > b)"]),
        ("comparison", "g(a >= b)", ["g(a > b)"]),
        ("comparison", "g(a is not None)", ["g(a is None)"]),
        ("comparison", "g(a not in names)", ["g(a in names)"]),
        ("comparison", "g(1 <= a < 5)", ["g(1 < a < 5)", "g(1 <= a <= 5)", "g(1 <= a > 5)"]),
        ("and, or", "g(a and b or names)", ["g(a and b and names)", "g(a or b or names)"]),
        ("condition", "g(not names)", ["g(names)"]),
        ("condition", "g(a if names else b)", ["g(a if not (names) else b)"]),
        ("arithmetic", "g(a - b)", ["g(a + b)"]),
        ("arithmetic", "a += 1", ["a -= 1"]),
        ("arithmetic", "g('x' + names[0])", []),
        ("constant", "g(names[1:])", ["g(names[2:])", "g(names[0:])"]),
        ("constant", "g(0.5, True)", ["g(1.0, True)", "g(0.5, False)"]),
        ("removed call", "names.sort()", ["pass"]),
        ("removed call", "await names.sort()", ["pass"]),
        ("removed statement", "names[0] = 'x'", ["pass"]),
        ("removed check", "raise ValueError(a)", ["pass"]),
        ("constant", "raise ValueError(names[:60])", []),
        ("removed guard", "with a.lock:\n    g()", ["if True:"]),
        ("removed guard", "with open(a) as file:\n    g()", []),
        ("removed filter", "g(x for x in names if x)", ["g(x for x in names if True)"]),
        ("missing alternative", "g(a in (1, 2))", ["g(a in (1,))", "g(a in (2))"]),
        ("min, max", "g(min(a, b))", ["g(max(a, b))"]),
        ("lost order", "g(sorted(names, key=len))", ["g(list(names))"]),
        ("swapped arguments", "g(a, b, names)", ["g(b, a, names)"]),
        ("swapped arguments", "g(min(a, b))", []),
        ("forgotten argument", "g(a, key=b)", ["g(a)"]),
        ("wrong variable", "g(a)", ["g(b)"]),
        ("loop", "for a in names:\n    continue", ["break", "pass"]),
    ],
)
def test_faults_by_example(kind: str, body: str, expected: list[str]) -> None:
    assert planted(body, kind) == expected


@pytest.mark.parametrize(
    ("returns", "expected"),
    [
        ("bool", ["return not (g(a))"]),
        ("int | None", ["return None"]),
        ("list[str]", ["return []"]),
        ("tuple[int, ...]", ["return ()"]),
        ("int", []),
    ],
)
def test_a_lost_result_still_has_its_type(returns: str, expected: list[str]) -> None:
    assert planted("return g(a)", "returned value", returns) == expected


def test_a_field_is_mistaken_for_another_of_its_class() -> None:
    fields = "class C:\n    x: int\n    y: int\n    z: str\n\n"
    text = fields + "    def f(self):\n        return g(self.x)\n"
    faults = [fault for fault in python_faults("area", "m.py", text) if "wrong" in fault.kind]
    assert [fault.after for fault in faults] == ["return g(self.y)"]


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring with a < b."""\n',
        "from a import b\n",
        "LIMIT = 5\nTABLE = {'a': (1, 2)}\n",
        "def f() -> Literal[1, 2]:\n    ...\n",
        "class C:\n    x: int | None\n\n    def __repr__(self):\n        return f'{self.x + 1}'\n",
        "def f(a):\n    assert a < 1\n",
        "def f(a):\n    logger.info('x', a + 1)\n    note_error('x', a - 1)\n",
        "def f(a):\n    return f'expected {a + 1}'\n",
        "class P(Protocol):\n    def f(self) -> bool:\n        return g(1)\n",
    ],
)
def test_nothing_is_planted_where_nobody_would_see_it(text: str) -> None:
    assert python_faults("area", "module.py", text) == []


def test_the_rest_of_the_file_stays_as_it_is() -> None:
    text = "# ü\ndef f(a):  # why\n    return  a<1 # ünïcode < here\n\n\nX = 'β'\n"
    (fault, other) = python_faults("area", "module.py", text)[:2]
    assert fault.plant(text) == text.replace("a<1", "a<=1")
    assert (fault.line, fault.before) == (3, "return  a<1 # ünïcode < here")
    assert other.plant(text) == text.replace("a<1", "a>1")


def test_every_fault_of_the_real_modules_parses() -> None:
    plan = read_plan()
    area = next(area for area in plan.areas if area.name == "review")
    for path in modules(plan, area, ROOT):
        text = (ROOT / path).read_text()
        faults = python_faults(area.name, path, text)
        assert len(faults) > 50
        for fault in faults:
            assert fault.plant(text) != text
            ast.parse(fault.plant(text))


def test_every_area_has_modules_and_every_module_tests() -> None:
    plan = read_plan()
    for area in plan.areas:
        found = modules(plan, area, ROOT)
        assert found, area.name
        for path in found:
            assert any(stages(plan, area, path, ROOT)), path
    page = next(area for area in plan.areas if area.name == "page")
    own, near, wide = stages(plan, page, "web/src/table/layout/layout.ts", ROOT)
    assert own == Stage(vitest=("web/src/table/layout/layout.test.ts",))
    assert len(near.vitest) > 20 and wide.page
    for module, tests in plan.extra:
        assert any(list(ROOT.glob(test)) for test in tests), module


def test_the_nearest_tests_come_first_and_none_twice(tmp_path: Path) -> None:
    files = ("src/pack/mod.py", "tests/test_mod.py", "tests/test_other.py", "tests/web/test_far.py")
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    area = Area("a", ("src/pack/*.py",), ("tests/test_*.py",), ("tests/**/test_*.py",))
    plan = Plan((area,), (), (), ())
    assert stages(plan, area, "src/pack/mod.py", tmp_path) == [
        Stage(pytest=("tests/test_mod.py",)),
        Stage(pytest=("tests/test_other.py",)),
        Stage(pytest=("tests/web/test_far.py",), page=True),
    ]


def test_faults_in_typescript(tmp_path: Path) -> None:
    text = (
        "export function pick(a: number, b: number, c: readonly number[]): number | null {\n"
        "  // ünïcode 🙂 < here\n"
        "  if (a < b && c.length) return Math.max(a, b);\n"
        "  return c.filter((x) => x > 0)[0] ?? 7;\n"
        "}\n"
    )
    source = ROOT / "web" / "src" / "lib" / "planted-for-a-test.ts"
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    for name in ("package.json", "tsconfig.json"):
        (web / name).write_text((ROOT / "web" / name).read_text())
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (web / "src" / "pick.ts").write_text(text)
    faults = typescript_faults("page", tmp_path, ["web/src/pick.ts"])
    after = {(fault.kind, fault.after) for fault in faults}
    assert {
        ("comparison", "if (a <= b && c.length) return Math.max(a, b);"),
        ("and, or", "if (a < b || c.length) return Math.max(a, b);"),
        ("min, max", "if (a < b && c.length) return Math.min(a, b);"),
        ("wrong variable", "if (b < b && c.length) return Math.max(a, b);"),
        ("removed filter", "return c[0] ?? 7;"),
        ("constant", "return c.filter((x) => x > 0)[1] ?? 7;"),
        ("returned value", "return null;"),
    } <= after
    assert all(" 🙂 " in fault.plant(text) for fault in faults)
    assert not source.exists()


def test_a_sample_is_the_same_for_a_seed_and_spread_over_lines() -> None:
    text = HEAD.format(returns="None") + "".join(f"    g(a + {n}, b < {n})\n" for n in range(40))
    faults = python_faults("area", "module.py", text)
    one = sample(faults, 1, 15)
    assert one == sample(list(reversed(faults)), 1, 15)
    assert one != sample(faults, 2, 15)
    assert len({fault.line for fault in one}) == len(one) == 15
    edited = python_faults("area", "module.py", text + "\n\nZ = 1\n")
    assert [fault.key for fault in sample(edited, 1, 15)] == [fault.key for fault in one]


# --- Whole runs, in a small repository of their own


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one tested and one untested function."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer than the tests
    files = {
        "src/evora/tiny.py": (
            "def older(a: int, b: int) -> bool:\n    return a > b\n\n\n"
            "def spare(a: int, b: int) -> int:\n    return a * b\n"
        ),
        "tests/test_tiny.py": (
            "from evora.tiny import older\n\n\ndef test_older() -> None:\n"
            "    assert older(2, 1) and not older(1, 1)\n"
        ),
        "pyproject.toml": '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / ".gitignore").write_text("build/\n__pycache__/\n")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def tiny_run(project: Path, said: list[str]) -> tuple[Run, list[Fault]]:
    area = Area("tiny", ("src/evora/*.py",), (), ())
    plan = Plan((area,), (), (), ())
    tree = tree_digest(project)
    ledger = Ledger(project / "build" / "mutation" / "seed-1.jsonl", tree)
    path = "src/evora/tiny.py"
    known = {
        fault.after: fault for fault in python_faults("tiny", path, (project / path).read_text())
    }
    faults = [known["return a >= b"], known["return a + b"]]
    baselines = Baselines(project / "build" / "mutation" / "baselines.json", tree)
    return Run(project, plan, ledger, tree, {}, said.append, baselines), faults


def test_a_run_notices_what_is_tested_and_leaves_the_tree_alone(project: Path) -> None:
    before = {name: (project / name).read_bytes() for name in tracked_files(project)}
    said: list[str] = []
    run, faults = tiny_run(project, said)
    results = run_all(run, faults, 1, project / "build" / "mutation")
    status = {result.fault.kind: (result.status, result.by) for result in results}
    assert status == {
        "comparison": ("noticed", "tests/test_tiny.py::test_older"),
        "arithmetic": ("survived", None),
    }
    assert {name: (project / name).read_bytes() for name in tracked_files(project)} == before
    assert "all" in summary(results) and noticed_share(results) == 50
    # A second run knows all of it; a new test makes the survivor a question again.
    again, faults = tiny_run(project, said)
    said.clear()
    known = run_all(again, faults, 1, project / "build" / "mutation")
    assert [(result.fault, result.status) for result in known] == [
        (result.fault, result.status) for result in results
    ]
    assert said == ["2 of 2 are known from an earlier run"]
    (project / "tests" / "test_spare.py").write_text("def test_nothing() -> None:\n    pass\n")
    later, faults = tiny_run(project, said)
    found = [later.ledger.find(fault, module_digest(project, fault.path)) for fault in faults]
    assert {result.status for result in found if result is not None} == {"noticed"}


def test_half_a_line_that_a_kill_left_is_passed_over(project: Path) -> None:
    run, faults = tiny_run(project, [])
    module = module_digest(project, faults[0].path)
    run.ledger.add(Result(faults[0], "noticed", "a test", 1.0, module, run.tree))
    file = project / "build" / "mutation" / "seed-1.jsonl"
    with file.open("a") as out:
        out.write('{"path": "src/ev')
    again, _ = tiny_run(project, [])
    kept = again.ledger.find(faults[0], module)
    assert kept is not None and kept.by == "a test"
    assert again.ledger.find(faults[1], module) is None


def test_tests_that_are_all_skipped_notice_nothing(project: Path) -> None:
    (project / "tests" / "test_tiny.py").write_text(
        "import pytest\n\npytest.importorskip('a_package_that_nobody_has')\n"
    )
    run, faults = tiny_run(project, [])
    results = run_all(run, faults, 1, project / "build" / "mutation")
    assert {result.status for result in results} == {"survived"}


def test_programs_that_tests_start_meet_the_fault_too(project: Path) -> None:
    (project / "tests" / "test_tiny.py").write_text(
        "import subprocess, sys\n\n\ndef test_older() -> None:\n"
        "    program = 'from evora.tiny import older; assert not older(1, 1)'\n"
        "    subprocess.run([sys.executable, '-c', program], check=True)\n"
    )
    _run, (boundary, _) = tiny_run(project, [])
    copy = Copy(project, project / "build" / "copy")
    stage = Stage(pytest=("tests/test_tiny.py",))
    assert copy.run(stage, 60).noticed_by is None
    with copy.planted(boundary):
        assert copy.run(stage, 60).noticed_by == "tests/test_tiny.py::test_older"
    assert copy.run(stage, 60).noticed_by is None
    copy.close()
    assert not copy.folder.exists()


def test_judgements_hold_for_lines_that_are_still_there() -> None:
    """A judgement whose line has changed is stale: it has to go, or to be made again."""
    for (path, before, after), reason in read_equivalent().items():
        text = (ROOT / path).read_text()
        rows = [row.strip() for row in text.split("\n")]
        assert all(row in rows for row in before.split("\n")), (path, before)
        assert before != after and reason


def test_the_sample_can_be_listed_without_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--area", "review", "--per-area", "3", "--list"]) == 0
    assert capsys.readouterr().out.count("--- src/evora/review.py") == 3


def test_ctrl_c_ends_the_tests_and_keeps_what_is_known(project: Path) -> None:
    (project / "tests" / "test_tiny.py").write_text(
        "import pathlib, time\nfrom evora.tiny import older\n\n\ndef test_older() -> None:\n"
        "    if older(1, 1):\n"
        f"        pathlib.Path({str(project)!r}, 'build', 'hangs').touch()\n"
        "        time.sleep(600)\n"
    )
    run, (hangs, survives) = tiny_run(project, [])
    folder = project / "build" / "mutation"

    def press_ctrl_c() -> None:
        while not (project / "build" / "hangs").exists():
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGINT)

    pressing = threading.Thread(target=press_ctrl_c)
    pressing.start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        run_all(run, [survives, hangs], 1, folder)
    pressing.join()
    assert time.monotonic() - began < 300
    assert not (folder / "copy-0").exists()
    again, _ = tiny_run(project, [])
    module = module_digest(project, survives.path)
    known = again.ledger.find(survives, module)
    assert known is not None and known.status == "survived"
    assert again.ledger.find(hangs, module) is None
