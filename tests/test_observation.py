"""Positions as arrays: masks of legal moves, observations, and their layout as data."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from positions import SETTINGS, board, position, random_game

import evora
from evora import ACTION_COUNT, OBSERVATION_SIZE, EvoraError, Position, observation_layout

ROOT = Path(__file__).parent.parent
LAYOUT = observation_layout()
COLOURS = evora.COLOURS


class Tensor:
    """An array with DLPack alone, as other libraries have them."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def fields(now: Position, seat: int | None = None) -> dict[str, Any]:
    numbers = now.observation(seat)
    assert numbers.shape == (OBSERVATION_SIZE,) and numbers.dtype == np.float32
    return {f.name: numbers[f.slice].reshape(f.shape).tolist() for f in LAYOUT.fields}


def one_hot(length: int, index: int | None) -> list[int]:
    return [int(i == index) for i in range(length)]


def counts(tiles: str) -> list[int]:
    return [tiles.count(colour) for colour in COLOURS]


def expected(now: Position, seat: int) -> dict[str, Any]:
    """What docs/observations.md says, from the texts of the position."""

    def place(other: int | None) -> int | None:
        return None if other is None else (other - seat) % now.players

    order = [(seat - 1 + i) % now.players for i in range(now.players)]
    boards = [now.boards[i] for i in order]
    absent = 4 - now.players
    walls = [[[[int(c == k) for c in row] for row in b.wall] for k in COLOURS] for b in boards]
    marker = None if now.marker is None else 1 + place(now.marker) if now.marker else 0  # type: ignore[operator]
    return {
        "players": one_hot(3, now.players - 2),
        "grey": int(now.variant == evora.GREY),
        "phase": one_hot(4, ["deal", "offer", "tiling", "over"].index(now.phase)),
        "round": now.round,
        "idle_rounds": now.idle_rounds,
        "to_move": one_hot(4, place(now.to_move)),
        "start": one_hot(4, place(now.start)),
        "marker": one_hot(5, marker),
        "centre": counts(now.centre),
        "factories": [counts(f) for f in now.factories] + [[0] * 5] * (9 - len(now.factories)),
        "bag": list(now.bag),
        "lid": list(now.lid),
        "scores": [b.score for b in boards] + [0] * absent,
        "lines": [[counts(line) for line in b.lines] for b in boards] + [[[0] * 5] * 5] * absent,
        "walls": walls + [[[[0] * 5] * 5] * 5] * absent,
        "floors": [counts(b.floor) for b in boards] + [[0] * 5] * absent,
    }


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_observations_of_a_game_from_every_seat(variant: str, players: int) -> None:
    walk = [now for now, _ in random_game(variant, players, seed=5, floor_share=0.3)]
    for now in [*walk[::3], walk[-1].playout(seed=1)]:
        for seat in range(1, players + 1):
            assert fields(now, seat) == expected(now, seat)
        assert fields(now) == expected(now, now.to_move or now.start)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_masks_of_a_game(variant: str, players: int) -> None:
    out = np.ones(ACTION_COUNT, np.bool_)
    for now, _ in random_game(variant, players, seed=6):
        assert now.legal_mask(out) is out
        assert np.flatnonzero(out).tolist() == now.legal_moves.actions()
    assert not now.playout(seed=1).legal_mask().any()


def test_scores_and_rounds_are_cut_off_at_255() -> None:
    now = position(board(score=400), board(score=255), round=300, factories="BBBB")
    assert fields(now)["scores"] == [255, 255, 0, 0]
    assert fields(now)["round"] == 255


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_out_is_written_and_returned(dtype: str) -> None:
    now = position(factories="BBBB/YYRK")
    rows = np.full((3, OBSERVATION_SIZE), 77, dtype)
    row = rows[1]
    assert now.observation(out=row) is row
    assert (row == now.observation()).all()
    assert (rows[0] == 77).all() and (rows[2] == 77).all()


def test_out_may_be_any_memory() -> None:
    now = position(factories="BBBB")
    array = np.zeros(ACTION_COUNT, np.bool_)
    tensor = Tensor(array)
    assert now.legal_mask(tensor) is tensor
    assert np.flatnonzero(array).tolist() == now.legal_moves.actions()
    assert list(now.legal_mask(bytearray(ACTION_COUNT))) == array.tolist()


