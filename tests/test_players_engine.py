"""The engine as a player."""

from __future__ import annotations

import threading

import pytest

from evora import EvoraError, Position, Seed
from evora.players import EnginePlayer
from evora.players import engine as module
from evora.search import DEFAULT_LIMIT, Analysis, Engine, Limit

START = Position.new()
DEALT = START.play(Seed("7").deal(START))


def test_it_plays_the_move_of_the_engine() -> None:
    for limit in (Limit(nodes=300), Limit(depth=1)):
        best = Engine(hash_mb=1).analyse(DEALT, limit, seed=0).move
        assert EnginePlayer(limit, hash_mb=1).choose(DEALT) == best


def test_options_that_the_engine_does_not_have() -> None:
    with pytest.raises(EvoraError, match="engine: it has no option 'colour'"):
        EnginePlayer(Limit(ms=1), colour="red", size=3)
    with pytest.raises(EvoraError, match="it has no option 'hash'; did you mean hash_mb"):
        EnginePlayer(Limit(ms=1), hash=3)
    with pytest.raises(EvoraError, match="threads: expected 1 to 256, got 0"):
        EnginePlayer(Limit(ms=1), threads=0)


def test_where_there_is_no_move_to_choose() -> None:
    with pytest.raises(EvoraError, match="there is no move to choose at deal"):
        EnginePlayer(Limit(nodes=1), hash_mb=1).choose(START)


class RecordingEngine(Engine):
    seeds: list[int | None]

    def analyse(
        self,
        position: Position,
        limit: Limit = DEFAULT_LIMIT,
        *,
        seed: int | None = None,
        **_: object,
    ) -> Analysis:
        self.seeds = [*getattr(self, "seeds", []), seed]
        return super().analyse(position, limit, seed=seed)


def seeds_used(
    limit: Limit, monkeypatch: pytest.MonkeyPatch, *games: int
) -> list[list[int | None]]:
    """The seeds that the engine gets in the moves of some games."""
    monkeypatch.setattr(module, "Engine", RecordingEngine)
    player = EnginePlayer(limit, hash_mb=1)
    used = []
    for game in games:
        player.new_game(game)
        for _ in range(3):
            player.choose(DEALT)
        assert isinstance(player._engine, RecordingEngine)
        used.append(player._engine.seeds[-3:])
    return used


def test_each_move_has_its_seed_that_follows_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    first, again, other = seeds_used(Limit(nodes=20), monkeypatch, 1, 1, 2)
    assert first == again != other
    assert len(set(first)) == 3 and None not in first
    many = seeds_used(Limit(nodes=1), monkeypatch, *range(20))
    highest = max(seed or 0 for used in many for seed in used)
    assert 2**31 < highest < 2**32


def test_against_the_clock_the_table_stays_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seeds_used(Limit(ms=1), monkeypatch, 1) == [[None, None, None]]


def test_a_running_choice_can_be_cancelled() -> None:
    player = EnginePlayer(Limit(ms=60_000), hash_mb=1)
    chosen: list[object] = []
    start = Position.new(4)
    position = start.play(Seed("7").deal(start))  # nothing that a search would solve early
    thread = threading.Thread(target=lambda: chosen.append(player.choose(position)))
    thread.start()
    for _ in range(2000):  # it has an effect once the search runs
        player.cancel()
        thread.join(0.01)
        if not thread.is_alive():
            break
    assert len(chosen) == 1 and str(chosen[0]) in position.legal_moves
