"""What the endpoints about pages of people do."""

from __future__ import annotations

from typing import Any, get_args

from starlette.requests import Request

from evora.game import PLAYER_COUNTS
from evora.players.levels import LEVELS
from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.domain.profiles import NO_LEVELS
from evora.server.storage.profiles import Person, Wish
from evora.server.storage.values import Cursor

_RESULTS: tuple[str, ...] = get_args(m.GameResult)
_VARIANTS: tuple[str, ...] = get_args(m.Variant)
_YES_NO = ("yes", "no")
_PLAYERS = tuple(map(str, PLAYER_COUNTS))
_OPPONENTS = (*(level.name for level in LEVELS), *sorted(NO_LEVELS))


class PeopleHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._profiles = services.profiles

    async def person(self, request: Request) -> m.PersonView:
        person, asker = await self._named(request)
        return await self._profiles.view(person, asker)

    async def games(self, request: Request) -> m.PersonGames:
        person, asker = await self._named(request)
        return await self._games(request, person, asker)

    async def history(self, request: Request) -> m.PersonHistory:
        person, asker = await self._named(request)
        return await self._profiles.history(person, asker)

    async def me(self, request: Request) -> m.PersonView:
        person = await self._own(request)
        return await self._profiles.view(person, person.guest)

    async def my_games(self, request: Request) -> m.PersonGames:
        person = await self._own(request)
        return await self._games(request, person, person.guest)

    async def my_history(self, request: Request) -> m.PersonHistory:
        person = await self._own(request)
        return await self._profiles.history(person, person.guest)

    async def set_page(self, request: Request, body: m.SetPage) -> m.PersonView:
        guest = await self._authentication.person(request)
        await self._profiles.set_open(guest.id, body.open)
        return await self.me(request)

    async def _named(self, request: Request) -> tuple[Person, str | None]:
        asker = await self._authentication.find_id(request)
        return await self._profiles.named(request.path_params["name"]), asker

    async def _own(self, request: Request) -> Person:
        return await self._profiles.own((await self._authentication.person(request)).id)

    async def _games(self, request: Request, person: Person, asker: str | None) -> m.PersonGames:
        """Who is asked for as an opponent must keep a name, as everybody who is found by one."""
        opponent = request.query_params.get("opponent")
        other = None if opponent is None else await self._profiles.named(opponent)
        players = _one_of(request, "players", _PLAYERS)
        fields: dict[str, Any] = {
            "variant": _one_of(request, "variant", _VARIANTS),
            "players": int(players) if players else None,
            "opponents": _one_of(request, "against", _OPPONENTS),
            "opponent": other and other.guest,
            "result": _one_of(request, "result", _RESULTS),
            "rated": {"yes": True, "no": False, None: None}[_one_of(request, "rated", _YES_NO)],
        }
        return await self._profiles.games(person, asker, Wish(**fields), _place(request))


def _one_of(request: Request, name: str, known: tuple[str, ...]) -> str | None:
    """What the query says, if it does; Refusal bad_field."""
    given = request.query_params.get(name)
    if given is not None and given not in known:
        raise Refusal("bad_field", name, f"expected one of {', '.join(known)}")
    return given


def _place(request: Request) -> Cursor | None:
    before = request.query_params.get("before")
    try:
        return None if before is None else Cursor.parse(before)
    except ValueError as error:
        raise Refusal("bad_field", "before", str(error)[:200]) from None


_FILTERS = ("variant", "players", "against", "opponent", "result", "rated", "before")

PEOPLE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/people/{name}",
        "The page of a person, by the name that they keep",
        PeopleHandlers.person,
        price=15.0,
    ),
    Endpoint(
        "GET",
        "/api/people/{name}/games",
        "Finished games of a person, the last one first",
        PeopleHandlers.games,
        query=_FILTERS,
        price=8.0,
    ),
    Endpoint(
        "GET",
        "/api/people/{name}/history",
        "How a person has done over time",
        PeopleHandlers.history,
        price=10.0,
    ),
    Endpoint("GET", "/api/me/person", "One's own page", PeopleHandlers.me, price=15.0),
    Endpoint(
        "PUT",
        "/api/me/person",
        "Open one's page to others, or close it",
        PeopleHandlers.set_page,
        price=15.0,
    ),
    Endpoint(
        "GET",
        "/api/me/person/games",
        "One's own finished games, the last one first",
        PeopleHandlers.my_games,
        query=_FILTERS,
        price=8.0,
    ),
    Endpoint(
        "GET",
        "/api/me/person/history",
        "How one has done over time",
        PeopleHandlers.my_history,
        price=10.0,
    ),
)
