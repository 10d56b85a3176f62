"""Puzzles in the terminal: asked, judged, explained, and counted."""

from __future__ import annotations

import dataclasses
import datetime
import io
import json
import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest
from terminal_games import Script

from evora.cli import main
from evora.plaintext.palette import visible_width
from evora.puzzles import SETTINGS, THEMES, Puzzle, daily, day_of, find, puzzles
from evora.puzzles.progress import Progress, load_progress, progress_path, save_progress
from evora.search import Engine
from evora.terminal.puzzle_words import refutation, refutation_words, why_words
from evora.terminal.puzzling import WORDS, PuzzleOrder, run_puzzles
from evora.terminal.screen import Screen
from evora.texts import languages, speaking

EVORA = Path(sys.executable).parent / "evora"
TODAY = datetime.date(2026, 11, 16)
DAILY = daily(TODAY)
OTHER = next(each for each in puzzles() if each != DAILY)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EVORA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def solve(
    script: Script, puzzle: Puzzle = OTHER, following: Puzzle | None = None, width: int = 80
) -> int:
    screen = Screen(script.read, script.write, False, width, ())
    more = iter([following]) if following else None
    order = PuzzleOrder(puzzle, (lambda _: next(more, None)) if more else None)
    return run_puzzles(order, screen, today=TODAY)


def solution(puzzle: Puzzle) -> str:
    return str(puzzle.solutions[0])


def wrong(puzzle: Puzzle) -> str:
    return str(puzzle.other)


def test_a_puzzle_is_solved_at_the_first_try() -> None:
    script = Script([solution(OTHER)])
    assert solve(script) == 0
    assert script.shown[1].startswith(f" Puzzle {OTHER.id}. Difficulty: ")
    assert "Well done" in script.text
    told = script.text.replace("\n ", " ")
    for sentence in why_words(OTHER):
        assert sentence in told
    progress = load_progress()
    assert (progress.tries, progress.solved, progress.day) == (1, 1, None)
    gained = progress.rating - Progress().rating
    assert gained > 0
    assert f" Your rating is now {progress.rating:,} ({gained:+d})." in script.shown


@pytest.mark.parametrize("number", range(2))
def test_every_equal_move_is_a_solution(number: int) -> None:
    puzzle = next(each for each in puzzles() if len(each.solutions) > 1)
    script = Script([str(puzzle.solutions[number]).lower()])
    solve(script, puzzle)
    assert load_progress().solved == 1


def test_a_wrong_move_is_answered_and_only_the_first_try_counts() -> None:
    script = Script(["0", wrong(OTHER), wrong(OTHER), solution(OTHER)])
    solve(script)
    assert script.text.count("Not quite") == 2
    assert "The best reply: Opponent takes" in script.text
    assert "Your chance of winning is now" in script.text
    assert "Well done" in script.text
    progress = load_progress()
    assert (progress.tries, progress.solved) == (1, 0)
    assert script.text.count("Your rating is now") == 1


def test_giving_up_counts_and_shows_the_solution() -> None:
    script = Script(["hint", "solution"])
    solve(script)
    assert " Hint: " in script.text
    assert f"Solution: {solution(OTHER)}. The rest of the round: {OTHER.line[1]}" in script.text
    assert load_progress().tries == 1
    assert load_progress().rating < Progress().rating


def test_leaving_without_a_try_counts_nothing() -> None:
    for typed in (["hint", "moves", "show", "?", "", "undo", "quit"], []):
        script = Script(typed)
        assert solve(script) == 0
        assert not progress_path().exists()
    assert set(WORDS.values()) == {"help", "moves", "show", "hint", "solution", "quit"}


def test_the_puzzle_of_the_day_counts_for_its_day() -> None:
    script = Script([wrong(DAILY), solution(DAILY)])
    solve(script, DAILY)
    assert "Puzzle of the day" in script.text
    progress = load_progress()
    assert (progress.solved, progress.day, progress.days) == (0, day_of(TODAY), 1)
    assert "Days in a row: 1" in script.text


def test_one_after_the_other_until_somebody_leaves() -> None:
    script = Script([solution(OTHER), "what?", "", solution(DAILY)])
    solve(script, OTHER, DAILY)
    assert load_progress().solved == 2
    assert "You have tried all of these." in script.text
    left = Script([solution(OTHER), "q"])
    solve(left, OTHER, DAILY)
    assert left.text.count("Find the ") == 1


def test_what_another_window_has_counted_is_not_lost() -> None:
    class Elsewhere(Script):
        def read(self, prompt: str) -> str:
            if load_progress().tries == 0:
                save_progress(Progress().noted(DAILY, True))
            return super().read(prompt)

    solve(Elsewhere([solution(OTHER)]))
    assert load_progress().done == {OTHER.id, DAILY.id}


