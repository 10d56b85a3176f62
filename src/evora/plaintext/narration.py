"""What happened, in words: a sentence or two for every event that a person cares about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from evora._core import (
    BagRefilled,
    FloorScored,
    MarkerMoved,
    Move,
    Position,
    RoundStarted,
    TilePlaced,
    TilesMoved,
)
from evora.game import Token
from evora.plaintext.palette import wrap
from evora.scores import Event
from evora.texts import text


def narrate(
    before: Position, token: Token, events: Iterable[Event], names: Sequence[str], width: int
) -> list[str]:
    """What a move or deal caused, without the final bonuses."""
    events = list(events)
    lines = []
    if isinstance(token, Move) and not token.is_tiling:
        lines += wrap(f"{token}  {take_words(before, token, events, names)}", width, indent=5)
    for sentence in _round_starts(events, names):
        lines += wrap(sentence, width)
    tiling = [line for sentence in _tiling(events, names) for line in wrap(sentence, width)]
    if tiling and lines:
        lines.append("")
    return lines + tiling


def take_words(before: Position, move: Move, events: Sequence[Event], names: Sequence[str]) -> str:
    """What a move of the offer did, in a sentence or two."""
    assert before.to_move is not None
    name = names[before.to_move - 1]
    moved = [
        event
        for event in events
        if isinstance(event, TilesMoved)
        and event.origin.kind in ("factory", "centre")
        and event.target.kind != "centre"
    ]
    to_floor = sum(event.count for event in moved if event.target.kind == "floor")
    to_lid = sum(event.count for event in moved if event.target.kind == "lid")
    sentences = [
        text(
            "play-takes",
            name=name,
            count=sum(event.count for event in moved),
            letter=move.colour,
            source=move.source,
            line=move.destination,
        )
    ]
    if to_floor and move.destination:
        sentences.append(text("play-falls", count=to_floor))
    if to_lid:
        sentences.append(text("play-to-lid", count=to_lid))
    for event in events:
        if isinstance(event, MarkerMoved) and event.origin.kind == "centre":
            sentences.append(text("play-takes-marker", name=name, space=event.target.space))
    return " ".join(sentences)


def _round_starts(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    for event in events:
        if isinstance(event, RoundStarted):
            yield text("play-round-starts", round=event.round, name=names[event.start - 1])
        elif isinstance(event, BagRefilled):
            yield text("play-bag-refilled", count=sum(event.tiles))


def _tiling(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    placed = {(event.seat, event.row) for event in events if isinstance(event, TilePlaced)}
    fallen = _fallen_lines(events, placed)
    for event in events:
        match event:
            case TilePlaced():
                yield _placed(event, names[event.seat - 1])
            case TilesMoved() if event.origin.kind == "line":
                # The tiles of a line may fall in two parts; they are reported once.
                place = (event.origin.seat, event.origin.number)
                count = fallen.pop(place, 0)
                if count:
                    yield text(
                        "play-no-space",
                        name=names[place[0] - 1],
                        row=place[1],
                        colour=text(f"colour-{event.colour}"),
                        count=count,
                    )
            case FloorScored() if event.cost:
                yield text(
                    "play-floor-scored",
                    name=names[event.seat - 1],
                    spaces=event.spaces,
                    cost=event.cost,
                    lost=event.lost,
                    capped="yes" if event.lost < event.cost else "no",
                )
            case _:
                pass


def _fallen_lines(
    events: Sequence[Event], placed: set[tuple[int, int]]
) -> dict[tuple[int, int], int]:
    """How many tiles fell from each complete line that had no space on the wall."""
    fallen: dict[tuple[int, int], int] = {}
    for event in events:
        if isinstance(event, TilesMoved) and event.origin.kind == "line":
            place = (event.origin.seat, event.origin.number)
            if place not in placed:
                fallen[place] = fallen.get(place, 0) + event.count
    return fallen


def _placed(event: TilePlaced, name: str) -> str:
    if event.horizontal and event.vertical:
        runs = "both"
    elif event.horizontal:
        runs = "across"
    else:
        runs = "down" if event.vertical else "none"
    return text(
        "play-placed",
        name=name,
        row=event.row,
        colour=text(f"colour-{event.colour}"),
        column=event.column,
        points=event.points,
        runs=runs,
        across=event.horizontal,
        down=event.vertical,
    )
