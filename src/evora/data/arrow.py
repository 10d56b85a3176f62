"""PyArrow, which is an extra, and the types of the columns in its words."""

from __future__ import annotations

from base64 import b64encode
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


def footer_of(schema: Any, metadata: dict[str, str]) -> dict[str, str]:
    """What the end of a Parquet file says: the metadata, and the schema with it, as PyArrow has it.

    PyArrow writes its schema before the first row, when nothing is known about the file. So the
    file is written without it, and gets it here: tables that are read have the metadata, too.
    """
    whole = schema.with_metadata(metadata).serialize().to_pybytes()
    return {**metadata, "ARROW:schema": b64encode(whole).decode()}


def _type(arrow: Any, name: str) -> Any:
    """A type from its name in the table of columns."""
    if name.startswith("list<"):
        return arrow.list_(_type(arrow, name[5:-1]))
    if name.startswith("fixed<"):
        return arrow.list_(_type(arrow, name[6:-1]), OBSERVATION_SIZE)
    return getattr(arrow, {"float": "float32"}.get(name, name))()
