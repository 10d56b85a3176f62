"""The suite of lab/strength: solved last rounds of all settings, and how they are asked."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from exhaustive import Exhaustive
from positions import SETTINGS
from suite import count_groups

from evora import EvoraError, Move, Position
from lab.strength import last_rounds
from lab.strength.engines import EngineSpec, of_setting
from lab.strength.forcing import forced_wins
from lab.strength.last_rounds import SolvedPosition, Worth, read_suite


@cache
def suite() -> list[SolvedPosition]:
    return read_suite()


def test_the_suite_has_all_settings_and_all_moves() -> None:
    counts = Counter(of_setting(solved.position) for solved in suite())
    assert counts == {f"{players} {variant}": 60 for variant, players in SETTINGS}
    for solved in suite():
        assert set(solved.values) == set(solved.position.legal_moves), solved
        assert len(set(solved.values.values())) > 1, solved
        with_margin = of_setting(solved.position) == "2 coloured"
        assert all((worth.margin is not None) == with_margin for worth in solved.values.values())
        assert SolvedPosition.read(str(solved)) == solved


@pytest.mark.parametrize("text", ["1", "0", "1+12", "0.5+0", "0-3"])
def test_a_worth_is_read_as_it_is_written(text: str) -> None:
    assert str(Worth.read(text)) == text


class Naive:
    """Whether a seat forces the win, by trying every tiling of everybody, too."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[Position, bool] = {}

    def wins(self, now: Position) -> bool:
        if now.phase in ("deal", "over"):
            return now.winners == (self._seat,)
        if now not in self._known:
            enough = any if now.to_move == self._seat else all
            after = (now.play_unchecked(action) for action in now.legal_moves.actions())
            self._known[now] = enough(self.wins(each) for each in after)
        return self._known[now]


def shortened(now: Position, groups: int) -> Position:
    """The position a few moves later, with at most so many groups on offer."""
    number = 0
    while count_groups(now) > groups:
        moves = list(now.legal_moves)
        number += 7
        now = now.play(moves[number % len(moves)])
    return now


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_what_forces_the_win_agrees_with_trying_everything(variant: str, players: int) -> None:
    found: Counter[bool] = Counter()
    own = [s for s in suite() if of_setting(s.position) == f"{players} {variant}"]
    for solved in own:
        now = shortened(solved.position, 2)
        naive = Naive(now.seat_to_move)
        for move, wins in forced_wins(now).items():
            assert naive.wins(now.play(move)) == wins, f"{now} {move}"
            found[wins] += 1
    assert min(found[True], found[False]) > 5


def test_values_of_two_players_agree_with_an_exhaustive_search() -> None:
    own = [s for s in suite() if of_setting(s.position) == "2 coloured"]
    solved = min(own, key=lambda each: (count_groups(each.position), len(each.values)))
    search = Exhaustive()
    for move, worth in list(solved.values.items())[::3]:
        share_and_margin = (worth.share, worth.margin)
        assert search.mover_bounds(solved.position, move) == (share_and_margin, share_and_margin)


# --- Asking the engine


def run(*command: str) -> int:
    return last_rounds.main([*command, "--jobs", "1"])


def test_the_engine_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.jsonl"
    assert run("--players", "2", "--nodes", "50", "--out", str(out)) == 0
    shown = capsys.readouterr().out
    assert "2 coloured" in shown and "2 grey" in shown and "3 coloured" not in shown
    assert run("--read", str(out), str(out), "--json") == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first == second
    coloured, grey = first["rows"]
    assert (coloured["positions"], grey["margin lost"]) == (60, None)
    assert coloured["optimal"]["value"] <= coloured["win kept"]["value"] <= 1


def test_what_a_move_costs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = next(s for s in suite() if of_setting(s.position) == "2 coloured")
    by_worth = sorted(solved.values, key=lambda move: solved.values[move])

    def played(move: Move) -> dict[str, object]:
        class Engine:
            def search(self, position: Position) -> tuple[Move, None]:
                assert position == solved.position
                return move, None

        monkeypatch.setattr(last_rounds, "open_engine", lambda _: Engine())
        return last_rounds.ask(last_rounds.Item(str(solved), EngineSpec(nodes=1)))

    best = played(by_worth[-1])
    assert (best["best"], best["share lost"], best["margin lost"]) == (True, 0, 0)
    worst, worth, top = played(by_worth[0]), solved.values[by_worth[0]], solved.values[by_worth[-1]]
    assert worst["best"] is False
    assert worst["share lost"] == top.share - worth.share


def test_a_file_that_is_no_suite_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "suite.txt"
    path.write_text("nonsense\n")
    with pytest.raises(EvoraError, match="expected solved positions"):
        read_suite(path)
