"""`evora arena` as a person uses it: whole matches, broken off and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pytest
from arena_players import engine_spec

from evora import Position, Seed, read_games
from evora.cli import main
from evora.verify import verify

EVORA = str(Path(sys.executable).parent / "evora")


def run(*arguments: str, code: int = 0, cwd: Path | None = None) -> tuple[str, str]:
    done = subprocess.run(
        [EVORA, "arena", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=cwd,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def results(folder: Path) -> list[dict[str, Any]]:
    """The results of a match, without the times, which differ from run to run."""
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    return [{key: line[key] for key in line if key != "seconds"} for line in lines]


def timeless(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    for row in told["table"]:
        del row["seconds_a_move"]
    return told


def test_a_match_in_words() -> None:
    out, err = run("greedy", "random", "--games", "10", "--jobs", "1")
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "10 games with 5 deals: 2 players, coloured side"
    assert lines[2].split()[:3] == ["#", "player", "Elo"]
    assert lines[3].split()[:2] == ["1", "greedy"]
    assert "greedy against random: 100.0 %" in out


def test_three_players_mixed_as_json() -> None:
    out, _ = run(
        "greedy", "random", "g=greedy", "--players", "3", "--variant", "grey", "--seeds", "20",
        "--anchor", "g", "--json",
    )  # fmt: skip
    told = json.loads(out)
    assert (told["games"], told["deals"], told["anchor"]) == (60, 20, "g")
    assert [row["player"] for row in told["table"]][2] == "random"
    assert sum(row["share"]["value"] for row in told["table"]) == pytest.approx(1, abs=1e-4)
    assert all(row["games"] == 60 and row["rounds"] >= 5 for row in told["table"])
    assert len(told["pairings"]) == 6
    ratings = {row["player"]: row["elo"] for row in told["table"]}
    assert ratings["g"]["value"] == 0
    assert ratings["greedy"]["low"] < 0 < ratings["greedy"]["high"]


def test_one_among_copies() -> None:
    out, _ = run("greedy", "g=greedy", "--players", "4", "--seeds", "10", "--json")
    told = json.loads(out)
    assert told["games"] == 10 * 4 * 2
    assert [pairing["games"] for pairing in told["pairings"]] == [40, 40]
    assert "alone among copies" in run("greedy", "random", "--players", "3", "--seeds", "2")[0]


def test_a_match_does_not_depend_on_the_jobs(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "3"):
        match = ("greedy", "random", "r=random", "--seeds", "30", "--json", "--jobs", jobs)
        texts.append(timeless(run(*match, "--out", str(tmp_path / jobs))[0]))
    assert texts[0] == texts[1]
    one, three = tmp_path / "1", tmp_path / "3"
    assert results(one) == results(three)
    for file in ("games.evora", "match.json"):
        assert (one / file).read_bytes() == (three / file).read_bytes()
    assert sum(1 for _ in read_games(one / "games.evora")) == 180


LONG = ["greedy", "random", "--seeds", "800", "--json"]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A match that nobody broke off: its folder and its table."""
    folder = tmp_path_factory.mktemp("unbroken")
    return folder, timeless(run(*LONG, "--out", str(folder))[0])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_broken_off_and_gone_on_with(
    tmp_path: Path, unbroken: tuple[Path, dict[str, Any]], how: signal.Signals
) -> None:
    whole, table = unbroken
    folder = tmp_path / "broken"
    process = subprocess.Popen(
        [EVORA, "arena", *LONG, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    lines = folder / "results.jsonl"
    while not (lines.exists() and lines.stat().st_size > 5_000):
        assert process.poll() is None
        time.sleep(0.005)
    os.killpg(process.pid, how)  # as a terminal does: everybody gets it
    out, err = process.communicate(timeout=60)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert "Run the same command to resume." in err and "Traceback" not in err
        assert json.loads(out)["games"] == len(results(folder))
        assert 0 < len(results(folder)) < 1600
    resumed, err = run(*LONG, "--out", str(folder))
    assert "Resuming: " in err
    assert timeless(resumed) == table
    assert results(folder) == results(whole)
    for file in ("games.evora", "match.json"):
        assert (folder / file).read_bytes() == (whole / file).read_bytes()


def test_a_match_that_is_over_is_told_again_and_can_be_made_longer(tmp_path: Path) -> None:
    match = ("greedy", "random", "--json", "--out", str(tmp_path))
    first, _ = run(*match, "--seeds", "3")
    assert run(*match, "--seeds", "3")[0] == first
    assert json.loads(run(*match, "--games", "10")[0])["games"] == 10
    _, err = run("greedy", "r=random", "--out", str(tmp_path), code=1)
    assert "it holds another match: contestants is greedy (greedy), random (random) there" in err
    assert len(err.splitlines()) == 1


def test_faults_of_programs_are_losses(tmp_path: Path) -> None:
    hows = ("crash", "hang", "illegal", "nonsense")
    specs = [
        engine_spec(tmp_path, how, "nodes=1 timeout=0.4" if how == "hang" else "nodes=1")
        for how in ("well", *hows)
    ]
    match = (*specs, "--seeds", "1", "--out", str(tmp_path / "match"))
    out, err = run(*match, "--json", code=1)  # four players finished no game
    told = json.loads(out)
    assert set(told["only_failed"]) == set(hows)
    assert err.splitlines()[-1].startswith("evora: no game finished, all lost by faults: ")
    rows = {row["player"]: row for row in told["table"]}
    assert rows["well"]["faults"] == {"crash": 0, "illegal": 0, "time": 0}
    assert rows["well"]["share"]["value"] == 1
    for how, column in zip(hows, ("crash", "time", "illegal", "illegal"), strict=True):
        assert rows[how]["faults"][column] >= 2
        lines = [fault for fault in told["faults"] if fault["name"] == how]
        assert len(lines) == sum(rows[how]["faults"].values())
        assert {fault["reason"] for fault in lines} == {"time" if how == "hang" else how}
    games = list(read_games(tmp_path / "match" / "games.evora"))
    assert {game.tags.get("End") for game in games} == {"forfeit", "time"}
    assert sum("Fault" in game.tags for game in games) == len(told["faults"]) == 20
    words, _ = run(*match, code=1)
    first = told["faults"][0]
    seat = f"{first['name']} in seat {first['seat']}"
    assert f"Lost by a fault\n  game {first['game'] + 1}, {seat}: " in words
    # The number is that of the record in its file, too.
    assert "Fault" in games[first["game"]].tags


def test_a_player_that_finished_a_game_did_not_only_fail(tmp_path: Path) -> None:
    program = tmp_path / "sometimes.py"
    program.write_text(
        "from evora import Position\n"
        "class Sometimes:\n"
        "    def new_game(self, seed):\n"
        "        self.fails = seed % 2\n"
        "    def choose(self, position):\n"
        "        return None if self.fails else position.legal_moves[0]\n"
    )
    out, err = run(f"s=py:{program}:Sometimes", "random", "--seeds", "8", "--json", "--jobs", "1")
    told = json.loads(out)
    assert 0 < len(told["faults"]) < 16 and told["only_failed"] == [] and err == ""


def test_a_clock_for_everybody(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import time\n"
        "class Slow:\n"
        "    def choose(self, position):\n"
        "        time.sleep(0.3)\n"
        "        return position.legal_moves[0]\n"
    )
    match = ("greedy", "random", f"slow=py:{slow}:Slow", "--clock", "2", "--seeds", "1")
    folder = tmp_path / "match"
    out, err = run(*match, "--out", str(folder), code=1)
    lines = out.splitlines()
    assert lines[1] == "Clock, in seconds for the game and per move: 2"
    assert "slow in seat 1: out of time: clock 2: 0." in out
    assert err.splitlines()[-1] == "evora: no game finished, all lost by faults: slow"
    told = json.loads(run(*match, "--out", str(folder), "--json", code=1)[0])
    assert [row["clock"] for row in told["table"]] == ["2"] * 3
    rows = {row["player"]: row for row in told["table"]}
    assert rows["slow"]["faults"]["time"] == rows["slow"]["games"] == 4
    assert rows["greedy"]["faults"]["time"] == rows["random"]["faults"]["time"] == 0
    games = list(read_games(folder / "games.evora"))
    assert {game.tags["End"] for game in games if "End" in game.tags} == {"time"}
    whole = next(game for game in games if "End" not in game.tags)
    assert all(note.clock for note in whole.annotations.values())
    assert len(whole.annotations) == whole.plies
    # The clock is part of what is played, also that of one player.
    assert "contestants is" in run(*match[:-4], "--seeds", "1", "--out", str(folder), code=1)[1]


@pytest.mark.parametrize("value", ["", "0", "-1", "1+", "1+-1", "a", "1:30", "1e3", "9" * 400])
def test_a_clock_that_is_none(value: str) -> None:
    _, err = run("greedy", "random", f"--clock={value}", code=2)
    assert f"expected seconds such as 60, or 60+0.6 with an increment, got '{value}'" in err


def test_positions_to_begin_with(tmp_path: Path) -> None:
    deals = [Position.new().play(Seed(f"p{n}").deal(Position.new())) for n in range(3)]
    file = tmp_path / "positions.txt"
    file.write_text("# three of them\n\n" + "\n".join(map(str, deals)) + "\n")
    folder = tmp_path / "match"
    match = ("greedy", "random", "--positions", str(file), "--out", str(folder))
    out, _ = run(*match)
    assert out.startswith("6 games with 3 deals: 2 players, coloured side\nStart positions: 3\n")
    games = list(read_games(folder / "games.evora"))
    assert [game.start for game in games] == [deal for deal in deals for _ in range(2)]
    assert [game.tags["Seat1"] for game in games] == ["greedy", "random"] * 3
    assert all(verify(game).problem is None for game in games)
    told = json.loads(run(*match, "--json", "--seeds", "5")[0])  # the first two again
    assert (told["positions"], told["games"]) == (3, 10)
    longer = list(read_games(folder / "games.evora"))
    assert longer[:6] == games and longer[6].start == deals[0] and longer[6] != games[0]
    # Neither without the positions nor with others is it the same match.
    assert "positions is 3, sha256" in run(*match[:2], *match[4:], code=1)[1]
    file.write_text(str(deals[0]))
    assert "positions is 3, sha256" in run(*match, code=1)[1]


def test_positions_that_cannot_be_played(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    good = str(Position.new())
    for bad, said in {
        "hello": "positions.txt:3: position: expected",
        str(Position.new(3)): "positions.txt:3: expected 2 players on the coloured side, got 3 on",
    }.items():
        file.write_text(f"{good}\n\n{bad}\n")
        out, err = run("greedy", "random", "--positions", str(file), code=1)
        assert said in err and out == ""
    assert "No such file" in run("greedy", "random", "--positions", "none.txt", code=1)[1]


def test_a_test_stops_by_itself(tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        out, _ = run("greedy", "random", "--sprt", "0,100", "--json", "--jobs", jobs,
                     "--out", str(tmp_path / jobs))  # fmt: skip
        told.append(timeless(out))
    assert told[0] == told[1]
    assert told[0]["sprt"]["verdict"] == "B"
    assert told[0]["deals"] == told[0]["sprt"]["deals"] < 50
    words, _ = run("greedy", "random", "--sprt", "0,100", "--out", str(tmp_path / "1"))
    assert "Sequential test of 0 against 100 Elo: the difference is 100 or more" in words
    undecided, _ = run("greedy", "g=greedy", "--sprt", "0,5", "--seeds", "5")
    assert "not decided" in undecided


def test_progress_on_a_terminal() -> None:
    child = pexpect.spawn(
        EVORA, ["arena", "greedy", "random", "--seeds", "500"], encoding="utf-8", timeout=30
    )
    child.expect(r"\d+ of 1,000 games, \d+ games/s, .* left  greedy \d")
    child.expect("greedy against random")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("arguments", "code", "expected"),
    [
        (["greedy"], 2, "expected two players or more"),
        (["greedy", "nobody"], 2, "player 'nobody'"),
        (["greedy", "engine:ms=0"], 2, "ms: expected a whole number"),
        (["greedy", "random", "--sprt", "5,1"], 2, "expected two numbers A,B"),
        (["greedy", "random", "r=random", "--sprt", "0,5"], 2, "exactly two players"),
        (["greedy", "random", "--games", "5", "--seeds", "5"], 2, "not allowed with"),
        (["greedy", "random", "--games", "0"], 2, "whole number from 1"),
        (["greedy", "random", "--anchor", "me"], 2, "expected one of greedy, random"),
        (["greedy", "random", "--players", "3", "--tables", "mixed"], 2, "mixed tables"),
        (["greedy", "cmd:/no/such/program"], 1, "command not found: '/no/such/program'"),
        (["greedy", "engine:colour=red"], 1, "engine: it has no option"),
        (["greedy", "random", "--out", "/dev/null"], 1, "/dev/null: "),
    ],
)
def test_mistakes(
    arguments: list[str], code: int, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["arena", *arguments])
    except SystemExit as left:
        assert isinstance(left.code, int)
        status = left.code
    out, err = capsys.readouterr()
    assert (status, out) == (code, "")
    assert expected in err
