"""Moves and deals as text and as action ids, and which of them a position allows."""

from __future__ import annotations

import random

import pytest
from positions import COLOURS, SETTINGS, board, position, random_positions, texts

from evora import (
    ACTION_COUNT,
    Deal,
    IllegalMoveError,
    InvalidMoveError,
    Move,
    Position,
    Seed,
)

ALL_TEXTS = [f"{s}{c}{d}" for s in range(10) for c in COLOURS for d in range(6)] + [
    f"{line}@{column}" for line in range(1, 6) for column in range(1, 6)
]


# --- Texts and action ids


def test_there_are_325_actions() -> None:
    assert ACTION_COUNT == 325 == len(ALL_TEXTS)


def test_every_action_has_one_text_and_back() -> None:
    for action, text in enumerate(ALL_TEXTS):
        move = Move.from_action(action)
        assert str(move) == text
        assert Move(text) == move
        assert Move(text).action == action


def test_the_formula_for_offers() -> None:
    for source in range(10):
        for number, colour in enumerate(COLOURS):
            for destination in range(6):
                move = Move(f"{source}{colour}{destination}")
                assert move.action == source * 30 + number * 6 + destination
                assert (move.source, move.colour, move.destination) == (source, colour, destination)
                assert (move.is_tiling, move.line, move.column) == (False, None, None)


def test_the_formula_for_tiling() -> None:
    for line in range(1, 6):
        for column in range(1, 6):
            move = Move(f"{line}@{column}")
            assert move.action == 300 + (line - 1) * 5 + (column - 1)
            assert (move.line, move.column, move.is_tiling) == (line, column, True)
            assert (move.source, move.colour, move.destination) == (None, None, None)


def test_the_examples_of_the_table() -> None:
    assert Move("3R2").action == 3 * 30 + 2 * 6 + 2
    assert Move("0B0").action == 0
    assert Move("2@4").action == 308
    assert Deal("=BBRK/YYWW/RKKW/BYRK/BRWW").factories == ("BBRK", "YYWW", "RKKW", "BYRK", "BRWW")


def test_moves_are_ordered_by_their_ids() -> None:
    moves = [Move(text) for text in ALL_TEXTS]
    shuffled = random.Random(1).sample(moves, len(moves))
    assert sorted(shuffled) == moves
    low, high = Move("0B0"), Move("1@1")
    assert low < high
    assert low <= high
    assert high > low
    assert high >= low
    assert not low < Move("0B0")
    assert low <= Move("0B0")
    assert low >= Move("0B0")


@pytest.mark.parametrize("action", [-1, 325, 326, 65536, 65536 + 7, 2**40, -(2**40)])
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(InvalidMoveError, match="0 to 324"):
        Move.from_action(action)
    start = position(factories="BBRK")
    with pytest.raises(InvalidMoveError, match="0 to 324"):
        start.play(action)
    with pytest.raises(InvalidMoveError):
        start.play_with_events(action)
    with pytest.raises(InvalidMoveError):
        start.preview(action)
    with pytest.raises(InvalidMoveError):
        start.legal_moves.by_action(action)
    assert action not in start.legal_moves


BAD_MOVES = [
    "",
    " ",
    "3R",
    "R2",
    "3R2 ",
    " 3R2",
    "3R22",
    "13R2",
    "03R2",
    "3r2",
    "3X2",
    "3R6",
    "3R-",
    "-R2",
    "3-2",
    "aR2",
    "3 R2",
    "3R2\n",
    "3R\0",
    "0@1",
    "6@1",
    "1@0",
    "1@6",
    "2@",
    "@4",
    "2@44",
    "2@4 ",
    "2 @4",
    "2#4",
    "\u0663R2",
    "3R\u0662",
    "3\uff322",
    "3R2}",
    "\udc803R2",
    "3R2" * 100,
]


