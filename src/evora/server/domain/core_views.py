"""What the core says, as messages: positions, legal moves with previews, effects, scores.

The core writes them (core/view), so that the engine in the page sends the same bytes; here they are
passed on as they are. Their types are those of the messages, but nothing can be read from them:
whoever wants to know something asks the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from evora import _core as core
from evora.game import Game
from evora.scores import Event
from evora.server import messages as m


def _as_written(json: bytes) -> Any:
    return Raw(json)


def position_view(position: core.Position, *, ended: bool = False) -> m.PositionView:
    """`ended`: in a game that ended early nobody is to move, whatever its last position says."""
    view: m.PositionView = _as_written(core.position_view(position, ended))
    return view


def legal_view(position: core.Position) -> list[m.LegalMove]:
    """Every legal move with its preview, in the order of their action ids."""
    view: list[m.LegalMove] = _as_written(core.legal_view(position))
    return view


def barred_view(position: core.Position) -> list[m.Barred]:
    """What a person could try but may not do: tiles that are there to a line that refuses them, the
    tile of a complete line to a space that refuses it. Grouped, since it goes out with every turn.
    """
    view: list[m.Barred] = _as_written(core.barred_view(position))
    return view


def effects_of(events: Sequence[Event]) -> list[m.Effect]:
    """The core's events as messages."""
    view: list[m.Effect] = _as_written(core.events_view(events))
    return view


def bonuses_of(events: Sequence[Event]) -> list[m.BonusScored]:
    """Those of the events that are bonuses of the game's end."""
    bonuses = [event for event in events if isinstance(event, core.BonusScored)]
    view: list[m.BonusScored] = _as_written(core.events_view(bonuses))
    return view


def round_total(events: Sequence[Event], before: core.Position) -> m.RoundTotal:
    """A finished round; `before`: the position that had the scores that it began with."""
    view: m.RoundTotal = _as_written(core.round_view(events, before))
    return view


def replay_answer(game: Game, yours: Sequence[int] = ()) -> m.PlayAnswer:
    """A record, step by step; `yours`: the seats of whoever asks."""
    tags = list(game.tags.items())
    view: m.PlayAnswer = _as_written(core.replay_view(game.start, game.tokens, tags, yours))
    return view
