"""What the endpoints about people and people do: found, followed, seen, challenged."""

from __future__ import annotations

from starlette.requests import Request

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.services import Services


class CompanyHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._companies = services.companies
        self._feed = services.company_feed

    async def find(self, request: Request) -> m.PeopleFound:
        guest = await self._authentication.visitor(request)
        beginning = request.query_params.get("name", "")
        return await self._companies.find(guest.id if guest else None, beginning)

    async def show(self, request: Request) -> m.Company:
        guest = await self._authentication.person(request)
        return await self._feed.view(guest.id)

    async def follow(self, request: Request, body: m.FollowPerson) -> m.Company:
        guest = await self._authentication.person(request)
        await self._companies.follow(guest.id, body)
        return await self._feed.view(guest.id)

    async def set_circles(self, request: Request, body: m.SetCircles) -> m.Company:
        guest = await self._authentication.person(request)
        await self._companies.set_circles(guest.id, body)
        return await self._feed.view(guest.id)


COMPANY_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/people",
        "People whose kept names begin like this at a glance",
        CompanyHandlers.find,
        query=("name",),
        price=4.0,
    ),
    Endpoint(
        "GET",
        "/api/me/company",
        "Whom one follows, who of them is here, and challenges",
        CompanyHandlers.show,
        price=4.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/follows",
        "Follow who keeps a name, or no longer",
        CompanyHandlers.follow,
        price=5.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/circles",
        "Who may see that one is here, and who may challenge one",
        CompanyHandlers.set_circles,
        price=5.0,
    ),
)