@pytest.mark.parametrize("text", BAD_MOVES)
def test_malformed_moves(text: str) -> None:
    with pytest.raises(InvalidMoveError, match="expected a move") as caught:
        Move(text)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isascii()
    start = position(factories="BBRK")
    with pytest.raises(InvalidMoveError):
        start.play(text)
    with pytest.raises(InvalidMoveError):
        start.preview(text)


BAD_DEALS = [
    "BBRK/YYWW/RKKW/BYRK/BRWW",
    "=",
    "==BBRK/YYWW/RKKW/BYRK/BRWW",
    "= BBRK/YYWW/RKKW/BYRK/BRWW",
    "=BBRK/YYWW/RKKW/BYRK/BRWW ",
    "=BBRK/YYWW/RKKW/BYRK",
    "=BBRK/YYWW/RKKW/BYRK/BRWW/",
    "=BBRK/YYWW/RKKW/BYRK/BRWW/BYRK",
    "=BBRK/YYWW/RKKW/BYRK/BRWW/-/-/-",
    "=BBRK/YYWW/RKKW/BYRK/BRWW/-/-/-/-/-",
    "=BBRK/YYWW/RKKW/BYRK/WWRB",
    "=BRBK/YYWW/RKKW/BYRK/BRWW",
    "=bbrk/YYWW/RKKW/BYRK/BRWW",
    "=BBRK/YYWW//BYRK/BRWW",
    "=BBRKW/YYWW/RKKW/BYRK/BRWW",
    "=BBR1/YYWW/RKKW/BYRK/BRWW",
    "=2B1R1K/YYWW/RKKW/BYRK/BRWW",
    "=BBRX/YYWW/RKKW/BYRK/BRWW",
    "=BBRK,YYWW,RKKW,BYRK,BRWW",
]


@pytest.mark.parametrize("text", BAD_DEALS)
def test_malformed_deals(text: str) -> None:
    with pytest.raises(InvalidMoveError, match="expected"):
        Deal(text)
    with pytest.raises(InvalidMoveError):
        Position.new(2).play(text)


@pytest.mark.parametrize(
    "text", ["=BBRK/-/-/-/-", "=-/-/-/-/-", "=B/Y/R/K/W", "=BYRK/BYRK/BYRK/BYRK/BYRK/BYRK/BYRK"]
)
def test_deals_that_can_be_read_whether_or_not_they_can_be_dealt(text: str) -> None:
    assert str(Deal(text)) == text


# --- Illegal moves


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("6B1", "no factory 6"),
        ("2B1", "factory 2 holds no B"),
        ("1W1", "factory 1 holds no W"),
        ("0B1", "the centre holds no B"),
        ("1B1", "line 1 is full"),
        ("1B2", "line 2 holds Y"),
        ("1B3", "wall row 3 already has B"),
        ("1@1", "offer move"),
    ],
)
def test_illegal_offer_moves(move: str, reason: str) -> None:
    mine = board(lines="B/Y/-/-/-", wall="...../...../..B../...../.....")
    start = position(mine, factories="BBRK", centre="1W")
    with pytest.raises(IllegalMoveError, match=reason) as caught:
        start.play(move)
    assert move in str(caught.value)
    with pytest.raises(IllegalMoveError, match=reason):
        start.play(Move(move))
    with pytest.raises(IllegalMoveError, match=reason):
        start.play(Move(move).action)
    with pytest.raises(IllegalMoveError, match=reason):
        start.play_with_events(move)
    with pytest.raises(IllegalMoveError, match=reason):
        start.preview(move)
    assert move not in start.legal_moves


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("4@1", "line to tile now is 2"),
        ("1@1", "line to tile now is 2"),
        ("2@1", "column 1 already has B"),
        ("2@2", "row 2, column 2 is taken"),
        ("1B1", "tiling move"),
        ("0B0", "tiling move"),
    ],
)
def test_illegal_tiling_moves(move: str, reason: str) -> None:
    mine = board(lines="-/BB/-/RRRR/-", wall="B..../.Y.../...../...../.....")
    start = position(mine, variant="grey", phase="tiling")
    with pytest.raises(IllegalMoveError, match=reason):
        start.play(move)
    assert move not in start.legal_moves
    assert texts(start) == ["2@3", "2@4", "2@5"]


