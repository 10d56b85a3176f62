"""The rulings where the rulebooks are silent (docs/rules.md, "Rulings")."""

from __future__ import annotations

import pytest
from positions import (
    COLOURS,
    board,
    destinations,
    play,
    position,
    random_game,
    random_positions,
    texts,
)

from evora import Deal, FloorScored, Position, Seed, TilePlaced

SIDES = ("coloured", "grey")

# A coloured board from which nothing goes to the lid: four such boards hold all 100 tiles.
LAST_TILES = "B.RKW/WBYR./.WBYR/RKWB./.RKWB"
LAST_LINES = "-/K/K/Y/YY"
LAST_BONUS = 2 * 7 + 3 * 10  # columns 3 and 4; blue, red and white


def last_board(score: int = 0, lines: str = LAST_LINES, floor: str = "-") -> str:
    return board(score, lines, LAST_TILES, floor)


# 1. Marker and a full floor line.


@pytest.mark.parametrize("variant", SIDES)
@pytest.mark.parametrize("move", ["0K5", "0K0"])
def test_marker_with_a_full_floor_lies_in_front_of_its_player(variant: str, move: str) -> None:
    full = board(20, floor="BBBBBBB")
    after = position(board(), full, variant=variant, to_move=2, centre="1YKK").play(move)
    assert after.boards[1].floor == "BBBBBBB1"
    assert after.boards[1].floor_cost == 14
    assert after.marker == 2


@pytest.mark.parametrize("variant", SIDES)
def test_marker_with_a_full_floor_costs_nothing_and_starts_the_next_round(variant: str) -> None:
    full = board(20, floor="BBBBBBB")
    start = position(board(), full, variant=variant, to_move=2, centre="1KK")
    after, events = start.play_with_events("0K5")
    assert after.phase == "deal"
    assert after.start == 2
    assert after.scores == (0, 6)
    assert [event.spaces for event in events if isinstance(event, FloorScored)] == [7]
    assert after.lid == (7, 0, 0, 0, 0)


def test_tiles_that_fall_after_such_a_marker_go_to_the_lid() -> None:
    start = position(board(20, floor="BBBBBBB"), centre="1YKK", to_move=1)
    after = start.play("0K0")
    assert after.boards[0].floor == "BBBBBBB1"
    assert after.lid == (0, 0, 0, 2, 0)


def test_marker_on_the_seventh_space_costs_3_and_goes_before_the_tiles() -> None:
    after = position(board(20, floor="BBBBBB"), centre="1YKK").play("0K0")
    assert after.boards[0].floor == "BBBBBB1"
    assert after.boards[0].floor_cost == 14
    assert after.lid == (0, 0, 0, 2, 0)


def test_marker_goes_to_the_leftmost_free_space() -> None:
    after = position(board(floor="BY"), centre="1YKK").play("0K1")
    assert after.boards[0].floor == "BY1K"


# 2. A full line is no destination.


@pytest.mark.parametrize("variant", SIDES)
def test_a_full_line_is_no_destination(variant: str) -> None:
    lines = "R/RR/RRR/RRRR/RRRR"
    start = position(board(lines=lines), variant=variant, factories="BRKK")
    assert destinations(start, "1R") == "05"
    assert destinations(start, "1B") == "0"


def test_the_floor_move_has_that_effect() -> None:
    start = position(board(lines="R/RR/RRR/RRRR/RRRRR"), factories="BRRK")
    assert start.play("1R0").boards[0].floor == "RR"


# 3. Nobody took from the centre.


