"""Answers of the server that are made up, for states that take long to bring about."""

from __future__ import annotations

import time

#: Times of notices are told from now on.
_NOW = int(time.time() * 1000)
_HOUR = 3_600_000

#: A name that is kept, by a code and by passkeys of two kinds.
KEYS = {
    **{"kept": 1_800_000_000_000, "changes": 1_802_000_000_000, "may_keep": True, "games": 3},
    "code": {"made": 1_800_000_000_000, "used": 1_801_000_000_000},
    "passkeys": [
        {
            **{"passkey": name, "browser": "firefox", "system": "linux", "synced": here},
            **{"here": here, "created": 1_800_000_000_000, "used": None},
        }
        for name, here in (("one", True), ("other", False))
    ],
}


def _leader(place: int | None, name: str, **more: object) -> dict[str, object]:
    rating = {"rating": 2104 - 7 * (place or 70), "sure": place is not None}
    return {"place": place, "name": name, "rating": rating, "games": 1234, "you": False, **more}


# A name of 24 wide letters has to be broken.
LEADERS = {
    "pool": "duel",
    "leaders": [_leader(1, "Maximiliana von Lindberg"), _leader(2, "W" * 24), _leader(3, "Ann")],
    "beside": [_leader(None, "Maximilian", you=True)],
    "levels": [{"level": "grandmaster", "rating": 2950}, {"level": "novice", "rating": 800}],
}

#: People with long names, of whom one plays, and challenges of both kinds.
COMPANY = {
    "type": "company",
    "followed": [
        {"name": "Maximiliana von Lindberg", "here": True, "plays": True, "game": "abcdefghij"},
        {"name": "Bo", "here": False, "plays": False, "game": None},
    ],
    "challenges": [
        {
            **{"game": f"abcdefgh0{number}", "name": "Maximiliana von Lindberg", "sent": sent},
            **{"variant": "grey", "clock": {"type": "days", "days": 3}, "rated": True},
            **{"made": 1_800_000_000_000, "until": 1_800_000_300_000, "accepted": False},
        }
        for number, sent in enumerate((False, True))
    ],
    **{"seen_by": "followed", "challenged_by": "everyone"},
}

#: Every way works, with quiet hours.
NOTICE_SETTINGS = {
    "switches": [
        {"kind": kind, "bell": True, "push": kind != "over", "mail": kind == "turn"}
        for kind in ("turn", "time", "joined", "challenge", "accepted", "rematch", "over", "begins")
    ],
    "quiet": {"begins": 22 * 60, "ends": 8 * 60},
    **{"zone": "America/Argentina/Buenos_Aires", "every": False, "language": None},
    **{"push": "works", "mail": "works", "address": "maximiliana@example.org"},
}
#: A browser that gets notices, and an address with another that waits for its confirmation.
PUSH = {
    "key": None,
    "browsers": [
        {"browser": "firefox", "system": "linux", "created": 1_800_000_000_000, "current": False}
    ],
}
MAIL = {
    **{"state": "works", "address": "maximiliana@example.org"},
    **{"pending": "maximiliana.von.lindberg@mail.example.org", "until": 1_800_000_000_000},
}
FEED = {"made": 1_800_000_000_000}


def _notice(number: int, kind: str, **more: object) -> dict[str, object]:
    about = {"variant": "coloured", "players": 2, "name": "Maximiliana von Lindberg", "kept": True}
    nothing = {"deadline": None, "percent": None, "won": None, "reason": None}
    return {
        **{"id": f"notice{number}", "kind": kind, "game": f"abcdefgh0{number}"},
        **{"made": _NOW - number * _HOUR, "read": number > 2, **about, **nothing, **more},
    }


#: One of every kind, some of them read, about people with and without a name.
NOTICES = {
    "notices": [
        _notice(1, "turn", deadline=_NOW + 21 * _HOUR),
        _notice(2, "time", deadline=_NOW + 21 * _HOUR, percent=95),
        _notice(3, "joined", name=None, kept=False),
        _notice(4, "challenge"),
        _notice(5, "accepted", name="W" * 24, kept=False),
        _notice(6, "rematch"),
        _notice(7, "over", won=True, reason="row"),
        _notice(8, "test", game=None, name=None),
    ],
    "bell": {
        **{"type": "bell", "unread": 2, "waiting": 12, "then": None},
        "next": {
            **{"game": "abcdefgh01", "deadline": _NOW + 21 * _HOUR},
            "names": ["Maximiliana von Lindberg", None, "W" * 24],
        },
    },
}