def test_no_tiling_moves_on_the_coloured_side() -> None:
    start = position(board(lines="B/-/-/-/-"), factories="BBRK")
    assert all(not move.is_tiling for move in start.legal_moves)


def test_moves_at_a_deal_and_deals_at_a_move() -> None:
    new = Position.new(2)
    with pytest.raises(IllegalMoveError, match="deal"):
        new.play("1B1")
    dealt = new.play(Seed("7").deal(new))
    with pytest.raises(IllegalMoveError, match="has been dealt"):
        dealt.play("=BBRK/YYWW/RKKW/BYRK/BRWW")
    tiling = position(board(lines="B/-/-/-/-"), variant="grey", phase="tiling")
    with pytest.raises(IllegalMoveError, match="has been dealt"):
        tiling.play("=BBRK/YYWW/RKKW/BYRK/BRWW")


def test_nothing_is_played_after_the_end() -> None:
    end = position(board(wall="BYRKW/...../...../...../....."), phase="over")
    for token in ("1B1", "1@1", "=BBRK/YYWW/RKKW/BYRK/BRWW"):
        with pytest.raises(IllegalMoveError, match="over"):
            end.play(token)


def test_a_refused_move_changes_nothing() -> None:
    start = position(factories="BBRK")
    text = str(start)
    with pytest.raises(IllegalMoveError):
        start.play("2B1")
    assert str(start) == text


# --- Legal moves as a collection


def expected_moves(now: Position) -> list[str]:
    """The legal offer moves, as described in docs/rules.md, "The offer"."""
    assert now.to_move is not None
    mine = now.boards[now.to_move - 1]
    found = []
    for source, tiles in enumerate((now.centre, *now.factories)):
        for colour in COLOURS:
            if colour not in tiles:
                continue
            found.append(f"{source}{colour}0")
            for line in range(1, 6):
                held, row = mine.lines[line - 1], mine.wall[line - 1]
                if len(held) < line and set(held) <= {colour} and colour not in row:
                    found.append(f"{source}{colour}{line}")
    return found


def expected_placements(now: Position) -> list[str]:
    assert now.to_move is not None
    mine = now.boards[now.to_move - 1]
    line = next(i for i in range(5) if len(mine.lines[i]) == i + 1)
    colour = mine.lines[line][0]
    return [
        f"{line + 1}@{column + 1}"
        for column in range(5)
        if mine.wall[line][column] == "." and all(row[column] != colour for row in mine.wall)
    ]


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_legal_moves_of_random_positions(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 40, seed=2):
        moves = now.legal_moves
        listed = list(moves)
        expected = expected_moves(now) if now.phase == "offer" else expected_placements(now)
        assert texts(now) == expected
        assert listed == sorted(listed)
        assert len(moves) == len(listed) > 0
        assert bool(moves)
        assert moves.actions() == [move.action for move in listed]
        assert [moves[i] for i in range(len(moves))] == listed
        assert moves[-1] == listed[-1]
        legal = set(moves.actions())
        for action in range(ACTION_COUNT):
            assert (action in moves) == (action in legal)
            assert (Move.from_action(action) in moves) == (action in legal)
            assert (ALL_TEXTS[action] in moves) == (action in legal)


def test_by_action() -> None:
    moves = position(factories="BBRK").legal_moves
    assert moves.by_action(Move("1B3").action) == Move("1B3")
    with pytest.raises(IllegalMoveError, match="factory 2 holds no B"):
        moves.by_action(Move("2B3").action)


def test_index_out_of_range() -> None:
    moves = position(factories="B").legal_moves
    assert texts(position(factories="B")) == ["1B0", "1B1", "1B2", "1B3", "1B4", "1B5"]
    assert moves[-6] == Move("1B0")
    for index in (6, -7, 1000):
        with pytest.raises(IndexError):
            moves[index]


