"""One request to every endpoint, made from the table of endpoints: a new one is there by itself.

Where the work depends on what is asked, the request asks for much; else its body is the least that
the declared type allows.
"""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlencode

import msgspec
from msgspec import inspect

from evora import Game, Position, Seed, format_game
from evora.players import GreedyPlayer
from evora.server import messages as m
from evora.server.api.endpoint import Endpoint
from evora.server.api.endpoints import ALL_ENDPOINTS
from evora.server.api.ops import OPS_ENDPOINTS


@dataclass(frozen=True)
class Place:
    """What the requests are about: a game that is played, one that is over, and what the guest has
    who asks."""

    game: str
    over: str
    bot: str
    device: str


@dataclass(frozen=True)
class Kind:
    """`path` and `body` make those of each request; `by`: with a guest's cookie, a bot's token, or
    neither."""

    method: str
    path: Callable[[], str]
    body: Callable[[], object] | None = None
    by: Literal["guest", "bot", "nobody"] = "guest"


def whole_game() -> Game:
    game, seed, player = Game(Position.new(4)), Seed("7"), GreedyPlayer(7)
    while not game.position.is_over:
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else player.choose(position))
    return game


def kinds(place: Place) -> dict[str, Kind]:
    """By name: every endpoint, the page, a path that is not there, and games with engines."""
    whole = whole_game()
    found = {
        f"{endpoint.method} {endpoint.path}": _kind(endpoint, place, whole)
        for endpoint in (*ALL_ENDPOINTS, *OPS_ENDPOINTS)
    }
    # Who is one already becomes no other.
    found["new guests"] = Kind("POST", lambda: "/api/me", dict, "nobody")
    found["the page"] = Kind("GET", lambda: "/")
    found["a path that is not there"] = Kind("GET", lambda: "/api/nothing/here")
    found["games against engines"] = Kind("POST", lambda: "/api/games", _against_engines)
    found["games of engines"] = Kind("POST", lambda: "/api/games", _of_engines)
    return found


def _kind(endpoint: Endpoint, place: Place, whole: Game) -> Kind:
    # Reviews are of games that are over.
    game = place.over if endpoint.path.endswith("/review") else place.game
    known = {"game": game, "bot": place.bot, "device": place.device}
    # Of the rest, such as a block, there is none: a refusal costs the server as much.
    names = re.findall(r"{(\w+)}", endpoint.path)
    path = endpoint.path.format(**{name: known.get(name, "none") for name in names})
    positions = [str(position) for position in whole.positions if position.phase == "offer"]

    def address() -> str:
        """With another picture each time: what was rendered before is kept."""
        values = {
            "position": random.choice(positions),
            "at": str(random.randrange(len(positions))),
            "theme": random.choice(["light", "dark"]),
            "date": "2027-01-15",
        }
        query = urlencode({name: values[name] for name in endpoint.query if name in values})
        return f"{path}?{query}" if query else path

    body = None if endpoint.method == "GET" else _body(endpoint, whole)
    of_bot = endpoint.path.split("/")[:3] == ["", "api", "bot"]
    return Kind(endpoint.method, address, body, "bot" if of_bot else "guest")


def _body(endpoint: Endpoint, whole: Game) -> Callable[[], object]:
    start, tokens = str(whole.positions[0]), [str(token) for token in whole.tokens]
    record = format_game(whole)
    large: dict[object, Callable[[], object]] = {
        m.CreateGame: lambda: {"id": _id(), "seats": [{"type": "me"}, {"type": "anybody"}]},
        m.KeepRecord: lambda: {"id": _id(), "record": record},
        m.AskLegal: lambda: {"position": start},
        m.AskPlay: lambda: {"position": start, "moves": tokens},
        m.AskRecord: lambda: {"record": record},
    }
    if endpoint.body is None:
        return dict
    return large.get(endpoint.body, lambda: sample(inspect.type_info(endpoint.body)))


def _id() -> str:
    return secrets.token_hex(8)


def _against_engines() -> object:
    full = {"type": "engine", "level": "full"}
    return {"id": _id(), "seats": [{"type": "me"}, full, full, full], "start": 2}


def _of_engines() -> object:
    return {"id": _id(), "seats": [{"type": "engine", "level": "full"}] * 4}


# --- The least that a type allows


def sample(kind: inspect.Type) -> Any:  # noqa: PLR0911  (one for each kind of type)
    match kind:
        case inspect.Metadata():
            return sample(kind.type)
        case inspect.StructType():
            tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
            required = (field for field in kind.fields if field.required)
            return {**tag, **{field.encode_name: sample(field.type) for field in required}}
        case inspect.UnionType():
            null = any(isinstance(option, inspect.NoneType) for option in kind.types)
            return None if null else sample(kind.types[0])
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.ListType():
            return [sample(kind.item_type) for _ in range(kind.min_length or 0)]
        case inspect.BoolType():
            return False
        case inspect.IntType() | inspect.FloatType():
            return kind.ge or 0
        case inspect.StrType():
            return _word(kind)
    raise TypeError(f"expected a type that messages are made of, got {kind}")


def _word(kind: inspect.StrType) -> str:
    """A new one each time where the type is that of an id."""
    words: Iterable[str] = (_id(), "A" * 10, "bot-" + "0" * 16, "novice", "1B1", "2026-11-18")
    fits = re.compile(kind.pattern or "")
    return next(word for word in words if fits.search(word))


def encoded(kind: Kind) -> bytes:
    """The body of a request, empty if it has none."""
    return b"" if kind.body is None else msgspec.json.encode(kind.body())
