"""What clients are told: positions, legal moves, effects, scores, and what each may know."""

from __future__ import annotations

import msgspec
import pytest

from evora import Game, Position, Seed
from evora.server import messages as m
from evora.server.domain.table import events, view
from server.decoded_views import (
    barred_view,
    decoded,
    effects_of,
    legal_view,
    position_view,
    replay_answer,
)
from server.tables import (
    ANNA,
    BEN,
    CAT,
    CLAIM_MS,
    FRIEND,
    LOCAL,
    ME,
    MINUTES,
    Played,
    names,
    three,
    two,
)


def told(played: Played, guest: str | None) -> m.GameView:
    table = played.table
    return view(table, guest, played.now, names(table), (1,), played.away, played.seed, CLAIM_MS)


def seen(played: Played, guest: str | None) -> m.GameView:
    """As the client reads it."""
    return decoded(told(played, guest), m.GameView)


def finished(variant: str = "coloured", players: int = 2) -> Game:
    game, seed = Game(Position.new(players, variant)), Seed("7")
    while not game.is_over:
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else position.legal_moves[-1])
    return game


# --- From the core


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_effects_are_the_events_of_the_core(variant: str) -> None:
    game = finished(variant, 3)
    for index in range(len(game.tokens)):
        told = game.events(index)
        effects = msgspec.json.decode(msgspec.json.encode(effects_of(told)))
        assert effects == [event.as_dict() for event in told]


def test_in_a_game_that_ended_early_nobody_is_to_move() -> None:
    played = two()
    assert played.table.position is not None and played.table.position.to_move == 1
    played.do(ANNA, m.Resign, seat=1)
    position = seen(played, BEN).position
    assert isinstance(position, m.PositionView) and position.to_move is None


def test_a_position_as_a_message() -> None:
    start = Position.new(2)
    position = start.play("=BBBY/KKKW/RKKW/RRWW/BBKK").play("4W1")
    told = position_view(position)
    assert told.text == str(position) and told.factories[3] == "" and told.centre == "RR"
    assert (told.marker, told.to_move, told.last_round) == (0, 2, False)
    board = told.boards[0]
    assert (board.lines[0], board.floor, board.floor_cost) == ("W", "W", 1)
    assert board.spaces[1] == ["W", "B", "Y", "R", "K"]
    assert board.projected_score == position.projected_score(1)


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_what_is_barred_is_what_could_be_tried_and_is_not_legal(variant: str) -> None:
    for position in finished(variant, 3).positions:
        told = barred_view(position)
        assert len(told) <= 5 + 2
        legal = {str(move) for move in position.legal_moves}
        if position.phase == "tiling":
            line = next(iter(legal))[0]
            columns = {int(move[2]) for move in legal}
            shut = [item for item in told if item.why != "other_line"]
            assert sorted(c for item in shut for c in item.columns) == sorted(
                {*range(1, 6)} - columns
            )
            assert {item.line for item in told} == {int(line)}
            continue
        offered = {*position.centre, *"".join(position.factories)}
        for colour in offered:
            taken = {int(move[2]) for move in legal if move[1] == colour}
            shut_lines = [item.line for item in told if colour in (item.colours or colour)]
            assert sorted(shut_lines) == sorted({*range(6)} - taken)
        assert all({*item.colours} <= offered for item in told)
        assert all((item.holds is not None) == (item.why == "line_holds") for item in told)


def test_what_is_barred_is_told_to_who_moves() -> None:
    played = two()
    assert seen(played, ANNA).barred == [] and seen(played, BEN).barred is None
    played.move()
    assert seen(played, ANNA).barred is None and seen(played, BEN).barred == []


def test_legal_moves_come_with_their_previews() -> None:
    start = Position.new(2)
    position = start.play("=BBBY/KKKW/RKKW/RRWW/BBKK")
    told = {item.move: item for item in legal_view(position)}
    assert list(told) == [str(move) for move in position.legal_moves]
    item = told["2K1"]
    assert (item.source, item.colour, item.destination, item.line) == (2, "K", 1, None)
    assert (item.falls, item.floor_cost, item.completes, item.points) == (2, 2, True, 1)
    assert item.columns == [m.ColumnPoints(column=4, points=1)]


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_record_adds_up(variant: str) -> None:
    game = finished(variant, 2)
    answer = replay_answer(game)
    assert [step.token for step in answer.steps] == [str(token) for token in game.tokens]
    assert answer.steps[0].seat is None and answer.steps[1].seat == 1
    assert answer.result is not None and answer.legal == []
    totals = [seat.score for seat in answer.rounds[-1].seats]
    for bonus in answer.bonuses:
        totals[bonus.seat - 1] += bonus.points
    assert totals == answer.result.scores == list(game.position.scores)
    for before, after in zip(answer.rounds, answer.rounds[1:], strict=False):
        for then, now in zip(before.seats, after.seats, strict=True):
            assert now.score == then.score + now.gained - now.lost


