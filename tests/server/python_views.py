"""The views of the core once more, in Python, from what the core's values say of themselves.

A second implementation to compare core/view with; the server sends what the core writes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, cast

from evora import _core as core
from evora.game import Game
from evora.players.levels import LEVELS
from evora.record import BOT
from evora.scores import Event, RoundScore, SeatScore, round_scores
from evora.server import messages as m

# What the tag of a seat's kind may name, besides a person and an engine from elsewhere.
_LEVELS = frozenset(level.name for level in LEVELS)

# --- Effects


@functools.cache
def _place(kind: str, seat: int, number: int, space: int) -> m.Place:
    """There are few places, and every move of every game names some: one object for each."""
    return m.Place(kind=cast(Any, kind), seat=seat, number=number, space=space)


def _at(place: core.Place) -> m.Place:
    return _place(place.kind, place.seat, place.number, place.space)


def _colour(letter: str) -> m.Colour:
    return cast(m.Colour, letter)


def _tile_placed(event: core.TilePlaced) -> m.TilePlaced:
    return m.TilePlaced(
        seat=event.seat,
        colour=_colour(event.colour),
        row=event.row,
        column=event.column,
        horizontal=event.horizontal,
        vertical=event.vertical,
        points=event.points,
    )


def _tiles_moved(event: core.TilesMoved) -> m.TilesMoved:
    return m.TilesMoved(
        colour=_colour(event.colour),
        count=event.count,
        origin=_at(event.origin),
        target=_at(event.target),
    )


def _floor_scored(event: core.FloorScored) -> m.FloorScored:
    return m.FloorScored(
        seat=event.seat,
        spaces=event.spaces,
        cost=event.cost,
        lost=event.lost,
        score=event.score,
    )


def bonus_view(event: core.BonusScored) -> m.BonusScored:
    return m.BonusScored(seat=event.seat, kind=event.kind, which=event.which, points=event.points)


_EFFECTS: dict[type, Callable[[Any], m.Effect]] = {
    core.RoundStarted: lambda e: m.RoundStarted(round=e.round, start=e.start),
    core.BagRefilled: lambda e: m.BagRefilled(tiles=e.tiles),
    core.TilesMoved: _tiles_moved,
    core.MarkerMoved: lambda e: m.MarkerMoved(origin=_at(e.origin), target=_at(e.target)),
    core.TilePlaced: _tile_placed,
    core.FloorScored: _floor_scored,
    core.RoundEnded: lambda e: m.RoundEnded(round=e.round, idle_rounds=e.idle_rounds),
    core.BonusScored: bonus_view,
    core.GameEnded: lambda e: m.GameEnded(reason=e.reason, winners=e.winners, scores=e.scores),
}


def effects_of(events: Iterable[Event]) -> list[m.Effect]:
    """The core's events as messages."""
    return [_EFFECTS[type(event)](event) for event in events]


# --- Positions and moves


def position_view(position: core.Position) -> m.PositionView:
    return m.PositionView(
        text=str(position),
        variant=cast(Any, str(position.variant)),
        players=position.players,
        round=position.round,
        phase=position.phase,
        to_move=position.to_move,
        start=position.start,
        factories=list(position.factories),
        centre=position.centre,
        marker=position.marker,
        bag=list(position.bag),
        lid=list(position.lid),
        boards=[
            _board_view(position, seat, board) for seat, board in enumerate(position.boards, 1)
        ],
        last_round=position.is_last_round,
    )


def _board_view(position: core.Position, seat: int, board: core.Board) -> m.BoardView:
    return m.BoardView(
        score=board.score,
        lines=list(board.lines),
        wall=list(board.wall),
        spaces=[list(row) for row in position.open_spaces(seat)],
        floor=board.floor,
        floor_cost=board.floor_cost,
        projected_score=position.projected_score(seat),
    )


def legal_view(position: core.Position) -> list[m.LegalMove]:
    """Every legal move with its preview, in the order of their action ids."""
    return [_legal_move(move, position.preview(move)) for move in position.legal_moves]


def _legal_move(move: core.Move, preview: core.Preview) -> m.LegalMove:
    colour = move.colour
    return m.LegalMove(
        move=str(move),
        source=move.source,
        colour=None if colour is None else _colour(colour),
        destination=move.destination,
        line=move.line,
        column=move.column,
        takes_marker=preview.takes_marker,
        falls=preview.falls,
        lost_to_lid=preview.lost_to_lid,
        floor_cost=preview.floor_cost,
        completes=preview.completes,
        points=preview.points,
        columns=[
            m.ColumnPoints(column=column, points=points) for column, points in preview.columns
        ],
        projected_score=preview.projected_score,
    )


