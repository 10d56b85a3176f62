"""`evora analyse` and the review behind it: real processes, every setting, known mistakes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest

from evora import Game, Move, Position, Seed, _core, format_game, format_games, read_games
from evora.cli import main
from evora.review import (
    Analyst,
    ReviewedMove,
    biggest,
    review_game,
    summarise,
)
from evora.search import Analysis, Engine, Limit, Variation, native_variation

EVORA = str(Path(sys.executable).parent / "evora")
NEW = Position.new()
DEALT = NEW.play(Seed("7").deal(NEW))
GOLDEN = list(read_games(Path(__file__).parent / "data" / "golden.evora"))
SETTINGS = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]
FAST = ("--nodes", "300")


def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    done = subprocess.run(
        [EVORA, "analyse", *arguments], input=stdin, capture_output=True, check=False, timeout=60
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err, err
    return done.returncode, out, err


def good(*arguments: str, stdin: bytes = b"") -> str:
    code, out, err = run(*arguments, stdin=stdin)
    assert (code, err) == (0, "")
    return out


def good_here(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """As good(), without a process of its own: faster."""
    assert main(["analyse", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def objects(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def golden(players: int, side: str) -> Game:
    return next(
        g for g in GOLDEN if (g.start.players, str(g.start.variant)) == (players, side) and g.moves
    )


def start_of(game: Game, tokens: int) -> Game:
    """The same game, broken off."""
    part = Game(game.start)
    for token in game.tokens[:tokens]:
        part.play(token)
    return part


def dealt(players: int, side: str) -> Position:
    position = Position.new(players, side)
    return position.play(Seed("7").deal(position))


def throw_away(ending: Position) -> tuple[Game, int]:
    """A game played well, but for one move that loses a won ending; that position's number."""
    engine, game, thrown = Engine(hash_mb=1), Game(ending), 0
    while not game.is_over:
        seat = game.position.to_move
        assert seat is not None
        lines = engine.analyse(game.position, Limit(depth=40), lines=100, seed=0).variations
        lost = [line for line in lines if line.win[seat - 1] == 0.0]
        if not thrown and len(game.tokens) >= 2 and lines[0].win[seat - 1] == 1.0 and lost:
            thrown = len(game.tokens) + 1
            lines = (lost[0],)
        assert lines[0].move is not None
        game.play(lines[0].move)
    assert thrown
    return game, thrown


# --- The review


@pytest.mark.parametrize(("players", "side"), SETTINGS)
def test_every_move_of_a_game_is_reviewed_and_none_costs_less_than_nothing(
    players: int, side: str
) -> None:
    game = golden(players, side)
    moves = list(review_game(game, Analyst(Engine(hash_mb=1), Limit(nodes=60)).search))
    assert [move.played for move in moves] == list(game.moves)
    for move in moves:
        assert move.position == game.positions[move.number - 1]
        assert game.tokens[move.number - 1] == move.played
        assert move.seat == move.position.to_move
        assert move.best in move.position.legal_moves
        assert move.cost >= 0 and move.points >= 0
        assert -1e-6 <= move.win - move.cost <= move.win <= 1 + 1e-6
        if move.best == move.played:
            assert move.cost == 0
    seats = summarise(moves, players)
    assert [seat.seat for seat in seats] == list(range(1, players + 1))
    assert sum(seat.moves for seat in seats) == game.plies
    total = sum(seat.mean_cost * seat.moves for seat in seats)
    assert total == pytest.approx(sum(move.cost for move in moves))
    graded = sum(sum(seat.grades.values()) for seat in seats)
    assert graded == sum(move.cost >= 0.05 for move in moves)
    worst = biggest(moves)
    assert [move.cost for move in worst] == sorted((m.cost for m in worst), reverse=True)
    if worst:
        assert worst[0].cost == max(move.cost for move in moves)


