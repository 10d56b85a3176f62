"""`evora analyse` for players: a chosen game and round, sentences, plots, values in the record."""

from __future__ import annotations

import json
import os
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pexpect
import pytest

from evora import Game, Move, Position, format_games, read_games
from evora.cli import main
from evora.cli.analyse_account import account_lines, rounded_parts
from evora.cli.analyse_plot import GameCourse, course_html, course_lines, course_svg
from evora.cli.analyse_words import move_words, sentence
from evora.review import Analyst, review_game
from evora.search import Engine, Limit
from evora.texts import languages, speaking

EVORA = str(Path(sys.executable).parent / "evora")
GOLDEN = list(read_games(Path(__file__).parent / "data" / "golden.evora"))


def part(players: int, tokens: int, name: str = "Ana") -> Game:
    """The first tokens of a game of so many players."""
    whole = next(g for g in GOLDEN if g.start.players == players and g.plies > 30)
    game = Game(whole.start, {"Seat1": name})
    for token in whole.tokens[:tokens]:
        game.play(token)
    return game


def reviewed(game: Game) -> GameCourse:
    search = Analyst(Engine(hash_mb=1), Limit(nodes=50)).search
    review = review_game(game, search)
    moves, report = tuple(review), review.report()
    return GameCourse(1, game, moves, report.course, report.account)


