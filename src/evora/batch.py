"""Many games at once: `Batch` steps them in C++, into arrays (docs/observations.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from evora import _core
from evora._core import ACTION_COUNT, OBSERVATION_SIZE, Position, Seed, Variant
from evora.errors import EvoraError, IllegalActionError, require_numpy

require_numpy()
import numpy as np  # noqa: E402  (after the check that says how to install it)
import numpy.typing as npt  # noqa: E402

__all__ = ["Batch", "IllegalActionError"]

# What JAX wants of memory that it does not copy.
_ALIGNMENT = 64
_MAX_SIZE = 2**24
_MAX_THREADS = 1024
_OBSERVATION_TYPES = ("float32", "uint8")


class Batch:
    """`size` games of one setting, stepped together by one call.

    A game always waits for a player: deals and the end of a round are part of a step. With
    `auto_reset` a game that ends begins anew in the same step; without, it waits for `reset`.
    Game number `i` gets its deals and its start player from `Seed(f"{seed}/{i}/{episode}")`, so it
    is the same whatever the size of the batch and the number of threads. Without a seed every
    batch is another.

    The arrays are written by every call and never read. `arrays` maps names of them to arrays of
    the caller's, which are then written instead of new ones. The interpreter lock is released
    while games are stepped; calls from several threads wait for one another.
    """

    def __init__(  # noqa: PLR0913  (all but the setting by name)
        self,
        size: int,
        players: int = 2,
        variant: Variant | str = "coloured",
        *,
        seed: int | str | Seed | None = None,
        threads: int = 1,
        auto_reset: bool = True,
        dtype: str = "float32",
        arrays: Mapping[str, Any] | None = None,
    ) -> None:
        self._size = _checked("size", size, _MAX_SIZE)
        self._threads = _checked("threads", threads, _MAX_THREADS)
        # Its constructor knows which settings there are.
        setting = Position.new(players, variant)
        self._players = setting.players
        self._variant = setting.variant
        self._auto_reset = bool(auto_reset)
        self._seed = _seed_text(seed)
        every = self._make_arrays(dtype, dict(arrays or {}))
        self._observations: npt.NDArray[Any] = every["observations"]
        self._masks: npt.NDArray[np.bool_] = every["masks"]
        self._rewards: npt.NDArray[np.float32] = every["rewards"]
        self._dones: npt.NDArray[np.bool_] = every["dones"]
        self._to_move: npt.NDArray[np.int8] = every["to_move"]
        self._scores: npt.NDArray[np.int32] = every["scores"]
        self._native = _core.NativeBatch(
            self._size,
            self._players,
            self._variant,
            self._seed,
            self._threads,
            self._auto_reset,
            every,
        )

    def _make_arrays(self, dtype: str, given: dict[str, Any]) -> dict[str, Any]:
        if dtype not in _OBSERVATION_TYPES:
            expected = " or ".join(_OBSERVATION_TYPES)
            raise EvoraError(f"dtype: expected {expected}, got {dtype!r}")
        size, players = self._size, self._players
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((size, OBSERVATION_SIZE), dtype),
            "masks": ((size, ACTION_COUNT), "bool"),
            "rewards": ((size, players), "float32"),
            "dones": ((size,), "bool"),
            "to_move": ((size,), "int8"),
            "scores": ((size, players), "int32"),
        }
        for name in given:
            if name not in shapes:
                raise EvoraError(f"arrays: expected {', '.join(shapes)}, got {name!r}")
        return {
            name: given[name] if name in given else _new_array(*shape)
            for name, shape in shapes.items()
        }

    # --- What it is

    @property
    def size(self) -> int:
        return self._size

    @property
    def players(self) -> int:
        return self._players

    @property
    def variant(self) -> Variant:
        return self._variant

    @property
    def seed(self) -> str:
        """The text that the seeds of the games begin with."""
        return self._seed

    @property
    def threads(self) -> int:
        return self._threads

    @property
    def auto_reset(self) -> bool:
        return self._auto_reset

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Position]:
        return (self[game] for game in range(self._size))

    def __repr__(self) -> str:
        return f"<Batch of {self._size}, {self._variant} {self._players} players>"

    # --- Arrays

    @property
    def observations(self) -> npt.NDArray[Any]:
        """(size, OBSERVATION_SIZE): each game as the seat to move sees it."""
        return self._observations

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """(size, ACTION_COUNT): the legal actions; none where the game is over."""
        return self._masks

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """(size, players), by seat: 0 until the step that ends the game; their sum is always 0."""
        return self._rewards

    @property
    def dones(self) -> npt.NDArray[np.bool_]:
        """(size,): whether the step ended the game; without `auto_reset` whether it is over."""
        return self._dones

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """(size,): the seat to move, from 1; 0 where the game is over."""
        return self._to_move

    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """(size, players), by seat; where `dones`, the final scores of the game that ended."""
        return self._scores

    # --- Playing

    def step(self, actions: npt.ArrayLike, where: npt.ArrayLike | None = None) -> None:
        """Plays one action in every game, or in those that `where` (bools) chooses.

        Raises IllegalActionError for an action that is not legal, and then changes nothing.
        Actions of games that are over are not looked at.
        """
        self._native.step(self._actions(actions), self._where(where))

    def reset(
        self, seed: int | str | Seed | None = None, where: npt.ArrayLike | None = None
    ) -> None:
        """Begins new games: all of them, or those that `where` (bools) chooses.

        With a seed, the first episodes of that seed in all games. Without one, the next episodes of
        the seed that there is.
        """
        if seed is None:
            self._native.reset(self._where(where))
        elif where is None:
            self._seed = _seed_text(seed)
            self._native.reset_to_seed(self._seed)
        else:
            raise EvoraError("where: expected none with a new seed, which is that of all games")

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise TypeError(f"actions: expected integers, got {array.dtype}")
        return np.ascontiguousarray(array, dtype=np.int64)

    def _where(self, where: npt.ArrayLike | None) -> npt.NDArray[np.bool_] | None:
        if where is None:
            return None
        array = np.asarray(where)
        if array.dtype.kind != "b":
            raise TypeError(f"where: expected bools, got {array.dtype}")
        return np.ascontiguousarray(array)

    # --- Single games

    def __getitem__(self, game: int) -> Position:
        """The position of a game."""
        return self._native.position(self._index(game))

    def __setitem__(self, game: int, position: Position | str) -> None:
        """Puts a game at a position; one before a deal is dealt at once, from the game's seed."""
        at = position if isinstance(position, Position) else Position(position)
        self._native.set_position(self._index(game), at)

    def game_seed(self, game: int) -> Seed:
        """What the deals and the start player of the game's present episode follow from."""
        return self._native.seed(self._index(game))

    def episode(self, game: int) -> int:
        """How many games were begun in this place before the present one."""
        return self._native.episode(self._index(game))

    def _index(self, game: int) -> int:
        if not -self._size <= game < self._size:
            raise IndexError(f"game: expected 0 to {self._size - 1}, got {game}")
        return game % self._size


def _checked(name: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise EvoraError(f"{name}: expected 1 to {most}, got {number}")
    return int(number)


def _seed_text(seed: int | str | Seed | None) -> str:
    if seed is None:
        return str(Seed.random())
    if not isinstance(seed, Seed):
        Seed(seed)  # refuses what is no seed
    return str(seed)


def _new_array(shape: tuple[int, ...], dtype: str) -> npt.NDArray[Any]:
    """Zeros that begin at a multiple of _ALIGNMENT."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + _ALIGNMENT, np.uint8)
    begin = -memory.__array_interface__["data"][0] % _ALIGNMENT
    return memory[begin : begin + size].view(dtype).reshape(shape)
