"""Answers of the server that are made up, for states that take long to bring about."""

from __future__ import annotations

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
