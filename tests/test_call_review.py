"""The call `review`: its shape, its sums, and that one that was stopped goes on."""

from __future__ import annotations

import json

import msgspec
import pytest
from positions import SETTINGS, random_game

from evora import Deal, Game, Position, _core, format_game
from evora.review import Analyst, review_game
from evora.search import Cancellation, Engine, Limit
from evora.server import messages as m

WHOLE = 10**9
NODES = 50


def some_game(variant: str, players: int, max_tokens: int = 45) -> Game:
    walk = list(random_game(variant, players, 7))[:max_tokens]
    if isinstance(walk[-1][1], Deal):  # nothing is known of a deal without a move
        walk.pop()
    game = Game(walk[0][0])
    for _, token in walk:
        game.play(token)
    return game


def question(game: Game, **more: object) -> str:
    start, moves = str(game.start), [*map(str, game.tokens)]
    return json.dumps({"position": start, "moves": moves, "nodes": NODES, **more})


def reviewed(game: Game, **more: object) -> m.ReviewView:
    told = _core.call("review", question(game, **more))
    return msgspec.json.decode(told, type=m.ReviewView, strict=True)


def ask_record(record: str) -> str:
    return _core.call("review", json.dumps({"record": record, "nodes": NODES}))


def assert_adds_up(accounts: list[m.ReviewAccount]) -> None:
    for each in accounts:
        parts = each.start + each.deals + each.own + each.others + each.ending
        assert parts == each.result
        assert each.own <= 0
    assert sum(each.start for each in accounts) == sum(each.result for each in accounts) == WHOLE
    assert sum(each.deals for each in accounts) == sum(each.ending for each in accounts) == 0


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_review_adds_up_and_is_what_python_says(variant: str, players: int) -> None:
    game = some_game(variant, players)
    view = reviewed(game)
    assert (view.players, view.total, view.done) == (players, game.plies, True)
    assert view.made_by == m.ReviewMadeBy(engine="evora", version=3, nodes=NODES)
    assert view.account is not None
    assert_adds_up(view.account.seats)
    for round_ in view.account.rounds:
        assert_adds_up(round_.seats)
    for move in view.moves:
        assert sum(move.shares) == sum(move.best_shares) == WHOLE
        assert move.cost == move.best_shares[move.seat - 1] - move.shares[move.seat - 1]
    assert len(view.course) == len(game.tokens) + 1

    search = Analyst(Engine(hash_mb=2), Limit(nodes=NODES)).search
    review = review_game(game, search)
    told = list(review)
    assert [(each.number - 1, str(each.best)) for each in told] == [
        (each.index, each.best) for each in view.moves
    ]
    for ours, theirs in zip(told, view.moves, strict=True):
        assert ours.cost == pytest.approx(theirs.cost / WHOLE, abs=1e-6)
        assert [reason.kind for reason in ours.reasons] == [each.kind for each in theirs.reasons]
        assert ours.grade == theirs.grade
    report = review.report()
    assert report.account is not None
    assert [seat.deals for seat in report.account.seats] == [s.deals for s in view.account.seats]
    assert report.course[-1] == pytest.approx(
        [share / WHOLE for share in view.course[-1]], abs=1e-6
    )
    assert [each.number - 1 for each in report.moments] == [each.index for each in view.moments]
    for seat, summary in zip(view.seats, report.seats, strict=True):
        assert (seat.moves, seat.blunders) == (summary.moves, summary.grades["blunder"])
        assert seat.accuracy == pytest.approx(summary.accuracy, abs=0.051)


def test_one_that_was_stopped_goes_on_to_the_same_end() -> None:
    game = some_game("grey", 3)
    cancel = Cancellation()
    told: list[str] = []

    def report(progress: str) -> None:
        told.append(progress)
        if len(told) == 9:
            cancel.cancel()

    stopped = json.loads(_core.call("review", question(game), report, cancel))
    assert (len(stopped["moves"]), stopped["done"]) == (9, False)
    assert stopped == json.loads(told[-1])
    assert_adds_up(msgspec.convert(stopped, m.ReviewView).account.seats)  # type: ignore[union-attr]
    whole = json.loads(_core.call("review", question(game)))
    assert json.loads(_core.call("review", question(game, **{"from": stopped}))) == whole
    assert json.loads(_core.call("review", question(game, **{"from": whole}))) == whole


def test_what_does_not_belong_to_the_game_is_refused() -> None:
    game, other = some_game("coloured", 2), some_game("coloured", 2, 3)
    view = json.loads(_core.call("review", question(other)))

    def refusal(**more: object) -> tuple[str, str | None]:
        told = _core.call("review", question(other, **more))
        answer = msgspec.json.decode(told, type=m.RefusedCall)
        return answer.code, answer.field

    move = view["moves"][0]
    for field, wrong in {
        "index": 7,
        "played": "9B1",
        "best": "0W1",
        "shares": [1, 2],
        "reasons": [{"kind": "luck", "sure": True}],
        "pv": [1],
        "score": "much",
    }.items():
        bad = {**view, "moves": [{**move, field: wrong}, *view["moves"][1:]]}
        code, where = refusal(**{"from": bad})
        assert code == "bad_field" and where is not None
        assert where.startswith(f"from.moves[0].{field}")
    fewer = {**view, "made_by": {**view["made_by"], "nodes": NODES - 1}}
    assert refusal(**{"from": fewer}) == ("bad_field", "from.made_by")
    more = {**view, "moves": [*view["moves"], *view["moves"]]}
    assert refusal(**{"from": more})[1] == "from.moves[2]"
    assert refusal(winners=[3]) == ("bad_field", "winners")
    assert refusal(nodes=0) == ("bad_field", "nodes")
    assert len(reviewed(game).moves) == game.plies


def test_an_early_end_and_games_without_moves() -> None:
    game = some_game("coloured", 2)
    view = reviewed(game, winners=[2])
    assert view.account is not None
    assert_adds_up(view.account.seats)
    assert [seat.result for seat in view.account.seats] == [0, WHOLE]
    game.end_early("resigned", [2])
    assert json.loads(ask_record(format_game(game))) == msgspec.to_builtins(view)
    told = msgspec.json.decode(ask_record("no record"), type=m.RefusedCall)
    assert (told.code, told.field) == ("bad_record", "record")
    empty = reviewed(Game(Position.new()))
    assert (empty.done, empty.account, empty.course, empty.moves) == (True, None, [], [])


def test_the_usual_number_of_nodes() -> None:
    empty = {"position": str(Position.new(2, "grey")), "moves": []}
    told = json.loads(_core.call("review", json.dumps(empty)))
    assert told["made_by"]["nodes"] == 20_000
