"""The game in a full screen: keys, clicks, marks, previews, hints, review; no terminal needed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fullscreen_games import Driven, driven
from terminal_games import SETTINGS, Person, at, empty_boards, play, saved, setup_for

from evora import Move
from evora.plaintext.palette import visible_width
from evora.terminal.fullscreen.board import PREVIEW_WIDTH, board_width
from evora.terminal.fullscreen.choosing import Take
from evora.terminal.fullscreen.looks import SEAT_SYMBOLS
from evora.terminal.fullscreen.table import MIN_WIDTH, OWN_SIZE
from evora.terminal.fullscreen.view import Key, ToColumn, ToLine
from evora.terminal.saves import load_game
from evora.terminal.setup import Setup
from evora.texts import languages, speaking, text

GREY_TILING = (
    "9;-/K/-/-/-;.B.../...../...../...../.....;- 0;B/-/-/-/-;YRK../...../...../...../.....;1"
)


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_a_whole_game_fits_80_by_24_and_is_that_of_the_plain_game(
    tmp_path: Path, players: int, variant: str
) -> None:
    path, plain = tmp_path / "game.evora", tmp_path / "plain.evora"
    game = driven(path, players, variant)
    names = game.local_game.table.names
    while not game.local_game.game.is_over:
        shown = game.shown()
        lines = shown.splitlines()
        assert len(lines) == 24
        assert all(visible_width(line) <= 80 for line in lines)
        assert all(symbol in shown for symbol in SEAT_SYMBOLS[:players])
        assert all(name[:6] in shown for name in names)
        assert lines[-1].endswith(f"q {text('screen-key-quit')}")
        if game.local_game.position.phase == "offer":
            for number in range(1, len(game.local_game.position.factories) + 1):
                assert re.search(rf"(^|\s){number} ", shown)
        if (choosing := game.control.choosing) and choosing.stage == "column":
            assert all(game.canvas().place_of(ToColumn(column)) for column in (1, 5))
        game.choose()
    assert text("play-wins", name="", points=0)[:5].strip() in game.shown()
    game.press("s")

    play(setup_for(plain, players, variant), Person(plain))
    assert saved(path).tokens == saved(plain).tokens
    assert saved(path).tags == saved(plain).tags


def test_typing_a_move_plays_it(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["person"] * 2).type("2k3").type("5B2")
    assert list(map(str, game.local_game.game.moves)) == ["2K3", "5B2"]


def test_arrows_go_over_tiles_and_lines_and_enter_chooses(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["person"] * 2)
    choosing = game.control.choosing
    assert choosing is not None
    first = choosing.take
    game.press("right", "left", "left", "right", "down", "up")
    assert choosing.take == first
    game.press("right", "enter")
    assert choosing.move is not None
    game.press("down", "escape")
    assert choosing.move is None and not game.local_game.game.moves
    game.press("enter", "down", "enter")
    (move,) = game.local_game.game.moves
    assert str(move).startswith(str(choosing.take))


def test_a_click_on_tiles_and_one_on_a_line_play_a_move(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["person"] * 2)
    game.click(ToLine(3))  # no tiles are chosen yet
    assert not game.local_game.game.moves
    game.click(Take(2, "K")).click(ToLine(3))
    assert list(map(str, game.local_game.game.moves)) == ["2K3"]
    game.click(Take(0, "W")).click(ToLine(0))
    assert list(map(str, game.local_game.game.moves)) == ["2K3", "0W0"]


def test_a_colour_alone_goes_to_the_next_tiles_of_it(tmp_path: Path) -> None:
    game = driven(tmp_path / "g")
    choosing = game.control.choosing
    assert choosing is not None
    found = []
    for _ in range(3):
        game.press("w")
        found.append(str(choosing.take))
    assert found == ["2W", "3W", "4W"]


def test_every_line_tells_what_the_tiles_would_do_there(tmp_path: Path) -> None:
    game = driven(tmp_path / "g").press("1", "b")
    wide = board_width(OWN_SIZE) + 1
    rows = [line[wide : wide + PREVIEW_WIDTH] for line in game.shown().splitlines()]
    marks = [" ".join(row.split()) for row in rows if re.match(r"[ ▸]+([0-9+v])", row)]
    assert marks == ["+1 v2 -2", "+1 v1 -1", "▸ +1", "3/4", "3/5", "v3 -4"]
    assert "line 3 becomes complete: 1 point" in game.shown()
    game.press("up")
    assert "line 2 becomes complete: 1 point; 1 tile falls; costs 1 point" in game.shown()


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ("9", "There is no factory 9: they are 1 to 5"),
        ("0", "The centre is empty."),
        ("2B", "Factory 2 has no blue tile."),
        ("1B7", "There is no line 7."),
    ],
)
def test_a_refusal_says_why(tmp_path: Path, keys: str, sentence: str) -> None:
    game = driven(tmp_path / "g").type(keys)
    assert sentence in game.shown()
    assert not game.local_game.game.moves


def test_a_full_line_says_so_and_the_tiles_stay_chosen(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["person"] * 2).type("2k3").type("5b2").type("1b3")
    assert "Line 3 is full." in game.shown()
    game.type("4")
    assert str(game.local_game.game.moves[-1]) == "1B4"


def test_what_the_others_did_since_the_last_move_is_marked(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", 3, seats=["person", "greedy", "greedy"]).type("2k3")
    first, second = game.local_game.game.moves[1:]
    shown = game.shown()
    for move, symbol in ((first, "▲"), (second, "■")):
        assert re.search(rf"\d{move.colour} {symbol}", shown), shown
    assert "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}" in shown
    assert "2K " not in shown.split("Centre")[0].replace("2 K", "")


def test_the_grey_side_asks_for_a_column_and_shows_the_points_there(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"grey 3 0 offer 1 1|-/-/-/-/- K|{GREY_TILING}")
    game = Driven(setup).type("0k2")
    shown = game.shown()
    assert "Andrea: line 2 is complete, choose a column" in shown
    assert re.search(r"▸ \+1 \+2 \+1 \+1 \+1", shown)
    assert "to column 2 for 2 points" in shown
    game.type("7")
    assert "A column is needed here: 1, 2, 3, 4, 5." in game.shown()
    game.click(ToColumn(2))
    assert "Peter: line 1 is complete" in game.shown()
    game.type("1")
    assert "There is already a tile in column 1." in game.shown()
    game.press("right", "enter")
    assert [str(move) for move in game.local_game.game.moves][:2] == ["0K2", "2@2"]


def test_undo_save_and_resume_are_those_of_the_plain_game(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = driven(path).type("2k3").press("u")
    assert not game.local_game.game.moves
    assert "2 moves taken back." in game.shown()
    game.press("u")
    assert "Nothing to undo" in game.shown()
    game.type("2k3").press("s")
    assert f"saved in {path}"[:20] in game.shown(200)
    again = Driven(Setup(resume=load_game(path), save_path=path))
    assert again.local_game.game.tokens == game.local_game.game.tokens


def test_a_file_of_ones_own_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = driven(path).press("S", *["backspace"] * len("game.evora"), *"my.evora")
    assert "my.evora" in game.shown(160)
    game.press("enter")
    assert game.local_game.save_path == tmp_path / "my.evora"
    assert len(saved(tmp_path / "my.evora").tokens) == 1
    game.press("S", "x", "escape")
    assert game.control.entry is None and game.local_game.save_path.name == "my.evora"
    game.press("S", *["backspace"] * 300, *"/dev/null/x", "enter")
    assert game.local_game.save_path.name == "my.evora"
    game.local_game.close()


def test_a_hint_puts_the_cursor_on_a_legal_move(tmp_path: Path) -> None:
    game = driven(tmp_path / "g").press("h")
    choosing = game.control.choosing
    assert choosing is not None and choosing.move is not None
    assert choosing.move in game.local_game.position.legal_moves
    assert re.search(rf"The engine would play {choosing.move}: \d+ % to win\.", game.shown())
    game.press("enter")
    assert game.local_game.game.moves[0] == choosing.move


def test_a_hint_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["person"] * 2)
    game.control.press("h")
    job = game.control.job()
    assert job is not None and job.kind == "hint"
    game.control.press("right")  # one who goes on choosing needs none
    game.control.finish(job, job.run())
    assert game.control.message == ""
    game.control.press("h")
    for key in "2k3":
        game.control.press(key)
    game.control.finish(job, job.run())
    assert game.control.message == ""


def test_a_move_that_comes_after_undo_is_dropped(tmp_path: Path) -> None:
    game = driven(tmp_path / "g")
    for key in "2k3":
        game.control.press(key)
    job = game.control.job()
    assert job is not None and job.kind == "move" and job.paced
    game.control.press("u")
    game.control.finish(job, job.run())
    assert not game.local_game.game.moves


def test_between_rounds_the_points_are_shown_and_enter_deals(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}")
    game = Driven(setup).type("0b2")
    shown = game.shown()
    assert re.search(r"Andrea +1 +\+1 +-1 +0", shown)
    assert "The round is over. Enter deals round 2." in shown
    game.press("u").type("0b2").press("enter")
    assert game.local_game.position.round == 2
    game.press("u")
    assert game.local_game.position.round == 2


def test_the_last_round_is_announced(tmp_path: Path) -> None:
    boards = f"9;-/-/-/-/-;.YRKW/...../...../...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 1 1|-/-/-/-/- BKW|{boards}")
    game = Driven(setup).type("0b1")
    words = " ".join(game.shown().split())
    assert "Last round." in words and "row 1 of" in words


def test_computers_can_be_paused_stepped_and_paced(tmp_path: Path) -> None:
    control = driven(tmp_path / "g").control
    assert not control.paused
    control.press(" ")
    assert control.paused
    control.press("n")
    assert control.single
    control.press("p")
    assert not control.paused
    delays = []
    for key in "++++++----------":
        control.press(key)
        delays.append(control.delay)
    assert delays[:4] == [0.5, 0.25, 0.0, 0.0]
    assert delays[-1] == 8.0


def test_the_review_shows_mistakes_and_a_graph(tmp_path: Path) -> None:
    boards = f"9;-/-/-/-/-;.YRKW/...../...../...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 1 1|-/-/-/-/- BKW|{boards}")
    game = Driven(setup)
    game.press("v")
    assert game.control.page is None  # not before the end
    game.type("0k2").type("0w2").type("0b1")
    assert game.local_game.game.is_over
    assert "Andrea wins with" in game.shown()
    game.press("v")
    shown = game.shown()
    assert "Chances to win, move by move" in shown
    assert "100 %│" in shown and "●" in shown
    assert "Andrea lost" in shown
    assert game.control.reviewing is not None and len(game.control.reviewing.moves) == 3
    game.press("escape")
    assert game.control.page is None


def test_the_review_of_more_moves_than_columns(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["greedy", "random"]).press("v")
    reviewing = game.control.reviewing
    assert reviewing is not None
    moves = len(reviewing.moves)
    for width in (moves + 6, moves + 5, moves // 2 + 6, 20, 7):
        _, *lines = reviewing.lines(width)
        graph = ["".join(piece for piece, _ in line) for line in lines[: lines.index([("", "")])]]
        assert {len(row) for row in graph} == {width}
        columns = ["".join(column).strip() for column in zip(*graph, strict=True)][6:]
        room = width - 6
        every = -(-moves // room)
        assert [bool(column) for column in columns] == [at * every < moves for at in range(room)]


def test_a_mistake_can_be_looked_at_with_the_better_move(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["greedy", "random"]).press("v")
    assert game.control.reviewing is not None
    mistakes = game.control.reviewing.mistakes
    assert len(mistakes) > 1
    assert f"{mistakes[0].played}, better {mistakes[0].best}" in game.shown()
    game.press("down", "up", "down", "enter")
    shown = game.shown()
    assert f"better: {mistakes[1].best}, " in shown
    assert f"Round {mistakes[1].position.round}: factory offer" in shown
    game.press("enter")
    assert f"played: {mistakes[1].played}, " in game.shown()
    game.press("up")
    assert f"better: {mistakes[0].best}, " in game.shown()
    game.press("escape")
    assert "Biggest mistakes" in game.shown()
    game.press("escape", "u")
    assert game.local_game.game.is_over  # what is over stays


def test_the_log_and_the_help_scroll(tmp_path: Path) -> None:
    game = driven(tmp_path / "g", seats=["greedy", "random"])
    game.press("l")
    assert text("play-ended", reason="row", names="", count=1)[:16] not in game.shown()
    end = game.shown()
    game.press("home")
    assert "Round 1 is dealt." in game.shown() and game.shown() != end
    game.press("end")
    assert game.shown() == end
    game.press("pageup", "up", "down", "pagedown", "escape", "?")
    assert text("screen-help-hint") in game.shown()
    game.press("end")
    assert text("screen-help-then") in game.shown()
    game.press("escape")


@pytest.mark.parametrize("language", languages())
def test_every_language_fits(tmp_path: Path, language: str) -> None:
    with speaking(language):
        setup = at(tmp_path / "tiling", f"grey 3 0 offer 1 1|-/-/-/-/- K|{GREY_TILING}")
        tiling = Driven(setup).type("0k2")
        offer = driven(tmp_path / "offer", 4, "grey", seats=["person"] * 4).type("2k3").type("1b7")
        line = driven(tmp_path / "line", 4).press("h")
        dealt = Driven(
            at(tmp_path / "dealt", f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}")
        ).type("0b2")
        over = driven(tmp_path / "over", 3, seats=["greedy"] * 3)
        asking = driven(tmp_path / "asking").press("S")
        thinking = driven(tmp_path / "thinking", seats=["person", "greedy"])
        for key in "2k3":
            thinking.control.press(key)
        for game in (tiling, offer, line, dealt, over, thinking):
            lines = game.canvas().plain()
            # Every key has its place, and the question is there as a whole.
            assert lines[-1].endswith(f"q {text('screen-key-quit')}"), lines[-1]
            assert visible_width(lines[-1]) <= 79
            assert not any(line.endswith("..") for line in lines[-3:]), lines
        assert text("screen-save-as", file="")[:8] in asking.shown()
        help_lines = driven(tmp_path / "help").press("?").canvas(80, 60).plain()
        assert len([line for line in help_lines if line]) <= 34
        assert text("screen-log") in over.press("l").shown()


@pytest.mark.parametrize(("width", "height"), [(MIN_WIDTH, 22), (100, 30), (200, 60), (60, 24)])
@pytest.mark.parametrize("players", [2, 4])
def test_windows_of_other_sizes(tmp_path: Path, width: int, height: int, players: int) -> None:
    game = driven(tmp_path / "g", players, "grey", seats=["person"] * players)
    game.type("2k3").press("enter")
    shown = game.shown(width, height)
    lines = shown.splitlines()
    assert max(map(visible_width, lines)) <= width
    assert all(symbol in shown for symbol in SEAT_SYMBOLS[:players])
    assert "choose a line" in shown
    assert "Enter choose" in shown


@pytest.mark.parametrize("height", [21, 22, 23])
def test_words_beside_the_own_board_end_with_it(
    tmp_path: Path, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there is room for the stock, but not for the costs of the floor."""
    long = [("word", False)] * 20
    monkeypatch.setattr("evora.terminal.fullscreen.showing.sentences", lambda *_, **_more: long)
    game = driven(tmp_path / "g", 4, seats=["person"] * 4)
    lines = game.canvas(80, height).plain()
    assert lines[-4].endswith("word")
    assert lines[-3:-1] == [" Player 1: choose tiles", ""]


