"""Old games and guests go if the host wants that, and never under anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Any

from evora.server.common.timestamps import now_ms
from evora.server.storage import reports
from server.serving import ENGINE, FRIEND, ME, Running, serving

LOCAL = {"type": "local"}

DAY = 86_400_000
ANYBODY = {"type": "anybody"}


def run(running: Running, days: float) -> None:
    """What is done so many days from now."""
    task = next(iter(running.server._tasks._running))
    later = now_ms() + int(days * DAY)
    done = asyncio.run_coroutine_threadsafe(running.server.retention.run(later), task.get_loop())
    done.result(30)


def status(running: Running, game: str) -> str | None:
    answer = running.client().request("GET", f"/api/games/{game}")
    return answer.json()["status"] if answer.status_code == 200 else None


def test_an_open_game_is_cancelled_when_its_maker_stays_away(sqlite_url: str) -> None:
    with serving(sqlite_url, lobby_away=0.0) as running:
        away, here = running.guest("away"), running.guest("here")
        lost, kept = (guest.create(ME, ANYBODY)["game"] for guest in (away, here))
        private = away.create(ME, FRIEND)["game"]
        with here.socket() as socket:
            socket.watch(kept)
            run(running, 0.5)
            assert status(running, lost) == "waiting"
            run(running, 1.5)
            assert [status(running, game) for game in (lost, kept, private)] == [
                "over",
                "waiting",
                "waiting",
            ]
        assert running.client().view(lost)["result"]["reason"] == "cancelled"


def test_abandoned_games_are_deleted_and_finished_ones_stay(sqlite_url: str) -> None:
    with serving(sqlite_url, keep_abandoned=30, keep_open=0) as running:
        guest = running.guest()
        begun = [guest.create(ME, ENGINE)["game"] for _ in range(60)]
        waiting, cancelled = (guest.create(ME, FRIEND)["game"] for _ in range(2))
        guest.done(cancelled, "cancel")
        finished = guest.create(ME, LOCAL)["game"]
        guest.done(finished, "resign", seat=1)
        run(running, 29)
        assert status(running, begun[0]) and status(running, cancelled)
        with guest.socket() as socket:
            socket.watch(begun[7])
            run(running, 31)
            left = {
                game for game in (*begun, waiting, cancelled, finished) if status(running, game)
            }
            assert left == {begun[7], finished}
            view = guest.view(begun[7])  # goes on as if nothing had happened
            if view["legal"]:
                guest.play(begun[7])
        assert len(guest.ask("GET", "/api/me/games")["games"]) == 2
        assert guest.refused("GET", f"/api/games/{waiting}") == (404, "unknown_game")


def test_nothing_waits_for_a_game_that_was_deleted(sqlite_url: str) -> None:
    """Neither its engine nor its clock."""
    clock = {"type": "budget", "initial_ms": 300_000, "credit_ms": 0}
    with serving(sqlite_url, keep_abandoned=30, engine_pause=1000.0) as running:
        guest = running.guest()
        engine = guest.create(ENGINE, ME, start=1)["game"]
        timed = guest.create(ME, LOCAL, start=1, clock=clock)["game"]
        server = running.server
        assert server.engines.has_turn(engine) and timed in server._sweeper._deadlines
        run(running, 31)
        assert status(running, engine) is None and status(running, timed) is None
        assert not server.engines.has_turn(engine) and timed not in server._sweeper._deadlines


def test_without_the_settings_everything_is_kept(sqlite_url: str) -> None:
    with serving(sqlite_url, keep_open=0) as running:
        guest = running.guest()
        games = [guest.create(ME, seat)["game"] for seat in (ENGINE, FRIEND, ANYBODY)]
        run(running, 36_000)
        assert all(status(running, game) for game in games)
        assert guest.ask("GET", "/api/me")["guest"]


def test_guests_who_stay_away_are_deleted(sqlite_url: str) -> None:
    def deleted(client: Any) -> bool:
        running.server.guests._by_session.clear()
        return client.ask("GET", "/api/me")["guest"] is None

    with serving(sqlite_url, keep_guests=90, lobby_away=0.0, keep_open=0) as running:
        idle, playing, finished = (running.guest(name) for name in ("idle", "playing", "finished"))
        finished.ask("PUT", "/api/me", {"name": "Ada"})
        playing.create(ME, FRIEND)
        game = finished.create(ME, LOCAL)["game"]
        finished.done(game, "resign", seat=1)
        run(running, 89)
        assert not deleted(idle)
        run(running, 91)
        assert deleted(idle) and deleted(finished) and not deleted(playing)
        assert running.client().view(game)["seats"][0]["name"] is None


def test_reports_that_were_decided_go_after_ninety_days(sqlite_url: str) -> None:
    """Whatever else the host keeps; those that nobody has looked at stay."""
    with serving(sqlite_url, keep_open=0) as running:
        one, two = running.guest("one"), running.guest("two")
        games = [one.create(ME, FRIEND)["game"] for _ in range(2)]
        for game in games:
            two.done(game, "join")
            one.ask("POST", f"/api/games/{game}/report", {"seat": 2, "kind": "name"})
        store = running.server.journal.store
        ((decided, waiting),) = (each.reports for each in store.read(reports.open_by_person, 9))
        store.write(reports.decide, [decided.id], "acted", None, now_ms())
        run(running, 89)
        assert store.read(reports.find, decided.id) is not None
        run(running, 91)
        assert store.read(reports.find, decided.id) is None
        assert store.read(reports.find, waiting.id) is not None
