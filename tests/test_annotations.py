"""Comments and values at any move of a record: read, written, replaced, else as they were."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evora import (
    Annotation,
    EvoraError,
    Game,
    Move,
    Seed,
    format_game,
    format_games,
    parse_game,
    read_games,
)

GOLDEN = Path(__file__).parent / "data" / "golden.evora"


def short_game() -> Game:
    game = Game()
    game.play(Seed("7").deal(game.position))
    for _ in range(3):
        game.play(game.position.legal_moves[0])
    return game


def test_a_comment_at_any_move() -> None:
    game = short_game()
    game.comment("the end")
    game.comment("a fine start", at=2)
    game.comment("before anything", at=0)
    assert game.comments == {4: ["the end"], 2: ["a fine start"], 0: ["before anything"]}
    again = parse_game(format_game(game))
    assert again == game
    assert {at: note.text for at, note in again.annotations.items()} == {
        0: "before anything",
        2: "a fine start",
        4: "the end",
    }
    assert list(again.annotations) == [0, 2, 4]


def test_values_are_written_beside_words_and_replaced() -> None:
    game = short_game()
    game.comment("hm [%clk 0:01:02] and [%eval 3]", at=2)
    game.annotate(2, win=0.61, best="2K3")
    assert game.comments[2] == ["[%win 0.61] [%best 2K3]", "hm [%clk 0:01:02] and [%eval 3]"]
    game.annotate(2, win=0.5, clock="0:00:59")
    assert game.comments[2] == ["[%win 0.5] [%best 2K3]", "hm [%clk 0:00:59] and [%eval 3]"]
    note = Annotation(win=0.5, best=Move("2K3"), clock="0:00:59", text="hm  and")
    assert game.annotations == {2: note}
    assert parse_game(format_game(game)).annotations == game.annotations
    game.remove_values(2)
    assert game.comments == {2: ["hm [%clk 0:00:59] and [%eval 3]"]}
    game.annotate(win=1.0)
    assert game.annotations[4].win == 1.0
    game.remove_values(4)
    assert 4 not in game.comments


@given(st.floats(0, 1))
def test_a_share_is_written_to_four_digits(win: float) -> None:
    game = Game()
    game.annotate(win=win)
    assert re.fullmatch(r"\[%win [01]\.\d{1,4}\]", game.comments[0][0])
    assert parse_game(format_game(game)).annotations[0].win == round(win, 4)


@given(st.integers(0, 10_000))
def test_a_share_of_four_digits_reads_back_as_the_same_number(tenths_of_a_mille: int) -> None:
    game = Game()
    game.annotate(win=tenths_of_a_mille / 10_000)
    assert parse_game(format_game(game)).annotations[0].win == tenths_of_a_mille / 10_000


@pytest.mark.parametrize(
    "comment",
    ["[%win 1.5]", "[%win nan]", "[%win x]", "[%best 9Q9]", "[%clk soon]", "[% win 1]", "[%win 1"],
)
def test_values_that_cannot_be_read_are_none_and_stay_in_the_record(comment: str) -> None:
    game = Game()
    game.comment(comment)
    note = game.annotations[0]
    assert (note.win, note.best, note.clock) == (None, None, None)
    assert parse_game(format_game(game)).comments == {0: [comment]}


def test_what_cannot_be_written_is_refused_and_changes_nothing() -> None:
    game = short_game()
    with pytest.raises(EvoraError, match="at: expected a number of tokens from 0 to 4, got 5"):
        game.comment("x", at=5)
    with pytest.raises(EvoraError, match="got -1"):
        game.annotate(-1, win=0.5)
    with pytest.raises(EvoraError, match="win: expected a share from 0 to 1, got 61"):
        game.annotate(1, best="2K3", win=61)
    with pytest.raises(EvoraError, match="2Q3"):
        game.annotate(1, best="2Q3")
    with pytest.raises(EvoraError, match="clock: expected a time such as 0:01:02, got '62 s'"):
        game.annotate(1, clock="62 s")
    assert game.comments == {}


def test_records_without_values_stay_as_they_are() -> None:
    text = GOLDEN.read_text("utf-8")
    games = list(read_games(GOLDEN))
    for game in games:
        assert isinstance(game.annotations, dict)
    assert "".join(format_games(games)) == text