@pytest.mark.parametrize(("width", "height"), [(40, 24), (80, 12), (10, 3), (1, 1)])
def test_a_window_that_is_too_small_says_so(tmp_path: Path, width: int, height: int) -> None:
    shown = driven(tmp_path / "g").shown(width, height)
    assert "▲" not in shown
    if height > 10:
        assert f"The window is {width}" in shown


def test_no_colours_where_none_are_wanted(tmp_path: Path) -> None:
    plain = "".join(driven(tmp_path / "g").press("enter").canvas().lines())
    assert "\x1b[" in plain  # bold and reversed are no colours
    assert not re.search(r"\x1b\[[0-9;]*[34]8;5", plain)
    coloured = Driven(setup_for(tmp_path / "g"), colour=True)
    assert "48;5;25m" in "".join(coloured.canvas().lines())
    assert coloured.shown() == driven(tmp_path / "g").shown()


def test_a_key_of_the_bar_can_be_clicked(tmp_path: Path) -> None:
    game = driven(tmp_path / "g").click(Key("h", text("screen-key-hint")))
    assert "The engine would play" in game.shown()
    game.click(Key("q", text("screen-key-quit")))
    assert game.control.left


def test_the_start_marker_and_other_settings_reach_the_board(tmp_path: Path) -> None:
    position = f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}"
    game = Driven(at(tmp_path / "g", position))
    assert "0 Centre  1  [B]x2" in game.shown()
    assert Move("0B2") in game.local_game.position.legal_moves
