"""What `evora analyse` prints of results that are known."""

from __future__ import annotations

import pytest

from evora import Game, Move, Position, Seed
from evora._core import ValuedMove
from evora.cli.analyse_report import (
    error_lines,
    game_lines,
    move_json,
    move_lines,
    position_json,
    position_lines,
    summary_lines,
    total_json,
)
from evora.review import ReviewedMove, summarise
from evora.search import Analysis, Variation, native_variation
from evora.texts import languages, speaking


def dealt(players: int) -> Position:
    position = Position.new(players)
    return position.play(Seed("7").deal(position))


def variation(
    moves: str, win: tuple[float, ...], score: tuple[float, ...], proof: str = ""
) -> Variation:
    pv = tuple(map(Move, moves.split()))
    exact = proof == "exact"
    return Variation(pv[0] if pv else None, win, score, pv, exact, exact or proof == "solved")


def analysis(*variations: Variation) -> Analysis:
    return Analysis(variations, nodes=1234, depth=5, ms=67, cancelled=False)


def reviewed(
    seat: int, cost: float, game: int = 1, number: int = 2, error: float | None = None
) -> ReviewedMove:
    at = dealt(2) if seat == 1 else dealt(2).play(dealt(2).legal_moves[0])

    def line(moves: str, win: float, score: float) -> ValuedMove:
        by_seat = ((win, 1 - win), (score, 20.0))
        shares, scores = by_seat if seat == 1 else (pair[::-1] for pair in by_seat)
        return native_variation(variation(moves, shares, scores))

    own, best = line("1B3", 0.75 - cost, 30.25), line("2K3 0W1", 0.75, 31.5)
    return ReviewedMove(at, own, best, number, game, error)


# --- A position


def test_two_players_have_one_chance_and_the_table_no_empty_column() -> None:
    found = analysis(
        variation("1B3 2K3", (0.502, 0.498), (30.31, 9.96)),
        variation("2K3", (0.05, 0.95), (1.0, 30.0)),
    )
    assert list(position_lines(dealt(2), found)) == [
        "Round 1, factory offer: seat 1 to move",
        "",
        "#  move  win %  points by seat  line",
        "1  1B3    50.2     30.3   10.0  1B3 2K3",
        "2  2K3     5.0      1.0   30.0  2K3",
        "",
        "depth 5, 1,234 nodes, 67 ms",
    ]


def test_three_players_have_a_chance_each_and_the_one_to_move_its_own_column() -> None:
    position = dealt(3).play(dealt(3).legal_moves[0])
    found = analysis(variation("2K3", (0.2, 0.5, 0.3), (1.0, 2.0, 3.0), "solved"))
    assert list(position_lines(position, found))[:4] == [
        "Round 1, factory offer: seat 2 to move",
        "",
        "#  move  win %        win % by seat       points by seat  proof   line",
        "1  2K3    50.0   20.0   50.0   30.0    1.0    2.0    3.0  solved  2K3",
    ]


@pytest.mark.parametrize(
    ("proofs", "notes"),
    [
        (["", ""], []),
        (["exact", ""], ["exact: proven, to the end of the game"]),
        (["", "solved"], ["solved: searched to the end of the round"]),
        (
            ["solved", "exact"],
            [
                "exact: proven, to the end of the game",
                "solved: searched to the end of the round",
            ],
        ),
    ],
)
def test_marks_are_explained_if_they_occur(proofs: list[str], notes: list[str]) -> None:
    found = analysis(*(variation("1B3", (0.5, 0.5), (1.0, 1.0), proof) for proof in proofs))
    lines = list(position_lines(dealt(2), found))
    assert lines[6:-1] == notes
    assert ("proof" in lines[2]) == bool(notes)


def test_positions_without_moves() -> None:
    found = analysis(variation("", (0.25, 0.75), (30.26, 31.0)))
    assert list(position_lines(Position.new(2), found)) == [
        "Before the deal of round 1",
        "",
        "seat  win %  expected points",
        "   1   25.0             30.3",
        "   2   75.0             31.0",
    ]


# --- A game


def test_what_stands_above_the_moves() -> None:
    game = Game(Position.new(2), {"Seat2": "Eve\x1b[2J" + "x" * 30})
    assert list(game_lines(game, 3)) == [
        "Game 3: 2 players, coloured side, not finished",
        f"Seat 2: Eve?[2J{'x' * 15}..",
        "",
        "No move has been played.",
    ]
    game.play(Seed("7").deal(game.position))
    game.play(game.position.legal_moves[0])
    game.end_early("time", [1])
    *_, heads = lines = list(game_lines(game, 3))
    assert lines[0].endswith("coloured side, out of time")
    assert heads == "position  round  seat  played  best  win %  cost %     ±  points"


