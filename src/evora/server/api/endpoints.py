"""The HTTP interface as data: what each address takes and answers; for routes and OpenAPI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from evora.server import messages as m


@dataclass(frozen=True)
class Endpoint:
    """`body`: what a request carries; `answer`: what comes back, None for a file or nothing."""

    method: str
    path: str
    summary: str
    body: Any = None
    answer: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = "application/json"


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", "Who asks, and what the server offers", answer=m.Me),
    Endpoint("POST", "/api/me", "Become a guest, if one is not yet", answer=m.Me),
    Endpoint("PUT", "/api/me", "Change one's display name", m.SetName, m.Me),
    Endpoint(
        "DELETE", "/api/me", "Delete one's data; finished games stay, without the name", status=204
    ),
    Endpoint(
        "GET", "/api/me/export", "Everything that is stored about one", media="application/json"
    ),
    Endpoint("POST", "/api/me/code", "A one-time code for another device", answer=m.CodeMade),
    Endpoint("POST", "/api/me/use-code", "Become the guest who made the code", m.UseCode, m.Me),
    Endpoint(
        "GET",
        "/api/me/games",
        "One's games, the last changed first",
        answer=m.GameList,
        query=("before",),
    ),
    Endpoint("GET", "/api/lobby", "Games that wait for anybody", answer=m.GameList),
    Endpoint("POST", "/api/games", "Create a game", m.CreateGame, m.GameMade, status=201),
    Endpoint("GET", "/api/games/{game}", "How a game stands", answer=m.GameView),
    Endpoint(
        "GET",
        "/api/games/{game}/events",
        "What happened after a seq",
        answer=m.EventList,
        query=("since",),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/commands",
        "Join, play, take back, resign, …",
        m.Command,
        m.Applied,
    ),
    Endpoint("GET", "/api/games/{game}/record", "The game as a record", media="text/plain"),
    Endpoint("GET", "/api/games/{game}/steps", "Every position of a game", answer=m.PlayAnswer),
    Endpoint(
        "POST", "/api/rules/legal", "The legal moves of a position", m.AskLegal, m.LegalAnswer
    ),
    Endpoint(
        "POST", "/api/rules/play", "Play deals and moves from a position", m.AskPlay, m.PlayAnswer
    ),
    Endpoint("POST", "/api/rules/record", "Read a record", m.AskRecord, m.PlayAnswer),
)
