"""Matches that begin with given positions: how they are read, and who sits where."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest

from evora import EvoraError, Game, InvalidRecordError, Position, Seed, read_games
from evora.arena import Match, parse_specs, read_positions, run_match
from evora.arena.schedule import Tables
from evora.record import format_games
from evora.verify import verify


def played(tokens: int, players: int = 2, variant: str = "coloured", seed: str = "x") -> Game:
    """A game of so many tokens, or to its end."""
    game, deals = Game(Position.new(players, variant, 1)), Seed(seed)
    for _ in range(tokens):
        at = game.position
        if at.is_over:
            break
        game.play(deals.deal(at) if at.to_move is None else at.legal_moves[0])
    return game


def test_one_per_line(tmp_path: Path) -> None:
    positions = [played(count).position for count in (0, 1, 7)]
    file = tmp_path / "positions.txt"
    file.write_text("\r\n".join(["# a comment", "", *map(str, positions), "  "]))
    assert read_positions(file) == tuple(positions)
    assert read_positions(str(file)) == tuple(positions)
    with file.open("rb") as stream:
        assert read_positions(stream) == tuple(positions)


def test_records_stand_for_the_positions_at_their_ends() -> None:
    games = [played(count, 3, "grey") for count in (1, 9, 30)]
    data = "\n" + "".join(format_games(games))
    found = read_positions(io.BytesIO(data.encode()), players=3, variant="grey")
    assert found == tuple(game.position for game in games)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "x: expected one position or more"),
        ("# nothing\n\n", "x: expected one position or more"),
        (f"{Position.new()}\nhello", "x:2: position: expected"),
        (f"\n\n{Position.new()} more", "x:3: boards: expected 2 boards for 5 factories"),
        (
            f"{Position.new(2, 'grey')}",
            "x:1: expected 2 players on the coloured side, got 2 on the",
        ),
        (f"# a\n{Position.new(4)}", "x:2: expected 2 players on the coloured side, got 4 on the"),
        ("\x00\xff", "x:1: position: expected"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(EvoraError) as caught:
        read_positions(io.BytesIO(text.encode("latin-1")), "x")
    assert str(caught.value).startswith(problem)


def test_games_that_are_over_are_refused() -> None:
    over = played(1000)
    assert over.is_over
    with pytest.raises(EvoraError, match="x:1: expected a position that is not over"):
        read_positions(io.BytesIO(str(over.position).encode()), "x")
    data = "".join(format_games([played(3), over])).encode()
    with pytest.raises(EvoraError, match="x: game 2: expected a position that is not over"):
        read_positions(io.BytesIO(data), "x")
    with pytest.raises(InvalidRecordError, match="x:1"):
        read_positions(io.BytesIO(b"[hello"), "x")
    with pytest.raises(EvoraError, match="positions: number 2: expected a position that is not"):
        Match(parse_specs(["greedy", "random"]), positions=(Position.new(), over.position))


@pytest.mark.parametrize(("players", "tables"), [(2, "copies"), (3, "copies"), (3, "mixed")])
def test_everybody_has_every_seat_of_every_position(players: int, tables: Tables) -> None:
    positions = tuple(played(count, players).position for count in (5, 9))
    names = ["greedy", "random", "r=random"][: 2 if tables == "copies" else 3]
    match = Match(parse_specs(names), players=players, tables=tables, positions=positions)
    state = run_match(match, deals=4, jobs=1, folder=None)
    seats = Counter(
        (match.start(result.deal), seat, contestant)
        for result in state.results.values()
        for seat, contestant in enumerate(result.seats)
    )
    assert {at for at, _, _ in seats} == set(positions)
    assert len(seats) == 2 * players * len(names)
    assert len(set(seats.values())) == 1


def test_the_deals_after_a_position_follow_from_the_seed(tmp_path: Path) -> None:
    positions = (played(5).position, played(0).position)
    match = Match(parse_specs(["greedy", "random"]), positions=positions, seed="deals")
    run_match(match, deals=4, jobs=1, folder=tmp_path)
    games = list(read_games(tmp_path / "games.evora"))
    assert [game.start for game in games] == [positions[n // 2 % 2] for n in range(8)]
    for number, game in enumerate(games):
        assert game.tags["Seed"] == str(Seed(f"deals/{number // 2}"))
        assert verify(game).problem is None and verify(game).deals > 0


def test_a_stopped_match_goes_on_with_its_positions(tmp_path: Path) -> None:
    positions = tuple(played(count).position for count in (1, 5, 9))
    match = Match(parse_specs(["greedy", "random"]), positions=positions)
    run_match(match, deals=2, jobs=1, folder=tmp_path / "a")
    run_match(match, deals=6, jobs=2, folder=tmp_path / "a")
    run_match(match, deals=6, jobs=1, folder=tmp_path / "b")
    games = [(tmp_path / name / "games.evora").read_bytes() for name in ("a", "b")]
    assert games[0] == games[1]
    for other in ((), positions[:2], positions[::-1]):
        with pytest.raises(EvoraError, match="it holds another match: positions is 3, sha256"):
            run_match(
                Match(match.contestants, positions=other), deals=6, jobs=1, folder=tmp_path / "a"
            )
    run_match(Match(match.contestants), deals=1, jobs=1, folder=tmp_path / "new")
    with pytest.raises(EvoraError, match="positions is None there and 3, sha256"):
        run_match(match, deals=1, jobs=1, folder=tmp_path / "new")