@pytest.mark.parametrize(
    ("cost", "grade"), [(0.0, ""), (0.05, "inaccuracy"), (0.1, "mistake"), (0.75, "blunder")]
)
def test_a_move(cost: float, grade: str) -> None:
    (line,) = move_lines(reviewed(1, cost), lines=False)
    row = f"       2      1     1     1B3   2K3   75.0  {100 * cost:6.1f}           1.2"
    assert line == (f"{row}  {grade}" if grade else row)


def test_how_far_off_a_cost_may_be() -> None:
    move = reviewed(1, 0.1, error=0.0123)
    (line,) = move_lines(move, lines=False)
    assert line == "       2      1     1     1B3   2K3   75.0    10.0   1.2     1.2  mistake"
    assert list(error_lines([reviewed(1, 0.1)])) == []
    assert list(error_lines([reviewed(1, 0.1), move])) == [
        "",
        "±: standard error, from random deals of the next round",
    ]
    words = list(summary_lines(summarise([move], 2), [move], with_game=False))[-1]
    assert "cost 10.0 ±1.2 % and" in words
    assert move_json(move)["error"] == 0.0123


def test_a_move_with_the_best_ones_below() -> None:
    assert list(move_lines(reviewed(2, 0.1), lines=True))[1:] == [
        "      #  move  win %  points by seat  line",
        "      1  2K3    75.0     20.0   31.5  2K3 0W1",
        "      2  1B3    65.0     20.0   30.2  1B3",
    ]


def test_heads_and_moves_are_aligned_in_every_language() -> None:
    game = Game(Position.new(2))
    game.play(Seed("7").deal(game.position))
    game.play(game.position.legal_moves[0])
    for language in languages():
        with speaking(language):
            *_, heads = game_lines(game, 1)
            (row,) = move_lines(reviewed(1, 0.0), lines=False)
        assert len(heads) == len(row)


def test_the_summary() -> None:
    moves = [reviewed(1, 0.2), reviewed(1, 0.0), reviewed(2, 0.06, game=2, number=1001)]
    assert list(summary_lines(summarise(moves, 2), moves, with_game=False)) == [
        "seat  moves  cost %/move  points/move  inaccuracies  mistakes  blunders",
        "   1      2        10.00         1.25             0         0         1",
        "   2      1         6.00         1.25             1         0         0",
        "",
        "Biggest mistakes",
        "  position 2, round 1, seat 1: 1B3, best 2K3; "
        "win 75.0 % to 55.0 %, cost 20.0 % and 1.2 points",
        "  position 1001, round 1, seat 2: 1B3, best 2K3; "
        "win 75.0 % to 69.0 %, cost 6.0 % and 1.2 points",
    ]
    lines = list(summary_lines(summarise(moves, 2), moves, with_game=True))
    assert lines[-1].startswith("  game 2, position 1001, round 1, seat 2: ")
    good = [reviewed(1, 0.04)]
    lines = list(summary_lines(summarise(good, 2), good, with_game=False))
    assert lines[-1] == "No mistakes: no move cost 5 % or more."


# --- JSON


def test_objects() -> None:
    found = analysis(variation("2K3 0W1", (0.123456789, 0.876543211), (1.23456, 2.0), "exact"))
    assert position_json(dealt(2), found) == {
        "type": "position",
        "position": str(dealt(2)),
        "phase": "offer",
        "to_move": 1,
        "lines": [
            {
                "move": "2K3",
                "win": [0.123457, 0.876543],
                "score": [1.235, 2.0],
                "pv": ["2K3", "0W1"],
                "exact": True,
                "solved": True,
            }
        ],
        "nodes": 1234,
        "depth": 5,
        "ms": 67,
        "cancelled": False,
    }
    move = reviewed(2, 0.2, game=3)
    assert (
        move_json(move).items()
        >= {
            **{"type": "move", "game": 3, "number": 2, "round": 1, "seat": 2},
            **{"move": "1B3", "best": "2K3", "win": 0.75, "cost": 0.2, "score": 31.5},
            **{"points": 1.25, "grade": "blunder", "error": None},
        }.items()
    )
    assert move_json(move)["lines"] == [
        {
            **{"move": moves[:3], "pv": moves.split(), "win": [round(1 - win, 6), win]},
            **{"score": [20, score], "exact": False, "solved": False, "error": None},
        }
        for moves, win, score in (("2K3 0W1", 0.75, 31.5), ("1B3", 0.55, 30.25))
    ]
    summary = total_json(1, summarise([move], 2), [move])
    assert (summary["type"], summary["games"]) == ("total", 1)
    assert summary["seats"] == [
        {
            **{"seat": seat, "moves": moves, "mean_cost": cost, "mean_points": points},
            **{"inaccuracies": 0, "mistakes": 0, "blunders": moves, "accuracy": accuracy},
        }
        for seat, moves, cost, points, accuracy in (
            (1, 0, 0.0, 0.0, None),
            (2, 1, 0.2, 1.25, 25.0),
        )
    ]
    assert [item["number"] for item in summary["biggest"]] == [2]
