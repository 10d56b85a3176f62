"""The deal of the day: guests' games, checked move by move, and everybody's results."""

from __future__ import annotations

import datetime

from sqlalchemy import Connection

from evora.daily_deal import (
    DEFAULT_SETTING,
    ENGINE_LEVEL,
    DailyDeal,
    DealMismatch,
    EngineRun,
    deal_of,
    replay,
    result_of,
)
from evora.days import days_in_row
from evora.server import messages as m
from evora.server.common.background import Background
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import wall_ms
from evora.server.domain.deals import day_named, is_over, named_deal
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import company
from evora.server.storage import deals as stored_deals
from evora.server.storage.deals import DealKey, DealResult, EngineDeal, StoredDeal
from evora.server.storage.journal import Journal

# Deals that a guest has begun and not finished.
MAX_UNFINISHED = 30
_SHOWN = 50
_LISTED = 100


class Deals:
    """Which day it is has nothing to do with clocks of games: it is the machine's time."""

    def __init__(self, journal: Journal, background: Background, tasks: Tasks) -> None:
        self._journal = journal
        self._background = background
        self._tasks = tasks
        self._computing: set[DealKey] = set()

    # --- One's own

    async def keep(self, guest: str, date: str, setting: str, sent: m.KeepDeal) -> m.DealView:
        """Plays the game again and keeps it. Refusal as `named_deal` says; deal_differs, with what
        does; deal_elsewhere, deal_finished, deals_full, busy, no_guest."""
        deal = named_deal(date, setting, wall_ms())
        begun_on = day_named(sent.begun_on, "begun_on").isoformat()
        key = _key(deal)
        kept = await self._journal.read(stored_deals.of_guest, guest, key)
        known = _common(kept, sent.tokens)
        late = is_over(deal, wall_ms())
        result = await self._background.run(guest, lambda: _checked(deal, sent, known, late))
        await self._journal.write(
            stored_deals.keep,
            guest,
            key,
            sent.tokens,
            result,
            begun_on,
            wall_ms(),
            MAX_UNFINISHED,
        )
        return await self.view(guest, date, setting)

    async def mine(self, guest: str, today: str) -> m.MyDeals:
        """Refusal bad_field."""
        day = day_named(today, "date")
        played = await self._journal.read(stored_deals.days_of_guest, guest, DEFAULT_SETTING)
        row = days_in_row({datetime.date.fromisoformat(each) for each in played}, day)
        games = await self._journal.read(stored_deals.all_of_guest, guest, _LISTED)
        return m.MyDeals(
            days=row.days,
            forgiven=[each.isoformat() for each in row.forgiven],
            deals=[_line(game) for game in games],
        )

    # --- Everybody's

    async def view(self, guest: str | None, date: str, setting: str) -> m.DealView:
        """Refusal as `named_deal` says."""
        now = wall_ms()
        deal = named_deal(date, setting, now)
        over = is_over(deal, now)
        view, wanted = await self._journal.read(_view, guest, deal, over)
        if wanted:
            self._compute(deal)
        return view

    async def result(self, guest: str, date: str, setting: str) -> tuple[DailyDeal, m.DealView]:
        """One's own, to be drawn. Refusal as `named_deal` says, deal_unfinished."""
        view = await self.view(guest, date, setting)
        if view.mine is None or view.mine.scores is None:
            raise Refusal("deal_unfinished", "date", "expected one that you have finished")
        return deal_of(datetime.date.fromisoformat(date), setting), view

    async def game(self, guest: str | None, game: str) -> m.DealGame:
        """Refusal unknown_game; deal_unfinished for who has still to play it."""
        found = await self._journal.read(stored_deals.by_id, game)
        if found is None:
            raise Refusal("unknown_game", "game")
        deal = _deal(found)
        own = None
        if guest is not None:
            own = await self._journal.read(stored_deals.of_guest, guest, found.key)
        if not is_over(deal, wall_ms()) and (own is None or own.finished is None):
            raise Refusal("deal_unfinished", "game", "expected one of a deal that you finished")
        return m.DealGame(
            date=found.key.date,
            setting=deal.setting,
            level=deal.level,
            name=found.name,
            you=found.guest == guest,
            scores=list(found.scores or ()),
            tokens=list(found.tokens),
        )

    # --- What the engine reaches

    def _compute(self, deal: DailyDeal) -> None:
        """Once per deal and process; what two processes compute is the same."""
        key = _key(deal)
        if key not in self._computing:
            self._computing.add(key)
            self._tasks.spawn("deal_engine", self._play(deal, key))

    async def _play(self, deal: DailyDeal, key: DealKey) -> None:
        """Move by move, between what others have to do."""
        try:
            run = EngineRun(deal)
            while not run.is_over:
                await self._background.run("deals", run.step)
            game = run.game
            tokens = tuple(map(str, game.tokens))
            found = EngineDeal(ENGINE_LEVEL, tokens, game.position.scores)
            await self._journal.write(stored_deals.keep_engine, key, found)
        finally:
            self._computing.discard(key)


