"""Pages of people: what they show, and what is asked of them."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Incoming, Outgoing, Variant
from evora.server.messages.answers import GameSummary
from evora.server.messages.ratings import Finishing, Pool, RatingView

GameResult = Literal["won", "shared", "lost"]
NotableKind = Literal[
    "best_score", "biggest_win", "biggest_loss", "most_accurate", "least_accurate"
]


class SetPage(Incoming, frozen=True):
    """`open`: others see all that the page says of games that everybody may see, not only the list
    of them."""

    open: bool


class TallyView(Outgoing, frozen=True):
    """How many games were won alone, with others, and not."""

    won: int
    shared: int
    lost: int


class SettingTally(Outgoing, frozen=True):
    variant: Variant
    players: int
    tally: TallyView


class LevelTally(Outgoing, frozen=True):
    """Against a level on all other seats."""

    level: str
    tally: TallyView


class OpponentTally(Outgoing, frozen=True):
    """Duels with somebody. `kept`: the name leads to a page."""

    name: str | None
    kept: bool
    tally: TallyView


class LevelEstimate(Outgoing, frozen=True):
    """The level that somebody plays about like, and between which it probably lies; from so many
    games against levels."""

    level: str
    low: str
    high: str
    games: int


class HabitsView(Outgoing, frozen=True):
    """Sums over `games` with so many `rounds`: tiles that went to the floor line, and what it cost;
    complete rows, columns and colours at the end; how often the start marker was taken, and how
    often a row of theirs ended the game; to which line the first tiles of a game went, the floor
    line first."""

    games: int
    rounds: int
    floor_tiles: int
    floor_points: int
    full_rows: int
    full_columns: int
    full_colours: int
    markers: int
    ended_it: int
    first_lines: list[int]


class StreaksView(Outgoing, frozen=True):
    """`current`: games in a row that were won or, below 0, lost."""

    current: int
    longest_won: int
    longest_lost: int


class NotableGameView(Outgoing, frozen=True):
    """`best_other`: the highest score of another seat."""

    kind: NotableKind
    game: str
    ended: int
    score: int
    best_other: int
    accuracy: float | None


class ReviewMeans(Outgoing, frozen=True):
    """Means over games that the server has reviewed, up to a time: accuracy from 0 to 100; what
    luck (the deals) and one's own play changed, in shares of the win per game."""

    ended: int
    games: int
    accuracy: float
    luck: float
    play: float


class PersonRating(Outgoing, frozen=True):
    """A rating that says something. `deviation`: of now, a standard error; `best`: the highest that
    was sure, null before there was one."""

    pool: Pool
    rating: RatingView
    deviation: int
    games: int
    best: int | None


class PersonDetails(Outgoing, frozen=True):
    """`people`, `bots`: games in which all others were; `mixed`: of several kinds."""

    settings: list[SettingTally]
    levels: list[LevelTally]
    people: TallyView
    bots: TallyView
    mixed: TallyView
    opponents: list[OpponentTally]
    like: LevelEstimate | None
    habits: HabitsView
    streaks: StreaksView
    notable: list[NotableGameView]
    reviews: ReviewMeans | None


class PersonView(Outgoing, frozen=True):
    """The page of a person. `name`: null of oneself without one; `kept`: since when it is;
    `yours`: it is of who asks, who sees everything; `open`: others see the details. `finishing`:
    how often they play games to the end, null where that is not known. `games`: those
    that are counted here, which for others are those that everybody may see; `details`: null where
    they are not shown."""

    name: str | None
    kept: int | None
    yours: bool
    open: bool
    ratings: list[PersonRating]
    finishing: Finishing | None
    games: TallyView
    details: PersonDetails | None


class PersonGame(Outgoing, frozen=True):
    """A finished game, for the person on `seat`. `place`: 1 for the best; `accuracy`: by the
    server's review, where it is shown; `change`: of the rating, null where it is not known or did
    not count."""

    game: GameSummary
    seat: int
    result: GameResult
    place: int
    accuracy: float | None
    change: int | None


class PersonGames(Outgoing, frozen=True):
    """`next`: what to give as `before` for more, or null."""

    games: list[PersonGame]
    next: str | None


class RatingPoint(Outgoing, frozen=True):
    """A rating after a game; `deviation`: its standard error."""

    ended: int
    rating: int
    deviation: int


class RatingHistory(Outgoing, frozen=True):
    pool: Pool
    points: list[RatingPoint]


class PersonHistory(Outgoing, frozen=True):
    """How somebody has done over time. There are few points however many games there were: of
    reviews the means of games in a row, of ratings some of them, the last among these."""

    ratings: list[RatingHistory]
    reviews: list[ReviewMeans]
