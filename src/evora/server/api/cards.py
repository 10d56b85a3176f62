"""What is said and shown of a game or a position to those who only see a link to it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from evora._core import Position
from evora.daily_deal import DailyDeal, Result
from evora.daily_deal.share import score_line, signed
from evora.pictures import (
    ResultWords,
    Theme,
    card_svg,
    position_svg,
    result_card_svg,
    result_svg,
)
from evora.server.domain.table import Table
from evora.texts import listed, text

_BETWEEN = " \N{EN DASH} "
# Title and sentence, by path: every address of the page (web/src/routes.ts) without a parameter.
_PAGES = {
    "/about": ("page-about", "start-about"),
    "/analysis": ("page-analysis", "card-analysis-about"),
    "/contact": ("page-contact", "contact-about"),
    "/deal": ("page-deal", "deals-about"),
    "/deal/play": ("page-deal", "deals-about"),
    "/games": ("page-games", "start-about"),
    "/house-rules": ("page-house-rules", "house-rules-about"),
    "/leaders": ("page-leaders", "leaders-about"),
    "/learn": ("page-learn", "start-learn-about"),
    "/lobby": ("page-lobby", "lobby-about"),
    "/local": ("page-play", "start-about"),
    "/me": ("page-me", "start-about"),
    "/new": ("page-new", "new-about"),
    "/notices": ("page-notices", "start-about"),
    "/people": ("page-people", "start-about"),
    "/position": ("page-analysis", "card-analysis-about"),
    "/privacy": ("page-privacy", "privacy-about"),
    "/puzzles": ("page-puzzles", "puzzles-about"),
    "/puzzles/history": ("page-puzzles", "puzzles-about"),
    "/puzzles/run": ("run-title", "run-about"),
    "/replay": ("replay-title", "replay-record-about"),
    "/review": ("page-review", "review-about"),
    "/rules": ("page-rules", "rules-about"),
    "/settings": ("page-settings", "start-about"),
    "/watch": ("live-title", "live-about"),
}
_LESSON = re.compile(r"/learn/([a-z]+)")
PAGES = ("/", *_PAGES)
# As `evora.daily_deal.share` signs them: a round won, even or lost.
_ROUND_TILES = "BWK"


@dataclass(frozen=True)
class Card:
    """A title and a sentence, and the position that they are about; None: no game has begun.

    `uploaded`: it is a guest's word, and every picture of it says so."""

    title: str
    about: str
    position: Position | None = None
    names: Sequence[str] = ()
    winners: Sequence[int] = ()
    uploaded: bool = False

    def card(self, theme: Theme) -> str:
        """The picture that messengers show."""
        return card_svg(
            self.position, title=self.title, theme=theme, names=self.names, winners=self.winners
        )

    def picture(self, theme: Theme) -> str:
        """The picture without words, to save or to send."""
        if self.position is None or self.uploaded:
            return self.card(theme)
        if self.position.phase == "over":
            return result_svg(self.position, theme=theme, names=self.names, winners=self.winners)
        return position_svg(self.position, theme=theme, names=self.names, winners=self.winners)


def page_card(path: str, language: str) -> Card | None:
    """Of a page or a lesson; None: there is none at this path."""
    if path == "/":
        return Card("Evora", text("start-about", language))
    lesson = _LESSON.fullmatch(path)
    if lesson is None and path not in _PAGES:
        return None
    title, about = _PAGES[path] if lesson is None else _lesson(lesson[1])
    try:
        name, sentence = text(title, language), text(about, language)
    except KeyError:  # no such lesson
        return None
    return Card(text("page-title", language, page=name), sentence)


def _lesson(name: str) -> tuple[str, str]:
    return f"lesson-{name}", f"lesson-{name}.about"


def deal_card(
    deal: DailyDeal, result: Result, place: tuple[int, int] | None, language: str, theme: Theme
) -> str:
    """A result of the deal of the day, as its owner shares it."""
    named = {"setting": deal.setting, "date": deal.date.isoformat()}
    where = ""
    if place is not None:
        where = text("deal-share-place", language, place=place[0], of=place[1])
    words = ResultWords(
        title=text("deal-share-title", language, **named),
        lead=signed(result.lead),
        scores=score_line(result.scores),
        place=where,
        tiles="".join(_ROUND_TILES[1 - each] for each in result.rounds),
    )
    return result_card_svg(words, theme=theme)


def person_card(name: str, language: str) -> Card:
    return Card(text("page-title", language, page=name), text("card-person-about", language))


def position_card(position: Position, language: str) -> Card:
    about = text("card-position-about", language, round=position.round, players=position.players)
    return Card(text("card-position", language), about, position)


def puzzle_card(position: Position, language: str) -> Card:
    about = text("card-puzzle-about", language, round=position.round, players=position.players)
    return Card(text("card-puzzle", language), about, position)


def game_card(
    table: Table, names: Mapping[int, str | None], language: str, at: int | None = None
) -> Card:
    """A game as it stands, or after `at` deals and moves."""
    if table.start is None:
        about = text("card-invited-about", language, players=table.players)
        return Card(text("card-invited", language), about)
    positions = (table.start, *(step.position for step in table.steps))
    position = positions[-1] if at is None else positions[min(at, len(positions) - 1)]
    seats = seat_names(table, names, language)
    ended = table.result if at is None or at >= len(positions) - 1 else None
    scores = ", ".join(
        text("card-score", language, name=name, points=board.score)
        for name, board in zip(seats, position.boards, strict=True)
    )
    if ended is None:
        about = text("card-playing", language, round=position.round, scores=scores)
    else:
        won = listed([seats[seat - 1] for seat in ended.winners], language=language)
        count = len(ended.winners)
        over = text("log-ended", language, reason=ended.reason, count=count, names=won)
        about = f"{over} {scores}"
    title = _BETWEEN.join(seats)
    if table.source != "played":
        title = text("card-marked", language, source=table.source, names=title)
        about = f"{text('source-about', language, source=table.source)} {about}"
    winners = [] if ended is None else ended.winners
    return Card(title, about, position, seats, winners, table.source == "uploaded")


def seat_names(table: Table, names: Mapping[int, str | None], language: str) -> list[str]:
    """As the page names them: people and bots, levels of engines, numbers of seats. Which level
    played in a game that was uploaded is only said."""
    found = []
    for number, seat in enumerate(table.seats, 1):
        name = names.get(number) or text("seat-nameless", language, seat=number)
        if seat.is_bot:
            name = text("seat-bot", language, name=name)
        elif seat.kind == "engine" and seat.level is not None:
            name = text(f"level-{seat.level}", language)
            if table.source == "uploaded":
                name = text("seat-said", language, name=name)
        found.append(name)
    return [
        text("seat-numbered", language, name=name, seat=number) if found.count(name) > 1 else name
        for number, name in enumerate(found, 1)
    ]
