"""What Python code gets is a value: copied, pickled, compared, a dict key, plain for JSON."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from positions import SETTINGS, board, position, random_game, random_positions

import evora
from evora import (
    ACTION_COUNT,
    Board,
    EvoraError,
    Game,
    IllegalMoveError,
    IllegalReason,
    InvalidMoveError,
    InvalidPositionError,
    LegalMoves,
    Move,
    Place,
    Position,
    WrongTypeError,
)
from evora.batch import Batch

OFFER = position(board(5, "-/R/-/-/-", floor="W"), factories="BBRK/YYKW")


def everything() -> list[Any]:
    """A value of every kind that a game meets, from all settings."""
    values: list[Any] = []
    for variant, players in SETTINGS:
        for now, token in random_game(variant, players, 4):
            values += now.play_with_events(token)[1]
            values += now.closing_rows
            values += (now.legal_moves, *now.boards)
            if isinstance(token, Move):
                values.append(now.preview(token))
    reasons = (OFFER.why_illegal(action) for action in range(ACTION_COUNT))
    return [*values, *(reason for reason in reasons if reason)]


def test_every_value_is_pickled_copied_and_a_key() -> None:
    kinds = set()
    for value in everything():
        again = pickle.loads(pickle.dumps(value))
        assert type(again) is type(value)
        assert again == value == copy.copy(value) == copy.deepcopy(value)
        assert hash(again) == hash(value)
        assert {value: 1}[again] == 1
        assert str(again) == str(value)
        if not isinstance(value, LegalMoves):
            assert eval(repr(value), dict(vars(evora))) == value
        kinds.add(type(value).__name__)
    events = {kind.__name__ for kind in evora.Event.__args__}
    assert kinds >= events | {"ClosingRow", "Preview", "Board", "LegalMoves", "IllegalReason"}


def test_a_game_is_pickled_and_copied() -> None:
    game = Game(tags={"Seat1": "A"})
    for _, token in random_game("grey", 2, 3):
        if not game.is_over:
            start = Position.new(2, "grey") if not game.tokens else None
            game = Game(start, game.tags) if start else game
            game.play(token)
    game.comment("the end")
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again == game
        again.tags["Seat1"] = "B"
        assert again != game


# --- Records


def test_records_are_made_by_their_fields() -> None:
    place = Place("line", 1, number=3, space=2)
    assert place == Place(kind="line", seat=1, number=3, space=2)
    assert (place.kind, place.seat, place.number, place.space) == ("line", 1, 3, 2)
    assert place.as_dict() == {"kind": "line", "seat": 1, "number": 3, "space": 2}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("bog", 0, 0, 0), "kind: expected bag, lid, factory, centre, line or floor, got 'bog'"),
        ((None, 0, 0, 0), "kind: expected .*, got None"),
        (("bag", 0, 0), "Place: expected a value for space"),
        (("bag", 0, 0, 0, 0), "Place: expected 4 values"),
        (("bag", 0, "1", 0), "number: expected int, got str"),
    ],
)
def test_bad_records(arguments: tuple[Any, ...], problem: str) -> None:
    with pytest.raises(EvoraError, match=problem):
        Place(*arguments)


def test_a_reason_has_the_parts_that_its_kind_names() -> None:
    with pytest.raises(EvoraError, match="the parts that its kind names"):
        IllegalReason("line_holds", None, None, None, None, None, None)
    reason = OFFER.why_illegal("6B1")
    assert reason is not None
    assert str(reason) == "there is no factory 6 with 2 players"
    assert reason.players == 2


def test_boards_are_read_from_their_text() -> None:
    text = board(5, "-/R/-/-/-", floor="W")
    assert Board(text) == OFFER.boards[0]
    assert repr(Board(text)) == f"Board('{text}')"
    with pytest.raises(InvalidPositionError, match="board: expected score;lines;wall;floor"):
        Board("5")


# --- Action ids


@pytest.mark.parametrize("number", [np.int64, np.int32, np.uint16, np.array])
def test_whatever_has_an_index_is_an_action_id(number: Any) -> None:
    action = OFFER.legal_moves[3].action
    given = number(action)
    assert OFFER.play(given) == OFFER.play_unchecked(given) == OFFER.play(action)
    assert OFFER.play_with_events(given) == OFFER.play_with_events(action)
    assert OFFER.preview(given) == OFFER.preview(action)
    assert OFFER.why_illegal(given) is None
    assert OFFER.are_equivalent(given, str(Move.from_action(given)))
    assert given in OFFER.legal_moves
    assert OFFER.legal_moves.index(given) == 3
    assert OFFER.legal_moves.by_action(given) == Move.from_action(given) == OFFER.legal_moves[3]
    assert Game(OFFER).play(given) == OFFER.play(action)


def test_a_policy_plays_its_best_legal_move() -> None:
    logits = np.full(ACTION_COUNT, -np.inf)
    logits[OFFER.legal_moves.actions()] = 0.0
    assert OFFER.play(logits.argmax()) == OFFER.play(OFFER.legal_moves[0])


@pytest.mark.parametrize("wrong", [None, 3.5, np.float64(3), np.array([1.5]), b"1B1", [31]])
def test_what_names_no_move(wrong: Any) -> None:
    calls: list[Any] = [OFFER.play, OFFER.play_with_events, OFFER.play_unchecked, OFFER.preview]
    for call in (*calls, OFFER.why_illegal, OFFER.legal_moves.by_action, Move.from_action):
        with pytest.raises(WrongTypeError, match=f"got {type(wrong).__name__}"):
            call(wrong)
    with pytest.raises(WrongTypeError):
        Game(OFFER).play(wrong)
    assert wrong not in OFFER.legal_moves
    assert OFFER.legal_moves.count(wrong) == 0


# --- Legal moves


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_legal_moves_are_a_sequence(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 20, seed=3):
        moves, listed = now.legal_moves, list(now.legal_moves)
        assert isinstance(moves, Sequence)
        assert list(reversed(moves)) == listed[::-1]
        for part in (slice(2), slice(1, None), slice(None, None, -2), slice(-3, -1)):
            assert moves[part] == tuple(listed[part])
        for at, move in enumerate(listed):
            assert moves.index(move) == moves.index(str(move)) == moves.index(move.action) == at
            assert moves.count(move) == 1
        assert moves == Position(str(now)).legal_moves
        assert hash(moves) == hash(Position(str(now)).legal_moves)


def test_legal_moves_differ() -> None:
    moves = OFFER.legal_moves
    assert moves != OFFER.play(moves[0]).legal_moves
    assert moves != list(moves)
    with pytest.raises(ValueError, match="not in"):
        moves.index("2B1")
    with pytest.raises(ValueError, match="not in"):
        moves.index(moves[0], 1)
    with pytest.raises(InvalidMoveError):
        assert "nonsense" in moves
    with pytest.raises(IndexError):
        moves[len(moves)]


# --- Who is to move


def test_seat_to_move() -> None:
    assert OFFER.seat_to_move == OFFER.to_move == 1
    for now in (Position.new(), OFFER.playout(1)):
        assert now.to_move is None
        with pytest.raises(IllegalMoveError, match=f"nobody is to move at {now.phase}"):
            _ = now.seat_to_move


# --- As plain values


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_positions_as_dicts_and_back(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 40, seed=5):
        values = now.as_dict()
        assert Position.from_dict(json.loads(json.dumps(values))) == now
        assert values["players"] == players
        for name in ("phase", "to_move", "centre", "marker", "round"):
            assert values[name] == getattr(now, name)
        for name in ("factories", "bag", "lid"):
            assert values[name] == list(getattr(now, name))
        assert values["boards"] == [each.as_dict() for each in now.boards]
        assert [each["score"] for each in values["boards"]] == list(now.scores)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"phase": "later"}, "phase: expected deal, offer, tiling or over, got 'later'"),
        ({"boards": None}, "boards: expected a value"),
        ({"boards": [{}]}, "score: expected a value"),
        ({"bag": [1, 2]}, "bag: expected five counts"),
        ({"bag": [20, 20, 20, 20, 20]}, "tiles: expected 20 tiles"),
        ({"factories": "BBRK"}, "factories: expected a list, got str"),
        ({"variant": "gray"}, "variant: expected coloured or grey"),
        ({"centre": "B R"}, "centre|fields|expected"),
    ],
)
def test_dicts_that_are_no_position(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(EvoraError, match=problem):
        Position.from_dict(OFFER.as_dict() | change)


def test_numbers_of_leaves_and_games_are_checked() -> None:
    with pytest.raises(EvoraError, match="depth: expected 0 or more, got -1"):
        OFFER.perft(-1)
    with pytest.raises(EvoraError, match="games: expected 0 or more, got -1"):
        evora.run_playouts(OFFER, -1, 1)


NUMBERS: dict[str, tuple[Callable[[Any], object], int]] = {
    "players": (Position.new, 2),
    "start": (lambda number: Position.new(2, "grey", number), 1),
    "seat": (OFFER.projected_score, 1),
    "seat of a wall": (OFFER.open_spaces, 2),
    "seat of a winner": (lambda number: OFFER.winners_among([number]), 1),
    "depth": (OFFER.perft, 1),
    "seed": (OFFER.playout, 3),
    "seed of playouts": (lambda number: evora.run_playouts(OFFER, 1, number), 3),
    "games": (lambda number: evora.run_playouts(OFFER, number, 1), 2),
    "players of a seed": (evora.Seed("7").start_player, 3),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_of_every_kind(name: str) -> None:
    call, good = NUMBERS[name]
    assert call(good) == call(np.int32(good))
    field = name.split(maxsplit=1)[0]
    for wrong in (None, "1", 1.0, [1]):
        with pytest.raises(WrongTypeError, match=f"{field}: expected a whole number, got "):
            call(wrong)
    if field != "games":  # so many are not too many, only long
        for wrong in (-1, -(2**70)):
            with pytest.raises(EvoraError, match=f"{field}: expected .*, got "):
                call(wrong)
    if field not in ("games", "depth"):
        with pytest.raises(EvoraError, match=f"{field}: expected .*, got "):
            call(2**70)


@pytest.mark.parametrize("number", [0, 7, -7, 2**70, int("1" * 64)])
def test_a_seed_from_a_number_is_that_of_its_text(number: int) -> None:
    assert evora.Seed(number) == evora.Seed(str(number))
    assert Batch(2, seed=number).game_seed(1) == Batch(2, seed=str(number)).game_seed(1)


def test_numbers_of_other_kinds_as_seeds() -> None:
    assert evora.Seed(np.int64(7)) == evora.Seed("7")
    wrong: Any
    for wrong in (True, np.bool_(True), 7.0, None, b"7", [7]):
        for use in (evora.Seed, lambda seed: Batch(2, seed=seed)):
            if wrong is None and use is not evora.Seed:
                continue  # a batch without a seed takes one of its own
            with pytest.raises(WrongTypeError, match="expected a seed as text or as a whole"):
                use(wrong)


def test_seats_of_winners_are_any_iterable() -> None:
    end = OFFER.playout(1)
    assert end.winners_among({1, 2}) == end.winners_among(iter((1, 2))) == end.winners
    assert end.decided_among(range(1, 3)) == end.decided_by
    assert end.decided_among([]) is None
    wrong: Any = 1
    with pytest.raises(WrongTypeError, match="seats: expected a list of seats, got int"):
        end.winners_among(wrong)
