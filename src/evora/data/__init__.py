"""Games as data: decisions in Parquet, and games of computers against themselves (docs/data.md).

It needs the packages of `evora[data]`; importing it does not.
"""

from evora.data.columns import COLUMNS, SCHEMA_VERSION, Column
from evora.data.decisions import Arrays, Decisions
from evora.data.exports import ExportState, export
from evora.data.selfplay import Selfplay, SelfplayState, run_selfplay

__all__ = [
    "COLUMNS",
    "SCHEMA_VERSION",
    "Arrays",
    "Column",
    "Decisions",
    "ExportState",
    "Selfplay",
    "SelfplayState",
    "export",
    "run_selfplay",
]
