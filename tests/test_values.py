"""Values: immutable, hashable, comparable, copyable, picklable, with a text that reads back."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from positions import SETTINGS, board, position, random_game, random_positions

import evora
from evora import (
    ACTION_COUNT,
    COLOURED,
    COLOURS,
    FACTORIES,
    FLOOR_COSTS,
    GREY,
    WALL,
    Deal,
    InvalidPositionError,
    Move,
    Position,
    Seed,
    Variant,
    WrongTypeError,
)

Value = Position | Move | Deal | Seed | Variant

VALUES: list[Value] = [
    Position.new(2),
    Position.new(4, "grey", 3),
    position(board(240, "-/RR/-/BB/-", floor="1YW"), factories="BBRK", centre="W"),
    position(board(lines="B/-/-/-/-"), variant="grey", phase="tiling"),
    position(phase="over", idle=3),
    Move("3R2"),
    Move("0B0"),
    Move("2@4"),
    Deal("=BBRK/YYWW/RKKW/BYRK/BRWW"),
    Deal("=YYYK/KKK/-/-/-/-/-/-/-"),
    Seed("7"),
    Seed("0" * 64),
    COLOURED,
    GREY,
]

each_value = pytest.mark.parametrize("value", VALUES, ids=lambda value: str(value)[:30])


@each_value
def test_str_reads_back(value: Value) -> None:
    again = type(value)(str(value))
    assert again == value
    assert str(again) == str(value)


@each_value
def test_repr_evaluates_back(value: Value) -> None:
    again = eval(repr(value), dict(vars(evora)))
    assert again == value
    assert type(again) is type(value)


@each_value
def test_equal_values_have_equal_hashes(value: Value) -> None:
    again = type(value)(str(value))
    assert again is not value
    assert (value != again) is False
    assert hash(again) == hash(value)
    assert len({value, again}) == 1
    assert {value: 1}[again] == 1


def test_different_values_differ() -> None:
    assert len(set(VALUES)) == len(VALUES)
    for i, one in enumerate(VALUES):
        for k, other in enumerate(VALUES):
            assert (one == other) == (i == k)
            assert (one != other) == (i != k)


@each_value
@pytest.mark.parametrize("other", [None, 0, "", 3.5, (), object()])
def test_other_things_are_never_equal(value: Value, other: object) -> None:
    assert value != other
    assert (value == other) is False


@each_value
def test_short_values_equal_their_text(value: Value) -> None:
    """`position.variant == "grey"` must not be false without a word; long texts are parsed."""
    equal = not isinstance(value, Position | Seed)
    assert (value == str(value)) is equal
    assert (str(value) == value) is equal
    assert (value != str(value)) is not equal
    assert (str(value) in {value: 1}) is equal
    assert value != str(value).lower() + " "


@each_value
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickling(value: Value, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))
    assert again == value
    assert type(again) is type(value)
    assert str(again) == str(value)


@each_value
def test_copies(value: Value) -> None:
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value
    assert copy.deepcopy([value, {"key": value}]) == [value, {"key": value}]


@each_value
def test_no_attribute_can_be_set_or_deleted(value: Value) -> None:
    names = [name for name in dir(value) if not name.startswith("_")]
    before = str(value)
    for name in [*names, "something_new"]:
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)
    assert str(value) == before


@each_value
@pytest.mark.filterwarnings("ignore:nanobind:RuntimeWarning")
def test_a_value_cannot_be_initialised_again(value: Any) -> None:
    before = str(value)
    other = {Position: str(Position.new(3)), Move: "1B1", Deal: "=-/-/-/-/-", Seed: "8"}
    with pytest.raises(TypeError):
        value.__init__(other.get(type(value), "grey"))
    assert str(value) == before


@pytest.mark.parametrize("kind", [Position, Move, Deal, Seed, Variant])
@pytest.mark.parametrize("wrong", [None, 7, 3.5, b"3R2", ["3R2"]])
def test_only_texts_are_read(kind: Any, wrong: object) -> None:
    if kind is Seed and wrong == 7:
        assert Seed(7) == Seed("7")
        return
    with pytest.raises(TypeError) as caught:
        kind(wrong)
    assert isinstance(caught.value, WrongTypeError)
    expected = "as text or as a whole number" if kind is Seed else "as text"
    assert str(caught.value).endswith(f"{expected}, got {type(wrong).__name__}")


# --- Positions


def test_playing_does_not_change_the_original() -> None:
    for variant, players in SETTINGS:
        for now, token in random_game(variant, players, 9):
            text, code = str(now), hash(now)
            after, _ = now.play_with_events(token)
            assert now.play(token) == after
            if isinstance(token, Move):
                now.play_unchecked(token.action)
                now.preview(token)
            list(now.legal_moves)
            now.projected_score(1)
            assert str(now) == text
            assert hash(now) == code
            assert now != after


def test_playouts_do_not_change_the_original() -> None:
    start = Position.new(3)
    text = str(start)
    assert start.playout(1).is_over
    assert start.perft(1) == 1
    assert str(start) == text


def test_legal_moves_stay_those_of_their_position() -> None:
    start = position(factories="BBRK/YYYY")
    moves = start.legal_moves
    before = list(moves)
    start.play("1B3")
    del start
    assert list(moves) == before


def test_boards_are_values_too() -> None:
    one = position(board(5, "-/R/-/-/-", floor="W"), factories="BBRK").boards[0]
    same = position(board(5, "-/R/-/-/-", floor="W"), factories="KKKK").boards[0]
    other = position(board(6, "-/R/-/-/-", floor="W"), factories="KKKK").boards[0]
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert str(one) == board(5, "-/R/-/-/-", floor="W")
    with pytest.raises(AttributeError):
        setattr(one, "score", 7)  # noqa: B010


def test_positions_that_come_by_different_ways_are_equal() -> None:
    start = position(factories="BBBB/YYYY/RRRR/KKKK")
    one = start.play("1B5").play("2Y5").play("3R4").play("4K4")
    other = start.play("3R4").play("4K4").play("1B5").play("2Y5")
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_random_positions_round_trip(variant: str, players: int) -> None:
    found = random_positions(variant, players, 100, seed=8)
    for now in found:
        assert Position(str(now)) == now == pickle.loads(pickle.dumps(now))
        assert hash(Position(str(now))) == hash(now)
        assert eval(repr(now), dict(vars(evora))) == now
    distinct = {str(now) for now in found}
    assert len({hash(now) for now in found}) == len(distinct)


def test_every_move_and_its_hash() -> None:
    moves = [Move.from_action(action) for action in range(ACTION_COUNT)]
    assert len(set(moves)) == ACTION_COUNT
    assert [pickle.loads(pickle.dumps(move)) for move in moves] == moves
    assert [eval(repr(move), dict(vars(evora))) for move in moves] == moves


# --- Variants and facts


def test_variants() -> None:
    assert [str(COLOURED), str(GREY)] == ["coloured", "grey"]
    assert Variant("grey") == GREY
    assert Position.new(2, GREY).variant == GREY
    assert Position.new(2, GREY) == Position.new(2, "grey")
    assert COLOURED < GREY
    for text in ("", "Grey", "gray", "colored", "grey "):
        with pytest.raises(InvalidPositionError, match="expected coloured or grey") as caught:
            Variant(text)
        assert caught.value.field == "variant"
        with pytest.raises(InvalidPositionError, match="expected coloured or grey"):
            Position.new(2, text)


@pytest.mark.parametrize(
    ("given", "meant"),
    [("gray", "grey"), ("colored", "coloured"), ("Grey", "grey"), ("greey", "grey"), ("x", None)],
)
def test_a_misspelt_variant_is_met_with_a_suggestion(given: str, meant: str | None) -> None:
    with pytest.raises(InvalidPositionError) as caught:
        Position.new(2, given)
    assert str(caught.value).endswith(f"did you mean {meant}?" if meant else f"got '{given}'")


def test_facts() -> None:
    assert COLOURS == "BYRKW"
    assert FACTORIES == {2: 5, 3: 7, 4: 9}
    assert FLOOR_COSTS == (1, 1, 2, 2, 2, 3, 3)
    assert WALL == ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
