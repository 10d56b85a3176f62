"""The list of games that have not ended, and how one of them is chosen."""

from __future__ import annotations

import io
import os
import shutil
import sys
from pathlib import Path

import pexpect
import pytest
from terminal_games import Script, left_game, saved, setup_for

from evora.cli import main
from evora.terminal.local_game import LocalGame
from evora.terminal.saves import saves_folder
from evora.terminal.setup import Setup
from evora.terminal.unfinished import ask_for, table_of, unfinished_games
from evora.texts import languages, speaking

EVORA = Path(sys.executable).parent / "evora"
OLD = Path(__file__).parent / "data" / "v1" / "saves"
NOON = 1_790_000_000


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "evora"


def keep(name: str, minute: int, source: str = "") -> Path:
    """A save of that minute; the one that is kept in tests/data, or a short one."""
    path = saves_folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if source:
        shutil.copyfile(OLD / f"{source}.evora", path)
    else:
        left_game(path)
    os.utime(path, (NOON + 60 * minute,) * 2)
    return path


def no_complaint(problem: str) -> None:
    pytest.fail(problem)


def test_the_list_is_newest_first_and_says_who_plays_and_how_it_stands() -> None:
    keep("a.evora", 1)
    keep("b.evora", 3, "en-4-grey-tiling")
    keep("c.evora", 2, "hu-3-grey")
    games = unfinished_games(no_complaint)
    assert [each.path.name for each in games] == ["b.evora", "c.evora", "a.evora"]
    lines = table_of(games)
    for line, each, number in zip(lines, games, (1, 2, 3), strict=True):
        game = saved(each.path)
        names = [game.tags[f"Seat{seat}"] for seat in range(1, game.start.players + 1)]
        assert line.split()[0] == str(number)
        assert " - ".join(names) in line
        assert f"round {game.position.round} " in line
        assert "-".join(map(str, game.position.scores)) in line
        assert f"{each.saved:%Y-%m-%d %H:%M}" in line
    assert lines[2].startswith(" 3  Andrea - Peter ")


def test_what_is_over_is_not_in_the_list_and_what_is_damaged_is_named_and_stays() -> None:
    path = keep("a.evora", 1)
    (saves_folder() / "damaged.evora").write_text(path.read_text()[:-9])
    (saves_folder() / "noise.evora").write_bytes(b"\xff\xfe")
    (saves_folder() / ".b.evora.12ab34cd").write_text("a draft")
    over = setup_for(saves_folder() / "over.evora", seats=["greedy"] * 2)
    local_game = LocalGame(over)
    while not local_game.game.is_over:
        deal = local_game.position.phase == "deal"
        position = local_game.position
        local_game.play(
            local_game.table.seed.deal(position) if deal else local_game.computer_move(position)
        )
    local_game.close()
    before = sorted(saves_folder().iterdir())
    complaints: list[str] = []
    games = unfinished_games(complaints.append)
    assert [each.path.name for each in games] == ["a.evora"]
    assert sorted(complaint.split("/")[-1].split(":")[0] for complaint in complaints) == [
        "damaged.evora",
        "noise.evora",
    ]
    assert sorted(saves_folder().iterdir()) == before


def test_saves_of_older_versions_are_in_the_list(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There was one, in the system's folder whatever EVORA_DATA said."""
    data.mkdir()
    shutil.copyfile(OLD / "en-2-coloured.evora", data / "last.evora")
    assert [each.path for each in unfinished_games(no_complaint)] == [data / "last.evora"]
    monkeypatch.setenv("EVORA_DATA", str(tmp_path / "elsewhere"))
    keep("a.evora", 1)
    found = unfinished_games(no_complaint)
    assert {each.path for each in found} == {data / "last.evora", saves_folder() / "a.evora"}
    assert saves_folder() == tmp_path / "elsewhere" / "saves"


def test_a_game_that_is_open_elsewhere_is_marked() -> None:
    path = keep("a.evora", 1)
    keep("b.evora", 2)
    with_people = LocalGame(Setup(resume=saved(path), save_path=path))
    lines = table_of(unfinished_games(no_complaint))
    assert ["open in another window" in line for line in lines] == [False, True]
    with_people.close()


@pytest.mark.parametrize(
    ("typed", "chosen", "refused"),
    [
        ([""], "b.evora", 0),
        (["2"], "a.evora", 0),
        (["3", "0", "x", "-1", "1"], "b.evora", 4),
        (["q"], None, 0),
        (["Quit"], None, 0),
        ([], None, 0),
    ],
)
def test_choosing_from_the_list(typed: list[str], chosen: str | None, refused: int) -> None:
    keep("a.evora", 1)
    keep("b.evora", 2)
    script = Script(typed)
    found = ask_for(unfinished_games(no_complaint), script.read, script.write)
    assert (found.path.name if found else None) == chosen
    assert script.text.count("expected a number from 1 to 2, got '") == refused


@pytest.mark.parametrize("language", languages())
def test_the_list_in_every_language(language: str) -> None:
    keep("a.evora", 1)
    keep("b.evora", 2)
    with speaking(language):
        script = Script(["7", ""])
        assert ask_for(unfinished_games(no_complaint), script.read, script.write)
    assert all(len(line) <= 80 for line in script.shown)


# --- The command


def resume(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    typed: str = "",
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code = main(["play", "--resume", *words])
    written = capsys.readouterr()
    return code, written.out, written.err


def test_resuming_without_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in ((), ("1",)):
        found = resume(capsys, monkeypatch, *words)
        assert found == (1, "", "evora: there is no unfinished game\n")


def test_resuming_by_number_by_file_and_what_was_left_last(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = keep("old.evora", 1), keep("new.evora", 2)
    damaged = saves_folder() / "damaged.evora"
    damaged.write_text("[Evora ")
    for words, path in (((), new), (("2",), old), ((str(old),), old)):
        moves = len(saved(path).moves)
        move = saved(path).position.legal_moves[0]
        code, out, err = resume(capsys, monkeypatch, *words, typed=f"{move}\n")
        assert code == 0 and "The game continues in round 1." in out
        assert (str(damaged) in err) == (words != (str(old),))
        assert len(saved(path).moves) == moves + 1
        os.utime(new, (NOON + 600,) * 2)
    assert resume(capsys, monkeypatch, "3")[0] == 1
    assert resume(capsys, monkeypatch, "3")[2].endswith("expected a number from 1 to 2, got '3'\n")


def test_a_game_that_is_open_elsewhere_is_not_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep("a.evora", 1)
    local_game = LocalGame(Setup(resume=saved(path), save_path=path))
    before = path.read_bytes()
    for words in ((), ("1",), (str(path),)):
        code, out, err = resume(capsys, monkeypatch, *words, typed="0b0\n")
        assert (code, out) == (1, "")
        assert err == f"evora: {path}: this game is open in another window\n"
    assert path.read_bytes() == before
    local_game.close()


def test_the_list_in_a_terminal() -> None:
    keep("a.evora", 1)
    keep("b.evora", 2)
    child = pexpect.spawn(
        str(EVORA),
        ["play", "--resume", "--plain"],
        env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb"},
        encoding="utf-8",
        timeout=30,
    )
    child.expect("Unfinished games, newest first:")
    child.expect("Which one")
    child.sendline("2")
    child.expect("The game continues in round 1")
    child.expect("your move")
    child.sendline("q")
    child.expect("evora play --resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
