"""Records into Parquet: one row per decision, in constant memory, on all cores or a cluster."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from evora._core import OBSERVATION_VERSION, RULES_VERSION
from evora.data.arrow import footer_of, require_arrow, schema_of
from evora.data.columns import SCHEMA_VERSION, columns_of
from evora.data.pieces import Files, Piece, pieces_of
from evora.data.rows import Rows, RowTask
from evora.errors import InvalidRecordError
from evora.files import replacing
from evora.version import __version__
from evora.work import Place, in_order, open_pool

# Under this key the schema of a file has what is known about it.
METADATA = "evora"
# A row group is what a reader holds in memory at a time: some tens of megabytes at most.
_GROUP_ROWS = 65_536
_GROUP_ROWS_WITH_OBSERVATIONS = 16_384
# Fewer pieces than this are not worth starting processes for.
_FEW_PIECES = 8
# How many pieces may wait for an earlier one.
_AHEAD = 64

# The default: a program that starts processes has to be prepared for it.
ONE_PROCESS = Place(jobs=1)


@dataclass
class ExportState:
    """How far an export is."""

    decisions: int = 0
    settings: Counter[str] = field(default_factory=Counter)  # games of '2 coloured' and so on
    sources: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.settings.total()


def export(
    files: Files,
    out: Path,
    *,
    observations: bool = False,
    place: Place = ONE_PROCESS,
    on_progress: Callable[[ExportState], None] = lambda _: None,
) -> ExportState:
    """Writes the decisions of some files of records, each with its name, to a Parquet file.

    The file is there when all of it is written; any error leaves what was there before.
    InvalidRecordError for a bad record says where it is. The same records give the same bytes,
    whatever the `place`.
    """
    arrow = require_arrow()
    schema = schema_of(columns_of(observations=observations))
    rows_per_group = _GROUP_ROWS_WITH_OBSERVATIONS if observations else _GROUP_ROWS
    state = ExportState()
    with (
        replacing(out) as stream,
        arrow.parquet.ParquetWriter(
            stream, schema, compression="zstd", store_schema=False
        ) as writer,
        contextlib.closing(_rows(_named(files, state), RowTask(observations), place)) as all_rows,
    ):
        waiting: list[Any] = []
        for rows in all_rows:
            waiting.append(arrow.ipc.open_stream(rows.stream).read_all())
            state.settings.update(rows.settings)
            state.decisions += rows.decisions
            if sum(table.num_rows for table in waiting) >= rows_per_group:
                waiting = [_write_groups(arrow, writer, waiting, rows_per_group)]
            on_progress(state)
        writer.write_table(arrow.concat_tables([schema.empty_table(), *waiting]))
        metadata = {METADATA: json.dumps(_metadata(state, observations))}
        writer.add_key_value_metadata(footer_of(schema, metadata))
    return state


def _named(files: Files, state: ExportState) -> Files:
    for name, stream in files:
        state.sources.append(name)
        yield name, stream


def _rows(files: Files, task: RowTask, place: Place) -> Generator[Rows, None, None]:
    """The rows of all pieces in order; InvalidRecordError at a bad one."""
    pieces = pieces_of(files)
    first = list(itertools.islice(pieces, _FEW_PIECES))
    everything: Iterator[Piece] = itertools.chain(first, pieces)
    if place.cluster is None and (place.jobs == 1 or len(first) < _FEW_PIECES):
        worker = task.open()
        yield from (_checked(worker.do(piece, None)) for piece in everything)
        return
    pool = open_pool(task, everything, place, ahead=_AHEAD)
    with contextlib.closing(pool.results()) as batches:
        yield from map(_checked, in_order(batches))


def _checked(result: Rows | InvalidRecordError) -> Rows:
    if isinstance(result, InvalidRecordError):
        raise result
    return result


def _write_groups(arrow: Any, writer: Any, tables: list[Any], size: int) -> Any:
    """Writes whole row groups, and returns what is left."""
    table = arrow.concat_tables(tables)
    whole = table.num_rows - table.num_rows % size
    writer.write_table(table.slice(0, whole), row_group_size=size)
    return table.slice(whole)


def _metadata(state: ExportState, observations: bool) -> dict[str, Any]:
    """What a reader should know, and nothing that would differ the next time."""
    return {
        "schema": SCHEMA_VERSION,
        "evora": __version__,
        "rules": RULES_VERSION,
        "observation": OBSERVATION_VERSION if observations else None,
        "games": state.games,
        "decisions": state.decisions,
        "settings": dict(sorted(state.settings.items())),
        "sources": state.sources,
    }
