"""Pages of people: who they are, how they have done, their finished games.

One sees everything of oneself. Of others everybody sees the name, and games that came from the
lobby; what these games amount to only if the person has opened their page. Games that others made
for themselves count on no page but those of the people who played them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from evora.players.levels import LEVELS
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.domain.finishing import word
from evora.server.domain.played import BOTS, MIXED, PEOPLE
from evora.server.domain.profiles import (
    ReviewPoint,
    Tally,
    like_level,
    spread,
    tallies,
    tally,
    thinned,
)
from evora.server.domain.ratings import MIN_GAMES, Pool, Record, shown
from evora.server.live.games.index import summary_view
from evora.server.storage import people
from evora.server.storage import profiles as stored
from evora.server.storage.journal import Journal
from evora.server.storage.profiles import Person, Whose, Wish
from evora.server.storage.ratings import StoredResult
from evora.server.storage.values import Cursor

PAGE = 30
_MOST_OPPONENTS = 12


class Profiles:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def named(self, name: str) -> Person:
        """Who keeps a name; Refusal unknown_person."""
        return _known(await self._journal.read(stored.by_name, name))

    async def own(self, guest: str) -> Person:
        """Refusal unknown_person once they are deleted."""
        return _known(await self._journal.read(stored.by_id, guest))

    async def set_open(self, guest: str, open_page: bool) -> None:
        await self._journal.write(stored.set_open, guest, open_page)

    async def view(self, person: Person, asker: str | None) -> m.PersonView:
        whose = _whose(person, asker)
        if whose.all or person.open:
            found = await self._journal.read(stored.details, whose, _MOST_OPPONENTS)
            groups, details = found.groups, _details_view(found)
        else:
            groups, details = await self._journal.read(stored.groups, whose), None
        known = (await self._journal.read(people.known, [person.guest])).get(person.guest)
        return m.PersonView(
            name=person.name,
            kept=person.kept,
            yours=whose.all,
            open=person.open,
            ratings=_ratings_view(known.ratings, now_ms()) if known else [],
            finishing=word(known.finishing) if known else None,
            games=_tally_view(tally(groups)),
            details=details,
        )

    async def games(
        self, person: Person, asker: str | None, wish: Wish, before: Cursor | None
    ) -> m.PersonGames:
        """The last one first."""
        whose = _whose(person, asker)
        found = await self._journal.read(stored.list_games, whose, wish, before, PAGE + 1)
        page = found[:PAGE]
        last = page[-1] if len(found) > PAGE else None
        opened = whose.all or person.open
        return m.PersonGames(
            games=[
                m.PersonGame(
                    game=summary_view(game.listed, asker),
                    seat=game.seat,
                    result=game.result,
                    place=game.place,
                    accuracy=game.accuracy if opened else None,
                    change=None if game.change is None else round(game.change),
                )
                for game in page
            ],
            next=str(Cursor(last.ended, last.listed.id)) if last else None,
        )

    async def history(self, person: Person, asker: str | None) -> m.PersonHistory:
        whose = _whose(person, asker)
        opened = whose.all or person.open
        history = await self._journal.read(stored.rating_histories, person.guest)
        reviews = await self._journal.read(stored.reviewed, whose) if opened else []
        return m.PersonHistory(
            ratings=[_history_view(pool, results) for pool, results in history.items()],
            reviews=[_means_view(point) for point in thinned(reviews)],
        )


def _known(person: Person | None) -> Person:
    if person is None:
        raise Refusal("unknown_person", "name")
    return person


def _whose(person: Person, asker: str | None) -> Whose:
    return Whose(person.guest, all=person.guest == asker)


# --- As messages


def _ratings_view(ratings: Mapping[Pool, Record], now: int) -> list[m.PersonRating]:
    return [
        m.PersonRating(
            pool=pool,
            rating=seen,
            deviation=round(record.at(now).deviation),
            games=record.games,
            best=None if record.best is None else round(record.best),
        )
        for pool, record in sorted(ratings.items())
        if (seen := shown(record, now)) is not None
    ]


def _history_view(pool: Pool, results: Sequence[StoredResult]) -> m.RatingHistory:
    """From the game on that made it say something."""
    return m.RatingHistory(
        pool=pool,
        points=[
            m.RatingPoint(
                ended=result.ended,
                rating=round(result.rating.rating),
                deviation=round(result.rating.deviation),
            )
            for result in spread(results[MIN_GAMES - 1 :])
        ],
    )


def _details_view(found: stored.Details) -> m.PersonDetails:
    groups = found.groups
    settings = tallies(groups, lambda group: (group.variant, group.players))
    against = tallies(groups, lambda group: group.opponents)
    like = like_level(groups)
    return m.PersonDetails(
        settings=[
            m.SettingTally(variant=variant, players=players, tally=_tally_view(each))
            for (variant, players), each in settings.items()
        ],
        levels=[
            m.LevelTally(level=level.name, tally=_tally_view(against[level.name]))
            for level in LEVELS
            if level.name in against
        ],
        people=_tally_view(against.get(PEOPLE, Tally())),
        bots=_tally_view(against.get(BOTS, Tally())),
        mixed=_tally_view(against.get(MIXED, Tally())),
        opponents=[
            m.OpponentTally(name=each.name, kept=each.kept, tally=_tally_view(each.tally))
            for each in found.opponents
        ],
        like=m.LevelEstimate(level=like.level, low=like.low, high=like.high, games=like.games)
        if like
        else None,
        habits=_habits_view(found.habits),
        streaks=m.StreaksView(
            current=found.streaks.current,
            longest_won=found.streaks.longest_won,
            longest_lost=found.streaks.longest_lost,
        ),
        notable=list(map(_notable_view, found.notable)),
        reviews=_means_view(found.reviews) if found.reviews else None,
    )


def _tally_view(counted: Tally) -> m.TallyView:
    return m.TallyView(won=counted.won, shared=counted.shared, lost=counted.lost)


def _habits_view(habits: stored.HabitSums) -> m.HabitsView:
    fields = {name: getattr(habits, name) for name in stored.HabitSums.__dataclass_fields__}
    return m.HabitsView(**{**fields, "first_lines": list(habits.first_lines)})


def _notable_view(game: stored.NotableGame) -> m.NotableGameView:
    fields = stored.NotableGame.__dataclass_fields__
    return m.NotableGameView(**{name: getattr(game, name) for name in fields})


def _means_view(means: ReviewPoint) -> m.ReviewMeans:
    return m.ReviewMeans(
        ended=means.ended,
        games=means.games,
        accuracy=round(means.accuracy, 2),
        luck=round(means.luck, 4),
        play=round(means.play, 4),
    )
