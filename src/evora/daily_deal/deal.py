"""Which deal belongs to a day: it follows from the date and the setting alone."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from evora._core import Position, Seed
from evora.errors import EvoraError, did_you_mean

# The level of every other seat. With two players about half of those who play often beat it.
LEVEL = "regular"
# What plays the person's seat to show what could have been reached: the strongest level whose moves
# do not depend on a clock.
ENGINE_LEVEL = "grandmaster"
# The person sits here. Who starts is drawn by lot, so no other seat would be another game.
SEAT = 1
# There is none before this day.
FIRST_DAY = datetime.date(2026, 11, 1)
Setting = Literal["coloured-2", "grey-2", "coloured-4", "grey-4"]
# By setting whether there is a new one every week, from Monday on, and not every day.
SETTINGS: Mapping[Setting, bool] = {
    "coloured-2": False,
    "grey-2": True,
    "coloured-4": True,
    "grey-4": True,
}
DEFAULT_SETTING: Setting = "coloured-2"


@dataclass(frozen=True)
class DailyDeal:
    """`date`: its day, or the Monday of its week; `level`: of every seat but SEAT."""

    date: datetime.date
    setting: Setting
    level: str = LEVEL

    @property
    def is_weekly(self) -> bool:
        return SETTINGS[self.setting]

    @property
    def last_day(self) -> datetime.date:
        """The last day on which it is the current one."""
        return self.date + datetime.timedelta(days=6 if self.is_weekly else 0)

    @property
    def variant(self) -> str:
        return self.setting.partition("-")[0]

    @property
    def players(self) -> int:
        return int(self.setting.partition("-")[2])

    @property
    def seed_text(self) -> str:
        """As `evora play --seed` takes it; web/src/lib/deal.ts writes the same."""
        return f"evora deal {self.date.isoformat()} {self.setting}"

    @property
    def seed(self) -> Seed:
        return Seed(self.seed_text)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who plays, seat by seat: 'person' or the level."""
        seats = range(1, self.players + 1)
        return tuple("person" if seat == SEAT else self.level for seat in seats)

    def start(self) -> Position:
        """The table before the first deal."""
        return Position.new(self.players, self.variant, self.seed.start_player(self.players))


def deal_of(date: datetime.date, setting: str = DEFAULT_SETTING) -> DailyDeal:
    """The deal of a day; of a weekly setting that of its week."""
    known = next((each for each in SETTINGS if each == setting), None)
    if known is None:
        expected = f"setting: expected one of {', '.join(SETTINGS)}, got {setting!r}"
        raise EvoraError(expected + did_you_mean(setting, SETTINGS))
    if SETTINGS[known]:
        date -= datetime.timedelta(days=date.weekday())
    return DailyDeal(date, known)
