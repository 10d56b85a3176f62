"""Fixtures for all tests of the server."""

from __future__ import annotations

from server.databases import (
    cluster,
    cluster_template,
    database_url,
    own_cluster,
    postgresql_url,
    sqlite_url,
    store,
)

__all__ = [
    "cluster",
    "cluster_template",
    "database_url",
    "own_cluster",
    "postgresql_url",
    "sqlite_url",
    "store",
]
