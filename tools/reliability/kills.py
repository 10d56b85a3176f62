"""Kills a server at random moments under play, and checks that nothing was lost.

    python -m tools.reliability.kills --kills 200 --database postgresql://…

No acknowledged move lost, none applied twice, nothing that anybody was sent taken back, every game
goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora.server import messages as m
from tools.reliability.clients import AcknowledgedMove, Player, new_game, new_guest, request
from tools.reliability.server import ServerProcess


@dataclass
class KillFigures:
    kills: int
    games: int
    acknowledged: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games, {self.acknowledged} acknowledged moves, "
            f"{self.seconds:.0f} s: none lost, none twice, every game went on"
        )


class Playing:
    """Games that never stop coming, while something is done to the server; then the reckoning.

    `addresses`: of the processes that serve, or of the one. `spectators`: who only watch each game,
    wherever they are connected."""

    def __init__(
        self, addresses: Sequence[str], seed: int, games: int, *, spectators: int = 0
    ) -> None:
        self.random = random.Random(seed)
        self.players: list[Player] = []
        self._addresses = addresses
        self._cookies = [new_guest(addresses[0]) for _ in range(4)]
        self._watching = [new_guest(addresses[0]) for _ in range(spectators)]
        self._tasks: list[asyncio.Task[None]] = []
        self._at_once = games

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def cookies(self) -> list[str]:
        """Of those who play."""
        return self._cookies

    @property
    def running(self) -> list[str]:
        return sorted({player.game for player in self.players if not player.over})

    @property
    def games(self) -> set[str]:
        return {player.game for player in self.players}

    async def fill(self) -> None:
        """Keeps so many games going."""
        for _ in range(self._at_once - len(self.running)):
            guests = self.random.sample(self._cookies, self.random.choice([2, 2, 3, 4]))
            game = await self._new_game(guests)
            for cookie in (*guests, *self._watching):
                choose = random.Random(self.random.getrandbits(32))
                address = self.random.choice(self._addresses)
                player = Player(address, game, cookie, choose)
                if len(self._addresses) > 1:
                    player.addresses = self._addresses
                self.players.append(player)
                self._tasks.append(asyncio.create_task(player.run()))

    async def _new_game(self, guests: list[str]) -> str:
        variant: m.Variant = self.random.choice(["coloured", "grey"])
        while True:
            address = self.random.choice(self._addresses)
            try:
                return await asyncio.to_thread(new_game, address, guests[0], guests[1:], variant)
            except (OSError, EOFError, http.client.HTTPException):
                if len(self._addresses) == 1:
                    raise
                await asyncio.sleep(0.05)  # it was just killed: another one serves

    async def everybody_goes_on(self, patience: float = 60.0) -> None:
        """Until every move that is out has been answered, and another was made in every game."""
        until = time.monotonic() + patience
        out = [(player, player.waiting_for) for player in self.players if player.waiting_for]
        before = {player.game: player.seq for player in self.players if not player.over}
        while before or out:
            out = [(player, move) for player, move in out if player.waiting_for == move]
            for player in self.players:
                if player.over or player.seq > before.get(player.game, 1 << 60):
                    before.pop(player.game, None)
            still = {*before, *(player.game for player, _ in out)}
            assert time.monotonic() < until, f"games that stand still: {sorted(still)}"
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """AssertionError if a player saw what cannot be."""
        for task in self._tasks:
            task.cancel()
        outcomes = await asyncio.gather(*self._tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome

    def check(self) -> None:
        """AssertionError if anything was lost or done twice."""
        for game in self.games:
            players = [player for player in self.players if player.game == game]
            path = f"/api/games/{game}/events?since=0"
            text, _ = request(self._addresses[0], "GET", path, None, players[0].cookie)
            check_log(msgspec.json.decode(text, type=m.EventList).events, players)


def check_log(events: Sequence[m.GameEvent], players: Sequence[Player]) -> None:
    """AssertionError unless a game's log is what its players saw.

    Every event that a player saw is there; every acknowledged move is there, once; and there is no
    move of a player but those, and the ones whose answer is still out."""
    assert [event.seq for event in events] == list(range(1, len(events) + 1)), "a gap in the log"
    for player in players:
        for event in player.seen:
            assert event.seq <= len(events), f"lost: {event}"
            assert events[event.seq - 1] == event, f"changed: {event}"
    moves = [acknowledged for player in players for acknowledged in player.acknowledged]
    assert len({acknowledged.id for acknowledged in moves}) == len(moves), "acknowledged twice"
    found = {_move_at(events, acknowledged) for acknowledged in moves}
    assert len(found) == len(moves), "two acknowledged moves are one"
    # A move that was committed when the plug was pulled, and whose answer is still out.
    unanswered = sum(player.waiting_for is not None for player in players)
    bodies = [event.body for event in events]
    moved = sum(isinstance(body, m.Moved) and body.by == "player" for body in bodies)
    assert moved <= len(moves) + unanswered, f"{moved} moves, {len(moves)} of them acknowledged"


def _move_at(events: Sequence[m.GameEvent], acknowledged: AcknowledgedMove) -> int:
    """The seq of an acknowledged move: its entries end there (a deal or the end may follow it)."""
    assert acknowledged.seq <= len(events), f"lost: {acknowledged}"
    for event in reversed(events[max(acknowledged.seq - 3, 0) : acknowledged.seq]):
        if isinstance(event.body, m.Moved):
            assert event.body.move == acknowledged.move, f"not the same: {acknowledged}"
            return event.seq
    raise AssertionError(f"lost: {acknowledged}")


async def _kill(server: ServerProcess, kills: int, seed: int, games: int) -> KillFigures:
    begun = time.monotonic()
    playing = await asyncio.to_thread(Playing, [server.address], seed, games)
    for done in range(kills):
        await playing.fill()
        await asyncio.sleep(playing.random.uniform(0.0, 0.4))
        server.kill()
        await asyncio.to_thread(server.start)
        if done % 10 == 9:
            print(f"  {done + 1} kills, {playing.moves} moves", flush=True)
    await playing.everybody_goes_on()
    await playing.stop()
    await asyncio.to_thread(playing.check)
    return KillFigures(kills, len(playing.games), playing.moves, time.monotonic() - begun)


def run(server: ServerProcess, kills: int, *, seed: int = 1, games: int = 8) -> KillFigures:
    """Kills a server so many times; AssertionError if anything was lost."""
    server.start()
    try:
        return asyncio.run(_kill(server, kills, seed, games))
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/kills.db"
        server = ServerProcess(database, Path(folder))
        print(run(server, options.kills, seed=options.seed, games=options.games))


if __name__ == "__main__":
    main()
