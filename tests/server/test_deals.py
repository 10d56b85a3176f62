"""The deal of the day on a server: played again before it counts, once per person, open to those
who have finished it."""

from __future__ import annotations

import datetime
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora.daily_deal import SEAT, DailyDeal, deal_of, engine_game, next_token, replay
from evora.game import Game
from evora.players.levels import LevelPlayer, level_named
from evora.server.live.guests import deals as live_deals
from server.serving import WAIT_SECONDS, Client, Json, Running, serving
from server.test_company import follow
from server.test_keys import kept

DAY = "2026-11-18"


def day_of(text: str) -> datetime.date:
    return datetime.date.fromisoformat(text)


DEAL = deal_of(day_of(DAY))
PATH = f"/api/deals/{DAY}/coloured-2"
AT_ONCE = 20


def at(text: str) -> int:
    """A moment of UTC in milliseconds."""
    return int(datetime.datetime.fromisoformat(text + "+00:00").timestamp() * 1000)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    it_is(monkeypatch, "2026-11-18T12:00:00")


def it_is(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(live_deals, "wall_ms", lambda: at(text))


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


@pytest.fixture
def quick(sqlite_url: str) -> Iterator[Running]:
    with serving(sqlite_url) as found:
        yield found


def played(deal: DailyDeal = DEAL, seed: int = 1) -> Game:
    """A whole game with random moves of the person."""
    chance, player = random.Random(seed), LevelPlayer(level_named(deal.level))
    game = Game(deal.start())
    while not game.position.is_over:
        token = next_token(deal, game.position, len(game.tokens), player)
        game.play(token or chance.choice(game.position.legal_moves))
    return game


def body_of(game: Game, tokens: int | None = None, **changes: object) -> Json:
    written = [str(token) for token in game.tokens]
    over = tokens is None
    scores = list(game.position.scores) if over else None
    return {"tokens": written[:tokens], "scores": scores, "begun_on": DAY, **changes}


def path_of(deal: DailyDeal) -> str:
    return f"/api/deals/{deal.date.isoformat()}/{deal.setting}"


def refusal(client: Client, body: Json, path: str = PATH) -> tuple[str, str | None]:
    told = client.request("PUT", path, body).json()
    assert told["type"] == "refused", told
    return told["code"], told["field"]


# --- From the beginning to the end


def test_it_is_begun_gone_on_with_and_finished(running: Running) -> None:
    guest, game = running.guest(), played()
    assert guest.ask("GET", PATH)["mine"] is None
    begun = guest.ask("PUT", PATH, body_of(game, 0))
    assert begun["mine"]["tokens"] == [] and begun["mine"]["finished"] is None
    assert begun["standings"] is None and begun["engine"] is None and begun["finished"] == 0
    half = guest.ask("PUT", PATH, body_of(game, 20))
    assert half["mine"]["tokens"] == [str(token) for token in game.tokens[:20]]
    assert half["mine"]["begun"] == begun["mine"]["begun"]
    done = guest.ask("PUT", PATH, body_of(game))
    assert done["mine"]["scores"] == list(game.position.scores)
    assert done["mine"]["place"] == 1 and not done["mine"]["late"] and done["finished"] == 1
    (standing,) = done["standings"]
    assert standing["you"] and standing["name"] is None
    assert standing["lead"] == game.position.scores[0] - game.position.scores[1]


def test_sent_twice_is_the_same_answer_and_other_content_is_refused(running: Running) -> None:
    guest, game, other = running.guest(), played(), played(seed=2)
    first = guest.ask("PUT", PATH, body_of(game))
    first["engine"] = None
    again = guest.ask("PUT", PATH, body_of(game))
    assert {**again, "engine": None} == first
    assert refusal(guest, body_of(other)) == ("deal_finished", "tokens")
    assert guest.ask("PUT", PATH, body_of(game, 10))["mine"] == first["mine"]  # an earlier state
    assert guest.ask("GET", PATH)["mine"] == first["mine"]


def test_two_devices_at_once_play_one_game(running: Running) -> None:
    """Of twenty different games one is kept; the others are told so."""
    guest = running.guest()
    games = [body_of(played(seed=seed)) for seed in range(AT_ONCE)]

    def send(body: Json) -> str:
        told = guest.request("PUT", PATH, body).json()
        return str(told.get("code", "kept"))

    with ThreadPoolExecutor(AT_ONCE) as pool:
        found = Counter(pool.map(send, games))
    # A process has room for eight calls of one guest in the background.
    assert found["kept"] == 1 and set(found) <= {"kept", "deal_finished", "busy"}
    view = guest.ask("GET", PATH)
    assert view["finished"] == 1
    assert view["mine"]["tokens"] in [body["tokens"] for body in games]


def test_a_device_that_is_behind_takes_over_what_is_kept(quick: Running) -> None:
    guest, game, other = quick.guest(), played(), played(seed=2)
    guest.ask("PUT", PATH, body_of(game, 20))
    assert guest.ask("PUT", PATH, body_of(game, 5))["mine"]["tokens"] == body_of(game, 20)["tokens"]
    assert refusal(guest, body_of(other, 20)) == ("deal_elsewhere", "tokens")
    assert guest.ask("GET", PATH)["mine"]["tokens"] == body_of(game, 20)["tokens"]


# --- What is refused, and leaves nothing


def altered(game: Game) -> dict[str, tuple[Json, str]]:
    """Games that were altered, each with the field that the refusal names."""
    whole = body_of(game)
    tokens: list[str] = whole["tokens"]
    mine = [i for i, position in enumerate(game.positions[:-1]) if position.to_move == SEAT]
    theirs = [i for i, p in enumerate(game.positions[:-1]) if p.to_move not in (None, SEAT)]
    deals = [i for i, position in enumerate(game.positions[:-1]) if position.phase == "deal"]

    def with_token(index: int, token: str) -> Json:
        return {**whole, "tokens": [*tokens[:index], token, *tokens[index + 1 :]]}

    def other_at(index: int) -> str:
        legal = map(str, game.positions[index].legal_moves)
        return next(move for move in legal if move != tokens[index])

    def swapped(deal: str) -> str:
        first, second, rest = deal.lstrip("=").split("/", 2)
        return f"={second}/{first}/{rest}"

    choice = next(i for i in mine if len(game.positions[i].legal_moves) > 1)
    answer = next(i for i in theirs if len(game.positions[i].legal_moves) > 1)
    last_deal = next(i for i in reversed(deals) if swapped(tokens[i]) != tokens[i])
    after = next(i for i in range(choice + 1, len(tokens)))
    return {
        "flipped move": (with_token(choice, other_at(choice)), f"tokens[{after}]"),
        "another answer": (with_token(answer, other_at(answer)), f"tokens[{answer}]"),
        "changed deal": (with_token(last_deal, swapped(tokens[last_deal])), f"tokens[{last_deal}]"),
        "missing last move": ({**whole, "tokens": tokens[:-1]}, "scores"),
        "one move too many": ({**whole, "tokens": [*tokens, "1B1"]}, f"tokens[{len(tokens)}]"),
        "no move": (with_token(choice, "nonsense"), f"tokens[{choice}]"),
        "illegal move": (with_token(choice, "9B5"), f"tokens[{choice}]"),
        "other scores": ({**whole, "scores": [99, 0]}, "scores"),
        "said to go on": ({**whole, "scores": None}, "scores"),
        "first deal left out": ({**whole, "tokens": tokens[1:]}, "tokens[0]"),
    }


def test_altered_games_are_refused_with_what_differs(quick: Running) -> None:
    guest = quick.guest()
    for name, (body, field) in altered(played()).items():
        told = guest.request("PUT", PATH, body).json()
        assert told.get("code") == "deal_differs", (name, told)
        if name != "flipped move":  # the level may answer the other move as it did
            assert told["field"] == field, (name, told)
        assert told["detail"]
    assert guest.ask("GET", PATH)["mine"] is None
    assert guest.ask("GET", "/api/me/export")["deals"] == []


def test_the_answers_of_another_level_are_refused(quick: Running) -> None:
    stronger = DailyDeal(DEAL.date, DEAL.setting, "club")
    assert refusal(quick.guest(), body_of(played(stronger)))[0] == "deal_differs"


def test_the_deal_of_another_day_is_refused(quick: Running) -> None:
    yesterday = deal_of(DEAL.date - datetime.timedelta(days=1))
    assert refusal(quick.guest(), body_of(played(yesterday))) == ("deal_differs", "tokens[0]")


@pytest.mark.parametrize(
    ("now", "day", "code"),
    [
        ("2026-11-18T09:59:59", "2026-11-19", "deal_not_yet"),
        ("2026-11-18T10:00:00", "2026-11-19", None),  # the first place has midnight
        ("2026-11-18T10:00:00", "2026-11-20", "deal_not_yet"),
        ("2026-11-18T12:00:00", "2026-10-31", "bad_field"),  # before there was one
        ("2026-11-18T12:00:00", "2026-11-31", "bad_field"),
        ("2026-11-18T12:00:00", "20261118", "bad_field"),
    ],
)
def test_a_day_that_has_not_come_is_refused(
    quick: Running, monkeypatch: pytest.MonkeyPatch, now: str, day: str, code: str | None
) -> None:
    it_is(monkeypatch, now)
    guest, path = quick.guest(), f"/api/deals/{day}/coloured-2"
    body: Json = {"tokens": [], "scores": None, "begun_on": "2026-11-18"}
    for method, sent in (("PUT", body), ("GET", None)):
        told = guest.request(method, path, sent).json()
        assert told.get("code") == code
    assert len(guest.ask("GET", "/api/me/export")["deals"]) == (code is None)


def test_a_week_begins_on_monday(quick: Running) -> None:
    guest = quick.guest()
    assert guest.refused("GET", "/api/deals/2026-11-17/grey-2") == (422, "bad_field")
    assert guest.ask("GET", "/api/deals/2026-11-16/grey-2")["level"] == "regular"
    assert guest.refused("GET", "/api/deals/2026-11-16/coloured-3") == (422, "bad_field")


def test_strangers_and_bots_have_no_game(quick: Running) -> None:
    assert quick.client().refused("PUT", PATH, body_of(played(), 0)) == (401, "no_guest")
    assert quick.client().ask("GET", PATH)["mine"] is None
    owner = quick.guest()
    secret = owner.ask("POST", "/api/me/bots", {"name": "Robo", "accepts": "owner"})["token"]
    bot = quick.client("bot", Authorization=f"Bearer {secret}")
    assert bot.refused("PUT", PATH, body_of(played(), 0)) == (403, "not_for_bots")
    assert bot.refused("GET", "/api/me/deals?date=2026-11-18") == (403, "not_for_bots")


def test_only_so_many_are_begun_and_not_finished(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty at once, with room for one more."""
    guest = running.guest()
    days = [f"2026-11-{day:02}" for day in range(1, 19)]
    paths = [f"/api/deals/{day}/coloured-2" for day in days]
    paths += ["/api/deals/2026-11-16/grey-2", "/api/deals/2026-11-16/coloured-4"]
    empty: Json = {"tokens": [], "scores": None, "begun_on": DAY}
    monkeypatch.setattr(live_deals, "MAX_UNFINISHED", 8)
    with ThreadPoolExecutor(8) as pool:
        asked = pool.map(lambda path: guest.request("PUT", path, empty).json(), paths)
        found = Counter(told.get("code", "kept") for told in asked)
    assert found == {"kept": 8, "deals_full": 12}


# --- What others see


def test_nothing_is_shown_to_who_has_not_finished_it(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, stranger = running.guest(), running.guest(), running.client()
    game = anna.ask("PUT", PATH, body_of(played()))["standings"][0]["game"]
    ben.ask("PUT", PATH, body_of(played(seed=2), 20))
    for other in (ben, stranger):
        view = other.ask("GET", PATH)
        assert (view["standings"], view["followed"], view["engine"]) == (None, None, None)
        assert view["finished"] == 1 and not view["over"]
        assert other.refused("GET", f"/api/deal-games/{game}") == (409, "deal_unfinished")
    # Its day is over everywhere: then everybody may look, and the one who goes on still counts.
    it_is(monkeypatch, "2026-11-19T12:00:00")
    assert stranger.ask("GET", PATH)["over"]
    assert len(stranger.ask("GET", PATH)["standings"]) == 1
    shown = stranger.ask("GET", f"/api/deal-games/{game}")
    assert shown["tokens"] == body_of(played())["tokens"] and not shown["you"]
    done = ben.ask("PUT", PATH, body_of(played(seed=2)))
    assert done["mine"]["late"] and done["finished"] == 2
    assert [each["late"] for each in done["standings"] if each["you"]] == [True]


def test_the_best_come_first_and_equal_results_share_a_place(quick: Running) -> None:
    games = {seed: played(seed=seed).position.scores for seed in range(4)}
    guests = {seed: quick.guest() for seed in games}
    twin = quick.guest()
    for seed, guest in guests.items():
        guest.ask("PUT", PATH, body_of(played(seed=seed)))
    view = twin.ask("PUT", PATH, body_of(played(seed=0)))
    leads = [each["lead"] for each in view["standings"]]
    assert leads == sorted(leads, reverse=True) and len(leads) == 5
    mine = [each["place"] for each in view["standings"] if each["scores"] == list(games[0])]
    assert len(mine) == 2 and len(set(mine)) == 1 and view["mine"]["place"] == mine[0]


def test_names_of_those_who_keep_them_and_friends_first(running: Running) -> None:
    anna, _ = kept(running, "Anna")
    ben = running.guest()  # whose name is not kept
    ben.ask("PUT", "/api/me", {"name": "Ben"})
    for number, client in enumerate((anna, ben)):
        client.ask("PUT", PATH, body_of(played(seed=number)))
    me, _ = kept(running, "Cleo")
    follow(me, "Anna")
    view = me.ask("PUT", PATH, body_of(played(seed=3)))
    assert {each["name"] for each in view["standings"]} == {"Anna", "Cleo", None}
    assert [each["name"] for each in view["followed"]] == ["Anna"]
    assert anna.ask("GET", "/api/me/export")["deals"][0]["date"] == DAY


def test_what_the_engine_reaches_is_computed_once_and_the_same(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", PATH, body_of(played()))
    deadline = time.monotonic() + WAIT_SECONDS
    while (view := guest.ask("GET", PATH))["engine"] is None:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    engine = engine_game(DEAL)
    assert view["engine"]["tokens"] == [str(token) for token in engine.tokens]
    assert view["engine"]["scores"] == list(engine.position.scores)
    replay(DEAL, view["engine"]["tokens"])


def test_days_in_a_row(quick: Running) -> None:
    guest = quick.guest()
    for day, begun_on in ((14, 14), (15, 15), (17, 17), (12, 18)):
        deal = deal_of(datetime.date(2026, 11, day))
        body = body_of(played(deal), begun_on=f"2026-11-{begun_on:02}")
        guest.ask("PUT", path_of(deal), body)
    mine = guest.ask("GET", "/api/me/deals?date=2026-11-18")
    # The 16th is forgiven; the 12th was begun days later and is in nobody's row.
    assert (mine["days"], mine["forgiven"]) == (3, ["2026-11-16"])
    assert [line["date"][-2:] for line in mine["deals"]] == ["17", "15", "14", "12"]
    assert guest.refused("GET", "/api/me/deals?date=today") == (422, "bad_field")


def test_it_goes_with_the_guest(running: Running) -> None:
    anna, ben = running.guest(), running.guest()
    anna.ask("PUT", PATH, body_of(played()))
    ben.ask("PUT", PATH, body_of(played(seed=2)))
    assert anna.request("DELETE", "/api/me").status_code == 204
    assert ben.ask("GET", PATH)["finished"] == 1


def test_a_game_of_somebody_else_is_not_reached(quick: Running) -> None:
    anna, ben = quick.guest(), quick.guest()
    anna.ask("PUT", PATH, body_of(played(), 20))
    assert ben.ask("GET", PATH)["mine"] is None
    ben.ask("PUT", PATH, body_of(played(seed=2), 10))
    assert anna.ask("GET", PATH)["mine"]["tokens"] == body_of(played(), 20)["tokens"]
    for unknown in ("0" * 16, "nonsense"):
        assert anna.refused("GET", f"/api/deal-games/{unknown}") == (404, "unknown_game")


def test_the_picture_of_a_result_is_ones_own(quick: Running) -> None:
    anna, ben = quick.guest(), quick.guest()
    path = f"/api/me/deals/{DAY}/coloured-2/card.png"
    anna.ask("PUT", PATH, body_of(played(), 20))
    assert anna.refused("GET", path) == (409, "deal_unfinished")
    anna.ask("PUT", PATH, body_of(played()))
    answer = anna.request("GET", f"{path}?language=de&theme=dark")
    assert answer.status_code == 200 and answer.content.startswith(b"\x89PNG")
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert ben.refused("GET", path) == (409, "deal_unfinished")
    assert quick.client().refused("GET", path) == (401, "no_guest")