def barred_view(position: core.Position) -> list[m.Barred]:
    """What a person could try but may not do: tiles that are there to a line that refuses them, the
    tile of a complete line to a space that refuses it. Grouped, since it goes out with every turn.
    """
    groups: dict[tuple[Any, ...], tuple[set[str], set[int]]] = {}
    for reason in _refused_attempts(position):
        colours, columns = groups.setdefault(
            (reason.kind, reason.line, reason.holds), (set(), set())
        )
        if reason.colour is not None:
            colours.add(reason.colour)
        if reason.column is not None:
            columns.add(reason.column)
    return [
        m.Barred(
            why=why,
            line=line,
            colours="".join(letter for letter in core.COLOURS if letter in colours),
            columns=sorted(columns),
            holds=holds,
        )
        for (why, line, holds), (colours, columns) in groups.items()
    ]


def _refused_attempts(position: core.Position) -> Iterator[core.IllegalReason]:
    for move in _attempts(position):
        reason = position.why_illegal(move)
        if reason is not None and reason.kind != "no_tiles":
            yield reason


def _attempts(position: core.Position) -> list[str]:
    """One move for each colour in the offer and line, or for each space while a wall is tiled."""
    rows = range(1, len(core.WALL) + 1)
    if position.phase == "tiling":
        return [f"{line}@{column}" for line in rows for column in rows]
    sources = [position.centre, *position.factories]
    first = {
        letter: number for number, tiles in reversed([*enumerate(sources)]) for letter in tiles
    }
    return [f"{first[letter]}{letter}{line}" for line in rows for letter in first]


# --- Scores


def round_total(score: RoundScore, before: Sequence[int]) -> m.RoundTotal:
    """A finished round; `before`: the scores that it began with."""
    seats = [_seat_round(seat, before[seat.seat - 1]) for seat in score.seats]
    return m.RoundTotal(round=score.round, seats=seats)


def _seat_round(seat: SeatScore, before: int) -> m.SeatRound:
    gained, lost = seat.gained, seat.lost
    return m.SeatRound(
        placed=[_tile_placed(tile) for tile in seat.placed],
        gained=gained,
        cost=seat.floor.cost if seat.floor else 0,
        lost=lost,
        score=before + gained - lost,
    )


# --- Whole games, without a server


def replay_answer(game: Game, yours: Sequence[int] = ()) -> m.PlayAnswer:
    """A record, step by step; `yours`: the seats of those who ask."""
    positions = game.positions
    steps, rounds, bonuses = [], [], []
    round_events: list[Event] = []
    before = game.start.scores
    for index, token in enumerate(game.tokens):
        events = game.events(index)
        position = positions[index + 1]
        steps.append(
            m.Step(
                token=str(token),
                seat=positions[index].to_move,
                effects=effects_of(events),
                position=position_view(position),
            )
        )
        round_events += events
        for score in round_scores(round_events, position.players):
            rounds.append(round_total(score, before))
            bonuses += [bonus_view(bonus) for bonus in score.bonuses]
            round_events, before = [], position.scores
    seats = range(1, game.start.players + 1)
    kinds = [game.tags.get(f"Seat{seat}Kind") for seat in seats]
    return m.PlayAnswer(
        start=position_view(game.start),
        steps=steps,
        legal=legal_view(game.position) if not game.is_over else [],
        barred=barred_view(game.position) if not game.is_over else [],
        rounds=rounds,
        bonuses=bonuses,
        names=[game.tags.get(f"Seat{seat}") for seat in seats],
        levels=[kind if kind in _LEVELS else None for kind in kinds],
        yours=list(yours),
        result=_result(game, bonuses),
        bots=[seat for seat, kind in zip(seats, kinds, strict=True) if kind == BOT],
        tags=dict(game.tags),
    )


def _result(game: Game, bonuses: list[m.BonusScored]) -> m.ResultView | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return m.ResultView(
        reason=cast(Any, outcome.reason),
        winners=list(outcome.winners),
        decided_by=outcome.decided_by,
        scores=list(outcome.scores),
        bonuses=bonuses,
    )
