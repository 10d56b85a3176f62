"""The file of a game: where it is, what it may replace, and who may write it."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest
from terminal_games import Script, left_game, play, saved, setup_for

from evora import Seed, parse_game
from evora.errors import EvoraError, InvalidRecordError
from evora.files import lock
from evora.game import Game
from evora.players import make_player
from evora.terminal import saves as saves_module
from evora.terminal.local_game import LocalGame
from evora.terminal.saves import (
    MAX_FINISHED,
    Save,
    finished_folder,
    is_in_use,
    load_game,
    save_game,
    saves_folder,
)
from evora.terminal.setup import Setup


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own."""
    monkeypatch.setenv("EVORA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


# --- Files that nobody has to name


def test_every_game_has_a_file_of_its_own(data: Path) -> None:
    """Also those that begin in the same second, and those that are played at the same time."""
    assert saves_folder() == data / "saves"
    script = Script(["2k3"])
    with_people = Setup(seats=["person"] * 2, seed="7", start=1)
    assert play(with_people, script) == 0
    assert script.shown[-1] == " To continue: evora play --resume"
    local_games = [LocalGame(with_people) for _ in range(3)]
    for number, local_game in enumerate(local_games):
        local_game.play(local_game.table.seed.deal(local_game.position))
        local_game.play(local_game.position.legal_moves[number])
        local_game.close()
    games = [saved(saves_folder() / name) for name in files(saves_folder())]
    assert len({game.moves for game in games}) == len(games) == 4


@pytest.mark.usefixtures("data")
def test_nothing_is_kept_of_a_game_that_nobody_played() -> None:
    script = Script()
    assert play(Setup(seed="7", start=1), script) == 0
    assert script.shown[-1] == " No move was played, so there is nothing to keep."
    assert files(saves_folder()) == []
    asked = Script(["save"])
    play(Setup(seed="7", start=1), asked)
    assert len(files(saves_folder())) == 1


@pytest.mark.usefixtures("data")
def test_a_finished_game_leaves_the_saves_and_its_record_stays() -> None:
    script = Script()
    assert play(Setup(seats=["greedy"] * 2, seed="7"), script) == 0
    assert files(saves_folder()) == []
    (name,) = files(finished_folder())
    assert saved(finished_folder() / name).is_over
    assert str(finished_folder() / name) in script.shown[-1]


@pytest.mark.usefixtures("data")
def test_finished_games_make_room_and_unfinished_ones_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saves_module, "MAX_FINISHED", 2)
    for folder in (saves_folder(), finished_folder()):
        folder.mkdir(parents=True)
        for year in (2001, 2002, 2003):
            left_game(folder / f"{year}-01-01-000000.evora")
    play(Setup(seats=["greedy"] * 2, seed="7"), Script())
    assert len(files(saves_folder())) == 3
    kept = files(finished_folder())
    assert len(kept) == 2 and kept[0].startswith("2003")


def test_the_pages_say_how_many_are_kept() -> None:
    docs = Path(__file__).parents[1] / "docs"
    for page in ("terminal.md", "install.md"):
        assert f"the last {MAX_FINISHED:,}" in (docs / page).read_text("utf-8")


@pytest.mark.usefixtures("data")
def test_what_killed_programs_left_is_swept_away_after_a_day() -> None:
    saves_folder().mkdir(parents=True)
    old = [saves_folder() / name for name in (".x.evora.12ab34cd", ".x.evora.lock", "x.evora")]
    new = saves_folder() / ".y.evora.12ab34cd"
    for path in (*old, new):
        path.touch()
    for path in old:
        os.utime(path, (time.time() - 90_000,) * 2)
    LocalGame(Setup()).close()
    assert files(saves_folder()) == [new.name, "x.evora"]


# --- What a game may replace