def test_both_moves_are_valued_by_the_same_search_of_what_follows() -> None:
    """Best and played are looked at from the same distance, whatever the first look said."""
    game = Game(DEALT)
    game.play("1Y2")
    best = Move("1B3")
    values = {DEALT: 0.9, DEALT.play(best): 0.6, DEALT.play("1Y2"): 0.5}

    def search(position: Position) -> Analysis:
        win = values[position]
        move = best if position == DEALT else position.legal_moves[0]
        line = Variation(move, (win, 1 - win), (10 * win, 1.0), (move,), False, False)
        return Analysis((line,), 1, 1, 1, False)

    (move,) = review_game(game, search)
    assert (move.best, move.played) == (best, Move("1Y2"))
    assert (move.win, move.score) == (0.6, 6.0)
    assert move.cost == pytest.approx(0.1)
    assert move.points == pytest.approx(1.0)
    assert move.grade == "mistake"

    values[DEALT.play("1Y2")] = 0.7  # better than the best, seen from nearer
    (move,) = review_game(game, search)
    assert (move.win, move.cost, move.points) == (0.7, 0.0, 0.0)
    assert move.grade is None


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0.0, None),
        (0.0499, None),
        (0.05, "inaccuracy"),
        (0.9 - 0.8, "mistake"),
        (0.1499, "mistake"),
        (0.15, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_grades(cost: float, grade: str | None) -> None:
    played, best = (
        native_variation(Variation(Move(move), (win, 1 - win), (0.0, 0.0), (), False, False))
        for move, win in (("1Y2", 1 - cost), ("1B3", 1.0))
    )
    assert ReviewedMove(DEALT, played, best).grade == grade


def test_the_same_limit_of_nodes_gives_the_same_review() -> None:
    game = start_of(golden(2, "coloured"), 8)
    analyst = Analyst(Engine(hash_mb=1), Limit(nodes=2000))
    once, again = (
        [(move.best, move.win, move.cost) for move in review_game(game, analyst.search)]
        for _ in range(2)
    )
    assert once == again


# --- A position


@pytest.mark.parametrize(("players", "side"), SETTINGS)
def test_a_position_of_every_setting(
    players: int, side: str, capsys: pytest.CaptureFixture[str]
) -> None:
    position = dealt(players, side)
    out = good_here(capsys, str(position), *FAST)
    assert out.startswith("Round 1, factory offer: seat 1 to move\n")
    rows = [line.split() for line in out.splitlines() if re.match(r"\d  ", line)]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    for row in rows:
        assert Move(row[1]) in position.legal_moves
        assert 0 <= float(row[2]) <= 100
        # The mover's chance, all chances of three or more, the scores; the moves that follow.
        numbers = 1 + players + (players if players > 2 else 0)
        follow = [word for word in row[2 + numbers :] if word not in ("exact", "solved")]
        assert follow[0] == row[1]
        assert all(Move(word) for word in follow)
    assert ("win % by seat" in out) == (players > 2)
    assert re.search(r"^depth \d+, [\d,]+ nodes, \d+ ms$", out, re.MULTILINE)


def test_a_position_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    (data,) = objects(
        good_here(capsys, "--json", str(DEALT), "--depth", "2", "--lines", "2", "--threads", "2")
    )
    assert set(data) == {
        *("type", "position", "phase", "to_move", "lines", "nodes", "depth", "ms", "cancelled"),
    }
    assert (data["type"], data["position"], data["to_move"]) == ("position", str(DEALT), 1)
    assert len(data["lines"]) == 2
    for line in data["lines"]:
        assert set(line) == {"move", "win", "score", "pv", "exact", "solved"}
        assert sum(line["win"]) == pytest.approx(1, abs=1e-4)
        assert len(line["win"]) == len(line["score"]) == 2
    many = objects(good_here(capsys, "--json", str(DEALT), "--depth", "1", "--lines", "5000"))[0]
    assert 2 < len(many["lines"]) <= len(DEALT.legal_moves)


def test_marks_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    ending = next(p for p in reversed(golden(2, "coloured").positions) if p.legal_moves)
    out = good_here(capsys, str(ending), "--depth", "20")
    assert " exact " in out
    assert "exact: proven, to the end of the game" in out
    assert f"seat {ending.to_move} to move" in out


def test_a_grey_tiling_choice(capsys: pytest.CaptureFixture[str]) -> None:
    position = next(p for p in golden(2, "grey").positions if p.phase == "tiling")
    out = good_here(capsys, str(position), *FAST)
    assert f"wall tiling: seat {position.to_move} to move" in out
    assert re.search(r"^1  \d@\d ", out, re.MULTILINE)


def test_where_there_is_no_move(capsys: pytest.CaptureFixture[str]) -> None:
    out = good_here(capsys, str(Position.new(3, "grey")))
    assert out.startswith("Before the deal of round 1\n")
    assert "expected points" in out
    assert len(re.findall(r"^ +1 +\d+\.\d ±\d\.\d +\S+$", out, re.MULTILINE)) == 1
    assert len(re.findall(r"^ +[23] +\d+\.\d +\S+$", out, re.MULTILINE)) == 2
    game = next(g for g in GOLDEN if g.position.is_over)
    out = good_here(capsys, str(game.position))
    assert "Game over" in out and "final points" in out
    for score in game.position.scores:
        assert re.search(rf" {score}$", out, re.MULTILINE)
    (data,) = objects(good_here(capsys, "--json", str(game.position)))
    assert (data["to_move"], data["lines"][0]["move"]) == (None, None)
    assert data["lines"][0]["score"] == list(game.position.scores)


def test_the_name_of_a_file_may_have_spaces(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a name.evora").write_text(format_game(start_of(golden(2, "coloured"), 2)))
    out = good_here(capsys, str(tmp_path / "a name.evora"), *FAST)
    assert out.startswith("Game 1: 2 players, coloured side, not finished\n")


# --- A file


def test_a_thrown_game_shows_its_mistake(tmp_path: Path) -> None:
    game, number = throw_away(golden(2, "coloured").positions[-6])
    position = game.positions[number - 1]
    file = tmp_path / "thrown.evora"
    file.write_text(format_game(game))
    out = good(str(file), "--depth", "40")
    after = out[out.index("Biggest mistakes") :].splitlines()
    played = game.tokens[number - 1]
    start = f"  position {number}, round {position.round}, seat {position.to_move}: {played}, best "
    assert after[1].startswith(start)
    assert after[1].endswith("points") and "win 100.0 % to 0.0 %, cost 100.0 %" in after[1]
    assert len(after) == 2  # everything else was played well
    assert len(re.findall(r"  blunder$", out, re.MULTILINE)) == 1

    *moves, total = objects(good("--json", str(file), "--depth", "40"))
    assert [move["cost"] for move in moves if move["number"] != number] == [0.0] * (len(moves) - 1)
    worst = total["biggest"][0]
    assert (worst["number"], worst["cost"], worst["grade"]) == (number, 1.0, "blunder")
    seat = total["seats"][worst["seat"] - 1]
    assert (seat["inaccuracies"], seat["mistakes"], seat["blunders"]) == (0, 0, 1)
    assert seat["mean_cost"] == pytest.approx(1 / seat["moves"], abs=1e-6)


def test_several_unfinished_games_as_json() -> None:
    parts = [start_of(golden(*setting), 5) for setting in SETTINGS]
    parts.append(Game())  # before its first deal
    parts[0].tags["Seat1"] = "Andrea"
    stdin = "".join(format_games(parts)).encode()
    told = objects(good("-", "--json", *FAST, stdin=stdin))
    moves = [item for item in told if item["type"] == "move"]
    games = [item for item in told if item["type"] == "game"]
    assert len(moves) + len(games) + 1 == len(told)
    assert [item["game"] for item in games] == list(range(1, len(parts) + 1))
    assert all(item["complete"] for item in games)
    assert games[0]["names"] == ["Andrea", None]
    assert [len(item["seats"]) for item in games] == [part.start.players for part in parts]
    for number, part in enumerate(parts, start=1):
        own = [move for move in moves if move["game"] == number]
        assert [move["move"] for move in own] == list(map(str, part.moves))
    for move in moves:
        assert set(move) == {
            *("type", "game", "number", "round", "seat", "move", "best", "win", "cost", "score"),
            *("error", "points", "grade", "position", "lines", "nodes", "depth", "ms", "reasons"),
            *("index", "played", "shares", "best_shares", "pv", "deals"),
        }
        assert move["cost"] >= 0 and move["points"] >= 0
        assert move["position"] == str(parts[move["game"] - 1].positions[move["number"] - 1])
    total = told[-1]
    assert (total["type"], total["games"]) == ("total", len(parts))
    assert sum(seat["moves"] for seat in total["seats"]) == len(moves)


SHARES = (
    *("win", "cost", "error", "shares", "best_shares", "course", "changes"),
    *("start", "deals", "own", "others", "ending", "result"),
)


def in_shares(value: Any, name: str = "") -> Any:
    """What the page is told, with shares from 0 to 1 in place of whole billionths."""
    if isinstance(value, list):
        return [in_shares(each, name) for each in value]
    if isinstance(value, dict):
        return {key: in_shares(each, key) for key, each in value.items()}
    return value / 10**9 if name in SHARES and value is not None else value


@pytest.mark.parametrize(("players", "side"), [(2, "coloured"), (3, "grey")])
def test_the_objects_are_the_review_of_the_page(players: int, side: str) -> None:
    game = start_of(golden(players, side), 25)
    game.end_early("resigned", [2])
    record = format_game(game)
    *moves, told = objects(good("-", "--json", "--nodes", "500", stdin=record.encode()))
    page = json.loads(_core.call("review", json.dumps({"record": record, "nodes": 500})))
    assert page["account"]["seats"][1]["result"] == 10**9
    page = in_shares(page)
    for ours, theirs in zip(moves, page.pop("moves"), strict=True):
        assert {key: ours[key] for key in theirs} == theirs
    for accounts in (told["account"], *told["account"]["rounds"]):
        assert [each.pop("seat") for each in accounts["seats"]] == list(range(1, players + 1))
    for seat in told["seats"]:
        del seat["seat"]
    assert {key: told[key] for key in page} == page


def test_lines_agree_with_their_row(tmp_path: Path) -> None:
    file = tmp_path / "game.evora"
    file.write_text(format_game(start_of(golden(2, "coloured"), 30)))
    rows = objects(good(str(file), "--json", *FAST, "--lines", "2"))[:-1]
    for row in rows:
        shares = {line["move"]: line["win"][row["seat"] - 1] for line in row["lines"]}
        assert row["lines"][0]["move"] == row["best"]
        assert shares[row["best"]] == pytest.approx(row["win"], abs=2e-6)
        assert shares[row["move"]] == pytest.approx(row["win"] - row["cost"], abs=2e-6)
        assert list(shares.values()) == sorted(shares.values(), reverse=True)
    assert any(len(row["lines"]) == 3 for row in rows)  # the two best, and the move played


def test_text_of_games(tmp_path: Path) -> None:
    part = start_of(golden(3, "grey"), 6)
    part.tags["Seat2"] = "Eve\x1b[2J"
    file = tmp_path / "games.evora"
    file.write_text("".join(format_games([part, Game()])))
    out = good(str(file), *FAST, "--lines", "2")
    assert "Seat 2: Eve?[2J" in out
    rows = re.findall(r"^ +(\d+) +1 +\d +(\S+) +(\S+) +[\d.]+ +[\d.]+ +[\d.]+", out, re.MULTILINE)
    assert [int(row[0]) for row in rows] == [2, 3, 4, 5, 6]
    assert [row[1] for row in rows] == list(map(str, part.moves))
    assert len(re.findall(r"^      2  ", out, re.MULTILINE)) == len(rows)
    assert "Summary of game 1\n" in out
    assert "Game 2: 2 players, coloured side, not finished\n\nNo move has been played." in out
    assert "Summary of all 2 games" in out
    assert good("-", stdin=b"") == ""  # no games at all


def test_ctrl_c_sums_up_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "game.evora"
    file.write_text(format_game(golden(2, "coloured")))
    command = [EVORA, "analyse", str(file), "--ms", "250"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    seen = ""
    while not re.search(r"^ +3  ", seen, re.MULTILINE):
        line = process.stdout.readline()
        assert line, seen
        seen += line
    process.send_signal(signal.SIGINT)
    seen += process.stdout.read()
    assert process.wait(60) == 130
    assert process.stderr.read() == "Stopped.\n"
    assert "Summary of game 1, as far as it went" in seen
    process.stdout.close()
    process.stderr.close()


def test_ctrl_c_shows_what_was_found_of_a_position() -> None:
    child = pexpect.spawn(
        EVORA,
        ["analyse", str(DEALT), "--ms", "600000"],
        env={**os.environ, "TERM": "xterm-256color"},
        encoding="utf-8",
        timeout=60,
    )
    child.expect(r"depth \d+, [\d,]+ nodes, \S+ …")  # its progress
    begin = time.monotonic()
    child.sendintr()
    child.expect("seat 1 to move")
    child.expect(r"1  \d[A-Z]\d ")
    child.expect("Stopped.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert time.monotonic() - begin < 60


# --- What can be wrong


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("hello", "hello: No such file or directory"),
        ("", "position: expected"),
        ("/", "/: Is a directory"),
        (str(DEALT).replace("coloured", "blue"), "variant: expected coloured or grey"),
        (f"{DEALT} x", "evora: "),
    ],
)
def test_bad_data_is_one_sentence_and_exit_1(
    what: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", what]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert expected in err
    assert len(err.splitlines()) == 1


def test_games_before_a_bad_one_are_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.evora"
    part = start_of(golden(2, "coloured"), 2)
    file.write_text(format_game(part) + "\n" + format_game(part) + "9W9\n")
    code, out, err = run(str(file), *FAST)
    assert code == 1
    assert "Summary of game 1" in out
    assert re.match(rf"evora: {re.escape(str(file))}:\d+: .*9W9", err)
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        [str(DEALT), "--ms", "0"],
        [str(DEALT), "--ms", "10", "--nodes", "10"],
        [str(DEALT), "--depth", "x"],
        [str(DEALT), "--lines", "0"],
        [str(DEALT), "--threads", "0"],
        [str(DEALT), "--threads", "257"],
        [str(DEALT), "more"],
    ],
)
def test_wrong_usage_is_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["analyse", *arguments])
    out, err = capsys.readouterr()
    assert (stop.value.code, out) == (2, "")
    assert err.startswith("usage: evora ")
