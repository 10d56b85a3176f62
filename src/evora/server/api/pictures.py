"""Pictures of games and positions, as SVG and PNG; also for pages of others."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from evora._core import Position
from evora.daily_deal import replay, result_of
from evora.errors import EvoraError
from evora.pictures import THEMES, Theme, position_svg
from evora.server.api.authentication import Authentication
from evora.server.api.cards import PAGES, Card, deal_card, game_card, page_card, position_card
from evora.server.api.endpoint import Endpoint
from evora.server.api.languages import language_for
from evora.server.api.png_renderer import PngRenderer, tag_of
from evora.server.api.request_budget import RENDER_PRICE
from evora.server.api.requests import game_of, number_of, session_of
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.limits import network_of
from evora.server.common.refusal import Refusal

_MAX_POSITION = 1000
_KINDS = {"svg": "image/svg+xml", "png": "image/png"}
# A position looks the same tomorrow, a game does not.
_DAY = "public, max-age=86400"
_MINUTE = "public, max-age=60"
_OWN = "private, no-cache"


class PictureHandlers:
    """`renderer` renders; everything else is text."""

    def __init__(self, services: Services, renderer: PngRenderer) -> None:
        self._authentication = Authentication(services)
        self._deals = services.deals
        self._views = services.views
        self._guests = services.guests
        self._fair_play = services.fair_play
        self._budget = services.budget
        self._renderer = renderer
        self._background = services.background

    async def position_svg(self, request: Request) -> Response:
        return await self._send(request, "svg", _DAY, await self._position(request))

    async def position_png(self, request: Request) -> Response:
        return await self._send(request, "png", _DAY, await self._position(request))

    async def position_card(self, request: Request) -> Response:
        """Of a position, or of a page."""
        card, theme = _card(request), _theme(request)
        svg = await self._drawn(request, lambda: card.card(theme))
        return await self._send(request, "png", _DAY, svg)

    async def game_svg(self, request: Request) -> Response:
        return await self._send(request, "svg", _MINUTE, await self._game(request, Card.picture))

    async def game_png(self, request: Request) -> Response:
        return await self._send(request, "png", _MINUTE, await self._game(request, Card.picture))

    async def game_card(self, request: Request) -> Response:
        return await self._send(request, "png", _MINUTE, await self._game(request, Card.card))

    async def deal_card(self, request: Request) -> Response:
        """One's own result of a deal of the day."""
        guest = await self._authentication.person(request)
        date, setting = request.path_params["date"], request.path_params["setting"]
        deal, view = await self._deals.result(guest.id, date, setting)
        language, theme, mine = _language(request), _theme(request), view.mine
        assert mine is not None  # as `result` promises
        place = None if mine.place is None else (mine.place, view.finished)

        def draw() -> str:
            game = replay(deal, mine.tokens, len(mine.tokens))
            return deal_card(deal, result_of(game), place, language, theme)

        return await self._send(request, "png", _OWN, await self._drawn(request, draw))

    # --- What is drawn

    async def _position(self, request: Request) -> str:
        position, theme = position_of(request), _theme(request)
        guest = self._guests.known(session_of(request))
        self._fair_play.overhear(guest, str(position), "picture")
        move = request.query_params.get("move")

        def draw() -> str:
            try:
                return position_svg(position, theme=theme, move=move)
            except (EvoraError, ValueError) as error:
                raise Refusal("bad_move", "move", str(error)) from None

        return await self._drawn(request, draw)

    async def _game(self, request: Request, draw: Callable[[Card, Theme], str]) -> str:
        game, theme = game_of(request), _theme(request)
        at = number_of(request, "at") if "at" in request.query_params else None
        live, names = await self._views.look(game)
        table, language = live.table, _language(request)
        return await self._drawn(
            request, lambda: draw(game_card(table, names, language, at), theme)
        )

    async def _drawn(self, request: Request, draw: Callable[[], str]) -> str:
        """Off the event loop; Refusal busy."""
        return await self._background.run(_who(request), draw)

    def _pay(self, request: Request) -> None:
        """Takes the price of a picture that has to be rendered; Refusal too_many."""
        guest = self._guests.known(session_of(request))
        self._budget.charge(peer_of(request.scope).address, guest, RENDER_PRICE)

    async def _send(self, request: Request, kind: str, keep: str, svg: str) -> Response:
        tag = tag_of(svg, kind)
        headers = {
            "ETag": tag,
            "Cache-Control": keep,
            # Pages of others may show what holds nothing about the one who asks.
            "Cross-Origin-Resource-Policy": "same-origin" if keep == _OWN else "cross-origin",
        }
        known = request.headers.get("if-none-match", "").split(",")
        if tag in (each.strip().removeprefix("W/") for each in known):
            return Response(status_code=304, headers=headers)
        content = svg.encode()
        if kind == "png":
            content = await self._renderer.png(svg, _who(request), lambda: self._pay(request))
        headers["Content-Disposition"] = f'inline; filename="evora.{kind}"'
        return Response(content, headers=headers, media_type=_KINDS[kind])


def _who(request: Request) -> str:
    return network_of(peer_of(request.scope).address)


def position_of(request: Request) -> Position:
    """The position that the query names; Refusal bad_field or bad_position."""
    written = request.query_params.get("position")
    if not written or len(written) > _MAX_POSITION:
        expected = f"expected a position of at most {_MAX_POSITION} characters"
        raise Refusal("bad_field", "position", expected)
    try:
        return Position(written)
    except EvoraError as error:
        raise Refusal("bad_position", "position", str(error)) from None


def _card(request: Request) -> Card:
    language, page = _language(request), request.query_params.get("page")
    if page is None:
        return position_card(position_of(request), language)
    if card := page_card(page, language):
        return card
    raise Refusal("bad_field", "page", f"expected one of {', '.join(PAGES)}")


def _theme(request: Request) -> Theme:
    theme = request.query_params.get("theme", "light")
    if theme not in THEMES:
        raise Refusal("bad_field", "theme", f"expected {' or '.join(THEMES)}")
    return theme


def _language(request: Request) -> str:
    return language_for("", request.query_params.get("language"))


_GAME_QUERY = ("at", "theme", "language")
_POSITION_QUERY = ("position", "theme", "move")
# As text; what has to be rendered costs more (`request_budget`).
_PICTURE_PRICE = 8.0

PICTURE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/deals/{date}/{setting}/card.png",
        "One's own result of a deal of the day as a picture",
        PictureHandlers.deal_card,
        query=("theme", "language"),
        media="image/png",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/picture.svg",
        "A picture of a game",
        PictureHandlers.game_svg,
        query=_GAME_QUERY,
        media="image/svg+xml",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/picture.png",
        "A picture of a game",
        PictureHandlers.game_png,
        query=_GAME_QUERY,
        media="image/png",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/card.png",
        "The card that messengers show for a game",
        PictureHandlers.game_card,
        query=_GAME_QUERY,
        media="image/png",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/picture.svg",
        "A picture of a position, perhaps with a move",
        PictureHandlers.position_svg,
        query=_POSITION_QUERY,
        media="image/svg+xml",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/picture.png",
        "A picture of a position, perhaps with a move",
        PictureHandlers.position_png,
        query=_POSITION_QUERY,
        media="image/png",
        price=_PICTURE_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/card.png",
        "The card that messengers show for a position or a page",
        PictureHandlers.position_card,
        query=("position", "page", "theme", "language"),
        media="image/png",
        price=_PICTURE_PRICE,
    ),
)
