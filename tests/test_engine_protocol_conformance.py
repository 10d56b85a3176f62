"""The conformance test: passed by what keeps to the protocol, failed by name by what does not."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

from evora.cli import engine as engine_commands
from evora.engine_protocol.conformance import CHECKS, CheckResult, run_conformance

ROOT = Path(__file__).parent.parent
BAD_ENGINE = str(ROOT / "tests" / "bad_engine.py")
OURS = [sys.executable, "-m", "evora.engine_protocol"]


def run(*command: str, timeout: float = 20.0) -> dict[str, CheckResult]:
    return {result.name: result for result in run_conformance(command, timeout)}


def failed(results: dict[str, CheckResult]) -> dict[str, str]:
    return {name: result.message for name, result in results.items() if result.status == "failed"}


def example_engine() -> str:
    """The engine in the documentation."""
    page = (ROOT / "docs" / "engine-protocol.md").read_text()
    return page.split("```python\n")[1].split("```")[0]


def test_our_engine_passes() -> None:
    results = run(*OURS)
    assert failed(results) == {}
    assert list(results) == list(CHECKS)


def test_the_engine_in_the_documentation_passes(tmp_path: Path) -> None:
    file = tmp_path / "random_engine.py"
    file.write_text(example_engine())
    results = run(sys.executable, str(file))
    assert failed(results) == {}
    assert results["levels-play"].status == "skipped"


# What to change in the example, and the check that must notice.
DEFECTS = {
    "tuple(position.legal_moves)": ("tuple(position.legal_moves)[::-1]", "legal-2-coloured"),
    "random.Random(seed)": ("random.Random()", "seed-repeats"),
    "or seats": ("or (1, 1)", "analyse-2-coloured"),
    "position.is_over, False": ("False, False", "analyse-at-over"),
    '"unknown_id"': ('"bad_field"', "error-unknown-id"),
    '"unsupported"': ('"unknown_op"', "error-unsupported"),
    "(variation,)": ("(variation,) * 2", "analyse-lines"),
    "tuple(moves), position": ("(), position", "analyse-4-grey"),
    "            break": ("            sys.exit(1)", "quit-exits"),
    "reply = protocol.ErrorAnswer.of(error)": ("continue", "error-bad-json"),
    "nodes=1": ("nodes=10**6", "limit-nodes"),
    "depth=0": ("depth=9", "limit-depth"),
    "protocol.encode(reply))": ("protocol.encode(reply)*2)", "hello-fields"),
    "protocol.SETTINGS": ("('9 blue',)", "hello-settings"),
    "protocol.SetAnswer({})": ("protocol.SetAnswer({'a': 1})", "set-options"),
    "cancelled=False": ("cancelled=True", "cancel"),
}


@pytest.mark.parametrize("original", DEFECTS)
def test_defects_are_named(tmp_path: Path, original: str) -> None:
    changed, name = DEFECTS[original]
    text = example_engine()
    assert original in text
    file = tmp_path / "engine.py"
    file.write_text(text.replace(original, changed))
    silent = changed == "continue"
    results = run_conformance([sys.executable, str(file)], timeout=1.5 if silent else 20)
    for result in results:
        if result.name == name:
            assert result.status == "failed"
            assert "expected" in result.message or "time" in result.message
            break
    else:
        pytest.fail(f"{name} was not run")
    results.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("how", ["crash-at-once", "hang-at-once", "chatty"])
def test_an_engine_without_hello_is_given_up(how: str) -> None:
    results = run(sys.executable, BAD_ENGINE, how, "1B1", timeout=0.5)
    assert list(results) == ["hello-fields", "gave-up"]


def test_an_engine_that_hangs_is_given_up() -> None:
    results = run(sys.executable, BAD_ENGINE, "hang-on-request", "1B1", timeout=0.5)
    assert results["gave-up"].status == "failed"
    assert sum(result.message.startswith("time") for result in results.values()) == 5
    assert results["legal-4-grey"].status == "skipped"


def test_a_command_that_cannot_be_run() -> None:
    assert "could not be started" in failed(run("/no/such/engine"))["hello-fields"]


# --- The command


def command(*arguments: str) -> int:
    parser = argparse.ArgumentParser(prog="evora")
    engine_commands.register(parser.add_subparsers())
    options = parser.parse_args(arguments)
    return int(options.run(options))


def test_the_command_tells_and_exits(capsys: pytest.CaptureFixture[str]) -> None:
    engine = (sys.executable, BAD_ENGINE, "crash-at-once", "--", "--1")
    assert command("engine-test", "--timeout", "5", "--", *engine) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("FAIL  hello-fields: crash: ")
    assert told[-1] == "0 passed, 2 failed"


def test_the_command_is_content_with_a_good_engine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "engine.py"
    file.write_text(example_engine().replace("protocol.SETTINGS", "('3 grey',)"))
    assert command("engine-test", "--", sys.executable, str(file)) == 1  # it plays the others, too
    told = capsys.readouterr().out.splitlines()
    assert "ok    legal-3-grey" in told
    assert "skip  legal-2-grey: the engine does not list 2 grey" in told
    assert [line for line in told if line.startswith("FAIL")] == [
        line
        for line in told
        if line.startswith("FAIL  error-unsupported: expected error unsupported")
    ]
    assert told[-1].endswith(" passed, 1 failed")
