"""Datasets of decisions, read into arrays or tables, all at once or batch by batch."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from evora.data.arrow import require_arrow
from evora.data.columns import SCHEMA_VERSION
from evora.data.exports import METADATA
from evora.errors import EvoraError, did_you_mean, require_numpy

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[Any]]
else:
    Arrays = dict

_DEFAULT_BATCH = 8192


class Decisions:
    """The decisions of one or more Parquet files that `evora export` wrote, in their order.

    Nothing but the ends of the files is read until rows are asked for.
    """

    def __init__(self, *paths: str | os.PathLike[str]) -> None:
        if not paths:
            raise EvoraError("paths: expected one file or more")
        arrow = require_arrow()
        self._arrow = arrow
        self.paths = tuple(Path(path) for path in paths)
        self._files = [_opened(arrow, path) for path in self.paths]
        self.info = [_info(path, each) for path, each in zip(self.paths, self._files, strict=True)]
        first = self._files[0].schema_arrow.names
        for path, each in zip(self.paths, self._files, strict=True):
            if each.schema_arrow.names != first:
                raise EvoraError(f"{path}: expected the columns of {self.paths[0]}")

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self._files[0].schema_arrow.names)

    @property
    def games(self) -> int:
        return sum(info["games"] for info in self.info)

    def __len__(self) -> int:
        """The number of decisions."""
        return sum(each.metadata.num_rows for each in self._files)

    def __repr__(self) -> str:
        return f"<Decisions: {len(self)} of {self.games} games>"

    @cached_property
    def max_players(self) -> int:
        """The most players of any game: the width of arrays by seat."""
        settings = (setting for info in self.info for setting in info["settings"])
        return max((int(setting.partition(" ")[0]) for setting in settings), default=0)

    def table(self, columns: Sequence[str] | None = None) -> Any:
        """All rows as a `pyarrow.Table`; its `to_pandas()` and `polars.from_arrow` take it on."""
        names = self._checked(columns)
        return self._arrow.concat_tables(each.read(columns=names) for each in self._files)

    def arrays(self, columns: Sequence[str] | None = None) -> Arrays:
        """All rows as NumPy arrays by column, as in `batches`."""
        table = self.table(columns)
        return {name: self._array(table[name].combine_chunks()) for name in table.column_names}

    def batches(
        self,
        size: int = _DEFAULT_BATCH,
        columns: Sequence[str] | None = None,
        *,
        shuffle: int | None = None,
    ) -> Iterator[Arrays]:
        """NumPy arrays by column, `size` rows at a time; the last ones of a file may be fewer.

        Columns by seat have `max_players` entries per row, those of an observation one per number.
        What is null is -1 among whole numbers, NaN among others, and None among texts.
        With `shuffle`, a seed, the parts of the files come in a random order and so do the rows of
        each, so that a batch is not all from one game.
        """
        if size < 1:
            raise EvoraError(f"size: expected 1 or more, got {size}")
        names = self._checked(columns)
        for table in self._parts(size, names, shuffle):
            yield {name: self._array(table[name]) for name in names}

    # --- Reading

    def _parts(self, size: int, names: list[str], shuffle: int | None) -> Iterator[Any]:
        if shuffle is None:
            for each in self._files:
                yield from each.iter_batches(size, columns=names)
            return
        chance = require_numpy().random.default_rng(shuffle)
        groups = [
            (each, group) for each in self._files for group in range(each.metadata.num_row_groups)
        ]
        for index in chance.permutation(len(groups)):
            each, group = groups[index]
            table = each.read_row_group(group, columns=names).combine_chunks()
            order = self._arrow.array(chance.permutation(table.num_rows))
            yield from table.take(order).combine_chunks().to_batches(max_chunksize=size)
            del table
            # Otherwise the allocator keeps more with every group that it has seen.
            self._arrow.default_memory_pool().release_unused()

    def _checked(self, columns: Sequence[str] | None) -> list[str]:
        names = list(self.columns if columns is None else columns)
        for name in names:
            if name not in self.columns:
                expected = f"columns: expected some of {', '.join(self.columns)}, got {name!r}"
                raise EvoraError(expected + did_you_mean(name, self.columns))
        return names

    def _array(self, column: Any) -> NDArray[Any]:
        """A column as NumPy has it."""
        types = self._arrow.types
        if types.is_fixed_size_list(column.type):
            flat: NDArray[Any] = column.flatten().to_numpy(zero_copy_only=False)
            return flat.reshape(len(column), column.type.list_size)
        if types.is_list(column.type):
            return self._by_seat(column)
        if types.is_integer(column.type) and column.null_count:
            column = column.fill_null(-1)
        values: NDArray[Any] = column.to_numpy(zero_copy_only=False)
        return values

    def _by_seat(self, column: Any) -> NDArray[Any]:
        """Lists of one entry per seat as rows of the same width."""
        numpy = require_numpy()
        values = self._array(column.flatten())
        lengths = column.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
        missing = {"i": -1, "f": numpy.nan, "O": None}[values.dtype.kind]
        rows: NDArray[Any] = numpy.full((len(column), self.max_players), missing, values.dtype)
        rows[numpy.arange(self.max_players) < lengths[:, None]] = values
        return rows


def _opened(arrow: Any, path: Path) -> Any:
    try:
        return arrow.parquet.ParquetFile(path)
    except arrow.ArrowInvalid as error:
        raise EvoraError(f"{path}: expected a Parquet file: {error}") from None


def _info(path: Path, opened: Any) -> dict[str, Any]:
    """What the file says about itself."""
    found = (opened.metadata.metadata or {}).get(METADATA.encode())
    if found is None:
        raise EvoraError(f"{path}: expected decisions as evora export writes them")
    info: dict[str, Any] = json.loads(found)
    if info["schema"] != SCHEMA_VERSION:
        raise EvoraError(
            f"{path}: expected schema {SCHEMA_VERSION} of decisions, got {info['schema']}"
        )
    return info
