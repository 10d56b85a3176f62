"""The page of somebody who has played for a year, as the server would answer: a real one would take
thousands of games."""

from __future__ import annotations

import json
import math
from typing import Any

from playwright.sync_api import BrowserContext, Route

Json = dict[str, Any]
NAME = "Žofie Þórdís"
_DAY = 86_400_000
_START = 1_762_000_000_000


def _tally(won: int, lost: int, shared: int = 0) -> Json:
    return {"won": won, "shared": shared, "lost": lost}


def _wave(at: int, period: float) -> float:
    return math.sin(at / period) + math.sin(at / period * 2.7) / 2


REVIEWS: list[Json] = [
    {
        "ended": _START + at * 3 * _DAY,
        "games": 2,
        "accuracy": round(71 + at / 10 + 6 * _wave(at, 5), 2),
        "luck": round(0.11 * _wave(at, 3), 4),
        "play": round(-0.34 + at / 700 + 0.07 * _wave(at, 4), 4),
    }
    for at in range(120)
]
HISTORY: Json = {
    "ratings": [
        {
            "pool": pool,
            "points": [
                {
                    "ended": _START + at * 3 * _DAY,
                    "rating": round(1480 + rise * at + 35 * _wave(at, 6)),
                    "deviation": round(60 + 220 / (1 + at / 4)),
                }
                for at in range(count)
            ],
        }
        for pool, count, rise in (("duel", 120, 1.3), ("table", 40, 0.4))
    ],
    "reviews": REVIEWS,
}
_DETAILS: Json = {
    "settings": [
        {"variant": "coloured", "players": 2, "tally": _tally(812, 640, 12)},
        {"variant": "coloured", "players": 4, "tally": _tally(95, 260)},
        {"variant": "grey", "players": 3, "tally": _tally(3, 9, 1)},
    ],
    "levels": [
        {"level": "club", "tally": _tally(58, 22)},
        {"level": "strong", "tally": _tally(41, 39, 2)},
        {"level": "advanced", "tally": _tally(12, 44)},
    ],
    "people": _tally(790, 800, 11),
    "bots": _tally(4, 4),
    "mixed": _tally(5, 0),
    "opponents": [
        {"name": "Ben", "kept": True, "tally": _tally(120, 98, 3)},
        {"name": "Guðrún Hallgrímsdóttir-Br", "kept": True, "tally": _tally(40, 61)},
        {"name": None, "kept": False, "tally": _tally(2, 1)},
    ],
    "like": {"level": "strong", "low": "club", "high": "strong", "games": 218},
    "habits": {
        "games": 1832,
        "rounds": 9710,
        "floor_tiles": 12900,
        "floor_points": 21400,
        "full_rows": 1690,
        "full_columns": 2480,
        "full_colours": 410,
        "markers": 4630,
        "ended_it": 1010,
        "first_lines": [12, 300, 420, 510, 350, 240],
    },
    "streaks": {"current": 4, "longest_won": 11, "longest_lost": 7},
    "notable": [
        {
            "kind": kind,
            "game": "AbCdEfGhIj",
            "ended": _START + at * 20 * _DAY,
            "score": score,
            "best_other": other,
            "accuracy": accuracy,
        }
        for at, (kind, score, other, accuracy) in enumerate(
            [
                ("best_score", 118, 74, 93.1),
                ("biggest_win", 104, 21, None),
                ("biggest_loss", 12, 97, None),
                ("most_accurate", 77, 61, 98.4),
                ("least_accurate", 30, 66, 41.7),
            ]
        )
    ],
    "reviews": {**REVIEWS[-1], "games": 240, "accuracy": 76.4, "luck": 0.0121, "play": -0.2714},
}
PERSON: Json = {
    "name": NAME,
    "kept": _START,
    "yours": True,
    "open": False,
    "ratings": [
        {
            "pool": "duel",
            "rating": {"rating": 1634, "sure": True},
            "deviation": 62,
            "games": 431,
            "best": 1671,
        },
        {
            "pool": "table",
            "rating": {"rating": 1507, "sure": False},
            "deviation": 131,
            "games": 44,
            "best": None,
        },
    ],
    "finishing": "nearly_always",
    "games": _tally(910, 909, 13),
    "details": _DETAILS,
}


def _game(at: int, players: int, result: str, place: int) -> Json:
    others = ["Ben", "Guðrún Hallgrímsdóttir-Br", None][: players - 1]
    return {
        "game": {
            "game": f"Game{at:06}",
            "status": "over",
            "variant": "grey" if at % 5 == 4 else "coloured",
            "players": players,
            "clock": {"type": "budget", "initial_ms": 600_000, "credit_ms": 5_000},
            "names": [NAME, *others],
            "kinds": ["guest", *("guest" if name else "engine" for name in others)],
            "levels": [None, *(None if name else "club" for name in others)],
            "yours": [1],
            "to_move": None,
            "your_turn": False,
            "scores": [61, 55, 40, 38][:players],
            "winners": [1] if result == "won" else [2],
            "reason": "row",
            "round": 5,
            "created": _START,
            "changed": _START + (365 - at) * _DAY,
            "bots": [],
            "source": "played",
            "rated": at % 2 == 0,
            "kept": [1, 2],
        },
        "seat": 1,
        "result": result,
        "place": place,
        "accuracy": 82.4 if at % 3 else None,
        "change": (12 if result == "won" else -9) if at % 2 == 0 else None,
    }


GAMES: Json = {
    "games": [
        _game(0, 2, "won", 1),
        _game(1, 2, "lost", 2),
        _game(2, 4, "lost", 3),
        _game(3, 3, "shared", 1),
        _game(4, 2, "won", 1),
    ],
    "next": "1762000000000-Game000004",
}


def show_person(context: BrowserContext, *, yours: bool = True, hidden: bool = False) -> None:
    """From now on this browser gets answers about this person, and about nobody else."""
    person = {**PERSON, "yours": yours, "details": None if hidden else _DETAILS}

    def answer(route: Route) -> None:
        path = route.request.url.partition("?")[0]
        found = GAMES if path.endswith("/games") else person
        found = HISTORY if path.endswith("/history") else found
        route.fulfill(status=200, content_type="application/json", body=json.dumps(found))

    context.route("**/api/me/person**", answer)
    context.route("**/api/people/**", answer)
