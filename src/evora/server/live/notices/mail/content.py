"""What a daily letter tells: games that wait, the one with the least time first, and other news."""

from __future__ import annotations

from dataclasses import replace

from evora.server.live.notices.mail.letters import Item, Part, harmless
from evora.server.live.notices.wording import message
from evora.server.messages import NoticeKind
from evora.server.storage.letters import LetterFacts
from evora.server.storage.notice_values import StoredNotice, WaitingGame
from evora.texts import listed, text

_TURNS: tuple[NoticeKind, ...] = ("turn", "time")
_MINUTE_MS, _HOUR_MS, _DAY_MS = 60_000, 3_600_000, 86_400_000


def daily_parts(
    facts: LetterFacts, sent: int | None, now: int, language: str
) -> tuple[str, list[Part]] | None:
    """The subject and what stands below it; None if there is nothing to tell. `sent`: when the last
    letter was written, `now`: both by the games' clock."""
    wanted = [
        notice
        for notice in facts.notices
        if not notice.read and facts.wishes.wants(notice.kind, "mail") and notice.kind != "test"
    ]
    fresh = [notice for notice in wanted if sent is None or notice.made > sent]
    turns = facts.waiting if any(facts.wishes.wants(kind, "mail") for kind in _TURNS) else []
    if not fresh and not (facts.wishes.every and (turns or wanted)):
        return None
    news = [notice for notice in wanted if notice.kind not in _TURNS]
    if not turns and not news:
        return None
    parts = []
    if turns:
        items = [Item(_turn(game, now, language), f"/play/{game.game}") for game in turns]
        parts.append(Part(text("mail-turns", language), items))
    if news:
        items = [Item(sentence_of(notice, language), path_of(notice)) for notice in news]
        parts.append(Part(text("mail-news", language), items))
    return text("mail-subject", language, count=facts.waits if turns else 0), parts


def names_of(game: WaitingGame, language: str) -> str:
    nameless = text("mail-nameless", language)
    return listed([harmless(name) if name else nameless for name in game.names], language=language)


def _turn(game: WaitingGame, now: int, language: str) -> str:
    left, names = max(game.deadline - now, _MINUTE_MS), names_of(game, language)
    if left >= _DAY_MS:
        return text("mail-turn-days", language, names=names, count=left // _DAY_MS)
    if left >= _HOUR_MS:
        return text("mail-turn-hours", language, names=names, count=left // _HOUR_MS)
    return text("mail-turn-minutes", language, names=names, count=left // _MINUTE_MS)


def sentence_of(notice: StoredNotice, language: str) -> str:
    """As a push would say it at the time that it is of: the same whenever it is read."""
    name = harmless(notice.name) if notice.name else None
    shown = message(
        replace(notice, name=name),
        language=language,
        waiting=(1, []),
        every=True,
        expires=0,
        now=notice.made,
    )
    return text("mail-told", language, title=shown.title, body=shown.body)


def path_of(notice: StoredNotice) -> str:
    return "/notices" if notice.game is None else f"/play/{notice.game}"
