"""Bots: guests that programs play. Who owns them, what they are known by, whom they play with.

A bot's token is a random secret that its owner sees once; the database knows only its hash.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from evora.server.common.limits import Limiter, Processes
from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.bots import is_bot, new_bot_id
from evora.server.domain.names import checked_name
from evora.server.domain.reserved_names import ReservedNames
from evora.server.live.guests.blocks import Blocks
from evora.server.live.guests.guests import Guests, hashed
from evora.server.messages import BotView, ChangeBot, MakeBot
from evora.server.storage import bots as stored_bots
from evora.server.storage import bounds
from evora.server.storage.bounds import Bound
from evora.server.storage.journal import Journal
from evora.server.storage.values import Accepts, Bot, Guest

# So that a token is recognised where it should not be, such as in a public repository.
_PREFIX = "evora_bot_"
_SECRET = re.compile(_PREFIX + r"[A-Za-z0-9_-]{43}")
# Another process may have revoked a token: it works there for this long at most.
_CACHE_SECONDS = 10.0
_MAX_CACHED = 20_000
# That a bot is present is written once in this time.
_NOTE_SECONDS = 1.0
_MAX_LISTED = 100
# Games that a guest may have with one bot of somebody else at the same time.
_MAX_GAMES_EACH = 2


@dataclass(frozen=True)
class Invitations:
    """Of bots or people to a new game. `bounds`: what must have room for it; `ends`: by bot or
    person, when it can no longer be accepted. Those of the owners of bots do not end. `people`: by
    name, who is challenged."""

    bounds: Sequence[Bound] = ()
    ends: Mapping[str, int] = field(default_factory=dict)
    people: Mapping[str, str] = field(default_factory=dict)


class Bots:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        settings: Settings,
        guests: Guests,
        blocks: Blocks,
        reserved: ReservedNames,
        processes: Processes,
    ) -> None:
        self._journal = journal
        self._guests = guests
        self._blocks = blocks
        self._reserved = reserved
        self._max_bots = settings.bots
        self._max_games = settings.bot_games
        self._invitation_ms = round(settings.invitation_timeout * 1000)
        self._requests = Limiter(settings.bot_requests, processes)
        self._known: Recent[str, Bot] = Recent(_MAX_CACHED, _CACHE_SECONDS)
        self._noted: Recent[str, str | None] = Recent(_MAX_CACHED, _NOTE_SECONDS)

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

    async def make(self, owner: Guest, wish: MakeBot, address: str) -> tuple[BotView, str]:
        """A new bot, and the token that only its owner will know; Refusal too_many, bad_name,
        reserved_name, name_taken."""
        name = checked_name(wish.name)
        self._reserved.check(name)
        secret = _PREFIX + secrets.token_urlsafe(32)
        bot = Bot(
            id=new_bot_id(),
            name=name,
            owner=owner.id,
            owner_name=owner.name,
            accepts=wish.accepts,
            created=now_ms(),
        )
        charge = self._guests.charge(address)
        await self._journal.write(stored_bots.make, bot, hashed(secret), self._max_bots, charge)
        return _view(bot, owner.id), secret

    async def change(self, owner: str, bot: str, wish: ChangeBot) -> BotView:
        """Refusal as for a new one; the name that it has is not looked at again."""
        before = await self.owned(owner, bot)
        name = None if wish.name is None else checked_name(wish.name)
        if name == before.name:
            name = None
        if name is not None:
            self._reserved.check(name)
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
        left_out = {bot.id for bot in own} | (await self._blocks.of(guest)).all
        mine = [bot for bot in own if bot.accepts != "nobody"]
        return [_view(bot, guest) for bot in (*mine, *(b for b in bots if b.id not in left_out))]

    async def invite(self, guest: str, bots: Iterable[str]) -> Invitations:
        """Refusal unless every one of these bots takes invitations of this guest."""
        found = await self._all(bots)
        now = now_ms()
        for bot in found:
            own = bot.owner == guest
            if bot.accepts == "nobody" or (bot.accepts == "owner" and not own):
                raise Refusal("bot_away", "seats", "this bot takes no invitations from you")
            here = bot.present > now and await self._blocks.may_meet(guest, bot.owner)
            if not own and not here:
                raise Refusal("bot_away", "seats", "this bot is not connected")
        # The owner's game may wait until the program is started.
        ends = {bot.id: now + self._invitation_ms for bot in found if bot.owner != guest}
        return Invitations(self._room(guest, found), ends)

    async def room(self, guest: str, bots: Iterable[str]) -> list[Bound]:
        """What must have room for one more game of a guest with these bots."""
        return self._room(guest, await self._all(bots))

    async def _all(self, bots: Iterable[str]) -> list[Bot]:
        found = [await self._journal.read(stored_bots.by_id, bot) for bot in bots]
        if None in found:
            raise Refusal("unknown_bot", "seats")
        return [bot for bot in found if bot is not None]

    def _room(self, guest: str, bots: Iterable[Bot]) -> list[Bound]:
        most, room = self._max_games, list[Bound]()
        for bot in bots:
            room.append(bounds.games_of_bot(bot.id, most))
            if bot.owner != guest:
                # One place is kept for the owner; where there is only one, anybody may have it.
                others = max(1, most - 1)
                room.append(bounds.games_of_bot_with_others(bot.id, bot.owner, others))
                room.append(bounds.games_with_bot(guest, bot.id, _MAX_GAMES_EACH))
        return room

    # --- Presence

    async def note_presence(self, bot: str, until: int, network: str | None = None) -> None:
        """`network`: where its program is connected from; None when it has gone."""
        if network is not None and self._noted.get(bot) == network:
            return  # streams that are opened one after the other are not worth a write each
        await self._journal.write(stored_bots.note_presence, bot, until, now_ms(), network)
        self._noted.put(bot, network)


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
