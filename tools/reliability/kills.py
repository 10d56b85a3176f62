"""Kills a server at random moments under play, and checks that nothing was lost.

    python -m tools.reliability.kills --kills 200 --database postgresql://…

No acknowledged move lost, none applied twice, every game goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora.server import messages as m
from tools.reliability.clients import Player, new_game, new_guest, request
from tools.reliability.server import ServerProcess


@dataclass
class Report:
    kills: int
    games: int
    acknowledged: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games, {self.acknowledged} acknowledged moves, "
            f"{self.seconds:.0f} s: none lost, none twice, every game went on"
        )


class Kills:
    """A server, games that never stop coming, and somebody who pulls the plug."""

    def __init__(self, server: ServerProcess, seed: int, games: int) -> None:
        self._server = server
        self._random = random.Random(seed)
        self._cookies = [new_guest(server.address) for _ in range(4)]
        self._players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._at_once = games

    async def run(self, kills: int) -> Report:
        begun = time.monotonic()
        for done in range(kills):
            await self._fill()
            await asyncio.sleep(self._random.uniform(0.0, 0.4))
            self._server.kill()
            await asyncio.to_thread(self._server.start)
            if done % 10 == 9:
                print(f"  {done + 1} kills, {self._moves()} moves", flush=True)
        await self._everybody_goes_on()
        for task in self._tasks:
            task.cancel()
        outcomes = await asyncio.gather(*self._tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome
        await asyncio.to_thread(self._check)
        games = len({player.game for player in self._players})
        return Report(kills, games, self._moves(), time.monotonic() - begun)

    def _moves(self) -> int:
        return sum(len(player.acknowledged) for player in self._players)

    async def _fill(self) -> None:
        """Keeps so many games going."""
        running = {player.game for player in self._players if not player.over}
        for _ in range(self._at_once - len(running)):
            guests = self._random.sample(self._cookies, self._random.choice([2, 2, 3, 4]))
            variant: m.Variant = self._random.choice(["coloured", "grey"])
            game = await asyncio.to_thread(
                new_game, self._server.address, guests[0], guests[1:], variant
            )
            for cookie in guests:
                choose = random.Random(self._random.getrandbits(32))
                player = Player(self._server.address, game, cookie, choose)
                self._players.append(player)
                self._tasks.append(asyncio.create_task(player.run()))

    async def _everybody_goes_on(self) -> None:
        before = {player.game: player.seq for player in self._players if not player.over}
        until = time.monotonic() + 30
        while before:
            for player in self._players:
                if player.over or player.seq > before.get(player.game, 1 << 60):
                    before.pop(player.game, None)
            assert time.monotonic() < until, f"games that stand still: {sorted(before)}"
            await asyncio.sleep(0.05)

    def _check(self) -> None:
        for game in {player.game for player in self._players}:
            players = [player for player in self._players if player.game == game]
            text, _ = request(
                self._server.address,
                "GET",
                f"/api/games/{game}/events?since=0",
                None,
                players[0].cookie,
            )
            events = msgspec.json.decode(text, type=m.EventList).events
            assert [event.seq for event in events] == list(range(1, len(events) + 1)), game
            bodies = {event.seq: event.body for event in events}
            moved = sum(isinstance(body, m.Moved) for body in bodies.values())
            told = [acknowledged for player in players for acknowledged in player.acknowledged]
            for acknowledged in told:
                assert _holds(bodies, acknowledged.seq, acknowledged.move), (game, acknowledged)
            assert len({acknowledged.id for acknowledged in told}) == len(told)
            # A move that was committed when the plug was pulled, and whose answer is still out.
            unanswered = sum(player.is_waiting for player in players)
            assert len(told) <= moved <= len(told) + unanswered, (game, moved, len(told))


def _holds(bodies: dict[int, m.EventBody], last: int, move: str) -> bool:
    """Whether the entries that end at `last` have this move (a deal or the end may follow it)."""
    for seq in range(last, max(last - 3, 0), -1):
        body = bodies.get(seq)
        if isinstance(body, m.Moved):
            return body.move == move
    return False


def run(database: str, folder: Path, kills: int, seed: int = 1, games: int = 8) -> Report:
    """Kills a server on this database so many times; AssertionError if anything was lost."""
    server = ServerProcess(database, folder)
    server.start()
    try:
        return asyncio.run(Kills(server, seed, games).run(kills))
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
        print(run(database, Path(folder), options.kills, options.seed, options.games))


if __name__ == "__main__":
    main()
