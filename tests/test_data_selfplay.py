"""Games for learning: the same ones however they are made, and always from the first one on."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from pathlib import Path

import pytest

from evora import EvoraError, Seed, read_games
from evora.data.card import count_records
from evora.data.record_file import RecordFile
from evora.data.selfplay import RECORDS, Selfplay, SelfplayState, run_selfplay
from evora.players.specs import parse_specs
from evora.verify import verify
from evora.work import Place

PLAN = Selfplay(parse_specs(["greedy", "random"]), seed="data")
ALONE = Place(jobs=1)


def records(folder: Path) -> bytes:
    return (folder / RECORDS).read_bytes()


@pytest.fixture(scope="module")
def twelve(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("selfplay")
    state = run_selfplay(PLAN, 12, folder, place=ALONE)
    assert (state.done, state.resumed, state.faults, state.interrupted) == (12, 0, 0, False)
    return folder


def test_games_are_in_order_with_tags_and_honest_deals(twelve: Path) -> None:
    games = list(read_games(twelve / RECORDS))
    assert [game.tags["Game"] for game in games] == [str(number) for number in range(12)]
    for number, game in enumerate(games):
        assert game.is_over and game.tags["Seed"] == str(Seed(f"data/{number}"))
        assert [game.tags["Seat1"], game.tags["Seat2"]] == [
            PLAN.contestants[index].name for index in PLAN.fixture(number).seats
        ]
        assert verify(game).problem is None


def test_seats_are_drawn() -> None:
    seats = Counter(PLAN.fixture(game).seats for game in range(4000))
    assert set(seats) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(850 < count < 1150 for count in seats.values())
    assert Selfplay(PLAN.contestants[:1], players=4).fixture(7).seats == (0, 0, 0, 0)


def test_workers_and_pieces_make_no_difference(twelve: Path, tmp_path: Path) -> None:
    run_selfplay(PLAN, 5, tmp_path, place=ALONE)
    state = run_selfplay(PLAN, 12, tmp_path, place=Place(jobs=3))
    assert state.resumed == 5
    assert records(tmp_path) == records(twelve)
    again = run_selfplay(PLAN, 12, tmp_path, place=ALONE)
    assert (again.resumed, again.done) == (12, 12)


def test_ctrl_c_leaves_the_beginning(twelve: Path, tmp_path: Path) -> None:
    def interrupt(state: SelfplayState) -> None:
        if state.done == 3:
            os.kill(os.getpid(), signal.SIGINT)

    state = run_selfplay(PLAN, 100_000, tmp_path, place=ALONE, on_progress=interrupt)
    assert state.interrupted and 3 <= state.done < 100_000
    games = list(read_games(tmp_path / RECORDS))
    assert len(games) == state.done == json.loads((tmp_path / "card.json").read_text())["games"]
    assert records(tmp_path).startswith(records(twelve)[: len(records(tmp_path)) // 2])


def test_what_a_killed_program_left_is_cut_off(twelve: Path, tmp_path: Path) -> None:
    whole = records(twelve)
    third = whole.index(b'[Game "2"]')
    begin = whole.rindex(b"[Evora", 0, third)
    end = whole.index(b"[Evora", third)
    path = tmp_path / RECORDS
    for cut in range(begin, end, 7):
        path.write_bytes(whole[:cut])
        with RecordFile(path) as file:
            assert file.count == 2
        assert path.read_bytes() == whole[:begin]
    path.write_bytes(whole[:end])
    with RecordFile(path) as file:
        assert file.count == 3


def test_the_card(twelve: Path) -> None:
    card = json.loads((twelve / "card.json").read_text())
    assert card["games"] == 12 and card["repeatable"] and card["seed"] == "data"
    assert [each["player"] for each in card["contestants"]] == ["greedy", "random"]
    games = list(read_games(twelve / RECORDS))
    points = [score for game in games for score in game.position.scores]
    assert card["mean_points"] == round(sum(points) / len(points), 2)
    assert card["mean_rounds"] == round(sum(game.rounds for game in games) / 12, 2)
    page = (twelve / "README.md").read_text()
    assert page.startswith("# 12 games: 2 players, coloured side\n")
    assert "| player | random: `random` |" in page and "{" not in page


def test_games_lost_by_a_fault_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "x.evora"
    path.write_text(
        '[Evora "1"]\n[Variant "coloured"]\n[Players "2"]\n[Start "1"]\n[Result "*"]\n'
        '[End "forfeit"]\n[Winners "1"]\n\n'
    )
    counts = count_records(path)
    assert (counts.games, counts.ended_by_fault, counts.mean_points) == (1, 1, None)


@pytest.mark.parametrize(
    ("player", "repeatable"),
    [
        ("club", True),
        ("engine:nodes=10", True),
        ("engine:ms=1", False),
        ("engine:clock=60+1", False),
        ("full", False),
    ],
)
def test_what_can_be_repeated(player: str, repeatable: bool) -> None:
    assert Selfplay(parse_specs([player])).repeatable is repeatable


def test_another_plan_is_refused(twelve: Path) -> None:
    other = Selfplay(PLAN.contestants, seed="other")
    with pytest.raises(EvoraError, match="it holds another self-play: seed is data there"):
        run_selfplay(other, 12, twelve, place=ALONE)
