"""Tags of a game: whatever way they are set, what a record cannot hold is refused at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from evora import EvoraError, Game, Position, WrongTypeError, format_game, parse_game

BAD: list[tuple[Any, Any, str]] = [
    ("a b", "c", "tag 'a b': expected a letter, then letters, digits or _"),
    ("", "c", "tag '': expected a letter"),
    ("Result", "1-2", "tag Result: it follows from the game"),
    ("Position", "x", "tag Position: it follows from the game"),
    ("Event", "two\nlines", "tag Event: expected a value without line ends"),
    ("Event", 7, "tag 'Event': expected texts, got int"),
    (7, "Event", "tag 7: expected texts, got int"),
]


def _assign(game: Game, name: Any, value: Any) -> None:
    game.tags = {"Site": "here", name: value}


WAYS: dict[str, Callable[[Game, Any, Any], object]] = {
    "new": lambda _, name, value: Game(tags={"Site": "here", name: value}),
    "item": lambda game, name, value: game.tags.__setitem__(name, value),
    "update": lambda game, name, value: game.tags.update({"Site": "here", name: value}),
    "or": lambda game, name, value: game.tags.__ior__({"Site": "here", name: value}),
    "default": lambda game, name, value: game.tags.setdefault(name, value),
    "all": _assign,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "value", "problem"), BAD)
def test_bad_tags_are_refused_at_once(way: str, name: Any, value: Any, problem: str) -> None:
    game = Game(tags={"Seat1": "A"})
    with pytest.raises(EvoraError, match=problem):
        WAYS[way](game, name, value)
    assert game.tags == {"Seat1": "A"}  # nothing is half-written


@pytest.mark.parametrize("way", WAYS)
def test_good_tags_are_kept(way: str) -> None:
    game = Game()
    made = WAYS[way](game, "Event", 'a "quoted" name')
    game = made if isinstance(made, Game) else game
    assert game.tags["Event"] == 'a "quoted" name'
    assert parse_game(format_game(game)) == game


@pytest.mark.parametrize(
    ("tags", "problem"),
    [
        ({"End": "bored"}, "tag End: expected resigned or"),
        ({"Winners": "1"}, "tag Winners: expected only together with End"),
        ({"End": "time", "Winners": "3"}, "tag Winners: expected seats from 1 to 2"),
    ],
)
def test_an_early_end_is_checked_with_the_game(tags: dict[str, str], problem: str) -> None:
    with pytest.raises(EvoraError, match=problem):
        Game(tags=tags)


def test_an_early_end_that_is_almost_one() -> None:
    with pytest.raises(EvoraError, match="got 'resigns'; did you mean resigned"):
        Game().end_early("resigns", [1])


def test_what_a_game_starts_from() -> None:
    text = str(Position.new(3, "grey"))
    assert Game(text).start == Position.new(3, "grey")
    with pytest.raises(EvoraError, match="position: expected 12 to 14 fields"):
        Game("x")
    wrong: Any = 7
    with pytest.raises(WrongTypeError, match="start: expected a position, got int"):
        Game(wrong)