@pytest.fixture(scope="module")
def courses() -> dict[int, GameCourse]:
    return {players: reviewed(part(players, 1000)) for players in (2, 4)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two games: eight tokens of one round, and fourteen of two."""
    path = tmp_path / "games.evora"
    path.write_text("".join(format_games([part(3, 8, "Bo"), part(2, 14)])), "utf-8")
    return path


def analyse(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    assert main(["analyse", "--nodes", "60", *arguments]) == code
    done = capsys.readouterr()
    return done.out, done.err


# --- Which moves


def test_one_game_of_a_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = analyse(capsys, str(file), "--game", "2")
    assert out.startswith("Game 2: 2 players") and "Summary of game 2" in out
    assert "Game 1" not in out and "Summary of all" not in out
    _, err = analyse(capsys, str(file), "--game", "3", code=1)
    assert err == f"evora: {file}: --game: expected 1 to 2, got 3\n"
    empty = file.with_name("empty.evora")
    empty.write_text("")
    _, err = analyse(capsys, str(empty), "--game", "1", code=1)
    assert err == f"evora: {empty}: --game: the file has no games\n"


def test_one_round_of_a_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = analyse(capsys, "--json", str(file), "--game", "2", "--round", "2")
    *moves, summary = map(json.loads, out.splitlines())
    game = part(2, 14)
    expected = [p for p in game.positions[:-1] if p.round == 2 and p.to_move]
    assert [move["position"] for move in moves] == list(map(str, expected))
    assert summary["complete"] is True
    # The other game has no second round: it is left out.
    out, _ = analyse(capsys, "--json", str(file), "--round", "2")
    assert {json.loads(line)["game"] for line in out.splitlines()} == {2}
    _, err = analyse(capsys, str(file), "--round", "7", code=1)
    assert err == "evora: --round: expected a round from 1 to 2, got 7\n"


@pytest.mark.parametrize("option", ["--game=1", "--round=1", "--annotate=x", "--plot=x.svg"])
def test_options_for_files_only(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["analyse", str(Position.new()), option])
    assert stop.value.code == 2
    name = option.partition("=")[0]
    assert f"{name}: expected together with a file of game records" in capsys.readouterr().err


# --- Words


def test_a_sentence_says_what_was_played_what_was_better_and_what_it_cost(
    courses: dict[int, GameCourse],
) -> None:
    found = courses[2]
    move = next(move for move in found.moves if move.grade)
    words = sentence(found.game, move)
    assert f"({move.played})" in words and f"({move.best})" in words
    assert f"{100 * move.win:.1f} % to {100 * (move.win - move.cost):.1f} %" in words
    for language in languages():
        with speaking(language):
            said = sentence(found.game, move)
        assert str(move.played) in said and str(move.best) in said


def test_moves_in_words() -> None:
    new = Position.new()
    position = new.play("=BBBY/KKKW/RKKW/RRWW/BBKK").play("2K3")
    assert move_words(position, Move("1B2")) == "3 blue tiles from factory 1 to line 2"
    assert move_words(position, Move("0W0")) == "1 white tile from the centre to the floor line"
    assert move_words(position, Move("2@4")) == "the tile of line 2 to column 4"


def test_sentences_stand_below_their_rows(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = analyse(capsys, str(file), "--game", "2")[0].splitlines()
    grade = re.compile(r"(inaccuracy|mistake|blunder)$")
    graded = [at for at, line in enumerate(lines) if grade.search(line)]
    assert graded
    for at in graded:
        assert re.match(r"     (Ana|Seat 2): .* Better: .* %", lines[at + 1])


# --- Luck and play


def test_the_printed_rows_add_up(courses: dict[int, GameCourse]) -> None:
    for found in courses.values():
        assert found.account is not None
        for seat in found.account.seats:
            parts = rounded_parts(seat, 1000)
            assert sum(parts.values()) == 2 * parts["result"]
        rows = [line.split() for line in account_lines(found.account) if re.match(r" *\d ", line)]
        for row in rows:
            *summands, result = map(float, row[1:])
            assert sum(summands) == pytest.approx(result)


# --- Plots


@pytest.mark.parametrize("width", [60, 80])
def test_plot_and_account_fit_the_terminal(width: int, courses: dict[int, GameCourse]) -> None:
    for language in languages():
        with speaking(language):
            for found in courses.values():
                assert found.account is not None
                table, plot = list(account_lines(found.account)), course_lines(found, width)
                assert max(map(len, [*table, *plot])) <= width, language
    ascii_only = "\n".join(course_lines(courses[2], width, blocks=False))
    assert ascii_only.isascii()


def test_a_plot_shows_where_rounds_begin_and_who_wins(courses: dict[int, GameCourse]) -> None:
    found = courses[2]
    *rows, axis = list(course_lines(found, 80))[1:]
    assert axis.split() == [str(number) for _, number in found.rounds()]
    won = found.game.position.winners == (1,)
    assert (rows[0][5 + len(found.shares) - 1 :][:1] == "█") == won


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chart_has_a_line_per_seat_and_marks_mistakes(
    theme: str, courses: dict[int, GameCourse]
) -> None:
    for players, found in courses.items():
        root = ET.fromstring(course_svg(found, theme))
        lines = list(root.iter("{http://www.w3.org/2000/svg}polyline"))
        long = [e for e in lines if len((e.get("points") or "").split()) == len(found.shares)]
        assert len(long) == players
        marks = list(root.iter("{http://www.w3.org/2000/svg}circle"))
        assert len(marks) == len(found.mistakes())


def test_a_page_of_a_game_is_whole_and_escaped() -> None:
    game = part(2, 8, "<script>")
    page = course_html([reviewed(game)])
    assert "<script" not in page and "&lt;script&gt;" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_files_are_written(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = file.parent
    svg, notes = folder / "plot.svg", folder / "notes.evora"
    out, _ = analyse(capsys, str(file), "--game", "2", "--plot", str(svg), "--annotate", str(notes))
    assert f"Written: {notes}" in out and f"Written: {svg}" in out
    assert ET.fromstring(svg.read_text("utf-8")).tag.endswith("svg")
    (again,) = read_games(notes)
    original = part(2, 14)
    assert again.tokens == original.tokens and again.tags == original.tags
    moves = [at for at, token in enumerate(again.tokens, start=1) if isinstance(token, Move)]
    assert [at for at, note in again.annotations.items() if note.win is not None] == moves
    analyse(capsys, str(file), "--json", "--annotate", str(notes), "--plot", str(folder / "p.html"))
    assert [game.plies for game in read_games(notes)] == [7, 12]
    assert sorted(path.name for path in folder.iterdir()) == [
        *("games.evora", "notes.evora", "p.html", "plot.svg"),
    ]


def test_files_that_cannot_be_written_are_said_before_the_search(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(file.parent / "no" / "notes.evora")
    out, err = analyse(capsys, str(file), "--annotate", nowhere, code=1)
    assert (out, err) == ("", f"evora: {nowhere}: No such file or directory\n")
    _, err = analyse(capsys, str(file), "--plot", str(file.parent / "p.svg"), code=1)
    assert "choose it with --game" in err
    with pytest.raises(SystemExit):
        main(["analyse", str(file), "--plot", "plot.png"])
    assert "ends in .svg or .html, got 'plot.png'" in capsys.readouterr().err


def test_ctrl_c_writes_what_is_done(tmp_path: Path) -> None:
    file, notes = tmp_path / "game.evora", tmp_path / "notes.evora"
    file.write_text("".join(format_games([part(2, 1000)])))
    command = ["analyse", str(file), "--ms", "200", "--annotate", str(notes)]
    child = pexpect.spawn(EVORA, command, env={**os.environ, "TERM": "xterm"}, timeout=60)
    child.expect(r"\d+ +1 +\d +\w+ +\w+ +[\d.]+ +[\d.]+ +[\d.]+")
    child.sendintr()
    child.expect("as far as it went")
    child.expect("Stopped")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    (again,) = read_games(notes)
    assert 0 < sum(note.win is not None for note in again.annotations.values()) < again.plies
