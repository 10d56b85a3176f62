"""Records, saves and matches of older versions: the newest code reads and continues all of them.

tests/data/README.md says what they are and how they were made. `files.expected.json` is what the
code that wrote them made of them.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import shutil
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from old_files import Json, game_facts, like, results, resume_to_the_end, standings

from evora import Game, format_games, parse_game, read_games
from evora.cli import main
from evora.verify import verify

DATA = Path(__file__).parent / "data" / "v1"
EXPECTED: Json = json.loads((DATA / "files.expected.json").read_text("utf-8"))
RECORDS = DATA / "records.evora"


# --- Records


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(read_games(RECORDS))


def test_records_replay_as_they_did(games: list[Game]) -> None:
    found = [{**game_facts(game), "verdict": dataclasses.asdict(verify(game))} for game in games]
    for number, (facts, expected) in enumerate(zip(found, EXPECTED["records"], strict=True), 1):
        assert like(expected, facts) == expected, f"game {number}"


def test_records_are_written_again_to_the_letter(games: list[Game]) -> None:
    assert "".join(format_games(games)).encode() == RECORDS.read_bytes()


def test_records_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(RECORDS)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    keys = ("scores", "winners", "rounds", "plies", "end")
    expected = [{key: facts[key] for key in keys} for facts in EXPECTED["records"]]
    assert [{key: line[key] for key in keys} for line in told] == expected


# --- Saves


@pytest.mark.parametrize("name", EXPECTED["saves"])
def test_saves_are_resumed_and_played_on(name: str, tmp_path: Path) -> None:
    expected = EXPECTED["saves"][name]
    path = tmp_path / "last.evora"
    shutil.copyfile(DATA / "saves" / f"{name}.evora", path)
    saved = parse_game(path.read_text("utf-8"))
    assert game_facts(saved) == expected["saved"]
    ended = resume_to_the_end(path)
    assert ended.tokens[: len(saved.tokens)] == saved.tokens
    assert ended.tags.items() >= saved.tags.items()
    assert verify(ended).problem is None
    if set(expected["kinds"]) == {"person"}:
        # Computer players may learn to play better, and take their chance from the seed otherwise
        # than they did; people end where they ended.
        assert game_facts(ended) == expected["ended"]
    else:
        assert ended.position.is_over


# --- Matches


def go_on(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Json:
    """The standings of an old match, which goes on as if this version had begun it."""
    shutil.copytree(DATA / "arena" / name, folder)
    settings: dict[str, Any] = json.loads((folder / "match.json").read_text("utf-8"))
    settings["evora"] = version("evora")
    (folder / "match.json").write_text(json.dumps(settings), "utf-8")
    command = EXPECTED["arena"][name]["command"]
    only_fails = "bad=cmd:false" in command  # which no longer counts as a success
    code = main(["arena", *command, "--jobs", "1", "--json", "--out", str(folder)])
    assert code == (1 if only_fails else 0)
    return standings(capsys.readouterr().out)


@pytest.mark.parametrize("name", ["finished", "mixed", "sprt"])
def test_finished_matches(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / name
    expected = EXPECTED["arena"][name]
    assert like(expected["standings"], go_on(name, folder, capsys)) == expected["standings"]
    assert results(folder) == expected["results"]
    for file in ("results.jsonl", "games.evora"):
        assert (folder / file).read_bytes() == (DATA / "arena" / name / file).read_bytes()


def test_an_interrupted_match_is_played_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its last line was half written when the machine stopped."""
    folder, expected = tmp_path / "match", EXPECTED["arena"]["interrupted"]
    told = go_on("interrupted", folder, capsys)
    assert like(expected["standings"], told) == expected["standings"]
    assert len(expected["results"]) > expected["there"]
    assert like(expected["results"], results(folder)) == expected["results"]
    records = (folder / "games.evora").read_bytes()
    assert hashlib.sha256(records).hexdigest() == expected["records"]


def test_a_match_of_another_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other players would play on: the error names both versions, and nothing is written."""
    folder = tmp_path / "match"
    shutil.copytree(DATA / "arena" / "mixed", folder)
    settings = json.loads((folder / "match.json").read_text("utf-8"))
    (folder / "match.json").write_text(json.dumps({**settings, "evora": "0.0.1"}), "utf-8")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    command = EXPECTED["arena"]["mixed"]["command"]
    assert main(["arena", *command, "--out", str(folder)]) == 1
    assert f"evora is 0.0.1 there and {version('evora')} here" in capsys.readouterr().err
    assert {name: (folder / name).read_bytes() for name in before} == before
