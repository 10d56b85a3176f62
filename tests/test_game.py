"""A game: what can be played on it and taken back, and what it says about itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from positions import board, position

from evora import Deal, EvoraError, Game, IllegalMoveError, InvalidMoveError, Move, Position, Seed
from evora.game import EARLY_ENDS

SEED = Seed("7")


def begun(moves: int = 2) -> Game:
    game = Game(Position.new(3))
    game.play(SEED.deal(game.position))
    for _ in range(moves):
        game.play(game.position.legal_moves[0])
    return game


def finished() -> Game:
    game = Game()
    while not game.is_over:
        now = game.position
        game.play(SEED.deal(now) if now.phase == "deal" else now.legal_moves[-1])
    return game


def test_a_token_may_be_a_value_a_text_or_an_action_id() -> None:
    deal = SEED.deal(Position.new())
    by_value, by_text = Game(), Game()
    by_value.play(deal)
    by_text.play(str(deal))
    move = by_value.position.legal_moves[3]
    after = by_value.play(move)
    assert by_text.play(move.action) == after
    assert by_text.tokens == by_value.tokens == (deal, move)
    assert isinstance(by_text.tokens[0], Deal) and isinstance(by_text.tokens[1], Move)
    assert by_text == by_value


@pytest.mark.parametrize(
    ("token", "error"),
    [("hello", InvalidMoveError), (325, InvalidMoveError), ("9W5", IllegalMoveError)],
)
def test_a_refused_token_changes_nothing(token: str | int, error: type[EvoraError]) -> None:
    game = begun()
    tokens, positions = game.tokens, game.positions
    with pytest.raises(error):
        game.play(token)
    assert (game.tokens, game.positions) == (tokens, positions)


def test_positions_are_those_before_and_after_every_token() -> None:
    game = begun(moves=4)
    assert len(game.positions) == len(game.tokens) + 1
    assert game.positions[0] == game.start
    for before, token, after in zip(game.positions, game.tokens, game.positions[1:], strict=False):
        assert before.play(token) == after
    assert game.moves == game.tokens[1:]
    assert game.plies == 4


def test_undo_takes_the_comments_after_the_token_along() -> None:
    game = begun(moves=1)
    game.comment("after one move")
    game.play(game.position.legal_moves[0])
    game.comment("after two")
    game.comment("and another")
    assert game.comments == {2: ["after one move"], 3: ["after two", "and another"]}
    undone = game.tokens[-1]
    assert game.undo() == undone
    assert game.comments == {2: ["after one move"]}
    assert game.position == game.positions[2]


def test_what_cannot_be_undone_or_written() -> None:
    with pytest.raises(EvoraError, match="nothing to undo"):
        Game().undo()
    with pytest.raises(EvoraError, match="comment"):
        Game().comment("a } ends it")


def test_rounds_count_those_that_were_dealt() -> None:
    game = Game()
    assert game.rounds == 0
    game.play(SEED.deal(game.position))
    assert game.rounds == 1
    while game.position.phase != "deal":
        game.play(game.position.legal_moves[-1])
    assert (game.position.round, game.rounds) == (2, 1)
    end = finished()
    assert end.rounds == end.position.round


def test_events_of_a_token_are_those_of_playing_it() -> None:
    game = begun()
    expected = [
        before.play_with_events(token)[1]
        for before, token in zip(game.positions, game.tokens, strict=False)
    ]
    assert [game.events(index) for index in range(len(game.tokens))] == expected
    assert list(game.all_events()) == [event for events in expected for event in events]


def test_result_and_outcome_of_a_finished_game() -> None:
    game = finished()
    outcome = game.outcome
    assert outcome is not None
    assert game.result == "-".join(map(str, outcome.scores))
    assert outcome.scores == game.position.scores
    assert outcome.winners == game.position.winners
    assert outcome.decided_by == game.position.decided_by
    for forbidden in (lambda: game.end_early("time", [1]), lambda: game.play("0B0")):
        with pytest.raises(EvoraError):
            forbidden()


@pytest.mark.parametrize("reason", EARLY_ENDS)
def test_an_early_end(reason: str) -> None:
    game = begun()
    assert not game.is_over and game.outcome is None
    game.end_early(reason, [3, 1, 3])
    assert game.is_over and not game.position.is_over
    assert (game.tags["End"], game.tags["Winners"], game.result) == (reason, "1,3", "*")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == (reason, (1, 3))
    assert game.outcome.scores == (0, 0, 0)
    calls: list[Callable[[], object]] = [
        game.undo,
        lambda: game.play("0B0"),
        lambda: game.end_early(reason, [1]),
    ]
    for forbidden in calls:
        with pytest.raises(EvoraError):
            forbidden()


def test_an_early_end_without_a_winner() -> None:
    game = begun()
    game.end_early("abandoned", [])
    assert game.outcome is not None
    assert game.outcome.winners == ()


@pytest.mark.parametrize(("reason", "winners"), [("bored", [1]), ("time", [0]), ("time", [4])])
def test_an_early_end_that_cannot_be(reason: str, winners: list[int]) -> None:
    game = begun()
    with pytest.raises(EvoraError):
        game.end_early(reason, winners)
    assert not game.is_over


def test_games_are_equal_when_all_of_them_is() -> None:
    same, other = begun(), begun()
    assert same == other
    other.comment("well played")
    assert same != other
    tagged = begun()
    tagged.tags["Seat1"] = "Andrea"
    assert same != tagged
    assert same != begun(moves=3)
    elsewhere = Game(position(board(), factories="BB"))
    assert Game() != elsewhere
    assert Game() != "a game"