def test_a_new_game_never_replaces_an_unfinished_one(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = left_game(path)
    with pytest.raises(EvoraError, match=f"{path}: this file holds another unfinished game"):
        play(setup_for(path), Script(["3r2"]))
    script = Script(["3r2", f"save {path}"])
    play(setup_for(tmp_path / "other.evora", seats=["person"] * 2), script)
    assert f"{path}: this file holds another unfinished game" in script.text
    assert saved(path) == game
    assert len(saved(tmp_path / "other.evora").moves) == 1


def test_a_game_that_went_on_meanwhile_is_not_put_back(tmp_path: Path) -> None:
    """Read in one window, then played on and left in another."""
    path = tmp_path / "game.evora"
    read = left_game(path)
    play(Setup(resume=load_game(path), save_path=path), Script(["3r2"]))
    with pytest.raises(EvoraError, match="another unfinished game"):
        play(Setup(resume=read, save_path=path), Script())
    assert len(saved(path).moves) == 2


@pytest.mark.parametrize("wrong", ["[Evora ", '[Evora "1"]\n\nx', "two games"])
def test_what_is_not_one_game_is_never_replaced(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "games.evora"
    if wrong == "two games":
        left_game(path)
        wrong = path.read_text() + "\n" + path.read_text()
    path.write_text(wrong)
    with pytest.raises(EvoraError, match=str(path)):
        play(setup_for(path), Script())
    assert path.read_text() == wrong
    with pytest.raises(EvoraError, match="/dev/null: this file is not a game record"):
        LocalGame(setup_for(Path("/dev/null")))


# --- Who may write it


def test_two_windows_do_not_play_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    left_game(path)
    assert not is_in_use(path)
    first = LocalGame(Setup(resume=load_game(path), save_path=path))
    assert is_in_use(path)
    (tmp_path / "link.evora").symlink_to(path)
    for same in (path, tmp_path / ".." / tmp_path.name / path.name, tmp_path / "link.evora"):
        with pytest.raises(EvoraError, match="this game is open in another window"):
            LocalGame(Setup(resume=load_game(same), save_path=same))
    first.close()
    first.close()
    LocalGame(Setup(resume=load_game(path), save_path=path)).close()
    assert files(tmp_path) == ["game.evora", "link.evora"]


def test_a_lock_of_a_program_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    left_game(path)
    (tmp_path / ".game.evora.lock").touch()
    assert not is_in_use(path)
    LocalGame(Setup(resume=load_game(path), save_path=path)).close()


def test_a_lock_that_is_released_while_another_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was opened by the second just before the first removed it: it locks nothing any more."""
    path = tmp_path / "game.evora"
    locked: list[object] = []

    def removed_meanwhile(lock_path: Path) -> object:
        found = lock(lock_path)
        if not locked:
            lock_path.unlink()
        locked.append(found)
        return found

    monkeypatch.setattr(saves_module, "lock", removed_meanwhile)
    save = Save(Game(), path)
    assert len(locked) == 2
    assert (tmp_path / ".game.evora.lock").exists()
    save.close()


# --- A file of one's own


def test_save_in_a_file_of_ones_own(tmp_path: Path) -> None:
    path, other = tmp_path / "game.evora", tmp_path / "other one.evora"
    script = Script(["2k3", f"save {other}", "quit"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert not path.exists()
    assert len(saved(other).moves) == 1


def test_no_other_file_is_ever_overwritten(tmp_path: Path) -> None:
    path, notes = tmp_path / "game.evora", tmp_path / "notes.txt"
    notes.write_text("dear diary")
    script = Script([f"save {notes}"])
    assert play(setup_for(path), script) == 0
    assert f" {notes}: this file is not a game record" in script.shown
    assert notes.read_text() == "dear diary"


def test_a_game_that_cannot_be_saved_is_shown(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    script = Script(["2k3"])
    assert play(setup_for(blocked / "game.evora", seats=["person"] * 2), script) == 1
    assert f"{blocked / 'game.evora'}: " in script.text
    assert list(map(str, parse_game(script.shown[-1]).moves)) == ["2K3"]


def test_files_that_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    with pytest.raises(EvoraError, match=f"{path}: there is no saved game"):
        load_game(path)
    path.write_text("dear diary\n")
    with pytest.raises(InvalidRecordError, match=f"{path}:1: "):
        load_game(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(EvoraError, match=f"{path}: this file is not a game record"):
        load_game(path)
    with pytest.raises(EvoraError, match=f"{tmp_path}: Is a directory"):
        load_game(tmp_path)
    path.unlink()
    play(setup_for(path, seats=["greedy"] * 2), Script())
    with pytest.raises(EvoraError, match=rf"{path}: Result: the game is over \(\d+-\d+\)"):
        load_game(path)


def test_a_home_folder_may_be_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    play(setup_for(tmp_path / "game.evora"), Script(["save ~/mine.evora"]))
    assert (tmp_path / "mine.evora").exists()
    assert not (tmp_path / "~").exists()


def test_an_empty_file_may_be_replaced_and_a_failed_save_changes_nothing(tmp_path: Path) -> None:
    path, empty, notes = (tmp_path / name for name in ("game.evora", "empty.evora", "notes.txt"))
    empty.touch()
    notes.write_text("[Evora")  # the beginning of a tag is no tag
    script = Script(["2k3", f"save {empty}", f"save {notes}"])
    assert play(setup_for(path, seats=["person"] * 2), script) == 0
    assert notes.read_text() == "[Evora"
    assert script.shown[-2:] == [
        f" The game is saved in {empty}",  # where it was saved last, and not where that failed
        f" To continue: evora play --resume {empty}",
    ]
    assert not path.exists()


@pytest.mark.usefixtures("data")
def test_a_game_that_moves_takes_its_own_file_along_and_leaves_those_of_others(
    tmp_path: Path,
) -> None:
    mine, resumed = tmp_path / "mine.evora", tmp_path / "resumed.evora"
    people = Setup(seats=["person"] * 2, seed="7", start=1)
    play(people, Script(["2k3", f"save {mine}", "3r2"]))
    assert files(saves_folder()) == []
    assert len(saved(mine).moves) == 2
    game = left_game(resumed)
    other = tmp_path / "other.evora"
    play(Setup(resume=game, save_path=resumed), Script([f"save {other}", "3r2"]))
    assert saved(resumed).moves == game.moves
    assert len(saved(other).moves) == 2


def test_a_disk_that_is_full_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.evora"
    full = True

    def write(game: Game, path: Path) -> None:
        if full:
            raise EvoraError(f"{path}: No space left on device")
        save_game(game, path)

    monkeypatch.setattr(saves_module, "save_game", write)
    script = Script(["2k3", "3r2", "1b1"])
    assert play(setup_for(path, seats=["person"] * 2), script) == 1
    assert len(parse_game(script.shown[-1]).moves) == 3
    said = [line for line in script.shown if "No space left" in line]
    assert len(said) == 2  # when it was noticed, and when the game was left
    full = False
    again = Setup(resume=parse_game(script.shown[-1]), save_path=path)
    assert play(again, Script()) == 0
    assert len(saved(path).moves) == 3


def test_a_save_is_private_because_it_holds_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path), Script())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_computer_answers_alike_before_and_after_a_break(tmp_path: Path) -> None:
    """Its chance follows from the game's seed and what was played, as on a server."""
    path = tmp_path / "game.evora"
    first = LocalGame(Setup(seats=["person", "novice"], seed="7", start=2, save_path=path))
    first.play(first.table.seed.deal(first.position))
    player = make_player("novice", seed=Seed("7").player_seed(1))
    answer = first.computer_move(first.position)
    assert answer == player.choose(first.position)
    first.save()
    first.close()
    again = LocalGame(Setup(resume=load_game(path), save_path=path))
    assert again.computer_move(again.position) == answer
    again.close()
