"""The HTTP interface, declared once: routes, body decoding and OpenAPI follow from this table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.bots import BotHandlers
from evora.server.api.devices import DeviceHandlers
from evora.server.api.handlers import Handlers
from evora.server.api.holidays import HolidayHandlers
from evora.server.api.pictures import PictureHandlers
from evora.server.api.puzzles import PuzzleHandlers
from evora.server.api.reviews import ReviewHandlers


@dataclass(frozen=True)
class Endpoint:
    """One method of one path.

    `handler` gets its owner, the request and, where it has one, the decoded body; it returns the
    answer, which is sent with `status`, or a response of its own making. Its annotations are what
    is declared of both: types of evora.server.messages, `Annotated[Response, …]` for what is inside
    a response. An endpoint without an answer sends a file of type `media`, or nothing. A `large`
    body may be as long as a record. `price`: what a request costs of the limit `--requests`; 1
    stands for about a millisecond of the server's time.
    """

    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = "application/json"
    large: bool = False
    price: float = 1.0

    @cached_property
    def body(self) -> Any:
        """The type of the body; None if there is none."""
        return get_type_hints(self.handler).get("body")

    @cached_property
    def answer(self) -> Any:
        """The type of the answer; None for a file or nothing."""
        returned = get_type_hints(self.handler, include_extras=True)["return"]
        options = get_args(returned) if isinstance(returned, UnionType) else (returned,)
        found: Any = next((option for option in options if option is not Response), None)
        if get_origin(found) is Annotated:
            return found.__metadata__[0]
        return get_args(found)[0] if get_origin(found) is m.Encoded else found


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", "Who asks, and what the server offers", Handlers.me),
    Endpoint(
        "POST", "/api/me", "Become a guest, if one is not yet", Handlers.become_guest, price=3.0
    ),
    Endpoint("PUT", "/api/me", "Change one's display name", Handlers.set_name, price=3.0),
    Endpoint(
        "DELETE",
        "/api/me",
        "Delete one's data; finished games stay, without the name",
        Handlers.delete,
        status=204,
        price=10.0,
    ),
    Endpoint(
        "GET", "/api/me/export", "Everything that is stored about one", Handlers.export, price=10.0
    ),
    Endpoint(
        "POST", "/api/me/code", "A one-time code for another device", Handlers.make_code, price=3.0
    ),
    Endpoint("GET", "/api/me/code", "Whether one's code can still be used", Handlers.has_code),
    Endpoint(
        "POST",
        "/api/me/use-code",
        "Become the guest who made the code",
        Handlers.use_code,
        price=3.0,
    ),
    Endpoint(
        "GET",
        "/api/me/games",
        "One's games, the last changed first",
        Handlers.my_games,
        query=("before",),
        price=4.0,
    ),
    Endpoint(
        "POST",
        "/api/me/records",
        "Keep a finished game that was played elsewhere",
        Handlers.keep_record,
        status=201,
        large=True,
        price=15.0,
    ),
    Endpoint("GET", "/api/lobby", "Games that wait for anybody", Handlers.lobby, price=4.0),
    Endpoint("GET", "/api/live", "Who is here, and games to watch", Handlers.live, price=4.0),
    Endpoint(
        "POST",
        "/api/pair",
        "Join a game that waits for an opponent, or open one",
        Handlers.pair,
        price=6.0,
    ),
    Endpoint(
        "POST",
        "/api/games",
        "Create a game",
        Handlers.create_game,
        status=201,
        large=True,
        price=5.0,
    ),
    Endpoint("GET", "/api/games/{game}", "How a game stands", Handlers.view, price=2.0),
    Endpoint(
        "GET",
        "/api/games/{game}/events",
        "What happened after a seq",
        Handlers.events,
        query=("since",),
        price=3.0,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/commands",
        "Join, play, take back, resign, …",
        Handlers.command,
        price=2.0,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/record",
        "The game as a record",
        Handlers.record,
        media="text/plain",
        price=4.0,
    ),
    Endpoint(
        "GET", "/api/games/{game}/steps", "Every position of a game", Handlers.steps, price=15.0
    ),
    Endpoint(
        "POST", "/api/rules/legal", "The legal moves of a position", Handlers.rules_legal, price=2.0
    ),
    Endpoint(
        "POST",
        "/api/rules/play",
        "Play deals and moves from a position",
        Handlers.rules_play,
        large=True,
        price=15.0,
    ),
    Endpoint(
        "POST", "/api/rules/record", "Read a record", Handlers.rules_record, large=True, price=15.0
    ),
)


_GAME_QUERY = ("at", "theme", "language")
_POSITION_QUERY = ("position", "theme", "move")
_DRAWN_PRICE = 8.0
# In a process of its own, one at a time.
_RENDERED_PRICE = 20.0

PICTURE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/games/{game}/picture.svg",
        "A picture of a game",
        PictureHandlers.game_svg,
        query=_GAME_QUERY,
        media="image/svg+xml",
        price=_DRAWN_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/picture.png",
        "A picture of a game",
        PictureHandlers.game_png,
        query=_GAME_QUERY,
        media="image/png",
        price=_RENDERED_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/card.png",
        "The card that messengers show for a game",
        PictureHandlers.game_card,
        query=_GAME_QUERY,
        media="image/png",
        price=_RENDERED_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/picture.svg",
        "A picture of a position, perhaps with a move",
        PictureHandlers.position_svg,
        query=_POSITION_QUERY,
        media="image/svg+xml",
        price=_DRAWN_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/picture.png",
        "A picture of a position, perhaps with a move",
        PictureHandlers.position_png,
        query=_POSITION_QUERY,
        media="image/png",
        price=_RENDERED_PRICE,
    ),
    Endpoint(
        "GET",
        "/api/card.png",
        "The card that messengers show for a position or a page",
        PictureHandlers.position_card,
        query=("position", "page", "theme", "language"),
        media="image/png",
        price=_RENDERED_PRICE,
    ),
)

BOT_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/bots", "One's bots", BotHandlers.mine),
    Endpoint(
        "POST",
        "/api/me/bots",
        "Make a bot; its token is shown this once",
        BotHandlers.make,
        status=201,
    ),
    Endpoint(
        "PUT",
        "/api/me/bots/{bot}",
        "Rename a bot, or change whose invitations it takes",
        BotHandlers.change,
    ),
    Endpoint(
        "POST",
        "/api/me/bots/{bot}/token",
        "A new token for a bot; the old one is revoked",
        BotHandlers.new_token,
    ),
    Endpoint(
        "DELETE",
        "/api/me/bots/{bot}",
        "Revoke a bot: it leaves its games, and its name is deleted",
        BotHandlers.remove,
        status=204,
    ),
    Endpoint("GET", "/api/bots", "Bots that one can invite", BotHandlers.invitable),
    Endpoint("GET", "/api/bot", "The bot that asks", BotHandlers.me),
    Endpoint("PUT", "/api/bot", "The bot says whose invitations it takes", BotHandlers.set_accepts),
    Endpoint(
        "GET",
        "/api/bot/stream",
        "The bot's games and every change of them, one JSON text per line",
        BotHandlers.stream,
        query=("known",),
        media="application/x-ndjson",
    ),
)

DEVICE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET", "/api/me/devices", "The devices on which one is signed in", DeviceHandlers.list
    ),
    Endpoint(
        "DELETE",
        "/api/me/devices",
        "Sign out on all other devices",
        DeviceHandlers.sign_out_others,
        status=204,
    ),
    Endpoint(
        "DELETE",
        "/api/me/devices/{device}",
        "Sign out on one device",
        DeviceHandlers.sign_out,
        status=204,
    ),
)

REVIEW_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/games/{game}/review",
        "The review that is kept with a finished game",
        ReviewHandlers.kept,
        price=4.0,
    ),
    Endpoint(
        "PUT",
        "/api/games/{game}/review",
        "Keep a review with a finished game",
        ReviewHandlers.keep,
        large=True,
        price=60.0,
    ),
)

PUZZLE_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/puzzles/daily",
        "The puzzle of a day, to be drawn",
        PuzzleHandlers.daily,
        query=("date", "setting"),
        price=2.0,
    ),
    Endpoint("GET", "/api/me/puzzles", "How one does with puzzles", PuzzleHandlers.progress),
    Endpoint(
        "PUT",
        "/api/me/puzzles",
        "Keep how one does with puzzles, unless more tries are kept",
        PuzzleHandlers.keep,
        price=3.0,
    ),
)

HOLIDAY_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/holiday", "One's days off", HolidayHandlers.state),
    Endpoint(
        "POST",
        "/api/me/holiday",
        "Take days off, from now on: clocks of days stand still",
        HolidayHandlers.take,
        price=10.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/holiday",
        "End one's days off; those that have not begun are not used",
        HolidayHandlers.end,
        price=10.0,
    ),
)

ALL_ENDPOINTS = (
    *ENDPOINTS,
    *BOT_ENDPOINTS,
    *HOLIDAY_ENDPOINTS,
    *DEVICE_ENDPOINTS,
    *REVIEW_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *PICTURE_ENDPOINTS,
)
