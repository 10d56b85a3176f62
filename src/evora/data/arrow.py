"""PyArrow, which is an extra, and the types of the columns in its words."""

from __future__ import annotations

from typing import Any

from evora._core import OBSERVATION_SIZE
from evora.data.columns import Column


def require_arrow() -> Any:
    """PyArrow with its Parquet, or an error that says how to get it."""
    try:
        import pyarrow  # noqa: PLC0415  (an extra, and slow to import)
        import pyarrow.ipc  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "data needs PyArrow, which is not installed: pip install 'evora[data]'", name="pyarrow"
        ) from error
    return pyarrow


def schema_of(columns: tuple[Column, ...]) -> Any:
    """The schema of a table with these columns."""
    arrow = require_arrow()
    return arrow.schema(
        [arrow.field(column.name, _type(arrow, column.type), column.nullable) for column in columns]
    )


def _type(arrow: Any, name: str) -> Any:
    """A type from its name in the table of columns."""
    if name.startswith("list<"):
        return arrow.list_(_type(arrow, name[5:-1]))
    if name.startswith("fixed<"):
        return arrow.list_(_type(arrow, name[6:-1]), OBSERVATION_SIZE)
    return getattr(arrow, {"float": "float32"}.get(name, name))()
