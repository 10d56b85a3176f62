"""Ratings, as people see them."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Outgoing

# Two players, or a table of three or four, on the coloured or the grey side.
Pool = Literal["duel", "table", "duel_grey", "table_grey"]
# How often somebody plays their games with others to the end, of the last twenty.
Finishing = Literal["always", "nearly_always", "mostly", "often_leaves"]
# Why a game between people was not rated. `casual`: nobody wanted it; `pairing`: of the two one
# keeps no name, or did not want it; `absent`: somebody never came; `agreed`: all ended it together;
# `host`: the host has ended it.
NotRated = Literal["casual", "pairing", "absent", "agreed", "host"]


class RatingView(Outgoing, frozen=True):
    """`sure`: false while the rating is only roughly known, and shown with a `?`."""

    rating: int
    sure: bool


class RatingChange(Outgoing, frozen=True):
    """What a rated game did to the rating of a seat. `counts`: false for who stayed when another
    left before the first round was over; nothing changed then. `rating`, `change`: afterwards, and
    by how much; null before there have been five games. `games`: rated ones so far, with this."""

    seat: int
    counts: bool
    rating: RatingView | None
    change: int | None
    games: int


class Leader(Outgoing, frozen=True):
    """`place`: from 1; null for who is not among the leaders, because they have not played lately
    or their rating is not sure, and for others beside them."""

    place: int | None
    name: str
    rating: RatingView
    games: int
    you: bool


class LevelPlace(Outgoing, frozen=True):
    """About where a level of the computer stands on the same scale: an estimate."""

    level: str
    rating: int


class Leaders(Outgoing, frozen=True):
    """`leaders`: the best first; `beside`: who asks and those whom they follow, if they have a
    rating and are not among these; `levels`: the strongest first."""

    pool: Pool
    leaders: list[Leader]
    beside: list[Leader]
    levels: list[LevelPlace]
