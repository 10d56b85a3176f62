"""Whether a backup is worth anything: it is restored, and every game in it is replayed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Table, func, select

from evora.server.common.logs import short
from evora.server.domain.table import replay
from evora.server.storage import databases
from evora.server.storage import games as stored_games
from evora.server.storage.backup import Header, Lines, Progress, replace_data, verify_backup
from evora.server.storage.encryption import Secret
from evora.server.storage.failures import translated
from evora.server.storage.schema import games, metadata, sent_reviews
from evora.server.storage.values import StorageError

# Games between two calls of `on_games`.
_CHUNK = 100


class BackupCheck(Struct, frozen=True):
    """A backup that can be restored: what it says of itself, and how many games were replayed."""

    header: Header
    games: int


def check_backup(
    path: Path,
    secret: Secret | None = None,
    *,
    folder: Path | None = None,
    on_rows: Progress | None = None,
    on_games: Progress | None = None,
) -> BackupCheck:
    """Restores a backup into a temporary SQLite database, counts its rows and replays every game
    through the core. StorageError says what is wrong with it. `folder`: where the temporary
    database lies, which takes as much room as the real one; by default the system's own place."""
    with tempfile.TemporaryDirectory(prefix="evora-check-", dir=folder) as temporary:
        header = verify_backup(path, secret)
        engine = databases.connect_temporary(Path(temporary) / "evora.db")
        try:
            replace_data(engine, Lines(path, secret), header, force=False, progress=on_rows)
            with translated(), databases.reading(engine).begin() as connection:
                _count(connection, path, header)
                return BackupCheck(header, _replay_all(connection, path, on_games))
        finally:
            engine.dispose()


def _count(connection: Connection, path: Path, header: Header) -> None:
    for part in header.tables:
        if part.name == sent_reviews.name:
            continue  # what visitors sent to older versions is not kept
        table: Table = metadata.tables[part.name]
        rows = connection.scalar(select(func.count()).select_from(table))
        if rows != part.rows:
            raise StorageError(
                f"{path}: of the {part.rows} rows of {part.name} {rows} were restored"
            )


def _replay_all(connection: Connection, path: Path, on_games: Progress | None) -> int:
    rows = connection.execute(select(games.c.id, games.c.seq, games.c.status)).all()
    broken = []
    for done, (game, seq, status) in enumerate(rows, start=1):
        if not _is_whole(connection, game, seq, status):
            broken.append(short(game))
        if on_games is not None and (done % _CHUNK == 0 or done == len(rows)):
            on_games(done, len(rows))
    if broken:
        raise StorageError(
            f"{path}: {len(broken)} of {len(rows)} games cannot be replayed; their ids begin with "
            f"{', '.join(broken[:5])}{' and so on' if broken[5:] else ''}"
        )
    return len(rows)


def _is_whole(connection: Connection, game: str, seq: int, status: str) -> bool:
    """Whether the log of a game can be replayed, and ends where its index says."""
    try:
        table = replay(game, stored_games.load_log(connection, game))
    except Exception:  # whatever it is, a server would fail alike
        return False
    return (table.seq, table.status) == (seq, status)
