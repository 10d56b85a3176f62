"""The one implementation of `Store`, for SQLite and PostgreSQL: which transaction does what."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError

from evora.server.domain.entries import LogEntry
from evora.server.storage import (
    bots,
    cluster,
    databases,
    games,
    guests,
    hints,
    migrate,
    puzzles,
    retention,
    reviews,
)
from evora.server.storage.failures import GivenUp, translated
from evora.server.storage.interface import (
    Accepts,
    Beat,
    Bot,
    Conflict,
    Cursor,
    Device,
    Guest,
    ListedGame,
    OtherProcess,
    Present,
    RunningGame,
    StoredGame,
    StoredReview,
    Write,
)
from evora.server.storage.listener import Listener
from evora.server.storage.schema import guests as guests_table
from evora.server.storage.schema import meta

# Both databases read this; SQLAlchemy would have a word of its own for each.
_beat = text(
    "INSERT INTO meta (key, value) VALUES ('heartbeat', :now)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
# How often a transaction is begun again that PostgreSQL gave up for another one's sake.
_TRIES = 3


class SqlStore:
    def __init__(self, url: str) -> None:
        self._url = databases.parse_url(url)
        self._engine = databases.connect(self._url)
        self._file = databases.DatabaseFile(self._url)
        self._channel: str | None = None
        self.process = secrets.token_hex(6)
        self._reading = databases.reading(self._engine)
        self._writing = databases.writing(self._engine)

    # The database

    def migrate(self) -> None:
        with self._write() as connection:
            databases.take_migration_lock(connection)
            migrate.upgrade(connection)

    def check(self) -> None:
        self.last_heartbeat()

    def close(self) -> None:
        self._engine.dispose()

    def heartbeat(self, now: int) -> None:
        with self._write() as connection:
            connection.execute(_beat, {"now": now})

    def last_heartbeat(self) -> int | None:
        with self._read() as connection:
            return connection.scalar(select(meta.c.value).where(meta.c.key == "heartbeat"))

    # Several processes

    @property
    def shared(self) -> bool:
        return databases.is_postgresql(self._url)

    @property
    def channel(self) -> str:
        """Of the messages between processes."""
        if self._channel is None:
            with self._read() as connection:
                self._channel = cluster.channel(connection)
        return self._channel

    def listener(self) -> Listener:
        """Hears the other processes; it is not connected yet."""
        return Listener(self._url, self.channel)

    def beat(self, now: int, people: int = 0) -> Beat:
        with self._write() as connection:
            connection.execute(_beat, {"now": now})
            if self.shared:
                return cluster.beat(connection, self.process, now, people)
        return Beat(joined=False, leads=True, others=())

    def alive(self) -> tuple[OtherProcess, ...]:
        if not self.shared:
            return ()
        with self._read() as connection:
            return cluster.alive(connection)

    def take_lease(self, name: str, ms: int) -> bool:
        if not self.shared:
            return True
        with self._write() as connection:
            return cluster.take_lease(connection, self.process, name, ms)

    def drop_lease(self, name: str) -> None:
        if self.shared:
            with self._write() as connection:
                cluster.drop_lease(connection, self.process, name)

    def leave(self) -> None:
        if self.shared:
            with self._write() as connection:
                cluster.leave(connection, self.process)

    def publish(self, messages: Sequence[str]) -> None:
        if self.shared:
            with self._write() as connection:
                cluster.notify(connection, self.channel, messages)

    def change_presence(
        self, came: Sequence[Present], went: Sequence[Present], messages: Sequence[str]
    ) -> None:
        if self.shared:
            with self._write() as connection:
                cluster.change_presence(connection, self.process, came, went)
                cluster.notify(connection, self.channel, messages)

    def presence_elsewhere(self) -> list[tuple[str, str, str]]:
        if not self.shared:
            return []
        with self._read() as connection:
            return cluster.presence_elsewhere(connection, self.process)

    def claim_engine_turns(self, limit: int) -> list[str]:
        if not self.shared:
            return []
        with self._write() as connection:
            return cluster.claim_engine_turns(connection, self.process, limit)

    # Games

    def append_many(self, batch: Sequence[Write]) -> list[Conflict | None]:
        for _ in range(_TRIES - 1):
            try:
                return self._append_many(batch)
            except GivenUp:
                continue
        return self._append_many(batch)

    def _append_many(self, batch: Sequence[Write]) -> list[Conflict | None]:
        # Conflicts are rare: first all together, and only if that fails one after the other.
        process = self.process if self.shared else None
        try:
            with self._write() as connection:
                games.write(connection, batch, process)
                self._hint(connection, batch)
            return [None] * len(batch)
        except (IntegrityError, games.Stale):
            with self._write() as connection:
                conflicts = games.write_singly(connection, batch, process)
                pairs = zip(batch, conflicts, strict=True)
                self._hint(connection, [item for item, conflict in pairs if conflict is None])
                return conflicts

    def _hint(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Other processes hear of it when, and only if, the transaction is committed."""
        if self.shared:
            cluster.notify(connection, self.channel, hints.of_writes(self.process, batch))

    def load_game(self, game: str) -> StoredGame | None:
        with self._read() as connection:
            return games.load(connection, game)

    def log_since(self, game: str, seq: int) -> list[LogEntry]:
        with self._read() as connection:
            return games.load_log(connection, game, seq)

    def seqs(self, games_: Collection[str]) -> dict[str, int]:
        with self._read() as connection:
            return games.seqs(connection, games_)

    def games_of(self, guest: str, before: Cursor | None, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.list_of_guest(connection, guest, before, limit)

    def lobby(self, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.lobby(connection, limit)

    def public_games(self, limit: int) -> list[ListedGame]:
        with self._read() as connection:
            return games.public(connection, limit)

    def open_games(self, guest: str) -> int:
        with self._read() as connection:
            return games.open_games(connection, guest)

    def game_made_by(self, guest: str, command: str) -> str | None:
        with self._read() as connection:
            return games.made_by(connection, guest, command)

    def due(self, now: int, limit: int) -> list[str]:
        with self._read() as connection:
            return games.due(connection, now, limit)

    def running(self) -> list[RunningGame]:
        with self._read() as connection:
            return games.running(connection)

    # Reviews

    def review(self, game: str) -> StoredReview | None:
        with self._read() as connection:
            return reviews.load(connection, game)

    def keep_review(self, review: StoredReview) -> None:
        with self._write() as connection:
            reviews.keep(connection, review)

    # What is not kept for ever

    def left_open(self, before: int, limit: int) -> list[tuple[str, str | None]]:
        with self._read() as connection:
            return retention.left_open(connection, before, limit)

    def abandoned(self, before: int, limit: int) -> list[str]:
        with self._read() as connection:
            return retention.abandoned(connection, before, limit)

    def cancelled(self, since: int, before: int, limit: int) -> tuple[list[str], int | None]:
        with self._read() as connection:
            return retention.cancelled(connection, since, before, limit)

    def delete_games(self, games_: Collection[str], before: int) -> int:
        with self._write() as connection:
            return retention.delete_games(connection, games_, before)

    def idle_guests(self, before: int, limit: int) -> list[str]:
        with self._read() as connection:
            return retention.idle_guests(connection, before, limit)

    # Guests

    def add_guest(self, guest: str, session: str, now: int, name: str | None = None) -> None:
        with self._write() as connection:
            guests.add(connection, guest, session, now, name)

    def guest_by_session(self, session: str) -> Guest | None:
        with self._read() as connection:
            return guests.by_session(connection, session)

    def seen(self, guest: str, now: int) -> None:
        self._change_guest(guest, seen=now)

    def set_name(self, guest: str, name: str | None) -> None:
        self._change_guest(guest, name=name)

    def names(self, guests_: Collection[str]) -> dict[str, str]:
        with self._read() as connection:
            return guests.names(connection, guests_)

    def add_code(self, code: str, guest: str, expires: int) -> None:
        with self._write() as connection:
            guests.add_code(connection, code, guest, expires)

    def has_code(self, guest: str, now: int) -> bool:
        with self._read() as connection:
            return guests.has_code(connection, guest, now)

    def use_code(self, code: str, now: int, *, session: str | None = None) -> str | None:
        with self._write() as connection:
            guest = guests.use_code(connection, code, now)
            if guest is not None and session is not None:
                guests.add_session(connection, guest, session, now)
            return guest

    def export_guest(self, guest: str) -> dict[str, Any] | None:
        with self._read() as connection:
            return guests.export(connection, guest)

    def delete_guest(self, guest: str) -> None:
        with self._write() as connection:
            guests.forget(connection, guest)

    # Devices

    def devices(self, guest: str) -> list[Device]:
        with self._read() as connection:
            return guests.devices(connection, guest)

    def note_device(self, session: str, now: int, agent: str | None) -> None:
        with self._write() as connection:
            guests.note_device(connection, session, now, agent)

    def remove_sessions(self, guest: str, sessions: Collection[str]) -> None:
        with self._write() as connection:
            guests.remove_sessions(connection, guest, sessions)

    # Puzzles

    def puzzle_progress(self, guest: str) -> str | None:
        with self._read() as connection:
            return puzzles.load(connection, guest)

    def keep_puzzle_progress(self, guest: str, tries: int, progress: str) -> None:
        with self._write() as connection:
            puzzles.keep(connection, guest, tries, progress)

    # Bots

    def add_bot(self, bot: Bot, token: str) -> None:
        with self._write() as connection:
            bots.add(connection, bot, token)

    def bot(self, bot: str) -> Bot | None:
        with self._read() as connection:
            return bots.by_id(connection, bot)

    def bot_by_token(self, token: str) -> Bot | None:
        with self._read() as connection:
            return bots.by_token(connection, token)

    def bots_of(self, owner: str) -> list[Bot]:
        with self._read() as connection:
            return bots.of_owner(connection, owner)

    def present_bots(self, now: int, limit: int) -> list[Bot]:
        with self._read() as connection:
            return bots.present(connection, now, limit)

    def change_bot(
        self,
        bot: str,
        *,
        name: str | None = None,
        accepts: Accepts | None = None,
        token: str | None = None,
        present: int | None = None,
    ) -> None:
        given = {"accepts": accepts, "hash": token, "present": present}
        values = {key: value for key, value in given.items() if value is not None}
        with self._write() as connection:
            bots.change(connection, bot, name, values)

    def unfinished_games(self, guest: str, limit: int) -> list[str]:
        with self._read() as connection:
            return bots.unfinished_games(connection, guest, limit)

    # Transactions

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        self._file.check()
        with translated(), self._reading.begin() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        self._file.check()
        with translated(), self._writing.begin() as connection:
            yield connection
        # Only now it is sure where it was written to.
        self._file.check()

    def _change_guest(self, guest: str, **values: Any) -> None:
        with self._write() as connection:
            connection.execute(
                update(guests_table).where(guests_table.c.id == guest).values(**values)
            )
