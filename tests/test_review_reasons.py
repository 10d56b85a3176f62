"""Reasons are facts: each is compared with what the position itself says of both moves."""

from __future__ import annotations

from collections import Counter

import pytest
from positions import SETTINGS, random_game

from evora import Game, Position
from evora.review import Analyst, Reason, ReviewedMove, review_game
from evora.search import Engine, Limit


def reviewed(variant: str, players: int) -> list[ReviewedMove]:
    walk = list(random_game(variant, players, 11))
    game = Game(walk[0][0])
    for _, token in walk:
        game.play(token)
    return list(review_game(game, Analyst(Engine(hash_mb=1), Limit(nodes=60)).search))


def holds(position: Position, move: ReviewedMove, reason: Reason) -> bool:  # noqa: PLR0911
    """What can be seen at once; reasons at the round's end are checked for their form."""
    best, played = position.preview(move.best), position.preview(move.played)
    values = reason.as_dict()
    match reason.kind:
        case "points":
            now = (best.points, played.points if played.completes else 0)
            return best.completes and now == (values["points"], values["instead"])
        case "floor":
            return (best.floor_cost, played.floor_cost) == (values["points"], values["instead"])
        case "denies":
            taken = (move.best.source, move.best.colour)
            source = taken[0] and position.factories[taken[0] - 1]
            held = (source or position.centre).count(str(taken[1]))
            return (held, taken[1]) == (values["count"], values["colour"])
        case "leaves":
            after = position.play(move.played).centre
            left = after.count(str(values["colour"]))
            return left == values["count"] and left > position.centre.count(str(values["colour"]))
        case "bonus" | "near":
            return (values["of"], values["points"]) in {("row", 2), ("column", 7), ("colour", 10)}
        case "round" | "holds_back" | "floods":
            return reason.points != reason.instead
        case "unfinished":
            return 0 < int(values["count"]) < int(values["line"])
    return True


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_reasons_hold(variant: str, players: int) -> None:
    kinds: Counter[str] = Counter()
    for move in reviewed(variant, players):
        assert move.best != move.played or not move.reasons
        assert len(move.reasons) <= 3
        for reason in move.reasons:
            assert holds(move.position, move, reason), (str(move.position), move.best, reason)
            assert reason.seat != move.seat
            kinds[reason.kind] += 1
    assert len(kinds) >= 5
