"""What each move of a game cost, and how much of the result was play and how much the deals."""

from evora.review.accounts import GameAccount, RoundAccount, SeatAccount, account_for, course
from evora.review.moves import (
    GRADES,
    Analyst,
    ReviewedMove,
    Search,
    SeatSummary,
    annotate,
    biggest,
    review_game,
    summarise,
)

__all__ = [
    "GRADES",
    "Analyst",
    "GameAccount",
    "ReviewedMove",
    "RoundAccount",
    "Search",
    "SeatAccount",
    "SeatSummary",
    "account_for",
    "annotate",
    "biggest",
    "course",
    "review_game",
    "summarise",
]
