"""What people may call themselves."""

from __future__ import annotations

import pytest

from evora.server.common.refusal import Refusal
from evora.server.domain.names import checked_name
from evora.server.domain.reserved_names import ReservedNames
from evora.server.storage import guests
from evora.texts import languages, text
from server.serving import ME, Client, Running, serving


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Þórður", "Þórður"),
        ("王小明", "王小明"),
        ("हिन्दी", "हिन्दी"),
        ("🙂", "🙂"),
        ("x" * 24, "x" * 24),
        ("O'Neill-7", "O'Neill-7"),
        ("Anna \u2764\ufe0f", "Anna \u2764"),  # as keyboards write a heart
    ],
)
def test_good_names(name: str, kept: str) -> None:
    assert checked_name(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\u200bb",
        "\u202eabc",
        "a\u2066b",
        "a\u2028b",
        "a\ufeffb",
        "\u0301",
        "a\u0301\u0301\u0301\u0301\u0301",
        "\u3164",
        "a\u00a0b",
        "\ue000",
        "a\udc80",
        "a\ufffcb",
        "a\ufffdb",
        "a\u180bb",
        "a\ufe0f",
        "\ufe0f",
        "a\ufe00b",
        "\ufe0fa",
        "1\ufe0f",
        "a\ufe00",
        "a\U000e0100",
        "\U0001d159",
        "a\U00016fe4",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "bad_name"


# --- Names that nobody may take

RESERVED = ReservedNames(["Acme Club"])


def is_reserved(name: str) -> bool:
    try:
        RESERVED.check(name)
    except Refusal as refusal:
        assert refusal.code == "reserved_name"
        return True
    return False


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "ADMIN",
        "Аdmin",  # noqa: RUF001 - Cyrillic
        "adm1n",
        "@dmin",
        "A d m i n",
        "Ádmin",
        "[Admin]",
        "Admin 7",
        "★ Admin ★",
        "Evora",
        "Évora",
        "EvoraAdmin",
        "Evora Team",
        "Moderatorin",
        "Computer",
        "Player",
        "Player 12",
        "2. játékos",
        "Grandmaster",
        "Gr0ßmeister",
        "Plná síla",
        "acme-club!",
    ],
)
def test_reserved_names(name: str) -> None:
    assert checked_name(name) and is_reserved(name)


@pytest.mark.parametrize(
    "name",
    ["Anna", "Maria Évora", "Gestur", "Botond", "Ty", "Team Rocket", "王小明", "🙂", "7", "-"],
)
def test_names_of_people(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_words(language: str) -> None:
    words = text("names-reserved", language).split(", ")
    assert len(set(words)) == len(words) > 12
    assert all(len(word) > 2 and is_reserved(word) for word in words)
    assert is_reserved(text("seat-nameless", language, seat=3))
    assert is_reserved(text("level-master", language))


def test_people_and_bots_are_called_something_else(sqlite_url: str) -> None:
    with serving(sqlite_url, reserved_names=("Acme",)) as running:
        guest = running.guest()
        for name in ("Moderator", "Acme", "Novice"):
            refused = guest.refused("PUT", "/api/me", {"name": name})
            assert refused == guest.refused("POST", "/api/me/bots", {"name": name})
            assert refused == (422, "reserved_name")
        bot = guest.ask("POST", "/api/me/bots", {"name": "Robo"})["bot"]["bot"]
        renamed = guest.refused("PUT", f"/api/me/bots/{bot}", {"name": "Bot"})
        assert renamed == (422, "reserved_name")
        # Who sits at one's own device is called as one likes.
        view = guest.create(ME, {"type": "local", "name": "Computer"})
        assert view["seats"][1]["name"] == "Computer"


def test_who_has_such_a_name_keeps_it(sqlite_url: str) -> None:
    """Until they change it; and the host may give it."""
    with serving(sqlite_url) as running:
        guest = _named(running, "Moderator")
        assert guest.ask("PUT", "/api/me", {"name": " Moderator "})["name"] == "Moderator"
        guest.ask("PUT", "/api/me", {"name": "Ben"})
        assert guest.refused("PUT", "/api/me", {"name": "Moderator"})[1] == "reserved_name"


def _named(running: Running, name: str) -> Client:
    """A guest whose name came from an older version, or from the host."""
    guest = running.guest()
    store = running.server.journal.store
    store.write(guests.set_name, guest.ask("GET", "/api/me")["guest"], name)
    again = running.client()
    running.server.guests._by_session.clear()
    again.http.cookies = guest.http.cookies
    return again
