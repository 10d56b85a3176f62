"""Quick pairing: one call joins a game that waits for an opponent, or opens one.

There is no queue for all and no lock between processes: a request reads what waits, decides, and
writes with one transaction that fails if any of it has changed. Two who open games at the same
moment at two processes look again afterwards: one of them moves to the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from evora.server.common.limits import networks_of
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.common.turns import Turns
from evora.server.domain.pairing import Asker, Waiting, check_pause, choices, wait_ms
from evora.server.live.games.commands import Commands
from evora.server.live.games.creation import Creation
from evora.server.live.games.views import Views
from evora.server.live.guests.blocks import Blocks
from evora.server.live.lobby.pair_kinds import (
    KINDS,
    is_asked_for,
    is_for_finishers,
    kind_of,
    kind_pool,
    may_be_led,
)
from evora.server.live.people.hub import NO_GAME
from evora.server.live.people.presence import Presence
from evora.server.messages import (
    AnybodySeat,
    Applied,
    CreateGame,
    Join,
    MeSeat,
    Pair,
    Paired,
)
from evora.server.storage import pairing_facts, rates
from evora.server.storage.journal import Journal
from evora.server.storage.pairing_facts import PairingFacts
from evora.server.storage.values import Conflict, ListedGame

# People of whom a request may wait at this process.
_MAX_WAITING = 1_000
# Who asks by HTTP may be about to open a socket.
CONNECT_SECONDS = 2.0
# What waits is looked at so often while others take it away, and one game is tried so often.
_MAX_LOOKS = 20
_MAX_CONFLICTS = 3
_RETRY_SECONDS = 0.02
_BUSY_MS = 1_000
# In place of a game: a new one.
_NEW = ""
_DAY_MS = 86_400_000


@dataclass
class _Request:
    """What a guest asks for now. `pay`: Refusal if they may have no more games; `answer`: for
    everybody who waits for it."""

    pair: Pair
    address: str
    pay: Callable[[], None]
    answer: asyncio.Future[Paired] = field(init=False)


class Pairing:
    """At each process one request is served at a time, so that the second of two finds the game
    that the first has opened. Everybody has one request that waits: another one takes its place,
    and both get the same answer."""

    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        presence: Presence,
        blocks: Blocks,
        views: Views,
        creation: Creation,
        commands: Commands,
    ) -> None:
        self._journal = journal
        self._presence = presence
        self._views = views
        self._creation = creation
        self._commands = commands
        self._turns = Turns(waiting=_MAX_WAITING, waiting_each=1)
        self._requests: dict[str, _Request] = {}
        self._arrivals: dict[str, asyncio.Event] = {}
        self._key: tuple[int, bytes] | None = None
        self._blocks = blocks
        presence.changed.subscribe(self._presence_changed)

    async def pair(
        self, request: Pair, guest: str, address: str, pay: Callable[[], None]
    ) -> Paired:
        """The game that the guest sits in now; Refusal, Unavailable. `pay` is called before they
        get a game that they did not have."""
        waiting = self._requests.get(guest)
        if waiting is None:
            waiting = self._requests[guest] = _Request(request, address, pay)
            waiting.answer = asyncio.ensure_future(self._answer(guest, waiting))
        else:
            waiting.pair, waiting.address, waiting.pay = request, address, pay
        return await asyncio.shield(waiting.answer)

    async def join(self, game: str, command: Join, guest: str, address: str) -> Applied:
        """Somebody sits down by hand: in a game that pairing has made nearly as if it had led them
        there. Refusal, Unavailable."""
        for _ in range(_MAX_CONFLICTS):
            live, _ = await self._views.look(game)
            if not (live.table.paired and live.table.status == "waiting"):
                return await self._commands.command(game, command, guest)
            network = await self.network(address)
            own, keeps = await self._may_join(game, command, guest, network)
            with contextlib.suppress(Conflict):
                return await self._commands.seat(
                    game, command, guest, network=network, own=own, rated=keeps
                )
        raise Refusal("busy", None, "others write to this game", retry_ms=_BUSY_MS)

    async def _may_join(
        self, game: str, command: Join, guest: str, network: str
    ) -> tuple[str | None, bool]:
        """The game that a guest gives up for one that they join by hand, and whether they keep
        their name; Refusal."""
        now = now_ms()
        facts = await self._journal.read(pairing_facts.look, guest, command.id, network, now)
        own, status = facts.mine or (None, "over")
        if status == "playing":
            raise Refusal("still_playing")
        check_pause(facts.left, now)
        # Whom one would better not meet is left to others for a while.
        asker = replace(_asker(guest, network, facts), since=0)
        for other in (_waiting(line, facts, now) for line in facts.lobby if line.id == game):
            if other.finishers and not asker.finisher:
                raise Refusal("finishers_only")
            if wait := wait_ms(asker, other, now):
                raise Refusal("too_many", None, "others come first", retry_ms=wait)
        return own if own != game else None, facts.keeps(guest)

    async def _answer(self, guest: str, request: _Request) -> Paired:
        try:
            await self._wait_for_connection(guest)
            return await self._turns.run(guest, partial(self._serve, guest, request))
        finally:
            self._begun(guest, request)

    def _begun(self, guest: str, request: _Request) -> None:
        """What the guest asks for from now on is another request."""
        if self._requests.get(guest) is request:
            del self._requests[guest]

    # --- Who is there

    async def _wait_for_connection(self, guest: str) -> None:
        if self._presence.is_connected(guest):
            return
        arrival = self._arrivals[guest] = asyncio.Event()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(arrival.wait(), CONNECT_SECONDS)
        del self._arrivals[guest]

    def _presence_changed(self, game: str, guest: str | None) -> None:
        if game == NO_GAME and guest in self._arrivals and self._presence.is_connected(guest):
            self._arrivals[guest].set()

    async def network(self, address: str) -> str:
        """What an address is known by: a hash that all processes have in common today, and nobody
        can trace back afterwards."""
        day = now_ms() // _DAY_MS
        if self._key is None or self._key[0] != day:
            self._key = day, await self._journal.write(rates.daily_key, day)
        narrow, around = networks_of(address)
        key, network = self._key[1], around or narrow
        return hashlib.blake2b(network.encode(), digest_size=8, key=key).hexdigest()

    # --- A request

    async def _serve(self, guest: str, request: _Request) -> Paired:
        self._begun(guest, request)
        seeker = _Seeker(guest, request.pair, await self.network(request.address), request.pay)
        for _ in range(_MAX_LOOKS):
            answer = await self._seek(seeker)
            if answer is not None:
                return answer
        raise Refusal("busy", None, "too many people at once", retry_ms=_BUSY_MS)

    async def _seek(self, seeker: _Seeker) -> Paired | None:
        """Where the request leads to; None: look again, something has changed meanwhile."""
        now, guest, kind = now_ms(), seeker.guest, seeker.pair.kind
        facts = await self._journal.read(
            pairing_facts.look, guest, seeker.pair.id, seeker.network, now
        )
        mine, status = facts.mine or (None, "over")
        repeated = facts.repeated if facts.repeated != seeker.opened else None
        if mine is not None and status == "playing":
            return await self._paired(mine, guest, unfinished=mine != facts.repeated)
        if repeated is not None:
            return await self._paired(repeated, guest)
        if mine is not None and all(line.id != mine for line in facts.lobby):
            return await self._paired(mine, guest)  # so many wait that not all were read
        check_pause(facts.left, now)
        seeker.rated = seeker.pair.rated and facts.keeps(guest)
        own, others = _own(facts, seeker)
        for line in others:  # who asks for something else has changed their mind
            if not await self._left(line.id, guest):
                return None
        since = now if own is None else own.created
        asker = replace(
            _asker(guest, seeker.network, facts),
            since=since,
            rating=facts.rating(guest, kind_pool(kind), now),
            finishers=seeker.pair.finishers,
        )
        apart = (await self._blocks.of(guest)).all
        for choice in choices(asker, self._here(facts, seeker, apart, now), now):
            if seeker.conflicts[choice.game] < _MAX_CONFLICTS:
                return await self._join(seeker, choice.game, own)
        return await self._open(seeker) if own is None else await self._paired(own.id, guest)

    def _here(
        self, facts: PairingFacts, seeker: _Seeker, apart: Collection[str], now: int
    ) -> list[Waiting]:
        """Games of the wanted kind whose makers are there; none for who is not there themselves.
        `apart`: who are nobody to the guest."""
        if not self._presence.is_connected(seeker.guest):
            return []
        return [
            _waiting(line, facts, now)
            for line in facts.lobby
            if kind_of(line) == seeker.pair.kind
            and line.creator is not None
            and line.creator not in apart
            and may_be_led(line, seeker.rated)
            and self._presence.is_near(line.id, line.creator, line.created)
        ]

    async def _join(self, seeker: _Seeker, game: str, own: ListedGame | None) -> Paired | None:
        if own is None:
            seeker.pay_once()
        try:
            left = own.id if own is not None else None
            join = Join(id=seeker.pair.id, seq=0)
            await self._commands.seat(
                game, join, seeker.guest, network=seeker.network, own=left, rated=seeker.rated
            )
        except (Conflict, Refusal):  # somebody was faster, or the game is gone
            await seeker.give_way(game)
            return None
        return await self._paired(game, seeker.guest)

    async def _left(self, game: str, guest: str) -> bool:
        """Gives up a game that nobody has joined; False if somebody has."""
        try:
            await self._commands.leave(game, guest)
        except Refusal:
            return False
        return True

    async def _open(self, seeker: _Seeker) -> Paired | None:
        if seeker.conflicts[_NEW] >= _MAX_CONFLICTS:
            raise Refusal("busy", None, "asked at several processes at once", retry_ms=_BUSY_MS)
        seeker.pay_once()
        variant, clock = KINDS[seeker.pair.kind]
        wish = CreateGame(
            id=seeker.pair.id,
            seats=[MeSeat(), AnybodySeat()],
            variant=variant,
            clock=clock,
            rated=seeker.rated or None,
        )
        try:
            made = await self._creation.create(
                wish, seeker.guest, network=seeker.network, paired=seeker.pair
            )
        except Conflict:
            await seeker.give_way(_NEW)
            return None
        if self._journal.store.shared and made.view.status == "waiting":
            # Another process may have opened one, too: of these two, the later one sees both.
            seeker.opened = made.game
            return None
        return Paired(game=made.game, view=made.view, unfinished=False)

    async def _paired(self, game: str, guest: str, *, unfinished: bool = False) -> Paired:
        return Paired(game=game, view=await self._views.view(game, guest), unfinished=unfinished)


@dataclass
class _Seeker:
    """A request that is served. `rated`: who asks keeps a name, and would have the game rated;
    `opened`: the game that it has made; `conflicts`: how often others were in the way, by game."""

    guest: str
    pair: Pair
    network: str
    pay: Callable[[], None]
    rated: bool = False
    opened: str | None = None
    conflicts: Counter[str] = field(default_factory=Counter)
    paid: bool = False

    async def give_way(self, game: str) -> None:
        """Two who are in each other's way try again at different times."""
        self.conflicts[game] += 1
        await asyncio.sleep(_RETRY_SECONDS * random.random())

    def pay_once(self) -> None:
        if not self.paid:
            self.pay()
            self.paid = True


