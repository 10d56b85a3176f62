"""Playing a deal of the day, and playing it again: everything but the person's moves follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from evora._core import Deal, Position, parse_token
from evora.daily_deal.deal import ENGINE_LEVEL, SEAT, DailyDeal
from evora.errors import EvoraError
from evora.game import Game, Token
from evora.players.levels import LevelPlayer, level_named

# `token`: no deal or move, or none that the rules allow here; `deal`: another one follows from the
# seed; `answer`: the level plays something else; `end`: the game was over before.
Difference = Literal["token", "deal", "answer", "end"]


class DealMismatch(EvoraError):  # noqa: N818 - a finding, and not a fault of ours
    """A game that is none of this deal. `index`: of the first token that differs, from 0."""

    def __init__(self, kind: Difference, index: int, token: str, expected: str | None) -> None:
        found = f"token {index + 1}: got {token!r}"
        super().__init__(found if expected is None else f"{found}, expected {expected!r}")
        self.kind = kind
        self.index = index
        self.token = token
        self.expected = expected


def next_token(
    deal: DailyDeal, position: Position, count: int, player: LevelPlayer
) -> Token | None:
    """What comes next after `count` deals and moves; None where the person chooses, or at the end.
    `player`: of the deal's level."""
    if position.is_over or position.to_move == SEAT:
        return None
    if position.phase == "deal":
        return deal.seed.deal(position)
    player.new_game(deal.seed.player_seed(count))
    return player.choose(position)


def replay(deal: DailyDeal, tokens: Sequence[str], known: int = 0) -> Game:
    """The game of these deals and moves, checked one by one; DealMismatch at the first that
    differs. It may be unfinished. The first `known` of them were checked before."""
    player = LevelPlayer(level_named(deal.level))
    game = Game(deal.start())
    for index, written in enumerate(tokens):
        position = game.position
        if position.is_over:
            raise DealMismatch("end", index, written, None)
        if index >= known and position.to_move != SEAT:
            expected = next_token(deal, position, index, player)
            if str(expected) != written:
                kind: Difference = "deal" if isinstance(expected, Deal) else "answer"
                raise DealMismatch(kind, index, written, str(expected))
        game.play(_checked(position, index, written))
    return game


def _checked(position: Position, index: int, written: str) -> Token:
    """As the notation writes it: one way to write a game, so that two copies of it are equal."""
    try:
        token = parse_token(written)
        position.play(token)
    except EvoraError as error:
        raise DealMismatch("token", index, written, None) from error
    if str(token) != written:
        raise DealMismatch("token", index, written, str(token))
    return token


class EngineRun:
    """The game of the engine in the person's seat, move by move: the same on every machine."""

    def __init__(self, deal: DailyDeal) -> None:
        self.game = Game(deal.start())
        self._deal = deal
        self._player = LevelPlayer(level_named(deal.level))
        self._engine = LevelPlayer(level_named(ENGINE_LEVEL))

    @property
    def is_over(self) -> bool:
        return self.game.position.is_over

    def step(self) -> None:
        """Everything up to the engine's next move, and that."""
        while not self.is_over:
            position, count = self.game.position, len(self.game.tokens)
            token = next_token(self._deal, position, count, self._player)
            if token is None:
                self._engine.new_game(self._deal.seed.player_seed(count))
                self.game.play(self._engine.choose(position))
                return
            self.game.play(token)


def engine_game(deal: DailyDeal) -> Game:
    """The whole of it."""
    run = EngineRun(deal)
    while not run.is_over:
        run.step()
    return run.game
