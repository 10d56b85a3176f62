"""Names that are one person's alone: by their look, for good, and changed rarely."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from evora.cli import main
from evora.server.common import timestamps
from evora.server.common.refusal import Refusal
from evora.server.domain.kept_names import changes_at, look_of
from evora.server.storage import guests as stored_guests
from evora.server.storage import kept_names as stored
from evora.server.storage import retention
from evora.server.storage.store import Store
from server.authenticators import CODE, KEYS, named
from server.databases import Cluster
from server.serving import FRIEND, ME, WAIT_SECONDS, Client, Running, serving
from server.stored_games import NOW
from server.test_keys import kept

DAY = 86_400_000


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def guest(store: Store, name: str | None, who: str | None = None) -> str:
    found = who or str(name)
    store.write(stored_guests.add, found, f"hash of {found}", NOW, name=name)
    return found


def refused(store: Store, guest: str, name: str | None, now: int) -> str:
    """The code that a change of the name is refused with."""
    with pytest.raises(Refusal) as caught:
        store.write(stored.rename, guest, name, now)
    return caught.value.code


# --- What looks the same


def test_looks_that_are_stored_stay_what_they_are() -> None:
    """Written down from the first version that kept names: a look that changes would let somebody
    take a name that is another's."""
    looks = {
        "Anna": "55579b557896d0ce",
        "Žofie Nováková": "f55cc7938a5ab146",
        "Барсик 2": "28fc656db38c4822",
        "rn|vv cl": "9bb1393ac0e75223",
        "(1)": "fd0ad9026eee596b",
    }
    assert {name: look_of(name)[:16] for name in looks} == looks


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Ánná",
        "A n n a",
        "\u0410nn\u0430",
        "Anna.",
        "Anna (2)",
        "\uff21nna",
        "Ann\u0430",
    ],
)
def test_what_looks_the_same_is_the_same(store: Store, other: str) -> None:
    anna, bob = guest(store, "Anna"), guest(store, None, "bob")
    store.write(stored.keep, anna, NOW)
    assert look_of(other) == look_of("Anna")
    assert refused(store, bob, other, NOW) == "name_taken"
    assert store.read(stored_guests.names, [bob]) == {bob: None}


# --- Changed rarely


def test_when_a_name_may_be_changed() -> None:
    assert changes_at(NOW, NOW + DAY - 1, first=True) is None
    assert changes_at(NOW, NOW + DAY, first=True) == NOW + 30 * DAY
    assert changes_at(NOW, NOW + 1, first=False) == NOW + 30 * DAY
    assert changes_at(NOW, NOW + 30 * DAY, first=False) is None


def test_a_kept_name_is_changed_rarely(store: Store) -> None:
    anna = guest(store, "Anna")
    store.write(stored.keep, anna, NOW)
    store.write(stored.keep, anna, NOW + 1)
    # A correction, then once in thirty days; to write it otherwise is no change.
    store.write(stored.rename, anna, "Hanna", NOW + 5)
    assert refused(store, anna, "Johanna", NOW + 6) == "name_too_soon"
    store.write(stored.rename, anna, "HANNA", NOW + 6)
    assert refused(store, anna, None, NOW + 6) == "bad_name"
    assert store.read(stored_guests.names, [anna]) == {anna: "HANNA"}
    later = NOW + 5 + 30 * DAY
    assert refused(store, anna, "Johanna", later - 1) == "name_too_soon"
    store.write(stored.rename, anna, "Johanna", later)
    # All of them stay hers, and she can go back.
    bob = guest(store, None, "bob")
    for name in ("Anna", "Hanna", "Johanna"):
        assert refused(store, bob, name, later) == "name_taken"
    store.write(stored.rename, anna, "Anna", later + 30 * DAY)
    found = store.read(stored.current, anna)
    assert found is not None and (found.name, found.first) == ("Anna", False)


def test_a_change_that_is_refused_changes_nothing(store: Store) -> None:
    anna, bob = guest(store, "Anna"), guest(store, "Bob")
    for each in (anna, bob):
        store.write(stored.keep, each, NOW)
    assert refused(store, bob, "anna", NOW + 1) == "name_taken"
    found = store.read(stored.current, bob)
    assert found is not None and found.name == "Bob" and found.first
    assert store.read(stored_guests.names, [bob]) == {bob: "Bob"}
    assert refused(store, "nobody", "Carla", NOW) == "no_guest"


