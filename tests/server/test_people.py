"""Pages of people: what they count, and who sees what of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from evora.server.common.timestamps import now_ms
from evora.server.domain.ratings import RatedGame, Standing
from evora.server.storage import ratings
from server.databases import open_migrated
from server.reviewing import is_done, path_of
from server.reviewing import until as until_review
from server.serving import ENGINE, FRIEND, ME, WAIT_SECONDS, Client, Json, Running, serving
from server.test_keys import kept

ANYBODY = {"type": "anybody"}


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url, review_nodes=200) as found:
        yield found


def page(asker: Client, name: str, what: str = "", **query: Any) -> Json:
    written = "&".join(f"{key}={quote(str(value))}" for key, value in query.items())
    told: Json = asker.ask("GET", f"/api/people/{quote(name)}{what}?{written}")
    return told


def duel(winner: Client, loser: Client, seat: Json = FRIEND, moves: int = 0) -> str:
    """A game between two, which one of them resigns."""
    game: str = winner.create(ME, seat, start=1)["game"]
    loser.done(game, "join")
    for _ in range(moves):
        assert winner.play(game) or loser.play(game)
    loser.done(game, "resign", seat=2)
    return game


def played_out(client: Client, **more: Any) -> str:
    """A whole game against an engine."""
    game: str = client.create(ME, ENGINE, start=1, **more)["game"]
    while (view := client.until(game, lambda view: view["legal"] or view["result"])) and (
        view["result"] is None
    ):
        client.play(game)
    return game


def tally(won: int, lost: int, shared: int = 0) -> Json:
    return {"won": won, "shared": shared, "lost": lost}


# --- What they count


def test_ones_own_page_has_everything(running: Running) -> None:
    anna, _ = kept(running, "Anna")  # one game against `novice`, lost
    ben = running.guest("ben")
    games = [duel(anna, ben), duel(anna, ben, ANYBODY)]
    own = anna.ask("GET", "/api/me/person")
    assert (own["name"], own["yours"], own["open"]) == ("Anna", True, False)
    assert own["games"] == tally(2, 1)
    details = own["details"]
    assert details["settings"] == [{"variant": "coloured", "players": 2, "tally": tally(2, 1)}]
    assert details["levels"] == [{"level": "novice", "tally": tally(0, 1)}]
    assert details["people"] == tally(2, 0) and details["bots"] == tally(0, 0)
    assert details["opponents"] == [{"name": None, "kept": False, "tally": tally(2, 0)}]
    assert details["streaks"] == {"current": 2, "longest_won": 2, "longest_lost": 1}
    assert details["habits"]["games"] == 3 and details["reviews"] is None
    listed = anna.ask("GET", "/api/me/person/games")
    assert [game["game"]["game"] for game in listed["games"]][:2] == games[::-1]
    assert [game["result"] for game in listed["games"]] == ["won", "won", "lost"]
    # The same by the name, however it is written.
    assert page(anna, "ANNA") == own == page(anna, "Anna")


def test_a_guest_without_a_kept_name_has_a_page_of_their_own(running: Running) -> None:
    ben = running.guest("ben")
    ben.ask("PUT", "/api/me", {"name": "Ben"})
    played_out(ben)
    own = ben.ask("GET", "/api/me/person")
    assert own["kept"] is None and sum(own["games"].values()) == 1
    habits = own["details"]["habits"]
    assert habits["rounds"] > 4 and sum(habits["first_lines"]) == 1
    assert [game["game"] for game in own["details"]["notable"]] != []
    # Nobody else can find it.
    assert running.client().refused("GET", "/api/people/Ben") == (404, "unknown_person")
    assert running.client().refused("GET", "/api/me/person") == (401, "no_guest")


def test_games_are_filtered(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    won = duel(anna, ben)
    lost = duel(ben, anna, ANYBODY)
    grey = anna.create(ME, ENGINE, ENGINE, variant="grey", start=1)["game"]
    anna.done(grey, "resign", seat=1)

    def games(**query: Any) -> list[str]:
        return [game["game"]["game"] for game in page(anna, "Anna", "/games", **query)["games"]]

    assert games(variant="grey") == [grey] == games(players=3)
    assert games(opponent="Ben") == [lost, won] == games(against="people")
    assert games(result="won") == [won] and games(opponent="Ben", result="lost") == [lost]
    assert len(games(against="novice")) == 2 and games(against="novice", players=3) == [grey]
    assert games(against="mixed") == [] == games(result="shared")
    for query, field in (
        ("variant=blue", "variant"),
        ("players=5", "players"),
        ("players=two", "players"),
        ("against=nobody", "against"),
        ("result=draw", "result"),
        ("before=yesterday", "before"),
    ):
        answer = anna.request("GET", f"/api/me/person/games?{query}")
        assert answer.status_code == 422 and answer.json()["field"] == field
    assert anna.refused("GET", "/api/me/person/games?opponent=Nobody")[1] == "unknown_person"


def test_a_long_list_comes_in_pages(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    for _ in range(34):
        anna.done(anna.create(ME, ENGINE, start=1)["game"], "resign", seat=1)
    first = anna.ask("GET", "/api/me/person/games")
    second = anna.ask("GET", f"/api/me/person/games?before={first['next']}")
    assert (len(first["games"]), len(second["games"]), second["next"]) == (30, 5, None)
    games = [game["game"]["game"] for game in first["games"] + second["games"]]
    assert len(set(games)) == 35


def test_a_review_counts_when_it_comes(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    game = played_out(anna)
    assert anna.ask("GET", "/api/me/person/history") == {"ratings": [], "reviews": []}
    anna.ask("POST", path_of(game), {})
    told = until_review(anna, game, is_done)["review"]
    seat = told["account"]["seats"][0]
    (point,) = anna.ask("GET", "/api/me/person/history")["reviews"]
    assert point["accuracy"] == pytest.approx(told["seats"][0]["accuracy"], abs=0.01)
    assert point["luck"] == pytest.approx(seat["deals"] / 10**9, abs=1e-4)
    assert point["play"] == pytest.approx(seat["own"] / 10**9, abs=1e-4)
    details = anna.ask("GET", "/api/me/person")["details"]
    assert details["reviews"] == point
    kinds = {each["kind"]: each["game"] for each in details["notable"]}
    assert kinds["most_accurate"] == kinds["least_accurate"] == game
    listed = anna.ask("GET", "/api/me/person/games")["games"]
    assert [each["accuracy"] is not None for each in listed] == [True, False]


# --- Who sees what


def test_others_see_the_name_and_public_games(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben = running.guest("ben")
    duel(anna, ben)
    public = duel(anna, ben, ANYBODY)
    for other in (ben, running.client("nobody")):
        seen = page(other, "Anna")
        assert (seen["name"], seen["yours"], seen["details"]) == ("Anna", False, None)
        assert seen["games"] == tally(1, 0)
        listed = page(other, "Anna", "/games")["games"]
        assert [game["game"]["game"] for game in listed] == [public]
        assert page(other, "Anna", "/games", against="novice")["games"] == []
        assert page(other, "Anna", "/history") == {"ratings": [], "reviews": []}


def test_an_open_page_shows_what_public_games_amount_to(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben = running.guest("ben")
    ben.ask("PUT", "/api/me", {"name": "Ben"})
    cleo, _ = kept(running, "Cleo")
    duel(anna, ben)
    public = [duel(anna, ben, ANYBODY), duel(anna, cleo, ANYBODY)]
    assert anna.ask("PUT", "/api/me/person", {"open": True})["open"] is True
    seen = page(running.client("nobody"), "Anna")
    assert seen["games"] == tally(2, 0) and seen["open"] is True
    details = seen["details"]
    assert details["levels"] == [] and details["people"] == tally(2, 0)
    # Whose name is not kept has not made it public.
    assert details["opponents"] == [{"name": "Cleo", "kept": True, "tally": tally(1, 0)}]
    assert {game["game"] for game in details["notable"]} <= set(public)
    assert details["habits"]["games"] == 2
    mine = anna.ask("GET", "/api/me/person")["details"]["opponents"]
    assert [each["name"] for each in mine] == ["Ben", "Cleo"]
    # And closed again.
    anna.ask("PUT", "/api/me/person", {"open": False})
    assert page(running.client("nobody"), "Anna")["details"] is None


def test_no_page_tells_an_id_or_a_private_game(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    private = duel(anna, ben)
    duel(anna, ben, ANYBODY)
    anna.ask("PUT", "/api/me/person", {"open": True})
    ids = [client.ask("GET", "/api/me")["guest"] for client in (anna, ben)]
    nobody = running.client("nobody")
    for what in ("", "/games", "/history"):
        told = nobody.request("GET", f"/api/people/Anna{what}").text
        assert private not in told and not any(guest in told for guest in ids)
    for what in ("", "/games", "/history"):
        told = anna.request("GET", f"/api/me/person{what}").text
        assert not any(guest in told for guest in ids)


def test_who_is_blocked_sees_what_strangers_see(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    game = duel(anna, ben, ANYBODY)
    anna.ask("PUT", "/api/me/blocks", {"game": game, "seat": 2})
    nobody = running.client("nobody")
    assert page(ben, "Anna") == page(nobody, "Anna")
    seen = [page(asker, "Anna", "/games")["games"][0] for asker in (ben, nobody)]
    assert seen[0]["game"].pop("yours") == [2] and seen[1]["game"].pop("yours") == []
    assert seen[0] == seen[1]


def test_a_name_that_was_changed_leads_nowhere(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    anna.ask("PUT", "/api/me", {"name": "Annabel"})
    assert anna.refused("GET", "/api/people/Anna") == (404, "unknown_person")
    assert page(running.client(), "Annabel")["name"] == "Annabel"


def test_bots_have_no_page(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    token = anna.ask("POST", "/api/me/bots", {"name": "Robo", "accepts": "everyone"})["token"]
    bot = running.client("bot", Authorization=f"Bearer {token}")
    assert bot.refused("GET", "/api/me/person") == (403, "not_for_bots")
    assert bot.refused("PUT", "/api/me/person", {"open": True}) == (403, "not_for_bots")
    assert running.client().refused("GET", "/api/people/Robo") == (404, "unknown_person")


def test_bad_names_are_refused(running: Running) -> None:
    nobody = running.client()
    for name in ("%00", "%20", "a" * 300, "%E2%80%AE", "..%2F..", "%F0%9F%90%88"):
        status, code = nobody.refused("GET", f"/api/people/{name}")
        assert (status, code) in {(404, "unknown_person"), (404, "not_found")}
    assert nobody.refused("PUT", "/api/me/person", {"open": True})[1] == "no_guest"
    anna, _ = kept(running, "Anna")
    assert anna.refused("PUT", "/api/me/person", {"open": "yes"}) == (422, "bad_field")


# --- Export and deletion


def test_the_export_has_it_and_the_deletion_takes_it(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    game = duel(anna, ben)
    ben_id = ben.ask("GET", "/api/me")["guest"]
    export = anna.ask("GET", "/api/me/export")
    assert export["open_page"] is None
    assert [each["game"] for each in export["played"]][-1] == game and len(export["played"]) == 2
    assert ben_id not in str(export["played"])
    assert [each["name"] for each in anna.ask("GET", "/api/me/person")["details"]["opponents"]]
    ben.ask("DELETE", "/api/me")
    assert anna.refused("GET", "/api/people/Ben") == (404, "unknown_person")
    # The game stays with the other, without a name.
    own = anna.ask("GET", "/api/me/person")
    assert own["games"] == tally(1, 1) and own["details"]["opponents"] == []


# --- Games that ended before


def test_games_of_before_are_added_once_in_portions(database_url: str) -> None:
    """Also those that an older process ends beside this one, and with their reviews."""
    with serving(database_url, review_nodes=200) as running:
        anna, code = kept(running, "Anna")
        whole = played_out(anna)
        anna.ask("POST", path_of(whole), {})
        until_review(anna, whole, is_done)
        for _ in range(60):
            anna.done(anna.create(ME, ENGINE, start=1)["game"], "resign", seat=1)
        before = [anna.ask("GET", f"/api/me/person{what}") for what in ("", "/games", "/history")]
    store = open_migrated(database_url)
    store.write(lambda connection: connection.exec_driver_sql("DELETE FROM played_seats"))
    store.close()
    with serving(database_url, review_nodes=200) as running:
        device = running.client()
        device.ask("POST", "/api/me/use-code", {"code": code})
        deadline = time.monotonic() + WAIT_SECONDS
        while sum(device.ask("GET", "/api/me/person")["games"].values()) < 62:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        after = [device.ask("GET", f"/api/me/person{what}") for what in ("", "/games", "/history")]
        assert after == before


# --- Ratings


def test_ratings_and_their_history_are_for_everybody(running: Running, database_url: str) -> None:
    anna, _ = kept(running, "Anna")
    ben, _ = kept(running, "Ben")
    ids = [client.ask("GET", "/api/me")["guest"] for client in (anna, ben)]
    store = open_migrated(database_url)
    games = [duel(anna, ben, ANYBODY) for _ in range(6)]
    for number, game in enumerate(games[:4]):
        store.write(ratings.note, _rated(game, number, ids), ids)
    # Before the fifth it says nothing.
    assert page(anna, "Anna")["ratings"] == []
    assert page(anna, "Anna", "/history")["ratings"] == []
    for number, game in enumerate(games[4:], 4):
        store.write(ratings.note, _rated(game, number, ids), ids)
    store.close()
    nobody = running.client("nobody")
    [rating] = page(nobody, "Anna")["ratings"]
    assert (rating["pool"], rating["games"]) == ("duel", 6) and rating["rating"]["rating"] > 1600
    [history] = page(nobody, "Anna", "/history")["ratings"]
    assert history["pool"] == "duel" and len(history["points"]) == 2
    assert history["points"][-1]["rating"] == rating["rating"]["rating"]
    # The changes of the first five would tell what is not shown yet.
    last, *before = [game["change"] for game in page(nobody, "Anna", "/games")["games"]]
    assert last > 0 and before == [None] * 5
    assert len(page(anna, "Anna", "/games", rated="yes")["games"]) == 6
    assert len(page(anna, "Anna", "/games", rated="no")["games"]) == 1
    assert page(nobody, "Anna", "/games", rated="no")["games"] == []


def _rated(game: str, number: int, guests: list[str]) -> RatedGame:
    first, second = guests
    return RatedGame(
        game=game,
        ended=now_ms() - 1000 + number,
        variant="coloured",
        standings=(
            Standing(guest=first, seat=1, place=1, order=0),
            Standing(guest=second, seat=2, place=2, order=1),
        ),
    )


def test_names_that_lead_to_a_page_are_marked(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben = running.guest("ben")
    ben.ask("PUT", "/api/me", {"name": "Ben"})
    game = duel(anna, ben, ANYBODY)
    assert [seat["kept"] for seat in ben.view(game)["seats"]] == [True, False]
    [line] = ben.ask("GET", "/api/me/games")["games"]
    assert line["kept"] == [1]
