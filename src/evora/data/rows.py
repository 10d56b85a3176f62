"""Decisions of games as columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from evora._core import OBSERVATION_SIZE, Move, Position
from evora.annotations import Annotation
from evora.data.arrow import require_arrow, schema_of
from evora.data.columns import OBSERVATION, columns_of
from evora.data.pieces import Piece, read_piece
from evora.errors import EvoraError, InvalidRecordError, require_numpy
from evora.game import Game
from evora.work import Report

_NOTHING = Annotation()


@dataclass(frozen=True)
class Rows:
    """What became of a piece: its decisions as an Arrow stream, and how much that is.

    `settings` counts the games by number of players and variant, such as '2 coloured'.
    """

    stream: bytes
    decisions: int
    settings: Mapping[str, int]


@dataclass(frozen=True)
class RowTask:
    """Turns pieces of files into rows."""

    observations: bool
    name: str = "the export"

    def open(self) -> RowWorker:
        return RowWorker(self.observations)

    def lost(self, item: Piece, reported: Any, reason: str) -> Rows:
        del reported
        where = f"{item.source}:{item.first_line}"
        raise EvoraError(f"{where}: a worker of the export was lost here: {reason}")


class RowWorker:
    """Reads the games of pieces and writes down their decisions."""

    def __init__(self, observations: bool) -> None:
        self._observations = observations
        self._schema = schema_of(columns_of(observations=observations))

    def do(self, item: Piece, report: Report | None) -> Rows | InvalidRecordError:
        del report
        block = _Block(self._schema, self._observations)
        settings: Counter[str] = Counter()
        try:
            for game in read_piece(item):
                block.add(game, item, settings.total())
                settings[f"{game.start.players} {game.start.variant}"] += 1
        except InvalidRecordError as error:
            return error
        return Rows(block.stream(), block.decisions, settings)

    def close(self) -> None:
        pass


class _Block:
    """Columns that grow game by game."""

    def __init__(self, schema: Any, observations: bool) -> None:
        self._schema = schema
        self._columns: dict[str, list[Any]] = {name: [] for name in schema.names}
        self._observed: list[Position] | None = [] if observations else None

    @property
    def decisions(self) -> int:
        return len(self._columns["ply"])

    def add(self, game: Game, piece: Piece, index: int) -> None:
        """Adds the decisions of a game, which is number `index` of the piece."""
        facts = {
            "game": piece.first_game + index,
            "source": piece.source,
            "source_game": piece.first_source_game + index,
            **_game_facts(game),
        }
        positions, annotations = game.positions, game.annotations
        shares = facts["shares"]
        before = self.decisions
        ply = 0
        for at, token in enumerate(game.tokens):
            if not isinstance(token, Move):
                continue
            ply += 1
            position = positions[at]
            row = _decision(position, token, annotations.get(at + 1, _NOTHING))
            row["ply"] = ply
            row["result"] = shares[row["seat"] - 1] if shares else None
            for name, value in row.items():
                self._columns[name].append(value)
            if self._observed is not None:
                self._observed.append(position)
        for name, value in facts.items():
            self._columns[name] += [value] * (self.decisions - before)

    def stream(self) -> bytes:
        """All of it as an Arrow stream, which travels without being copied value by value."""
        arrow = require_arrow()
        arrays = [
            arrow.array(self._columns[field.name], field.type)
            for field in self._schema
            if field.name != OBSERVATION.name
        ]
        if self._observed is not None:  # the last column
            arrays.append(_observations(arrow, self._observed))
        batch = arrow.record_batch(arrays, schema=self._schema)
        sink = arrow.BufferOutputStream()
        with arrow.ipc.new_stream(sink, self._schema) as writer:
            writer.write_batch(batch)
        return bytes(sink.getvalue().to_pybytes())


def _game_facts(game: Game) -> dict[str, Any]:
    """What is the same for all decisions of a game."""
    seats = range(1, game.start.players + 1)
    outcome = game.outcome
    winners = outcome.winners if outcome else ()
    # A game that was left without winners has a result for nobody.
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats] if winners else None
    return {
        "names": [game.tags.get(f"Seat{seat}") for seat in seats],
        "kinds": [game.tags.get(f"Seat{seat}Kind") for seat in seats],
        "players": game.start.players,
        "variant": str(game.start.variant),
        "final_scores": list(outcome.scores) if outcome else None,
        "shares": shares,
        "end": outcome.reason if outcome else None,
    }


def _decision(position: Position, move: Move, annotation: Annotation) -> dict[str, Any]:
    best = annotation.best
    return {
        "round": position.round,
        "phase": str(position.phase),
        "seat": position.to_move,
        "position": str(position),
        "move": str(move),
        "action": move.action,
        "legal": len(position.legal_moves),
        "scores": position.scores,
        "win": annotation.win,
        "best": None if best is None else str(best),
        "best_action": None if best is None else best.action,
        "clock": None if annotation.clock is None else _seconds(annotation.clock),
    }


def _seconds(clock: str) -> float:
    hours, minutes, seconds = clock.split(":")
    return 3600 * int(hours) + 60 * int(minutes) + float(seconds)


def _observations(arrow: Any, positions: list[Position]) -> Any:
    numpy = require_numpy()
    numbers = numpy.empty((len(positions), OBSERVATION_SIZE), numpy.uint8)
    for row, position in zip(numbers, positions, strict=True):
        position.observation(out=row)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(numbers.reshape(-1)), OBSERVATION_SIZE)
