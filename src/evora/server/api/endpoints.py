"""The HTTP interface, declared once: routes, body decoding and OpenAPI follow from these tables.

The endpoints of a subject stand beside their handlers; here are those of games and guests."""

from __future__ import annotations

from evora.server.api.blocks import BLOCK_ENDPOINTS
from evora.server.api.bots import BOT_ENDPOINTS
from evora.server.api.company import COMPANY_ENDPOINTS
from evora.server.api.deals import DEAL_ENDPOINTS
from evora.server.api.devices import DEVICE_ENDPOINTS
from evora.server.api.endpoint import Endpoint
from evora.server.api.fair_play import FAIR_PLAY_ENDPOINTS
from evora.server.api.feeds import FEED_ENDPOINTS
from evora.server.api.handlers import Handlers
from evora.server.api.holidays import HOLIDAY_ENDPOINTS
from evora.server.api.host import HOST_ENDPOINTS
from evora.server.api.keys import KEY_ENDPOINTS
from evora.server.api.mail import MAIL_ENDPOINTS
from evora.server.api.notices import NOTICE_ENDPOINTS
from evora.server.api.people import PEOPLE_ENDPOINTS
from evora.server.api.pictures import PICTURE_ENDPOINTS
from evora.server.api.push import PUSH_ENDPOINTS
from evora.server.api.puzzles import PUZZLE_ENDPOINTS
from evora.server.api.ratings import RATING_ENDPOINTS
from evora.server.api.reports import REPORT_ENDPOINTS
from evora.server.api.reviews import REVIEW_ENDPOINTS

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET", "/api/me", "Who asks, and what the server offers", Handlers.me, for_banned=True
    ),
    Endpoint(
        "POST",
        "/api/me",
        "Become a guest, if one is not yet",
        Handlers.become_guest,
        query=("invitation",),
        price=3.0,
    ),
    Endpoint("PUT", "/api/me", "Change one's display name", Handlers.set_name, price=3.0),
    Endpoint(
        "DELETE",
        "/api/me",
        "Delete one's data; finished games stay, without the name",
        Handlers.delete,
        status=204,
        price=10.0,
        for_banned=True,
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        "Everything that is stored about one",
        Handlers.export,
        price=10.0,
        for_banned=True,
    ),
    Endpoint(
        "DELETE",
        "/api/me/renamed",
        "Note that the host has changed one's name",
        Handlers.note_rename,
        status=204,
    ),
    Endpoint(
        "POST", "/api/me/code", "A one-time code for another device", Handlers.make_code, price=3.0
    ),
    Endpoint("GET", "/api/me/code", "Whether one's code can still be used", Handlers.has_code),
    Endpoint(
        "POST",
        "/api/me/use-code",
        "Become the guest whose code it is: one of ten minutes, or a recovery code",
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
        "GET",
        "/api/replays",
        "The best public games of the last days",
        Handlers.replays,
        price=4.0,
    ),
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
        "POST",
        "/api/rules/legal",
        "The legal moves of a position",
        Handlers.rules_legal,
        price=2.0,
        stores=False,
    ),
    Endpoint(
        "POST",
        "/api/rules/play",
        "Play deals and moves from a position",
        Handlers.rules_play,
        large=True,
        price=15.0,
        stores=False,
    ),
    Endpoint(
        "POST",
        "/api/rules/record",
        "Read a record",
        Handlers.rules_record,
        large=True,
        price=15.0,
        stores=False,
    ),
)


ALL_ENDPOINTS = (
    *ENDPOINTS,
    *BOT_ENDPOINTS,
    *HOLIDAY_ENDPOINTS,
    *DEVICE_ENDPOINTS,
    *KEY_ENDPOINTS,
    *PUSH_ENDPOINTS,
    *BLOCK_ENDPOINTS,
    *COMPANY_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    *RATING_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *REPORT_ENDPOINTS,
    *FAIR_PLAY_ENDPOINTS,
    *REVIEW_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *DEAL_ENDPOINTS,
    *PICTURE_ENDPOINTS,
    *HOST_ENDPOINTS,
    *MAIL_ENDPOINTS,
    *FEED_ENDPOINTS,
)
