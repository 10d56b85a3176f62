"""What holds for every position of every game, whatever is played."""

from __future__ import annotations

import pickle
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from evora import ACTION_COUNT, COLOURS, Game, Position, Seed, parse_game
from evora.record import format_game

settings.register_profile("evora", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("evora")


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game played to a random length by choices that hypothesis can shrink."""
    players = draw(st.integers(2, 4))
    variant = draw(st.sampled_from(["coloured", "grey"]))
    seed = Seed(draw(st.text(max_size=8)))
    choices = draw(st.lists(st.integers(0, 10_000), max_size=150))
    game = Game(Position.new(players, variant, seed.start_player(players)))
    for choice in choices:
        if game.position.phase == "deal":
            game.play(seed.deal(game.position))
        if game.position.is_over:
            break
        moves = game.position.legal_moves
        if choice % 11 == 0:
            game.comment(f"choice {choice}")
        game.play(moves[choice % len(moves)])
    return game


def tile_counts(position: Position) -> Counter[str]:
    counts: Counter[str] = Counter()
    for stock in (position.bag, position.lid):
        counts.update(dict(zip(COLOURS, stock, strict=True)))
    counts.update("".join(position.factories) + position.centre)
    for board in position.boards:
        counts.update("".join((*board.lines, *board.wall, board.floor)))
    for other in ".1":
        del counts[other]
    return counts


@given(games())
def test_tiles_and_marker(game: Game) -> None:
    for position in game.positions:
        assert tile_counts(position) == dict.fromkeys(COLOURS, 20)
        markers = (position.marker == 0) + sum(board.floor.count("1") for board in position.boards)
        assert markers == (position.phase in ("offer", "tiling"))
        assert all(score >= 0 for score in position.scores)


@given(games())
def test_texts_round_trip(game: Game) -> None:
    for position in game.positions:
        assert Position(str(position)) == position
        assert hash(Position(str(position))) == hash(position)
        assert pickle.loads(pickle.dumps(position)) == position


@given(games())
def test_legal_moves_are_exactly_what_play_accepts(game: Game) -> None:
    position = game.position
    accepted = []
    for action in range(ACTION_COUNT):
        try:
            position.play(action)
        except ValueError:
            continue
        accepted.append(action)
    assert position.legal_moves.actions() == accepted
    assert [move.action for move in position.legal_moves] == accepted
    assert len(position.legal_moves) == len(accepted)
    for action in accepted:
        assert position.play(action) == position.play_unchecked(action)
        assert position.play(action) == position.play_with_events(action)[0]


@given(games())
def test_undo_goes_back_the_same_way(game: Game) -> None:
    positions, tokens = game.positions, game.tokens
    for index in reversed(range(len(tokens))):
        assert game.undo() == tokens[index]
        assert game.position == positions[index]


@given(games())
def test_records_round_trip(game: Game) -> None:
    text = format_game(game)
    assert parse_game(text) == game
    assert format_game(parse_game(text)) == text


@given(games())
def test_breakdowns_add_up_to_the_scores(game: Game) -> None:
    sums = [0] * game.start.players
    for round_score in game.round_scores:
        for seat in round_score.seats:
            sums[seat.seat - 1] += seat.gained - seat.lost + round_score.bonus(seat.seat)
    if game.position.phase != "tiling":
        assert tuple(sums) == game.position.scores
