"""What each move of a game cost, and how much of the result was play and how much the deals."""

from evora.review.accounts import (
    GameAccount,
    Moment,
    RoundAccount,
    SeatAccount,
    account_for,
    course,
    moments,
)
from evora.review.moves import (
    GRADES,
    Analyst,
    Compare,
    Reason,
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
    "Compare",
    "GameAccount",
    "Moment",
    "Reason",
    "ReviewedMove",
    "RoundAccount",
    "Search",
    "SeatAccount",
    "SeatSummary",
    "account_for",
    "annotate",
    "biggest",
    "course",
    "moments",
    "review_game",
    "summarise",
]
