"""The lessons: positions are real, accepted moves legal, and what the texts claim is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from evora import Position, TilePlaced

ROOT = Path(__file__).parents[2]
LESSONS: list[dict[str, Any]] = json.loads(
    (ROOT / "web/src/learn/lessons.json").read_text(encoding="utf-8")
)
TASKS: dict[str, dict[str, Any]] = {
    task["id"]: task for lesson in LESSONS for task in lesson["tasks"]
}
MOVE_TASKS = [name for name, task in TASKS.items() if "right" in task]
LEARNER = 1


def fields(position: Position, move: str) -> dict[str, Any]:
    """What the server says of a legal move (LegalMove), as far as the lessons use it."""
    chosen = next(each for each in position.legal_moves if str(each) == move)
    preview = position.preview(chosen)
    return {
        "source": chosen.source,
        "colour": chosen.colour,
        "destination": chosen.destination,
        "falls": preview.falls,
        "completes": preview.completes,
        "points": preview.points,
        "projected_score": preview.projected_score,
    }


def fits(when: dict[str, Any], move: str, moves: dict[str, dict[str, Any]]) -> bool:
    wanted = dict(when)
    most = wanted.pop("most", None)
    if most and moves[move][most] < max(each[most] for each in moves.values()):
        return False
    return all(
        moves[move][name] in (value if isinstance(value, list) else [value])
        for name, value in wanted.items()
    )


def legal(name: str) -> dict[str, dict[str, Any]]:
    position = Position(TASKS[name]["position"])
    return {str(move): fields(position, str(move)) for move in position.legal_moves}


def accepted(name: str) -> set[str]:
    moves = legal(name)
    return {move for move in moves if fits(TASKS[name]["right"], move, moves)}


def after(name: str, move: str) -> Position:
    return Position(TASKS[name]["position"]).play(move)


def said(name: str, move: str) -> str | None:
    moves = legal(name)
    for answer in TASKS[name]["wrong"]:
        if fits(answer["when"], move, moves):
            return str(answer["say"])
    return None


@cache
def attributes() -> dict[str, set[str]]:
    text = (ROOT / "src/evora/locales/en/web-learn.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


def test_there_are_about_a_dozen_with_names_of_their_own() -> None:
    names = [lesson["id"] for lesson in LESSONS]
    assert 10 <= len(names) == len(set(names)) <= 12
    assert len(TASKS) == sum(len(lesson["tasks"]) for lesson in LESSONS)


@pytest.mark.parametrize("name", TASKS)
def test_positions_are_valid_and_the_learner_moves(name: str) -> None:
    text = TASKS[name]["position"]
    position = Position(text)
    assert str(position) == text
    assert position.players == 2
    assert position.to_move == LEARNER


@pytest.mark.parametrize("name", MOVE_TASKS)
def test_something_is_right_and_something_wrong(name: str) -> None:
    assert accepted(name)
    assert set(legal(name)) - accepted(name)


@pytest.mark.parametrize("name", MOVE_TASKS)
def test_every_wrong_move_gets_an_answer_and_every_answer_a_move(name: str) -> None:
    answers = {said(name, move) for move in set(legal(name)) - accepted(name)}
    assert answers == {answer["say"] for answer in TASKS[name]["wrong"]}


def expected_texts() -> Iterator[tuple[str, set[str]]]:
    for lesson in LESSONS:
        yield f"lesson-{lesson['id']}", {"about"}
        for task in lesson["tasks"]:
            wrong = {answer["say"] for answer in task.get("wrong", [{"say": "score"}])}
            yield f"task-{task['id']}", {"hint", "right", *(f"wrong-{say}" for say in wrong)}


@pytest.mark.parametrize(("key", "names"), list(expected_texts()))
def test_everything_has_its_words(key: str, names: set[str]) -> None:
    assert attributes()[key] == names


# --- What the texts claim


def test_take_fills_the_second_line() -> None:
    assert accepted("take") == {"1B2"}
    assert after("take", "1B2").boards[0].lines[1] == "BB"


def test_rest_gathers_four_white_tiles() -> None:
    for move in legal("rest"):
        assert (after("rest", move).centre.count("W") == 4) == (move in accepted("rest"))


def test_centre_brings_the_marker_and_one_point_of_cost() -> None:
    for move in legal("centre"):
        board = after("centre", move).boards[0]
        assert (board.floor == "1" and board.floor_cost == 1) == (move in accepted("centre"))


def test_colour_completes_the_third_line_exactly() -> None:
    assert accepted("colour") == {"2R3"}
    assert after("colour", "2R3").boards[0].lines[2] == "RRR"
    assert said("colour", "5R3") == "fell"


def test_overflow_loses_one_tile_and_the_floor_six_points() -> None:
    assert accepted("overflow") == {"0W5"}
    white = [each for each in legal("overflow").values() if each["colour"] == "W"]
    assert min(each["falls"] for each in white) == 1
    assert {each["falls"] for each in white} == {1, 3, 4}
    assert after("overflow", "0W0").boards[0].floor_cost == 6


def test_wall_leaves_one_line_for_both_tiles() -> None:
    moves = legal("wall")
    both = {
        move
        for move, each in moves.items()
        if each["colour"] == "B" and each["falls"] == 0 and each["destination"]
    }
    assert both == accepted("wall") == {"1B5"}
    assert {each["destination"] for each in moves.values() if each["colour"] == "B"} == {0, 1, 5}


def test_tiling_scores_one_two_and_three() -> None:
    position, events = Position(TASKS["tiling"]["position"]).play_with_events("0B3")
    placed = [each.points for each in events if isinstance(each, TilePlaced)]
    assert accepted("tiling") == {"0B3"}
    assert placed[:3] == [1, 2, 3]
    assert position.boards[0].score == 6
    assert position.boards[0].lines[3] == "W"


def test_runs_has_four_lines_to_complete_and_one_best() -> None:
    moves = legal("runs")
    exact = {each["destination"]: each["points"] for each in moves.values() if not each["falls"]}
    assert exact == {2: 2, 3: 4, 4: 6, 5: 4}
    assert accepted("runs") == {"0K4"}


def test_costs_are_lowest_in_the_fourth_line() -> None:
    assert accepted("costs") == {"0R4"}
    scores = {move: after("costs", move).scores[0] for move in legal("costs")}
    assert scores == {"0R0": 0, "0R1": 6, "0R2": 7, "0R4": 9, "0R5": 8}
    assert legal("costs")["0R2"]["points"] > legal("costs")["0R4"]["points"] == 3


def test_row_ends_the_game_with_a_win() -> None:
    for move in legal("row"):
        position = after("row", move)
        assert position.is_over == (move in accepted("row"))
    assert after("row", "0R1").winners == (LEARNER,)


def test_bonus_is_won_by_the_column_only() -> None:
    for move in legal("bonus"):
        position = after("bonus", move)
        assert position.is_over
        assert (position.winners == (LEARNER,)) == (move in accepted("bonus"))
    assert legal("bonus")["0K2"]["points"] > legal("bonus")["0K4"]["points"]


def test_grey_scores_five_in_the_third_column() -> None:
    assert {move: each["points"] for move, each in legal("grey").items()} == {
        "2@1": 1,
        "2@3": 5,
        "2@5": 2,
    }
    assert accepted("grey") == {"2@3"}


def reply(position: Position) -> str:
    """The opponent of the lessons (web/src/learn/lessons.ts)."""
    moves = [str(move) for move in position.legal_moves]
    previews = {move: fields(position, move) for move in moves}
    return max(
        moves, key=lambda move: (previews[move]["projected_score"], -previews[move]["falls"])
    )


@cache
def best_round(text: str) -> int:
    position = Position(text)
    if position.phase != "offer":
        return position.scores[0]
    if position.to_move != LEARNER:
        return best_round(str(position.play(reply(position))))
    return max(best_round(str(position.play(move))) for move in position.legal_moves)


def test_round_can_be_won_and_is_won_by_plain_play() -> None:
    task = TASKS["round"]
    position = Position(task["position"])
    assert best_round(task["position"]) > task["score"]
    while position.phase == "offer":
        position = position.play(reply(position))
    assert position.scores[0] >= task["score"]
