"""A finished deal of the day as a few lines to send to others, which give nothing of it away."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from evora.daily_deal.deal import SEAT, DailyDeal
from evora.game import Game
from evora.texts import text

# A round in which the person won more points than everybody else, as many, or fewer.
_SIGNS = ("🟦", "⬜", "⬛")


@dataclass(frozen=True)
class Result:
    """`scores`: of every seat; `rounds`: for each round whether the person won more points in it
    than everybody else (1), as many as the best of them (0) or fewer (-1)."""

    scores: tuple[int, ...]
    rounds: tuple[int, ...]

    @property
    def score(self) -> int:
        return self.scores[SEAT - 1]

    @property
    def best_other(self) -> int:
        return max(score for seat, score in enumerate(self.scores, 1) if seat != SEAT)

    @property
    def lead(self) -> int:
        """How far the person is ahead of the best of the others: what places are given by."""
        return self.score - self.best_other

    @property
    def signs(self) -> str:
        return "".join(_SIGNS[1 - each] for each in self.rounds)


def result_of(game: Game) -> Result:
    """Of a finished game; the bonuses belong to its last round."""
    rounds = []
    for each in game.round_scores:
        won = [seat.gained - seat.lost + each.bonus(seat.seat) for seat in each.seats]
        mine = won.pop(SEAT - 1)
        rounds.append((mine > max(won)) - (mine < max(won)))
    return Result(game.position.scores, tuple(rounds))


def share_text(deal: DailyDeal, result: Result, place: tuple[int, int] | None = None) -> str:
    """`place`: and of how many."""
    lines = [
        text("deal-share-title", setting=deal.setting, date=_date(deal.date)),
        text("deal-share-score", lead=signed(result.lead), scores=score_line(result.scores)),
        result.signs,
    ]
    if place is not None:
        lines.insert(2, text("deal-share-place", place=place[0], of=place[1]))
    return "\n".join(lines)


def score_line(scores: Sequence[int]) -> str:
    """The person's points first: 52 : 40, or 52 : 40, 38, 21."""
    others = sorted((each for seat, each in enumerate(scores, 1) if seat != SEAT), reverse=True)
    return f"{scores[SEAT - 1]} : {', '.join(map(str, others))}"


def signed(lead: int) -> str:
    return f"+{lead}" if lead > 0 else f"\N{MINUS SIGN}{-lead}" if lead < 0 else "0"


def _date(date: datetime.date) -> str:
    return date.isoformat()
