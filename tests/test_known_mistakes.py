"""What other programs got wrong (docs/rules.md, "Common mistakes")."""

from __future__ import annotations

import pytest
from positions import (
    COLOURS,
    SETTINGS,
    board,
    destinations,
    play,
    position,
    random_game,
    tile_counts,
)

from evora import Deal, EvoraError, IllegalMoveError, Move, Position, Seed

TWENTY = dict.fromkeys(COLOURS, 20)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_no_tile_is_ever_lost(variant: str, players: int) -> None:
    for seed in range(4):
        for now, token in random_game(variant, players, seed, floor_share=0.2 * (seed % 2)):
            assert tile_counts(now) == TWENTY
            assert tile_counts(now.play(token)) == TWENTY


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_tile_is_lost_at_set_up(players: int) -> None:
    start = Position.new(players)
    assert start.bag == (20,) * 5
    dealt = start.play(Seed("7").deal(start))
    assert sum(dealt.bag) == 100 - 4 * (2 * players + 1)
    assert tile_counts(dealt) == TWENTY


def test_floor_tiles_return_by_way_of_the_lid() -> None:
    after = position(board(9, floor="1BYRKW"), centre="W").play("0W0")
    assert after.lid == (1, 1, 1, 1, 2)


def test_a_line_is_not_refused_because_the_take_does_not_fit() -> None:
    start = position(board(lines="-/-/-/RRR/-"), factories="RRRR")
    assert destinations(start, "1R") == "012345"
    after = position(board(lines="-/-/-/RRR/-"), factories="RRRR/BBBB").play("1R4").boards[0]
    assert after.lines[3] == "RRRR"
    assert after.floor == "RRR"


def test_a_take_is_not_split_over_lines() -> None:
    after = position(factories="RRRR/BBBB").play("1R1").boards[0]
    assert after.lines == ("R", "", "", "", "")
    assert after.floor == "RRR"


def test_full_lines_are_not_offered() -> None:
    start = position(board(lines="B/BB/BBB/BBBB/BBBB"), factories="BKKK")
    assert destinations(start, "1B") == "05"
    with pytest.raises(IllegalMoveError, match="line 3 is full"):
        start.play("1B3")


def test_scores_do_not_drop_below_0() -> None:
    after = position(board(3, floor="1BYR"), centre="W").play("0W0")
    assert after.scores == (0, 0)


def test_the_rounds_points_are_added_before_the_floor_is_subtracted() -> None:
    # 1 + 5 - 4: clamping the floor first would leave 5, subtracting alone 0.
    mine = board(1, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....", floor="1B")
    after = position(mine, centre="W").play("0W0")
    assert after.scores == (1 + 5 - 4 + 2, 0)
    after = position(board(0, lines="W/-/-/-/-", floor="1"), to_move=2, centre="W").play("0W5")
    assert after.scores == (0, 0)


def test_the_lid_is_not_poured_while_the_bag_has_a_tile() -> None:
    start = position(phase="deal", bag="5B5Y5R5K1W")
    after = start.play("=BBBB/BYYY/YYRR/RRRK/KKKK")
    assert after.bag == (0, 0, 0, 0, 1)
    assert after.lid == (15, 15, 15, 15, 19)


def test_a_bag_that_a_deal_empties_stays_empty() -> None:
    start = position(phase="deal", bag="5B5Y5R5K")
    after = start.play("=BBBB/BYYY/YYRR/RRRK/KKKK")
    assert after.bag == (0,) * 5
    assert after.lid == (15, 15, 15, 15, 20)


def test_no_tile_of_the_lid_is_dealt_before_the_bags_last_one() -> None:
    start = position(phase="deal", bag="5B")
    with pytest.raises(IllegalMoveError, match="factory 1"):
        start.play("=BBBY/BBYY/RRRR/KKKK/WWWW")
    with pytest.raises(IllegalMoveError, match="factory 2"):
        start.play("=BBBB/YYYY/BRRR/KKKK/WWWW")
    after = start.play("=BBBB/BYYY/BRRR/KKKK/WWWW")
    assert after.bag == (14, 17, 17, 16, 16)
    assert after.lid == (0,) * 5


def test_there_is_a_lid_and_its_tiles_come_back() -> None:
    refills = 0
    for now, token in random_game("coloured", 4, 5):
        if isinstance(token, Deal) and sum(now.bag) < 36:
            refills += 1
            after = now.play(token)
            assert sum(after.bag) == sum(now.bag) + sum(now.lid) - 36
            assert sum(after.lid) == 0
    assert refills
    poured = position(phase="deal", bag="-").play("=BBBB/BYYY/BRRR/KKKK/WWWW")
    assert poured.bag == (14, 17, 17, 16, 16)
    assert poured.lid == (0,) * 5


def last_tiles(bag: str, lid: str) -> Position:
    """Four boards with all tiles but seven yellow and black ones."""
    wall = "B.RKW/WBYR./.WBYR/RKWB./.RKWB"
    few = board(lines="-/-/K/-/YY", wall=wall)
    most = board(lines="-/-/K/Y/YY", wall=wall)
    return position(few, few, few, most, phase="deal", bag=bag, lid=lid)


@pytest.mark.parametrize(("bag", "lid"), [("3Y4K", "-"), ("-", "3Y4K"), ("3Y", "4K"), ("4K", "3Y")])
def test_a_deal_with_too_few_tiles_invents_none(bag: str, lid: str) -> None:
    start = last_tiles(bag, lid)
    for seed in range(20):
        deal = Seed(str(seed)).deal(start)
        dealt = "".join(deal.factories)
        assert (dealt.count("Y"), dealt.count("K"), len(dealt)) == (3, 4, 7)
        assert [len(tiles) for tiles in deal.factories] == [4, 3, 0, 0, 0, 0, 0, 0, 0]
        after = start.play(deal)
        assert after.bag == after.lid == (0,) * 5
        assert tile_counts(after) == TWENTY


@pytest.mark.parametrize("seed", range(10))
def test_play_goes_on_to_the_end_when_tiles_run_out(seed: int) -> None:
    end = last_tiles("-", "3Y4K").playout(seed)
    assert end.is_over
    assert tile_counts(end) == TWENTY


@pytest.mark.parametrize(
    "floor", ["1", "B1", "BY1", "BYR1", "BYRK1", "BYRKW1", "BYRKWB1", "BYRKWBY1", "1BYRKWB"]
)
def test_the_marker_is_found_on_every_floor_space(floor: str) -> None:
    start = position(board(), board(floor=floor), board(), players=3, start=3, centre="W")
    assert start.marker == 2
    after = start.play("0W0")
    assert after.phase == "deal"
    assert after.start == 2


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_round_in_which_nobody_takes_from_the_centre(variant: str) -> None:
    start = position(variant=variant, start=2, factories="BBBB/YYYY")
    after = play(start, "1B0", "2Y0")
    assert (after.phase, after.start, after.marker) == ("deal", 2, None)
    dealt = after.play(Seed("7").deal(after))
    assert (dealt.to_move, dealt.marker) == (2, 0)


ONE_ROW = "BYRKW/...../...../...../....."
TWO_ROWS = "BYRKW/WBYRK/...../...../....."


@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        ([board(9, wall=ONE_ROW), board(9, wall=TWO_ROWS)], (2,)),
        ([board(9, wall=TWO_ROWS), board(9, wall=ONE_ROW)], (1,)),
        ([board(9, wall=TWO_ROWS), board(10, wall=ONE_ROW)], (2,)),
        ([board(9, wall=ONE_ROW), board(9)], (1,)),
        ([board(9, wall=ONE_ROW), board(9, wall=ONE_ROW)], (1, 2)),
        ([board(9, wall=TWO_ROWS), board(9, wall=TWO_ROWS)], (1, 2)),
        ([board(8), board(9, wall=ONE_ROW), board(9, wall=ONE_ROW)], (2, 3)),
        ([board(9), board(9, wall=ONE_ROW), board(9), board(9, wall=ONE_ROW)], (2, 4)),
    ],
)
def test_ties_are_broken_by_rows_and_then_shared(
    boards: list[str], winners: tuple[int, ...]
) -> None:
    end = position(*boards, phase="over")
    assert end.winners == winners


