"""What a bot does with what a server sends it, without a server, also after failures."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from evora import Move, Position, Seed
from evora.bot.client import Json, RefusedError, UnreachableError, is_address
from evora.bot.run import BotOptions, BotRunner
from evora.bot.tables import Tables, Turn
from evora.search import Limit
from evora.texts import UserError

_BOT = "bot-0123456789abcdef"
_GAME = "abcdefghij"
_ENGINE = [sys.executable, "-m", "evora.engine_protocol"]


def _view(**changes: Any) -> Json:
    view: Json = {
        "game": _GAME,
        "seq": 5,
        "status": "playing",
        "players": 2,
        "variant": "coloured",
        "invited": None,
        "yours": [2],
        "seats": [{"seat": 1, "yours": False}, {"seat": 2, "yours": True}],
        "offer": None,
        "legal": None,
        "to_move": 1,
        "deadline": None,
        "now": 1000,
        "position": {"text": "p"},
        "result": None,
    }
    return {**view, **changes}


def _tables(max_games: int = 2) -> Tables:
    return Tables(_BOT, ("2 coloured", "3 grey"), max_games)


def test_invitations_are_accepted_within_what_it_can_play() -> None:
    tables = _tables()
    waiting = {"status": "waiting", "yours": []}
    for game in ("aaaaaaaaaa", "bbbbbbbbbb"):
        reaction = tables.see(_view(game=game, invited=2, **waiting))
        assert reaction.command is not None and reaction.command["type"] == "join"
    again = tables.see(_view(game="aaaaaaaaaa", seq=6, invited=2, **waiting))
    assert again.command is not None and not again.news  # asked again, told once
    third = tables.see(_view(game="cccccccccc", invited=2, **waiting))
    assert third.command is not None and third.command["type"] == "decline"
    tables.see(_view(game="aaaaaaaaaa", seq=7, **waiting))  # withdrawn
    fourth = tables.see(_view(game="dddddddddd", invited=1, variant="grey", **waiting))
    assert fourth.command is not None and fourth.command["type"] == "decline"  # not its setting
    fifth = tables.see(_view(game="eeeeeeeeee", invited=1, variant="grey", players=3, **waiting))
    assert fifth.command is not None and fifth.command["type"] == "join"


def test_a_turn_is_thought_about_once() -> None:
    tables = _tables()
    moving = _view(legal=[{"move": "1B1"}], to_move=2)
    turn = tables.see(moving).turn
    assert turn == Turn(_GAME, 5, 2, "p", None)
    assert tables.see(moving).turn is None  # somebody came or went
    assert tables.is_current(turn)
    tables.restart()
    assert tables.see(moving).turn == turn  # after a drop
    tables.see(_view(seq=6))
    assert not tables.is_current(turn)
    over = tables.see(_view(seq=7, status="over"))
    assert [news.what for news in over.news] == ["over"] and tables.known == {}


def test_offers_are_answered_for_its_own_seat() -> None:
    tables = _tables()
    asked = tables.see(_view(offer={"waiting_for": [2]})).command
    assert asked is not None and (asked["type"], asked["seat"], asked["accept"]) == (
        "answer",
        2,
        True,
    )
    assert tables.see(_view(offer={"waiting_for": [1]})).command is None


def test_commands_have_ids_that_the_server_takes() -> None:
    command = _tables().command(_view(seq=12345), "decline", seat=2)
    assert 8 <= len(command["id"]) <= 40


@pytest.mark.parametrize(
    ("left", "least", "most"),
    [(None, 1000, 1000), (60_000, 1000, 1000), (10_000, 100, 500), (10, 20, 20)],
)
def test_a_short_clock_shortens_thinking(left: int | None, least: int, most: int) -> None:
    start = Position.new()
    dealt = start.play(Seed("bot").deal(start))
    assert least <= Turn(_GAME, 1, 1, str(dealt), left).time_ms(1000) <= most


def test_addresses() -> None:
    good = ("http://localhost:8000", "https://games.example.org/", "http://[::1]:8000")
    assert all(map(is_address, good))
    bad = ("games.example.org", "ftp://x", "http://", "http://x/path", "http://x:port", "http://[")
    assert not any(map(is_address, bad))


class FakeServer:
    """Sends what a test lays out: a list for each connection, with errors among the messages."""

    def __init__(self, *connections: list[Json | Exception]) -> None:
        self._connections = list(connections)
        self.known: list[dict[str, int]] = []
        self.commands: list[Json] = []
        self.failures: list[Exception] = []
        self.sent = threading.Event()

    def set_accepts(self, accepts: str) -> None:
        raise NotImplementedError

    def stream(self, known: Mapping[str, int]) -> Iterator[Json]:
        self.known.append(dict(known))
        for message in self._connections.pop(0):
            if isinstance(message, Exception):
                raise message
            yield message

    def command(self, game: str, command: Json) -> None:
        assert game == _GAME
        if self.failures:
            raise self.failures.pop(0)
        self.commands.append(command)
        self.sent.set()


class Ended(Exception):  # noqa: N818
    """The test has seen what it wants."""


class _Waiting(FakeServer):
    """Its last connection waits for a command."""

    def stream(self, known: Mapping[str, int]) -> Iterator[Json]:
        if not self._connections:
            assert self.sent.wait(60)
            raise Ended
        yield from super().stream(known)


def _state(*views: Json) -> Json:
    games = [{"view": view} for view in views]
    return {"type": "state", "bot": _BOT, "name": "Gizmo", "games": games}


def _to_move() -> Json:
    start = Position.new(2, "coloured", 2)
    position = str(start.play(Seed("7").deal(start)))
    return _view(legal=[{}], to_move=2, position={"text": position})


def _runner(server: FakeServer, said: list[str], command: list[str] | None = None) -> BotRunner:
    options = BotOptions(engine_command=command or _ENGINE, limit=Limit(nodes=5))
    return BotRunner(server, options, lambda key, **_values: said.append(key))


def test_a_drop_and_lost_commands_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("evora.bot.run._FIRST_WAIT_S", 0.01)
    server = _Waiting(
        [UnreachableError("refused")],
        [_state(_view()), {"type": "alive"}, {"type": "closing", "retry_ms": 1}],
        [RefusedError("too_many", None, 1)],
        [_state(_to_move())],
    )
    server.failures = [UnreachableError("reset"), RefusedError("busy", None, 1)]
    said: list[str] = []
    with pytest.raises(Ended):
        _runner(server, said).run()
    (command,) = server.commands
    assert (command["type"], command["seat"], command["seq"]) == ("play", 2, 5)
    assert command["id"].endswith(_BOT[-8:])  # two bots at a table never share one
    assert server.known == [{}, {}, {_GAME: 5}, {_GAME: 5}]
    assert said[:3] == ["bot-lost", "bot-connected", "bot-began"]
    assert said[3:6] == ["bot-lost", "bot-lost", "bot-connected"]


@pytest.mark.parametrize(
    "last", [{"type": "closing", "retry_ms": 60_000}, RefusedError("busy", None, 60_000)]
)
def test_a_server_says_when_it_is_back(last: Json | Exception) -> None:
    told: list[int] = []

    def tell(key: str, **values: Any) -> None:
        if key == "bot-lost":
            told.append(values["seconds"])
            raise Ended

    options = BotOptions(engine_command=_ENGINE, limit=Limit(nodes=5))
    with pytest.raises(Ended):
        BotRunner(FakeServer([_state(), last]), options, tell).run()
    assert 48 <= told[0] <= 72


def test_a_program_is_closed_once_its_last_search_has_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: list[str] = []
    searching = threading.Event()

    class Thinking:
        hello = SimpleNamespace(levels=(), settings=("2 coloured",))

        def __init__(self, _command: object) -> None:
            self._cancelled = threading.Event()

        def choose(self, position: Position, _limit: Limit, **_: object) -> Move:
            searching.set()
            assert self._cancelled.wait(60)
            time.sleep(0.05)  # it takes a while to hear it
            happened.append("ended")
            return position.legal_moves[0]

        def cancel(self) -> None:
            self._cancelled.set()

        def close(self) -> None:
            happened.append("closed")

    class Interrupted(FakeServer):
        def stream(self, known: Mapping[str, int]) -> Iterator[Json]:
            yield from super().stream(known)
            assert searching.wait(60)
            raise Ended

    monkeypatch.setattr("evora.bot.run.ExternalEngine", Thinking)
    server = Interrupted([_state(_to_move())])
    with pytest.raises(Ended):
        _runner(server, []).run()
    assert happened == ["ended", "closed"] and not server.commands


def test_a_server_that_is_away_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("evora.bot.run._FIRST_WAIT_S", 0.3)
    server = FakeServer([UnreachableError("refused")], [Ended()])
    began = time.monotonic()
    with pytest.raises(Ended):
        _runner(server, []).run()
    assert time.monotonic() - began >= 0.3


@pytest.mark.parametrize(
    ("winners", "result"), [([2], "won"), ([1, 2], "shared"), ([1], "lost"), ([], "none")]
)
def test_how_a_game_ended_for_the_bot(winners: list[int], result: str) -> None:
    over = _view(seq=6, status="over", result={"winners": winners, "scores": [40, 41]})
    server = FakeServer([_state(_view()), {"type": "update", "view": over}, Ended()])
    said: list[tuple[str, dict[str, object]]] = []
    options = BotOptions(engine_command=_ENGINE, limit=Limit(nodes=5))
    with pytest.raises(Ended):
        BotRunner(server, options, lambda key, **values: said.append((key, values))).run()
    key, values = said[-1]
    assert (key, values["result"], values["scores"]) == ("bot-over", result, "40 : 41")


def test_a_program_that_fails_resigns() -> None:
    crashing = [sys.executable, "-c", _CRASHES]
    server = _Waiting([_state(_to_move())])
    said: list[str] = []
    with pytest.raises(Ended):
        _runner(server, said, crashing).run()
    assert [command["type"] for command in server.commands] == ["resign"]
    assert said.count("bot-engine-failed") == 3 and "bot-resigned" in said


_CRASHES = """
import json, sys
for line in sys.stdin:
    if json.loads(line)["op"] != "hello":
        sys.exit(3)
    print(json.dumps({"op": "hello", "protocol": 1, "name": "x", "version": "1", "rules": 1,
                      "settings": ["2 coloured"], "levels": [], "options": {}}), flush=True)
"""


@pytest.mark.parametrize(
    ("last", "key"),
    [
        (RefusedError("bad_token", None, None), "bot-error-token"),
        (RefusedError("not_found", "no such address", None), "bot-error-refused"),
        ({"type": "closed", "reason": "replaced"}, "bot-error-replaced"),
        ({"type": "closed", "reason": "revoked"}, "bot-error-token"),
    ],
)
def test_when_it_makes_no_sense_to_go_on(last: Json | Exception, key: str) -> None:
    with pytest.raises(UserError) as caught:
        _runner(FakeServer([_state(), last]), []).run()
    assert caught.value.key == key
