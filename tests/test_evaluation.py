"""The features and weights of the fitted evaluation, as the library shows them."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest
from positions import SETTINGS, board, position, random_positions

from evora import VARIANTS, EvoraError, InvalidPositionError, Position, WrongTypeError
from evora.evaluation import FEATURES, STAGES, evaluate, features, stage, terms, vectors, weights

NO_WALL = "/".join(["....."] * 5)


def between_rounds(variant: str, players: int) -> list[Position]:
    found = random_positions(variant, players, 300, seed=11)
    return [Position.new(players, variant), *(now for now in found if now.phase == "deal")]


def test_names_are_distinct_and_readable() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == 648
    assert FEATURES[:2] == ("starter", "score")
    assert all(re.fullmatch(r"[a-z][a-z0-9 ,#.]*", name) for name in FEATURES)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_the_evaluation_is_the_weighted_sum_of_the_features(variant: str, players: int) -> None:
    fitted = weights(players, variant)
    for now in between_rounds(variant, players):
        at = stage(now)
        utilities = [
            sum(fitted.utility[at][name] * value for name, value in seen.items())
            for seen in features(now)
        ]
        powers = [math.exp(utility) for utility in utilities]
        found = evaluate(now)
        assert found.win == pytest.approx([power / sum(powers) for power in powers], abs=1e-4)
        scores = [
            now.scores[seat]
            + fitted.points[at]
            + sum(fitted.score[at][name] * value for name, value in seen.items())
            for seat, seen in enumerate(features(now))
        ]
        assert found.score == pytest.approx(scores, abs=1e-2)
        for seat, utility in enumerate(utilities, 1):
            worth = terms(now, seat)
            assert sum(term.utility for term in worth) == pytest.approx(utility)
            assert [abs(term.utility) for term in worth] == sorted(
                (abs(term.utility) for term in worth), reverse=True
            )


def test_vectors_have_the_order_of_the_names() -> None:
    for now in between_rounds("grey", 3):
        for vector, seen in zip(vectors(now), features(now), strict=True):
            assert len(vector) == len(FEATURES)
            named = zip(FEATURES, vector, strict=True)
            assert {name: value for name, value in named if value} == seen


def test_features_of_a_board() -> None:
    now = position(board(7, "-/R/-/-/-", wall=f"B....{NO_WALL[5:]}"), phase="deal")
    first, second = features(now)
    assert (first["starter"], first["score"]) == (1.0, 7.0)
    assert "starter" not in second and "score" not in second  # 0 is left out
    assert first["row 1 #...."] == 1.0
    assert second["row 1 ....."] == 1.0
    assert second["colour in rows ....."] == 5.0  # one for each colour
    assert stage(now) == 1


def family(name: str) -> str:
    """A name without its numbers and patterns."""
    return re.sub(r"\d+", "1", re.sub(r"[#.]{5}", "#", name))


def test_the_page_describes_every_kind_of_feature() -> None:
    page = (Path(__file__).parent.parent / "docs" / "engine.md").read_text("utf-8")
    rows = page.partition("| feature | value |")[2].partition("\n\n")[0].splitlines()
    cells = [row.split("|")[1] for row in rows if row]
    named = {family(name) for cell in cells for name in re.findall("`([^`]+)`", cell)}
    assert named == {family(name) for name in FEATURES}
    assert f"{len(FEATURES)} features" in page


def test_weights_are_those_of_the_setting() -> None:
    assert all(len(weights(2, variant).utility) == STAGES for variant in VARIANTS)
    assert weights(2, "grey") != weights(2, "coloured") != weights(3, "coloured")
    assert weights(2, "grey").utility[2]["score"] > 0


def test_what_cannot_be_evaluated() -> None:
    offer = position(factories="BBRK")
    for call in (features, vectors, stage, evaluate):
        with pytest.raises(EvoraError, match="expected one between rounds, at deal, got one at"):
            call(offer)
        wrong: Any = str(offer)
        with pytest.raises(WrongTypeError, match="position: expected a position, got str"):
            call(wrong)
    with pytest.raises(InvalidPositionError, match="seat: expected 1 to 2, got 3"):
        terms(Position.new(), 3)
    with pytest.raises(InvalidPositionError, match="players: expected 2, 3 or 4, got 5"):
        weights(5, "grey")
    with pytest.raises(InvalidPositionError, match="did you mean grey"):
        weights(2, "gray")
