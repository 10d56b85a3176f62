"""What strangers have tried, from outside: each attack says what it got, if it got anything.

    python -m tools.reliability.strangers
    python -m tools.reliability.strangers --before ../evora-before

`--before`: another checkout with its own .venv, against whose server all of it is tried instead.
The attacks know nothing of the server but its addresses, so that they run against old ones, too.
Rates that several processes share are tried on PostgreSQL only (`--database`); how long pairing
takes beside a flood is measured by `tools.reliability.pairing`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from evora import Game, Position, Seed, format_game
from evora.server.messages import PROTOCOL
from tools.reliability.server import Forks, ServerProcess

_CREATED = 201
_NOT_ALLOWED = 405
_TOO_MANY = 429
_UNAVAILABLE = 503
# What is promised, or what nobody would call fair.
_MAX_BOTS = 5
_MAX_GAMES_WITH_A_BOT = 2
_MAX_LISTED_BOTS = 10
_MAX_RENDERED = 8
_SECONDS = 30
_LANGUAGES = ("cs", "de", "en", "fi", "hu", "is", "pt", "pt-PT")


class Stranger:
    """Somebody without a browser. `headers`: sent with every request."""

    def __init__(self, address: str, **headers: str) -> None:
        self._address = address
        self._headers = {"Content-Type": "application/json", **headers}
        if "Authorization" not in headers:
            self._headers["Origin"] = f"http://{address}"

    def become_guest(self) -> Stranger:
        with self._open("POST", "/api/me", {}) as answer:
            self._headers["Cookie"] = str(answer.headers["Set-Cookie"]).split(";")[0]
        return self

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and what was answered, decoded where it is JSON."""
        try:
            with self._open(method, path, body) as answer:
                return answer.status, _decoded(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, _decoded(error.read())

    def stream(self, path: str) -> Any:
        """An answer that stays open."""
        return self._open("GET", path, None)

    def socket(self) -> ClientConnection:
        headers = {name: self._headers[name] for name in ("Cookie", "Origin")}
        return connect(f"ws://{self._address}/ws", additional_headers=headers)

    def bot(self, accepts: str = "everyone") -> tuple[int, Any]:
        name = f"Kiln {secrets.token_hex(4)}"
        return self.ask("POST", "/api/me/bots", {"name": name, "accepts": accepts})

    def game(self, *seats: Mapping[str, str]) -> tuple[int, Any]:
        body = {"id": secrets.token_hex(8), "seats": [{"type": "me"}, *seats]}
        return self.ask("POST", "/api/games", body)

    def pair(self) -> tuple[int, Any]:
        return self.ask("POST", "/api/pair", {"id": secrets.token_hex(8)})

    def _open(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://{self._address}{path}", data, self._headers, method=method
        )
        return urllib.request.urlopen(request, timeout=_SECONDS)


def _decoded(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


class Attacks:
    """Each returns what the stranger got; None if nothing. `start`: a server with these settings
    beside those that switch limits off, which ends with the attack."""

    def __init__(self, start: Callable[..., str], python: str) -> None:
        self._start = start
        self._python = python

    def forge_a_review(self) -> str | None:
        stranger = Stranger(self._start()).become_guest()
        _, kept = stranger.ask("POST", "/api/me/records", _record())
        status, _ = stranger.ask("PUT", f"/api/games/{kept['game']}/review", {})
        return None if status == _NOT_ALLOWED else f"reviews can be sent: {status}"

    def be_a_ghost_in_pairing(self) -> str | None:
        address = self._start()
        ghost, person = (Stranger(address).become_guest() for _ in range(2))
        with ThreadPoolExecutor(2) as pool:
            one, two = pool.map(lambda stranger: stranger.pair()[1]["game"], (ghost, person))
        return "somebody without a connection was matched" if one == two else None

    def fill_the_list_of_bots(self) -> str | None:
        address = self._start()
        with contextlib.ExitStack() as stack:
            for _ in range(5):
                owner = Stranger(address).become_guest()
                for _ in range(4):
                    token = owner.bot()[1]["token"]
                    program = Stranger(address, Authorization=f"Bearer {token}")
                    stack.enter_context(program.stream("/api/bot/stream"))
            _, listed = Stranger(address).become_guest().ask("GET", "/api/bots")
        found = len(listed["bots"])
        return f"{found} of 20 are listed" if found > _MAX_LISTED_BOTS else None

    def take_a_bot_away(self) -> str | None:
        address = self._start()
        _, made = Stranger(address).become_guest().bot()
        program = Stranger(address, Authorization=f"Bearer {made['token']}")
        stranger = Stranger(address).become_guest()
        with program.stream("/api/bot/stream") as stream:
            stream.readline()  # it is connected
            invite = {"type": "bot", "bot": made["bot"]["bot"]}
            invited = _at_once(30, lambda: stranger.game(invite)[0]).count(_CREATED)
        return f"{invited} games with a bot" if invited > _MAX_GAMES_WITH_A_BOT else None

    def pair_a_bot(self) -> str | None:
        address = self._start()
        token = Stranger(address).become_guest().bot()[1]["token"]
        status, _ = Stranger(address, Authorization=f"Bearer {token}").pair()
        return "a bot was paired with people" if status < 400 else None

    def upload_a_victory(self) -> str | None:
        stranger = Stranger(self._start()).become_guest()
        _, kept = stranger.ask("POST", "/api/me/records", _record())
        _, view = stranger.ask("GET", f"/api/games/{kept['game']}")
        return None if view.get("source") == "uploaded" else "it passes for a game of the server"

    def watch_more_than_fits(self) -> str | None:
        """More finished games than the server keeps in memory: what ends one more is answered."""
        stranger = Stranger(self._start(live_games="1")).become_guest()
        with stranger.socket() as socket:
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            for _ in range(4):
                _, made = stranger.game({"type": "local"})
                socket.send(json.dumps({"type": "watch", "game": made["game"], "since": 0}))
                while json.loads(socket.recv(_SECONDS))["type"] != "update":
                    pass
                end = {"type": "resign", "id": secrets.token_hex(8), "seat": 1}
                end["seq"] = made["view"]["seq"]
                status, _ = stranger.ask("POST", f"/api/games/{made['game']}/commands", end)
                if status == _UNAVAILABLE:
                    return "the end of a game was not told"
        return None

    def make_many_bots_at_once(self) -> str | None:
        stranger = Stranger(self._start()).become_guest()
        made = _at_once(20, lambda: stranger.bot()[0]).count(_CREATED)
        return f"{made} bots" if made > _MAX_BOTS else None

    def read_the_metrics(self) -> str | None:
        proxied = Stranger(self._start(), **{"X-Real-IP": "203.0.113.9"})
        status, _ = proxied.ask("GET", "/metrics")
        return "metrics are open behind a proxy" if status < 400 else None

    def read_a_deleted_name(self) -> str | None:
        address = self._start()
        stranger = Stranger(address).become_guest()
        _, made = stranger.game({"type": "local", "name": "Grandma"})
        stranger.ask("DELETE", "/api/me")
        _, view = Stranger(address).ask("GET", f"/api/games/{made['game']}")
        return "the name of a deleted person is read" if "Grandma" in str(view) else None

    def have_many_pictures_drawn(self) -> str | None:
        address = self._start(requests="600/m")
        _, made = Stranger(address).become_guest().game({"type": "local"})
        drawn = 0
        for theme in ("light", "dark"):
            for language in _LANGUAGES:
                path = f"/api/games/{made['game']}/card.png?theme={theme}&language={language}"
                drawn += Stranger(address).ask("GET", path)[0] < 400
        return f"{drawn} of 16 for nearly nothing" if drawn > _MAX_RENDERED else None

    def use_up_the_games_of_an_address(self) -> str | None:
        address = self._start(new_games="4/h")
        stranger, neighbour = (Stranger(address).become_guest() for _ in range(2))
        for _ in range(4):
            stranger.game({"type": "local"})
        status, _ = neighbour.game({"type": "local"})
        return "a neighbour has no games left" if status == _TOO_MANY else None

    def be_believed_by_everybody(self) -> str | None:
        """A mistake of a host, which the server lets pass."""
        serve = [self._python, "-m", "evora", "serve", "--port", "0", "--proxies", "0.0.0.0/0"]
        with tempfile.TemporaryDirectory() as folder:
            try:
                done = subprocess.run(
                    [*serve, "--data", folder], capture_output=True, timeout=8, check=False
                )
            except subprocess.TimeoutExpired:
                return "a server that believes everybody has started"
        return None if done.returncode else "a server that believes everybody has run"

    def look_for_rules_of_robots(self) -> str | None:
        _, text = Stranger(self._start()).ask("GET", "/robots.txt")
        return None if b"User-agent" in text else "there is no robots.txt"

    def use_several_processes(self, database: str) -> str | None:
        """Only PostgreSQL has several."""
        addresses = [self._start(database=database, new_guests="10/h") for _ in range(2)]
        made = 0
        for address in addresses:
            for _ in range(10):
                made += Stranger(address).ask("POST", "/api/me", {})[0] < 400
        return f"{made} new guests of 10" if made > 10 else None


ATTACKS: Mapping[str, Callable[[Attacks], str | None]] = {
    "N1": Attacks.forge_a_review,
    "N2": Attacks.be_a_ghost_in_pairing,
    "N4": Attacks.fill_the_list_of_bots,
    "N5": Attacks.take_a_bot_away,
    "N6": Attacks.pair_a_bot,
    "N7": Attacks.upload_a_victory,
    "N8": Attacks.watch_more_than_fits,
    "N9": Attacks.make_many_bots_at_once,
    "N11": Attacks.read_the_metrics,
    "N12": Attacks.read_a_deleted_name,
    "N13": Attacks.have_many_pictures_drawn,
    "N14": Attacks.use_up_the_games_of_an_address,
    "N15": Attacks.be_believed_by_everybody,
    "N16": Attacks.look_for_rules_of_robots,
}


def _at_once(number: int, ask: Callable[[], int]) -> list[int]:
    with ThreadPoolExecutor(number) as pool:
        return [future.result() for future in [pool.submit(ask) for _ in range(number)]]


def _record() -> dict[str, str]:
    """As the file says, somebody has won against a computer."""
    seed, game = Seed("7"), Game(Position.new(players=2), tags={"Seat2Kind": "full"})
    while not game.is_over:
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else position.legal_moves[-1])
    return {"id": secrets.token_hex(8), "record": format_game(game)}


@contextlib.contextmanager
def attacking(python: str = sys.executable, forks: Forks | None = None) -> Iterator[Attacks]:
    with contextlib.ExitStack() as stack:

        def start(database: str = "", **settings: str) -> str:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = database or f"sqlite:///{folder}/strangers.db"
            server = ServerProcess(url, folder, python, **settings)
            server.forks = forks
            stack.callback(server.kill)
            server.start()
            return server.address

        yield Attacks(start, python)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="FOLDER", help="another checkout, with its .venv")
    parser.add_argument("--database", help="of PostgreSQL, for what several processes share")
    options = parser.parse_args(arguments)
    python = f"{options.before}/.venv/bin/python" if options.before else sys.executable
    broken = 0
    for name, attack in ATTACKS.items():
        with attacking(python) as attacks:
            got = attack(attacks)
        broken += got is not None
        print(f"{name} {attack.__name__}: {got or 'nothing'}", flush=True)
    if options.database:
        with attacking(python) as attacks:
            got = attacks.use_several_processes(options.database)
        broken += got is not None
        print(f"N10 use_several_processes: {got or 'nothing'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
