"""Databases of older versions: the newest code opens, lists, replays and plays on all of them.

tests/data/README.md says what is in `server.sqlite` and how it was made. `server.expected.json` is
what the code that wrote it answered; fields that came later are not compared.
"""

from __future__ import annotations

import datetime
import json
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from old_files import like
from sqlalchemy import insert, select

from evora import Game, Position, parse_game
from evora._core import call
from evora.cli import main
from evora.players import GreedyPlayer
from evora.puzzles import day_of
from evora.puzzles import puzzles as puzzles_of_page
from evora.server.common import timestamps
from evora.server.storage import retention as stored_retention
from evora.server.storage.schema import sent_reviews
from evora.server.storage.store import Store
from evora.verify import verify
from server.digests import digest
from server.old_answers import answers, sign_in
from server.serving import WAIT_SECONDS, Client, Json, Running, Socket, play_again, serving

DATA = Path(__file__).parents[1] / "data" / "v1"
FACTS = json.loads((DATA / "server.json").read_text("utf-8"))
EXPECTED = json.loads((DATA / "server.expected.json").read_text("utf-8"))
GAMES: Mapping[str, str] = FACTS["games"]
SECOND = DATA.parent / "v2"
STOPPED: int = FACTS["stopped"]
DAY_MS = 86_400_000
# Engines think, but their moves are not played while a test runs.
NO_ENGINES: dict[str, Any] = {"engine_pause": 100_000.0}


def copy_to(sqlite_url: str) -> str:
    shutil.copyfile(DATA / "server.sqlite", sqlite_url.removeprefix("sqlite:///"))
    return sqlite_url


def restore_to(url: str) -> str:
    assert main(["restore", str(DATA / "server.backup"), "--database", url]) == 0
    return url


