"""A game as a record that is played on, taken back and compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora import (
    Deal,
    EvoraError,
    Game,
    IllegalMoveError,
    InvalidMoveError,
    InvalidRecordError,
    Move,
    Position,
    Seed,
    format_games,
    read_games,
)

SEED = Seed("7")


def played(tokens: int) -> Game:
    game = Game()
    while len(game.tokens) < tokens:
        position = game.position
        game.play(SEED.deal(position) if position.phase == "deal" else position.legal_moves[0])
    return game


def test_moves_with_the_positions_they_were_played_in() -> None:
    game = played(40)
    pairs = list(game.decisions())
    assert [move for _, move in pairs] == list(game.moves)
    assert len(pairs) < len(game.tokens)  # deals are nobody's decision
    after = [position.play(move) for position, move in pairs]
    rest = [position for position in game.positions[1:] if position in set(after)]
    assert after == rest
    assert list(Game().decisions()) == []


def test_saved_and_read(tmp_path: Path) -> None:
    game = played(10)
    game.comment("well")
    for path in (tmp_path / "game.evora", str(tmp_path / "other.evora")):
        game.save(path)
        assert Game.read(path) == game == next(read_games(path))
    with (tmp_path / "game.evora").open() as file:
        assert Game.read(file) == game
    later = played(20)
    later.save(tmp_path / "game.evora")
    assert Game.read(tmp_path / "game.evora") == later


def test_a_save_is_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    game = played(10)
    game.save(path)
    before = path.read_bytes()
    game.comments[3] = ["a } that no record can hold"]
    with pytest.raises(EvoraError, match="comment: expected no '}'"):
        game.save(path)
    with pytest.raises(FileNotFoundError) as error:
        played(1).save(tmp_path / "missing" / "game.evora")
    assert error.value.filename == str(tmp_path / "missing" / "game.evora")
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.evora"]


def test_a_file_of_one_game(tmp_path: Path) -> None:
    path = tmp_path / "games.evora"
    for games, problem in ((0, "none"), (2, r"several; evora\.read_games reads them one by one")):
        path.write_text("".join(format_games([played(3)] * games)))
        with pytest.raises(InvalidRecordError, match=rf":1: expected one game, got {problem}$"):
            Game.read(path)
    with pytest.raises(FileNotFoundError):
        Game.read(tmp_path / "missing.evora")


def test_taking_back_takes_the_comments_after_it() -> None:
    game = played(2)
    game.comment("after two")
    last = game.tokens[-1]
    game.play(game.position.legal_moves[0])
    game.comment("after three")
    game.comment("and once more")
    assert game.undo() == game.positions[-1].legal_moves[0]
    assert game.comments == {2: ["after two"]}
    assert game.undo() == last
    assert game.comments == {}
    assert isinstance(game.undo(), Deal) and game == Game()
    with pytest.raises(EvoraError, match="nothing to undo"):
        game.undo()


def test_positions_tokens_and_events_belong_together() -> None:
    game = played(30)
    assert len(game.positions) == len(game.tokens) + 1 and game.positions[0] == game.start
    for index, token in enumerate(game.tokens):
        assert game.positions[index].play(token) == game.positions[index + 1]
        assert game.events(index) == game.positions[index].play_with_events(token)[1]
    assert list(game.moves) == [token for token in game.tokens if isinstance(token, Move)]
    assert game.plies == len(game.moves) < len(game.tokens)
    every = [event for index in range(len(game.tokens)) for event in game.events(index)]
    assert list(game.all_events()) == every


def test_a_round_counts_once_it_is_dealt() -> None:
    game = Game()
    assert game.rounds == 0
    game.play(SEED.deal(game.position))
    assert game.rounds == 1
    while game.position.phase != "deal":
        game.play(game.position.legal_moves[0])
    assert (game.rounds, len(game.round_scores)) == (1, 1)
    game.play(SEED.deal(game.position))
    assert game.rounds == 2


def test_an_early_end_is_final_and_names_the_winners_in_order() -> None:
    game = Game(Position.new(3))
    game.play(SEED.deal(game.position))
    with pytest.raises(EvoraError, match="End: expected one of"):
        game.end_early("tired", [1])
    for seat in (0, 4):
        with pytest.raises(EvoraError, match="seats from 1 to 3"):
            game.end_early("resigned", [1, seat])
    assert game.outcome is None and not game.is_over
    game.end_early("resigned", [3, 1, 3])
    assert game.is_over and game.result == "*"
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("resigned", (1, 3), (0, 0, 0))
    with pytest.raises(EvoraError, match="over already"):
        game.end_early("time", [2])
    with pytest.raises(EvoraError, match="has ended: resigned"):
        game.play(game.position.legal_moves[0])
    with pytest.raises(EvoraError, match="has ended: resigned"):
        game.undo()


def test_nobody_may_win_an_early_end() -> None:
    game = played(1)
    game.end_early("abandoned", [])
    assert game.outcome is not None and game.outcome.winners == ()


def test_games_are_equal_when_everything_is() -> None:
    assert played(5) == played(5) != played(4)
    tagged, commented = played(5), played(5)
    tagged.tags["Event"] = "a test"
    commented.comment("a test")
    assert tagged != played(5) and commented != played(5)
    assert Game(Position.new(3)) != Game(Position.new(4))
    assert played(1) != "a game"


def test_a_comment_cannot_end_itself() -> None:
    game = Game()
    with pytest.raises(EvoraError, match="comment"):
        game.comment("curly } brace")
    assert game.comments == {}


def test_a_token_may_be_a_value_a_text_or_an_action_id() -> None:
    deal = SEED.deal(Position.new())
    by_value, by_text = Game(), Game()
    by_value.play(deal)
    by_text.play(str(deal))
    move = by_value.position.legal_moves[3]
    after = by_value.play(move)
    assert by_text.play(move.action) == after
    assert by_text.tokens == by_value.tokens == (deal, move)
    assert by_text == by_value


@pytest.mark.parametrize(
    ("token", "error"),
    [("hello", InvalidMoveError), (325, InvalidMoveError), ("9W5", IllegalMoveError)],
)
def test_a_refused_token_changes_nothing(token: str | int, error: type[EvoraError]) -> None:
    game = played(3)
    with pytest.raises(error):
        game.play(token)
    assert game == played(3)
    assert game.positions == played(3).positions


def test_result_and_outcome_of_a_finished_game() -> None:
    game = Game()
    while not game.is_over:
        now = game.position
        game.play(SEED.deal(now) if now.phase == "deal" else now.legal_moves[-1])
    outcome = game.outcome
    assert outcome is not None
    assert game.result == "-".join(map(str, outcome.scores))
    assert outcome.scores == game.position.scores
    assert outcome.winners == game.position.winners
    assert outcome.decided_by == game.position.decided_by
    assert game.rounds == game.position.round
    with pytest.raises(EvoraError):
        game.end_early("time", [1])
