"""The id of a command belongs to its guest and to what it says."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain.table import fingerprint, replay
from server.serving import FRIEND, ME, serving
from server.tables import ANNA, BEN, two


def test_the_same_command_has_the_same_fingerprint() -> None:
    play = m.Play(id="command1", seq=3, seat=1, move="1B1")
    assert fingerprint(play, ANNA) == fingerprint(play, ANNA)
    # Who looks at the game and asks again asks for the same.
    assert fingerprint(m.Play(id="command1", seq=9, seat=1, move="1B1"), ANNA) == fingerprint(
        play, ANNA
    )
    others = [
        fingerprint(play, BEN),
        fingerprint(m.Play(id="command1", seq=3, seat=1, move="1B2"), ANNA),
        fingerprint(m.Play(id="command1", seq=3, seat=2, move="1B1"), ANNA),
        fingerprint(m.Undo(id="command1", seq=3, seat=1), ANNA),
        fingerprint(m.Resign(id="command1", seq=3, seat=1), ANNA),
    ]
    assert len({fingerprint(play, ANNA), *others}) == 6


def test_a_replay_knows_the_fingerprints() -> None:
    played = two()
    played.moves(3)
    table = replay("game000001", played.log)
    assert table.fingerprints == played.table.fingerprints
    assert set(table.fingerprints) == set(table.commands)


def test_an_id_answers_for_nobody_else_and_nothing_else(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        ada, bob, eve = (running.guest(name) for name in ("ada", "bob", "eve"))
        made = {"id": "make-it-1", "seats": [ME, FRIEND], "start": 1}
        game = ada.ask("POST", "/api/games", made)["game"]
        bob.done(game, "join", id="bob-joins")
        view = ada.view(game)
        play = {"id": "ada-plays", "seat": 1, "move": view["legal"][0]["move"], "seq": view["seq"]}
        first = ada.done(game, "play", **play)
        running.stop()
    with serving(sqlite_url) as running:  # also from the log
        tokens = [client.token for client in (ada, bob, eve)]
        ada, bob, eve = (running.client(name) for name in ("ada", "bob", "eve"))
        for client, token in zip((ada, bob, eve), tokens, strict=True):
            client.http.cookies.set("evora", token or "")
        assert ada.done(game, "play", **play) == first
        assert ada.done(game, "play", **{**play, "seq": 0}) == first
        other = {**play, "move": view["legal"][1]["move"]}
        for client, kind, fields in (
            (ada, "play", other),
            (ada, "resign", {"id": "ada-plays", "seat": 1}),
            (bob, "play", play),
            (eve, "play", {**play, "seq": 0, "move": "zzz"}),
            (bob, "play", {**play, "id": "bob-joins"}),
        ):
            answer = client.do(game, kind, **fields)
            assert (answer.status_code, answer.json()["code"]) == (409, "id_used")
        assert ada.ask("POST", "/api/games", made)["game"] == game
        assert ada.refused("POST", "/api/games", {**made, "start": 2}) == (409, "id_used")
        # Another guest's id is their own business.
        assert eve.ask("POST", "/api/games", made)["game"] != game
