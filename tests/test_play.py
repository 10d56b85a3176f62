"""Whole games typed at the terminal, through the public functions only."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from terminal_games import SETTINGS, Person, Script, at, empty_boards, play, saved, seats, setup_for

from evora import Position, Seed
from evora.plaintext import draw
from evora.plaintext.palette import visible_width
from evora.terminal.completion import matches
from evora.terminal.play import run_game
from evora.terminal.prompt import COMMANDS, Command, read_typed
from evora.terminal.saves import load_game
from evora.terminal.setup import Setup
from evora.texts import languages, speaking, text

SEATS = ["person", "greedy", "person", "novice"]
LAST_ROUND = " Last round. The tiling will complete: row 1 of Andrea."


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_a_whole_game(tmp_path: Path, players: int, variant: str) -> None:
    path = tmp_path / "game.evora"
    person = Person(path)
    assert play(setup_for(path, players, variant), person) == 0

    game = saved(path)
    assert game.is_over
    assert game.tags["SeedHash"] == Seed("7").hash
    assert game.tags["Seed"] == str(Seed("7"))
    assert [game.tags[f"Seat{seat}Kind"] for seat in range(1, players + 1)] == seats(players)
    assert "Date" in game.tags

    assert person.shown[0].startswith(" Evora")
    assert Seed("7").hash in person.text
    assert str(Seed("7")) in person.text
    assert "The game is over" in person.text
    assert "win" in person.text
    assert person.text.isascii()
    shown = [line for part in person.shown for line in part.splitlines()]
    for line in shown:
        assert str(path) in line or visible_width(line) <= 80, line


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_a_game_interrupted_taken_back_and_resumed_ends_the_same(
    tmp_path: Path, players: int, variant: str
) -> None:
    whole, parts = tmp_path / "whole.evora", tmp_path / "parts.evora"
    play(setup_for(whole, players, variant), Person(whole))

    first = Person(parts, extra={2: ["undo"], 5: ["moves", "undo", "undo"]}, turns=7)
    assert play(setup_for(parts, players, variant), first) == 0
    assert "taken back" in first.text
    resumed = 0
    while True:
        game = load_game(parts)
        person = Person(parts, extra={3: ["undo"]}, turns=9)
        assert play(Setup(resume=game, save_path=parts), person) == 0
        resumed += 1
        if saved(parts).is_over:
            break
    assert resumed > 1
    assert saved(parts) == saved(whole)


def test_a_game_of_players_alone_asks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script()
    assert play(setup_for(path, 3, seats=["greedy", "random", "greedy"]), script) == 0
    assert saved(path).is_over


def test_colours_are_only_used_when_asked_for(tmp_path: Path) -> None:
    plain, coloured = Script(["3r", "", "moves"]), Script(["3r", "", "moves"])
    play(setup_for(tmp_path / "plain.evora"), plain)
    play(setup_for(tmp_path / "coloured.evora"), coloured, colour=True)
    assert "\x1b" not in plain.text
    assert "\x1b[" in coloured.text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "variant", "width"), [(2, "coloured", 60), (4, "grey", 80)])
def test_a_whole_game_in_every_language(
    tmp_path: Path, players: int, variant: str, width: int, language: str
) -> None:
    path, english = tmp_path / "game.evora", tmp_path / "english.evora"
    asked = ["?", "moves", "show", "hello", "9B1", "1", "2@4", "undo", "save /dev/null/x"]
    person = Person(path, extra={2: asked, 4: ["undo"], 5: [f"{n}{c}" for n in "09" for c in "BR"]})
    with speaking(language):
        assert play(setup_for(path, players, variant, seats=SEATS[:players]), person, width) == 0
        left = Script(["2k", "quit"])
        play(setup_for(tmp_path / "left.evora", players, variant), left)
        resumed = Script()
        left_path = tmp_path / "left.evora"
        play(Setup(resume=load_game(left_path), save_path=left_path), resumed)
    assert str(path) in person.text
    play(setup_for(english, players, variant, seats=SEATS[:players]), Person(english))
    assert saved(path).moves == saved(english).moves
    for line in (line for part in person.shown for line in part.splitlines()):
        # The names of files and hashes of seeds are not broken: they may be copied.
        whole = any(word in line for word in (str(path), Seed("7").hash, str(Seed("7"))))
        assert whole or visible_width(line) <= width, line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 60, 80])
def test_the_table_fits_in_every_language(language: str, width: int) -> None:
    position = Position.new(4, "grey").play(Seed("7").deal(Position.new(4, "grey")))
    with speaking(language):
        drawn = draw(position, colour=False, width=width)
        assert text("draw-to-move", name=text("draw-seat", seat=1)) in drawn
    assert max(map(visible_width, drawn.splitlines())) <= width


def test_undo_goes_back_to_the_last_choice_of_a_person(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path), Script(["2k3", "5b2", "undo", "undo", "undo"]))
    assert saved(path).moves == ()
    script = Script(["2k3", "5b2", "undo"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert list(map(str, saved(path).moves)) == ["2K3"]
    assert "1 move taken back" in script.text


def test_undo_never_takes_back_a_deal(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    setup = at(path, f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}")
    script = Script(["0b2", "undo", "0b2", "what?", "moves", "", "undo"])
    play(setup, script)
    game = saved(path)
    assert game.position.round == 2
    assert [str(move) for move in game.moves] == ["0B2"]
    assert "1 move taken back" in script.text
    assert "The round is over: Enter deals the next one" in script.text
    assert "Nothing to undo: deals cannot be undone." in script.text


def test_grey_tiling_asks_for_a_column(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    boards = (
        "9;-/K/-/-/-;.B.../...../...../...../.....;- 0;B/-/-/-/-;YRKW./...../...../...../.....;1"
    )
    setup = at(path, f"grey 3 0 offer 1 1|-/-/-/-/- K|{boards}")
    script = Script(["0k2", "7", "3r2", "1@2", "2"])
    play(setup, script)
    assert "Line 2 is complete: the black tile goes to the wall, to column" in script.text
    assert "   2  for 2 points" in script.text
    assert "   3  for 1 point" in script.text
    assert script.text.count("A column is needed here: 1, 2, 3, 4, 5") == 3
    # Peter's only space is not asked for; it ends the game.
    assert list(map(str, saved(path).moves)) == ["0K2", "2@2", "1@5"]
    assert "Peter, row 1: blue to column 5, 5 points (5 across)" in script.text
    assert "The game is over: Peter has a complete row." in script.text


def test_the_last_round_is_announced(tmp_path: Path) -> None:
    boards = f"9;-/-/-/-/-;.YRKW/...../...../...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 1 1|-/-/-/-/- BKW|{boards}")
    script = Script(["0b1"])
    play(setup, script)
    assert " Last round. The tiling will complete: row 1 of Andrea." in script.shown


def interrupted(_prompt: str) -> str:
    raise KeyboardInterrupt


def quitting(_prompt: str) -> str:
    return "quit"


def ending(_prompt: str) -> str:
    raise EOFError


@pytest.mark.parametrize("read", [interrupted, quitting, ending])
def test_leaving_saves_and_tells_how_to_go_on(tmp_path: Path, read: Callable[[str], str]) -> None:
    path = tmp_path / "my games" / "game.evora"
    shown: list[str] = []
    assert run_game(setup_for(path), read=read, write=shown.append, colour=False) == 0
    assert len(saved(path).tokens) == 1
    assert shown[-2:] == [
        f" The game is saved in {path}",
        f" To continue: evora play --resume '{path}'",
    ]
    assert [file.name for file in path.parent.iterdir()] == ["game.evora"]


def test_a_broken_screen_does_not_lose_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"

    def broken(_prompt: str) -> str:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        run_game(setup_for(path), read=broken, write=lambda _line: None, colour=False)
    assert len(saved(path).tokens) == 1


def test_the_last_round_is_announced_once(tmp_path: Path) -> None:
    boards = f"9;-/-/-/-/-;.YRKW/...../...../...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 1 1|-/-/-/-/- BYKW|{boards}")
    script = Script(["0b1", "0k1", "0w2"])
    play(setup, script)
    said = [line for line in script.shown if line == LAST_ROUND]
    assert len(said) == 1
    # The table says it, too, each time that it is drawn.
    assert sum(LAST_ROUND in text for text in script.shown) > 2


def test_undo_passes_over_other_players_and_tiles_with_one_space(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k3", "undo"])
    play(setup_for(path, 3, seats=["person", "greedy", "random"]), script)
    assert " 3 moves taken back." in script.shown
    assert saved(path).moves == ()

    boards = (
        "9;-/K/-/-/-;.B.../...../...../...../.....;- 0;B/-/-/-/-;YRK../...../...../...../.....;1"
    )
    setup = at(path, f"grey 3 0 offer 1 1|-/-/-/-/- K|{boards}")
    script = Script(["0k2", "2", "undo"])  # the other's turn, who has two columns to choose from
    play(setup, script)
    assert [str(move) for move in saved(path).moves] == ["0K2"]


def test_a_game_left_during_the_question_for_a_line_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    assert play(setup_for(path), Script(["2k", "q"])) == 0
    assert len(saved(path).tokens) == 1


def test_an_empty_answer_to_the_question_for_a_line_chooses_again(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k", "", "3", "2k3"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert "'3' is not a move of the factory offer" in script.text
    assert list(map(str, saved(path).moves)) == ["2K3"]
    prompts = [line for line in script.shown if line.endswith(": ")]
    assert prompts[:4] == [
        "Player 1, your move (? for help): ",
        "2K to line (0 is the floor, Enter chooses again): ",
        "Player 1, your move (? for help): ",
        "Player 1, your move (? for help): ",
    ]


def test_a_hint_is_a_legal_move_and_what_it_does(tmp_path: Path) -> None:
    script = Script(["hint"])
    play(setup_for(tmp_path / "game.evora"), script)
    (hint,) = [line for line in script.shown if line.startswith(" The engine would play ")]
    position = load_game(tmp_path / "game.evora").position
    assert hint.split()[4].rstrip(":") in position.legal_moves
    assert re.search(r": \d+ % to win", hint)
    after = script.shown[script.shown.index(hint) + 1]
    assert "line" in after


def test_before_a_deal_there_is_no_hint(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 1 0 offer 1 1|-/-/-/-/- 1BB|{empty_boards(2)}")
    script = Script(["0b2", "hint"])
    play(setup, script)
    assert "The round is over: Enter deals the next one" in script.text


def test_what_happened_since_the_last_move_can_be_asked_for(tmp_path: Path) -> None:
    script = Script(["2k3", "last"])
    play(setup_for(tmp_path / "game.evora", seats=["person", "greedy"]), script)
    told = [line for line in script.shown if "Greedy" in line and "takes" in line]
    assert len(told) == 2
    assert sum("Player 1 takes" in line for line in script.shown) == 1


def test_the_width_is_read_at_every_turn(tmp_path: Path) -> None:
    script = Script(["2k3"])
    now = [80]

    def read(prompt: str) -> str:
        now[0] = 50  # the window has been made narrower
        return script.read(prompt)

    setup = setup_for(tmp_path / "game.evora", seats=["person"] * 2)
    run_game(setup, read=read, write=script.write, colour=False, width=lambda: now[0])
    tables = [part for part in script.shown if "Factories" in part]
    assert [max(map(len, table.splitlines())) > 60 for table in tables] == [True, False]


def test_computers_can_be_watched_at_a_pace(tmp_path: Path) -> None:
    def waits(seats: list[str], delay: float | None) -> list[float]:
        slept: list[float] = []
        (tmp_path / "game.evora").unlink(missing_ok=True)
        setup = setup_for(tmp_path / "game.evora", seats=seats)
        script = Script(["2k3"])
        run_game(
            setup,
            read=script.read,
            write=script.write,
            colour=False,
            delay=delay,
            sleep=slept.append,
        )
        return slept

    watched = waits(["greedy", "random"], None)
    assert watched == [1.0] * len(saved(tmp_path / "game.evora").moves)
    assert waits(["greedy", "random"], 0) == []
    assert waits(["person", "greedy"], None) == []
    assert waits(["person", "greedy"], 0.5) == [0.5]


def test_moves_and_commands_can_be_completed(tmp_path: Path) -> None:
    offered: list[Sequence[str]] = []
    script = Script(["2k3"])
    setup = setup_for(tmp_path / "game.evora", seats=["person"] * 2)
    run_game(setup, read=script.read, write=script.write, colour=False, complete=offered.append)
    first, second = offered
    assert matches(first, "2k") == [f"2K{line}" for line in range(6)]
    assert matches(first, "h") == ["hint"]
    assert matches(second, "2k") == []
    for command in COMMANDS:
        assert read_typed(command) == Command(command)
