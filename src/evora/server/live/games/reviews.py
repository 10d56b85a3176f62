"""The reviews that are kept with finished games."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.common.timestamps import now_ms
from evora.server.domain import kept_reviews
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.journal import Journal
from evora.server.storage.values import StoredReview


class Reviews:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def kept(self, game: str) -> m.KeptReview:
        stored = await self._journal.read(stored_reviews.load, game)
        if stored is None:
            return m.KeptReview(review=None, made=None)
        return m.KeptReview(review=kept_reviews.decode(stored.review), made=stored.made)

    async def is_better(self, game: str, made_by: m.ReviewMadeBy) -> bool:
        """Whether one would replace what is kept."""
        stored = await self._journal.read(stored_reviews.load, game)
        made = (made_by.version, made_by.nodes)
        return stored is None or made > (stored.version, stored.nodes)

    async def keep(self, game: str, review: m.ReviewView) -> m.KeptReview:
        stored = StoredReview(
            game=game,
            version=review.made_by.version,
            nodes=review.made_by.nodes,
            made=now_ms(),
            review=kept_reviews.encode(review),
        )
        await self._journal.write(stored_reviews.keep, stored)
        return await self.kept(game)
