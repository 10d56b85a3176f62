"""Games of quick pairing in the database: one unfinished one per person, and a short memory."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from evora.server.storage import guests as stored_guests
from evora.server.storage import pairing_facts, pairings, retention
from evora.server.storage.pairing_facts import PairingFacts
from evora.server.storage.store import Store
from evora.server.storage.values import Conflict, NewGame, PairingChange
from server.databases import open_migrated
from server.stored_games import NOW, append, index, new_game

HOUR, DAY = 3_600_000, 86_400_000


def game(number: int, *guests: str, networks: Any = (), changed: int = NOW) -> NewGame:
    """A game that these guests are led to. `networks`: where they come from, in order."""
    came = zip(guests, [*networks, None, None], strict=False)
    return new_game(
        f"game{number:06}",
        index=index(changed=changed),
        pairings=[PairingChange(guest, "open", network) for guest, network in came],
    )


def ended(number: int, changed: int = NOW, **states: Any) -> Any:
    changes = [PairingChange(guest, state) for guest, state in states.items()]
    return append(f"game{number:06}", index=index(status="over", changed=changed), pairings=changes)


def conflicts(store: Store, *writes: Any) -> list[str | None]:
    found = store.append_many(writes)
    return [conflict.kind if isinstance(conflict, Conflict) else None for conflict in found]


def facts(store: Store, guest: str = "ann", command: str = "none", now: int = NOW) -> PairingFacts:
    return store.read(pairing_facts.look, guest, command, "home", now)


def test_one_unfinished_game_per_person(store: Store) -> None:
    assert conflicts(store, game(1, "ann")) == [None]
    [conflict] = store.append_many([game(2, "bob", "ann")])
    assert isinstance(conflict, Conflict)
    assert (conflict.kind, conflict.game) == ("paired", "game000001")
    # Nothing of it was written: bob is free, and in one batch the others are.
    assert conflicts(store, game(3, "ann"), game(4, "bob"), game(5, "bob")) == [
        "paired",
        None,
        "paired",
    ]
    assert conflicts(store, ended(1, ann="over"), game(6, "ann")) == [None, None]
    assert facts(store).mine == ("game000006", "playing")


def test_one_is_given_up_for_another_in_one_transaction(store: Store) -> None:
    conflicts(store, game(1, "ann"), game(2, "bob"))
    leaves = ended(1, ann=None)
    came = [PairingChange("ann", "open", "home")]
    stale = append("game000002", seq=9, pairings=came, leaves=leaves, unless_locked=True)
    assert conflicts(store, stale) == ["stale"]
    assert facts(store).mine == ("game000001", "playing")
    moved = append("game000002", pairings=came, leaves=leaves, unless_locked=True)
    assert conflicts(store, moved) == [None]
    assert facts(store).mine == ("game000002", "playing")
    assert conflicts(store, append("game000001")) == ["stale"]  # it has gone on
    # If the one that is given up has gone on, nothing is written of the other.
    conflicts(store, game(3, "cat"), game(4, "dan"), append("game000003"))
    came = [PairingChange("cat", "open")]
    late = append("game000004", pairings=came, leaves=ended(3, cat=None))
    assert conflicts(store, late) == ["stale"]
    assert facts(store, "cat").mine == ("game000003", "playing")


def test_of_twenty_at_once_one_is_written(database_url: str) -> None:
    shared = database_url.startswith("postgresql")
    stores = [open_migrated(database_url) for _ in range(3 if shared else 1)]

    def begin(number: int) -> str | None:
        return conflicts(stores[number % len(stores)], game(number, "ann"))[0]

    with ThreadPoolExecutor(20) as pool:
        outcomes = list(pool.map(begin, range(20)))
    assert outcomes.count(None) == 1
    assert set(outcomes) <= {None, "paired", "stale"}
    for store in stores:
        store.close()


def test_nobody_waits_for_a_process_that_is_frozen(postgresql_url: str) -> None:
    store = open_migrated(postgresql_url)
    conflicts(store, game(1, "ann"))
    with psycopg.connect(postgresql_url) as frozen:
        frozen.execute("UPDATE games SET seq = seq")
        frozen.execute("SELECT pg_advisory_xact_lock(hashtextextended('bob', 9))")
        began = time.monotonic()
        came = [PairingChange("cat", "open")]
        assert conflicts(store, append(pairings=came, unless_locked=True)) == ["stale"]
        assert conflicts(store, game(2, "bob")) == ["stale"]
        assert conflicts(store, game(3, "cat")) == [None]
        assert time.monotonic() - began < 2  # a statement may take five seconds
    store.close()


def test_a_game_that_was_made_by_hand_keeps_where_its_maker_comes_from(store: Store) -> None:
    lobby = index(status="waiting", listed=True)
    for number in (1, 2):
        made = [PairingChange("ann", "made", "home")]
        conflicts(store, new_game(f"game00000{number}", index=lobby, pairings=made))
    found = facts(store, "bob")
    assert found.networks == {"game000001": "home", "game000002": "home"}
    assert found.unfinished == {} and facts(store).mine is None
    both = [PairingChange("ann", "open"), PairingChange("bob", "open", "school")]
    assert conflicts(store, append(pairings=both)) == [None]
    assert facts(store, "bob").opponents == {"ann": "home"}
    # The other one is left alone meanwhile.
    both = [PairingChange("ann", "open"), PairingChange("cat", "open")]
    assert conflicts(store, append("game000002", pairings=both)) == ["paired"]


# --- What is known of somebody who asks


def test_what_a_request_led_to_before(store: Store) -> None:
    conflicts(store, game(1, "ann"))
    assert facts(store, command="make-game000001").repeated == "game000001"
    assert facts(store, "bob", command="make-game000001").repeated is None
    conflicts(store, game(2, "bob"))
    joined = append("game000002", command="join-it", pairings=[PairingChange("cat", "open")])
    conflicts(store, joined)
    assert facts(store, "cat", command="join-it").repeated == "game000002"
    conflicts(store, append("game000002", seq=4, index=index(status="over")))
    assert facts(store, "cat", command="join-it").repeated is None


def test_who_has_met_whom(store: Store) -> None:
    conflicts(store, game(1, "ann", "bob", networks=["home", "school"]))
    conflicts(store, ended(1, NOW + 5, ann="over", bob="left"))
    later = NOW + 29 * 60_000
    assert facts(store, now=later).opponents == {"bob": "school"}
    assert facts(store, now=NOW + HOUR).opponents == {}
    assert facts(store, "bob", now=later).left == [NOW + 5]
    assert facts(store, now=later).left == [] == facts(store, "bob", now=NOW + DAY + 6).left


def test_who_waits_and_has_met_somebody_of_this_address(store: Store) -> None:
    conflicts(store, game(1, "ann", "bob", networks=["home", "school"]))
    conflicts(store, ended(1, ann="over", bob="over"))
    lobby = index(status="waiting", listed=True)
    waits = [PairingChange("bob", "open", "school")]
    conflicts(store, new_game("game000002", creator="bob", index=lobby, pairings=waits))
    found = facts(store, "cat")  # whose network is ann's
    assert found.networks == {"game000002": "school"} and found.unfinished == {"bob": "game000002"}
    assert found.met == {"bob"}
    assert [line.id for line in found.lobby] == ["game000002"]
    assert found.crowded == set()


def test_an_address_is_crowded_by_people_who_meet_strangers(store: Store) -> None:
    lobby = index(status="waiting", listed=True)
    waits = [PairingChange("zoe", "open", "elsewhere")]
    conflicts(store, new_game("game000009", creator="zoe", index=lobby, pairings=waits))

    def crowded(now: int = NOW + 1) -> Any:
        return facts(store, "zed", now=now).crowded

    # Among themselves, and one of them again and again, they are no crowd.
    conflicts(store, game(1, "ann", "bob", networks=["home", "home"]))
    conflicts(store, ended(1, ann="over", bob="over"))
    for number in (2, 3):
        conflicts(store, game(number, "ann", "cat", networks=["home", "school"]))
        conflicts(store, ended(number, ann="over", cat="over"))
    assert crowded() == set()
    conflicts(store, game(4, "bob", "dan", networks=["home"]))
    assert crowded() == {"home"}
    assert crowded(NOW + 11 * 60_000) == set()


# --- For a while


def test_what_is_long_ago_is_forgotten(store: Store) -> None:
    conflicts(store, game(1, "ann", "bob", networks=["home", "school"]))
    conflicts(store, ended(1, ann="over", bob="left"), game(2, "cat", networks=["home"]))
    store.write(pairings.forget_old, NOW + HOUR)
    assert facts(store).opponents == {"bob": "school"}
    store.write(pairings.forget_old, NOW + HOUR + 1)
    assert facts(store).opponents == {"bob": None}
    store.write(pairings.forget_old, NOW + DAY + 1)
    assert facts(store).opponents == {}
    assert facts(store, "cat").mine == ("game000002", "playing")  # unfinished ones are not


def test_it_goes_with_the_guest_and_with_the_game(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    conflicts(store, game(1, "ann", "bob"), ended(1, ann="over", bob="over"))
    store.write(stored_guests.forget, "ann")
    assert store.read(pairings.export, "ann") == []
    assert [row["game"] for row in store.read(pairings.export, "bob")] == ["game000001"]
    store.write(retention.delete_games, ["game000001"], NOW + DAY)
    assert store.read(pairings.export, "bob") == []


@pytest.mark.parametrize("state", ["over", "left"])
def test_the_end_of_a_game_that_nobody_remembers_is_written_all_the_same(
    store: Store, state: str
) -> None:
    """Its people may have deleted their data."""
    conflicts(store, game(1))
    assert conflicts(store, ended(1, ann=state)) == [None]
    assert facts(store).mine is None
