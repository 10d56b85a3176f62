"""The conformance test: passed by what keeps to the protocol, failed by name by what does not."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

from evora.cli import engine as engine_commands
from evora.engine_protocol.conformance import CHECKS, TIERS, CheckResult, run_conformance

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
    "                break": ("                sys.exit(1)", "play-quit"),
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
    command = [sys.executable, str(file)]
    (result, *_) = run_conformance(command, 1.5 if silent else 20, only=[name])
    assert (result.name, result.status) == (name, "failed")
    assert "expected" in result.message or "time" in result.message


@pytest.mark.parametrize(
    ("said", "reason"),
    [("'bye'", "is not as the protocol says"), ("'x' * 20_000_000", "nonsense: ")],
)
def test_words_after_quit_are_no_end(tmp_path: Path, said: str, reason: str) -> None:
    last = "                break"
    file = tmp_path / "engine.py"
    file.write_text(example_engine().replace(last, f"                print({said})\n{last}"))
    (result,) = run_conformance([sys.executable, str(file)], 20, only=["quit-exits"])
    assert result.status == "failed"
    assert reason in result.message


@pytest.mark.parametrize("how", ["crash-at-once", "hang-at-once", "chatty"])
def test_an_engine_without_hello_is_given_up(how: str) -> None:
    results = run(sys.executable, BAD_ENGINE, how, "1B1", timeout=1.0)
    assert list(results) == ["hello-fields", "gave-up"]


def test_an_engine_that_hangs_is_given_up() -> None:
    results = run(sys.executable, BAD_ENGINE, "hang-on-request", "1B1", timeout=1.0)
    assert results["gave-up"].status == "failed"
    assert sum(result.message.startswith("time") for result in results.values()) == 5
    assert results["play-4-grey"].status == "skipped"


def test_a_command_that_cannot_be_run() -> None:
    assert "could not be started" in failed(run("/no/such/engine"))["hello-fields"]


# --- The tiers


def test_an_engine_that_only_plays_passes_the_first_tier() -> None:
    """It answers hello and analyse; to everything else it says a senseless `legal`."""
    command = [sys.executable, BAD_ENGINE, "good", "1B0"]
    results = list(run_conformance(command, 20.0, up_to="play"))
    assert {result.tier for result in results} == {"play"}
    # Factory 1 does not always hold blue: the reason is the rule that the move breaks.
    wrong = {result.name: result.message for result in results if result.status == "failed"}
    assert list(wrong) == ["play-2-coloured"]
    assert "expected a legal move, got 1B0: factory 1 holds no B at coloured" in str(wrong)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("hang-on-request", "time: no answer to analyse t"),
        ("crash-on-request", "crash: "),
        ("words", "the answer to analyse t1 is not as the protocol says: expected a JSON object"),
        ("refuses", "expected a result for analyse t"),
        ("not-a-move", "expected a move such as 3R2 or 2@4, got 'castling'"),
        ("no-move", "expected a move, got null at coloured"),
        ("one-score", "expected 2 numbers in score, one for each seat, got [1.0]"),
        ("bad-win", "expected shares in win that add up to 1, got [0.9, 0.9]"),
    ],
)
def test_what_cannot_play_is_told_why_and_hello_is_not_blamed(how: str, reason: str) -> None:
    command = [sys.executable, BAD_ENGINE, how, "1K0"]
    results = {each.name: each for each in run_conformance(command, 0.5, up_to="play")}
    assert results["hello-fields"].status == "passed"
    assert reason in results["play-2-coloured"].message


def test_an_engine_that_stays_after_quit() -> None:
    command = [sys.executable, BAD_ENGINE, "stays", "1K0"]
    results = {each.name: each for each in run_conformance(command, 0.5, up_to="play")}
    message = results["play-quit"].message
    assert message == "expected the end after quit, still running after 0.5 s"


def test_every_check_has_one_tier() -> None:
    assert [name for checks in TIERS.values() for name in checks] == list(CHECKS)


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
    assert told[-1] == "can play: 0 passed, 2 failed"


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
    assert told[-2] == "can play: 4 passed, 0 failed"
    assert told[-1].startswith("whole protocol: ")
    assert told[-1].endswith(" passed, 1 failed")
