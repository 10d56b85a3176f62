"""Whole games typed at the terminal, through the public functions only."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from evora import COLOURS, Game, Position, Seed, format_game, parse_game
from evora.errors import EvoraError, InvalidRecordError
from evora.terminal import Setup, default_save_path, load_game, run_game
from evora.terminal.draw import draw
from evora.terminal.palette import visible_width
from evora.terminal.prompt import Command, Nothing, Number, Prefix, Unknown, read_typed
from evora.texts import languages, speaking, text

SETTINGS = [(players, variant) for players in (2, 3, 4) for variant in ("coloured", "grey")]
SEATS = ["person", "greedy", "person", "novice"]
EMPTY_WALL = "...../...../...../...../....."


class Script:
    """Types the given lines, then ends the input; keeps all that is shown."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._lines = iter(lines)
        self.shown: list[str] = []

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    def write(self, line: str) -> None:
        self.shown.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


class Person(Script):
    """Plays legal moves: saves first at every prompt, and reads the position from that file.

    The choice depends on the position alone, so that a game that was interrupted or taken back
    ends like one that was not. `extra` gives more lines to type, by number of the turn.
    """

    def __init__(
        self, path: Path, extra: dict[int, list[str]] | None = None, turns: int | None = None
    ) -> None:
        super().__init__()
        self._path = path
        self._extra = extra or {}
        self._turns = turns
        self._turn = 0
        self._queue: list[str] = []

    def read(self, prompt: str) -> str:
        self.shown.append(prompt)
        if self._queue:
            line = self._queue.pop(0)
            return line if line != "<move>" else self._choice()
        self._turn += 1
        if self._turns is not None and self._turn > self._turns:
            raise EOFError
        self._queue = [*self._extra.pop(self._turn, []), "save", "<move>"]
        return self._queue.pop(0)

    def _choice(self) -> str:
        position = parse_game(self._path.read_text("utf-8")).position
        if position.phase == "deal":
            return ""
        return str(random.Random(str(position)).choice(list(position.legal_moves)))


def play(setup: Setup, script: Script, width: int = 80, colour: bool = False) -> int:
    return run_game(setup, read=script.read, write=script.write, colour=colour, width=width)


def saved(path: Path) -> Game:
    return parse_game(path.read_text("utf-8"))


def seats(players: int) -> list[str]:
    return ["person", "greedy", "person", "random"][:players]


def setup_for(path: Path, players: int = 2, variant: str = "coloured", **more: object) -> Setup:
    values = {"seats": seats(players), "seed": "7", "start": 1, "save_path": path, **more}
    return Setup(players, variant, **values)  # type: ignore[arg-type]


def at(path: Path, text: str, **more: object) -> Setup:
    """A game that goes on from a position, whose bag is filled up to 100 tiles."""
    head, table, boards = text.split("|")
    bag = "".join(f"{20 - (table + boards).count(letter)}{letter}" for letter in COLOURS)
    game = Game(Position(f"{head.strip()} {table.strip()} {bag} - {boards.strip()}"))
    names = ["Andrea", "Peter"]
    values = {"seats": ["person"] * 2, "names": names, "seed": "7", "save_path": path, **more}
    return Setup(resume=game, **values)  # type: ignore[arg-type]


# Whole games


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
    path = tmp_path / "game.evora"
    plain, coloured = Script(["3r", "", "moves"]), Script(["3r", "", "moves"])
    play(setup_for(path), plain)
    play(setup_for(path), coloured, colour=True)
    assert "\x1b" not in plain.text
    assert "\x1b[" in coloured.text


def test_the_seed_draws_the_start_player(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path, 3, start=None), Script())
    assert saved(path).start.start == Seed("7").start_player(3) == 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "variant"), [(2, "coloured"), (4, "grey")])
def test_a_whole_game_in_every_language(
    tmp_path: Path, players: int, variant: str, language: str
) -> None:
    path, english = tmp_path / "game.evora", tmp_path / "english.evora"
    asked = ["?", "moves", "show", "hello", "9B1", "1", "2@4", "undo", "save /dev/null/x"]
    person = Person(path, extra={2: asked, 4: ["undo"], 5: [f"{n}{c}" for n in "09" for c in "BR"]})
    with speaking(language):
        assert play(setup_for(path, players, variant, seats=SEATS[:players]), person) == 0
        left = Script(["2k", "quit"])
        play(setup_for(tmp_path / "left.evora", players, variant), left)
        resumed = Script()
        play(Setup(resume=load_game(tmp_path / "left.evora")), resumed)
        assert text("play-kept", file=str(path)) in person.text
    play(setup_for(english, players, variant, seats=SEATS[:players]), Person(english))
    assert saved(path).moves == saved(english).moves
    for line in (line for part in person.shown for line in part.splitlines()):
        # One answers what was typed, and is as long as that.
        assert str(path) in line or "'" in line or visible_width(line) <= 80, line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 60, 80])
