"""Finished games that were played elsewhere, kept with the games of a guest."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator

import pytest

from evora import Game, format_game, parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.records import record
from evora.server.domain.table import Decision
from evora.server.domain.table.finished import finished_game, keep_record, names_of, seed_of
from server.serving import Running, serving
from server.tables import ANNA, ENGINE, ME, Played, three, two

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
        ("guest", None),
        ("engine", "novice"),
    ]
    again = parse_game(format_game(record(table, {1: "Anna"}, seed_of(_game(won)))))
    before = parse_game(won)
    before.tags["Date"] = again.tags["Date"]
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
    assert [seat.kind for seat in table.seats] == ["guest", "local"]


def test_names_of_the_others_where_they_can_be_kept() -> None:
    played = three()
    played.finish()
    text = text_of(played, s1="Anna", s2="Ben", s3="x" * 40)
    assert names_of(_game(text)) == {2: "Ben"}


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
    assert guest.ask("POST", "/api/me/records", body)["game"] == made["game"]
    (mine,) = guest.ask("GET", "/api/me/games")["games"]
    assert (mine["game"], mine["levels"]) == (made["game"], [None, "novice"])
    assert len(guest.ask("GET", f"/api/games/{made['game']}/steps")["steps"]) > 10
    assert made["view"]["seed"] == parse_game(won).tags["Seed"]
    stranger = running.client()
    assert stranger.refused("POST", "/api/me/records", body) == (401, "no_guest")
    bad = {"id": secrets.token_hex(8), "record": "hello"}
    assert guest.refused("POST", "/api/me/records", bad) == (422, "bad_record")