@pytest.mark.parametrize(
    ("out", "problem"),
    [
        (np.zeros(3, np.bool_), r"out: expected shape \(325,\), got \(3,\)"),
        (np.zeros((325, 1), np.bool_), r"out: expected shape \(325,\), got \(325, 1\)"),
        (np.zeros(325, np.float64), "out: expected elements of type bool or uint8"),
        (np.zeros(650, np.bool_)[::2], "out: expected a contiguous array that can be written"),
        (bytes(325), "out: expected a contiguous array that can be written"),
        (Tensor(np.zeros(650, np.bool_)[::2]), "out: expected a contiguous array on the CPU"),
        (Tensor(np.zeros(3, np.bool_)), r"out: expected shape \(325,\), got \(3,\)"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(out: Any, problem: str) -> None:
    with pytest.raises(EvoraError, match=problem):
        Position.new().legal_mask(out)


def test_what_is_no_array_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="out: expected an array"):
        Position.new().legal_mask([False] * ACTION_COUNT)


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(evora.InvalidPositionError, match="seat: expected 1 to 2, got 3") as caught:
        Position.new().observation(3)
    assert caught.value.field == "seat"


# --- The layout


def test_the_layout_is_whole() -> None:
    assert LAYOUT.version == evora.OBSERVATION_VERSION
    assert LAYOUT.size == OBSERVATION_SIZE == len(LAYOUT.low) == len(LAYOUT.high)
    assert len(set(LAYOUT.names)) == OBSERVATION_SIZE
    assert LAYOUT.names[LAYOUT["factories"].offset + 7] == "factories[2,R]"
    assert LAYOUT.names[LAYOUT["walls"].offset + 125] == "walls[seat+1,B,1,1]"
    with pytest.raises(KeyError):
        LAYOUT["nothing"]


def test_the_numbers_of_version_1() -> None:
    """A change of any number here is a new version."""
    now = Position.new(3, "grey", 2)
    now = now.play(evora.Seed("7").deal(now)).play("2K3").play("1B1")
    numbers = now.observation(1, np.zeros(OBSERVATION_SIZE, np.uint8))
    assert LAYOUT.version == 1
    assert {LAYOUT.names[i]: numbers[i] for i in np.flatnonzero(numbers)} == {
        "players[3]": 1,
        "grey": 1,
        "phase[offer]": 1,
        "round": 1,
        "to_move[seat+0]": 1,
        "start[seat+1]": 1,
        "marker[centre]": 1,
        "centre[Y]": 1,
        "centre[W]": 1,
        "factories[3,R]": 1,
        "factories[3,K]": 2,
        "factories[3,W]": 1,
        "factories[4,R]": 2,
        "factories[4,W]": 2,
        "factories[5,B]": 2,
        "factories[5,K]": 2,
        "factories[6,B]": 1,
        "factories[6,Y]": 1,
        "factories[6,R]": 1,
        "factories[6,K]": 1,
        "factories[7,B]": 1,
        "factories[7,Y]": 3,
        "bag[B]": 13,
        "bag[Y]": 15,
        "bag[R]": 16,
        "bag[K]": 12,
        "bag[W]": 16,
        "lines[seat+1,3,K]": 3,
        "lines[seat+2,1,B]": 1,
        "floors[seat+2,B]": 2,
    }


def test_the_page_describes_every_field() -> None:
    page = (ROOT / "docs" / "observations.md").read_text()
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| (.+?) \| (.+?) \| 0.(\d+) \|", page, re.MULTILINE)
    listed = [
        (int(offset), name, tuple(map(int, re.findall(r"\d+", shape))), axes, int(high))
        for offset, name, shape, axes, high in rows
    ]
    assert listed == [
        (f.offset, f.name, f.shape or (1,), ", ".join(f.axes) or "none", f.high)
        for f in LAYOUT.fields
    ]
    assert f"{OBSERVATION_SIZE} numbers" in page
    assert f"version {LAYOUT.version}" in page


# --- NumPy is an extra


def test_evora_does_without_numpy() -> None:
    program = """
import sys
import evora
assert "numpy" not in sys.modules
sys.modules["numpy"] = None
now = evora.Position.new()
now.legal_mask(bytearray(evora.ACTION_COUNT))
evora.observation_layout()
def needs_numpy(call):
    try:
        call()
    except ModuleNotFoundError as error:
        print(error)
    else:
        raise AssertionError
needs_numpy(now.legal_mask)
needs_numpy(now.observation)
needs_numpy(lambda: __import__("evora.batch"))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    message = "arrays need NumPy, which is not installed: pip install 'evora[arrays]'"
    assert (done.stdout.splitlines(), done.stderr) == ([message] * 3, "")
