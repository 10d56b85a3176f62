"""Fair deals: whether a record's deals follow from its seed, and its hash from the seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from evora._core import Deal, Seed
from evora.game import Game
from evora.record import SOURCE, UPLOADED

Problem = Literal["no_seed", "wrong_hash", "wrong_deal"]


@dataclass(frozen=True)
class Verdict:
    """`problem` is None if every deal is right.

    `deals`: how many follow from the seed, up to the first that does not; `round`: the round of
    that one; `promised`: whether the record has a SeedHash. When that hash became known, no record
    can show. `uploaded`: the record says that the server that wrote it did not see the game played.
    """

    problem: Problem | None
    deals: int
    round: int | None
    promised: bool
    uploaded: bool = False


def verify(game: Game, seed_text: str | None = None) -> Verdict:
    """Whether every deal of a game is the one that its seed gives (docs/deals.md).

    The seed is the record's own, unless `seed_text` gives another.
    """
    verdict = _verdict(game, seed_text)
    return replace(verdict, uploaded=game.tags.get(SOURCE) == UPLOADED)


def _verdict(game: Game, seed_text: str | None) -> Verdict:
    promise = game.tags.get("SeedHash")
    promised = promise is not None
    written = game.tags.get("Seed") if seed_text is None else seed_text
    if written is None:
        return Verdict("no_seed", 0, None, promised)
    seed = Seed(written)
    if promised and promise != seed.hash:
        return Verdict("wrong_hash", 0, None, promised)
    deals = 0
    for position, token in zip(game.positions, game.tokens, strict=False):
        if isinstance(token, Deal):
            if token != seed.deal(position):
                return Verdict("wrong_deal", deals, position.round, promised)
            deals += 1
    return Verdict(None, deals, None, promised)
