"""Where the points came from: events, summed by round and seat."""

from __future__ import annotations

from positions import board, position

from evora import BonusScored, FloorScored, Game, RoundEnded, TilePlaced, round_scores

ROW_TO_COME = "BYRK./...../...../...../....."


def last_round() -> Game:
    """Seat 1 completes a row and has 2 floor spaces; seat 2 has three tiles on the floor."""
    first = board(9, lines="W/RR/-/-/-", wall=ROW_TO_COME, floor="1")
    second = board(1, lines="-/-/KKK/-/-", floor="BBB")
    game = Game(position(first, second, to_move=1, centre="Y"))
    game.play("0Y0")
    return game


def test_a_round_seat_by_seat() -> None:
    game = last_round()
    (only,) = game.round_scores
    assert only.round == game.position.round
    first, second = only.seats
    assert (first.seat, second.seat) == (1, 2)
    assert [(tile.row, tile.colour, tile.points) for tile in first.placed] == [
        (1, "W", 5),
        (2, "R", 2),
    ]
    assert (first.gained, first.lost) == (7, 2)
    assert [(tile.row, tile.colour) for tile in second.placed] == [(3, "K")]
    # The floor costs 4, but no score drops below 0: 1 point and the tile's one are all there is.
    assert second.floor is not None
    assert (second.floor.cost, second.gained, second.lost) == (4, 1, 2)


def test_bonuses_belong_to_the_round_that_ends_the_game() -> None:
    game = last_round()
    (only,) = game.round_scores
    assert [(bonus.seat, bonus.kind, bonus.points) for bonus in only.bonuses] == [(1, "row", 2)]
    assert (only.bonus(1), only.bonus(2)) == (2, 0)
    assert game.position.scores == (9 + 7 - 2 + 2, 1 + 1 - 2)


def test_events_apart_from_a_game() -> None:
    """Rounds as their events end them; what follows the last end is no round yet."""
    events = last_round().events(0)
    placed = [event for event in events if isinstance(event, TilePlaced)]
    floors = [event for event in events if isinstance(event, FloorScored)]
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    (bonus,) = (event for event in events if isinstance(event, BonusScored))
    assert round_scores([], 2) == []
    assert round_scores([*placed, *floors], 2) == []
    rounds = round_scores([placed[0], ended, placed[1], ended, bonus, floors[0]], 3)
    assert [[seat.gained for seat in each.seats] for each in rounds] == [[5, 0, 0], [2, 0, 0]]
    assert [each.bonus(1) for each in rounds] == [0, 2]
    assert all(seat.floor is None and seat.lost == 0 for each in rounds for seat in each.seats)


def test_rounds_keep_their_numbers() -> None:
    game = Game(position(board(), factories="YY"))
    game.play("1Y5")
    assert [each.round for each in game.round_scores] == [5]
    assert game.round_scores[0].seats[1].placed == ()
    assert game.round_scores[0].seats[1].gained == 0
