"""Who of those one follows is here and plays, and who challenges one: now, and with every change.

What a page is sent depends on who asks, so it is made for each guest, and only when something
changes about somebody whom it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.domain.bots import is_bot
from evora.server.domain.table import Table, clock_view
from evora.server.live.games.live_game import GameChanged
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.challenges import is_slow
from evora.server.live.guests.company import Companies
from evora.server.live.people.feeds import PersonalFeed
from evora.server.live.people.hub import Connection, Hub
from evora.server.live.people.presence import Presence
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import ChallengeView, Company, FollowedView
from evora.server.storage import challenges as stored_challenges
from evora.server.storage import company as stored_company
from evora.server.storage.company_values import FollowedPerson, GameOfPerson, StoredChallenge
from evora.server.storage.journal import Journal

_NAME = "company"
# Changes within this time are sent together.
_DEBOUNCE_SECONDS = 0.2
# Who reloads a page is back by then.
_PEOPLE_SECONDS = 1.0
# How long a challenge that was accepted is shown to who has made it.
_ACCEPTED_MS = 5 * 60_000


class CompanyFeed:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        hub: Hub,
        presence: Presence,
        blocks: Blocks,
        companies: Companies,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._presence = presence
        self._blocks = blocks
        self._companies = companies
        self._feed = PersonalFeed(_NAME, hub, tasks, self._look)
        self.watch = self._feed.watch
        companies.changed.subscribe(self.people_changed)

    async def view(self, guest: str) -> Company:
        """Unavailable."""
        found, _ = await self._look(guest)
        return found

    # --- What changes

    def game_changed(self, change: GameChanged) -> None:
        """The process that wrote it tells the others: few of them have the game in memory."""
        before, table = change.before, change.game.table
        status = "waiting" if before is None else before.status
        made = before is None and table.challenged is not None
        if change.here and (made or status != table.status):
            self._companies.announce(_people_at(table))

    def presence_changed(self, _game: str, guest: str | None) -> None:
        if guest is not None:
            about = (one for one in self._feed.followers() if guest in _interests(one))
            self._feed.mark(about, _PEOPLE_SECONDS)

    def renamed(self, guest: str) -> None:
        self.people_changed([guest])

    def people_changed(self, people: Collection[str]) -> None:
        """Something about these people has changed; without any, about everybody."""
        about = (
            one
            for one in self._feed.followers()
            if not people or one.guest in people or not _interests(one).isdisjoint(people)
        )
        self._feed.mark(about, _DEBOUNCE_SECONDS)

    # --- Looking

    async def _look(self, guest: str) -> tuple[Company, frozenset[str]]:
        """What there is to tell a guest, and about whom it is."""
        read = self._journal.read
        people = await read(stored_company.people, guest)
        circles = await read(stored_company.circles_of, guest)
        since = now_ms() - _ACCEPTED_MS
        challenges = await read(stored_challenges.of_guest, guest, since)
        apart = (await self._blocks.of(guest)).all
        here = {
            one.id
            for one in people
            if one.visible and one.id not in apart and self._presence.is_connected(one.id)
        }
        games = await read(stored_company.running_games, here) if here else []
        company = Company(
            followed=[self._followed_view(one, here, games) for one in people],
            challenges=[
                _challenge_view(one, guest)
                for one in challenges
                if one.challenger == guest or self._is_good(one, apart)
            ],
            seen_by=circles.seen_by,
            challenged_by=circles.challenged_by,
        )
        about = {one.id for one in people} | {one.challenger for one in challenges}
        return company, frozenset(about)

    def _followed_view(
        self, one: FollowedPerson, here: Collection[str], games: Iterable[GameOfPerson]
    ) -> FollowedView:
        played = (game for game in games if game.guest == one.id)
        game = next((game for game in played if one.id in self._presence.at(game.game)), None)
        return FollowedView(
            name=one.name,
            here=one.id in here,
            plays=game is not None,
            game=game.game if game is not None and game.listed else None,
        )

    def _is_good(self, challenge: StoredChallenge, apart: Collection[str]) -> bool:
        """Whether a challenge is still meant: who has made it is there, or need not be."""
        if challenge.challenger in apart:
            return False
        clock = clock_view(summaries.decode(challenge.summary).clock)
        return is_slow(clock) or self._presence.is_connected(challenge.challenger)


def _interests(connection: Connection) -> frozenset[str]:
    return connection.about.get(_NAME, frozenset())


def _people_at(table: Table) -> list[str]:
    people = {table.created.creator, table.challenged, *(seat.guest for seat in table.seats)}
    return sorted(guest for guest in people if guest is not None and not is_bot(guest))


def _challenge_view(challenge: StoredChallenge, guest: str) -> ChallengeView:
    sent, summary = challenge.challenger == guest, summaries.decode(challenge.summary)
    return ChallengeView(
        game=challenge.game,
        name=challenge.challenged_name if sent else challenge.challenger_name,
        sent=sent,
        variant=summary.variant,
        clock=clock_view(summary.clock),
        rated=summary.rated,
        made=challenge.made,
        until=challenge.deadline if challenge.status == "waiting" else None,
        accepted=challenge.status == "playing",
    )
