"""Reviews of games in the database: statements inside the caller's transaction.

A review that waits or is computed is a task, at one process. The tasks of processes that have died
are taken over, and go on from what is stored of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, select, text, update

from evora.server.domain.played import ReviewOfSeat
from evora.server.storage import played
from evora.server.storage.cluster import alive_since
from evora.server.storage.schema import game_reviews, review_tasks
from evora.server.storage.values import ReviewTask, StoredReview

# Both databases read these.
_LIVING = "SELECT p.id FROM processes p WHERE p.beat > :alive"
_take = text(
    "INSERT INTO review_tasks (game, process, nodes)"
    " SELECT g.id, :process, :nodes FROM games g WHERE g.id = :game"
    " ON CONFLICT (game) DO UPDATE SET process = excluded.process"
    " WHERE review_tasks.process = excluded.process"
    f" OR review_tasks.process NOT IN ({_LIVING})"
    " RETURNING game, process, nodes, partial"
)
# What waits without anybody: not what is only made deeper, which has time.
_left_behind = text(
    "SELECT t.game, t.nodes FROM review_tasks t WHERE t.process <> :process"
    f" AND t.process NOT IN ({_LIVING})"
    " AND t.game NOT IN (SELECT r.game FROM game_reviews r WHERE r.version >= :version)"
    " LIMIT :limit"
)
_shallow = text(
    "SELECT r.game FROM game_reviews r"
    " WHERE r.asked > :since AND r.version = :version AND r.nodes < :nodes"
    " AND NOT EXISTS (SELECT 1 FROM review_tasks t WHERE t.game = r.game"
    f" AND (t.process = :process OR t.process IN ({_LIVING})))"
    " ORDER BY r.asked DESC LIMIT 1"
)
# Row values are compared one after the other: first the version.
_keep = text(
    "INSERT INTO game_reviews (game, version, nodes, made, asked, review)"
    " VALUES (:game, :version, :nodes, :made, :asked, :review)"
    " ON CONFLICT (game) DO UPDATE SET version = excluded.version, nodes = excluded.nodes,"
    " made = excluded.made, review = excluded.review"
    " WHERE (game_reviews.version, game_reviews.nodes) < (excluded.version, excluded.nodes)"
)


def load(connection: Connection, game: str) -> tuple[StoredReview | None, ReviewTask | None]:
    """The review of a game, and the one that is to come."""
    kept = connection.execute(select(game_reviews).where(game_reviews.c.game == game)).first()
    task = connection.execute(select(review_tasks).where(review_tasks.c.game == game)).first()
    return StoredReview(**kept._mapping) if kept else None, _task(task)


def note_asked(connection: Connection, game: str, now: int) -> None:
    """Once an hour is enough."""
    mine = update(game_reviews).where(game_reviews.c.game == game)
    connection.execute(mine.values(asked=now))


def remove(connection: Connection, game: str) -> bool:
    """Whether there was one. It is computed anew when somebody asks for it."""
    connection.execute(delete(review_tasks).where(review_tasks.c.game == game))
    played.forget_review(connection, game)
    return connection.execute(delete(game_reviews).where(game_reviews.c.game == game)).rowcount > 0


# --- Tasks


def take(connection: Connection, process: str, game: str, nodes: int) -> ReviewTask | None:
    """The task of a game, for this process from now on; None if a living process has it. What a
    dead one has left keeps its number of nodes."""
    values = {"process": process, "game": game, "nodes": nodes, "alive": alive_since(connection)}
    return _task(connection.execute(_take, values).first())


def take_over(connection: Connection, process: str, version: int, limit: int) -> list[str]:
    """Games whose reviews waited, or were computed, at processes that have died."""
    alive = alive_since(connection)
    values = {"process": process, "alive": alive, "version": version, "limit": limit}
    found = connection.execute(_left_behind, values).all()
    return [row.game for row in found if take(connection, process, row.game, row.nodes)]


def take_shallow(
    connection: Connection, process: str, version: int, nodes: int, since: int
) -> str | None:
    """The review that was wanted last, of those with fewer nodes that were since a time: this
    process makes it anew."""
    alive = alive_since(connection)
    wanted = {"process": process, "version": version, "nodes": nodes}
    game = connection.scalar(_shallow, {**wanted, "since": since, "alive": alive})
    return game if game is not None and take(connection, process, game, nodes) else None


def save(connection: Connection, process: str, game: str, partial: str) -> bool:
    """What there is so far; False if the task is no longer this process's."""
    mine = update(review_tasks).where(*_at(process, game))
    return connection.execute(mine.values(partial=partial)).rowcount > 0


def finish(
    connection: Connection, process: str, review: StoredReview, seats: Sequence[ReviewOfSeat] = ()
) -> bool:
    """Keeps the review of a task in place of a shallower or older one, and what it says of each
    seat with the games of those who played; False if the task is no longer this process's."""
    if not _drop(connection, process, review.game):
        return False
    values = {name: getattr(review, name) for name in StoredReview.__dataclass_fields__}
    if connection.execute(_keep, values).rowcount:
        played.note_review(connection, review.game, seats)
    return True


def give_up(connection: Connection, process: str, game: str) -> None:
    """The task cannot be done; a review that was to be deeper is good enough."""
    if _drop(connection, process, game):
        note_asked(connection, game, 0)


def _drop(connection: Connection, process: str, game: str) -> bool:
    return connection.execute(delete(review_tasks).where(*_at(process, game))).rowcount > 0


def _at(process: str, game: str) -> tuple[Any, ...]:
    return review_tasks.c.game == game, review_tasks.c.process == process


def _task(row: Row[Any] | None) -> ReviewTask | None:
    return ReviewTask(**row._mapping) if row else None
