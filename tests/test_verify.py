"""Fair deals can be checked by anybody: `evora verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from evora import Game, Position, Seed, format_game, format_games
from evora.cli import main
from evora.verify import Verdict, verify

NOTE = (
    "Only those who noted a hash before the first deal know that the seed was not chosen"
    " afterwards."
)
UPLOADED = "the record was uploaded to the server that wrote it, and not played there"


def dealt(seed: str = "7", rounds: int = 3) -> Game:
    """A game whose deals follow from a seed."""
    source = Seed(seed)
    game = Game(Position.new(2), {"SeedHash": source.hash, "Seed": str(source)})
    while not (game.is_over or (game.rounds == rounds and game.position.phase == "deal")):
        position = game.position
        game.play(source.deal(position) if position.phase == "deal" else position.legal_moves[-1])
    return game


def with_tags(game: Game, **tags: str | None) -> Game:
    game.tags = {k: v for k, v in {**game.tags, **tags}.items() if v is not None}
    return game


def test_deals_that_follow_from_the_seed() -> None:
    assert verify(dealt()) == Verdict(None, 3, None, True)
    assert verify(with_tags(dealt(), SeedHash=None)) == Verdict(None, 3, None, False)


def test_problems_by_name() -> None:
    assert verify(with_tags(dealt(), Seed=None)) == Verdict("no_seed", 0, None, True)
    other = Seed("8")
    assert verify(with_tags(dealt(), Seed=str(other))).problem == "wrong_hash"
    forged = with_tags(dealt(), Seed=str(other), SeedHash=other.hash)
    assert verify(forged) == Verdict("wrong_deal", 0, 1, True)


def test_a_deal_made_up_in_a_later_round_is_found() -> None:
    game = dealt(rounds=1)
    game.play(Seed("other").deal(game.position))
    assert verify(game) == Verdict("wrong_deal", 1, 2, True)


def test_the_command_checks_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.evora"
    games = [dealt(), with_tags(dealt(), SeedHash=None), dealt(rounds=1)]
    file.write_text("".join(format_games(games)), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}, game 1: 3 deals follow from the seed, and its hash is the one in the record",
        f"{file}, game 2: 3 deals follow from the seed; the record has no hash of it",
        f"{file}, game 3: 1 deal follows from the seed, and its hash is the one in the record",
        NOTE,
    ]


def test_it_says_only_what_it_can_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The author of a record can choose its seed last: no file shows what was known before."""
    file = tmp_path / "game.evora"
    for tags, last in (({}, NOTE), ({"SeedHash": None}, "")):
        file.write_text(format_game(with_tags(dealt(), **tags)), "utf-8")
        assert main(["verify", str(file)]) == 0
        told = capsys.readouterr().out
        assert "before" not in told.replace(NOTE, "")
        assert told.endswith(f"{last}\n") and told.count("\n") == (2 if last else 1)


def test_a_record_that_was_uploaded_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = with_tags(dealt(), Source="uploaded")
    assert verify(game) == Verdict(None, 3, None, True, uploaded=True)
    assert not verify(with_tags(dealt(), Source="Evora")).uploaded
    file = tmp_path / "game.evora"
    file.write_text(format_game(game), "utf-8")
    assert main(["verify", str(file)]) == 0
    _, said, note = capsys.readouterr().out.splitlines()
    assert said == f"{file}, game 1: {UPLOADED}" and note == NOTE


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        ({"Seed": None}, "cannot be checked: the record has no seed"),
        ({"Seed": str(Seed("8"))}, "wrong: the seed is not the one whose hash the record has"),
        (
            {"Seed": str(Seed("8")), "SeedHash": Seed("8").hash},
            "wrong: the deal of round 1 does not follow from the seed",
        ),
    ],
)
def test_the_command_says_what_is_wrong(
    tags: dict[str, str | None],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.evora"
    file.write_text(format_game(with_tags(dealt(), **tags)), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert said in capsys.readouterr().out


def test_json_and_files_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.evora"
    file.write_text(format_game(dealt()) + "nonsense\n", "utf-8")
    missing = tmp_path / "missing.evora"
    good = tmp_path / "good.evora"
    good.write_text(format_game(dealt()), "utf-8")
    assert main(["verify", "--json", str(file), str(missing), str(good)]) == 1
    told = capsys.readouterr()
    expected = {"problem": None, "deals": 3, "round": None, "promised": True, "uploaded": False}
    assert [json.loads(line) for line in told.out.splitlines()] == [expected]
    assert len(told.err.splitlines()) == 2


def test_nothing_to_check_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A log of nothing would look like a log without a problem."""
    empty, good = tmp_path / "empty.evora", tmp_path / "good.evora"
    empty.write_text("\n", "utf-8")
    good.write_text(format_game(dealt()), "utf-8")
    assert main(["--language", "de", "verify", str(empty), str(good)]) == 1
    told = capsys.readouterr()
    assert told.err == f"evora: {empty}: In dieser Datei sind keine Partien\n"
    assert len(told.out.splitlines()) == 2
