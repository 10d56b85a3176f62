"""What those who run a server read of reports, and how they decide them."""
# ruff: noqa: RUF001 - dashes in the texts

from __future__ import annotations

import json

import pytest

from evora.cli.admin_fair_play import notes_words
from evora.cli.admin_reports import print_json, show_report, show_reports
from evora.server.domain import host_actions as actions
from evora.server.domain.host_actions import ActionRefusal
from evora.server.messages import AskedBy
from evora.server.storage import fair_play, guests, host_actions, host_queries
from evora.server.storage import reports as stored
from evora.server.storage.store import Store
from evora.server.storage.values import HostAction
from evora.texts import UserError, languages, speaking
from server.test_reports import NOW, made, queue
from server.test_storage_host import apply, ask

__all__ = ["queue"]


def test_the_queue(queue: Store, capsys: pytest.CaptureFixture[str]) -> None:
    show_reports(queue)
    first, second = capsys.readouterr().out.split("\n\n")[1:]
    assert first.splitlines() == [
        "Bob (bob) – reporters: 2, acted on before: 0",
        "  3 – 2027-01-15 08:00 – Offensive or misleading name – game game000001, seat 2",
        "      words",
        "  4 – 2027-01-15 08:00 – Offensive or misleading name – game game000001, seat 2",
        "      more",
    ]
    assert second.startswith("Dora (dora) – reporters: 1")


def test_an_empty_queue(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    show_reports(store)
    assert capsys.readouterr().out == "No report waits.\n"


def test_one_report_is_shown_and_decided(queue: Store, capsys: pytest.CaptureFixture[str]) -> None:
    queue.write(guests.set_name, "bob", "Robert")
    queue.write(stored.decide, ["3", "4"], "acted", "renamed", NOW)
    show_report(queue, "3")
    assert capsys.readouterr().out.splitlines()[:-2] == [
        "Report 3, 2027-01-15 08:00 UTC: Offensive or misleading name",
        "About: Robert (bob)",
        "The seat was called: Bob",
        "Game: game000001, seat 2, at entry 5 of its log",
        "From: Ann (ann) – reports: 3, of these dismissed: 0",
        "      words",
    ]
    queue.write(guests.forget, "cleo")
    show_report(queue, "4")
    shown = capsys.readouterr().out
    assert "somebody who has deleted their data" in shown and "Note: renamed" in shown


def test_reports_for_a_program(queue: Store, capsys: pytest.CaptureFixture[str]) -> None:
    print_json(queue, None)
    waiting = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(waiting) == 4 and {each["state"] for each in waiting} == {"open"}
    assert [(each["id"], each["about"]) for each in waiting[:2]] == [("3", "bob"), ("4", "bob")]
    queue.write(stored.decide, ["3"], "acted", "renamed", NOW)
    print_json(queue, "3")
    (one,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (one["state"], one["decision"], one["text"]) == ("acted", "renamed", "words")
    with pytest.raises(UserError, match="no report nonsense"):
        print_json(queue, "nonsense")


def test_what_does_not_wait_is_not_decided(queue: Store) -> None:
    with pytest.raises(UserError, match="no report nonsense"):
        show_report(queue, "nonsense")
    refused = decide(queue, "nonsense")
    assert refused.result.reason == "no_report" and queue.read(stored.count_open) == 4
    assert decide(queue, "1").state == "applied"
    assert decide(queue, "1").result.reason == "no_report"


def test_a_decision_is_in_the_log_and_can_be_taken_back(queue: Store) -> None:
    decided = decide(queue, "1", "3")
    assert queue.read(stored.count_open) == 2
    apply(queue, ask(queue, actions.Undo(action=decided.id)))
    assert queue.read(stored.count_open) == 4
    found = queue.read(stored.find, "1")
    assert found is not None and (found.state, found.decided) == ("open", None)


def decide(store: Store, *ids: str) -> HostAction:
    number = ask(store, actions.DecideReports(reports=list(ids), verdict="dismissed"))
    try:
        return apply(store, number)
    except ActionRefusal as refusal:
        store.write(host_actions.refuse, number, refusal)
    found = store.read(host_actions.load, number)
    assert found is not None
    return found


@pytest.mark.parametrize("language", languages())
def test_every_language(sqlite_url: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(sqlite_url)
    store.migrate()
    for guest in ("ann", "bob"):
        store.write(guests.add, guest, f"hash of {guest}", 0)
    store.write(stored.add, made("a1", text="One\n\ntwo"), "bob")
    with speaking(language):
        show_reports(store)
        show_report(store, "a1")
    store.close()
    assert capsys.readouterr().out.count("a1") == 2


def test_notes_about_rated_games_are_shown_beside_reports(
    queue: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, AskedBy]] = [(4, "analyse"), (6, "analyse"), (9, "game")]
    for seq, what in asked:
        queue.write(fair_play.add, "bob", "game000007", seq, NOW + seq * 60_000, what)
    line = (
        "Rated game game000007: asked about its position while it was played, "
        "last 2027-01-15 08:09 UTC (another game from there: 1, analysis: 2)"
    )
    show_reports(queue)
    first, second = capsys.readouterr().out.split("\n\n")[1:]
    assert first.splitlines()[-1] == f"  {line}"
    assert "Rated game" not in second
    show_report(queue, "3")
    assert f"  {line}\n" in capsys.readouterr().out
    (person,) = queue.read(host_queries.people, "Bob", 9)
    assert list(notes_words(person.notes)) == [line]
