"""What changes games: commands of guests, moves of engines, clocks, a restart.

HTTP and sockets, engines and clocks all come through here. A game is held, the change is decided
against its table, and `commits` does the rest.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import AsyncIterator

from msgspec.structs import replace

from evora._core import Move, Seed
from evora.server.common.metrics import Metrics
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import clock, now_ms
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import DaysClock
from evora.server.domain.table import (
    Decision,
    Table,
    TableCommand,
    begin,
    cancel_unattended,
    check_company,
    check_id,
    decide,
    end_by_host,
    engine_move,
    expire_clock,
    lapse,
    mend_clock,
    next_seats,
    note_holidays,
    rematch,
)
from evora.server.live.engines.engines import Engines
from evora.server.live.engines.queue import Turn
from evora.server.live.games.cache import GameCache
from evora.server.live.games.commits import Commits, shielded
from evora.server.live.games.live_game import LiveGame
from evora.server.live.games.new_games import new_game_id, to_store
from evora.server.live.games.views import Views
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.bots import Bots
from evora.server.live.guests.names import Names
from evora.server.live.people.presence import Presence
from evora.server.messages import Answer, Applied, Command, Join, Leave, Rematch
from evora.server.storage import games as stored_games
from evora.server.storage import holidays as stored_holidays
from evora.server.storage.journal import Journal
from evora.server.storage.values import Conflict, Unavailable

# How often a command is decided while other processes write to its game.
_MAX_DECISIONS = 5


class Commands:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        settings: Settings,
        metrics: Metrics,
        journal: Journal,
        cache: GameCache,
        commits: Commits,
        views: Views,
        presence: Presence,
        engines: Engines,
        bots: Bots,
        blocks: Blocks,
        names: Names,
    ) -> None:
        self._metrics = metrics
        self._journal = journal
        self._cache = cache
        self._commits = commits
        self._views = views
        self._presence = presence
        self._engines = engines
        self._bots = bots
        self._blocks = blocks
        self._names = names
        self._max_entries = settings.game_entries
        self._claim_after_ms = int(settings.claim_after * 1000)
        self._grace_ms = int(settings.clock_grace * 1000)

    # --- Guests

    async def command(self, game: str, command: Command, guest: str) -> Applied:
        """Applies a command at most once; Refusal, Unavailable."""
        kind = type(command).__name__.lower()
        began = time.perf_counter()
        try:
            applied, outcome = await shielded(self._command(game, command, guest, began))
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
        async with self._cache.hold(game, at_least=command.seq) as live:
            await self._commits.settle(live)
            self._views.seen(guest, live)
            for _ in range(_MAX_DECISIONS):
                if command.id in live.table.commands:
                    check_id(live.table, command, guest)
                    return self._applied(live, command), "repeated"
                try:
                    await self._decide(live, command, guest)
                except Conflict:
                    # Another process wrote, or our own commit succeeded without an answer. What the
                    # command is worth now is decided again.
                    await self._cache.read_again(live)
                else:
                    self._metrics.tell_seconds.observe(time.perf_counter() - began)
                    return self._applied(live, command), "applied"
            raise Refusal("stale", "seq", seq=live.table.seq)

    async def _decide(self, live: LiveGame, command: Command, guest: str) -> None:
        """Refusal, Conflict, Unavailable."""
        over = live.table.status == "over"
        if isinstance(command, Rematch) or (over and isinstance(command, Answer)):
            await self._rematch(live, command, guest)
            return
        rated = isinstance(command, Join) and live.table.rated and await self._names.keeps(guest)
        decision = self._decided(live, command, guest, rated=rated)
        if isinstance(command, Join):  # after every refusal that others would get, too
            await self._check_company(live, guest)
            self._check_challenger(live.table, guest)
        await self._commits.append(live, decision)

    async def _check_company(self, live: LiveGame, guest: str) -> None:
        """Refusal no_seat_free for who does not meet somebody at the table."""
        apart = await self._blocks.of(guest)
        check_company(live.table, apart.all if live.table.created.listed else apart.blocked_by)

    def _check_challenger(self, table: Table, guest: str) -> None:
        """Refusal player_left if who has challenged the guest is gone, and should be there."""
        challenged = table.invited(guest) is not None and not is_bot(guest)
        here = self._presence.on_server(table.created.creator)
        if challenged and not here and not isinstance(table.created.clock, DaysClock):
            raise Refusal("player_left", None, "who has challenged you is no longer here")

    def _decided(
        self,
        live: LiveGame,
        command: TableCommand,
        guest: str,
        *,
        paired: bool = False,
        rated: bool = False,
    ) -> Decision:
        return decide(
            live.table,
            command,
            guest,
            self._now(live),
            live.seed,
            self._presence.away(live.table),
            claim_after_ms=self._claim_after_ms,
            max_entries=self._max_entries,
            paired=paired,
            rated=rated,
        )

    def _applied(self, live: LiveGame, command: Command) -> Applied:
        again = live.table.rematch if isinstance(command, Rematch | Answer) else None
        return Applied(id=command.id, seq=live.table.commands[command.id], game=again)

    async def _rematch(self, live: LiveGame, command: Rematch | Answer, guest: str) -> None:
        stored = await self._journal.read(stored_games.load, live.id)
        # Guests who deleted their data are off the seats, though not out of the log.
        kept = {seat.guest for seat in stored.seats if seat.guest} if stored is not None else set()
        sat = {seat.guest for seat in live.table.seats if seat.guest is not None}
        # Who are apart have left, as far as they can tell.
        here = self._presence.near(live.table) - (await self._blocks.of(guest)).all
        seed = Seed.random()
        new, old = rematch(
            live.table,
            guest,
            command=command,
            game=new_game_id(),
            seed=seed,
            deal=live.seed,
            now=self._now(live),
            here=here,
            deleted=sat - kept,
            wait_ms=self._claim_after_ms,
        )
        if new is None:
            await self._commits.append(live, old)
            return
        bots = [player for player in kept if is_bot(player)]
        room = await self._bots.room(guest, bots)
        names = live.local_names
        if new.table.created.seed_hash == live.seed.hash:
            seed, names = live.seed, next_seats(live.table, names)
        made = to_store(new, seed, guest, command.id, names, bounds=room)
        engines = any(seat.kind == "engine" for seat in live.table.seats)
        with self._engines.room(guest, None) if engines else contextlib.nullcontext():
            await self._commits.append(live, old, made)

    # --- Quick pairing

    async def seat(  # noqa: PLR0913  (everything that pairing knows)
        self, game: str, command: Join, guest: str, *, network: str, own: str | None, rated: bool
    ) -> Applied:
        """A guest sits down in a game of pairing; they give up their `own`, in which they waited,
        with the same commit. Refusal, Conflict, Unavailable. `network`: where they come from;
        `rated`: they keep a name, and would have the game rated."""
        seated = self._seat(game, command, guest, network=network, own=own, rated=rated)
        applied = await shielded(seated)
        self._metrics.commands.labels("join", "applied").inc()
        return applied

    async def _seat(  # noqa: PLR0913  (as above)
        self, game: str, command: Join, guest: str, *, network: str, own: str | None, rated: bool
    ) -> Applied:
        async with contextlib.AsyncExitStack() as stack:
            held = {}
            # Everybody who holds two games takes them in this order.
            for each in sorted({game, own or game}):
                held[each] = await stack.enter_async_context(self._cache.hold(each))
                await self._commits.settle(held[each])
            live = held[game]
            if live.table.created.position is not None:
                raise Refusal("no_seat_free", None, "it starts elsewhere than at the beginning")
            # Whatever has happened since the command was sent, the seat is free or it is not.
            command = replace(command, seq=live.table.seq)
            paired = not live.table.paired
            decision = self._decided(live, command, guest, paired=paired, rated=rated)
            await self._check_company(live, guest)
            left = None
            if own is not None:
                left = (held[own], self._decided(held[own], _leave(held[own]), guest))
            try:
                await self._commits.seat(live, decision, {guest: network}, left)
            except Conflict:
                for changed in held.values():
                    await self._cache.read_again(changed)
                raise
            return self._applied(live, command)

    async def leave(self, game: str, guest: str) -> None:
        """Gives up a game that has not begun; Refusal, Unavailable."""
        live, _ = await self._views.look(game)
        await self.command(game, _leave(live), guest)

    # --- Engines, clocks

    async def engine_moves(self, turn: Turn, move: Move) -> bool:
        """An engine's move, unless the game has gone on; False: it could not be stored now."""
        if clock.stands:
            return False
        try:
            async with self._held(turn.game) as live:
                if live.table.seq == turn.seq:
                    decision = engine_move(live.table, move, self._now(live), live.seed)
                    await self._commits.append(live, decision)
        except Unavailable:
            return False
        return True

    async def clock(self, game: str) -> int | None:
        """What the clock does now, if anything; when something is due next. Unavailable."""
        async with self._held(game) as live:
            came, now = self._presence.came(live.table), self._now(live)
            decision = expire_clock(live.table, now, live.seed, self._grace_ms, came=came)
            if decision is not None:
                # Days off that are not in its log yet come first.
                await self._commits.append(live, await self._holidays(live) or decision)
            return live.table.due
        return None

    async def note_holidays(self, game: str) -> None:
        """Tells the table of its players' days off; Refusal, Unavailable."""
        for _ in range(_MAX_DECISIONS):
            async with self._held(game) as live:
                decision = await self._holidays(live)
                if decision is not None:
                    await self._commits.append(live, decision)
                return

    async def _holidays(self, live: LiveGame) -> Decision | None:
        if not isinstance(live.table.created.clock, DaysClock):
            return None
        people = [seat.guest for seat in live.table.seats if seat.guest is not None]
        known = await self._journal.read(stored_holidays.last, people)
        return note_holidays(live.table, known, self._now(live))

    async def attend(self, game: str) -> None:
        """What follows from who is at the table now; Unavailable."""
        async with self._held(game) as live:
            table, now = live.table, self._now(live)
            left = {seat.guest for seat in table.seats if seat.guest} - self._presence.near(table)
            decision = begin(table, self._presence.at(game), now) or lapse(table, left, now)
            if decision is not None:
                await self._commits.append(live, decision)

    async def cancel_unattended(self, game: str) -> None:
        """Cancels a game that has waited for too long; Unavailable."""
        async with self._held(game) as live:
            decision = cancel_unattended(live.table, self._now(live))
            if decision is not None:
                await self._commits.append(live, decision)

    async def end_by_host(self, game: str, command: str) -> None:
        """Ends a game without a winner, once; Refusal unknown_game, game_over, Unavailable."""
        await shielded(self._end_by_host(game, command))

    async def _end_by_host(self, game: str, command: str) -> None:
        while True:
            async with self._held(game) as live:
                if command not in live.table.commands:
                    decision = end_by_host(live.table, self._now(live), command)
                    await self._commits.append(live, decision)
                return

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
                    await self._commits.append(live, decision)
                    return
            self._commits.publish(live)

    @contextlib.asynccontextmanager
    async def _held(self, game: str) -> AsyncIterator[LiveGame]:
        """The game, to be changed by the server itself. Where another process was faster, that is
        what counts."""
        async with self._cache.hold(game) as live:
            await self._commits.settle(live)
            try:
                yield live
            except Conflict:
                await self._cache.read_again(live)

    @staticmethod
    def _now(live: LiveGame) -> int:
        """A game's time never runs backwards, whatever the machine's does."""
        return max(now_ms(), live.table.changed_at)


def _leave(live: LiveGame) -> Leave:
    return Leave(id=secrets.token_urlsafe(12), seq=live.table.seq)
