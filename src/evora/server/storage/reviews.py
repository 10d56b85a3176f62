"""Reviews of games in the database: statements inside the caller's transaction."""

from __future__ import annotations

from sqlalchemy import Connection, select, text

from evora.server.storage.schema import reviews
from evora.server.storage.values import StoredReview

# Both databases read this. Row values are compared one after the other: first the version.
_keep = text(
    "INSERT INTO reviews (game, version, nodes, made, review)"
    " VALUES (:game, :version, :nodes, :made, :review)"
    " ON CONFLICT (game) DO UPDATE SET version = excluded.version, nodes = excluded.nodes,"
    " made = excluded.made, review = excluded.review"
    " WHERE (reviews.version, reviews.nodes) < (excluded.version, excluded.nodes)"
)


def load(connection: Connection, game: str) -> StoredReview | None:
    row = connection.execute(select(reviews).where(reviews.c.game == game)).first()
    if row is None:
        return None
    return StoredReview(
        game=row.game, version=row.version, nodes=row.nodes, made=row.made, review=row.review
    )


def keep(connection: Connection, review: StoredReview) -> None:
    """Unless there is one by a newer engine, or with as many nodes."""
    values = {name: getattr(review, name) for name in StoredReview.__dataclass_fields__}
    connection.execute(_keep, values)
