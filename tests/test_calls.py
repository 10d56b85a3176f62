"""The calls of the core: the shape of the server's messages, and what Python says of the same."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from positions import SETTINGS, random_game, random_positions
from server.python_views import barred_view, legal_view, position_view, replay_answer

from evora import Game, Move, Position, Seed, _core
from evora.players.levels import LevelPlayer, level_named
from evora.search import Engine, Limit
from evora.server import messages as m


def ask(name: str, **question: object) -> str:
    return _core.call(name, json.dumps(question))


def refused(answer: str) -> m.RefusedCall:
    return msgspec.json.decode(answer, type=m.RefusedCall, strict=True)


def setting(variant: str, players: int) -> dict[str, Any]:
    return {"variant": variant, "players": players}


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_legal_moves_in_the_bytes_of_the_server(variant: str, players: int) -> None:
    for seed in range(3):
        for position, _ in random_game(variant, players, seed, floor_share=0.2 * seed):
            told = ask("legal", position=str(position))
            view = m.LegalAnswer(
                position=position_view(position),
                legal=legal_view(position),
                barred=barred_view(position),
            )
            assert told.encode() == msgspec.json.encode(view)
            assert msgspec.json.decode(told, type=m.LegalAnswer) == view


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_whole_games_in_the_bytes_of_the_server(variant: str, players: int) -> None:
    for seed in range(2):
        walk = list(random_game(variant, players, 100 + seed, floor_share=0.2 * seed))
        for start in (0, len(walk) // 2):
            game = Game(walk[start][0])
            for _, token in walk[start:]:
                game.play(token)
            told = ask("play", position=str(game.start), moves=[*map(str, game.tokens)])
            assert game.is_over and told.encode() == msgspec.json.encode(replay_answer(game))
            msgspec.json.decode(told, type=m.PlayAnswer)


def test_a_game_that_goes_on() -> None:
    walk = list(random_game("grey", 3, 5))[:30]
    game = Game(walk[0][0])
    for _, token in walk:
        game.play(token)
    told = ask("play", position=str(game.start), moves=[*map(str, game.tokens)])
    assert told.encode() == msgspec.json.encode(replay_answer(game))
    assert json.loads(told)["result"] is None


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_game_that_goes_on_is_played_move_by_move(variant: str, players: int) -> None:
    """Each move, with the deal that follows it, is one question; together the answers are those of
    the whole game."""
    start, seed = Position.new(players, variant), Seed("7")
    game, steps, chance = Game(start), [], random.Random(players)
    while True:
        asked = {"position": str(start), "moves": [*map(str, game.tokens)]}
        answer = json.loads(ask("play", **asked, seed="7", known=max(0, len(game.tokens) - 1)))
        if game.position.phase == "deal":
            game.play(seed.deal(game.position))
        steps += answer.pop("steps")
        assert [step["token"] for step in steps] == [*map(str, game.tokens)]
        whole = json.loads(ask("play", **asked | {"moves": [*map(str, game.tokens)]}))
        assert steps == whole.pop("steps") and answer == whole
        if game.is_over:
            break
        game.play(chance.choice(game.position.legal_moves))


def test_no_more_moves_are_known_than_there_are() -> None:
    asked = {"position": str(Position.new()), "moves": []}
    assert json.loads(ask("play", **asked, known=0))["steps"] == []
    assert refused(ask("play", **asked, known=1)).field == "known"


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_new_games_and_their_deals(variant: str, players: int) -> None:
    told = ask("new", **setting(variant, players), start=players)
    position = Position(msgspec.json.decode(told, type=m.NewAnswer).position)
    assert position == Position.new(players, variant, players)
    answer = msgspec.json.decode(ask("deal", position=str(position), seed="7"), type=m.DealAnswer)
    assert answer.deal == str(Seed("7").deal(position))
    assert refused(
        ask("deal", position=str(position.play(answer.deal)), seed="7")
    ) == m.RefusedCall(
        code="bad_position", field="position", detail="the position is at offer, expected deal"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_follows_from_a_seed(players: int) -> None:
    seed = Seed("é")
    for tokens in (0, 17):
        told = ask("seed", seed="é", players=players, tokens=tokens)
        assert msgspec.json.decode(told, type=m.SeedAnswer) == m.SeedAnswer(
            seed=str(seed),
            hash=seed.hash,
            start=seed.start_player(players),
            player_seed=seed.player_seed(tokens),
        )
    assert refused(ask("seed", seed="é", tokens=-1)).field == "tokens"


def test_a_level_moves_alike_in_a_browser_a_terminal_and_on_a_server() -> None:
    """The page asks for the seed, then for the move; the others ask Python."""
    player = LevelPlayer(level_named("novice"))
    for tokens, position in enumerate(random_positions("coloured", 2, 20)):
        answer = json.loads(ask("seed", seed="7", tokens=tokens))["player_seed"]
        told = ask("level", position=str(position), level="novice", seed=str(answer))
        player.new_game(Seed("7").player_seed(tokens))
        assert json.loads(told)["move"] == str(player.choose(position))


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_analyses_are_those_of_the_engine(variant: str, players: int) -> None:
    for position in random_positions(variant, players, 3):
        told = ask("analyse", position=str(position), nodes=2000, lines=3, hash_mb=2, seed=1)
        view = msgspec.json.decode(told, type=m.AnalysisView)
        found = Engine(hash_mb=2).analyse(position, Limit(nodes=2000), lines=3, seed=1)
        assert (view.nodes, view.depth, view.done) == (found.nodes, found.depth, True)
        assert view.to_move == position.to_move
        assert len(view.lines) == len(found.variations)
        for line, variation in zip(view.lines, found.variations, strict=True):
            assert line.move == str(variation.move) and line.pv == [*map(str, variation.pv)]
            assert line.win == [pytest.approx(share, abs=1e-6) for share in variation.win]
            assert line.score == [pytest.approx(score, abs=1e-3) for score in variation.score]
            assert (line.exact, line.solved) == (variation.exact, variation.solved)


@pytest.mark.parametrize("over", [False, True])
def test_where_nobody_is_to_move_the_evaluation_answers(over: bool) -> None:
    position = Position.new(3, "grey")
    if over:
        position = position.playout(1)
    found = ask("analyse", position=str(position), nodes=1000)
    view = msgspec.json.decode(found, type=m.AnalysisView)
    (line,) = view.lines
    win = Engine(past_round=False).analyse(position, Limit(depth=1)).variations[0].win
    assert view.to_move is None and line.move is None and line.exact == over
    assert line.win == [pytest.approx(share, abs=1e-6) for share in win]


def test_with_time_before_a_deal_the_next_round_is_looked_at() -> None:
    found = ask("analyse", position=str(Position.new(2)), ms=200)
    view = msgspec.json.decode(found, type=m.AnalysisView)
    assert view.to_move is None and view.deals > 0 and view.lines[0].error


def test_an_analysis_reports_and_can_be_cancelled() -> None:
    position = random_positions("coloured", 2, 1)[0]
    cancellation = _core.Cancellation()
    reports: list[str] = []

    def report(text: str) -> None:
        reports.append(text)
        cancellation.cancel()

    question = json.dumps({"position": str(position), "report_ms": 1})
    told = msgspec.json.decode(
        _core.call("analyse", question, report, cancellation), type=m.AnalysisView
    )
    assert told.done and told.lines
    first = msgspec.json.decode(reports[0], type=m.AnalysisView)
    assert not first.done and first.lines[0].move in [*map(str, position.legal_moves)]


def test_what_a_report_raises_reaches_the_caller() -> None:
    def report(_: str) -> None:
        raise ZeroDivisionError

    question = json.dumps({"position": str(random_positions("grey", 3, 1)[0]), "report_ms": 1})
    with pytest.raises(ZeroDivisionError):
        _core.call("analyse", question, report)


POSITION = str(Position.new())


@pytest.mark.parametrize(
    ("name", "question", "code", "field"),
    [
        ("legal", "{", "bad_json", None),
        ("legal", "[]", "bad_json", None),
        ("legal", "{}", "bad_field", "position"),
        ("legal", '{"position":"nonsense"}', "bad_position", "position"),
        ("legal", json.dumps({"position": POSITION.replace("20B", "19B")}), "bad_position", None),
        ("legal", json.dumps({"position": "x" * 1001}), "bad_field", "position"),
        ("legal", json.dumps({"position": POSITION, "more": 1}), "bad_field", "'more'"),
        ("play", json.dumps({"position": POSITION}), "bad_field", "moves"),
        ("play", json.dumps({"position": POSITION, "moves": [1]}), "bad_field", "moves[0]"),
        ("play", json.dumps({"position": POSITION, "moves": ["xyz"]}), "bad_move", "moves[0]"),
        ("play", json.dumps({"position": POSITION, "moves": ["1B1"]}), "illegal_move", "moves[0]"),
        ("new", '{"players": 5}', "bad_field", "players"),
        ("new", '{"players": 2.5}', "bad_field", "players"),
        ("new", '{"players": 2, "start": 3}', "bad_field", "start"),
        ("new", '{"variant": "green"}', "bad_field", "variant"),
        ("analyse", json.dumps({"position": POSITION, "nodes": 0}), "bad_field", "nodes"),
        ("analyse", json.dumps({"position": POSITION, "ms": 1, "depth": 1}), "bad_field", "nodes"),
        ("nonsense", "{}", "unknown_type", None),
    ],
)
def test_what_makes_no_sense_is_refused(
    name: str, question: str, code: str, field: str | None
) -> None:
    answer = refused(_core.call(name, question))
    assert answer.code == code and answer.detail
    if field is not None:
        assert answer.field == field


def test_refusals_of_moves_are_those_of_the_server() -> None:
    position = Position.new().play(Seed("7").deal(Position.new()))
    illegal = next(
        str(move)
        for move in map(Move.from_action, range(300))
        if position.why_illegal(move) is not None
    )
    answer = refused(ask("play", position=str(position), moves=[illegal]))
    assert str(position.why_illegal(illegal)) in str(answer.detail)


@pytest.mark.parametrize(
    ("name", "field", "bound"),
    [
        ("legal", "position", "position_text"),
        ("record", "record", "record_text"),
        ("seed", "seed", "seed_text"),
        ("level", "level", "level_text"),
    ],
)
def test_texts_are_as_long_as_their_types_say(name: str, field: str, bound: str) -> None:
    """The bounds of evora.calls are those of the core."""
    others = {"position": str(Position.new()), "seed": "7"} if name == "level" else {}
    most = _core.CALL_BOUNDS[bound]
    told = ask(name, **others | {field: "é" * (most + 1)})
    assert refused(told).detail == f"expected at most {most} characters"
    told = ask(name, **others | {field: "é" * most})
    assert not told.startswith('{"type":"refused"') or "at most" not in refused(told).detail
