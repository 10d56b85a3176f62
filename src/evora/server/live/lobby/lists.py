"""Lists of games: one's own, the lobby, and those to watch."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from evora.server.common.encoding import encode_text
from evora.server.common.refusal import Refusal
from evora.server.live.games.index import summary_view
from evora.server.live.games.live_game import GameChanged
from evora.server.live.guests.blocks import Blocks
from evora.server.live.lobby.pair_kinds import pair_counts
from evora.server.live.lobby.replays import Replays
from evora.server.live.lobby.watchable import Watchable
from evora.server.live.people.hub import NO_GAME, Connection, Hub
from evora.server.live.people.presence import Presence
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import GameList, Live, Lobby, LobbyCounts
from evora.server.storage import games as stored_games
from evora.server.storage.journal import Journal
from evora.server.storage.values import Apart, Cursor, ListedGame

_TOPIC = "lobby"
PAGE = 50
_LOBBY = 50
# Read for the lobby: games whose makers are away are left out.
_LOBBY_READ = 500
# Changes within this time are sent together.
_DEBOUNCE_SECONDS = 0.2
# However often it changes, it is sent only so often: every start page follows it.
_SPACING_SECONDS = 0.5
# People come and go all the time; that is worth less.
_PEOPLE_SECONDS = 2.0


@dataclass(frozen=True)
class _LobbyState:
    """What the lobby shows: games that wait, those of them whose maker is there, games to watch,
    how many are here. `apart`: whom those who sit in games that wait do not meet."""

    waiting: list[ListedGame]
    attended: list[ListedGame]
    live: list[ListedGame]
    here: int
    apart: Mapping[str, Apart]

    def guests_of_their_own(self) -> set[str | None]:
        """Those who are not shown what everybody is: some games are theirs, or not for them."""
        own = {seat.guest for game in (*self.waiting, *self.live) for seat in game.seats}
        return own.union(*(apart.all for apart in self.apart.values()))

    def waiting_for(self, guest: str | None) -> list[ListedGame]:
        return [game for game in self.waiting if _is_for(guest, game, self.apart)]

    def attended_for(self, guest: str | None) -> list[ListedGame]:
        return [game for game in self.attended if _is_for(guest, game, self.apart)]


class Lists:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        hub: Hub,
        presence: Presence,
        watchable: Watchable,
        replays: Replays,
        blocks: Blocks,
        signals: Signals,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._hub = hub
        self._presence = presence
        self._watchable = watchable
        self._replays = replays
        self._blocks = blocks
        self._signals = signals
        self._tasks = tasks
        # When it will be sent next, and may be sent at the earliest.
        self._broadcast: asyncio.TimerHandle | None = None
        self._earliest = 0.0
        # Who had a game in the lobby when it was last looked at, shown or left out.
        self._makers: set[str | None] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._look_again: asyncio.TimerHandle | None = None
        signals.subscribe(_TOPIC, lambda _value: self.lobby_changed())
        signals.gap.subscribe(self.lobby_changed)
        blocks.changed.subscribe(self.lobby_changed)

    async def mine(self, guest: str, before: str | None) -> GameList:
        """One's games, last changed first."""
        try:
            cursor = None if before is None else Cursor.parse(before)
        except ValueError as error:
            raise Refusal("bad_field", "before", str(error)[:200]) from None
        games = await self._journal.read(stored_games.list_of_guest, guest, cursor, PAGE + 1)
        page = games[:PAGE]
        more = str(Cursor(page[-1].changed, page[-1].id)) if len(games) > PAGE else None
        return GameList(games=[summary_view(game, guest) for game in page], next=more)

    async def lobby(self, guest: str | None) -> GameList:
        """Games that wait for anybody."""
        games, _ = await self._waiting()
        apart = await self._apart(games)
        shown = [game for game in games if _is_for(guest, game, apart)]
        return GameList(games=[summary_view(game, guest) for game in shown], next=None)

    async def watch_lobby(self, connection: Connection, on: bool, brief: bool = False) -> None:
        """Sends a connection the lobby, whole or in brief, and from now on every change of it."""
        self._hub.watch_lobby(connection, on)
        connection.brief, connection.lobby = brief, None
        if on:
            seen = await self._look()
            _send(connection, self._encode(seen, connection.guest, connection.brief))

    async def live(self, guest: str | None) -> Live:
        """Who is here, and what can be watched."""
        seen = await self._look()
        games = self._watchable.views(seen.live, guest)
        waiting = pair_counts(seen.attended_for(guest), guest)
        return Live(here=seen.here, waiting=waiting, games=games)

    async def replays(self, guest: str | None) -> GameList:
        """Games that have ended, the best first."""
        games = await self._replays.games()
        return GameList(games=[summary_view(game, guest) for game in games], next=None)

    def game_changed(self, change: GameChanged) -> None:
        """The process that wrote it tells the others: few of them have the game in memory."""
        before, table = change.before, change.game.table
        shown = (
            before is None
            or before.status == "waiting"
            or before.status != table.status
            or len(before.rounds) != len(table.rounds)  # the score that the lists show
        )
        if change.here and table.created.listed and shown:
            self.lobby_changed()
            self._signals.publish(_TOPIC, None)

    def lobby_changed(self) -> None:
        self._watchable.changed()
        self._replays.changed()
        self._broadcast_after(_DEBOUNCE_SECONDS)

    def presence_changed(self, game: str, guest: str | None) -> None:
        """Shows how many are here, and the games of makers who have come back; drops those of
        makers who have left once they have been away for long enough."""
        self.people_changed()
        if guest is None or guest not in self._makers:
            return
        self.lobby_changed()
        if game == NO_GAME:
            self._maker_came_or_left(guest)

    def people_changed(self) -> None:
        if self._hub.lobby():
            self._broadcast_after(_PEOPLE_SECONDS)

    def _maker_came_or_left(self, guest: str) -> None:
        if (timer := self._timers.pop(guest, None)) is not None:
            timer.cancel()
        seconds = self._presence.away_after + _DEBOUNCE_SECONDS
        loop = asyncio.get_running_loop()
        self._timers[guest] = loop.call_later(seconds, self._left, guest)

    def _left(self, guest: str) -> None:
        self._timers.pop(guest, None)
        self.lobby_changed()

    def _broadcast_after(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        due = max(loop.time() + seconds, self._earliest)
        if self._broadcast is not None:
            if self._broadcast.when() <= due:
                return
            self._broadcast.cancel()
        self._broadcast = loop.call_at(due, self._broadcast_now)

    def _broadcast_now(self) -> None:
        self._broadcast = None
        self._earliest = asyncio.get_running_loop().time() + _SPACING_SECONDS
        if self._hub.lobby():
            self._tasks.spawn(_TOPIC, self._send_all())

    async def _send_all(self) -> None:
        seen = await self._look()  # if it cannot be read, the next change sends this one, too
        own = seen.guests_of_their_own()
        ready: dict[tuple[str | None, bool], str] = {}
        for connection in self._hub.lobby():
            # Most see what everybody sees.
            guest = connection.guest if connection.guest in own else None
            role = (guest, connection.brief)
            if role not in ready:
                ready[role] = self._encode(seen, *role)
            _send(connection, ready[role])

    async def _look(self) -> _LobbyState:
        live = await self._watchable.games()
        waiting, others = await self._waiting()
        attended = [game for game in waiting if self._is_attended(game)]
        if any(game.creator not in self._presence.at(game.id) for game in attended):
            self._look_again_after(self._presence.near_after + _DEBOUNCE_SECONDS)
        elif others and self._journal.store.shared:
            # Makers at another process come and go without a word to this one.
            self._look_again_after(max(1.0, self._presence.away_after))
        apart = await self._apart(waiting)
        return _LobbyState(waiting, attended, live, self._presence.people(), apart)

    async def _apart(self, waiting: list[ListedGame]) -> Mapping[str, Apart]:
        seated = (seat.guest for game in waiting for seat in game.seats)
        return await self._blocks.of_all(guest for guest in seated if guest is not None)

    async def _waiting(self) -> tuple[list[ListedGame], bool]:
        """The newest games of makers who are here; whether there are others, too."""
        games = await self._journal.read(stored_games.lobby, _LOBBY_READ)
        self._makers = {game.creator for game in games}
        here = {game.id for game in games if self._presence.on_server(game.creator)}
        shown = [
            game for game in games if game.id in here or game.creator in self._presence.at(game.id)
        ]
        return shown[:_LOBBY], len(here) < len(games)

    def _is_attended(self, game: ListedGame) -> bool:
        """Whether somebody who joined it would find its maker there, as pairing wants it."""
        maker = game.creator
        return maker is not None and self._presence.is_near(game.id, maker, game.created)

    def _look_again_after(self, seconds: float) -> None:
        if self._look_again is not None:
            self._look_again.cancel()
        loop = asyncio.get_running_loop()
        self._look_again = loop.call_later(seconds, self.lobby_changed)

    def _encode(self, seen: _LobbyState, guest: str | None, brief: bool) -> str:
        live, waiting = seen.live, pair_counts(seen.attended_for(guest), guest)
        if brief:
            (shown,) = self._watchable.views(live[:1], guest) or (None,)
            return encode_text(LobbyCounts(waiting=waiting, here=seen.here, live=shown))
        return encode_text(
            Lobby(
                games=[summary_view(game, guest) for game in seen.waiting_for(guest)],
                live=self._watchable.views(live, guest),
                waiting=waiting,
                here=seen.here,
            )
        )


def _is_for(guest: str | None, game: ListedGame, apart: Mapping[str, Apart]) -> bool:
    """Whether a guest meets all who sit in a game; the others do not exist for each other."""
    seated = (seat.guest for seat in game.seats if seat.guest is not None)
    return guest is None or all(guest not in apart[person].all for person in seated)


def _send(connection: Connection, lobby: str) -> None:
    """Unless that is what it was sent last."""
    if connection.lobby != lobby:
        connection.lobby = lobby
        connection.send(lobby)