def test_the_table_fits_in_every_language(language: str, width: int) -> None:
    position = Position.new(4, "grey").play(Seed("7").deal(Position.new(4, "grey")))
    with speaking(language):
        drawn = draw(position, colour=False, width=width)
        assert text("draw-to-move", name=text("draw-seat", seat=1)) in drawn
    assert max(map(visible_width, drawn.splitlines())) <= width


# What is typed


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("", Nothing()),
        ("  ", Nothing()),
        ("?", Command("help")),
        ("QUIT", Command("quit")),
        ("save My File.evora", Command("save", "My File.evora")),
        ("undo it", Unknown("undo it")),
        ("3r", Prefix("3R")),
        ("4", Number("4")),
        ("44", Unknown("44")),
        ("3r6", Unknown("3r6")),
        ("=BBRK", Unknown("=BBRK")),
    ],
)
def test_reading_a_line(line: str, typed: object) -> None:
    assert read_typed(line) == typed


@pytest.mark.parametrize("line", ["3R2", "3r2", " 3 r 2 "])
def test_moves_are_read_in_any_case(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path), Script([line]))
    assert str(saved(path).moves[0]) == "3R2"


def test_a_move_in_steps(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k", "3"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert list(map(str, saved(path).moves)) == ["2K3"]
    assert "line 3 becomes complete: 1 point" in script.text
    assert "line 1 becomes complete: 1 point; 2 tiles fall; costs 2 points" in script.text
    assert "line 5 then holds 3 of 5" in script.text
    assert "the floor line; 3 tiles fall; costs 4 points" in script.text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "'hello' is not a move"),
        ("\x1b[2J", "'?[2J' is not a move"),
        ("9B1", "There is no factory 9: they are 1 to 5"),
        ("2B1", "Factory 2 has no blue tile"),
        ("0b", "The centre has no blue tile"),
        ("2", "'2' is not a move of the factory offer"),
        ("2@4", "'2@4' is not a move of the factory offer"),
        ("=BBRK/YYWW/RKKW/BYRK/BRWW", "is not a move"),
        ("undo", "Nothing to undo"),
        ("?", "3R2    takes all red"),
        ("show", "Round 1: factory offer"),
        ("moves", "tiles from"),
    ],
)
def test_what_is_no_move_is_answered_and_changes_nothing(
    tmp_path: Path, line: str, answer: str
) -> None:
    path = tmp_path / "game.evora"
    script = Script([line])
    play(setup_for(path), script)
    answers = "\n".join(script.shown[script.shown.index("Player 1, your move (? for help): ") :])
    assert answer in answers
    assert len(saved(path).tokens) == 1
    assert "\x1b" not in script.text