@pytest.mark.parametrize("variant", SIDES)
@pytest.mark.parametrize("start", [1, 2, 3])
def test_nobody_took_from_the_centre(variant: str, start: int) -> None:
    now = position(
        players=3, variant=variant, start=start, factories="BBBB/YYYY/RRRR/KKKK/WWWW/BBBB/YYYY"
    )
    now = play(now, "1B5", "2Y5", "3R5", "4K4", "5W4", "6B4", "7Y3")
    if variant == "grey":
        assert now.phase == "tiling"
        assert str(now).split(" ")[7] == "1"
        assert now.marker == 0
        now = play(now, "3@1", "4@1", "4@1", "4@1")
    assert now.phase == "deal"
    assert now.start == start
    assert now.marker is None
    assert str(now).split(" ")[7] == "-"
    dealt = now.play(Seed("7").deal(now))
    assert dealt.to_move == start
    assert dealt.marker == 0


# 4. Order on the grey side.


def grey(*boards: str, start: int = 1, players: int = 2, to_move: int = 1) -> Position:
    """One white tile is left, for a seat that will drop it on its floor."""
    return position(
        *boards,
        variant="grey",
        players=players,
        start=start,
        to_move=to_move,
        centre="W",
        lid="-",
    )


def test_tiling_begins_with_the_start_player_and_goes_round() -> None:
    one = board(lines="B/-/-/-/-")
    marked = board(lines="B/-/-/-/-", floor="1")
    now = grey(marked, one, one, start=2, to_move=3).play("0W0")
    order = []
    while now.phase == "tiling":
        order.append(now.to_move)
        now = now.play(now.legal_moves[0])
    assert order == [2, 3, 1]
    assert now.start == 1  # the marker's holder starts the next round


def test_a_player_without_a_complete_line_is_passed_over() -> None:
    now = grey(board(floor="1"), board(), board(lines="B/-/-/-/-"), to_move=2).play("0W0")
    assert (now.phase, now.to_move) == ("tiling", 3)


def test_lines_strictly_from_top_to_bottom() -> None:
    now = grey(board(lines="-/BB/-/YYYY/RRRR", floor="1"), to_move=2).play("0W0")
    assert texts(now) == ["2@1", "2@2", "2@3", "2@4", "2@5"]
    now = now.play("2@3")
    assert texts(now) == ["4@1", "4@2", "4@3", "4@4", "4@5"]
    now = now.play("4@3")
    assert now.phase == "deal"
    assert now.boards[0].lines == ("", "", "", "", "RRRR")


def test_any_free_space_but_no_colour_twice_in_a_column() -> None:
    wall = "B..../.B.../..Y../...../....."
    now = grey(board(lines="-/-/BBB/-/-", wall=wall, floor="1"), to_move=2).play("0W0")
    assert texts(now) == ["3@4", "3@5"]


def test_placing_is_compulsory_even_when_there_is_one_space() -> None:
    wall = ".YRKW/...../...../...../....."
    now = grey(board(lines="B/-/-/-/-", wall=wall, floor="1"), to_move=2).play("0W0")
    assert now.phase == "tiling"
    assert texts(now) == ["1@1"]


BLOCKED = ".YRKW/...../...../...../B...."  # row 1 takes no blue
NARROW = "...../.YRKW/...../...../....."  # row 2 takes blue in column 1 only


def test_whether_a_line_fits_is_judged_at_its_turn() -> None:
    now = grey(board(10, lines="B/BB/-/-/-", wall=NARROW, floor="1"), to_move=2).play("0W0")
    assert texts(now) == ["1@1", "1@2", "1@3", "1@4", "1@5"]
    fits = now.play("1@2")
    assert texts(fits) == ["2@1"]
    falls = now.play("1@1")
    assert falls.phase == "deal"
    assert falls.boards[0].wall == ("B....", ".YRKW", ".....", ".....", ".....")
    # One point (no neighbour across, none below), then marker and two blue cost 4.
    assert falls.scores == (7, 0)
    assert falls.lid == (2, 0, 0, 0, 1)