def test_the_page_is_told_when(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client, _ = kept(running, "Anna")
    client.ask("PUT", "/api/me", {"name": "Hanna"})
    answer = client.request("PUT", "/api/me", {"name": "Johanna"})
    told = answer.json()
    assert (answer.status_code, told["code"]) == (409, "name_too_soon")
    assert 29.9 * DAY < told["retry_ms"] <= 30 * DAY
    state = client.ask("GET", KEYS)
    assert state["changes"] == state["kept"] + 30 * DAY
    assert client.refused("PUT", "/api/me", {"name": None}) == (422, "bad_name")
    later = state["changes"] + 1
    monkeypatch.setattr(timestamps, "clock", SimpleNamespace(now=lambda: later))
    assert client.ask("GET", KEYS)["changes"] is None
    assert client.ask("PUT", "/api/me", {"name": "Johanna"})["kept"] is True


# --- Who else may be called so


def test_nobody_else_is_called_so(running: Running) -> None:
    early = named(running.client(), "ANNA")  # before anybody kept it
    anna, _ = kept(running, "Anna")
    late = named(running.client(), None)
    assert late.refused("PUT", "/api/me", {"name": "\u0410nna"}) == (409, "name_taken")
    bot = {"name": "anna"}
    assert late.refused("POST", "/api/me/bots", bot) == (409, "name_taken")
    made = late.ask("POST", "/api/me/bots", {"name": "Robo"})["bot"]["bot"]
    assert late.refused("PUT", f"/api/me/bots/{made}", bot) == (409, "name_taken")
    assert anna.ask("POST", "/api/me/bots", bot)["bot"]["name"] == "anna"
    # Who had it before goes on with it, and cannot keep it.
    assert early.ask("GET", "/api/me")["name"] == "ANNA"
    assert early.refused("POST", CODE, {}) == (409, "name_taken")
    assert early.ask("GET", "/api/me")["kept"] is False
    # At one table the one who keeps it has it without a number.
    game = early.create(ME, FRIEND)["game"]
    anna.done(game, "join")
    assert [seat["name"] for seat in early.view(game)["seats"]] == ["ANNA (1)", "Anna"]


def test_a_deleted_name_leads_nowhere_else(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    anna.ask("PUT", "/api/me", {"name": "Hanna"})
    anna.ask("DELETE", "/api/me")
    other = named(running.client(), None)
    for name in ("Anna", "hanna"):
        assert other.refused("PUT", "/api/me", {"name": name}) == (409, "name_taken")


def test_names_that_are_kept_outlive_the_idle(store: Store) -> None:
    anna = guest(store, "Anna")
    guest(store, "Bob")
    store.write(stored.keep, anna, NOW)
    assert store.read(retention.idle_guests, NOW + 1, 10) == ["Bob"]


# --- Many at once


def _keep_all(clients: list[Client]) -> list[str]:
    with ThreadPoolExecutor(len(clients)) as pool:
        asked = [pool.submit(client.request, "POST", CODE, {}) for client in clients]
        answers = [future.result() for future in asked]
    return ["done" if each.is_success else each.json()["code"] for each in answers]


def test_of_twenty_at_once_one_gets_the_name(running: Running) -> None:
    clients = [named(running.client(), "Anna" if n % 2 else "\u0410NN\u0410") for n in range(20)]
    codes = _keep_all(clients)
    assert codes.count("done") == 1 and codes.count("name_taken") == 19
    assert sum(client.ask("GET", "/api/me")["kept"] for client in clients) == 1
    assert sum(client.ask("GET", KEYS)["code"] is not None for client in clients) == 1


def test_of_twenty_at_two_processes_one_gets_the_name(cluster: Cluster) -> None:
    with cluster.database() as url, serving(url) as one, serving(url) as two:
        clients = [named((one, two)[n % 2].client(), "Anna") for n in range(20)]
        codes = _keep_all(clients)
        assert codes.count("done") == 1 and codes.count("name_taken") == 19


def test_of_twenty_changes_to_one_name_one_is_done(running: Running) -> None:
    clients = [kept(running, f"Guest {letter}")[0] for letter in "ABCDEFGHJKMNPQRTUVWX"]
    with ThreadPoolExecutor(20) as pool:
        wish = {"name": "Anna"}
        asked = [pool.submit(each.request, "PUT", "/api/me", wish) for each in clients]
        answers = [future.result().status_code for future in asked]
    assert answers.count(200) == 1 and answers.count(409) == 19
    names = [client.ask("GET", "/api/me")["name"] for client in clients]
    assert names.count("Anna") == 1
    assert all(client.ask("GET", "/api/me")["kept"] for client in clients)


# --- Elsewhere, and later


def test_the_other_process_knows_it(cluster: Cluster) -> None:
    with cluster.database() as url, serving(url) as one, serving(url) as two:
        anna = named(one.client(), "Anna")
        there = two.client()
        there.http.cookies = anna.http.cookies
        assert there.ask("GET", "/api/me")["kept"] is False
        anna.ask("POST", CODE, {})
        deadline = time.monotonic() + WAIT_SECONDS
        while not there.ask("GET", "/api/me")["kept"]:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert named(two.client(), None).refused("PUT", "/api/me", {"name": "anna"})[1] == (
            "name_taken"
        )


def test_backed_up_and_restored(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as running:
        _, code = kept(running, "Anna")
    file, moved = tmp_path / "kept.backup", f"sqlite:///{tmp_path}/moved.db"
    assert main(["backup", str(file), "--database", sqlite_url]) == 0
    assert main(["restore", str(file), "--database", moved]) == 0
    with serving(moved) as running:
        device = running.client()
        assert device.ask("POST", "/api/me/use-code", {"code": code})["name"] == "Anna"
        assert device.ask("GET", "/api/me")["kept"] is True
        assert named(running.client(), None).refused("PUT", "/api/me", {"name": "ANNA"})[0] == 409


def test_guests_from_before_keep_their_names_now(sqlite_url: str) -> None:
    """Two of an older version with one name: nothing changes for them until one keeps it."""
    with serving(sqlite_url) as running:
        people = [named(running.client(), "Anna"), named(running.client(), "Anna")]
        cookies = [client.http.cookies for client in people]
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
        assert database.execute("SELECT count(*) FROM kept_names").fetchone() == (0,)
    with serving(sqlite_url) as running:
        first, second = running.client(), running.client()
        first.http.cookies, second.http.cookies = cookies
        assert first.ask("POST", CODE, {})["code"]
        assert second.refused("POST", CODE, {}) == (409, "name_taken")
        assert second.ask("GET", "/api/me")["name"] == "Anna"