@pytest.mark.parametrize(
    "empty",
    [Position.new(3), position(board(wall="BYRKW/...../...../...../....."), phase="over")],
    ids=["deal", "over"],
)
def test_no_legal_moves_at_deal_and_over(empty: Position) -> None:
    moves = empty.legal_moves
    assert len(moves) == 0
    assert not moves
    assert list(moves) == []
    assert moves.actions() == []
    assert "1B1" not in moves
    assert 0 not in moves
    with pytest.raises(IndexError):
        moves[0]
    with pytest.raises(IllegalMoveError):
        moves.by_action(0)


def test_a_move_may_be_given_in_three_ways() -> None:
    start = position(factories="BBRK")
    move = Move("1B3")
    assert start.play("1B3") == start.play(move) == start.play(move.action)
    assert start.play(move) == start.play_unchecked(move.action)
    assert start.play(move) == start.play_with_events(move)[0]


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_unchecked_play_is_the_same_play(variant: str, players: int) -> None:
    for now in random_positions(variant, players, 10, seed=3):
        for move in now.legal_moves:
            after = now.play(move)
            assert after == now.play_unchecked(move.action) == now.play_with_events(move)[0]


# --- A deal must be possible


def refused(start: Position, deal: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError, match=reason) as caught:
        start.play(deal)
    assert deal in str(caught.value)
    with pytest.raises(IllegalMoveError, match=reason):
        start.play(Deal(deal))
    with pytest.raises(IllegalMoveError, match=reason):
        start.play_with_events(deal)


def test_a_deal_has_as_many_factories_as_the_game() -> None:
    refused(Position.new(2), "=BBRK/YYWW/RKKW/BYRK/BRWW/BYRK/BYRK", "expected 5 factories, got 7")
    refused(Position.new(4), "=BBRK/YYWW/RKKW/BYRK/BRWW/BYRK/BYRK", "expected 9 factories, got 7")


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("=BBR/YYWW/RKKW/BYRK/BRWW", "factory 1: expected 4 tiles, got 3"),
        ("=BBRK/YYWW/RKKW/BYRK/-", "factory 5: expected 4 tiles, got 0"),
        ("=-/-/-/-/-", "factory 1: expected 4 tiles, got 0"),
    ],
)
def test_factories_get_4_while_tiles_last(deal: str, reason: str) -> None:
    refused(Position.new(2), deal, reason)


def test_a_deal_from_the_bag_takes_what_the_bag_has() -> None:
    start = position(phase="deal", bag="2B10Y10R10K10W")
    refused(start, "=BBBY/YYWW/RKKW/YYRK/RRWW", "factory 1")
    refused(start, "=BBRK/BYWW/RKKW/YYRK/RRWW", "factory 2")
    assert start.play("=BBRK/YYWW/RKKW/YYRK/RRWW").bag == (0, 6, 5, 6, 5)


def test_with_exactly_enough_in_the_bag_the_lid_is_left_alone() -> None:
    start = position(phase="deal", bag="4B4Y4R4K4W")
    after = start.play("=BBBB/YYYY/RRRR/KKKK/WWWW")
    assert after.bag == (0,) * 5
    assert after.lid == (16,) * 5
    refused(start, "=BBBB/YYYY/RRRR/KKKK/BWWW", "factory 5")


# A bag of ten: two factories from the bag only, the third has its last two.
TEN = "4B4Y2R"


def test_the_first_factories_come_from_the_bag_only() -> None:
    start = position(phase="deal", bag=TEN)
    refused(start, "=BBBW/BYYY/YRRW/KKKK/WWWW", "factory 1")
    refused(start, "=BBBB/YYYK/YRRW/KKKK/WWWW", "factory 2")