def test_a_line_that_fits_nowhere_stays_until_its_turn() -> None:
    wall = "...../.YRKW/...../...../B...."
    now = grey(board(10, lines="K/BB/-/-/-", wall=wall, floor="1"), to_move=2).play("0W0")
    assert now.boards[0].lines == ("K", "BB", "", "", "")
    assert now.boards[0].floor == "1"
    after = now.play("1@1")
    assert after.boards[0].lines == ("", "", "", "", "")
    assert after.scores == (10 + 1 - 4, 0)


def test_a_later_players_line_that_fits_nowhere_stays_until_then() -> None:
    first = board(lines="K/-/-/-/-", floor="1")
    later = board(10, lines="B/-/-/-/-", wall=BLOCKED)
    now = grey(first, later, to_move=2).play("0W0")
    assert now.boards[1].lines[0] == "B"
    assert now.boards[1].floor == "W"
    after = now.play("1@1")
    assert after.phase == "deal"
    assert after.scores[1] == 10 - 2


def test_a_first_players_line_that_fits_nowhere_falls_before_the_next_chooses() -> None:
    first = board(10, lines="B/-/-/-/-", wall=BLOCKED, floor="1")
    later = board(lines="K/-/-/-/-")
    now = grey(first, later, to_move=2).play("0W0")
    assert (now.phase, now.to_move) == ("tiling", 2)
    assert now.boards[0].lines[0] == ""
    assert now.boards[0].floor == "1B"
    assert now.scores == (10, 0)


@pytest.mark.parametrize(
    ("floor", "then", "lid"),
    [("RRRRR1", "RRRRR1B", 2), ("RRRRRR1", "RRRRRR1", 3), ("RRRRRRR1", "RRRRRRR1", 3)],
)
def test_a_falling_line_overflows_to_the_lid(floor: str, then: str, lid: int) -> None:
    wall = "...../...../.YRKW/...../B...."
    first = board(20, lines="-/-/BBB/-/-", wall=wall, floor=floor)
    now = grey(first, board(lines="K/-/-/-/-"), to_move=2).play("0W0")
    assert (now.phase, now.to_move) == ("tiling", 2)
    assert now.boards[0].floor == then
    assert now.lid == (lid, 0, 0, 0, 0)


def test_floors_are_scored_together_after_the_last_player() -> None:
    first = board(10, lines="B/-/-/-/-", floor="1Y")
    second = board(10, lines="B/-/-/-/-", floor="RR")
    now = grey(first, second, to_move=2).play("0W0")
    now = now.play("1@1")
    assert now.scores == (11, 10)
    assert [b.floor for b in now.boards] == ["1Y", "RRW"]
    after, events = now.play_with_events("1@1")
    assert after.scores == (11 - 2, 11 - 4)
    assert [event.seat for event in events if isinstance(event, FloorScored)] == [1, 2]
    assert all(b.floor == "" for b in after.boards)


# 5. A stalled game.