def _own(facts: PairingFacts, seeker: _Seeker) -> tuple[ListedGame | None, list[ListedGame]]:
    """The oldest game that the guest waits in and that is what they ask for, and all others."""
    mine = [
        line
        for line in sorted(facts.lobby, key=lambda line: (line.created, line.id))
        if kind_of(line) is not None and any(seat.guest == seeker.guest for seat in line.seats)
    ]
    own = next((line for line in mine if is_asked_for(line, seeker.pair, seeker.rated)), None)
    return own, [line for line in mine if line is not own]


def _asker(guest: str, network: str, facts: PairingFacts) -> Asker:
    networks = facts.opponents.values()
    return Asker(
        guest=guest,
        network=network,
        met=facts.opponents.keys(),
        met_networks={network for network in networks if network is not None},
        crowded=facts.crowded,
        finisher=facts.is_finisher(guest),
    )


def _waiting(line: ListedGame, facts: PairingFacts, now: int) -> Waiting:
    maker = line.creator or ""
    kind = kind_of(line)
    return Waiting(
        game=line.id,
        maker=maker,
        since=line.created,
        network=facts.networks.get(line.id),
        playing=facts.unfinished.get(maker, line.id) != line.id,
        met=maker in facts.met,
        rating=None if kind is None else facts.rating(maker, kind_pool(kind), now),
        finisher=facts.is_finisher(maker),
        finishers=is_for_finishers(line),
    )