def _key(deal: DailyDeal) -> DealKey:
    return DealKey(deal.date.isoformat(), deal.setting)


def _deal(stored: StoredDeal) -> DailyDeal:
    return deal_of(datetime.date.fromisoformat(stored.key.date), stored.key.setting)


def _common(kept: StoredDeal | None, tokens: list[str]) -> int:
    """How many of these deals and moves were checked before."""
    if kept is None:
        return 0
    known = min(len(kept.tokens), len(tokens))
    return known if tuple(tokens[:known]) == kept.tokens[:known] else 0


def _checked(deal: DailyDeal, sent: m.KeepDeal, known: int, late: bool) -> DealResult | None:
    """The result of a game that is over; Refusal deal_differs."""
    try:
        game = replay(deal, sent.tokens, known)
    except DealMismatch as error:
        raise Refusal("deal_differs", f"tokens[{error.index}]", str(error)) from None
    over = game.position.is_over
    scores = list(game.position.scores) if over else None
    if sent.scores != scores:
        detail = f"expected {scores} after {len(sent.tokens)} tokens, got {sent.scores}"
        raise Refusal("deal_differs", "scores", detail[:200])
    if not over:
        return None
    result = result_of(game)
    return DealResult(score=result.score, lead=result.lead, scores=result.scores, late=late)


# --- What is shown


def _view(
    connection: Connection, guest: str | None, deal: DailyDeal, over: bool
) -> tuple[m.DealView, bool]:
    """And whether what the engine reaches has still to be computed."""
    key = _key(deal)
    own = None if guest is None else stored_deals.of_guest(connection, guest, key)
    done = own is not None and own.finished is not None
    count = stored_deals.count(connection, key)
    followed = standings = engine = None
    if done or over:
        ids = [] if guest is None else company.followed_by(connection, guest)
        best = stored_deals.best(connection, key, _SHOWN)
        friends = stored_deals.of_people(connection, key, ids, _SHOWN)
        places = _places(connection, best, friends)
        standings = [_standing(each, places[each.id], guest, ids) for each in best]
        followed = [_standing(each, places[each.id], guest, ids) for each in friends]
        engine = stored_deals.engine(connection, key)
    view = m.DealView(
        date=key.date,
        setting=deal.setting,
        level=deal.level,
        over=over,
        finished=count,
        mine=None if own is None else _mine(connection, own),
        followed=followed,
        standings=standings,
        engine=None if engine is None else _engine(engine),
    )
    return view, done and engine is None


def _engine(deal: EngineDeal) -> m.DealEngine:
    return m.DealEngine(level=deal.level, scores=list(deal.scores), tokens=list(deal.tokens))


def _mine(connection: Connection, deal: StoredDeal) -> m.MyDeal:
    place = None if deal.finished is None else stored_deals.place(connection, deal)
    return m.MyDeal(
        begun=deal.begun,
        begun_on=deal.begun_on,
        tokens=list(deal.tokens),
        finished=deal.finished,
        late=deal.late,
        scores=None if deal.scores is None else list(deal.scores),
        place=place,
    )


def _places(
    connection: Connection, best: list[StoredDeal], others: list[StoredDeal]
) -> dict[str, int]:
    """By id; of the best they follow from their order, so that few have to be counted."""
    places: dict[str, int] = {}
    before: StoredDeal | None = None
    for number, deal in enumerate(best, 1):
        equal = before is not None and (before.lead, before.score) == (deal.lead, deal.score)
        places[deal.id] = places[before.id] if before is not None and equal else number
        before = deal
    for deal in others:
        if deal.id not in places:
            places[deal.id] = stored_deals.place(connection, deal)
    return places


def _standing(
    deal: StoredDeal, place: int, guest: str | None, followed: list[str]
) -> m.DealStanding:
    return m.DealStanding(
        place=place,
        name=deal.name,
        scores=list(deal.scores or ()),
        lead=deal.lead or 0,
        late=deal.late,
        followed=deal.guest in followed,
        you=deal.guest == guest,
        game=deal.id,
    )


def _line(deal: StoredDeal) -> m.DealLine:
    return m.DealLine(
        date=deal.key.date,
        setting=_deal(deal).setting,
        begun_on=deal.begun_on,
        late=deal.late,
        scores=None if deal.scores is None else list(deal.scores),
    )
