"""Reviews compare moves by sampled deals: where, how well, and what is left as it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from positions import SETTINGS, position, random_game

from evora import EvoraError, Game, IllegalMoveError, Move, Position, _core
from evora.review import Analyst, ReviewedMove, review_engine, review_game
from evora.search import Analysis, Cancellation, Comparison, Engine, Limit, Variation

# Decisions with the move played and its cost by 1,100 deals of another seed, played with twice as
# many nodes, off by 0.007. The evaluation of the round's end says 0.056 and 0.142.
NO_MISTAKE = (
    "coloured 1 0 offer 2 2 -/-/-/-/- BBBYYYRRKW 17B16Y16R16K15W - "
    "0;W/RR/K/-/-;...../...../...../...../.....;1 "
    "0;K/-/Y/-/WWW;...../...../...../...../.....;K",
    "0Y3",
    -0.149,
)
WORSE_THAN_IT_SEEMS = (
    "coloured 3 0 offer 1 1 -/BYRK/-/-/BYRW BYYWWW 9B6Y9R7K9W 2B6Y3R6K4W "
    "9;K/-/B/-/KKK;.YR../.B..K/....R/.KW../.....;- "
    "2;-/-/RRR/BBB/WW;BY.../..YR./...Y./...../.....;1",
    "5Y2",
    0.313,
)


def analyst(nodes: int, lines: int = 1) -> Analyst:
    return Analyst(review_engine(hash_mb=2), Limit(nodes=nodes), lines)


def played(text: str, move: str) -> Game:
    game = Game(Position(text))
    game.play(move)
    return game


def reviewed(game: Game, nodes: int, lines: int = 1) -> list[ReviewedMove]:
    by = analyst(nodes, lines)
    return list(review_game(game, by.search, compare=by.compare))


def difference(nodes: int, seed: int = 0) -> tuple[float, Comparison]:
    """The cost of the move that the evaluation blames wrongly, also below 0."""
    text, move, _ = NO_MISTAKE
    seen: list[tuple[Position, Sequence[Variation]]] = []

    def skip(at: Position, lines: Sequence[Variation]) -> Comparison:
        seen.append((at, lines))
        return Comparison(tuple(lines), (None,) * len(lines), 0, 0, 0, False)

    list(review_game(played(text, move), analyst(60_000).search, compare=skip))
    ((at, lines),) = seen
    found = review_engine(hash_mb=2).compare(at, lines, Limit(nodes=nodes), seed=seed)
    own, best = found.variations
    return best.win[1] - own.win[1], found


def test_deals_correct_the_evaluation() -> None:
    text, move, reference = NO_MISTAKE
    (alone,) = review_game(played(text, move), analyst(60_000).search)
    assert alone.cost == pytest.approx(0.056, abs=0.001)
    assert (alone.grade, alone.error, alone.deals) == ("inaccuracy", None, 0)
    (judged,) = reviewed(played(text, move), 60_000)
    assert (judged.best, judged.cost, judged.grade) == (judged.played, 0.0, None)
    assert judged.error is not None and judged.deals > 20
    cost, _ = difference(500_000)
    assert abs(cost - reference) < 0.03 < abs(alone.cost - reference)


def test_the_more_deals_the_nearer_and_the_surer() -> None:
    text, move, reference = WORSE_THAN_IT_SEEMS
    (few,), (many,) = (reviewed(played(text, move), nodes) for nodes in (60_000, 500_000))
    assert few.error is not None and many.error is not None
    assert few.error > 1.8 * many.error
    assert abs(many.cost - reference) < abs(few.cost - reference) < abs(0.142 - reference)
    assert abs(many.cost - reference) < 3 * many.error
    assert few.grade == many.grade == "blunder"


def test_the_same_nodes_and_seed_give_the_same_deals() -> None:
    once, again, other = (difference(30_000, seed) for seed in (0, 0, 1))
    assert once[1].deals > 10
    assert replace(once[1], ms=0) == replace(again[1], ms=0)
    assert once[0] != other[0]


def test_a_move_has_one_value_wherever_it_is_printed() -> None:
    text, move, _ = WORSE_THAN_IT_SEEMS
    (found,) = reviewed(played(text, move), 60_000, lines=4)
    lines = {line.move: line for line in found.lines}
    assert len(lines) == len(found.lines) == 5  # four, and the move played
    assert lines[found.played].win == found.shares
    assert lines[found.best].win == found.best_shares == found.lines[0].win
    shares = [line.win[0] for line in found.lines]
    assert shares == sorted(shares, reverse=True)
    assert all(line.error for line in lines.values() if line.solved)
    assert found.error is not None


@pytest.mark.parametrize(("variant", "players", "nodes"), [("coloured", 2, 500), ("grey", 3, 50)])
@pytest.mark.parametrize("lines", [1, 2])
def test_the_list_of_moves_agrees_with_its_row(
    variant: str, players: int, nodes: int, lines: int
) -> None:
    """The findings: played 4R1, best 4R1, 65.3, above a list without 4R1 that began with 61.9."""
    game = Game(Position.new(players, variant, 1))
    for _, token in random_game(variant, players, 3):
        game.play(token)
    assert game.is_over
    left_out = 0  # of the best moves
    for move in reviewed(game, nodes, lines):
        found = move.lines
        first, *rest = found
        assert (first.move, first.win) == (move.best, move.best_shares)
        assert (first.win[move.seat - 1], first.score[move.seat - 1]) == (move.win, move.score)
        (own,) = (line for line in found if line.move == move.played)
        assert own.win == move.shares
        assert move.win - own.win[move.seat - 1] == pytest.approx(move.cost, abs=1e-9)
        shares = [round(line.win[move.seat - 1], 6) for line in found]
        assert shares == sorted(shares, reverse=True)
        for line in rest:
            assert line.move and first.move
            assert not move.position.are_equivalent(first.move, line.move)
        assert len(found) <= lines + 1
        left_out += len(found) == lines + 1
    assert left_out > 5


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_review_with_deals_adds_up_and_is_that_of_the_page(variant: str, players: int) -> None:
    nodes = 4000
    game: Game | None = None
    for at, token in list(random_game(variant, players, 7))[:40]:
        game = game or Game(at)
        game.play(token)
    assert game is not None
    by = analyst(nodes)
    review = review_game(game, by.search, compare=by.compare)
    moves = list(review)
    if players == 2:
        assert any(move.error for move in moves)
    for move in moves:
        assert move.cost >= 0 and move.points >= 0
        for shares in (move.shares, move.best_shares):
            assert sum(shares) == pytest.approx(1, abs=1e-3)
            assert all(-1e-6 <= share <= 1 + 1e-6 for share in shares)
    account = review.report().account
    assert account is not None
    for seat in account.seats:
        assert seat.start + seat.deals + seat.own + seat.others + seat.ending == seat.result
        assert seat.own <= 0
    question = {"position": str(game.start), "moves": [*map(str, game.tokens)], "nodes": nodes}
    view = json.loads(_core.call("review", json.dumps(question)))
    for ours, theirs in zip(moves, view["moves"], strict=True):
        assert ours.cost == pytest.approx(theirs["cost"] / 10**9, abs=1e-4)
        assert (ours.error or 0) == pytest.approx((theirs["error"] or 0) / 10**9, abs=1e-6)
    begun = {**view, "moves": view["moves"][:20]}
    for known in (view, begun):
        again = _core.call("review", json.dumps({**question, "from": known}))
        assert json.loads(again) == view


# --- What is not compared


def compared(own: Variation, best: Variation, error: float | None = 0.01) -> int:
    """How many lines a review of `own` wants to have compared with each other."""
    game = Game(position(factories="BBRK/YYWW/-/-/-"))
    start = game.position
    counts = [0]
    assert own.move is not None and best.move is not None
    found = {start: best, game.play(own.move): own, start.play(best.move): best}

    def search(at: Position) -> Analysis:
        line = found[at] if at == start else replace(found[at], pv=())
        return Analysis((line,), 1, 1, 1, False)

    def compare(_: Position, lines: Sequence[Variation]) -> Comparison:
        counts.append(len(lines))
        return Comparison(tuple(lines), (None, error), 1, 1, 1, False)

    (move,) = review_game(game, search, compare=compare)
    assert move.error == (error if len(counts) > 1 else None)
    return counts[-1]


def line(move: str, win: float, *, solved: bool = True, exact: bool = False) -> Variation:
    return Variation(Move(move), (win, 1 - win), (0.0, 0.0), (Move(move),), exact, solved)


def test_lines_are_compared_if_they_were_searched_to_the_end_and_seem_to_differ() -> None:
    best = line("1B2", 0.5)
    assert compared(line("2W2", 0.47), best) == 2
    assert compared(line("2W2", 0.47), best, error=None) == 2  # one deal has no spread
    assert compared(line("2W2", 0.49), best) == 0
    assert compared(line("2W2", 0.51), best) == 0
    assert compared(line("2W2", 0.4, solved=False), best) == 0
    assert compared(line("2W2", 0.4), line("1B2", 0.5, solved=False)) == 0
    assert compared(line("2W2", 0.4, exact=True), best) == 2
    assert compared(line("2W2", 0.4, exact=True), line("1B2", 0.5, exact=True)) == 0


def test_proven_lines_keep_their_values() -> None:
    _, found = difference(30_000)
    own, best = found.variations
    at, engine = Position(NO_MISTAKE[0]), Engine(hash_mb=1)
    proven = replace(own, win=(0.0, 1.0), exact=True)
    kept, changed = engine.compare(at, [proven, best], Limit(nodes=30_000), seed=0).variations
    assert kept.win == (0.0, 1.0)
    assert changed.win != best.win


def test_without_time_for_deals_everything_stays_as_it_is() -> None:
    _, found = difference(30_000)
    at, engine, cancel = Position(NO_MISTAKE[0]), Engine(hash_mb=1), Cancellation()
    lines = [replace(each, error=None) for each in found.variations]
    cancel.cancel()
    for none in (
        engine.compare(at, lines, Limit(ms=60_000), cancel=cancel),
        engine.compare(at, lines, Limit(nodes=1)),
        engine.compare(at, lines, Limit(depth=3)),
    ):
        assert (none.deals, none.errors) == (0, (None, None))
        assert list(none.variations) == lines
    assert engine.compare(at, lines, Limit(nodes=1), cancel=cancel).cancelled


def test_lines_that_cannot_be_played_are_refused() -> None:
    _, found = difference(30_000)
    at, engine = Position(NO_MISTAKE[0]), Engine(hash_mb=1)
    own, best = found.variations
    with pytest.raises(IllegalMoveError):
        engine.compare(at, [own, replace(best, pv=(*best.pv[:1], best.pv[0]))])
    with pytest.raises(EvoraError, match="begin with a move"):
        engine.compare(at, [own, replace(best, move=None)])
    with pytest.raises(EvoraError, match="begins with its move"):
        engine.compare(at, [own, replace(best, move=own.move)])
