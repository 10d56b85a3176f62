"""The rules without a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evora import Game, Position, Seed, format_game
from server.serving import Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('rules')}/evora.db") as found:
        yield found


def played(moves: int) -> Game:
    game, seed = Game(), Seed("7")
    for _ in range(moves):
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else position.legal_moves[0])
    return game


def test_legal_moves(running: Running) -> None:
    position = played(1).position
    answer = running.client().ask("POST", "/api/rules/legal", {"position": str(position)})
    assert [move["move"] for move in answer["legal"]] == [str(m) for m in position.legal_moves]
    assert answer["position"]["text"] == str(position)
    start = running.client().ask("POST", "/api/rules/legal", {"position": str(Position.new())})
    assert start["legal"] == []


def test_playing_moves(running: Running) -> None:
    game = played(20)
    body = {"position": str(game.start), "moves": [str(token) for token in game.tokens]}
    answer = running.client().ask("POST", "/api/rules/play", body)
    assert [step["position"]["text"] for step in answer["steps"]] == [
        str(position) for position in game.positions[1:]
    ]
    record = running.client().ask("POST", "/api/rules/record", {"record": format_game(game)})
    assert record["steps"] == answer["steps"]


@pytest.mark.parametrize(
    ("path", "body", "code", "field"),
    [
        ("legal", {"position": "nonsense"}, "bad_position", "position"),
        ("play", {"position": "nonsense", "moves": []}, "bad_position", "position"),
        ("record", {"record": "nonsense"}, "bad_record", "record"),
        ("record", {"record": "x" * 100_001}, "bad_field", "record"),
    ],
)
def test_what_makes_no_sense(
    running: Running, path: str, body: dict[str, object], code: str, field: str
) -> None:
    answer = running.client().request("POST", f"/api/rules/{path}", body)
    assert (answer.json()["code"], answer.json()["field"]) == (code, field)


def test_moves_that_make_no_sense(running: Running) -> None:
    position = str(played(1).position)
    for moves, code in ((["0B0"], "illegal_move"), (["xyz"], "bad_move"), (["=B"], "bad_move")):
        body = {"position": position, "moves": moves}
        answer = running.client().request("POST", "/api/rules/play", body).json()
        assert answer["code"] in (code, "illegal_move") and answer["field"] == "moves[0]"
