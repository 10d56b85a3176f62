"""Bots: guests that programs play. Who owns them, what they are known by, whom they play with.

A bot's token is a random secret that its owner sees once; the database knows only its hash.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable

from evora.server.common.limits import Limiter
from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.bots import is_bot, new_bot_id
from evora.server.domain.names import checked_name
from evora.server.live.guests.guests import Guests, hashed
from evora.server.messages import BotSeat, BotView, ChangeBot, MakeBot, SeatChoice
from evora.server.storage import bots as stored_bots
from evora.server.storage.journal import Journal
from evora.server.storage.values import Accepts, Bot, Guest

# So that a token is recognised where it should not be, such as in a public repository.
_PREFIX = "evora_bot_"
_SECRET = re.compile(_PREFIX + r"[A-Za-z0-9_-]{43}")
# Another process may have revoked a token: it works there for this long at most.
_CACHE_SECONDS = 10.0
_MAX_CACHED = 20_000
_MAX_LISTED = 100


class Bots:
    def __init__(self, journal: Journal, settings: Settings, guests: Guests) -> None:
        self._journal = journal
        self._guests = guests
        self._max_bots = settings.bots
        self._max_games = settings.bot_games
        self._requests = Limiter(settings.bot_requests)
        self._known: Recent[str, Bot] = Recent(_MAX_CACHED, _CACHE_SECONDS)

    # --- Who asks

    async def find(self, secret: str) -> Bot:
        """The bot with this token, whose request counts; Refusal bad_token, too_many."""
        bot = await self._lookup(secret)
        self._requests.check(bot.id)
        return bot

    async def still(self, secret: str) -> Bot | None:
        """The bot as it is now, None if the token was revoked."""
        return await self._journal.read(stored_bots.by_secret, hashed(secret))

    async def view(self, secret: str) -> BotView:
        """As the bot itself sees it."""
        bot = await self.still(secret)
        if bot is None:
            raise Refusal("bad_token", "Authorization")
        return _view(bot, None)

    async def _lookup(self, secret: str) -> Bot:
        if not _SECRET.fullmatch(secret):
            raise Refusal("bad_token", "Authorization", "expected Bearer and the token of a bot")
        key = hashed(secret)
        if (known := self._known.get(key)) is not None:
            return known
        found = await self._journal.read(stored_bots.by_secret, key)
        if found is None:
            raise Refusal("bad_token", "Authorization", "expected a token that was not revoked")
        self._known.put(key, found)
        return found

    # --- Owners

    async def mine(self, owner: str) -> list[BotView]:
        return [_view(bot, owner) for bot in await self._of(owner)]

    async def make(self, owner: Guest, wish: MakeBot) -> tuple[BotView, str]:
        """A new bot, and the token that only its owner will know."""
        name = checked_name(wish.name)
        if len(await self._of(owner.id)) >= self._max_bots:
            raise Refusal("too_many", "bots", f"expected at most {self._max_bots} bots of a guest")
        secret = _PREFIX + secrets.token_urlsafe(32)
        bot = Bot(
            id=new_bot_id(),
            name=name,
            owner=owner.id,
            owner_name=owner.name,
            accepts=wish.accepts,
            created=now_ms(),
        )
        await self._journal.write(stored_bots.add, bot, hashed(secret))
        return _view(bot, owner.id), secret

    async def change(self, owner: str, bot: str, wish: ChangeBot) -> BotView:
        await self.owned(owner, bot)
        name = None if wish.name is None else checked_name(wish.name)
        await self._journal.write(stored_bots.change, bot, name=name, accepts=wish.accepts)
        self._known.clear()
        await self._guests.announce(bot)
        return _view(await self.owned(owner, bot), owner)

    async def set_accepts(self, bot: Bot, accepts: Accepts) -> BotView:
        """The bot's own program says whose invitations it takes."""
        await self._journal.write(stored_bots.change, bot.id, accepts=accepts)
        self._known.clear()
        return _view(await self.owned(bot.owner, bot.id), None)

    async def new_secret(self, owner: str, bot: str) -> tuple[BotView, str]:
        """Another token; the old one is no longer good."""
        found = await self.owned(owner, bot)
        secret = _PREFIX + secrets.token_urlsafe(32)
        await self._journal.write(stored_bots.change, bot, secret_hash=hashed(secret))
        self._known.clear()
        self._guests.disconnect(bot)
        return _view(found, owner), secret

    async def remove(self, bot: str) -> None:
        """Its games have been left before."""
        await self._guests.delete(bot)
        self._known.clear()

    async def owned(self, owner: str, bot: str) -> Bot:
        """Refusal unknown_bot, also for the bots of others: ids are not a way to find them out."""
        found = await self._journal.read(stored_bots.by_id, bot) if is_bot(bot) else None
        if found is None or found.owner != owner:
            raise Refusal("unknown_bot", "bot")
        return found

    async def _of(self, owner: str) -> list[Bot]:
        return await self._journal.read(stored_bots.of_owner, owner)

    # --- Invitations

    async def invitable(self, guest: str | None) -> list[BotView]:
        """The bots that a guest can invite now: their own, and those that are open to everybody."""
        bots = await self._journal.read(stored_bots.present, now_ms(), _MAX_LISTED)
        own = [] if guest is None else await self._of(guest)
        known = {bot.id for bot in own}
        mine = [bot for bot in own if bot.accepts != "nobody"]
        return [_view(bot, guest) for bot in (*mine, *(b for b in bots if b.id not in known))]

    async def check_invitations(self, guest: str, seats: Iterable[SeatChoice]) -> None:
        """Refusal unless every bot that is invited takes invitations of this guest."""
        for choice in seats:
            if isinstance(choice, BotSeat):
                await self._check_invitation(guest, choice.bot)

    async def _check_invitation(self, guest: str, bot: str) -> None:
        found = await self._journal.read(stored_bots.by_id, bot)
        if found is None:
            raise Refusal("unknown_bot", "seats")
        own = found.owner == guest
        if found.accepts == "nobody" or (found.accepts == "owner" and not own):
            raise Refusal("bot_away", "seats", "this bot takes no invitations from you")
        # The owner's game may wait until the program is started.
        if not own and found.present <= now_ms():
            raise Refusal("bot_away", "seats", "this bot is not connected")
        games = await self._journal.read(stored_bots.unfinished_games, bot, self._max_games)
        if len(games) >= self._max_games:
            raise Refusal("bot_away", "seats", "this bot plays as many games as it may")

    # --- Presence

    async def note_presence(self, bot: str, until: int) -> None:
        await self._journal.write(stored_bots.change, bot, present=until)


def _view(bot: Bot, guest: str | None) -> BotView:
    return BotView(
        bot=bot.id,
        name=bot.name,
        owner=bot.owner_name,
        accepts=bot.accepts,
        online=bot.present > now_ms(),
        yours=bot.owner == guest,
        created=bot.created,
    )
