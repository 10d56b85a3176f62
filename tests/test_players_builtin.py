"""The built-in players: what they choose, and that a seed decides what they leave to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from evora import EvoraError, Position, Seed
from evora.players import (
    BUILTIN,
    LEVELS,
    GreedyPlayer,
    LevelPlayer,
    Player,
    RandomPlayer,
    level_named,
    make_player,
)

START = Position.new(3)
DEALT = START.play(Seed("7").deal(START))


def best_moves(position: Position) -> set[str]:
    scores = {str(move): position.preview(move).projected_score for move in position.legal_moves}
    return {move for move, score in scores.items() if score == max(scores.values())}


def choices(player: Player, seed: int, count: int = 30) -> list[str]:
    player.new_game(seed)
    return [str(player.choose(DEALT)) for _ in range(count)]


def test_random_plays_every_legal_move() -> None:
    chosen = choices(RandomPlayer(), seed=1, count=60 * len(DEALT.legal_moves))
    assert set(chosen) == set(map(str, DEALT.legal_moves))
    assert max(map(chosen.count, set(chosen))) < 120  # each about 60 times


def test_greedy_plays_all_of_the_best_moves_and_no_other() -> None:
    best = best_moves(DEALT)
    assert 1 < len(best) < len(DEALT.legal_moves)
    assert set(choices(GreedyPlayer(), seed=1, count=40 * len(best))) == best


@pytest.mark.parametrize("make", [RandomPlayer, GreedyPlayer])
def test_a_seed_decides(make: Callable[..., Player]) -> None:
    first, second, other = make(), make(5), make(6)
    assert choices(first, seed=5) == choices(first, seed=5) != choices(first, seed=6)
    assert [str(second.choose(DEALT)) for _ in range(30)] == choices(first, seed=5)
    assert [str(other.choose(DEALT)) for _ in range(30)] == choices(first, seed=6)
    assert len({tuple(str(make().choose(DEALT)) for _ in range(30)) for _ in range(3)}) > 1


@pytest.mark.parametrize("name", [*BUILTIN, *(level.name for level in LEVELS)])
def test_where_there_is_no_move_to_choose(name: str) -> None:
    player = make_player(name)
    with pytest.raises(EvoraError, match="there is no move to choose at deal"):
        player.choose(START)


@pytest.mark.parametrize("name", [*BUILTIN, "novice", "club"])
def test_every_player_has_the_whole_interface(name: str) -> None:
    player = make_player(name, seed=4)
    first = player.choose(DEALT)
    player.cancel()  # nothing runs
    player.new_game(4)
    assert player.choose(DEALT) == first == make_player(name, 4).choose(DEALT)
    player.close()


def test_players_by_name() -> None:
    assert isinstance(make_player("random"), RandomPlayer)
    assert isinstance(make_player("greedy"), GreedyPlayer)
    club = make_player("club")
    assert isinstance(club, LevelPlayer) and club.level is level_named("club")
    expected = "player 'wizard': expected one of random, greedy, novice, .*, full, engine"
    with pytest.raises(EvoraError, match=expected):
        make_player("wizard")
