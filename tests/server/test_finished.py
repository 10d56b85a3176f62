"""Finished games that were played elsewhere, kept with the games of a guest."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from evora import Game, Seed, format_game, parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain import summaries
from evora.server.domain.records import record
from evora.server.domain.table import Decision, rematch, replay
from evora.server.domain.table.finished import finished_game, keep_record, names_of, seed_of
from evora.server.live.games.index import summary_view
from evora.verify import verify
from server.serving import ENGINE as OTHER
from server.serving import ME as SEAT
from server.serving import Client, Running, serving
from server.tables import ANNA, ENGINE, ME, Played, listed, three, two
from tools.browser import positions

NOW = 1_800_000_000_000


def text_of(played: Played, **names: str) -> str:
    given = {int(seat[1:]): name for seat, name in names.items()}
    return format_game(record(played.table, given, played.seed))


@pytest.fixture(scope="module")
def won() -> str:
    """A game against an engine, to its end."""
    played = Played(ME, ENGINE)
    played.finish()
    return text_of(played, s1="Anna")


def kept(text: str) -> Decision:
    return keep_record("k" * 10, m.KeepRecord(id="i" * 16, record=text), "guest", _game(text), NOW)


def _game(text: str) -> Game:
    return finished_game(text)


def test_a_record_becomes_a_game_and_the_same_record_again(won: str) -> None:
    decision = kept(won)
    table = decision.table
    assert (table.status, table.created.creator, table.sat("guest")) == ("over", "guest", [1])
    assert [(seat.kind, seat.level) for seat in table.seats] == [
        ("local", None),
        ("engine", "novice"),
    ]
    again = parse_game(format_game(record(table, {1: "Anna"}, seed_of(_game(won)))))
    before = parse_game(won)
    before.tags |= {"Date": again.tags["Date"], "Source": "uploaded"}
    assert again == before
    assert {event.body.by for event in table.history if isinstance(event.body, m.Moved)} == {
        "player",
        "engine",
    }


def test_a_game_that_somebody_gave_up() -> None:
    played = two()
    played.moves(3)
    played.do(ANNA, m.Resign, seat=1)
    table = kept(text_of(played, s2="Ben")).table
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("resigned", [2])
    assert table.seat(1).out == "resigned"
    assert [seat.kind for seat in table.seats] == ["local", "local"]


def test_names_of_the_file_where_they_can_be_kept() -> None:
    played = three()
    played.finish()
    text = text_of(played, s1="Anna", s2="Ben", s3="x" * 40)
    assert names_of(_game(text)) == {1: "Anna", 2: "Ben"}


def _without_end(text: str) -> str:
    game = parse_game(text)
    game.undo()
    return format_game(game)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (str.swapcase, "expected"),
        (lambda text: text.replace('Seat1Kind "person"', 'Seat1Kind "club"'), "a person"),
        (lambda text: text + "\n" + text, "one game"),
        (_without_end, "over"),
    ],
)
def test_what_cannot_be_kept(won: str, change: Callable[[str], str], expected: str) -> None:
    with pytest.raises(Refusal, match=expected) as refused:
        finished_game(change(won))
    assert (refused.value.code, refused.value.field) == ("bad_record", "record")


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def test_an_uploaded_game_is_one_of_mine(running: Running, won: str) -> None:
    guest, body = running.guest(), {"id": secrets.token_hex(8), "record": won}
    made = guest.ask("POST", "/api/me/records", body)
    assert made["view"]["status"] == "over" and made["view"]["yours"] == [1]
    assert made["view"]["seats"][0]["name"] == "Anna"  # as the file has it
    assert guest.ask("POST", "/api/me/records", body)["game"] == made["game"]
    (mine,) = guest.ask("GET", "/api/me/games")["games"]
    assert (mine["game"], mine["levels"]) == (made["game"], [None, "novice"])
    assert len(guest.ask("GET", f"/api/games/{made['game']}/steps")["steps"]) > 10
    assert made["view"]["seed"] == parse_game(won).tags["Seed"]
    stranger = running.client()
    assert stranger.refused("POST", "/api/me/records", body) == (401, "no_guest")
    bad = {"id": secrets.token_hex(8), "record": "hello"}
    assert guest.refused("POST", "/api/me/records", bad) == (422, "bad_record")


# --- An uploaded game is called one


def test_the_log_tells_an_uploaded_game_from_one_that_was_played(won: str) -> None:
    assert kept(won).table.source == "uploaded"
    finished, position = Played(ME, ENGINE), Game(str(positions.middle(2)))
    finished.finish()
    resigned = Played(ME, ENGINE)
    resigned.do(ANNA, m.Resign, seat=1)
    for played in (finished, resigned, two()):
        assert played.table.source == replay(played.table.id, played.log).source == "played"
    assert Played(ME, ENGINE, origin=position).table.source == "position"


def test_an_uploaded_game_of_an_older_version_is_recognised(won: str) -> None:
    """Then the first person was the guest, and lists were told nothing of where a game is from."""
    entries = list(kept(won).entries)
    created = entries[0].entry
    assert isinstance(created, log.Created)
    seats = [log.SeatSetup(kind="guest", guest="guest"), *created.seats[1:]]
    entries[0] = replace(entries[0], entry=replace(created, seats=seats))
    table = replay("k" * 10, entries)
    assert table.source == "uploaded"
    text = summaries.encode(replace(summaries.summarise(table), version=2, source=None))
    row = listed(table, ("Anna", None))
    assert summary_view(dataclasses.replace(row, summary=text), "guest").source == "uploaded"
    played = Played(ME, ENGINE)
    played.wait(1)
    played.do(ANNA, m.Resign, seat=1)
    cancelled = Played(ME, m.FriendSeat())
    cancelled.do(ANNA, m.Leave)
    for other in (played, cancelled):
        old = replace(summaries.summarise(other.table), version=2, source=None)
        row = listed(other.table, ("Anna", None))
        old_row = dataclasses.replace(row, summary=summaries.encode(old))
        assert summary_view(old_row, ANNA).source == "played"


def test_who_plays_again_plays_here(won: str) -> None:
    table = kept(won).table
    asked = m.Rematch(id="r" * 16, seq=table.seq)
    new, _ = rematch(
        table,
        "guest",
        command=asked,
        game="g" * 10,
        seed=Seed("1"),
        deal=Seed("2"),
        now=NOW,
        here=["guest"],
    )
    assert new is not None and new.table.source == "played"
    assert [seat.kind for seat in new.table.seats] == ["guest", "engine"]


def forged(text: str) -> str:
    """Two people at one device, written up as a victory over the strongest engine."""
    game = parse_game(text)
    game.tags |= {"Seat1": "Champion", "Seat2Kind": "full", "Source": "played", "Site": "Evora"}
    game.tags.pop("Seat2", None)
    return format_game(game)


def test_it_is_called_so_wherever_it_is_seen(database_url: str, won: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>", "utf-8")
    body = {"id": secrets.token_hex(8), "record": forged(won)}
    with serving(database_url, page=tmp_path) as running:
        guest, stranger = running.guest(), running.client()
        game = guest.ask("POST", "/api/me/records", body)["game"]
        assert guest.ask("GET", "/api/me/games")["games"][0]["source"] == "uploaded"
        _is_called_uploaded(stranger, game)
        again = guest.done(game, "rematch")["game"]
        assert guest.view(again)["source"] == "played"
    with serving(database_url, page=tmp_path) as running:  # after a restart, from the log
        _is_called_uploaded(running.client(), game)


def _is_called_uploaded(stranger: Client, game: str) -> None:
    view = stranger.view(game)
    assert view["source"] == "uploaded"
    assert [seat["kind"] for seat in view["seats"]] == ["local", "engine"]
    events = stranger.ask("GET", f"/api/games/{game}/events?since=0")["events"]
    assert events[0]["body"]["source"] == "uploaded"
    assert stranger.ask("GET", f"/api/games/{game}/steps")["tags"]["Source"] == "uploaded"
    written = parse_game(stranger.request("GET", f"/api/games/{game}/record").text)
    assert written.tags["Source"] == "uploaded" and "Site" not in written.tags
    assert verify(written).uploaded
    page = stranger.http.get(f"/play/{game}").text
    assert 'og:title" content="Uploaded: Champion \N{EN DASH} said to be Full strength"' in page
    assert 'description" content="This game was not played here' in page
    picture = stranger.request("GET", f"/api/games/{game}/picture.svg").text
    assert "Uploaded: Champion" in picture


def test_a_game_from_a_position_says_so(running: Running) -> None:
    guest = running.guest()
    origin = {"type": "position", "position": str(positions.middle(2))}
    game = guest.create(SEAT, OTHER, origin=origin)["game"]
    assert running.client().view(game)["source"] == "position"
    assert guest.ask("GET", "/api/me/games")["games"][0]["source"] == "position"
    assert guest.create(SEAT, OTHER)["source"] == "played"


def test_it_is_called_so_at_another_process(postgresql_url: str, won: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>", "utf-8")
    body = {"id": secrets.token_hex(8), "record": forged(won)}
    with serving(postgresql_url) as running, serving(postgresql_url, page=tmp_path) as other:
        game = running.guest().ask("POST", "/api/me/records", body)["game"]
        _is_called_uploaded(other.client(), game)
