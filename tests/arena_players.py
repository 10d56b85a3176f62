"""Players that misbehave, for the tests of the arena; worker processes import them from here."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from evora import Move, Position
from evora.players import Player, PlayerError
from evora.players.specs import PlayerSpec

# A program that speaks the engine protocol, until its move number 3 of a process: there it does
# as its argument says.
ENGINE = """
import json, sys, time
from evora import Position
how = sys.argv[1]
settings = ["2 coloured", "2 grey", "3 coloured", "3 grey", "4 coloured", "4 grey"]
asked = 0
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "hello":
        print(json.dumps({"op": "hello", "protocol": 1, "name": "test", "version": "1", "rules": 1,
                          "settings": settings, "levels": [], "options": {}}), flush=True)
        continue
    if request["op"] == "quit":
        break
    asked += 1
    position = Position(request["position"])
    move = str(position.legal_moves[0])
    if asked == 3 and how == "crash":
        sys.exit("out of ideas")
    if asked == 3 and how == "hang":
        time.sleep(60)
    if asked == 3 and how == "nonsense":
        print("hello?", flush=True)
        continue
    if asked == 3 and how == "illegal":
        move = next(str(m) for m in ("1B1", "1Y1", "1R1", "1K1", "1W1")
                    if m not in position.legal_moves)
    n = position.players
    print(json.dumps({"op": "result", "id": request["id"], "move": move, "lines": [
        {"move": move, "win": [1 / n] * n, "score": [0.0] * n, "pv": [move], "exact": False,
         "solved": False}], "nodes": 1, "depth": 1, "ms": 0}), flush=True)
"""


def engine_spec(folder: Path, how: str, options: str = "nodes=1") -> str:
    """The spec of an external engine that behaves in some way."""
    program = folder / "engine.py"
    program.write_text(ENGINE)
    return f"{how}=cmd:{options} {sys.executable} {program} {how}"


@dataclass(frozen=True)
class BadSpec(PlayerSpec):
    """A player in the arena's own process that misbehaves at its move number 3."""

    how: str = "well"

    def open(self) -> Player:
        if self.how == "unable":
            raise PlayerError("crash", "it could not be started")
        return BadPlayer(self.how)


def bad_spec(how: str, move_seconds: float | None = None) -> BadSpec:
    return BadSpec(how, "bad", timeout=move_seconds, how=how)


class BadPlayer(Player):
    def __init__(self, how: str) -> None:
        self._how = how
        self._moves = 0
        self.closed = False

    def new_game(self, seed: int) -> None:  # noqa: ARG002
        self._moves = 0

    def choose(self, position: Position) -> Move:
        self._moves += 1
        if self._moves == 3:
            match self._how:
                case "raise":
                    raise ZeroDivisionError("a bug\nin two lines")
                case "wordy":
                    raise ValueError("a\n b " * 500)
                case "none":
                    return None  # type: ignore[return-value]
                case "text":
                    return str(position.legal_moves[0])  # type: ignore[return-value]
                case "illegal":
                    return next(
                        move
                        for move in map(Move, ("1B1", "1Y1", "1R1", "1K1", "1W1"))
                        if move not in position.legal_moves
                    )
                case "nonsense":
                    raise PlayerError("nonsense", "it said hello")
                case "slow":
                    time.sleep(0.1)
                case "die":
                    os._exit(3)
        return position.legal_moves[0]

    def close(self) -> None:
        self.closed = True
