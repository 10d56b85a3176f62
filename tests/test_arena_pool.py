"""Worker processes: a game depends on its number alone, and a worker that dies is no disaster."""

from __future__ import annotations

import multiprocessing
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from arena_players import bad_spec, engine_spec

from evora import EvoraError, parse_game
from evora.arena.game import GameResult
from evora.arena.run import run_match
from evora.arena.schedule import Match
from evora.arena.standings import as_json, summarise
from evora.arena.task import GameAndRecord, GameTask
from evora.players.specs import parse_specs
from evora.work.processes import ProcessPool

MATCH = Match(parse_specs(["greedy", "random", "engine:nodes=20,hash_mb=1"]), seed="pool")


def pool_of(match: Match, games: Iterable[int], jobs: int) -> ProcessPool[int, GameAndRecord]:
    return ProcessPool(GameTask(match), games, jobs)


def all_games(pool: ProcessPool[int, GameAndRecord]) -> dict[int, GameAndRecord]:
    return {game[0].game: game for some in pool.results() for _, game in some}


def timeless(result: GameResult) -> GameResult:
    return replace(result, seconds=())


def test_results_do_not_depend_on_the_workers() -> None:
    games = range(3 * MATCH.games_per_deal)
    alone = all_games(pool_of(MATCH, games, jobs=1))
    shared = all_games(pool_of(MATCH, reversed(games), jobs=3))
    assert set(alone) == set(shared) == set(games)
    for number, (result, record) in alone.items():
        assert timeless(shared[number][0]) == timeless(result)
        assert shared[number][1] == record


def test_stopping_ends_it_soon() -> None:
    pool = pool_of(MATCH, range(100_000), jobs=2)
    seen = 0
    for some in pool.results():
        seen += len(some)
        if seen > 20:
            pool.stop()
    assert 20 < seen < 20_000


def test_the_player_that_ends_the_process_loses() -> None:
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
    for _, record in all_games(pool_of(match, range(2), jobs=1)).values():
        assert parse_game(record).tags["End"] == "forfeit"


def test_faults_do_not_spoil_the_next_game() -> None:
    match = Match((bad_spec("raise"), *parse_specs(["greedy"])))
    results = [result for result, _ in all_games(pool_of(match, range(10), jobs=1)).values()]
    reasons = Counter(result.fault.reason for result in results if result.fault)
    assert reasons == {"crash": 10}
    assert all(sum(result.moves) > 3 for result in results)


def test_a_bug_of_the_arena_is_told() -> None:
    match = Match(parse_specs(["greedy", "random"]), variant="blue")
    with pytest.raises(EvoraError, match="a worker of the arena failed"):
        all_games(pool_of(match, range(2), jobs=1))


def test_no_more_workers_than_games() -> None:
    before = len(multiprocessing.active_children())
    pool = pool_of(MATCH, range(2), jobs=5)
    seen = [len(multiprocessing.active_children()) for _ in pool.results()]
    assert max(seen) <= before + 2
    assert len(multiprocessing.active_children()) == before


def test_a_crash_costs_no_other_game() -> None:
    """The games that a dead worker had not sent back are played again, each once."""
    match = Match((*parse_specs(["greedy", "random"]), bad_spec("die")))
    games = range(3 * match.games_per_deal)
    counts = Counter(
        result.game for some in pool_of(match, games, jobs=2).results() for _, (result, _) in some
    )
    assert counts == Counter(games)


def test_a_game_lost_by_a_crash_has_its_tags() -> None:
    match = Match((bad_spec("die"), *parse_specs(["greedy"])), seed="tags", variant="grey")
    for number, (result, record) in all_games(pool_of(match, range(2), jobs=1)).items():
        game = parse_game(record)
        assert result.game == number == int(game.tags["Game"])
        assert game.tags["Seed"] == str(match.deal_seed(0))
        names = [match.contestants[index].name for index in result.seats]
        assert [game.tags["Seat1"], game.tags["Seat2"]] == names
        assert str(game.start.variant) == "grey"
        assert game.start.start == match.deal_seed(0).start_player(2) == result.start
        assert result.moves == (0, 0) and result.winners == (result.seats.index(1) + 1,)


def test_players_are_kept_from_game_to_game(tmp_path: Path) -> None:
    """An external engine is started once for each copy of it, and closed at the end."""
    started = tmp_path / "started"
    program = tmp_path / "logged.sh"
    program.write_text(f'echo $$ >> {started}\nexec {sys.executable} "$@"\n')
    engine_spec(tmp_path, "well")
    spec = f"well=cmd:nodes=1 sh {program} {tmp_path}/engine.py well"
    match = Match(parse_specs([spec, "random"]), players=3)
    games = all_games(pool_of(match, range(12), jobs=1))
    assert len(games) == 12
    assert all(result.fault is None for result, _ in games.values())
    pids = started.read_text().split()
    assert len(pids) == 2  # alone at three tables, and two copies at the others
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_stopping_ends_an_engine_that_hangs(tmp_path: Path) -> None:
    """Its worker is in the middle of a move and gets the time to end it."""
    started = tmp_path / "started"
    program = tmp_path / "logged.sh"
    program.write_text(f'echo $$ >> {started}\nexec {sys.executable} "$@"\n')
    engine_spec(tmp_path, "hang")
    spec = f"hang=cmd:nodes=1 sh {program} {tmp_path}/engine.py hang"
    pool = pool_of(Match(parse_specs([spec, "random"])), range(2), jobs=1)

    def stop_when_it_runs() -> None:
        while not started.exists():
            time.sleep(0.01)
        time.sleep(1.0)  # it hangs at its third move
        pool.stop()

    thread = threading.Thread(target=stop_when_it_runs)
    thread.start()
    assert list(pool.results()) == []
    thread.join()
    (pid,) = started.read_text().split()
    # On a busy machine it may not hang yet: then it ends with its input, a moment later.
    deadline = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}").exists()
    assert multiprocessing.active_children() == []


def test_a_player_that_failed_is_made_anew(tmp_path: Path) -> None:
    match = Match(parse_specs([engine_spec(tmp_path, "crash"), "random"]))
    results = [result for result, _ in all_games(pool_of(match, range(4), jobs=1)).values()]
    for result in results:
        assert result.fault is not None and result.fault.reason == "crash"
        assert result.moves[result.seats.index(0)] == 3
