"""Guests in storage: tokens and codes by their hashes, names, export and deletion."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
import sqlalchemy

from evora.puzzles import Try
from evora.server.domain.entries import Joined
from evora.server.messages import NoticeSwitch, QuietHours, SetNoticeSettings
from evora.server.storage import blocks as stored_blocks
from evora.server.storage import company as stored_company
from evora.server.storage import deals as stored_deals
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage import holidays as stored_holidays
from evora.server.storage import kept_names as stored_names
from evora.server.storage import keys as stored_keys
from evora.server.storage import notices as stored_notices
from evora.server.storage import played as stored_played
from evora.server.storage import profiles as stored_profiles
from evora.server.storage import push as stored_push
from evora.server.storage import puzzle_runs as stored_runs
from evora.server.storage import puzzles as stored_puzzles
from evora.server.storage.deals import DealKey
from evora.server.storage.push import Subscription
from evora.server.storage.puzzle_runs import StoredRun
from evora.server.storage.store import Store
from evora.server.storage.values import Guest, PairingChange, Passkey, Seat
from server.stored_games import (
    NOW,
    append,
    create_game,
    created,
    index,
    logged,
    new_game,
    played_seat,
)

TRY: dict[str, Any] = {"puzzle": "c2-222222", "rating": 900, "day": 300, "time": NOW}
TRY |= {"solved": True, "run": False, "daily": False}
RUN: dict[str, Any] = {"day": 300, "time": NOW, "solved": 5, "mistakes": 2, "ms": 90_000}
RUN |= {"checked": False}


@pytest.fixture
def ann(store: Store) -> str:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    return "ann"


def passkey(guest: str) -> Passkey:
    return Passkey(
        id=f"id of {guest}",
        guest=guest,
        public_key=f"secret of {guest}",
        party="localhost",
        sign_count=0,
        backed_up=True,
        agent="firefox/linux",
        created=NOW,
    )


def subscription(guest: str, session: str) -> Subscription:
    return Subscription(
        id=f"subscription of {guest}",
        guest=guest,
        session=session,
        endpoint=f"https://push.example/{guest}",
        p256dh="key",
        auth=f"secret of {guest}",
        origin="https://azul.example",
        made=NOW,
    )


def test_a_guest_is_known_by_every_token(store: Store, ann: str) -> None:
    expected = Guest(id=ann, name=None, created=NOW, seen=NOW)
    assert store.read(stored_guests.by_session, "hash of ann") == expected
    store.write(stored_guests.add_code, "a code", ann, NOW + 1)
    assert store.write(stored_guests.sign_in, "a code", "another hash", NOW, 9) == []
    assert store.read(stored_guests.by_session, "another hash") == expected
    assert store.read(stored_guests.by_session, "no such hash") is None


def test_a_session_belongs_to_one_guest(store: Store, ann: str) -> None:
    with pytest.raises(sqlalchemy.exc.IntegrityError):
        store.write(stored_guests.add, "bob", "hash of ann", NOW)
    assert store.read(stored_guests.names, ["bob"]) == {}
    found = store.read(stored_guests.by_session, "hash of ann")
    assert found is not None
    assert found.id == ann


def test_names_and_visits(store: Store, ann: str) -> None:
    store.write(stored_guests.add, "bob", "hash of bob", NOW, name="Bob")
    store.write(stored_guests.set_name, ann, "Ann 🎲")
    store.write(stored_guests.note_seen, ann, NOW + 5)
    found = store.read(stored_guests.by_session, "hash of ann")
    assert found == Guest(id=ann, name="Ann 🎲", created=NOW, seen=NOW + 5)
    assert store.read(stored_guests.names, ["ann", "bob", "nobody"]) == {
        "ann": "Ann 🎲",
        "bob": "Bob",
    }
    store.write(stored_guests.set_name, ann, None)
    assert store.read(stored_guests.names, ["ann", "bob"]) == {"ann": None, "bob": "Bob"}
    assert store.read(stored_guests.names, []) == {}


def test_a_code_works_once_and_until_it_expires(store: Store, ann: str) -> None:
    store.write(stored_guests.add_code, "code 1", ann, NOW + 10)
    assert store.write(stored_guests.use_code, "code 1", NOW + 10) is None
    assert store.write(stored_guests.sign_in, "code 1", "new device", NOW, 9) == []
    assert store.write(stored_guests.sign_in, "code 1", "thief", NOW, 9) is None
    assert store.write(stored_guests.use_code, "no code", NOW) is None
    assert store.read(stored_guests.by_session, "new device") is not None
    assert store.read(stored_guests.by_session, "thief") is None


def test_a_new_code_replaces_the_old_one(store: Store, ann: str) -> None:
    store.write(stored_guests.add_code, "code 1", ann, NOW + 10)
    store.write(stored_guests.add_code, "code 2", ann, NOW + 10)
    assert store.write(stored_guests.use_code, "code 1", NOW) is None
    assert store.write(stored_guests.use_code, "code 2", NOW) == ann


def test_of_two_devices_at_once_one_gets_the_code(store: Store, ann: str) -> None:
    store.write(stored_guests.add_code, "code 1", ann, NOW + 10)
    found: list[str | None] = []
    barrier = threading.Barrier(4)

    def use() -> None:
        barrier.wait(60)
        found.append(store.write(stored_guests.use_code, "code 1", NOW))

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found, key=str) == [None, None, None, "ann"]


def test_export_holds_everything_about_a_guest_and_nothing_about_others(
    store: Store, ann: str
) -> None:
    store.write(stored_guests.set_name, ann, "Ann")
    store.write(stored_guests.add, "bob", "hash of bob", NOW, name="Bob")
    store.write(stored_guests.add_code, "hash of code", ann, NOW + 10)
    store.write(stored_puzzles.keep, ann, 2, '{"tries":2}')
    store.write(stored_puzzles.keep, "bob", 3, '{"tries":3}')
    for guest in (ann, "bob"):
        store.write(stored_puzzles.add_tries, guest, [Try(**TRY, id=f"try of {guest}")])
        store.write(stored_runs.add_unchecked, guest, [StoredRun(**RUN, id=f"run of {guest}")])
    deal = DealKey("2026-11-18", "coloured-2")
    for who in (ann, "bob"):
        store.write(stored_deals.keep, who, deal, ["=X"], None, "2026-11-18", NOW, 10)
    store.write(stored_holidays.take, ann, 3, NOW)
    store.write(stored_holidays.take, "bob", 4, NOW)
    store.write(stored_blocks.add, ann, "bob", NOW, 10)
    store.write(stored_blocks.add, "bob", ann, NOW, 10)
    store.write(stored_company.set_circles, ann, "nobody", None)
    store.write(stored_company.set_circles, "bob", None, "nobody")
    for guest in (ann, "bob"):
        store.write(stored_names.keep, guest, NOW)
        store.write(stored_keys.add_code, guest, f"hash of {guest}'s code", NOW)
        store.write(stored_keys.add_passkey, passkey(guest), 10)
    for guest, session in ((ann, "hash of ann"), ("bob", "hash of bob")):
        store.write(stored_push.subscribe, subscription(guest, session), None, 5)
    store.write(stored_names.rename, ann, "Anne", NOW + 1)
    seats = [Seat("ann"), Seat("bob"), Seat("ann", local=True)]
    pairings = [PairingChange(guest, "open", f"network of {guest}") for guest in (ann, "bob")]
    create_game(store, new_game(seats=seats, local_names={3: "Zoë"}, pairings=pairings))
    create_game(store, new_game("game000002", creator="bob", seats=[Seat("bob"), Seat()]))
    both = [played_seat(ann, "bob"), played_seat("bob", ann, seat=2, result="lost")]
    store.write(stored_played.note, {"game000001": both})
    store.write(stored_profiles.set_open, ann, True)
    over = NoticeSwitch(kind="over", bell=True, push=False, mail=False)
    night = QuietHours(begins=1320, ends=420)
    wishes = SetNoticeSettings(
        switches=[over], quiet=night, zone="Europe/Berlin", every=True, language="de"
    )
    store.write(stored_notices.set_wishes, ann, wishes)
    for guest in (ann, "bob"):
        store.write(stored_notices.add_test, guest, NOW)
    exported = store.read(stored_guests.export, ann)
    assert exported is not None
    [mine] = exported.pop("played")
    assert (mine["game"], mine["result"], mine["score"]) == ("game000001", "won", 50)
    [game] = exported.pop("games")
    assert exported == {
        "guest": "ann",
        "name": "Anne",
        "created": NOW,
        "seen": NOW,
        "devices": [{"since": NOW, "seen": None, "kind": None}],
        "bots": [],
        "codes": [{"expires": NOW + 10, "used": None}],
        "kept_names": [
            {"name": "Ann", "kept": NOW, "freed": NOW + 1},
            {"name": "Anne", "kept": NOW + 1, "freed": None},
        ],
        "recovery_codes": [{"made": NOW, "used": None}],
        "passkeys": [
            {
                "party": "localhost",
                "agent": "firefox/linux",
                "backed_up": True,
                "created": NOW,
                "used": None,
            }
        ],
        "push": [
            {
                "endpoint": "https://push.example/ann",
                "origin": "https://azul.example",
                "made": NOW,
            }
        ],
        "puzzles": {"tries": 2},
        "puzzle_tries": [{**TRY, "id": "try of ann"}],
        "puzzle_runs": [{**RUN, "id": "run of ann"}],
        "deals": [
            {
                "date": "2026-11-18",
                "setting": "coloured-2",
                "begun": NOW,
                "begun_on": "2026-11-18",
                "tokens": "=X",
                "finished": None,
                "scores": None,
                "late": None,
            }
        ],
        "holidays": [{"begins": NOW, "ends": NOW + 3 * 86_400_000, "days": 3}],
        "ratings": [],
        "results": [],
        "finishing": [],
        "pairings": [{"game": "game000001", "state": "open", "changed": NOW}],
        "blocks": [{"created": NOW}],
        "follows": [],
        "circles": [{"seen_by": "nobody", "challenged_by": "everyone"}],
        "challenges": [],
        "reports": [],
        "notices": [
            {"kind": "test", "game": None, "data": "{}", "made": NOW, "due": NOW, "read": None}
        ],
        "notice_settings": [
            {
                "switches": '{"over":["bell"]}',
                "quiet_begins": 1320,
                "quiet_ends": 420,
                "zone": "Europe/Berlin",
                "every": True,
                "language": "de",
            }
        ],
        "called": [],
        "fair_play": [],
        "renamed": None,
        "open_page": True,
        "mail": [],
        "feeds": [],
        "bans": [],
        "host": [],
    }
    log = game.pop("log")
    assert game == {
        "game": "game000001",
        "created": NOW,
        "changed": NOW,
        "status": "playing",
        "creator": True,
        "seats": [
            {"seat": 1, "local": False, "name": None},
            {"seat": 3, "local": True, "name": "Zoë"},
        ],
    }
    assert [entry["seq"] for entry in log] == [1, 2]
    assert log[0]["entry"]["creator"] == "ann"
    assert log[1] == {
        "seq": 2,
        "time": NOW + 2,
        "entry": {"type": "joined", "seat": 2, "guest": None},
    }
    text = json.dumps(exported) + json.dumps(mine) + json.dumps(game) + json.dumps(log)
    for secret in ("hash of", "secret", "bob", "Bob"):
        assert secret not in text
    assert store.read(stored_guests.export, "nobody") is None


def test_deletion_leaves_the_games_and_nobody_in_them(store: Store, ann: str) -> None:
    store.write(stored_guests.set_name, ann, "Ann")
    store.write(stored_guests.add, "bob", "hash of bob", NOW, name="Bob")
    store.write(stored_guests.add_code, "code 1", ann, NOW + 10)
    entries = [logged(1, created("ann")), logged(2, Joined(seat=2, guest="bob"))]
    create_game(
        store,
        new_game(
            entries=entries,
            seats=[Seat("ann"), Seat("bob"), Seat("ann", local=True)],
            local_names={3: "Zoë"},
            index=index(to_move="ann"),
        ),
    )
    store.write(stored_guests.forget, ann)
    store.write(stored_guests.forget, ann)
    assert store.read(stored_guests.export, ann) is None
    assert store.read(stored_guests.by_session, "hash of ann") is None
    assert store.write(stored_guests.use_code, "code 1", NOW) is None
    assert store.read(stored_guests.names, ["ann", "bob"]) == {"bob": "Bob"}
    assert store.read(stored_games.list_of_guest, ann, None, 10) == []
    [line] = store.read(stored_games.list_of_guest, "bob", None, 10)
    assert line.names == (None, "Bob", None)
    assert line.to_move is None
    stored = store.read(stored_games.load, "game000001")
    assert stored is not None
    assert stored.log == entries
    assert stored.local_names == {}
    # The game can still go on: a rematch, a clock, another seat.
    assert store.append_many([append(seq=3)]) == [None]
