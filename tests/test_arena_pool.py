"""Worker processes: a game depends on its number alone, and a worker that dies is no disaster."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from arena_players import bad_spec

from evora import EvoraError, parse_game
from evora.arena.game import GameResult
from evora.arena.pool import GameAndRecord, Pool
from evora.arena.run import run_match
from evora.arena.schedule import Match
from evora.arena.specs import parse_specs
from evora.arena.standings import as_json, summarise

MATCH = Match(parse_specs(["greedy", "random", "engine:nodes=20,hash_mb=1"]), seed="pool")


def all_games(pool: Pool) -> dict[int, GameAndRecord]:
    return {result.game: (result, record) for some in pool.results() for result, record in some}


def timeless(result: GameResult) -> GameResult:
    return replace(result, seconds=())


def test_results_do_not_depend_on_the_workers() -> None:
    games = range(3 * MATCH.games_per_deal)
    alone = all_games(Pool(MATCH, games, jobs=1))
    shared = all_games(Pool(MATCH, reversed(games), jobs=3))
    assert set(alone) == set(shared) == set(games)
    for number, (result, record) in alone.items():
        assert timeless(shared[number][0]) == timeless(result)
        assert shared[number][1] == record


def test_stopping_ends_it_soon() -> None:
    pool = Pool(MATCH, range(100_000), jobs=2)
    seen = 0
    for some in pool.results():
        seen += len(some)
        if seen > 20:
            pool.stop()
    assert 20 < seen < 20_000


def test_whoever_ends_the_process_loses() -> None:
    match = Match((bad_spec("die"), *parse_specs(["greedy"])))
    state = run_match(match, 3, jobs=2, folder=None)
    results = state.counted
    assert len(results) == 6
    for result in results:
        assert result.fault is not None and result.fault.reason == "crash"
        assert result.seats[result.fault.seat - 1] == 0
        assert "exit code 3" in result.fault.message
    summary = summarise(match, results)
    assert [(row.name, row.faults["crash"]) for row in summary.rows] == [("greedy", 0), ("die", 6)]
    assert len(summary.faults) == 6
    assert as_json(summary)["table"][0]["share"]["value"] == 1


def test_its_record_can_be_read() -> None:
    match = Match((bad_spec("die"), *parse_specs(["greedy"])))
    for _, record in all_games(Pool(match, range(2), jobs=1)).values():
        assert parse_game(record).tags["End"] == "forfeit"


def test_faults_do_not_spoil_the_next_game() -> None:
    match = Match((bad_spec("raise"), *parse_specs(["greedy"])))
    results = [result for result, _ in all_games(Pool(match, range(10), jobs=1)).values()]
    reasons = Counter(result.fault.reason for result in results if result.fault)
    assert reasons == {"crash": 10}
    assert all(sum(result.moves) > 3 for result in results)


def test_a_bug_of_the_arena_is_told() -> None:
    match = Match(parse_specs(["greedy", "random"]), variant="blue")
    with pytest.raises(EvoraError, match="a worker of the arena failed"):
        all_games(Pool(match, range(2), jobs=1))
