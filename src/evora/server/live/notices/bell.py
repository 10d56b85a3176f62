"""The bell: how many notices one has not read, and which games wait for one; the list of them.

What a person looks at is read: who watches a game knows what its notices say.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection

from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import DaysClock
from evora.server.live.games.live_game import GameChanged
from evora.server.live.people.feeds import PersonalFeed
from evora.server.live.people.hub import NO_GAME, Hub
from evora.server.live.people.presence import Presence
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import Bell, NextGame, NoticeList, NoticeView
from evora.server.storage import notices as stored_notices
from evora.server.storage.journal import Journal
from evora.server.storage.notice_values import StoredNotice, WaitingGame
from evora.server.storage.signals import BELLS

_NAME = "bell"
# Changes within this time are sent together.
_DEBOUNCE_SECONDS = 0.2
# What a signal has room for.
_MAX_NAMED = 200


class BellFeed:
    def __init__(
        self, journal: Journal, hub: Hub, presence: Presence, signals: Signals, tasks: Tasks
    ) -> None:
        self._journal = journal
        self._hub = hub
        self._presence = presence
        self._signals = signals
        self._tasks = tasks
        self._feed = PersonalFeed(_NAME, hub, tasks, self._look)
        self.watch = self._feed.watch
        # With a commit, or from a process that has sent or read something.
        signals.subscribe(BELLS, self.changed)
        signals.gap.subscribe(lambda: self.changed(()))
        hub.changed.subscribe(self._came)

    async def listed(self, guest: str) -> NoticeList:
        """Unavailable."""
        found = await self._journal.read(_list, guest)
        bell, _ = await self._look(guest)
        return NoticeList(notices=[_view(one) for one in found], bell=bell)

    async def read(self, guest: str, notice: str | None) -> NoticeList:
        """One of them, or all; Refusal not_found, Unavailable."""
        if notice is None:
            await self._journal.write(stored_notices.read_all, guest, now_ms())
        else:
            await self._journal.write(stored_notices.read_one, guest, notice, now_ms())
        self.announce([guest])
        return await self.listed(guest)

    # --- What changes

    def announce(self, guests: Collection[str]) -> None:
        """Something was changed here that no commit of a game tells the others."""
        self.changed(guests)
        named = sorted(guests)
        for first in range(0, len(named), _MAX_NAMED):
            self._signals.publish(BELLS, named[first : first + _MAX_NAMED])

    def changed(self, guests: Collection[str]) -> None:
        """The bells of these guests may be others now; without any, those of all."""
        about = (one for one in self._feed.followers() if not guests or one.guest in guests)
        self._feed.mark(about, _DEBOUNCE_SECONDS)

    def game_changed(self, change: GameChanged) -> None:
        """Other processes hear of it with the commit. Moves of live games change no bell."""
        before, table = change.before, change.game.table
        status = None if before is None else before.status
        slow = isinstance(table.created.clock, DaysClock)
        if slow or status != table.status or (before is not None and before.offer != table.offer):
            people = {seat.guest for seat in table.seats} | {
                table.created.creator,
                table.challenged,
            }
            self.changed({guest for guest in people if guest is not None})

    def _came(self, game: str, guest: str | None) -> None:
        """A guest has come to a game, or left it."""
        person = guest is not None and not is_bot(guest)
        if guest is not None and person and game != NO_GAME and guest in self._hub.guests(game):
            self._tasks.spawn(_NAME, self._read_game(guest, game))

    async def _read_game(self, guest: str, game: str) -> None:
        if await self._journal.read(stored_notices.has_unread, guest, game):
            await self._journal.write(stored_notices.read_game, guest, game, now_ms())
            self.announce([guest])

    # --- Looking

    async def _look(self, guest: str) -> tuple[Bell, frozenset[str]]:
        about, waiting, first = await self._journal.read(_count, guest)
        # Who is at a game needs no notice of it.
        unread = [game for game in about if game is None or guest not in self._presence.at(game)]
        games = [_next(one) for one in first]
        bell = Bell(
            unread=len(unread),
            waiting=waiting,
            next=games[0] if games else None,
            then=games[1] if len(games) > 1 else None,
        )
        return bell, frozenset()


def _list(connection: Connection, guest: str) -> list[StoredNotice]:
    hidden = stored_notices.wishes_of(connection, guest).hidden()
    return stored_notices.listed(connection, guest, hidden)


def _count(connection: Connection, guest: str) -> tuple[list[str | None], int, list[WaitingGame]]:
    hidden = stored_notices.wishes_of(connection, guest).hidden()
    unread = stored_notices.unread(connection, guest, hidden)
    return unread, *stored_notices.waiting(connection, guest, 2)


def _next(game: WaitingGame) -> NextGame:
    return NextGame(game=game.game, names=game.names, deadline=game.deadline)


def _view(notice: StoredNotice) -> NoticeView:
    summary = None if notice.summary is None else summaries.decode(notice.summary)
    ends: Any = notice.deadline if notice.kind in ("turn", "time", "challenge") else None
    return NoticeView(
        id=notice.id,
        kind=notice.kind,
        game=notice.game,
        variant=summary.variant if summary else None,
        players=summary.players if summary else None,
        name=notice.name,
        kept=notice.kept,
        deadline=ends,
        percent=notice.data.percent,
        won=notice.data.won,
        reason=notice.data.reason,
        made=notice.made,
        read=notice.read,
    )
