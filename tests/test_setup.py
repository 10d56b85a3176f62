"""What a game starts from: seats, names, seeds, or a saved game."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from terminal_games import Script, left_game, play, saved, setup_for

from evora import Game, Position, Seed, format_game
from evora.errors import EvoraError
from evora.terminal.setup import Setup, open_table
from evora.texts import UserError, error_text, speaking


def test_the_seed_draws_the_start_player(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    play(setup_for(path, 3, start=None), Script())
    assert saved(path).start.start == Seed("7").start_player(3) == 3


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


def test_a_new_game_is_a_person_against_players_of_a_middle_level() -> None:
    table = open_table(Setup(3, "grey", seed="7"))
    assert table.kinds == ("person", "regular", "regular")
    assert table.names == ("Player 1", "Regular player 2", "Regular player 3")
    assert (table.game.start.players, str(table.game.start.variant)) == (3, "grey")
    assert table.game.tags["Date"] == datetime.date.today().isoformat()
    tags = table.game.tags
    assert (tags["Seat2"], tags["Seat2Kind"]) == ("Regular player 2", "regular")
    assert open_table(Setup()).seed != open_table(Setup()).seed


def test_names_of_the_other_kinds() -> None:
    kinds = ["random", "greedy", "full"]
    assert open_table(Setup(3, seats=kinds)).names == ("Random 1", "Greedy 2", "Full strength 3")


@pytest.mark.parametrize("start", [0, 5, -1])
def test_a_start_that_is_no_seat(start: int) -> None:
    with pytest.raises(UserError, match=f"start: expected a seat from 1 to 4, got {start}"):
        open_table(Setup(4, start=start))
    assert open_table(Setup(4, start=4)).game.start.start == 4


def test_a_resumed_game_keeps_its_comments_date_and_other_tags(tmp_path: Path) -> None:
    game = left_game(tmp_path / "game.evora")
    game.tags |= {"Date": "2001-02-03", "Event": "a match"}
    game.comment("well played")
    table = open_table(Setup(resume=game))
    assert table.game == game
    table.game.comment("more")
    assert game.comments == {2: ["well played"]}


def test_a_record_without_kinds_and_names_has_people_in_its_seats() -> None:
    game = Game(Position.new(3), {"Seed": "7"})
    table = open_table(Setup(resume=game))
    assert table.kinds == ("person",) * 3
    assert table.names == ("Player 1", "Player 2", "Player 3")


def test_what_is_wrong_with_a_resumed_game_names_its_file() -> None:
    game = Game(Position.new(2), {"Seed": "7"})
    game.play(Seed("8").deal(game.position))
    with pytest.raises(UserError) as caught:
        open_table(Setup(resume=game, resumed_from="my.evora"))
    assert str(caught.value) == ("my.evora: Seed: the deal of round 1 does not come from this seed")
    with speaking("fi"):
        assert error_text(caught.value) != str(caught.value)
