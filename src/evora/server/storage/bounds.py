"""Bounds: how many of something a guest may have.

They are counted in the transaction that writes one more, while the row of that guest is locked: of
many at once, at any process, no more get through. A further bound is a function here. Who writes
calls `lock_for` and `check`, or sends the bound along with a new game (`NewGame.bounds`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    TextClause,
    and_,
    bindparam,
    func,
    or_,
    select,
)

from evora.server.common.refusal import Refusal
from evora.server.messages import ErrorCode
from evora.server.storage.schema import (
    IN_LOBBY,
    OPEN_REPORTS,
    blocks,
    bots,
    challenges,
    daily_deals,
    fair_play,
    follows,
    games,
    guests,
    passkeys,
    puzzle_runs,
    puzzle_tries,
    reports,
    seats,
)

_these = select(guests.c.id).where(guests.c.id.in_(bindparam("ids"))).order_by(guests.c.id)
# The locks that leave rows of other tables alone which refer to this one.
_lock = _these.with_for_update(key_share=True)
_stay = _these.with_for_update(read=True, key_share=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """At most `most` of what `counted` counts. `of`: the guest, person or bot, whose row is locked
    meanwhile; `code` and `field`: what one more is refused with, `what` it is about. `more`: how
    many are to be written at once."""

    of: str
    most: int
    counted: Select[Any]
    code: ErrorCode
    field: str
    what: str
    more: int = 1


# --- What is bounded


def open_games(guest: str, most: int) -> Bound:
    """Games of a guest that wait in the lobby."""
    mine = _count_games(IN_LOBBY, games.c.creator == guest)
    what = "games in the lobby"
    return Bound(of=guest, most=most, counted=mine, code="open_games", field="seats", what=what)


def bots_of(owner: str, most: int) -> Bound:
    mine = select(func.count()).select_from(bots).where(bots.c.owner == owner)
    return Bound(
        of=owner, most=most, counted=mine, code="too_many", field="bots", what="bots of a guest"
    )


def games_of_bot(bot: str, most: int) -> Bound:
    """Games that a bot sits in or is invited to, and that are not over."""
    counted = _count_games(_unfinished_with(bot))
    what = "games of this bot"
    return Bound(of=bot, most=most, counted=counted, code="bot_away", field="seats", what=what)


def games_of_bot_with_others(bot: str, owner: str, most: int) -> Bound:
    """Those of them that its owner did not make."""
    others = games.c.creator.is_distinct_from(owner)
    counted = _count_games(_unfinished_with(bot), others)
    what = "games of this bot with others than its owner"
    return Bound(of=bot, most=most, counted=counted, code="bot_away", field="seats", what=what)


def games_with_bot(guest: str, bot: str, most: int) -> Bound:
    """Those of them that one guest made."""
    counted = _count_games(_unfinished_with(bot), games.c.creator == guest)
    what = "games of yours with this bot"
    return Bound(of=bot, most=most, counted=counted, code="bot_games", field="seats", what=what)


def _count_games(*conditions: ColumnElement[bool] | TextClause) -> Select[Any]:
    return select(func.count()).select_from(games).where(*conditions)


def _unfinished_with(guest: str) -> ColumnElement[bool]:
    sits = games.c.id.in_(select(seats.c.game).where(seats.c.guest == guest))
    return sits & (games.c.status != "over")


def blocks_of(guest: str, most: int) -> Bound:
    mine = select(func.count()).select_from(blocks).where(blocks.c.guest == guest)
    what = "people who are blocked"
    return Bound(of=guest, most=most, counted=mine, code="blocks_full", field="seat", what=what)


def follows_of(guest: str, most: int) -> Bound:
    mine = select(func.count()).select_from(follows).where(follows.c.guest == guest)
    what = "people who are followed"
    return Bound(of=guest, most=most, counted=mine, code="follows_full", field="name", what=what)


def challenges_of(guest: str, most: int) -> Bound:
    """Challenges of a guest that are open."""
    mine = _open_challenges(challenges.c.challenger == guest)
    what = "challenges that are open"
    return Bound(
        of=guest, most=most, counted=mine, code="challenges_full", field="seats", what=what
    )


def challenges_between(one: str, other: str) -> list[Bound]:
    """Two people have one open challenge, from either of them: both rows are locked."""
    pair = or_(_challenge(one, other), _challenge(other, one))
    counted, what = _open_challenges(pair), "challenge between two people"
    return [
        Bound(of=of, most=1, counted=counted, code="challenged_already", field="seats", what=what)
        for of in (one, other)
    ]


def challenges_since(challenger: str, challenged: str, since: int, most: int) -> Bound:
    """Challenges to one person, whatever became of them."""
    sent = and_(_challenge(challenger, challenged), challenges.c.made > since)
    counted = select(func.count()).select_from(challenges).where(sent)
    what = "challenges to one person in an hour"
    return Bound(
        of=challenger,
        most=most,
        counted=counted,
        code="challenged_often",
        field="seats",
        what=what,
    )


def _challenge(challenger: str, challenged: str) -> ColumnElement[bool]:
    return and_(challenges.c.challenger == challenger, challenges.c.challenged == challenged)


def _open_challenges(which: ColumnElement[bool]) -> Select[Any]:
    waiting = select(func.count()).select_from(challenges.join(games))
    return waiting.where(which, games.c.status == "waiting")


def passkeys_of(guest: str, most: int) -> Bound:
    mine = select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest)
    what = "passkeys"
    return Bound(
        of=guest, most=most, counted=mine, code="too_many_keys", field="passkeys", what=what
    )


def notes_of(guest: str, game: str, most: int) -> Bound:
    """What is noted of a guest in a rated game."""
    mine = (fair_play.c.guest == guest, fair_play.c.game == game)
    counted = select(func.count()).select_from(fair_play).where(*mine)
    what = "notes about a game"
    return Bound(of=guest, most=most, counted=counted, code="too_many", field="game", what=what)


def puzzle_tries_of(guest: str, most: int, more: int) -> Bound:
    return _puzzles(puzzle_tries, guest, most, more, "tries at puzzles")


def puzzle_tries_on(guest: str, day: int, most: int, more: int) -> Bound:
    return _puzzles(puzzle_tries, guest, most, more, "tries at puzzles in a day", day)


def puzzle_runs_of(guest: str, most: int, more: int) -> Bound:
    return _puzzles(puzzle_runs, guest, most, more, "runs")


def puzzle_runs_on(guest: str, day: int, most: int, more: int) -> Bound:
    return _puzzles(puzzle_runs, guest, most, more, "runs in a day", day)


def _puzzles(  # noqa: PLR0913, PLR0917  (what is counted, and how it is said)
    table: Table, guest: str, most: int, more: int, what: str, day: int | None = None
) -> Bound:
    mine = select(func.count()).select_from(table).where(table.c.guest == guest)
    counted = mine if day is None else mine.where(table.c.day == day)
    field = "tries" if table is puzzle_tries else "runs"
    return Bound(
        of=guest, most=most, counted=counted, code="too_many", field=field, what=what, more=more
    )


def unfinished_deals(guest: str, most: int) -> Bound:
    """Deals of the day that a guest has begun and not finished."""
    mine = (daily_deals.c.guest == guest, daily_deals.c.finished.is_(None))
    counted = select(func.count()).select_from(daily_deals).where(*mine)
    what = "deals that are not finished"
    return Bound(of=guest, most=most, counted=counted, code="deals_full", field="date", what=what)


def open_reports(guest: str, most: int) -> Bound:
    """Reports of a guest that the host has not decided."""
    return _reports(guest, most, OPEN_REPORTS, "reports that are open")


def reports_since(guest: str, since: int, most: int) -> Bound:
    return _reports(guest, most, reports.c.created > since, "reports in a day")


def _reports(guest: str, most: int, which: ColumnElement[bool] | TextClause, what: str) -> Bound:
    mine = select(func.count()).select_from(reports).where(reports.c.reporter == guest, which)
    return Bound(of=guest, most=most, counted=mine, code="reports_full", field="seat", what=what)


# --- How they are checked


def lock(connection: Connection, ids: Collection[str]) -> set[str]:
    """Nobody else changes what these guests have before the transaction ends; those who are there.
    All at once and in one order, so that two transactions never wait for each other. SQLite has one
    writer anyhow."""
    return set(connection.scalars(_lock, {"ids": list(ids)}))


def stays(connection: Connection, guest: str) -> bool:
    """Whether there is such a guest, who is then not deleted before the transaction ends."""
    return bool(staying(connection, [guest]))


def staying(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of these guests who are there; they are not deleted before the transaction ends."""
    return set(connection.scalars(_stay, {"ids": list(ids)}))


def lock_for(connection: Connection, bounds: Iterable[Bound]) -> None:
    if ids := {bound.of for bound in bounds}:
        lock(connection, ids)


def check(connection: Connection, bounds: Iterable[Bound]) -> None:
    """Refusal if there is no room for what is to be written; the rows of `bounds` are locked."""
    for bound in bounds:
        if (connection.scalar(bound.counted) or 0) + bound.more > bound.most:
            raise Refusal(bound.code, bound.field, f"expected at most {bound.most} {bound.what}")