def test_the_next_factory_has_all_that_is_left_in_the_bag() -> None:
    start = position(phase="deal", bag=TEN)
    refused(
        start, "=BBBB/YYYY/RKWW/KKKK/WWWW", "factory 3: expected all that is left in the bag, 2R"
    )
    refused(start, "=BBBB/YYYY/KKWW/RRKK/WWWW", "factory 3")
    after = start.play("=BBBB/YYYY/RRKW/KKKK/WWWW")
    assert after.bag == (16, 16, 18, 15, 15)
    assert after.lid == (0,) * 5


def test_it_is_completed_from_the_lid_and_so_are_the_rest() -> None:
    black = board(lines="-/K/KK/KKK/KKKK")  # two such boards hold all the black tiles
    start = position(black, black, phase="deal", bag=TEN)
    assert start.lid == (16, 16, 18, 0, 20)
    refused(start, "=BBBB/YYYY/RRKW/WWWW/WWWW", "factory 3: more tiles of a colour")
    refused(start, "=BBBB/YYYY/RRWW/KWWW/WWWW", "factory 4")
    after = start.play("=BBBB/YYYY/RRRR/RRRR/WWWW")
    assert after.bag == (16, 16, 12, 0, 16)
    assert after.lid == (0,) * 5


def test_an_empty_bag_means_that_all_come_from_the_lid() -> None:
    start = position(phase="deal", bag="-")
    after = start.play("=BBBB/YYYY/RRRR/KKKK/WWWW")
    assert after.bag == (16,) * 5
    assert after.lid == (0,) * 5


def test_a_bag_whose_size_is_a_multiple_of_4() -> None:
    start = position(phase="deal", bag="4B4Y")
    refused(start, "=BBBB/YYYK/YKKK/RRRR/WWWW", "factory 2")
    after = start.play("=BBBB/YYYY/BYRK/RRRR/WWWW")
    assert after.bag == (15, 15, 15, 19, 16)


LAST_WALL = "B.RKW/WBYR./.WBYR/RKWB./.RKWB"


def last_seven(bag: str, lid: str) -> Position:
    few = board(lines="-/-/K/-/YY", wall=LAST_WALL)
    most = board(lines="-/-/K/Y/YY", wall=LAST_WALL)
    return position(few, few, few, most, phase="deal", bag=bag, lid=lid)


@pytest.mark.parametrize(("bag", "lid"), [("3Y4K", "-"), ("-", "3Y4K")])
def test_when_tiles_run_out_one_factory_has_fewer_and_the_rest_none(bag: str, lid: str) -> None:
    start = last_seven(bag, lid)
    after = start.play("=YYKK/YKK/-/-/-/-/-/-/-")
    assert after.bag == after.lid == (0,) * 5
    refused(start, "=YYK/YKKK/-/-/-/-/-/-/-", "factory 1: expected 4 tiles, got 3")
    refused(start, "=YYKK/YK/K/-/-/-/-/-/-", "factory 2: expected 3 tiles, got 2")
    refused(start, "=YYKK/-/YKK/-/-/-/-/-/-", "factory 2: expected 3 tiles, got 0")
    refused(start, "=YYKK/YKKK/-/-/-/-/-/-/-", "factory 2: expected 3 tiles, got 4")
    refused(start, "=YYYY/KKK/-/-/-/-/-/-/-", "factory 1: more tiles of a colour")
    refused(start, "=YYKK/YKK/B/-/-/-/-/-/-", "factory 3: expected 0 tiles, got 1")


def test_running_out_with_a_bag_of_three() -> None:
    start = last_seven("3Y", "4K")
    start.play("=YYYK/KKK/-/-/-/-/-/-/-")
    refused(start, "=YYKK/YKK/-/-/-/-/-/-/-", "factory 1: expected all that is left in the bag, 3Y")


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_every_seeded_deal_is_possible(variant: str, players: int) -> None:
    start = position(variant=variant, players=players, phase="deal", bag="3B2Y1R")
    for seed in range(20):
        start.play(Seed(str(seed)).deal(start))
