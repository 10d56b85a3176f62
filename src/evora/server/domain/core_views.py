"""What the core says, as messages: positions, legal moves with previews, effects, scores.

The core writes them (core/view), so that the engine in the page sends the same bytes; here they are
passed on as they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from evora import _core as core
from evora.calls import Encoded
from evora.game import Game
from evora.scores import Event
from evora.server import messages as m


def position_view(position: core.Position, *, ended: bool = False) -> Encoded[m.PositionView]:
    """`ended`: in a game that ended early nobody is to move, whatever its last position says."""
    return Encoded(core.position_view(position, ended))


def legal_view(position: core.Position) -> Encoded[list[m.LegalMove]]:
    """Every legal move with its preview, in the order of their action ids."""
    return Encoded(core.legal_view(position))


def barred_view(position: core.Position) -> Encoded[list[m.Barred]]:
    """What a person could try but may not do: tiles that are there to a line that refuses them, the
    tile of a complete line to a space that refuses it. Grouped, since it goes out with every turn.
    """
    return Encoded(core.barred_view(position))


def effects_of(events: Sequence[Event]) -> Encoded[list[m.Effect]]:
    """The core's events as messages."""
    return Encoded(core.events_view(events))


def bonuses_of(events: Sequence[Event]) -> Encoded[list[m.BonusScored]]:
    """Those of the events that are bonuses of the game's end."""
    bonuses = [event for event in events if isinstance(event, core.BonusScored)]
    return Encoded(core.events_view(bonuses))


def round_total(events: Sequence[Event], before: core.Position) -> Encoded[m.RoundTotal]:
    """A finished round; `before`: the position that had the scores that it began with."""
    return Encoded(core.round_view(events, before))


def replay_answer(game: Game, yours: Sequence[int] = ()) -> Encoded[m.PlayAnswer]:
    """A record, step by step; `yours`: the seats of those who ask."""
    tags = list(game.tags.items())
    return Encoded(core.replay_view(game.start, game.tokens, tags, yours))