@pytest.mark.parametrize("variant", SIDES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_floor_ends_after_three_rounds(variant: str, players: int) -> None:
    now = Position.new(players, variant)
    idle = []
    while not now.is_over:
        if now.phase == "deal":
            idle.append(now.idle_rounds)
            now = now.play(Seed("floor").deal(now))
        else:
            now = now.play(next(move for move in now.legal_moves if move.destination == 0))
    assert idle == [0, 1, 2]
    assert (now.round, now.idle_rounds) == (3, 3)
    assert now.end_reason == "stalled"
    assert now.scores == (0,) * players
    assert now.winners == tuple(range(1, players + 1))


@pytest.mark.parametrize("variant", SIDES)
def test_two_idle_rounds_do_not_end_the_game(variant: str) -> None:
    after = position(board(floor="1"), variant=variant, idle=1, centre="W").play("0W0")
    assert (after.phase, after.idle_rounds, after.round) == ("deal", 2, 6)


@pytest.mark.parametrize("variant", SIDES)
def test_the_third_idle_round_ends_it_with_the_bonuses(variant: str) -> None:
    column = "B..../W..../K..../R..../Y...."
    colour = "B..../.B.../..B../...B./....B"
    start = position(
        board(3, wall=column, floor="1"),
        board(3, wall=colour),
        variant=variant,
        idle=2,
        to_move=2,
        centre="W",
    )
    after = start.play("0W0")
    assert (after.phase, after.idle_rounds, after.round) == ("over", 3, 5)
    assert after.end_reason == "stalled"
    assert after.scores == (3 - 1 + 7, 3 - 1 + 10)
    assert after.winners == (2,)


def test_a_tile_on_a_wall_starts_the_count_again() -> None:
    after = position(board(floor="1"), idle=2, centre="W").play("0W1")
    assert (after.phase, after.idle_rounds) == ("deal", 0)


def test_a_tile_on_a_wall_starts_the_count_again_on_the_grey_side() -> None:
    now = position(board(floor="1"), variant="grey", idle=2, centre="W").play("0W1")
    assert (now.phase, now.idle_rounds) == ("tiling", 2)
    after = now.play("1@5")
    assert (after.phase, after.idle_rounds) == ("deal", 0)


def test_a_line_that_falls_is_no_tile_on_a_wall() -> None:
    blocked = board(9, lines="B/-/-/-/-", wall=BLOCKED, floor="1")
    after = position(blocked, variant="grey", idle=2, to_move=2, centre="W").play("0W0")
    assert after.end_reason == "stalled"
    assert after.scores == (7, 0)


# 6. No tile left.


def four_last_boards(fourth: str, *, idle: int = 0, score: int = 10) -> Position:
    """Seat 4 takes the last tile, a yellow one; the bag and the lid are empty."""
    return position(
        last_board(score, floor="1"),
        last_board(score),
        last_board(score),
        fourth,
        idle=idle,
        to_move=4,
        centre="Y",
        bag="-",
        lid="-",
    )


def test_no_tile_left_ends_the_game_with_the_bonuses() -> None:
    after = four_last_boards(last_board(10, "-/K/K/-/YY")).play("0Y4")
    assert after.bag == after.lid == (0,) * 5
    assert after.end_reason == "no_tiles"
    assert (after.round, after.idle_rounds) == (5, 1)
    assert after.scores == (9 + LAST_BONUS, *[10 + LAST_BONUS] * 3)
    assert after.winners == (2, 3, 4)


def test_no_tile_left_after_a_round_with_a_tile_on_a_wall() -> None:
    fourth = board(10, "-/K/K/Y/WW", "B.RK./WBYR./.WBYR/RKWB./YRK.B")
    after = four_last_boards(fourth, idle=2).play("0Y1")
    assert after.boards[3].wall[0] == "BYRK."
    assert after.end_reason == "no_tiles"
    assert after.idle_rounds == 0


def test_one_tile_in_the_lid_is_enough_for_another_round() -> None:
    after = four_last_boards(last_board(10, "-/K/K/-/YY")).play("0Y0")
    assert after.phase == "deal"
    assert after.lid == (0, 1, 0, 0, 0)
    deal = Seed("7").deal(after)
    assert str(deal) == "=Y/-/-/-/-/-/-/-/-"
    dealt = after.play(deal)
    assert (dealt.phase, dealt.to_move) == ("offer", 1)
    assert texts(dealt) == ["1Y0", "1Y1", "1Y4", "1Y5"]


@pytest.mark.parametrize(("bag", "lid"), [("7Y", "-"), ("-", "7Y"), ("3Y", "4Y")])
def test_a_deal_that_uses_up_the_last_tiles_is_an_ordinary_round(bag: str, lid: str) -> None:
    three_fewer = last_board(10, "-/K/K/-/-")
    one_fewer = last_board(10, "-/K/K/-/YY")
    start = position(
        three_fewer, three_fewer, one_fewer, last_board(10), phase="deal", bag=bag, lid=lid
    )
    deal = Seed("7").deal(start)
    assert str(deal) == "=YYYY/YYY/-/-/-/-/-/-/-"
    now = start.play(deal)
    assert now.bag == now.lid == (0,) * 5
    assert not now.is_over
    now = play(now, "1Y0", "2Y0")
    assert now.phase == "deal"
    assert now.lid == (0, 7, 0, 0, 0)


# 7. A take is never split.


@pytest.mark.parametrize(("variant", "players"), [("coloured", 2), ("grey", 3)])
def test_a_take_goes_to_one_line_or_to_the_floor(variant: str, players: int) -> None:
    for now, token in random_game(variant, players, 1):
        if isinstance(token, Deal) or token.is_tiling:
            continue
        after = now.play(token)
        if after.phase != "offer":
            continue
        assert now.to_move is not None
        before, then = now.boards[now.to_move - 1], after.boards[now.to_move - 1]
        changed = [i + 1 for i in range(5) if before.lines[i] != then.lines[i]]
        assert changed == ([token.destination] if token.destination else [])


def test_a_line_is_filled_before_anything_falls() -> None:
    after = position(board(lines="-/-/R/-/-"), factories="RRRR/BBBB").play("1R3")
    assert after.boards[0].lines[2] == "RRR"
    assert after.boards[0].floor == "RR"


# 8. What is public.


@pytest.mark.parametrize("variant", SIDES)
def test_bag_and_lid_follow_from_what_is_seen(variant: str) -> None:
    for now in random_positions(variant, 3, 20):
        seen = "".join(now.factories) + now.centre
        for each in now.boards:
            seen += "".join(each.lines) + "".join(each.wall) + each.floor
        hidden = tuple(20 - seen.count(colour) for colour in COLOURS)
        both = tuple(b + w for b, w in zip(now.bag, now.lid, strict=True))
        assert both == hidden


def test_a_position_does_not_remember_which_seed_dealt_it() -> None:
    start = Position.new(2)
    deal = Seed("7").deal(start)
    dealt = start.play(deal)
    typed = start.play(str(deal))
    assert dealt == typed
    assert hash(dealt) == hash(typed)
    assert str(dealt) == str(typed)


def test_within_a_round_there_is_no_chance() -> None:
    for now, token in random_game("grey", 2, 3):
        if not isinstance(token, Deal):
            assert now.play(token) == now.play(token) == Position(str(now)).play(str(token))


# 9. Order of the checks: complete row; three idle rounds; bag and lid empty.


def test_a_complete_row_comes_before_no_tile_left() -> None:
    after, events = four_last_boards(last_board(10, "-/K/K/-/YY")).play_with_events("0Y1")
    assert after.bag == after.lid == (0,) * 5
    assert after.boards[3].wall[0] == "BYRKW"
    assert [event.points for event in events if isinstance(event, TilePlaced)] == [5 + 5]
    assert after.end_reason == "row"
    assert after.idle_rounds == 0


def test_three_idle_rounds_come_before_no_tile_left() -> None:
    after = four_last_boards(last_board(10, "-/K/K/-/YY"), idle=2).play("0Y4")
    assert after.bag == after.lid == (0,) * 5
    assert after.end_reason == "stalled"
    assert after.idle_rounds == 3


def test_a_complete_row_comes_before_two_idle_rounds_before_it() -> None:
    start = position(
        board(wall=BLOCKED.replace("B", "."), floor="1"), variant="grey", idle=2, centre="B"
    )
    after = play(start, "0B1", "1@1")
    assert after.end_reason == "row"
    assert after.idle_rounds == 0


def test_a_row_ends_the_game_right_after_the_tiling_not_before() -> None:
    start = position(
        board(5, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....", floor="1"),
        to_move=2,
        factories="WW",
        centre="B",
    )
    now = start.play("1W1")
    assert now.phase == "offer"
    after = now.play("0B0")
    assert after.end_reason == "row"
    assert after.scores == (5 + 5 - 2 + 2, 1 - 1)
