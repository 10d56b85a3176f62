"""Fixtures for all tests of the server."""

from __future__ import annotations

from server.admin import hosted, quick_host
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
    "hosted",
    "own_cluster",
    "postgresql_url",
    "quick_host",
    "sqlite_url",
    "store",
]
