"""Notices reach people: once, by the ways they want, at a good time, and not for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from evora.server.common.timestamps import now_ms, wall_ms
from evora.server.domain import notice_settings, notices
from evora.server.live.notices import sending
from evora.server.live.notices.ways import Outcome
from evora.server.messages import QuietHours
from evora.server.storage import outbox, schema
from evora.server.storage.store import Store
from server.notice_ways import LetterBox, until
from server.serving import ENGINE, FRIEND, ME, Client, Json, Running, serving
from server.test_offers import MINUTES, seated
from server.test_processes import at

SLOW = {"type": "days", "days": 2}
DAY = 86_400_000
NOTICES, READ, TEST = "/api/me/notices", "/api/me/notices/read", "/api/me/notices/test"
SETTINGS = "/api/me/notice-settings"
SOON_SECONDS = 0.05
# Quiet hours that it is in the middle of, whenever this runs.
_MINUTE = wall_ms() // 60_000 % 1440
NIGHT = {"begins": (_MINUTE - 300) % 1440, "ends": (_MINUTE + 300) % 1440}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "CALM_MS", 0)
    monkeypatch.setattr(sending, "LOOK_SECONDS", SOON_SECONDS)


@pytest.fixture
def box() -> LetterBox:
    return LetterBox()


@pytest.fixture
def running(database_url: str, box: LetterBox) -> Iterator[Running]:
    with serving(database_url, ways={"push": box}) as found:
        yield found


def id_of(client: Client) -> str:
    guest: str = client.ask("GET", "/api/me/export")["guest"]
    return guest


def pair(running: Running, box: LetterBox, *boxes: str) -> tuple[Client, Client]:
    """Two people; the second has letter boxes."""
    one, two = running.guest("one"), running.guest("two")
    for client, name in ((one, "Anna"), (two, "Ben")):
        client.ask("PUT", "/api/me", {"name": name})
    box.owners[id_of(two)] = list(boxes or ("phone",))
    return one, two


def kinds(client: Client) -> list[str]:
    return [notice["kind"] for notice in client.ask("GET", NOTICES)["notices"]]


def quiet(running: Running) -> None:
    """Until nothing more is to be sent."""
    store = running.server.journal.store
    until(lambda: store.read(count, schema.deliveries) == 0)


def count(connection: Connection, table: Any, *conditions: Any) -> int:
    return connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0


def change(store: Store, table: Any, *conditions: Any, **values: Any) -> None:
    def write(connection: Connection) -> None:
        connection.execute(update(table).where(*conditions).values(**values))

    store.write(write)


# --- Once, and with the right words


def test_a_move_calls_the_other_one_once_for_each_device(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box, "phone", "laptop")
    game = seated(one, two, clock=SLOW)
    one.play(game)
    messages = box.wait(2)
    assert {target for target, _ in box.came} == {"phone", "laptop"}
    assert len({message.id for message in messages}) == 1
    [message, _] = messages
    assert (message.title, message.body) == ("Your turn", "Your move is awaited: Anna")
    assert message.path == f"/play/{game}" and message.waiting == 1
    assert message.settings_path == "/notices#turn" and message.settings_label == "Settings"
    told = two.ask("GET", NOTICES)
    assert [notice["kind"] for notice in told["notices"]] == ["turn"]
    [notice] = told["notices"]
    assert (notice["game"], notice["name"], notice["read"]) == (game, "Anna", False)
    assert notice["deadline"] == two.view(game)["deadline"]
    bell = told["bell"]
    assert (bell["unread"], bell["waiting"]) == (1, 1)
    assert bell["next"] == {"game": game, "names": ["Anna"], "deadline": notice["deadline"]}
    # Played: there is nothing to tell any more.
    two.play(game)
    assert two.ask("GET", NOTICES)["notices"] == []
    assert two.ask("GET", NOTICES)["bell"]["waiting"] == 0


def test_moves_of_live_games_write_nothing(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    game = seated(one, two)
    one.until(game, lambda view: view["status"] == "playing")
    store = running.server.journal.store
    before = store.read(count, schema.notices)
    for _ in range(5):
        assert one.play(game) or two.play(game)
    assert store.read(count, schema.notices) == before


def test_one_until_the_person_has_been_back(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    games = [seated(one, two, clock=SLOW) for _ in range(4)]
    one.play(games[0])
    box.wait(1)
    for game in games[1:3]:
        one.play(game)
    assert box.wait(1)
    until(
        lambda: (
            running.server.journal.store.read(
                count, schema.notices, schema.notices.c.due < now_ms()
            )
            == 0
        )
    )
    # A tab in the background counts what waits, which is no visit.
    two.ask("GET", f"{NOTICES}?aside=yes")
    assert running.server.journal.store.read(count, schema.called) == 1
    # Any page that they open; what came meanwhile is in the bell.
    assert two.ask("GET", NOTICES)["bell"]["waiting"] == 3
    until(lambda: running.server.journal.store.read(count, schema.called) == 0)
    one.play(games[3])
    message = box.wait(2)[-1]
    assert message.title == "4 games wait for you"
    assert message.path == f"/play/{games[0]}" and message.waiting == 4


def test_every_one_if_they_want(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    two.ask("PUT", SETTINGS, {"every": True, "language": "de-AT"})
    games = [seated(one, two, clock=SLOW) for _ in range(3)]
    for game in games:
        one.play(game)
    messages = box.wait(3)
    assert {message.tag for message in messages} == {f"turn-{game}" for game in games}
    assert {message.title for message in messages} == {"Du bist am Zug"}


def test_who_is_at_the_game_is_not_called(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    game = seated(one, two, clock=SLOW)
    with two.socket() as socket:
        socket.watch(game)
        one.play(game)
        until(lambda: two.ask("GET", NOTICES)["notices"][0]["read"])
        assert two.ask("GET", NOTICES)["bell"] | {"next": None} == {
            "type": "bell",
            "unread": 0,
            "waiting": 1,
            "next": None,
            "then": None,
        }
    assert box.wait(0) == []


def test_what_was_looked_at_is_not_sent(
    running: Running, box: LetterBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "CALM_MS", 1_500)
    one, two = pair(running, box)
    seen, read, played, kept = (seated(one, two, clock=SLOW) for _ in range(4))
    two.ask("PUT", SETTINGS, {"every": True})
    for game in (seen, read, played, kept):
        one.play(game)
    with two.socket() as socket:
        socket.watch(seen)
    [notice] = [each for each in two.ask("GET", NOTICES)["notices"] if each["game"] == read]
    two.ask("POST", READ, {"notice": notice["id"]})
    two.play(played)
    assert [message.path for message in box.wait(1)] == [f"/play/{kept}"]


def test_switched_off_is_off(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    off = {"kind": "turn", "bell": False, "push": False, "mail": False}
    settings = two.ask("PUT", SETTINGS, {"switches": [off]})
    assert [each for each in settings["switches"] if each["kind"] == "turn"] == [off]
    game = seated(one, two, clock=SLOW)
    one.play(game)
    one.done(game, "resign", seat=1)
    [message] = box.wait(1)
    assert message.title == "You have won"
    assert kinds(two) == ["over"] and two.ask("GET", NOTICES)["bell"]["unread"] == 1


def test_a_test_comes_at_once_whatever_is_set(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    two.ask("PUT", SETTINGS, {"quiet": NIGHT, "zone": "UTC"})
    for sent in (1, 2):
        assert two.ask("POST", TEST)["ways"] == ["bell", "push"]
        assert box.wait(sent)[-1].title == "A test"
    assert kinds(two) == ["test"]
    assert one.ask("POST", TEST)["ways"] == ["bell"]


# --- At a good time


def test_quiet_hours_hold_back_all_but_what_is_urgent(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    two.ask("PUT", SETTINGS, {"quiet": NIGHT, "zone": "UTC"})
    game = seated(one, two, clock=SLOW)
    one.play(game)
    store = running.server.journal.store
    turn = (schema.notices.c.kind == "turn", schema.notices.c.guest == id_of(two))
    until(
        lambda: store.read(count, schema.notices, *turn, schema.notices.c.due > now_ms() + 30_000)
    )
    assert box.wait(0) == []
    ends = store.read(lambda c: c.scalar(select(schema.notices.c.due).where(*turn))) or 0
    assert abs(ends - now_ms() - (_night() - wall_ms())) < 2_000
    # It is quiet no more.
    two.ask("PUT", SETTINGS, {})
    change(store, schema.notices, *turn, due=now_ms())
    assert box.wait(1)[0].title == "Your turn"


def _night() -> int:
    wishes = notice_settings.Wishes(quiet=QuietHours(**NIGHT), zone="UTC")
    return wishes.quiet_until(wall_ms()) or 0


def passes(running: Running, client: Client, share: float) -> None:
    """So much of the time for the turn of somebody is gone."""
    store = running.server.journal.store
    mine = (schema.notices.c.kind == "turn", schema.notices.c.guest == id_of(client))
    since = now_ms() - int(2 * DAY * share)
    marks = tuple(since + 2 * DAY * percent // 100 for percent in notices.MARKS)
    data = notices.encode(notices.NoticeData(marks=marks, slow=True))
    change(store, schema.notices, *mine, data=data, due=now_ms())


def test_time_that_is_short_is_told_twice_even_in_quiet_hours(
    running: Running, box: LetterBox
) -> None:
    one, two = pair(running, box)
    game = seated(one, two, clock=SLOW)
    one.play(game)
    box.wait(1)
    two.ask("PUT", SETTINGS, {"quiet": NIGHT, "zone": "UTC"})
    passes(running, two, 0.81)
    first = box.wait(2)[-1]
    assert first.title == "Your time is running out" and first.urgency == "high"
    assert sorted(kinds(two)) == ["time", "turn"]
    passes(running, two, 0.96)
    last = box.wait(3)[-1]
    assert last.title == first.title and last.tag == first.tag and last.id != first.id
    [told] = [each for each in two.ask("GET", NOTICES)["notices"] if each["kind"] == "time"]
    assert told["percent"] == 95
    two.play(game)
    assert kinds(two) == []


def test_what_was_missed_while_nobody_ran_is_told_once(running: Running, box: LetterBox) -> None:
    """Both marks have passed: the last one is told, and not the turn before it."""
    one, two = pair(running, box)
    two.ask("PUT", SETTINGS, {"quiet": NIGHT, "zone": "UTC"})
    game = seated(one, two, clock=SLOW)
    one.play(game)
    store = running.server.journal.store
    waits = (schema.notices.c.kind == "turn", schema.notices.c.due > now_ms() + 30_000)
    until(lambda: store.read(count, schema.notices, *waits))
    passes(running, two, 0.96)
    [message] = box.wait(1)
    assert message.title == "Your time is running out"


# --- When it cannot be sent


def test_later_is_tried_again_with_the_same_id(
    running: Running, box: LetterBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "_PAUSE_MS", 20)
    one, two = pair(running, box)
    box.answers = [Outcome("later", why="503"), Outcome("later", 50, why="429")]
    one.play(seated(one, two, clock=SLOW))
    messages = box.wait(3)
    assert len({message.id for message in messages}) == 1
    quiet(running)


def test_tries_end(running: Running, box: LetterBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "_PAUSE_MS", 1)
    monkeypatch.setattr(sending, "_GROWTH", 1)
    one, two = pair(running, box)
    box.answers = [Outcome("later", why="503")] * 20
    one.play(seated(one, two, clock=SLOW))
    box.wait(sending.MAX_TRIES)
    quiet(running)


def test_refusals_are_kept_for_the_host_and_forget_nobody(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    two.ask("PUT", SETTINGS, {"every": True})
    box.answers = [Outcome("refused", why="403 by push.example")] * 2
    for _ in range(2):
        one.play(seated(one, two, clock=SLOW))
    box.wait(2)
    quiet(running)
    [refusal] = running.server.journal.store.read(outbox.refusals)
    assert (refusal.way, refusal.why, refusal.times) == ("push", "403 by push.example", 2)
    one.play(seated(one, two, clock=SLOW))
    box.wait(3)


def test_who_is_gone_is_sent_nothing_more(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box, "old", "new")
    two.ask("PUT", SETTINGS, {"every": True})
    box.answers = [Outcome("gone"), Outcome("sent")]
    one.play(seated(one, two, clock=SLOW))
    box.wait(2)
    quiet(running)


# --- Other kinds


def test_live_games_call_only_who_is_away(running: Running, box: LetterBox) -> None:
    one, two = pair(running, box)
    game = seated(one, two, clock=MINUTES)
    with two.socket() as socket:
        socket.watch(game)
        one.done(game, "resign", seat=1)
        until(lambda: two.view(game)["status"] == "over")
    assert kinds(two) == [] and box.wait(0) == []
    game = seated(one, two, clock=MINUTES)
    one.done(game, "resign", seat=1)
    assert box.wait(1)[0].title == "You have won"
    # Somebody sits down at what two has made, who has a page open: the bell is enough.
    with two.socket():
        made = two.create(ME, FRIEND, FRIEND, clock=MINUTES)["game"]
        one.done(made, "join")
        until(lambda: "joined" in kinds(two))
        box.wait(1)


def test_a_game_against_an_engine(running: Running, box: LetterBox) -> None:
    _, two = pair(running, box)
    game = two.create(ME, ENGINE, start=1, clock=SLOW)["game"]
    box.wait(1)
    two.play(game)
    until(lambda: two.view(game)["to_move"] == 1)
    until(lambda: len(box.came) == 2)
    assert box.came[-1][1].body == "Your move is awaited: Somebody"


# --- At several processes


@pytest.fixture
def processes(postgresql_url: str, box: LetterBox) -> Iterator[list[Running]]:
    with (
        serving(postgresql_url, ways={"push": box}) as one,
        serving(postgresql_url, ways={"push": box}) as two,
        serving(postgresql_url, ways={"push": box}) as three,
    ):
        yield [one, two, three]


def test_each_is_sent_once_by_three_processes(processes: list[Running], box: LetterBox) -> None:
    first, second, third = processes
    one, two = pair(first, box)
    two.ask("PUT", SETTINGS, {"every": True})
    games = [seated(one, two, clock=SLOW) for _ in range(20)]
    players = [at(running, one) for running in processes]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda pair: players[pair[0] % 3].play(pair[1]), enumerate(games)))
    messages = box.wait(20)
    assert {message.path for message in messages} == {f"/play/{game}" for game in games}
    assert at(third, two).ask("GET", NOTICES)["bell"]["waiting"] == 20
    assert second


def test_back_at_another_process_counts(processes: list[Running], box: LetterBox) -> None:
    first, second, _ = processes
    one, two = pair(first, box)
    games = [seated(one, two, clock=SLOW) for _ in range(2)]
    one.play(games[0])
    box.wait(1)
    store = first.server.journal.store
    at(second, two).ask("GET", NOTICES)
    until(lambda: store.read(count, schema.called) == 0)
    one.play(games[1])
    box.wait(2)


def test_the_bell_is_the_same_on_all_devices(processes: list[Running], box: LetterBox) -> None:
    first, second, third = processes
    one, two = pair(first, box)
    game = seated(one, two, clock=SLOW)

    def rings(socket: Any, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(bell := socket.wait("bell")):
            pass
        return dict(bell)

    with at(second, two).socket() as laptop, at(third, two).socket() as phone:
        for socket in (laptop, phone):
            socket.send("watch_bell", on=True)
            assert socket.wait("bell")["unread"] == 0
        one.play(game)
        for socket in (laptop, phone):
            bell = rings(socket, lambda bell: bell["unread"] == 1)
            assert bell["waiting"] == 1 and bell["next"]["game"] == game
        two.ask("POST", READ, {})
        for socket in (laptop, phone):
            rings(socket, lambda bell: bell["unread"] == 0 and bell["waiting"] == 1)
        two.play(game)
        for socket in (laptop, phone):
            rings(socket, lambda bell: bell["waiting"] == 0 and bell["next"] is None)