def test_a_rating_that_cannot_be_kept_is_told_and_the_puzzle_goes_on(data: Path) -> None:
    script = Script([solution(OTHER)])
    data.write_text("a file")
    with pytest.raises(ValueError, match=r"puzzles\.json"):
        solve(script)
    data.unlink()

    class Broken(Script):
        def read(self, prompt: str) -> str:
            data.write_text("a file")
            return super().read(prompt)

    script = Broken([solution(OTHER)])
    assert solve(script) == 0
    assert f" {progress_path()}: Not a directory" in script.shown
    assert "Well done" in script.text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("setting", ["coloured-2", "grey-4"])
def test_every_language(language: str, setting: str) -> None:
    """All reasons and themes of a setting, and a whole puzzle in sight."""
    with speaking(language):
        for puzzle in puzzles(setting)[:100]:
            assert all(why_words(puzzle))
        puzzle = puzzles(setting)[0]
        script = Script(["?", "hint", wrong(puzzle), "solution", "q"])
        assert solve(script, puzzle, width=60) == 0
    for line in (line for part in script.shown for line in part.splitlines()):
        assert visible_width(line) <= 60, line


@pytest.mark.parametrize("setting", SETTINGS)
def test_wrong_moves_of_every_kind_have_an_answer(setting: str) -> None:
    """Also those after which the round is over."""
    engine = Engine(hash_mb=1)
    last = min(puzzles(setting), key=lambda each: len(each.line))
    last = dataclasses.replace(last, nodes=1000)
    for move in last.position.legal_moves:
        if move not in last.solutions:
            found = refutation(last, move, engine)
            assert all(refutation_words(last, move, found))
            assert found is None or 0 <= found.win <= 1


# --- The command


def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    typed: str = "",
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    try:
        code = main(["puzzle", *words])
    except SystemExit as left:
        code = int(str(left.code))
    written = capsys.readouterr()
    return code, written.out, written.err


def test_which_puzzle_a_command_means(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*words: str) -> Puzzle:
        code, out, _ = run(capsys, monkeypatch, *words, "--json")
        assert code == 0
        return Puzzle.from_values(json.loads(out))

    assert told() == daily(datetime.date.today())
    assert told("--setting", "grey-3") == daily(datetime.date.today(), "grey-3")
    assert told("--date", "2026-11-16") == DAILY
    assert told(OTHER.id) == OTHER
    for theme in THEMES:
        assert theme in told("--theme", theme).themes
    hard = told("--difficulty", "hard", "--setting", "grey-4")
    assert (hard.band, hard.id[:3]) == ("hard", "g4-")
    near = told("--next")
    assert abs(near.rating - 1000) < 100
    assert not progress_path().exists()  # nobody tried anything


def test_all_tried_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    save_progress(Progress(done=frozenset(each.id for each in puzzles())))
    found = run(capsys, monkeypatch, "--next")
    assert found == (1, "", "evora: You have tried all of these.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "puzzle: expected an id such as c2-9kx4bd, got 'nonsense'"),
        (["c2-222222"], "puzzle: there is none with the id c2-222222"),
        (["--date", "tomorrow"], "expected a day such as 2026-11-16, got 'tomorrow'"),
        (["--theme", "rows"], "did you mean row?"),
        ([OTHER.id, "--next"], "argument ID: not allowed with --next"),
        (["--date", "2026-11-16", "--theme", "row"], "argument --date: not allowed with"),
    ],
)
def test_wrong_usage(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    said: str,
) -> None:
    code, out, err = run(capsys, monkeypatch, *words)
    assert code in (1, 2) and out == ""
    assert said in err


def test_a_pipe_gets_one_puzzle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = f"{solution(OTHER)}\n\n{solution(OTHER)}\n"
    code, out, err = run(capsys, monkeypatch, OTHER.id, typed=typed)
    assert (code, err) == (0, "")
    assert out.count("Find the ") == 1 and "Well done" in out


@pytest.mark.parametrize("how", ["interrupt", "SIGTERM", "SIGHUP"])
def test_leaving_a_terminal(tmp_path: Path, how: str) -> None:
    child = pexpect.spawn(
        str(EVORA),
        ["puzzle", OTHER.id],
        env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": str(tmp_path)},
        encoding="utf-8",
        timeout=30,
    )
    child.expect("Your move")
    child.sendline(solution(OTHER))
    child.expect("Enter shows the next puzzle")
    # Echoed once it is read: an interrupt just before that waits for the next key.
    child.send("x")
    child.expect("x")
    if how == "interrupt":
        child.sendintr()
        child.expect("Rating: ")
    else:
        child.kill(signal.Signals[how])
    child.expect(pexpect.EOF)
    child.close()
    expected = 0 if how == "interrupt" else 128 + signal.Signals[how]
    assert child.exitstatus == expected
    assert load_progress().solved == 1
    assert find(OTHER.id).id in load_progress().done
