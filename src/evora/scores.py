"""Where each point came from: a game's events, summed by round and seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from evora._core import (
    BagRefilled,
    BonusScored,
    FloorScored,
    GameEnded,
    MarkerMoved,
    RoundEnded,
    RoundStarted,
    TilePlaced,
    TilesMoved,
)

Event = (
    RoundStarted
    | BagRefilled
    | TilesMoved
    | MarkerMoved
    | TilePlaced
    | FloorScored
    | RoundEnded
    | BonusScored
    | GameEnded
)


@dataclass(frozen=True)
class SeatScore:
    """What one seat won and lost in a round."""

    seat: int
    placed: tuple[TilePlaced, ...]
    floor: FloorScored | None

    @property
    def gained(self) -> int:
        return sum(tile.points for tile in self.placed)

    @property
    def lost(self) -> int:
        return self.floor.lost if self.floor else 0


@dataclass(frozen=True)
class RoundScore:
    """A finished round, seat by seat; the bonuses are those of the game's end."""

    round: int
    seats: tuple[SeatScore, ...]
    bonuses: tuple[BonusScored, ...]

    def bonus(self, seat: int) -> int:
        return sum(bonus.points for bonus in self.bonuses if bonus.seat == seat)


@dataclass
class _OpenRound:
    placed: list[TilePlaced] = field(default_factory=list)
    floors: dict[int, FloorScored] = field(default_factory=dict)
    bonuses: list[BonusScored] = field(default_factory=list)
    number: int | None = None


def round_scores(events: Iterable[Event], players: int) -> list[RoundScore]:
    """The breakdown of every round that these events finish."""
    rounds: list[_OpenRound] = []
    current = _OpenRound()
    for event in events:
        match event:
            case TilePlaced():
                current.placed.append(event)
            case FloorScored():
                current.floors[event.seat] = event
            case RoundEnded():
                current.number = event.round
                rounds.append(current)
                current = _OpenRound()
            case BonusScored():
                # Bonuses follow the end of the last round.
                rounds[-1].bonuses.append(event)
            case _:
                pass
    return [_close(item, players) for item in rounds]


def _close(item: _OpenRound, players: int) -> RoundScore:
    assert item.number is not None
    seats = tuple(
        SeatScore(
            seat,
            tuple(tile for tile in item.placed if tile.seat == seat),
            item.floors.get(seat),
        )
        for seat in range(1, players + 1)
    )
    return RoundScore(item.number, seats, tuple(item.bonuses))
