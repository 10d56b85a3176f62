"""The service: games are loaded, locked, decided, committed and told here, and nowhere else.

HTTP and sockets, engines and clocks all come through these functions. The order is always the same:
validate, commit, then answer and tell. What cannot be committed has not happened.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from evora._core import Move, Seed
from evora.server.common.logs import note_error, short
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.entries import Entry
from evora.server.domain.names import checked_name
from evora.server.domain.records import origin_of
from evora.server.domain.table import (
    create,
    decide,
    engine_moves,
    events,
    extend,
    logged,
    mended,
    overdue,
    rematch,
)
from evora.server.live.broadcast import Teller
from evora.server.live.cache import Live, Shelf
from evora.server.live.engines import Engines, Turn
from evora.server.live.game_index import index_of, seats_of
from evora.server.live.hub import Connection
from evora.server.live.new_games import made, new_game_id
from evora.server.live.notifications import Hints
from evora.server.live.presence import Presence
from evora.server.messages import (
    Applied,
    Command,
    CreateGame,
    EventList,
    FromGame,
    GameMade,
    GameView,
    LocalSeat,
    Rematch,
)
from evora.server.storage.interface import Append, Busy, Conflict, NewGame, Unavailable
from evora.server.storage.journal import Journal

T = TypeVar("T")

RETRY_MS = 2000


@dataclass(frozen=True)
class Parts:
    """What the service is made of."""

    settings: Settings
    metrics: Metrics
    journal: Journal
    shelf: Shelf
    presence: Presence
    teller: Teller
    engines: Engines
    hints: Hints


class Games:
    """`on_deadline` hears when a game's clock runs out (None: it does not); `on_listing` that the
    lobby has changed."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._journal = parts.journal
        self._shelf = parts.shelf
        self._teller = parts.teller
        self._metrics = parts.metrics
        self._claim_after_ms = int(parts.settings.claim_after * 1000)
        self._grace_ms = int(parts.settings.clock_grace * 1000)
        self.on_deadline: Callable[[str, int | None], None] = lambda _game, _deadline: None
        self.on_listing: Callable[[], None] = lambda: None
        self._healing: set[asyncio.Task[None]] = set()
        parts.hints.listen(self._heard)

    # --- Looking

    async def view(self, game: str, guest: str | None) -> GameView:
        async with self._shelf.hold(game) as live:
            await self._teller.learn_names(live.table)
            self._seen(live, guest)
            return self._teller.view(live, guest)

    async def events(self, game: str, guest: str | None, since: int) -> EventList:
        async with self._shelf.hold(game) as live:
            await self._teller.learn_names(live.table)
            self._seen(live, guest)
            told = events(live.table, min(since, live.table.seq))
            return EventList(events=told, view=self._teller.view(live, guest))

    async def watch(self, game: str, connection: Connection, since: int) -> None:
        async with self._shelf.hold(game) as live:
            await self._teller.learn_names(live.table)
            self._teller.watch(live, connection, since)

    async def look(self, game: str) -> tuple[Live, dict[int, str | None]]:
        """The game as it stands, with the names by seat: for records."""
        async with self._shelf.hold(game) as live:
            await self._teller.learn_names(live.table)
            return live, self._teller.names(live)

    # --- Creating

    async def create(self, request: CreateGame, guest: str) -> GameMade:
        """The same request of the same guest makes one game."""
        return await _whole(self._create(request, guest))

    async def _create(self, request: CreateGame, guest: str) -> GameMade:
        names = {
            number: checked_name(choice.name)
            for number, choice in enumerate(request.seats, 1)
            if isinstance(choice, LocalSeat) and choice.name is not None
        }
        source = None
        if isinstance(request.origin, FromGame):
            async with self._shelf.hold(request.origin.game) as live:
                source = live.table
        origin = None if request.origin is None else origin_of(request.origin, source)
        game, seed, now = new_game_id(), Seed.random(), now_ms()
        entries = create(game, request, guest, seed, now, origin)
        new, live = made((game, seed), entries, now, (guest, request.id), names)
        try:
            await self._timed(self._journal.create(new))
        except Conflict as conflict:
            if conflict.kind != "command":
                raise Refusal("unavailable", retry_ms=0) from None
            return GameMade(game=conflict.game, view=await self.view(conflict.game, guest))
        self._shelf.put(live)
        await self._teller.learn_names(live.table)
        self._go_on(live, listing=live.table.created.listed)
        return GameMade(game=game, view=self._teller.view(live, guest))

    # --- Commands

    async def command(self, game: str, command: Command, guest: str) -> Applied:
        """Applies a command at most once; Refusal, Unavailable."""
        kind = type(command).__name__.lower()
        began = time.perf_counter()
        try:
            applied, outcome = await _whole(self._command(game, command, guest, began))
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
        async with self._shelf.hold(game) as live:
            await self._make_sure(live)
            self._seen(live, guest)
            if command.id in live.table.commands:
                return self._applied(live, command), "repeated"
            try:
                if isinstance(command, Rematch):
                    await self._rematch(live, command, guest)
                else:
                    entries = decide(
                        live.table,
                        command,
                        guest,
                        self._now(live),
                        live.seed,
                        self._parts.presence.away(live.table),
                        claim_after_ms=self._claim_after_ms,
                    )
                    await self._commit(live, entries, command.id)
            except Conflict as conflict:
                # Somebody else writes to the database, or we wrote and never heard of it.
                await self._shelf.read_again(live)
                self._go_on(live)
                if command.id in live.table.commands:
                    return self._applied(live, command), "repeated"
                raise Refusal("stale", "seq", seq=live.table.seq) from conflict
            self._metrics.tell_seconds.observe(time.perf_counter() - began)
            return self._applied(live, command), "applied"

    def _applied(self, live: Live, command: Command) -> Applied:
        again = live.table.rematch if isinstance(command, Rematch) else None
        return Applied(id=command.id, seq=live.table.commands[command.id], game=again)

    async def _rematch(self, live: Live, command: Rematch, guest: str) -> None:
        stored = await self._journal.load(live.game)
        # Whoever deleted his data is taken off the seats, though not out of the log.
        kept = {seat.guest for seat in stored.seats} if stored is not None else set()
        gone = {seat.guest for seat in live.table.seats if seat.guest not in kept and seat.guest}
        game, seed, now = new_game_id(), Seed.random(), self._now(live)
        first, last = rematch(
            live.table, guest, seq=command.seq, game=game, seed=seed, now=now, gone=gone
        )
        new, again = made((game, seed), first, now, (guest, command.id), live.local_names)
        await self._commit(live, last, command.id, creates=new)
        self._shelf.put(again)
        self._go_on(again)

    def renamed(self, guest: str) -> None:
        """A guest has another name: whoever watches his games is told."""
        self._teller.renamed(guest)

    # --- Engines, clocks

    async def engine_moves(self, turn: Turn, move: Move) -> bool:
        """An engine's move, unless the game has gone on; False: it could not be stored now."""
        try:
            async with self._shelf.hold(turn.game) as live:
                await self._make_sure(live)
                if live.table.seq == turn.seq:
                    entries = engine_moves(live.table, move, self._now(live), live.seed)
                    await self._commit(live, entries)
        except Conflict:
            await self._catch_up(turn.game)
        except Unavailable:
            return False
        return True

    async def clock(self, game: str) -> None:
        """What the clock does now, if anything; Unavailable."""
        try:
            async with self._shelf.hold(game) as live:
                await self._make_sure(live)
                entries = overdue(live.table, self._now(live), live.seed, self._grace_ms)
                if entries:
                    await self._commit(live, entries)
                else:
                    self.on_deadline(game, live.table.deadline)
        except Conflict:
            await self._catch_up(game)

    async def resume(self, game: str, away_since: int | None) -> None:
        """After a start: gives a running clock the time back since the server was last heard of,
        and lets an engine move whose turn it is."""
        async with self._shelf.hold(game) as live:
            if away_since is not None:
                # A game that was written to after that, or mended already, lost only the rest.
                now = self._now(live)
                downtime = now - max(away_since, live.table.changed_at)
                entries = mended(live.table, downtime)
                if entries:
                    await self._commit(live, entries)
                    return
            self._go_on(live)

    # --- What they share

    async def _commit(
        self,
        live: Live,
        entries: Sequence[Entry],
        command: str | None = None,
        creates: NewGame | None = None,
    ) -> None:
        """Stores entries, and only then lets them be true; Conflict, Unavailable."""
        before = live.table
        written = logged(before.seq, entries, self._now(live), command)
        table = extend(before, written)
        append = Append(
            game=live.game,
            entries=written,
            index=index_of(table),
            seats=seats_of(table) if seats_of(table) != seats_of(before) else None,
            creates=creates,
        )
        try:
            await self._timed(self._journal.append(append))
        except Busy:
            raise
        except Unavailable:
            live.unsure = True
            self._heal(live.game)
            raise
        live.table = table
        await self._teller.learn_names(table)
        self._go_on(live, listing=table.created.listed and before.status == "waiting")

    def _go_on(self, live: Live, *, listing: bool = False) -> None:
        """After a commit: watchers hear of it, and whoever has to act next is told to."""
        table = live.table
        self._parts.hints.publish(live.game, table.seq)
        self._parts.engines.expect(live.game, self._engine_turn(live))
        self.on_deadline(live.game, table.deadline)
        if listing:
            self.on_listing()

    def _heard(self, game: str, seq: int) -> None:
        """A game has got to `seq`. With one process that is what we have in memory."""
        live = self._shelf.find(game)
        if live is not None and live.table.seq >= seq:
            self._teller.tell(live)

    def _engine_turn(self, live: Live) -> Turn | None:
        table, seat = live.table, live.table.to_move
        level = table.engine_for(seat) if seat is not None else None
        if level is None or table.position is None:
            return None
        # It follows from the seed, which stays here; nobody can tell the one from the other.
        secret = hashlib.sha256(f"{live.seed} engine {seat}".encode()).digest()
        mood = int.from_bytes(secret[:8], "big")
        return Turn(live.game, table.seq, level, mood, table.position)

    async def _make_sure(self, live: Live) -> None:
        """Reads a game again whose last commit broke in the middle."""
        if live.unsure:
            await self._shelf.read_again(live)
            self._go_on(live)

    def _heal(self, game: str) -> None:
        """It may have been written all the same: then nobody has been told, and an engine waits."""
        task = asyncio.create_task(self._healed(game))
        self._healing.add(task)
        task.add_done_callback(self._healing.discard)

    async def _healed(self, game: str) -> None:
        sure = False
        while not sure:
            await asyncio.sleep(RETRY_MS / 1000)
            try:
                async with self._shelf.hold(game) as live:
                    await self._make_sure(live)
                    sure = True
            except Unavailable:
                continue
            except Exception as error:
                note_error("heal", error, game=short(game))
                return

    async def stop(self) -> None:
        for task in self._healing:
            task.cancel()
        await asyncio.gather(*self._healing, return_exceptions=True)

    async def _catch_up(self, game: str) -> None:
        async with self._shelf.hold(game) as live:
            await self._shelf.read_again(live)
            self._go_on(live)

    async def _timed(self, commit: Coroutine[Any, Any, None]) -> None:
        began = time.perf_counter()
        try:
            await commit
        except Unavailable:
            self._metrics.unavailable.inc()
            raise
        self._metrics.commit_seconds.observe(time.perf_counter() - began)

    def _seen(self, live: Live, guest: str | None) -> None:
        if guest is not None and live.table.sat(guest):
            self._parts.presence.seen(live.game, guest, now_ms())

    @staticmethod
    def _now(live: Live) -> int:
        """A game's time never runs backwards, whatever the machine's does."""
        return max(now_ms(), live.table.changed_at)


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Does all of it, even if nobody waits for it any more: what is committed has to be told."""
    return await asyncio.shield(asyncio.ensure_future(work))