def test_a_line_that_cannot_take_the_colour_is_told_with_those_that_can(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    script = Script(["2k3", "5b2", "3k3", "4"])
    play(setup_for(path, seats=["person"] * 2), script)
    assert "Line 3 cannot take black now. Possible: 1, 2, 4, 5, 0" in script.text
    # A digit belongs to the question just before it, and to nothing else.
    assert list(map(str, saved(path).moves)) == ["2K3", "5B2"]


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


# What is told


def empty_boards(players: int) -> str:
    return " ".join([f"0;-/-/-/-/-;{EMPTY_WALL};-"] * players)


def test_moves_are_told_in_words(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 1 0 offer 1 1|B/-/-/-/- 1YYYYYYYYKK|{empty_boards(2)}")
    script = Script(["0y1", "1b1", "0k0"])
    play(setup, script, width=200)
    assert (
        " 0Y1  Andrea takes 8 yellow from the centre to line 1. 6 fall to the floor line. "
        "1 finds no space on the floor line and goes to the lid. "
        "Andrea also takes the start marker."
    ) in script.shown
    assert " 1B1  Peter takes 1 blue from factory 1 to line 1." in script.shown
    assert "Andrea takes 2 black from the centre to the floor line. 2 find no space" in script.text
    assert " Andrea, row 1: yellow to column 2, 1 point" in script.shown
    assert " Andrea, floor line: costs 14, but no score drops below 0: 1 lost" in script.shown
    table = script.shown.index(" Round 1      tiles     wall    floor    score")
    assert script.shown[table + 1 : table + 3] == [
        " Andrea           1       +1       -1        0",
        " Peter            1       +1        0        1",
    ]


def test_a_line_without_a_space_is_told(tmp_path: Path) -> None:
    boards = f"9;-/BB/-/-/-;YRKW./RYWK./....B/...../.....;1 0;-/-/-/-/-;{EMPTY_WALL};-"
    setup = at(tmp_path / "g", f"grey 3 0 offer 2 1|-/-/-/-/- BK|{boards}")
    script = Script(["0k5", "0b5"])
    play(setup, script)
    assert " Andrea, row 2: no space for blue, 2 tiles fall to the floor line" in script.shown
    assert " Andrea, floor line: 4 lost" in script.shown


def test_a_line_that_would_have_no_space_is_marked(tmp_path: Path) -> None:
    boards = f"9;-/B/-/-/-;YRKW./RYWK./....B/...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"grey 3 0 offer 1 1|-/-/-/-/- BK|{boards}")
    script = Script(["0b"])
    play(setup, script)
    assert " x completes the line, but its tile has no space on the wall now" in script.shown
    assert "line 2 becomes complete, but its tile has no space on the wall now" in script.text


def test_the_last_round_is_announced(tmp_path: Path) -> None:
    boards = f"9;-/-/-/-/-;.YRKW/...../...../...../.....;1 {empty_boards(1)}"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 1 1|-/-/-/-/- BKW|{boards}")
    script = Script(["0b1"])
    play(setup, script)
    assert " Last round. Complete at the tiling: row 1 of Andrea." in script.shown


def test_a_stalled_game_and_a_shared_win(tmp_path: Path) -> None:
    setup = at(tmp_path / "g", f"coloured 3 2 offer 1 1|-/-/-/-/- 1B|{empty_boards(2)}")
    script = Script(["0b0"])
    assert play(setup, script) == 0
    assert "for three rounds nobody has moved a tile to a wall" in script.text
    assert " Andrea and Peter share the win with 0 points each." in script.shown


def test_bonuses_and_a_tie_that_rows_decide(tmp_path: Path) -> None:
    boards = f"0;W/-/-/-/-;BYRK./...../...../...../.....;1 7;-/-/-/-/-;{EMPTY_WALL};-"
    setup = at(tmp_path / "g", f"coloured 4 0 offer 2 1|-/-/-/-/- K|{boards}")
    script = Script(["0k0"])
    assert play(setup, script) == 0
    assert " The game is over: Andrea has a complete row." in script.shown
    assert " Andrea                4       +2         0         0        6" in script.shown
    assert " Andrea wins: the points are tied at 6, and 1 complete row is the most." in script.shown


# Leaving, saving, resuming


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


def test_the_default_save_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_save_path() == tmp_path / "evora" / "last.evora"
    script = Script()
    assert play(Setup(seed="7", start=1), script) == 0
    assert script.shown[-1] == " To continue: evora play --resume"
    assert len(saved(default_save_path()).tokens) == 1
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_save_path() == tmp_path / ".local" / "share" / "evora" / "last.evora"


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


def left_game(path: Path) -> Game:
    play(setup_for(path, seats=["person"] * 2, names=["Andrea", "Peter"]), Script(["2k3"]))
    return load_game(path)


def test_resuming_keeps_names_seats_and_the_given_game(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = left_game(path)
    before = format_game(game)
    script = Script(["1b3"])
    play(Setup(resume=game, save_path=path), script)
    assert "Peter, your move" in script.text
    assert " The game continues in round 1." in script.shown
    assert list(map(str, saved(path).moves)) == ["2K3", "1B3"]
    assert format_game(game) == before


def test_resuming_with_other_seats(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(Setup(resume=left_game(path), seats=["person", "greedy"], save_path=path), Script())
    game = saved(path)
    assert len(game.moves) == 2
    assert game.tags["Seat2Kind"] == "greedy"


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ({"Seed": "8"}, "SeedHash: the seed does not belong to this game"),
        ({"Seed": "8", "SeedHash": Seed("8").hash}, "Seed: the deal of round 1 does not come"),
        ({"Seed": None}, "Seed: the record has none"),
        ({"Seat2Kind": "robot"}, "Seat2Kind: expected one of person, random, greedy, novice, "),
        ({"Seat1": "\x1b[2J"}, "Seat1: expected a name in printable characters"),
        ({"End": "resigned", "Winners": "1"}, "End: the game has ended (resigned)"),
    ],
)
def test_games_that_cannot_be_resumed(
    tmp_path: Path, tags: dict[str, str | None], message: str
) -> None:
    path = tmp_path / "game.evora"
    game = left_game(path)
    for name, value in tags.items():
        if value is None:
            del game.tags[name]
        else:
            game.tags[name] = value
    script = Script()
    with pytest.raises(EvoraError) as caught:
        play(Setup(resume=game, save_path=path), script)
    assert message in str(caught.value)
    assert script.shown == []


def test_a_seed_given_again_resumes_a_record_without_one(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = left_game(path)
    del game.tags["Seed"]
    play(Setup(resume=game, seed="7", save_path=path), Script())
    assert saved(path).tags["Seed"] == str(Seed("7"))


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


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 5}, "players: expected 2, 3 or 4, got 5"),
        ({"variant": "green"}, "variant: expected coloured or grey, got 'green'"),
        ({"start": 3}, "start: expected a seat from 1 to 2, got 3"),
        ({"seats": ["person"]}, "seats: expected 2, got 1"),
        ({"seats": ["person", "robot"]}, "Seat2Kind: expected one of person, random, greedy"),
        ({"names": ["Andrea"]}, "names: expected 2, got 1"),
        ({"names": ["Andrea", " "]}, "Seat2: expected a name in printable characters, got ' '"),
    ],
)
def test_wrong_setups(wrong: dict[str, object], message: str) -> None:
    script = Script()
    with pytest.raises(EvoraError) as caught:
        play(Setup(**wrong), script)  # type: ignore[arg-type]
    assert message in str(caught.value)
    assert script.shown == []