# --- Of a game


def test_legal_moves_are_for_who_moves() -> None:
    played = two()
    assert seen(played, ANNA).legal and seen(played, BEN).legal is None
    assert seen(played, None).legal is None
    played.move()
    assert seen(played, BEN).legal and seen(played, ANNA).legal is None
    played.do(ANNA, m.Resign, seat=1)
    assert seen(played, BEN).legal is None


def test_everybody_knows_which_seats_are_theirs() -> None:
    played = Played(ME, LOCAL, FRIEND, clock=MINUTES)
    waiting = seen(played, ANNA)
    assert waiting.position is None and waiting.seats[2].kind == "open" and waiting.creator
    played.do(BEN, m.Join)
    played.come(ANNA, BEN)
    assert seen(played, ANNA).yours == [1, 2] and seen(played, BEN).yours == [3]
    stranger = seen(played, CAT)
    assert stranger.yours == [] and not stranger.creator
    assert [seat.online for seat in stranger.seats] == [True, False, False]
    assert [seat.left_ms for seat in stranger.seats] == [60_000] * 3
    assert stranger.deadline == played.now + 60_000
    played.do(BEN, m.Resign, seat=3)
    out = seen(played, BEN)
    assert out.yours == [3] and not out.seats[2].yours and out.seats[2].out == "resigned"


def test_guests_are_never_told_to_others() -> None:
    played = two()
    played.moves(5)
    for guest in (None, ANNA, BEN):
        told = view(played.table, guest, played.now, {1: "A.", 2: None}, (), {}, None, CLAIM_MS)
        text = msgspec.json.encode([told, *events(played.table, 0)])
        assert b"anna" not in text and b"ben" not in text


def test_the_seed_is_told_at_the_end_and_its_hash_always() -> None:
    played = two()
    assert seen(played, ANNA).seed is None and seen(played, ANNA).seed_hash == played.seed.hash
    played.finish()
    assert seen(played, None).seed == str(played.seed)


def test_the_result_says_how_and_with_what_bonuses() -> None:
    played = two()
    played.finish()
    result = seen(played, ANNA).result
    assert result is not None and result.reason == "row" and result.bonuses
    assert result.decided_by == played.table.position_after(len(played.table.steps)).decided_by
    early = two()
    early.do(ANNA, m.Resign, seat=1)
    result = seen(early, ANNA).result
    assert result is not None and result.winners == [2] and result.decided_by is None


def test_who_left_does_not_decide_why_the_others_won() -> None:
    played = three()
    played.moves(4)
    leader = max((1, 2, 3), key=lambda seat: played.table.scores[seat - 1])
    owner = (ANNA, BEN, CAT)[leader - 1]
    played.do(owner, m.Resign, seat=leader)
    played.finish()
    result, position = seen(played, None).result, played.table.position
    assert result is not None and position is not None
    assert leader not in result.winners
    assert result.decided_by == position.decided_among(played.table.in_play)
    assert len(seen(played, ANNA).rounds) == len(played.table.rounds)


def test_what_is_expensive_is_made_once_for_all() -> None:
    played = two()
    one, other = told(played, ANNA), told(played, BEN)
    assert one.position is other.position and one.legal is told(played, ANNA).legal


def test_an_offer_says_who_has_not_answered() -> None:
    played = two()
    played.do(ANNA, m.OfferEnd, seat=1)
    assert seen(played, BEN).offer == m.OfferView(
        seat=1, what="abandon", tokens=None, waiting_for=[2]
    )


def test_events_follow_any_seq_without_a_gap() -> None:
    played = two()
    played.play_round()
    table = played.table
    assert [event.seq for event in events(table, 0)] == list(range(1, table.seq + 1))
    assert [event.seq for event in events(table, table.seq - 2)] == [table.seq - 1, table.seq]
    assert events(table, table.seq) == []
    dealt = events(table, table.seq - 1)[0].body
    effects = decoded(dealt, m.Dealt).effects
    assert isinstance(dealt, m.Dealt)
    assert isinstance(effects, list) and isinstance(effects[0], m.RoundStarted)
