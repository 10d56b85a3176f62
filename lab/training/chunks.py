"""Chunks of samples and labels: the .npz files that join the programs (docs/training.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from evora import _core
from evora.errors import EvoraError
from evora.files import replacing

Array = npt.NDArray[Any]
Arrays = dict[str, Array]
Floats = npt.NDArray[np.float32]
Item = TypeVar("Item")

GAME_ARRAYS = {
    "positions": np.uint8,
    "game": np.uint32,
    "perturbed": np.uint8,
    "win": np.float32,
    "points": np.float32,
}
LABEL_ARRAYS = {"win": np.float32, "score": np.float32, "error": np.float32}
POLICY_ARRAYS = {
    "stage": np.uint8,
    "moves": np.uint16,
    "chosen": np.uint16,
    "index": np.uint16,
    "value": np.float32,
}
MID_ROUND_ARRAYS = {
    "positions": np.uint8,
    "game": np.uint32,
    "mover": np.uint8,
    "nodes": np.uint32,
    "solved": np.uint8,
    "open": np.float32,
    "search_win": np.float32,
    "search_score": np.float32,
    "over": np.uint8,
    "static_utility": np.float32,
    "static_score": np.float32,
    "win": np.float32,
    "score": np.float32,
}
# What chunks made before these names call them.
OLD_NAMES = {
    "search_win": "said",
    "search_score": "points",
    "static_utility": "glance",
    "static_score": "counted",
}


@dataclass(frozen=True)
class Games:
    """Positions between rounds, those of a game one after another, and what became of them."""

    positions: bytes
    game: npt.NDArray[np.uint32]  # [position]
    perturbed: npt.NDArray[np.bool_]  # [position]: the round that followed had random moves
    win: Floats  # [position, seat]
    points: Floats  # [position, seat]: the final score minus the score now

    def steps(self) -> npt.NDArray[np.int64]:
        """[position]: how many positions of its game follow."""
        count = len(self.game)
        ends = np.flatnonzero(np.append(self.game[1:] != self.game[:-1], True))
        return np.asarray(ends[np.searchsorted(ends, np.arange(count))] - np.arange(count))


@dataclass(frozen=True)
class Labels:
    """What the positions of a chunk of games are worth after one more round, over some deals."""

    win: Floats  # [position, seat]: the mean share of the win
    score: Floats  # [position, seat]: the mean final score
    error: Floats  # [position, seat]: the standard error of the share; NaN with one deal


@dataclass(frozen=True)
class PolicySamples:
    """Decisions in the middle of rounds. The moves of all of them follow one another."""

    stage: npt.NDArray[np.uint8]  # [decision]
    moves: npt.NDArray[np.uint16]  # [decision]: how many there were
    chosen: npt.NDArray[np.uint16]  # [decision]: which of them the search chose
    index: npt.NDArray[np.uint16]  # [move, input], padded with the number of inputs
    value: Floats  # [move, input]


@dataclass(frozen=True)
class MidRoundSamples:
    """Positions in the middle of rounds: what searches say of them, and what came of the round."""

    mover: npt.NDArray[np.bool_]  # [position, seat]
    nodes: npt.NDArray[np.uint32]  # [position]: of the search
    solved: npt.NDArray[np.bool_]  # [position]: it reached the round's end
    open: Floats  # [position]: the share of the round's tiles that is still on offer
    search_win: Floats  # [position, seat]: the share of the win that it expects
    search_score: Floats  # [position, seat]: and the final score
    over: npt.NDArray[np.bool_]  # [position]: the game would be over if the round ended now
    static_utility: Floats  # [position, seat]: if it did; if over, tenths of the score
    static_score: Floats  # [position, seat]: and the final score
    win: Floats  # [position, seat]: what came of it
    score: Floats


def file_name(chunk: int) -> str:
    return f"{chunk:06}.npz"


def game_arrays(memory: dict[str, bytes]) -> Arrays:
    """The arrays of a chunk from what the core returns."""
    return _by_position(GAME_ARRAYS, memory, len(memory["perturbed"]))


def label_arrays(memory: dict[str, bytes], count: int) -> Arrays:
    return _by_position(LABEL_ARRAYS, memory, count)


def policy_arrays(memory: dict[str, bytes]) -> Arrays:
    arrays = {name: np.frombuffer(memory[name], kind) for name, kind in POLICY_ARRAYS.items()}
    for name in ("index", "value"):
        arrays[name] = arrays[name].reshape(-1, _core.POLICY_SAMPLE_INPUTS)
    return arrays


def mid_round_arrays(memory: dict[str, bytes]) -> Arrays:
    return _by_position(MID_ROUND_ARRAYS, memory, len(memory["mover"]))


def _by_position(kinds: Mapping[str, type], memory: dict[str, bytes], count: int) -> Arrays:
    """One number for each position, or one row."""
    arrays: Arrays = {name: np.frombuffer(memory[name], kind) for name, kind in kinds.items()}
    return {
        name: array if array.size == count else array.reshape(count, -1)
        for name, array in arrays.items()
    }


def write_chunk(path: Path, arrays: Arrays, made: Mapping[str, Any]) -> None:
    """Writes a chunk as a whole or not at all; `made` says how it was made."""
    with replacing(path) as stream:
        np.savez_compressed(stream, made=np.array(json.dumps(made)), **arrays)  # type: ignore[arg-type]


def chunk_paths(folder: Path, setting: str | None = None) -> list[Path]:
    """The chunks of a folder, in order.

    EvoraError if there are none, or if they are of another setting, such as 'coloured 2'.
    """
    paths = sorted(folder.glob("[0-9]*.npz"))
    if not paths:
        raise EvoraError(f"{folder}: expected a folder with chunks (000000.npz), found none")
    found = _setting(_made(_read(paths[0], {}))) if setting else None
    if found and found != setting:
        raise EvoraError(f"{folder}: expected games of {setting}, found {found}")
    return paths


@dataclass(frozen=True)
class Chunk:
    """A chunk of games, and its chunk of labels if there is one."""

    games: Path
    labels: Path | None = None

    def read(self) -> tuple[Games, Labels | None]:
        games = read_games(self.games)
        return games, read_labels(self.labels, games) if self.labels else None


def chunks_of(games: Path, labels: Path | None = None, setting: str | None = None) -> list[Chunk]:
    """The chunks of a folder of games; with a folder of labels, those that have some."""
    paths = chunk_paths(games, setting)
    if labels is None:
        return [Chunk(path) for path in paths]
    chunks = [Chunk(path, labels / path.name) for path in paths if (labels / path.name).exists()]
    if not chunks:
        raise EvoraError(f"{labels}: expected labels for the chunks of games, found none")
    return chunks


def hold_out(chunks: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Chunks to learn from and chunks to test with: every twentieth, at least one of each."""
    if len(chunks) < 2:
        raise EvoraError(
            f"chunks: expected 2 or more, to learn from and to test with, got {len(chunks)}"
        )
    held = max(1, len(chunks) // 20)
    return list(chunks[held:]), list(chunks[:held])


def read_games(path: Path) -> Games:
    """A chunk of games; EvoraError if it is none."""
    arrays = _read(path, GAME_ARRAYS)
    count = len(arrays["game"])
    players = arrays["win"].size // max(1, count)
    positions = arrays["positions"].tobytes()
    if len(positions) != count * _core.POSITION_BYTES:
        raise EvoraError(
            f"{path}: positions: expected {_core.POSITION_BYTES} bytes for each, "
            f"got {len(positions)} for {count}"
        )
    return Games(
        positions,
        arrays["game"],
        arrays["perturbed"].astype(bool),
        _by_seat(path, arrays, "win", count, players),
        _by_seat(path, arrays, "points", count, players),
    )


def read_labels(path: Path, games: Games) -> Labels:
    """The labels of a chunk of games; EvoraError if they belong to other games."""
    arrays = _read(path, LABEL_ARRAYS)
    if _made(arrays).get("positions") != digest(games.positions):
        raise EvoraError(f"{path}: these are labels of other positions")
    count, players = games.win.shape
    return Labels(*(_by_seat(path, arrays, name, count, players) for name in LABEL_ARRAYS))


def read_policy_samples(path: Path) -> PolicySamples:
    """A chunk of policy samples; EvoraError if it is none."""
    arrays = _read(path, POLICY_ARRAYS)
    stage, moves, chosen, index, value = (arrays[name] for name in POLICY_ARRAYS)
    inputs, count = len(_core.policy_names()), int(moves.sum())
    fits = (
        len(stage) == len(chosen) == len(moves)
        and index.shape == value.shape == (count, _core.POLICY_SAMPLE_INPUTS)
        and bool(
            (stage < _core.STAGES).all() and (chosen < moves).all() and (index <= inputs).all()
        )
    )
    if not fits:
        raise EvoraError(f"{path}: expected decisions among moves with {inputs} inputs")
    return PolicySamples(stage, moves, chosen, index, value)


def read_mid_round_samples(path: Path) -> MidRoundSamples:
    """A chunk of positions in the middle of rounds; EvoraError if it is none."""
    arrays = _read(path, MID_ROUND_ARRAYS, OLD_NAMES)
    count = len(arrays["game"])
    players = arrays["win"].size // max(1, count)
    by_seat = {
        name: _by_seat(path, arrays, name, count, players) for name in (*OLD_NAMES, "win", "score")
    }
    return MidRoundSamples(
        mover=arrays["mover"][:, None] == np.arange(players),
        nodes=arrays["nodes"],
        solved=arrays["solved"].astype(bool),
        open=arrays["open"],
        over=arrays["over"].astype(bool),
        **by_seat,
    )


def digest(positions: bytes) -> str:
    """What tells positions from others: the beginning of their SHA-256."""
    return hashlib.sha256(positions).hexdigest()[:16]


def _read(path: Path, kinds: Mapping[str, type], old: Mapping[str, str] | None = None) -> Arrays:
    try:
        with path.open("rb") as stream, np.load(stream) as chunk:
            arrays = {name: chunk[name] for name in (*kinds, "made") if name in chunk.files}
            for name, before in (old or {}).items():
                if name not in arrays and before in chunk.files:
                    arrays[name] = chunk[before]
    except OSError as error:
        raise EvoraError(f"{path}: {error.strerror or 'this is no chunk'}") from None
    except Exception:  # whatever NumPy and zipfile make of a damaged file
        raise EvoraError(f"{path}: this is no chunk, or a damaged one") from None
    for name, kind in kinds.items():
        if name not in arrays or arrays[name].dtype != kind:
            raise EvoraError(f"{path}: {name}: expected an array of {np.dtype(kind)}")
    return arrays


def _made(arrays: Arrays) -> dict[str, Any]:
    """How a chunk was made; nothing if it does not say."""
    found: dict[str, Any] = json.loads(str(arrays["made"])) if "made" in arrays else {}
    return found


def _setting(made: Mapping[str, Any]) -> str | None:
    return f"{made['variant']} {made['players']}" if "variant" in made else None


def _by_seat(path: Path, arrays: Arrays, name: str, count: int, players: int) -> Floats:
    if arrays[name].size != count * players:
        raise EvoraError(
            f"{path}: {name}: expected {players} numbers for each of {count} positions"
        )
    return np.asarray(arrays[name].reshape(count, players), np.float32)
