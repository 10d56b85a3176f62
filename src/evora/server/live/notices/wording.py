"""Notices in words: what a person reads, in their language, as it stands when it is sent."""

from __future__ import annotations

from typing import Any

from evora.server.live.notices.ways import Message, Urgency
from evora.server.messages import NoticeKind
from evora.server.storage.notice_values import StoredNotice, WaitingGame
from evora.texts import DEFAULT_LANGUAGE, negotiate, text

_HOUR_MS = 3_600_000
_URGENCY: dict[NoticeKind, Urgency] = {"time": "high", "challenge": "high", "over": "low"}
_SETTINGS = "/notices"


def message(  # noqa: PLR0913  (all that it says)
    notice: StoredNotice,
    *,
    language: str | None,
    waiting: tuple[int, list[WaitingGame]],
    every: bool,
    expires: int,
    now: int,
) -> Message:
    """`waiting`: how many games are waited for, and the first of them; `every`: there is one
    message for each notice, so a later one replaces only what was said of the same game."""
    chosen = negotiate(language or DEFAULT_LANGUAGE) or DEFAULT_LANGUAGE
    count, first = waiting
    what: str = notice.kind
    game, values = notice.game, _values(notice, chosen, now)
    together = notice.kind == "turn" and not every
    if together and count > 1 and first:
        what, game = "waiting", first[0].game
        values = {"games": count, "name": _shown(first[0].names, chosen)}
    return Message(
        id=notice.id,
        tag=notice.kind if together or game is None else f"{notice.kind}-{game}",
        title=text(f"notice-{what}", chosen, **values),
        body=text(f"notice-{what}.body", chosen, **values),
        path=_SETTINGS if game is None else f"/play/{game}",
        language=chosen,
        waiting=count,
        urgency=_URGENCY.get(notice.kind, "normal"),
        expires=expires,
        settings_path=f"{_SETTINGS}#{notice.kind}",
        settings_label=text("notice-switch", chosen),
    )


def _values(notice: StoredNotice, language: str, now: int) -> dict[str, Any]:
    won = notice.data.won
    return {
        "name": _shown([notice.name], language),
        "hours": max(0, (notice.deadline or now) - now) // _HOUR_MS,
        "result": "over" if won is None else "won" if won else "lost",
        "games": 1,
    }


def _shown(names: list[str | None], language: str) -> str:
    known = [name for name in names if name is not None]
    return ", ".join(known) if known else text("notice-somebody", language)
