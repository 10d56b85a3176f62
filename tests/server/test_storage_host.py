"""The host's actions in the database: applied once, undone once, and bounded, on both databases."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from evora.server.common.settings import Rate
from evora.server.domain import host_actions as actions
from evora.server.domain.bans import Ban
from evora.server.domain.host_actions import Action
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage import host_actions, host_effects, host_state
from evora.server.storage.backup import read_backup, write_backup
from evora.server.storage.host_actions import Effect
from evora.server.storage.rates import Charge
from evora.server.storage.store import Store
from evora.server.storage.values import HostAction, Invitation, ReadOnly
from server.stored_games import append, create_game, new_game, refused

NOW = 1_800_000_000_000


@pytest.fixture
def ann(store: Store) -> str:
    store.write(stored_guests.add, "ann", "hash of ann", NOW, name="Ann")
    return "ann"


def ask(store: Store, action: Action) -> int:
    number = store.write(host_actions.ask, action, "host", NOW)
    assert number is not None
    return number


def apply(store: Store, number: int) -> HostAction:
    def effect(connection: Any, found: HostAction) -> Effect:
        return host_effects.apply(connection, found, NOW, [])

    found = store.write(host_actions.apply, number, effect)
    assert found is not None
    return found


def at_once(count: int, work: Any) -> list[Any]:
    results: list[Any] = []
    barrier = threading.Barrier(count)

    def one(number: int) -> None:
        barrier.wait(60)
        results.append(work(number))

    threads = [threading.Thread(target=one, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_numbers_are_given_once(store: Store, ann: str) -> None:
    numbers = at_once(20, lambda _: ask(store, actions.Rename(guest=ann, name="Eva")))
    assert sorted(numbers) == list(range(1, 21))


def test_an_action_is_applied_once_by_twenty(store: Store, ann: str) -> None:
    number = ask(store, actions.Rename(guest=ann, name="Eva"))
    found = at_once(20, lambda _: apply(store, number))
    assert {(one.state, one.version) for one in found} == {("applied", 1)}
    assert store.read(host_actions.version) == 1


def test_an_action_is_undone_once(store: Store, ann: str) -> None:
    number = apply(store, ask(store, actions.Rename(guest=ann, name="Eva"))).id
    undos = [ask(store, actions.Undo(action=number)) for _ in range(20)]
    states = [one.state for one in at_once(20, lambda which: apply(store, undos[which]))]
    assert (states.count("applied"), states.count("refused")) == (1, 19)
    assert store.read(stored_guests.names, [ann]) == {ann: "Ann"}


def test_an_invitation_lets_in_as_many_as_it_says(store: Store) -> None:
    apply(store, ask(store, actions.Invite(hash="code", uses=3, until=NOW + 1)))

    def enter(who: object, code: str = "code", time: int = NOW) -> str | None:
        charge = Charge("new_guests", Rate(0, 1), "address")
        invitation = Invitation(code, time)
        return refused(
            store, stored_guests.join, f"guest {who}", f"session {who}", NOW, charge, invitation
        )

    assert at_once(20, enter).count(None) == 3
    assert enter("late", time=NOW + 1) == enter("wrong", "other") == "invitation_needed"


def test_no_game_is_written_in_read_only(store: Store) -> None:
    """Whatever a process knows: it is decided where it is written."""
    create_game(store, new_game())
    apply(store, ask(store, actions.SetReadOnly(on=True)))
    with pytest.raises(ReadOnly):
        store.append_many([append()])
    with pytest.raises(ReadOnly):
        store.append_many([new_game("game000002")])
    apply(store, ask(store, actions.SetReadOnly()))
    assert store.append_many([append()]) == [None]
    assert store.read(stored_games.load, "game000002") is None


def test_bans_have_a_bound(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_state, "MAX_BANS", 3)
    networks = [f"203.0.113.{number}" for number in range(4)]
    refused = apply(store, ask(store, actions.Ban(networks=networks)))
    assert (refused.state, refused.result.reason) == ("refused", "too_many")
    assert store.read(host_state.all_bans) == []
    # Not even the log of what was refused keeps an address.
    assert refused.action == actions.Ban()
    assert apply(store, ask(store, actions.Ban(networks=networks[:3]))).state == "applied"


def test_actions_that_wait_have_a_bound(
    store: Store, ann: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_actions, "MAX_OPEN", 2)
    wish = actions.Rename(guest=ann, name="Eva")
    assert [store.write(host_actions.ask, wish, "host", NOW) for _ in range(3)] == [1, 2, None]


def test_what_is_said_of_a_person_goes_with_them(store: Store, ann: str) -> None:
    ban = actions.Ban(guest=ann, reason="Spam", networks=["203.0.113.7"])
    for action in (actions.Rename(guest=ann, name="Eva"), ban):
        apply(store, ask(store, action))
    exported = store.read(stored_guests.export, ann)
    assert exported is not None
    assert [one["action"]["type"] for one in exported["host"]] == ["rename", "ban"]
    assert exported["bans"] == [{"made": NOW, "until": None, "reason": "Spam"}]
    assert exported["renamed"] == NOW and "203.0.113" not in str(exported)
    store.write(stored_guests.forget, ann)
    left = store.read(host_actions.latest, 10)
    assert [one.action for one in left] == [actions.Ban(guest=ann), actions.Rename(guest=ann)]
    assert [one.undo for one in left] == [None, None]
    assert [one.target for one in store.read(host_state.all_bans)] == ["203.0.113.7/32"]


def test_what_is_over_goes(store: Store) -> None:
    apply(store, ask(store, actions.Ban(networks=["203.0.113.7"], until=NOW + 5)))
    apply(store, ask(store, actions.SetMessage(message=actions.HostText(text="x"), until=NOW + 5)))
    apply(store, ask(store, actions.Invite(hash="code", until=NOW + 5)))
    assert not store.read(host_state.has_expired, NOW + 4)
    assert store.read(host_state.has_expired, NOW + 5)
    before = store.read(host_actions.version)
    store.write(host_actions.end_expired, NOW + 5)
    assert store.read(host_state.all_bans) == [] and store.read(host_state.settings) == {}
    assert store.read(host_actions.version) == before + 1
    store.write(host_actions.end_expired, NOW + 9)
    assert store.read(host_actions.version) == before + 1


def test_networks_come_too_late_for_a_ban_that_was_lifted(store: Store, ann: str) -> None:
    number = ask(store, actions.Ban(guest=ann, here=True))
    apply(store, number)
    apply(store, ask(store, actions.Undo(action=number)))
    network = Ban(action=number, target="203.0.113.7/32", made=NOW, until=None, reason="")
    store.write(host_actions.add_networks, [network])
    assert store.read(host_state.all_bans) == []


def test_a_backup_has_all_of_it(store: Store, ann: str, database_url: str, tmp_path: Any) -> None:
    apply(store, ask(store, actions.Ban(guest=ann, reason="Spam")))
    apply(store, ask(store, actions.SetReadOnly(on=True)))
    write_backup(database_url, tmp_path / "backup")
    read_backup(tmp_path / "backup", database_url, force=True)
    assert [ban.reason for ban in store.read(host_state.all_bans)] == ["Spam"]
    assert store.read(lambda connection: connection.scalar(host_state.READ_ONLY))
    assert ask(store, actions.SetReadOnly()) == 3
