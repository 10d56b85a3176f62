"""The host and those who keep their names: renamed, banned, and on a server that is stopped."""

from __future__ import annotations

from server.admin import done, me, refused, url_of
from server.authenticators import CODE, KEYS, SIGN_IN, at_localhost, register, sign_in
from server.authenticators import named as finished
from server.serving import Running
from server.test_keys import USE, back, kept


def test_a_kept_name_that_the_host_changes_stays_kept(hosted: Running) -> None:
    url = url_of(hosted)
    anna, code = kept(hosted, "Rude Word")
    number = done(url, "rename", "Rude Word", "Somebody").number
    assert (me(anna)["name"], me(anna)["kept"], me(anna)["renamed"]) == ("Somebody", True, True)
    other = finished(hosted.client(), None)
    for name in ("Rude Word", "somebody"):
        assert other.refused("PUT", "/api/me", {"name": name}) == (409, "name_taken")
    exported = anna.ask("GET", "/api/me/export")["kept_names"]
    assert [(each["name"], each["freed"] is None) for each in exported] == [
        ("Rude Word", False),
        ("Somebody", True),
    ]
    done(url, "undo", str(number))
    assert (me(anna)["name"], me(anna)["kept"]) == ("Rude Word", True)
    assert me(back(hosted, code))["name"] == "Rude Word"
    assert other.refused("PUT", "/api/me", {"name": "Somebody"}) == (409, "name_taken")


def test_who_lost_a_kept_name_keeps_the_next_one(hosted: Running) -> None:
    url = url_of(hosted)
    anna, code = kept(hosted, "Rude Word")
    number = done(url, "rename", "Rude Word", "--none").number
    assert (me(anna)["name"], me(anna)["kept"]) == (None, False)
    assert anna.ask("GET", KEYS)["kept"] is None
    assert me(back(hosted, code))["name"] is None
    told = anna.ask("PUT", "/api/me", {"name": "Rosa"})
    assert (told["name"], told["kept"]) == ("Rosa", True)
    assert me(anna)["kept"] is True
    other = finished(hosted.client(), None)
    for name in ("rosa", "Rude Word"):
        assert other.refused("PUT", "/api/me", {"name": name}) == (409, "name_taken")
    assert "something has changed since then" in refused(url, "undo", str(number))


def test_the_host_gives_nobody_the_name_of_another(hosted: Running) -> None:
    url = url_of(hosted)
    ben = finished(hosted.client(), "Ben")
    number = done(url, "rename", "Ben", "Benny").number
    anna, _ = kept(hosted, "Ben")
    owner, _ = kept(hosted, "Cleo")
    bot = owner.ask("POST", "/api/me/bots", {"name": "Robo"})["bot"]["bot"]
    for words in (
        ("rename", "Benny", "BEN"),
        ("undo", str(number)),
        ("rename", "Cleo", "Ben"),
        ("rename", bot, "ben"),
    ):
        assert "this name cannot be used" in refused(url, *words), words
    assert (me(ben)["name"], me(owner)["name"], me(owner)["kept"]) == ("Benny", "Cleo", True)
    done(url, "rename", bot, "Cleo")  # of its owner
    done(url, "undo", str(done(url, "rename", me(owner)["guest"], "Clea").number))
    assert (me(anna)["name"], me(owner)["name"]) == ("Ben", "Cleo")


def test_who_is_banned_gets_back_in_to_take_their_data(hosted: Running) -> None:
    url = url_of(hosted)
    ben = finished(at_localhost(hosted), "Ben")
    key, code = register(ben), ben.ask("POST", CODE, {})["code"]
    done(url, "ban", "Ben", "--reason", "Spam")
    assert ben.refused("GET", KEYS) == (403, "banned")
    assert ben.refused("POST", USE, {"code": code}) == (403, "banned")
    assert ben.refused("POST", f"{SIGN_IN}/begin", {}) == (403, "banned")
    by_passkey = at_localhost(hosted)
    assert sign_in(by_passkey, key)["banned"]["message"]["text"] == "Spam"
    device = back(hosted, code)
    assert device.refused("POST", CODE, {}) == (403, "banned")
    assert len(device.ask("GET", "/api/me/export")["passkeys"]) == 1
    device.ask("DELETE", "/api/me")
    assert me(by_passkey)["guest"] is None


def test_read_only_and_by_invitation_only(hosted: Running) -> None:
    url = url_of(hosted)
    anna = finished(at_localhost(hosted), "Anna")
    key, code = register(anna), anna.ask("POST", CODE, {})["code"]
    done(url, "read-only", "on")
    assert anna.ask("GET", KEYS)["kept"]
    stranger = at_localhost(hosted)
    for path, body in ((CODE, {}), (USE, {"code": code}), (f"{SIGN_IN}/begin", {})):
        assert stranger.refused("POST", path, body) == (503, "read_only")
    done(url, "read-only", "off")
    done(url, "invitation-only", "on")
    assert stranger.refused("POST", "/api/me", {}) == (403, "invitation_needed")
    assert sign_in(stranger, key)["name"] == "Anna"
    assert me(back(hosted, code))["name"] == "Anna"
