"""Whether one move of a position is clearly best: a small search, a larger one, a far larger one.

With two players the round is solved to its end. With three and four a tree is grown, so moves are
also valued one by one, and by playouts: all have to agree.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from evora import Move, Position, Seed
from evora.search import Analysis, Engine, Limit, Variation
from lab.puzzles.games import groups

CHECK_FACTOR = 10
_QUICK = Limit(nodes=2_500)
# A quick search may see this much less of a margin, and the checks lose this much of it.
_QUICK_SEES = 0.6
_KEPT = 0.8
_MIN_MOVES = 6
_HOPE = 0.8  # of an equal share
_PLAYOUTS = Limit(nodes=100_000)
_CANDIDATES = 4
# Deals of the next round that the margin is tried with, and how the round is played then.
_DEALS = 32
_NEXT_ROUND = Limit(nodes=300)


@dataclass(frozen=True)
class Setting:
    """What is asked of a puzzle with so many players on this side."""

    players: int
    variant: str
    margin: float  # in shares of the win, over the next best move
    nodes: int
    max_groups: int
    wanted: int

    @property
    def name(self) -> str:
        return f"{self.variant}-{self.players}"

    @property
    def least_win(self) -> float:
        """What the solution must promise: nobody likes to solve a lost game."""
        return _HOPE / self.players


SETTINGS = (
    Setting(2, "coloured", margin=0.14, nodes=60_000, max_groups=12, wanted=1_200),
    Setting(3, "coloured", margin=0.10, nodes=50_000, max_groups=10, wanted=260),
    Setting(4, "coloured", margin=0.09, nodes=50_000, max_groups=10, wanted=260),
    Setting(2, "grey", margin=0.12, nodes=30_000, max_groups=11, wanted=260),
    Setting(3, "grey", margin=0.09, nodes=50_000, max_groups=10, wanted=260),
    Setting(4, "grey", margin=0.08, nodes=50_000, max_groups=10, wanted=260),
)


@dataclass(frozen=True)
class Judgement:
    """The best move and the next best one that is not the same, with their lines."""

    position: Position
    best: Variation
    other: Variation

    @property
    def seat(self) -> int:
        return self.position.seat_to_move

    @property
    def margin(self) -> float:
        return self.best.win[self.seat - 1] - self.other.win[self.seat - 1]


class Judge:
    """Searches with engines of its own; for one process."""

    def __init__(self) -> None:
        self._engine = Engine(hash_mb=32)
        self._playouts = Engine(method="mc", hash_mb=1)

    def judge(self, position: Position, setting: Setting) -> Judgement | None:
        """None where no move is clearly best."""
        if groups(position) > setting.max_groups or len(distinct(position)) < _MIN_MOVES:
            return None
        quick = self._best_two(position, _QUICK)
        if quick.margin < _QUICK_SEES * setting.margin:
            return None
        made = self._best_two(position, Limit(nodes=setting.nodes))
        if made.margin < setting.margin:
            return None
        valued = self._solved(made) if setting.players == 2 else self._one_by_one(made, setting)
        if valued is None or valued.margin < setting.margin:
            return None
        return valued if valued.best.win[valued.seat - 1] >= setting.least_win else None

    def confirmed(self, made: Judgement, setting: Setting) -> bool:
        """Whether a much deeper search agrees; with more than two players, playouts as well."""
        deep = self._best_two(made.position, Limit(nodes=CHECK_FACTOR * setting.nodes))
        if deep.best.move != made.best.move or deep.margin < _KEPT * setting.margin:
            return False
        if setting.players == 2:
            return True
        played = self._playouts.analyse(made.position, _PLAYOUTS, seed=1)
        return played.move == made.best.move

    def survives_deals(
        self, judgement: Judgement, ends: tuple[Position, Position], least: float
    ) -> bool:
        """Whether the margin is still there after one more round, over many deals.

        This tries what the evaluation says about the boards at the end of the round, and that no
        luck is needed.
        """
        if all(end.is_over for end in ends):
            return True
        difference = 0.0
        for number in range(_DEALS):
            seed = Seed(f"{judgement.position} {number}")
            best, other = (self._after_deal(end, seed, judgement.seat) for end in ends)
            difference += best - other
        return difference / _DEALS >= least

    def choose(self, position: Position) -> Move:
        """A quick good move."""
        move = self._engine.analyse(position, _NEXT_ROUND, seed=1).move
        assert move is not None  # there are legal moves
        return move

    def _after_deal(self, end: Position, seed: Seed, seat: int) -> float:
        if not end.is_over:
            end = end.play(seed.deal(end))
        while end.phase not in ("deal", "over"):
            end = end.play(self.choose(end))
        return self._engine.analyse(end).variations[0].win[seat - 1]

    def _best_two(self, position: Position, limit: Limit) -> Judgement:
        found = self._engine.analyse(position, limit, lines=_CANDIDATES, seed=1, calibrated=False)
        return _judgement(position, found)

    def _solved(self, made: Judgement) -> Judgement | None:
        return made if made.best.solved and made.other.solved else None

    def _one_by_one(self, made: Judgement, setting: Setting) -> Judgement | None:
        """Each of the most promising moves by a search of its own: a tree's means are too blunt."""
        limit = Limit(nodes=setting.nodes)
        found = self._engine.analyse(
            made.position, limit, lines=_CANDIDATES, seed=1, calibrated=False
        )
        lines = []
        for variation in found.variations:
            assert variation.move is not None
            after = made.position.play(variation.move)
            line = self._engine.analyse(after, limit, seed=1, calibrated=False).variations[0]
            lines.append(replace(line, move=variation.move, pv=(variation.move, *line.pv)))
        seat = made.seat - 1
        lines.sort(key=lambda line: -line.win[seat])
        if lines[0].move != made.best.move:
            return None
        return _judgement(made.position, replace(found, variations=tuple(lines)))


def distinct(position: Position) -> list[Move]:
    """The legal moves, of those that are the same only the first."""
    found: list[Move] = []
    for move in position.legal_moves:
        if not any(position.are_equivalent(move, known) for known in found):
            found.append(move)
    return found


def _judgement(position: Position, found: Analysis) -> Judgement:
    best, *others = found.variations
    assert best.move is not None
    for other in others:
        assert other.move is not None
        if not position.are_equivalent(best.move, other.move):
            return Judgement(position, best, other)
    return Judgement(position, best, best)  # no margin
