"""The views of evora.server.domain.core_views, read back from the JSON that the core wrote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from evora import Game, Position
from evora.scores import Event
from evora.server import messages as m
from evora.server.domain import core_views

T = TypeVar("T")


def decoded(message: object, kind: type[T]) -> T:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(message), type=kind)


def position_view(position: Position) -> m.PositionView:
    return decoded(core_views.position_view(position), m.PositionView)


def legal_view(position: Position) -> list[m.LegalMove]:
    return decoded(core_views.legal_view(position), list[m.LegalMove])


def barred_view(position: Position) -> list[m.Barred]:
    return decoded(core_views.barred_view(position), list[m.Barred])


def effects_of(events: Sequence[Event]) -> list[m.Effect]:
    return decoded(core_views.effects_of(events), list[m.Effect])


def replay_answer(game: Game) -> m.PlayAnswer:
    return decoded(core_views.replay_answer(game), m.PlayAnswer)
