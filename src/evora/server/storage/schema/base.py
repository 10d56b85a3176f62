"""What all tables are made with."""

from __future__ import annotations

from sqlalchemy import Column, Index, MetaData, TextClause

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def partial(name: str, where: TextClause, *columns: Column[object], unique: bool = False) -> None:
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)
