"""Personal feeds: notices for a feed reader, and games in which it is one's turn for a calendar.

Who knows the address of a feed reads it, so the address is the secret: the database has its hash,
and a new one makes the old one lead nowhere.
"""

from __future__ import annotations

import re
import secrets

from evora.server.common.settings import Settings
from evora.server.common.timestamps import wall_ms
from evora.server.domain.feed_formats import CalendarEvent, FeedEntry, atom, calendar
from evora.server.live.guests.guests import hashed
from evora.server.live.notices.mail.content import names_of, path_of, sentence_of
from evora.server.live.processes.host import Host
from evora.server.messages import FeedMade, MyFeed
from evora.server.storage import feeds as stored_feeds
from evora.server.storage import letters as stored_letters
from evora.server.storage.feeds import StoredFeed
from evora.server.storage.journal import Journal
from evora.server.storage.letters import LetterFacts
from evora.texts import DEFAULT_LANGUAGE, negotiate, text

_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_ENTRIES = 50


class Feeds:
    """`site`, where a request came to: the address of this server, as links have it."""

    def __init__(self, settings: Settings, journal: Journal, host: Host) -> None:
        self._public_url = settings.public_url
        self._journal = journal
        self._host = host

    async def of(self, guest: str) -> MyFeed:
        return MyFeed(made=await self._journal.read(stored_feeds.made, guest))

    async def make(self, guest: str, language: str, site: str) -> FeedMade:
        """Its addresses are shown this once."""
        key = secrets.token_urlsafe(32)
        await self._journal.write(stored_feeds.make, guest, hashed(key), language, wall_ms())
        address = f"{self._public_url or site}/feeds/{key}"
        return FeedMade(atom=f"{address}.atom", calendar=f"{address}.ics")

    async def remove(self, guest: str) -> None:
        await self._journal.write(stored_feeds.remove, guest)

    async def atom(self, key: str, site: str) -> bytes | None:
        """None if there is no such feed; Refusal banned."""
        found = await self._facts(key)
        if found is None:
            return None
        feed, facts, language = found
        url = self._public_url or site
        hidden = facts.wishes.hidden()
        shown = [notice for notice in facts.notices if notice.kind not in hidden][:_ENTRIES]
        entries = [
            FeedEntry(notice.id, sentence_of(notice, language), url + path_of(notice), notice.made)
            for notice in shown
        ]
        return atom(
            url,
            feed=hashed(f"feed {key}")[:24],
            made=feed.made,
            title=text("feed-notices", language),
            language=language,
            entries=entries,
        )

    async def calendar(self, key: str, site: str) -> bytes | None:
        """None if there is no such feed; Refusal banned."""
        found = await self._facts(key)
        if found is None:
            return None
        _, facts, language = found
        url = self._public_url or site
        since = {notice.game: notice.made for notice in facts.notices if notice.kind == "turn"}
        events = [
            CalendarEvent(
                id=game.game,
                title=text("feed-turn", language, names=names_of(game, language)),
                address=f"{url}/play/{game.game}",
                time=game.deadline,
                made=since.get(game.game, game.deadline),
            )
            for game in facts.waiting
        ]
        return calendar(url, text("feed-calendar", language), events)

    async def _facts(self, key: str) -> tuple[StoredFeed, LetterFacts, str] | None:
        if not _KEY.fullmatch(key):
            return None
        feed = await self._journal.read(stored_feeds.by_key, hashed(key))
        if feed is None:
            return None
        self._host.check_guest(feed.guest)
        facts = await self._journal.read(stored_letters.facts, feed.guest)
        language = negotiate(facts.wishes.language or feed.language) or DEFAULT_LANGUAGE
        return feed, facts, language
