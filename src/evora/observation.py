"""What the numbers of an observation mean, as data; they are written by `Position.observation`."""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass

from evora import _core

__all__ = ["ObservationField", "ObservationLayout", "observation_layout"]

# What an index of an axis stands for where it is no number: the notation's own words.
_LABELS = {
    "players": tuple(str(players) for players in range(_core.MIN_PLAYERS, _core.MAX_PLAYERS + 1)),
    "phase": _core.PHASES,
    "place": ("centre", *(f"seat+{seat}" for seat in range(_core.MAX_PLAYERS))),
    "seat": tuple(f"seat+{seat}" for seat in range(_core.MAX_PLAYERS)),
    "colour": tuple(_core.COLOURS),
}


@dataclass(frozen=True)
class ObservationField:
    """Numbers of one meaning: `observation[field.slice].reshape(field.shape)`.

    `axes` says what each index counts. Values are whole numbers from `low` to `high`.
    """

    name: str
    offset: int
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.offset, self.offset + self.size)

    @property
    def labels(self) -> tuple[tuple[str, ...], ...]:
        """What the indices of each axis stand for, such as ('B', 'Y', 'R', 'K', 'W')."""
        numbers = (tuple(str(index + 1) for index in range(length)) for length in self.shape)
        return tuple(
            _LABELS.get(axis, counted) for axis, counted in zip(self.axes, numbers, strict=True)
        )


@dataclass(frozen=True)
class ObservationLayout:
    """The fields of an observation, in order. `version` changes whenever the numbers do."""

    version: int
    fields: tuple[ObservationField, ...]

    def __getitem__(self, name: str) -> ObservationField:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @property
    def low(self) -> tuple[int, ...]:
        """The least value of every number."""
        return tuple(field.low for field in self.fields for _ in range(field.size))

    @property
    def high(self) -> tuple[int, ...]:
        """The greatest value of every number: divide by it to scale an observation to 0 … 1."""
        return tuple(field.high for field in self.fields for _ in range(field.size))

    @property
    def names(self) -> tuple[str, ...]:
        """A name for every number, such as 'walls[seat+0,B,1,1]'."""
        return tuple(
            f"{field.name}[{','.join(labels)}]" if labels else field.name
            for field in self.fields
            for labels in itertools.product(*field.labels)
        )


@functools.cache
def observation_layout() -> ObservationLayout:
    """The layout of observations, the same for every setting."""
    fields = []
    offset = 0
    for name, axes, shape, high in _core.observation_fields():
        fields.append(ObservationField(name, offset, axes, shape, 0, high))
        offset += fields[-1].size
    return ObservationLayout(_core.OBSERVATION_VERSION, tuple(fields))
