"""The service: games are loaded, locked, decided, committed and broadcast here, and nowhere else.

HTTP and sockets, engines and clocks all come through these functions. The order is always the same:
validate, commit, then answer and broadcast. What cannot be committed has not happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from evora._core import Move, Seed
from evora.game import Game
from evora.server.common.logs import note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.common.workers import Workers
from evora.server.domain.entries import LogEntry
from evora.server.domain.names import checked_name
from evora.server.domain.records import origin_of
from evora.server.domain.table import (
    Decision,
    Table,
    cancel_unattended,
    create,
    decide,
    engine_move,
    events,
    expire_clock,
    fingerprint,
    finished_game,
    keep_record,
    mend_clock,
    names_of,
    rematch,
    seed_of,
)
from evora.server.live.attendance import Attendance
from evora.server.live.broadcast import Broadcaster
from evora.server.live.cache import GameCache, LiveGame
from evora.server.live.engine_queue import Turn
from evora.server.live.engines import Engines
from evora.server.live.game_index import index_of, seats_of
from evora.server.live.hub import Connection
from evora.server.live.new_games import new_game_id, to_store
from evora.server.live.presence import Presence
from evora.server.live.signals import Signals
from evora.server.messages import (
    AnybodySeat,
    Applied,
    Command,
    CreateGame,
    EngineSeat,
    EventList,
    FromGame,
    GameMade,
    GameView,
    KeepRecord,
    LocalSeat,
    Rematch,
    Update,
)
from evora.server.storage.interface import Append, Busy, Conflict, NewGame, Unavailable
from evora.server.storage.journal import Journal

T = TypeVar("T")

RETRY_MS = 2000
# Games made at the same time: each takes some milliseconds, and moves of others come in between.
_MAKING = 3
# How often a command is decided while other processes write to its game.
_MAX_DECISIONS = 5


@dataclass(frozen=True)
class GameServices:
    """What the games work with.

    `on_deadline` is called with the time when a game's clock runs out (None: it does not run),
    `on_listing` when the lobby has changed, `on_commit` after every change of a game."""

    settings: Settings
    metrics: Metrics
    journal: Journal
    cache: GameCache
    presence: Presence
    attendance: Attendance
    broadcaster: Broadcaster
    engines: Engines
    workers: Workers
    signals: Signals
    on_deadline: Callable[[str, int | None], None]
    on_listing: Callable[[], None]
    on_commit: Callable[[LiveGame], None] = lambda _live: None


class Games:
    def __init__(self, services: GameServices) -> None:
        self._services = services
        self._journal = services.journal
        self._cache = services.cache
        self._broadcaster = services.broadcaster
        self._metrics = services.metrics
        self._claim_after_ms = int(services.settings.claim_after * 1000)
        self._grace_ms = int(services.settings.clock_grace * 1000)
        # Those who make games for the lobby, one after the other: so they are counted right.
        self._makers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rereading: set[asyncio.Task[None]] = set()
        self._making = asyncio.Semaphore(_MAKING)
        services.cache.on_followed = self._followed

    # --- Looking

    async def view(self, game: str, guest: str | None) -> GameView:
        async with self._cache.hold(game) as live:
            await self._broadcaster.load_names(live.table)
            self._seen(live, guest)
            self._looked(live, by_socket=False)
            return self._broadcaster.view(live, guest)

    async def events(self, game: str, guest: str | None, since: int) -> EventList:
        async with self._cache.hold(game) as live:
            await self._follow_up_to(live, since)
            await self._broadcaster.load_names(live.table)
            self._seen(live, guest)
            self._looked(live, by_socket=False)
            later = events(live.table, min(since, live.table.seq))
            return EventList(events=later, view=self._broadcaster.view(live, guest))

    async def watch(self, game: str, connection: Connection, since: int) -> None:
        async with self._cache.hold(game) as live:
            await self._follow_up_to(live, since)
            await self._broadcaster.load_names(live.table)
            self._broadcaster.watch(live, connection, since)
            self._looked(live, by_socket=True)

    async def watch_from(self, game: str, connection: Connection, since: int | None) -> Update:
        """Watches, and returns what the connection has missed instead of queueing it."""
        async with self._cache.hold(game) as live:
            await self._broadcaster.load_names(live.table)
            return self._broadcaster.watch_from(live, connection, since)

    async def look(self, game: str) -> tuple[LiveGame, dict[int, str | None]]:
        """The game as it stands, with the names by seat: for records."""
        async with self._cache.hold(game) as live:
            await self._broadcaster.load_names(live.table)
            return live, self._broadcaster.names(live)

    def waits_elsewhere(self, live: LiveGame) -> bool:
        """Whether only engines play it, and the one to move is another process's: that one has to
        know that somebody looks."""
        table, seat = live.table, live.table.to_move
        return (
            seat is not None
            and table.engine_for(seat) is not None
            and not any(seat.is_person for seat in table.seats)
            and not self._services.engines.has_turn(live.id)
        )

    def _looked(self, live: LiveGame, *, by_socket: bool) -> None:
        self._services.engines.watched(live.id, by_socket=by_socket)
        if self._journal.store.shared and self.waits_elsewhere(live):
            self._services.signals.publish("watched", [live.id])

    # --- Creating

    async def create(self, request: CreateGame, guest: str, address: str | None = None) -> GameMade:
        """The same request of the same guest makes one game. `address`: what it counts for."""
        self._services.attendance.seen(guest)
        if any(isinstance(choice, AnybodySeat) for choice in request.seats):
            lock = self._makers.setdefault(guest, asyncio.Lock())
            async with lock:
                await self._check_open_games(request, guest)
                return await _shielded(self._make(request, guest, address))
        return await _shielded(self._make(request, guest, address))

    async def _make(self, request: CreateGame, guest: str, address: str | None) -> GameMade:
        async with self._making:
            return await self._create(request, guest, address)

    async def _check_open_games(self, request: CreateGame, guest: str) -> None:
        """A few of a guest's games may wait in the lobby; Refusal open_games."""
        store, most = self._journal.store, self._services.settings.open_games
        if await self._journal.call(store.open_games, guest) < most:
            return
        # The same request again gets the game that it has made.
        if await self._journal.call(store.game_made_by, guest, request.id) is None:
            raise Refusal("open_games", "seats", f"expected at most {most} games in the lobby")

    async def _create(self, request: CreateGame, guest: str, address: str | None) -> GameMade:
        if any(isinstance(choice, EngineSeat) for choice in request.seats):
            self._services.engines.check_room(guest, address)
        names = {
            number: checked_name(choice.name)
            for number, choice in enumerate(request.seats, 1)
            if isinstance(choice, LocalSeat) and choice.name is not None
        }
        source = None
        if isinstance(request.origin, FromGame):
            async with self._cache.hold(request.origin.game) as live:
                source = live.table
        origin = None
        if (begin := request.origin) is not None:
            # A record is read and played: longer than the event loop may wait.
            origin = await self._services.workers.run(guest, lambda: origin_of(begin, source))
        seed = Seed.random()
        decision = create(new_game_id(), request, guest, seed, now_ms(), origin)
        new, live = to_store(decision, seed, guest, request.id, names)
        return await self._put(new, live, request, guest, address)

    async def keep_record(self, request: KeepRecord, guest: str) -> GameMade:
        """Keeps a finished game that was played elsewhere; Refusal bad_record."""
        self._services.attendance.seen(guest)
        return await _shielded(self._keep_record(request, guest))

    async def _keep_record(self, request: KeepRecord, guest: str) -> GameMade:
        def read() -> tuple[Decision, Game]:
            game = finished_game(request.record)
            return keep_record(new_game_id(), request, guest, game, now_ms()), game

        async with self._making:
            decision, game = await self._services.workers.run(guest, read)
            new, live = to_store(decision, seed_of(game), guest, request.id, names_of(game))
            return await self._put(new, live, request, guest, None)

    async def _put(
        self,
        new: NewGame,
        live: LiveGame,
        request: CreateGame | KeepRecord,
        guest: str,
        address: str | None,
    ) -> GameMade:
        """Stores a new game and tells of it; if the request made one before, that one."""
        try:
            await self._timed(self._journal.create(new))
        except Conflict as conflict:
            if conflict.kind != "command":
                raise Refusal("unavailable", retry_ms=0) from None
            async with self._cache.hold(conflict.game) as made:
                _check_id(made.table, request, guest)
            return GameMade(game=conflict.game, view=await self.view(conflict.game, guest))
        self._cache.put(live)
        self._services.engines.made_by(live.id, address)
        await self._broadcaster.load_names(live.table)
        self._after_commit(live, listing=live.table.created.listed)
        return GameMade(game=live.id, view=self._broadcaster.view(live, guest))

    # --- Commands

    async def command(self, game: str, command: Command, guest: str) -> Applied:
        """Applies a command at most once; Refusal, Unavailable."""
        kind = type(command).__name__.lower()
        began = time.perf_counter()
        try:
            applied, outcome = await _shielded(self._command(game, command, guest, began))
        except Refusal as refusal:
            self._metrics.commands.labels(kind, refusal.code).inc()
            raise
        except Unavailable:
            self._metrics.commands.labels(kind, "unavailable").inc()
            raise
        self._metrics.commands.labels(kind, outcome).inc()
        return applied

    async def _command(
        self, game: str, command: Command, guest: str, began: float
    ) -> tuple[Applied, str]:
        async with self._cache.hold(game) as live:
            await self._reread_if_uncertain(live)
            await self._follow_up_to(live, command.seq)
            self._seen(live, guest)
            for _ in range(_MAX_DECISIONS):
                if command.id in live.table.commands:
                    _check_id(live.table, command, guest)
                    return self._applied(live, command), "repeated"
                try:
                    await self._decide(live, command, guest)
                except Conflict:
                    # Another process wrote, or our own commit succeeded without an answer. What the
                    # command is worth now is decided again.
                    await self._cache.read_again(live)
                    self._after_commit(live)
                else:
                    self._metrics.tell_seconds.observe(time.perf_counter() - began)
                    return self._applied(live, command), "applied"
            raise Refusal("stale", "seq", seq=live.table.seq)

    async def _decide(self, live: LiveGame, command: Command, guest: str) -> None:
        """Refusal, Conflict, Unavailable."""
        if isinstance(command, Rematch):
            await self._rematch(live, command, guest)
            return
        decision = decide(
            live.table,
            command,
            guest,
            self._now(live),
            live.seed,
            self._services.presence.away(live.table),
            claim_after_ms=self._claim_after_ms,
            max_entries=self._services.settings.game_entries,
        )
        await self._commit(live, decision)

    def _applied(self, live: LiveGame, command: Command) -> Applied:
        again = live.table.rematch if isinstance(command, Rematch) else None
        return Applied(id=command.id, seq=live.table.commands[command.id], game=again)

    async def _rematch(self, live: LiveGame, command: Rematch, guest: str) -> None:
        if any(seat.kind == "engine" for seat in live.table.seats):
            self._services.engines.check_room(guest, None)
        stored = await self._journal.load(live.id)
        # Guests who deleted their data are off the seats, though not out of the log.
        kept = {seat.guest for seat in stored.seats} if stored is not None else set()
        gone = {seat.guest for seat in live.table.seats if seat.guest not in kept and seat.guest}
        game, seed, now = new_game_id(), Seed.random(), self._now(live)
        first, last = rematch(
            live.table, guest, command=command, game=game, seed=seed, now=now, gone=gone
        )
        new, again = to_store(first, seed, guest, command.id, live.local_names)
        await self._commit(live, last, creates=new)
        self._cache.put(again)
        self._after_commit(again)

    async def renamed_now(self, bot: str) -> None:
        """Like `renamed`, for a guest whose name has to be read first."""
        await self._broadcaster.load_name(bot)
        self._broadcaster.renamed(bot)

    def renamed(self, guest: str) -> None:
        """A guest has another name: all who watch their games are sent it."""
        self._broadcaster.renamed(guest)
        self._services.signals.publish("renamed", guest)

    def deleted(self, guest: str) -> None:
        """A guest has deleted their data; their connections here are closed."""
        self.renamed(guest)
        self._services.signals.publish("gone", guest)

    # --- Engines, clocks

    async def engine_moves(self, turn: Turn, move: Move) -> bool:
        """An engine's move, unless the game has gone on; False: it could not be stored now."""
        try:
            async with self._cache.hold(turn.game) as live:
                await self._reread_if_uncertain(live)
                if live.table.seq == turn.seq:
                    decision = engine_move(live.table, move, self._now(live), live.seed)
                    await self._commit(live, decision)
        except Conflict:
            await self._catch_up(turn.game)
        except Unavailable:
            return False
        return True

    async def clock(self, game: str) -> None:
        """What the clock does now, if anything; Unavailable."""
        try:
            async with self._cache.hold(game) as live:
                await self._reread_if_uncertain(live)
                decision = expire_clock(live.table, self._now(live), live.seed, self._grace_ms)
                if decision is not None:
                    await self._commit(live, decision)
                else:
                    self._services.on_deadline(game, live.table.deadline)
        except Conflict:
            await self._catch_up(game)

    async def cancel_unattended(self, game: str) -> None:
        """Cancels a game that has waited for too long; Unavailable."""
        try:
            async with self._cache.hold(game) as live:
                await self._reread_if_uncertain(live)
                decision = cancel_unattended(live.table, self._now(live))
                if decision is not None:
                    await self._commit(live, decision)
        except Conflict:
            await self._catch_up(game)

    async def resume(self, game: str, away_since: int | None) -> None:
        """After a start: gives a running clock the server's downtime back, and lets an engine move
        whose turn it is."""
        async with self._cache.hold(game) as live:
            if away_since is not None:
                # A game that was written to after that, or mended already, lost only the rest.
                now = self._now(live)
                downtime = now - max(away_since, live.table.changed_at)
                decision = mend_clock(live.table, downtime, now)
                if decision is not None:
                    await self._commit(live, decision)
                    return
            self._after_commit(live)

    # --- Other processes

    async def follow(self, game: str, later: Sequence[LogEntry]) -> None:
        """Another process has committed these entries, or more; Refusal, Unavailable."""
        async with self._cache.hold(game, later):
            pass

    def follow_at_once(self, live: LiveGame, later: Sequence[LogEntry]) -> bool:
        """The same where nothing has to be waited for, which is nearly always."""
        table = self._cache.after(live, later)
        if table is None or not self._broadcaster.knows_names(table):
            return False
        live.table = table
        self._tell_followed(live)
        return True

    async def _follow_up_to(self, live: LiveGame, seq: int) -> None:
        """Another process may have told this client more than this one has heard of."""
        if seq > live.table.seq and self._journal.store.shared:
            await self._cache.follow(live)

    async def _followed(self, live: LiveGame) -> None:
        await self._broadcaster.load_names(live.table)
        self._tell_followed(live)

    def _tell_followed(self, live: LiveGame) -> None:
        """Watchers here are told. Whoever wrote it minds the engine and the clock."""
        if live.table.status == "over":
            self._cache.put(live)
        self._broadcaster.send(live)
        self._services.engines.expect(live.id, None)
        self._services.on_deadline(live.id, None)

    # --- Committing

    async def _commit(
        self,
        live: LiveGame,
        decision: Decision,
        creates: NewGame | None = None,
    ) -> None:
        """Stores a decision, and only then lets it be true; Conflict, Unavailable."""
        before, table = live.table, decision.table
        seats = seats_of(table)
        append = Append(
            game=live.id,
            entries=decision.entries,
            index=index_of(table),
            seats=seats if seats != seats_of(before) else None,
            creates=creates,
        )
        try:
            await self._timed(self._journal.append(append))
        except Busy:
            raise
        except Unavailable:
            live.uncertain = True
            self._reread_later(live.id)
            raise
        live.table = table
        if table.status == "over":
            self._cache.put(live)
        await self._broadcaster.load_names(table)
        self._after_commit(live, listing=table.created.listed and _lists_differ(before, table))

    def _after_commit(self, live: LiveGame, *, listing: bool = False) -> None:
        """Sends watchers the game at hand, and sets going who or what has to act next."""
        table = live.table
        self._broadcaster.send(live)
        self._services.on_commit(live)
        self._services.engines.expect(live.id, self._engine_turn(live))
        self._services.on_deadline(live.id, table.deadline)
        if listing:
            self._services.on_listing()

    def _engine_turn(self, live: LiveGame) -> Turn | None:
        table, seat = live.table, live.table.to_move
        level = table.engine_for(seat) if seat is not None else None
        if level is None or table.position is None:
            return None
        seed = live.seed.player_seed(len(table.steps))
        people = any(seat.is_person for seat in table.seats)
        owner = table.created.creator
        return Turn(live.id, table.seq, level, seed, table.position, owner, people)

    async def _reread_if_uncertain(self, live: LiveGame) -> None:
        """Reads a game again whose last commit broke in the middle."""
        if live.uncertain:
            await self._cache.read_again(live)
            self._after_commit(live)

    def _reread_later(self, game: str) -> None:
        """The commit may have succeeded: then it has to be broadcast, and an engine may wait."""
        task = asyncio.create_task(self._reread_until_certain(game))
        self._rereading.add(task)
        task.add_done_callback(self._rereading.discard)

    async def _reread_until_certain(self, game: str) -> None:
        while True:
            await asyncio.sleep(RETRY_MS / 1000)
            try:
                async with self._cache.hold(game) as live:
                    await self._reread_if_uncertain(live)
                    return
            except Unavailable:
                continue
            except Exception as error:
                note_error("reread", error, game=short(game))
                return

    async def stop(self) -> None:
        for task in self._rereading:
            task.cancel()
        await asyncio.gather(*self._rereading, return_exceptions=True)

    async def _catch_up(self, game: str) -> None:
        async with self._cache.hold(game) as live:
            await self._cache.read_again(live)
            self._after_commit(live)

    async def _timed(self, commit: Coroutine[Any, Any, None]) -> None:
        began = time.perf_counter()
        try:
            await commit
        except Unavailable:
            self._metrics.unavailable.inc()
            raise
        self._metrics.commit_seconds.observe(time.perf_counter() - began)

    def _seen(self, live: LiveGame, guest: str | None) -> None:
        if guest is not None:
            self._services.attendance.seen(guest)
        if guest is not None and live.table.sat(guest):
            self._services.presence.seen(live.id, guest, now_ms())

    @staticmethod
    def _now(live: LiveGame) -> int:
        """A game's time never runs backwards, whatever the machine's does."""
        return max(now_ms(), live.table.changed_at)


def _check_id(table: Table, command: Command | CreateGame | KeepRecord, guest: str) -> None:
    """Refusal id_used if the id of a command was that of another one. Older logs do not tell."""
    known = table.fingerprints.get(command.id)
    if known is not None and known != fingerprint(command, guest):
        raise Refusal("id_used", "id", "expected an id that no other command has had")


def _lists_differ(before: Table, table: Table) -> bool:
    """Whether the lobby shows it differently: it waits, it began, or it has ended."""
    return before.status == "waiting" or before.status != table.status


async def _shielded(work: Coroutine[Any, Any, T]) -> T:
    """Runs to its end though the caller be cancelled: what is committed has to be broadcast."""
    return await asyncio.shield(asyncio.ensure_future(work))
