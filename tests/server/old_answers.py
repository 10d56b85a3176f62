"""What a server answers about every game and guest of a database, reduced to what must last.

Used twice: by the code that wrote a database of tests/data, for its `expected.json`, and by the
newest code, which is compared with it. Only HTTP is asked, so both run it unchanged.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from evora import parse_game
from server.serving import Client, Json, Running


def sign_in(running: Running, sessions: Mapping[str, str]) -> dict[str, Client]:
    """A client for each guest, by label, who was here before: it brings the cookie of then."""
    clients = {}
    for label, session in sessions.items():
        clients[label] = running.client(label)
        clients[label].http.cookies.set("evora", session)
    return clients


def answers(running: Running, clients: Mapping[str, Client], games: Mapping[str, str]) -> Json:
    """`games`: ids by label."""
    nobody = running.client("nobody")
    mine = {label: _list(client, "/api/me/games") for label, client in clients.items()}
    return {
        "me": {label: _me(client) for label, client in clients.items()},
        "mine": mine,
        "lobby": {label: _list(client, "/api/lobby") for label, client in clients.items()},
        "exports": {label: _export(client) for label, client in clients.items()},
        "games": {
            label: _game(nobody, _players(clients, mine, game), game)
            for label, game in games.items()
        },
    }


def _players(
    clients: Mapping[str, Client], mine: Mapping[str, list[Json]], game: str
) -> dict[str, Client]:
    """Those who have a game in their list."""
    return {
        label: client
        for label, client in clients.items()
        if any(summary["game"] == game for summary in mine[label])
    }


def _me(client: Client) -> Json:
    me = client.ask("GET", "/api/me")
    return {"guest": me["guest"], "name": me["name"]}


def _list(client: Client, path: str) -> list[Json]:
    found = client.ask("GET", path)
    assert found["next"] is None
    games: list[Json] = found["games"]
    return games


def _export(client: Client) -> Json:
    data: Json = client.ask("GET", "/api/me/export")
    for game in data["games"]:
        game["log"] = len(game["log"])
    return data


def _game(nobody: Client, players: Mapping[str, Client], game: str) -> Json:
    told = nobody.ask("GET", f"/api/games/{game}/events?since=0")
    view = told["view"]
    seen = {
        "view": _view(view),
        "views": {label: _own_view(client.view(game)) for label, client in players.items()},
        "events": [_event(event) for event in told["events"]],
    }
    if view["position"] is not None:
        seen["record"] = _record(nobody, game)
        seen["steps"] = _steps(nobody.ask("GET", f"/api/games/{game}/steps"))
    return seen


def _record(client: Client, game: str) -> Json:
    record = parse_game(client.request("GET", f"/api/games/{game}/record").text)
    return {
        "tags": record.tags,
        "start": str(record.start),
        "tokens": " ".join(map(str, record.tokens)),
        "result": record.result,
    }


def _steps(told: Json) -> Json:
    positions = [told["start"], *(step["position"] for step in told["steps"])]
    texts = "\n".join(position["text"] for position in positions)
    return {
        "count": len(told["steps"]),
        "positions": hashlib.sha256(texts.encode()).hexdigest(),
        "result": told["result"],
    }


def _view(view: Json) -> Json:
    """What depends on the moment (`now`) or follows from the position is left out."""
    left_out = ("now", "position", "legal", "barred", "absence", "rounds", "yours", "creator")
    position, absence = view["position"], view["absence"]
    return {
        **{key: value for key, value in view.items() if key not in left_out},
        "position": position and position["text"],
        "phase": position and position["phase"],
        "scores": position and [board["score"] for board in position["boards"]],
        "away": absence and absence["seat"],
        "rounds": [
            [[seat[key] for key in ("gained", "cost", "lost", "score")] for seat in total["seats"]]
            for total in view["rounds"]
        ],
    }


def _own_view(view: Json) -> Json:
    own = {key: view[key] for key in ("yours", "creator", "undo", "undo_seat")}
    legal = view["legal"]
    return {**own, "legal": legal and " ".join(move["move"] for move in legal)}


def _event(event: Json) -> Json:
    body = {key: value for key, value in event["body"].items() if key != "effects"}
    return {"seq": event["seq"], "time": event["time"], **body}
