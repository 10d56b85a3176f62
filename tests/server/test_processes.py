"""Several processes on one PostgreSQL database, behind one address or several."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from server.serving import FRIEND, ME, Client, Json, Running, Socket, serving


@pytest.fixture
def two(postgresql_url: str) -> Iterator[tuple[Running, Running]]:
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        yield one, other


def at(running: Running, client: Client) -> Client:
    """The same guest, at another process."""
    again = running.client(client.name)
    again.http.cookies.set("evora", client.token or "")
    return again


class Seated:
    """A player with a socket, who keeps the last view that came on it."""

    def __init__(self, socket: Socket, game: str) -> None:
        self.socket = socket
        self.game = game
        self.view: Json = socket.watch(game)["view"]

    def next(self) -> Json:
        message = self.socket.receive()
        if message["type"] == "update":
            self.view = message["view"]
        return message

    def move(self) -> int:
        """Plays the last legal move; the seq that it was acknowledged with."""
        seq, seat, move = self.view["seq"], self.view["to_move"], self.view["legal"][-1]["move"]
        command = {"type": "play", "id": secrets.token_hex(8), "seat": seat, "move": move}
        self.socket.send("command", game=self.game, command={**command, "seq": seq})
        while (answer := self.next())["type"] not in ("applied", "refused"):
            pass
        assert answer["type"] == "applied", answer
        return int(answer["seq"])

    def see(self, seq: int) -> None:
        while self.view["seq"] < seq:
            self.next()


def play(players: list[Seated], moves: int = 1000) -> None:
    """So many moves, or to the end; all see each of them before the next is made."""
    for _ in range(moves):
        mover = next((player for player in players if player.view["legal"]), None)
        if mover is None:
            break
        seq = mover.move()
        for player in players:
            player.see(seq)


def test_a_game_between_two_processes(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("anna"), other.guest("ben")
    game = anna.create(ME, FRIEND)["game"]
    ben.done(game, "join")
    with anna.socket() as first, ben.socket() as second:
        players = [Seated(first, game), Seated(second, game)]
        play(players)
    assert players[0].view["result"] == players[1].view["result"]
    assert players[0].view["result"]["reason"] in ("row", "stalled")