def test_a_tie_is_broken_at_the_end_of_a_game_that_is_played() -> None:
    wall = "BYRK./...../...../...../....."
    first = board(9, lines="W/-/-/-/-", wall=wall, floor="1")
    second = board(9, lines="W/-/-/-/-", wall=wall)
    end = position(first, second, to_move=2, centre="K").play("0K0")
    assert end.scores == (9 + 5 - 1 + 2, 9 + 5 - 1 + 2)
    assert end.winners == (1, 2)
    # With two rows: 5 for the first, 5 and the column's 2 for the second.
    second = board(0, lines="W/KK/-/-/-", wall="BYRK./WBYR./...../...../.....")
    end = position(first, second, to_move=2, centre="K").play("0K0")
    assert end.scores == (15, 5 + 7 - 1 + 4)
    assert end.winners == (2,)


def test_a_score_of_240() -> None:
    wall = "BYRKW/WBYRK/KWBYR/RKWBY/YRKW."
    mine = board(135, lines="-/-/-/-/BBBBB", wall=wall, floor="-")
    start = position(mine, variant="grey", phase="tiling", to_move=1)
    end = start.play("5@5")
    assert end.scores == (135 + 10 + 5 * 2 + 5 * 7 + 5 * 10, 0)
    assert end.scores[0] == 240
    assert Position(str(end)).scores[0] == 240


def test_scores_beyond_a_byte_and_two() -> None:
    for score in (127, 128, 240, 255, 256, 32767, 32768, 65535, 65536):
        after = position(board(score, lines="B/-/-/-/-", floor="1"), to_move=2, centre="W")
        assert after.scores[0] == score
        assert after.play("0W5").scores[0] == score + 1 - 1


def test_a_position_has_no_order_of_the_bag_to_look_at() -> None:
    start = Position.new(2)
    one, other = Seed("one"), Seed("other")
    assert one.deal(start) != other.deal(start)
    # Nothing of the seed that will be used is in the position, not even after a deal.
    deal = one.deal(start)
    assert start.play(deal) == Position(str(start)).play(str(deal))
    assert str(start.play(deal)).split(" ")[8].isalnum()
    # And every possible deal is accepted, whatever "the" bag would have given.
    for seed in range(50):
        start.play(Seed(str(seed)).deal(start))


def test_a_playout_depends_on_the_position_and_its_own_seed_only() -> None:
    start = Position.new(3, "grey")
    dealt = start.play(Seed("7").deal(start))
    assert dealt.playout(1) == Position(str(dealt)).playout(1)
    assert len({dealt.playout(seed) for seed in range(20)}) > 1


def test_huge_texts_are_refused_at_once() -> None:
    for text in (" " * 50_000_000, "=" + "/" * 50_000_000):
        for read in (Position, Deal, Move):
            with pytest.raises(EvoraError):
                read(text)