def old_database(kind: str, request: pytest.FixtureRequest) -> str:
    """A copy of the old file, or its backup in another kind of database."""
    url: str = request.getfixturevalue(f"{kind}_url")
    return copy_to(url) if kind == "sqlite" else restore_to(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def old_url(request: pytest.FixtureRequest) -> str:
    return old_database(request.param, request)


@contextmanager
def reopened(url: str, now: int = STOPPED + 1, **changes: Any) -> Iterator[Running]:
    """The newest server on an old database; its clock stands still, else those in it would run."""
    with pytest.MonkeyPatch.context() as patch:
        stopped = SimpleNamespace(time_ns=lambda: now * 1_000_000, monotonic_ns=lambda: 0)
        patch.setattr(timestamps, "time", stopped)
        with serving(url, **changes) as running:
            yield running


# --- Looking


def test_lists_views_and_replays_are_as_they_were(old_url: str) -> None:
    with reopened(old_url, **NO_ENGINES) as running:
        clients = sign_in(running, FACTS["sessions"])
        found = answers(running, clients, GAMES)
    for label, then in EXPECTED["games"].items():
        # Strangers are no longer told which game another was played on from: it may be private.
        expected = {**then, "view": {**then["view"], "origin": None}}
        for part, wanted in expected.items():
            told = like(wanted, found["games"][label][part])
            forget = _without_stopped_clocks if part == "view" else _unchanged
            assert forget(told) == forget(wanted), (label, part)
    for part in ("me", "mine", "lobby", "exports"):
        for label, expected in EXPECTED[part].items():
            assert like(expected, found[part][label]) == expected, (part, label)


def _unchanged(part: Any) -> Any:
    return part


def _without_stopped_clocks(view: Json) -> Json:
    """A turn that ended without a move left the clock as it was when the turn began; now a clock
    that stopped says what was left."""
    early = view["result"] and view["phase"] != "over"
    return {
        **view,
        "seats": [
            {**seat, "left_ms": None} if early or seat["out"] else seat for seat in view["seats"]
        ],
    }


def test_a_lobby_that_nobody_signed_in_to(sqlite_url: str) -> None:
    with reopened(copy_to(sqlite_url), **NO_ENGINES) as running:
        games = running.client().ask("GET", "/api/lobby")["games"]
    labels = {game: label for label, game in GAMES.items()}
    waiting = ["waiting-listed", "waiting-nobody", "waiting-partly-4", "deleted-waiting-3"]
    assert sorted(labels[game["game"]] for game in games) == sorted(waiting)


def test_other_devices(old_url: str) -> None:
    with reopened(old_url, **NO_ENGINES) as running:
        second = sign_in(running, {"finn": FACTS["second_device"]["session"]})["finn"]
        assert second.ask("GET", "/api/me")["guest"] == EXPECTED["me"]["finn"]["guest"]
        new = running.client("new")
        new.ask("POST", "/api/me/use-code", {"code": FACTS["code"]["code"]})
        assert (
            like(EXPECTED["mine"]["ann"], new.ask("GET", "/api/me/games")["games"])
            == (EXPECTED["mine"]["ann"])
        )


def test_a_guest_of_then_keeps_the_name(old_url: str) -> None:
    """Who has finished games in it may; nothing about them is lost on the way."""
    with reopened(old_url, **NO_ENGINES) as running:
        ann = sign_in(running, FACTS["sessions"])["ann"]
        before = EXPECTED["me"]["ann"]
        assert ann.ask("GET", "/api/me")["kept"] is False
        code = ann.ask("POST", "/api/me/keys/code", {})["code"]
        device = running.client("new")
        assert like(before, device.ask("POST", "/api/me/use-code", {"code": code})) == before
        assert device.ask("GET", "/api/me")["kept"] is True
        mine = EXPECTED["mine"]["ann"]
        assert like(mine, device.ask("GET", "/api/me/games")["games"]) == mine


def test_games_of_then_are_on_the_pages_of_those_who_played_them(old_url: str) -> None:
    """As the list of their games says: what was played here, to an end, and not at one device."""
    with reopened(old_url, **NO_ENGINES) as running:
        clients = sign_in(running, FACTS["sessions"])
        for label, client in clients.items():
            counted = sorted(
                game["game"]
                for game in EXPECTED["mine"][label]
                if game["status"] == "over"
                and game["yours"]
                and game["reason"] not in ("cancelled", "void", "abandoned", "host")
                and "local" not in game["kinds"]
            )
            deadline = time.monotonic() + WAIT_SECONDS
            while (found := _games_on_page(client)) != counted:
                assert time.monotonic() < deadline, (label, found)
                time.sleep(0.1)
            told = client.ask("GET", "/api/me/person")
            assert sum(told["games"].values()) == len(counted)


def _games_on_page(client: Client) -> list[str]:
    games = client.ask("GET", "/api/me/person/games")["games"]
    return sorted(game["game"]["game"] for game in games)


# --- Playing on


class Players:
    """Everybody who was at the old server, moving for the seats that are theirs."""

    def __init__(self, running: Running, stack: ExitStack) -> None:
        self._nobody = running.client("nobody")
        self._clients = list(sign_in(running, FACTS["sessions"]).values())
        self._clients += [running.guest() for _ in range(2)]
        for label, game in GAMES.items():
            if EXPECTED["games"][label]["view"]["status"] == "waiting":
                self._fill(game)
        self._owners: dict[str, dict[int, Socket]] = {game: {} for game in GAMES.values()}
        for client in self._clients:
            socket = stack.enter_context(client.socket())
            for summary in client.ask("GET", "/api/me/games")["games"]:
                self._owners[summary["game"]].update(dict.fromkeys(summary["yours"], socket))

    def _fill(self, game: str) -> None:
        """People sit down until the game begins."""
        candidates = iter(self._clients)
        while self._nobody.view(game)["status"] == "waiting":
            client = next(candidates)
            if not client.view(game)["yours"]:
                client.done(game, "join")

    def play(self, game: str, tokens: int) -> Json:
        """Plays to so many deals and moves, or to the end of the game; its last view."""
        deadline = time.monotonic() + WAIT_SECONDS
        while (view := self._nobody.view(game))["status"] != "over" and view["tokens"] < tokens:
            assert time.monotonic() < deadline, view
            seat = view["seats"][view["to_move"] - 1]
            if seat["kind"] == "engine" or seat["out"]:
                time.sleep(0.002)  # an engine moves
            else:
                self._play_on(game, view, tokens)
        return view

    def _play_on(self, game: str, view: Json, tokens: int) -> None:
        """Moves until an engine has to, or the server to deal: the rest follows from the rules."""
        owners = {
            number: socket
            for number, socket in self._owners[game].items()
            if view["seats"][number - 1]["out"] is None
        }
        position, seq, done = Position(view["position"]["text"]), view["seq"], view["tokens"]
        while position.to_move in owners and done < tokens:
            move = GreedyPlayer(seq).choose(position)
            command = {"seq": seq, "seat": position.to_move, "move": str(move)}
            applied = owners[position.to_move].command(game, "play", **command)
            assert applied["type"] == "applied", applied
            position, seq, done = position.play(move), applied["seq"], done + 1


@pytest.mark.parametrize(("kind", "more"), [("sqlite", 1000), ("postgresql", 3)])
def test_every_game_is_played_on(kind: str, more: int, request: pytest.FixtureRequest) -> None:
    """To its end; on PostgreSQL some moves, as the games are the same and whole ones take long."""
    with reopened(old_database(kind, request)) as running, ExitStack() as stack:
        players = Players(running, stack)
        for label, game in GAMES.items():
            old = EXPECTED["games"][label]
            if old["view"]["status"] == "over":
                continue
            view = players.play(game, old["view"]["tokens"] + more)
            text = running.client().request("GET", f"/api/games/{game}/record").text
            check_continued(label, old, view, parse_game(text))
            assert more < 1000 or view["result"]["reason"] in ("row", "stalled", "no_tiles"), label


def check_continued(label: str, old: Json, view: Json, record: Game) -> None:
    """What was played before is still there, and the deals follow from the seed of then."""
    begun = old.get("record", {"start": str(record.start), "tokens": ""})
    assert str(record.start) == begun["start"], label
    assert " ".join(map(str, record.tokens)).startswith(begun["tokens"]), label
    assert len(record.tokens) > old["view"]["tokens"], label
    assert record.tags["SeedHash"] == old["view"]["seed_hash"], label
    assert view["status"] != "over" or verify(record).problem is None, label


def test_rematches_and_new_games_from_old_ones(sqlite_url: str) -> None:
    with reopened(copy_to(sqlite_url), **NO_ENGINES) as running:
        clients = sign_in(running, FACTS["sessions"])
        again = play_again(GAMES["row-4"], clients["ann"], clients["cleo"], clients["bob"])
        names = [seat["name"] for seat in clients["ann"].view(again)["seats"]]
        assert names == [s["name"] for s in EXPECTED["games"]["row-4"]["view"]["seats"]]
        # The one who deleted their data has left a free seat.
        again = clients["ann"].done(GAMES["deleted-over"], "rematch")["game"]
        assert [s["kind"] for s in clients["ann"].view(again)["seats"]] == ["open", "guest"]
        origin = {"type": "game", "game": GAMES["row-3-grey"], "tokens": 60}
        seats = [{"type": "me"}, {"type": "local"}, {"type": "engine", "level": "novice"}]
        view = clients["bob"].create(*seats, origin=origin)
        assert (view["status"], view["origin"]) == ("playing", GAMES["row-3-grey"])


def test_clocks_get_the_time_back_that_no_server_ran(sqlite_url: str) -> None:
    later = STOPPED + 400 * DAY_MS
    old = {label: EXPECTED["games"][label]["view"] for label in GAMES}
    running_clocks = {label: view for label, view in old.items() if view["deadline"] is not None}
    assert len(running_clocks) >= 5
    with reopened(copy_to(sqlite_url), later, **NO_ENGINES) as running:
        for label, before in running_clocks.items():
            view = running.client().view(GAMES[label])
            assert view["status"] == "playing", label
            assert view["deadline"] - later == before["deadline"] - STOPPED, label


# --- Guests and backups


def test_a_guest_is_deleted_and_the_games_remain(old_url: str) -> None:
    theirs = {summary["game"] for summary in EXPECTED["mine"]["ann"]}
    games = {label: game for label, game in GAMES.items() if game in theirs}
    with reopened(old_url, **NO_ENGINES) as running:
        clients = sign_in(running, FACTS["sessions"])
        clients.pop("ann").ask("DELETE", "/api/me")
        gone = sign_in(running, {"ann": FACTS["sessions"]["ann"]})["ann"]
        assert gone.ask("GET", "/api/me")["guest"] is None
        found = answers(running, clients, games)
    assert "Ada" not in json.dumps([found["mine"], found["lobby"], found["games"]])
    assert found["games"]["days-2"]["view"]["result"]["reason"] == "resigned"
    assert found["games"]["waiting-listed"]["view"]["result"]["reason"] == "cancelled"
    for label in games:
        before, after = EXPECTED["games"][label], found["games"][label]
        told = after["events"][: len(before["events"])]
        assert like(before["events"], told) == before["events"], label
        if before["view"]["status"] == "over":
            steps = before.get("steps")
            assert like(steps, after.get("steps")) == steps, label


def test_backed_up_and_restored(old_url: str, tmp_path: Path) -> None:
    with reopened(old_url, **NO_ENGINES):
        pass
    file, moved = tmp_path / "new.backup", f"sqlite:///{tmp_path}/moved.db"
    assert main(["backup", str(file), "--database", old_url]) == 0
    assert main(["restore", str(file), "--database", moved]) == 0
    # The values of another kind of database look different: compared is what became of both here.
    assert digest(moved) == digest(restore_to(f"sqlite:///{tmp_path}/restored.db"))


def test_the_old_backup_is_the_old_database(sqlite_url: str, tmp_path: Path) -> None:
    with reopened(copy_to(sqlite_url), **NO_ENGINES):
        pass
    assert digest(sqlite_url) == digest(restore_to(f"sqlite:///{tmp_path}/restored.db"))


# --- Reviews and puzzles, of tests/data/v2


@pytest.fixture(params=["sqlite", "postgresql"])
def second_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    assert main(["restore", str(SECOND / "server.backup"), "--database", url]) == 0
    return url


def test_progress_with_puzzles_is_as_it_was(second_url: str) -> None:
    facts = json.loads((SECOND / "server.json").read_text("utf-8"))
    expected = json.loads((SECOND / "server.expected.json").read_text("utf-8"))
    with serving(second_url) as running:
        anna = sign_in(running, facts["sessions"])["anna"]
        puzzles = anna.ask("GET", "/api/me/puzzles")
        assert like(expected["puzzles"], puzzles) == expected["puzzles"]
        export = anna.ask("GET", "/api/me/export")["puzzles"]
        assert like(expected["export"], export) == expected["export"]
        # What is kept from now on is kept in today's form, beside what there was.
        more = {**expected["puzzles"]["progress"], "tries": 1000}
        assert anna.ask("PUT", "/api/me/puzzles", more)["progress"] == more
        before = anna.ask("GET", "/api/me/puzzles")
        assert before["progress"] == more and before["now"]["tries"] == 1000
        # Tries begin with it: nobody loses their numbers.
        now, puzzle = time.time_ns() // 1_000_000, puzzles_of_page()[0].id
        day = day_of(datetime.datetime.now(datetime.UTC).date())
        tried = {"id": "0" * 16, "puzzle": puzzle, "day": day, "time": now, "solved": True}
        sent = anna.request("POST", "/api/me/puzzles/tries", {"tries": [tried], "runs": []})
        assert sent.status_code == 204
        after = anna.ask("GET", "/api/me/puzzles")
        assert after["progress"] == more
        counted = {name: after["now"][name] - before["now"][name] for name in ("tries", "solved")}
        assert counted == {"tries": 1, "solved": 1}


def test_reviews_that_visitors_sent_are_never_shown_again(second_url: str) -> None:
    """Nor what a process of the version before still writes beside this one."""
    facts = json.loads((SECOND / "server.json").read_text("utf-8"))
    game = facts["games"]["reviewed"]
    store = Store(second_url)
    with serving(second_url, review_nodes=200) as running:
        assert store.read(lambda connection: connection.execute(select(sent_reviews)).all()) == []
        sent = {"game": game, "version": 10**6, "nodes": 500_000, "made": 1, "review": "forged"}
        store.write(lambda connection: connection.execute(insert(sent_reviews).values(sent)))
        nobody, path = running.client(), f"/api/games/{game}/review"
        nothing = {"state": "none", "review": None, "partial": None, "made": None}
        assert nobody.ask("GET", path) == nothing
        nobody.ask("POST", path)
        deadline = time.monotonic() + WAIT_SECONDS
        while (told := nobody.ask("GET", path))["state"] != "done":
            assert time.monotonic() < deadline
            time.sleep(0.02)
        record = nobody.request("GET", f"/api/games/{game}/record").text
        question = json.dumps({"record": record, "nodes": 200})
        assert told["review"] == json.loads(call("review", question))
    # They go with their game.
    assert store.write(stored_retention.delete_games, [game], 10**15) == 1
    store.close()
