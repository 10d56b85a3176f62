"""The calls for records and levels: the answers of the server, the choices of Python's players."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from positions import SETTINGS, random_game, random_positions

from evora import Game, Position, Seed, _core, format_game, parse_game
from evora.players.levels import LEVELS, LevelPlayer, level_named
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import rules


def ask(name: str, **question: object) -> str:
    return _core.call(name, json.dumps(question))


def refused(answer: str) -> m.RefusedCall:
    return msgspec.json.decode(answer, type=m.RefusedCall, strict=True)


def some_game(variant: str, players: int, tokens: int | None = None) -> Game:
    walk = list(random_game(variant, players, 7))[:tokens]
    game = Game(walk[0][0])
    for _, token in walk:
        game.play(token)
    game.tags = {
        "Seat1": 'Ada "the first"',
        "Seat1Kind": "person",
        "Seat2": "Jäätelö",
        "Seat2Kind": "club",
        "Date": "2026-11-15",
    }
    return game


def server_answer(record: str) -> bytes:
    return msgspec.json.encode(rules.record(m.AskRecord(record=record)))


# --- Records


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_record_is_answered_as_by_the_server(variant: str, players: int) -> None:
    for tokens in (None, 5):
        game = some_game(variant, players, tokens)
        answer = ask("record", record=format_game(game))
        assert answer.encode() == server_answer(format_game(game))
        view = msgspec.json.decode(answer, type=m.PlayAnswer)
        assert view.tags == game.tags
        assert view.names[:2] == ['Ada "the first"', "Jäätelö"]
        assert view.levels[:2] == [None, "club"]
        assert (view.result is not None) == game.is_over


@pytest.mark.parametrize(
    ("end", "winners"), [("resigned", [2]), ("abandoned", []), ("time", [1, 2]), ("forfeit", [1])]
)
def test_games_that_ended_early(end: str, winners: list[int]) -> None:
    game = some_game("coloured", 2, 12)
    game.tags["Seat1Kind"] = "bot"
    game.end_early(end, winners)
    answer = ask("record", record=format_game(game))
    assert answer.encode() == server_answer(format_game(game))
    view = msgspec.json.decode(answer, type=m.PlayAnswer)
    assert view.result is not None and view.legal == []
    assert (view.result.reason, view.result.winners) == (end, winners)
    assert view.bots == [1]


@pytest.mark.parametrize(
    "record",
    ["", "nonsense", format_game(Game()) * 2, format_game(Game()) + "1. xyz", "\ufeff", "é\n"],
)
def test_bad_records_are_refused_as_by_the_server(record: str) -> None:
    with pytest.raises(Refusal) as caught:
        rules.record(m.AskRecord(record=record))
    answer = refused(ask("record", record=record))
    expected = (caught.value.code, caught.value.field, caught.value.detail)
    assert (answer.code, answer.field, answer.detail) == expected


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_records_are_written_as_python_writes_them(variant: str, players: int) -> None:
    for game in (some_game(variant, players), some_game(variant, players, 9)):
        game.comment("first\nline", 0)
        game.comment("[%win 0.5]", 3)
        game.comment("last")
        told = ask(
            "write",
            position=str(game.start),
            moves=[*map(str, game.tokens)],
            tags=game.tags,
            comments={str(count): texts for count, texts in game.comments.items()},
        )
        record = msgspec.json.decode(told, type=m.WriteAnswer).record
        assert record == format_game(game)
        assert parse_game(record) == game


START = str(Position.new())


@pytest.mark.parametrize(
    ("question", "field", "detail"),
    [
        ({"moves": ["1B1"]}, "moves[0]", "deal"),
        ({"tags": {"Result": "1-2"}}, "tags", "it follows from the game"),
        ({"tags": {"a b": ""}}, "tags", "expected a letter"),
        ({"tags": {"End": "bored"}}, "tags", "tag End: expected resigned or"),
        ({"tags": {"Seat1": 7}}, "tags", "tag Seat1: expected a text"),
        ({"tags": []}, "tags", "expected an object"),
        ({"comments": {"1": ["x"]}}, "comments", "from 0 to 0"),
        ({"comments": {"0": ["}"]}}, "comments", "without }"),
        ({"comments": {"0": "x"}}, "comments", "lists of texts"),
    ],
)
def test_what_cannot_be_written(question: dict[str, Any], field: str, detail: str) -> None:
    answer = refused(ask("write", **{"position": START, "moves": [], **question}))
    assert answer.field == field and detail in str(answer.detail)


# --- Levels


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_levels_choose_as_in_python(variant: str, players: int) -> None:
    for position in random_positions(variant, players, 4):
        for name in ("novice", "casual", "keen", "club"):
            told = ask("level", position=str(position), level=name, seed="9")
            view = msgspec.json.decode(told, type=m.LevelAnswer)
            found = LevelPlayer(level_named(name)).analyse(position, 9)
            assert view.move == str(found.move) == view.lines[0].move
            assert (view.nodes, view.depth, view.done) == (found.nodes, found.depth, True)
            assert [line.move for line in view.lines] == [str(v.move) for v in found.variations]


def test_every_level_answers() -> None:
    position = Position.new().play(Seed("7").deal(Position.new()))
    for level in LEVELS:
        view = msgspec.json.decode(
            ask("level", position=str(position), level=level.name, seed="x"), type=m.LevelAnswer
        )
        assert view.move in [*map(str, position.legal_moves)]


def test_levels_where_nobody_is_to_move_and_unknown_ones() -> None:
    view = msgspec.json.decode(
        ask("level", position=START, level="club", seed=""), type=m.LevelAnswer
    )
    assert view.move is None and view.lines[0].move is None
    answer = refused(ask("level", position=START, level="wizard", seed=""))
    assert (answer.code, answer.field) == ("bad_field", "level")
    assert "novice, apprentice" in str(answer.detail)
