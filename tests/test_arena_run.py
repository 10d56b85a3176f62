"""The progress of a match: which games count, which are missing, and when it is decided."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from evora.arena.game import GameResult
from evora.arena.run import State, run_match
from evora.arena.schedule import Match
from evora.players.specs import parse_specs

MATCH = Match(parse_specs(["greedy", "random"]))


def result(match: Match, game: int, winners: tuple[int, ...]) -> GameResult:
    fixture = match.fixture(game)
    zeros = (0,) * match.players
    return GameResult(
        game,
        fixture.deal,
        fixture.table,
        fixture.rotation,
        fixture.seats,
        start=1,
        scores=zeros,
        winners=winners,
        end="row",
        rounds=5,
        plies=1,
        seconds=(0.0,) * match.players,
        moves=zeros,
    )


def won_by_first(match: Match, game: int) -> GameResult:
    return result(match, game, (match.fixture(game).seats.index(0) + 1,))


def test_what_is_missing() -> None:
    state = State(MATCH, deals=3)
    assert (state.total, state.missing()) == (6, [0, 1, 2, 3, 4, 5])
    state.add([won_by_first(MATCH, game) for game in (1, 4)])
    assert state.missing() == [0, 2, 3, 5]
    assert [counted.game for counted in state.counted] == [1, 4]
    assert not state.decided


def test_a_shorter_match_counts_its_own_deals_only() -> None:
    state = State(MATCH, deals=1)
    state.add(won_by_first(MATCH, game) for game in range(6))
    assert [counted.game for counted in state.counted] == [0, 1]


def test_the_share_of_the_first_contestant() -> None:
    match = Match(parse_specs(["greedy", "random", "greedy"]))
    state = State(match, deals=1)
    state.add([won_by_first(match, 0), result(match, 2, (1, 2))])
    assert (state.share_of_first, state.games_of_first) == (1.5, 2)
    state.add([result(match, 4, (1,))])  # the other two
    assert (state.share_of_first, state.games_of_first) == (1.5, 2)


def test_the_share_of_the_first_contestant_is_per_seat() -> None:
    match = Match(parse_specs(["greedy", "random"]), players=3)
    state = State(match, deals=1)
    copies = next(game for game in range(6) if match.fixture(game).seats.count(0) == 2)
    seat = match.fixture(copies).seats.index(0) + 1
    state.add([result(match, copies, (seat,))])
    assert (state.share_of_first, state.games_of_first) == (0.5, 1)


def test_a_test_takes_complete_deals_in_their_order() -> None:
    match = Match(MATCH.contestants, sprt=(0.0, 400.0))
    state = State(match, deals=50)
    assert state.sprt is not None
    state.add(won_by_first(match, game) for game in range(1, 60))
    assert state.sprt.deals == 0  # the first deal is not complete
    state.add([won_by_first(match, 0)])
    assert state.decided and state.sprt.verdict == "B"
    assert 0 < state.sprt.deals < 30
    assert state.sprt.counts == {1.0: state.sprt.deals}
    assert {counted.deal for counted in state.counted} == set(range(state.sprt.deals))


def test_a_test_sees_the_mean_of_a_deal() -> None:
    match = Match(MATCH.contestants, sprt=(0.0, 10.0))
    state = State(match, deals=2)
    state.add([won_by_first(match, 0), result(match, 1, (1, 2))])
    assert state.sprt is not None and state.sprt.counts == {0.75: 1}
    state.add([result(match, 2, (1,)), result(match, 3, (1,))])
    assert state.sprt.counts == {0.75: 1, 0.5: 1}
    state.add([won_by_first(match, game) for game in (4, 5)])  # beyond the last deal
    assert state.sprt.deals == 2


def test_a_match_is_resumed(tmp_path: Path) -> None:
    first = run_match(MATCH, 2, jobs=1, folder=tmp_path)
    assert (first.resumed, len(first.results), first.interrupted) == (0, 4, False)
    seen: list[int] = []
    second = run_match(
        MATCH, 3, jobs=1, folder=tmp_path, on_progress=lambda state: seen.append(len(state.results))
    )
    assert (second.resumed, len(second.results)) == (4, 6)
    assert seen[0] == 4 and seen[-1] == 6
    third = run_match(MATCH, 3, jobs=1, folder=tmp_path)
    assert third.results == second.results and third.resumed == 6


def test_a_match_that_is_decided_plays_no_more(tmp_path: Path) -> None:
    match = Match(MATCH.contestants, sprt=(0.0, 400.0))
    first = run_match(match, 200, jobs=1, folder=tmp_path)
    assert first.decided and len(first.results) < 400
    calls: list[State] = []
    again = run_match(match, 200, jobs=1, folder=tmp_path, on_progress=calls.append)
    assert again.decided and calls == [] and again.results == first.results


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGINT)

    def interrupt(state: State) -> None:
        if len(state.results) >= 4:
            os.kill(os.getpid(), signal.SIGINT)

    state = run_match(MATCH, 20_000, jobs=1, folder=tmp_path, on_progress=interrupt)
    assert state.interrupted and 4 <= len(state.results) < 40_000
    assert signal.getsignal(signal.SIGINT) is before
    stored = run_match(MATCH, 1, jobs=1, folder=tmp_path)
    assert stored.resumed == len(state.results)


def test_a_match_in_another_thread_leaves_signals_alone() -> None:
    states: list[State] = []
    thread = threading.Thread(
        target=lambda: states.append(run_match(MATCH, 1, jobs=1, folder=None))
    )
    before = signal.getsignal(signal.SIGINT)
    thread.start()
    thread.join(60)
    assert len(states[0].results) == 2
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_first_progress_is_before_the_first_game(jobs: int) -> None:
    seen: list[int] = []
    run_match(
        MATCH, 2, jobs=jobs, folder=None, on_progress=lambda state: seen.append(len(state.results))
    )
    assert seen[0] == 0 and seen[-1] == 4
