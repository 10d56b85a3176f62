"""Reviews that are kept with a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from evora.calls.review import ReviewMadeBy, ReviewMove, ReviewView
from evora.calls.words import Incoming, Outgoing


class KeepReview(Incoming, frozen=True):
    """A finished review of a finished game, to be kept with it. What follows from its moves (costs,
    accounts, accuracy, moments) is not sent: the server computes it anew.
    """

    made_by: ReviewMadeBy
    moves: Annotated[list[ReviewMove], Meta(max_length=1000)]


class KeptReview(Outgoing, frozen=True):
    """The best review of a game that was sent, computed in the browser of a visitor; null if there
    is none. `made`: when it was sent.
    """

    review: ReviewView | None
    made: int | None
