"""Reviews that visitors send: checked against the game, the best one is kept with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from positions import random_game

from evora import Game, _core, format_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.reviews import MAX_NODES, checked
from evora.server.storage import retention as stored_retention
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.store import Store
from evora.server.storage.values import StoredReview
from server.serving import Client, Json, Running, serving
from server.stored_games import NOW, create_game, index, new_game

NODES = 200


def finished() -> Game:
    game: Game | None = None
    for position, token in random_game("coloured", 2, 3):
        game = game or Game(position)
        game.play(token)
    assert game is not None and game.is_over
    return game


def reviewed(game: Game, nodes: int = NODES) -> Json:
    moves = [*map(str, game.tokens)]
    question = {"position": str(game.start), "moves": moves, "nodes": nodes}
    told: Json = json.loads(_core.call("review", json.dumps(question)))
    return told


def to_keep(view: Json, **more: Any) -> m.KeepReview:
    return msgspec.convert(
        {"made_by": view["made_by"], "moves": view["moves"], **more}, m.KeepReview
    )


GAME = finished()
REVIEW = reviewed(GAME)


# --- What is believed


def test_a_true_review_is_made_whole_again() -> None:
    for spot in (0, 20, GAME.plies - 1):
        assert msgspec.to_builtins(checked(GAME, to_keep(REVIEW), spot)) == REVIEW
    assert msgspec.to_builtins(checked(GAME, to_keep(REVIEW))) == REVIEW


def refusal(field: str, wrong: Any, spot: int = 5) -> tuple[str, str | None]:
    moves = [*REVIEW["moves"]]
    moves[spot] = {**moves[spot], field: wrong}
    with pytest.raises(Refusal) as refused:
        checked(GAME, to_keep(REVIEW, moves=moves), spot)
    return refused.value.code, refused.value.field


def test_what_cannot_be_a_review_of_this_game_is_refused() -> None:
    assert refusal("index", 1) == ("bad_field", "moves[5].index")
    assert refusal("played", "9W5") == ("bad_field", "moves[5].played")
    assert refusal("shares", [10**9, 1]) == ("bad_field", "moves[5].shares")
    for body in (
        to_keep(REVIEW, moves=REVIEW["moves"][:-1]),
        to_keep(REVIEW, made_by={**REVIEW["made_by"], "nodes": MAX_NODES + 1}),
        to_keep(REVIEW, made_by={**REVIEW["made_by"], "engine": "other"}),
        to_keep(REVIEW, made_by={**REVIEW["made_by"], "version": 99}),
    ):
        with pytest.raises(Refusal):
            checked(GAME, body)


def test_a_move_that_is_searched_again_must_be_worth_what_was_said() -> None:
    worst = REVIEW["moves"][5]["shares"]
    other = [10**9, 0] if worst[0] < 500_000_000 else [0, 10**9]
    assert refusal("shares", other) == ("bad_field", "moves[5]")
    assert refusal("error", 900_000_000) == ("bad_field", "moves[5]")
    nearly = [worst[0] + 5, worst[1] - 5]
    moves = [*REVIEW["moves"]]
    moves[5] = {**moves[5], "shares": nearly}
    assert checked(GAME, to_keep(REVIEW, moves=moves), 5).moves[5].shares == nearly


def test_reviews_of_older_versions_have_no_errors() -> None:
    moves = [{key: move[key] for key in move if key != "error"} for move in REVIEW["moves"]]
    old = msgspec.convert({**REVIEW, "moves": moves}, m.ReviewView)
    assert [move.error for move in old.moves] == [None] * len(moves)


# --- Storage


def kept(store: Store) -> tuple[int, int, str] | None:
    found = store.read(stored_reviews.load, "game000001")
    return (found.version, found.nodes, found.review) if found else None


def test_the_newest_and_deepest_one_is_kept(store: Store) -> None:
    create_game(store, new_game(index=index(status="over")))

    def keep(version: int, nodes: int, text: str) -> None:
        review = StoredReview(
            game="game000001", version=version, nodes=nodes, made=NOW, review=text
        )
        store.write(stored_reviews.keep, review)

    assert kept(store) is None
    keep(1, 500, "first")
    keep(1, 500, "again")
    keep(1, 400, "fewer")
    assert kept(store) == (1, 500, "first")
    keep(1, 600, "more")
    assert kept(store) == (1, 600, "more")
    keep(2, 10, "newer")
    keep(1, 9000, "older")
    assert kept(store) == (2, 10, "newer")
    assert store.write(stored_retention.delete_games, ["game000001"], NOW + 1) == 1
    assert kept(store) is None


# --- The interface


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def short_game(client: Client) -> tuple[str, Game]:
    """A game of the last few moves of another, played to its end at one device."""
    origin = {"type": "record", "record": format_game(GAME), "tokens": len(GAME.tokens) - 3}
    me, other = {"type": "me"}, {"type": "local", "name": "Bo"}
    game = client.create(me, other, origin=origin)["game"]
    rest = Game(GAME.positions[-4])
    for token in GAME.tokens[-3:]:
        view = client.view(game)
        client.done(game, "play", seq=view["seq"], seat=view["to_move"], move=str(token))
        rest.play(token)
    return game, rest


def test_a_review_is_sent_and_read_by_everybody(running: Running) -> None:
    anna, stranger = running.guest(), running.guest()
    game, rest = short_game(anna)
    path, view = f"/api/games/{game}/review", reviewed(rest)
    body = {"made_by": view["made_by"], "moves": view["moves"]}
    assert stranger.ask("GET", path) == {"review": None, "made": None}
    assert running.client().refused("PUT", path, body) == (401, "no_guest")
    told = stranger.ask("PUT", path, body)
    assert told["review"] == view and told["made"]
    assert anna.ask("GET", path) == told
    deeper = reviewed(rest, NODES * 2)
    better = {"made_by": deeper["made_by"], "moves": deeper["moves"]}
    assert anna.ask("PUT", path, better)["review"] == deeper
    assert anna.ask("PUT", path, body)["review"] == deeper  # a worse one changes nothing
    wrong = {**body, "made_by": {**body["made_by"], "nodes": 10**6}}
    assert anna.refused("PUT", path, wrong) == (422, "bad_field")
    assert anna.refused("GET", "/api/games/unknown123/review") == (404, "unknown_game")


def test_a_game_that_goes_on_has_no_review(running: Running) -> None:
    anna = running.guest()
    game = anna.create({"type": "me"}, {"type": "local", "name": "Bo"})["game"]
    body = {"made_by": REVIEW["made_by"], "moves": []}
    assert anna.refused("PUT", f"/api/games/{game}/review", body) == (422, "bad_field")
