"""Several processes on one PostgreSQL database, behind one address or several."""

from __future__ import annotations

import random
import secrets
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from evora.server.live.games import following
from evora.server.storage import migrate, signals
from server.serving import ENGINE, FRIEND, ME, WAIT_SECONDS, Client, Json, Running, Socket, serving
from server.soak import quick_or_soak
from server.test_storage_migrate import write_next_step
from tools.reliability import cluster
from tools.reliability.clients import AcknowledgedMove, Player

KILLS = quick_or_soak(6, 200)


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
    newest = max(player.view["seq"] for player in players)
    for player in players:
        player.see(newest)
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


def test_names_lobby_and_presence_are_the_same_everywhere(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("anna"), other.guest("ben")
    with anna.socket() as first, ben.socket() as second:
        second.send("watch_lobby", on=True)
        assert second.wait("lobby")["games"] == []
        game = anna.create(ME, {"type": "anybody"})["game"]
        while not second.wait("lobby")["games"]:
            pass
        ben.done(game, "join")
        players = [Seated(first, game), Seated(second, game)]
        for player in players:
            while not all(seat["online"] for seat in player.view["seats"]):
                player.next()
        ben.ask("PUT", "/api/me", {"name": "Ben"})
        while players[0].view["seats"][1]["name"] != "Ben":
            players[0].next()
        # At the other process, too, the guest is known by the new name.
        assert at(one, ben).ask("GET", "/api/me")["name"] == "Ben"
        second.send("greet", game=game, greeting="hello")
        while players[0].next()["type"] != "greeted":
            pass
        second.send("unwatch", game=game)
        while players[0].view["seats"][1]["online"]:
            players[0].next()
        at(one, ben).ask("DELETE", "/api/me")
        assert second.close_code() == 4002


def test_the_name_of_somebody_who_joins_at_another_process(postgresql_url: str) -> None:
    """Nobody has told this process of it: it was chosen before the process began."""
    with serving(postgresql_url) as other:
        ben = other.guest("ben")
        ben.ask("PUT", "/api/me", {"name": "Ben"})
        with serving(postgresql_url) as one:
            anna = one.guest("anna")
            game = anna.create(ME, FRIEND)["game"]
            with anna.socket() as socket:
                player = Seated(socket, game)
                ben.done(game, "join")
                while player.view["status"] == "waiting":
                    player.next()
                assert player.view["seats"][1]["name"] == "Ben"


def test_an_open_lobby_is_told_of_a_game_that_is_listed_at_another_process(
    two: tuple[Running, Running],
) -> None:
    """Its maker is connected nowhere: nothing else comes from there."""
    one, other = two
    with other.client().socket() as lobby:
        lobby.send("watch_lobby", on=True)
        assert lobby.wait("lobby")["games"] == []
        game = one.guest().create(ME, {"type": "anybody"})["game"]
        assert [line["game"] for line in lobby.wait("lobby")["games"]] == [game]


def test_how_many_are_here_counts_those_at_other_processes(two: tuple[Running, Running]) -> None:
    one, other = two
    with one.client().socket() as lobby:
        lobby.send("watch_lobby", on=True)
        assert lobby.wait("lobby")["here"] == 1
        with other.client().socket(), other.client().socket():
            while lobby.wait("lobby")["here"] != 3:
                pass
        while lobby.wait("lobby")["here"] != 1:
            pass


def test_a_device_that_is_signed_out_at_another_process(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, phone = one.guest("anna"), other.client("phone")
    phone.ask("POST", "/api/me/use-code", {"code": anna.ask("POST", "/api/me/code", {})["code"]})
    with phone.socket() as socket:
        assert phone.ask("GET", "/api/me")["guest"]  # from now on in the cache for a minute
        anna.ask("DELETE", "/api/me/devices")
        assert socket.close_code() == 4002
    assert phone.ask("GET", "/api/me")["guest"] is None


def test_a_process_that_was_taken_for_dead_tells_again_who_is_there(
    postgresql_url: str,
) -> None:
    with serving(postgresql_url) as running, running.guest("ben").socket() as socket:
        game = running.guest("anna").create(ME, FRIEND)["game"]
        socket.watch(game)
        with psycopg.connect(postgresql_url, autocommit=True) as database:
            deadline = time.monotonic() + WAIT_SECONDS
            for _ in range(2):
                while _present(database) != {game, ""}:
                    assert time.monotonic() < deadline
                    time.sleep(0.05)
                # What the process that leads does with one that is silent for too long.
                database.execute("DELETE FROM presence")
                database.execute("DELETE FROM processes")


def _present(database: psycopg.Connection) -> set[str]:
    return {game for (game,) in database.execute("SELECT game FROM presence").fetchall()}


def test_the_open_games_of_those_who_are_at_another_process_are_shown(
    postgresql_url: str,
) -> None:
    with (
        serving(postgresql_url, lobby_away=0.5) as one,
        serving(postgresql_url, lobby_away=0.5) as other,
    ):
        anna = one.guest("anna")
        with anna.socket():
            game = anna.create(ME, {"type": "anybody"})["game"]
            time.sleep(1.0)  # longer than those are shown who are nowhere
            deadline = time.monotonic() + WAIT_SECONDS
            while not (games := other.client().ask("GET", "/api/lobby")["games"]):
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert [line["game"] for line in games] == [game]
        deadline = time.monotonic() + WAIT_SECONDS
        while other.client().ask("GET", "/api/lobby")["games"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_process_that_goes_takes_its_guests_with_it(postgresql_url: str) -> None:
    with serving(postgresql_url) as one:
        anna = one.guest("anna")
        game = anna.create(ME, FRIEND)["game"]
        with anna.socket() as first:
            player = Seated(first, game)
            with serving(postgresql_url) as other:
                ben = other.guest("ben")
                ben.done(game, "join")
                with ben.socket() as second:
                    second.watch(game)
                    while not player.view["seats"][1]["online"]:
                        player.next()
            while player.view["seats"][1]["online"]:
                player.next()


def test_engines_move_for_all_who_look_at_any_process(two: tuple[Running, Running]) -> None:
    one, other = two
    anna = one.guest("anna")
    game = anna.create(ENGINE, ENGINE)["game"]
    at(other, anna).until(game, lambda view: view["status"] == "over")


def test_only_the_process_that_wrote_a_turn_minds_its_engine_and_its_clock(
    postgresql_url: str,
) -> None:
    """All watch; the process of the last move has the engine think, and the clocks of its game."""
    clock = {"type": "budget", "initial_ms": 300_000, "credit_ms": 0}
    with (
        serving(postgresql_url, engine_pause=1000.0) as one,
        serving(postgresql_url, engine_pause=1000.0) as other,
    ):
        anna, ben = one.guest("anna"), other.guest("ben")
        game = anna.create(ME, FRIEND, ENGINE, start=1, clock=clock)["game"]
        ben.done(game, "join")

        def wait_for(*expected: list[bool]) -> None:
            """The other process hears of a move a little later."""
            until = time.monotonic() + WAIT_SECONDS
            while (found := (minded("clock"), minded("engine"))) != expected:
                assert time.monotonic() < until, found
                time.sleep(0.01)

        def minded(what: str) -> list[bool]:
            servers = (one.server, other.server)
            if what == "engine":
                return [server.engines.has_turn(game) for server in servers]
            return [game in server._sweeper._deadlines for server in servers]

        with anna.socket() as first, ben.socket() as second:
            players = [Seated(first, game), Seated(second, game)]
            play(players, 1)  # anna, at the first process
            wait_for([True, False], [False, False])
            play(players, 1)  # ben, at the second: it is the engine's turn
            wait_for([False, False], [False, True])


def test_engine_turns_of_a_dead_process_are_claimed(postgresql_url: str) -> None:
    """The first process has no engine that ever answers, and then is gone."""
    with serving(postgresql_url, engine_pause=1000.0) as one:
        anna = one.guest("anna")
        game = anna.create(ENGINE, ME, start=1)["game"]
        seq = anna.view(game)["seq"]
    with serving(postgresql_url) as other:
        at(other, anna).until(game, lambda view: view["seq"] > seq)


def test_a_move_that_another_process_has_overtaken(two: tuple[Running, Running]) -> None:
    """Who comes from a process that knows more is not refused; who is really late is."""
    one, other = two
    anna, ben = one.guest("anna"), one.guest("ben")
    game = anna.create(ME, FRIEND, start=1)["game"]
    ben.done(game, "join")
    elsewhere = at(other, ben)
    elsewhere.view(game)  # in the other's memory from now on
    for _ in range(5):
        anna.until(game, lambda view: view["legal"])
        anna.play(game)
        view = ben.view(game)
        # Asked at once, whether or not the notice has come.
        move = {"seat": 2, "move": view["legal"][0]["move"]}
        answer = elsewhere.do(game, "play", seq=view["seq"], **move)
        assert answer.status_code == 200, answer.text
        late = elsewhere.do(game, "play", seq=view["seq"], **move)
        assert late.json()["code"] == "stale"


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes do not tell each other what they have written."""
    monkeypatch.setattr(signals, "of_writes", lambda *_: [])


@pytest.mark.usefixtures("silent")
def test_who_knows_more_than_a_process_is_shown_what_they_know(
    two: tuple[Running, Running],
) -> None:
    """They come from the process that has written it."""
    one, other = two
    anna = one.guest("anna")
    view = anna.create(ME, {"type": "local"}, start=1)
    game, there = view["game"], at(other, anna)
    assert there.view(game)["seq"] == view["seq"]  # in the memory of the other from now on
    anna.play(game)
    seq = anna.view(game)["seq"]
    assert there.ask("GET", f"/api/games/{game}/events?since={seq}")["view"]["seq"] == seq
    anna.play(game)
    seq = anna.view(game)["seq"]
    with there.socket() as socket:
        assert socket.watch(game, seq)["view"]["seq"] == seq


@pytest.mark.usefixtures("silent")
def test_watchers_see_what_no_message_told_of(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "POLL_SECONDS", 0.3)
    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        anna = one.guest("anna")
        game = anna.create(ME, {"type": "local"}, start=1)["game"]
        with other.client().socket() as socket:
            socket.watch(game)
            anna.play(game)
            assert socket.wait("update")["view"]["tokens"] == 2


# --- Killed processes


def test_no_kill_of_a_process_loses_or_hides_a_move(postgresql_url: str, tmp_path: Path) -> None:
    report = cluster.run(cluster.Cluster(postgresql_url, tmp_path), KILLS)
    print(report)
    assert report.kills == KILLS
    assert report.acknowledged > 5 * KILLS and report.seen > report.acknowledged


def test_the_judge_notices_who_was_not_told() -> None:
    mover, told, untold, gone = (Player("", "game", "", random.Random(0)) for _ in range(4))
    mover.acknowledged = [AcknowledgedMove("id", 7, "1B1", at=100.0)]
    for player in (told, untold):
        player.connected = [(90.0, 200.0)]
    told.heard = [(99.0, 6), (100.5, 8)]
    untold.heard = [(99.0, 6)]
    gone.connected = [(90.0, 101.0)]
    assert cluster.check_seen([mover, told, gone]) == [0.5]
    with pytest.raises(AssertionError, match="untold"):
        cluster.check_seen([mover, told, untold])
    untold.heard.append((111.0, 7))
    with pytest.raises(AssertionError, match="untold for 11"):
        cluster.check_seen([mover, untold])


def test_a_rolling_upgrade_loses_no_move(
    postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new version upgrades the tables beside the old one, which goes on until it is stopped."""
    with serving(postgresql_url) as old:
        anna, ben = old.guest("anna"), old.guest("ben")
        game = anna.create(ME, FRIEND)["game"]
        ben.done(game, "join")
        folder = tmp_path / "migrations"
        shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        write_next_step(folder)
        monkeypatch.setattr(migrate, "FOLDER", folder)
        with (
            serving(postgresql_url) as new,
            anna.socket() as first,
            at(new, ben).socket() as second,
        ):
            players = [Seated(first, game), Seated(second, game)]
            play(players, 6)
            seq = players[0].view["seq"]
            old.stop()
            assert first.close_code() == 1012
            with at(new, anna).socket() as again:
                players[0] = Seated(again, game)
                assert players[0].view["seq"] == seq
                play(players)
                assert players[0].view["result"]["reason"] in ("row", "stalled")
