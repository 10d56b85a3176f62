"""Which games wait for an engine of this process, and which that only engines play are watched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from evora.server.live.engines.engines import Engines
from evora.server.live.engines.queue import Turn
from evora.server.live.games.live_game import GameChanged, LiveGame
from evora.server.live.processes.signals import Signals

_TOPIC = "watched"
# Games in one message.
_BATCH = 500


class EngineTurns:
    def __init__(self, engines: Engines, signals: Signals) -> None:
        self._engines = engines
        self._signals = signals
        signals.subscribe(_TOPIC, self._watched_elsewhere)

    def game_changed(self, change: GameChanged) -> None:
        """The process that wrote a turn has its engine move."""
        self._engines.expect(change.game.id, turn_of(change.game) if change.here else None)

    def waits(self, game: str) -> bool:
        return self._engines.has_turn(game)

    def looked_at(self, live: LiveGame, *, by_socket: bool) -> None:
        """Games that only engines play go on while somebody looks, at whichever process."""
        self._engines.watched(live.id, by_socket=by_socket)
        self.remind([live])

    def remind(self, watched: Iterable[LiveGame]) -> None:
        """Tells the other processes which of their games are watched here."""
        waiting = [live.id for live in watched if self._waits_elsewhere(live)]
        for first in range(0, len(waiting), _BATCH):
            self._signals.publish(_TOPIC, waiting[first : first + _BATCH])

    def _watched_elsewhere(self, games: Sequence[str]) -> None:
        for game in games:
            self._engines.watched(game, by_socket=False)

    def _waits_elsewhere(self, live: LiveGame) -> bool:
        table, seat = live.table, live.table.to_move
        return (
            seat is not None
            and table.engine_for(seat) is not None
            and not any(seat.is_guest_played for seat in table.seats)
            and not self._engines.has_turn(live.id)
        )


def turn_of(live: LiveGame) -> Turn | None:
    """What a game waits for, if that is an engine's move."""
    table, seat = live.table, live.table.to_move
    level = table.engine_for(seat) if seat is not None else None
    if level is None or table.position is None:
        return None
    seed = live.seed.player_seed(len(table.steps))
    people = any(seat.is_guest_played for seat in table.seats)
    owner = table.created.creator
    return Turn(live.id, table.seq, level, seed, table.position, owner, people)
