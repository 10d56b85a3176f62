"""What records, saves and matches of tests/data amount to, reduced to what must last.

Used twice: by the code that wrote the files, for their `expected.json`, and by the newest code,
which is compared with it. Only public names and commands are used, so both run it unchanged.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from evora import Game, parse_game
from evora.terminal.play import run_game
from evora.terminal.saves import load_game
from evora.terminal.setup import Setup

Json = dict[str, Any]


def like(expected: Any, actual: Any) -> Any:
    """What an answer says about the fields that are expected; those that came later are not."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return {key: like(expected[key], actual[key]) for key in expected if key in actual}
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [like(one, other) for one, other in zip(expected, actual, strict=True)]
    return actual


def game_facts(game: Game) -> Json:
    """Where a game went: the digest is of all its positions."""
    outcome = game.outcome
    positions = "\n".join(map(str, game.positions))
    return {
        "scores": list(game.position.scores),
        "end": outcome.reason if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "rounds": game.rounds,
        "plies": game.plies,
        "tokens": len(game.tokens),
        "position": str(game.position),
        "positions": hashlib.sha256(positions.encode()).hexdigest(),
        "tags": len(game.tags),
        "comments": sum(map(len, game.comments.values())),
    }


class Typist:
    """Types legal moves at the terminal, chosen by the position alone.

    At each prompt the game is saved first, and the position read from that file. After `turns`
    prompts the input ends, which leaves the game; `extra` gives more to type, by prompt.
    """

    def __init__(
        self, path: Path, turns: int | None = None, extra: dict[int, list[str]] | None = None
    ) -> None:
        self._path = path
        self._turns = turns
        self._extra = extra or {}
        self._prompts = 0
        self._waiting: list[str] = []

    def read(self, _prompt: str = "") -> str:
        if not self._waiting:
            self._prompts += 1
            if self._turns is not None and self._prompts > self._turns:
                raise EOFError
            self._waiting = [*self._extra.pop(self._prompts, []), "save", "<move>"]
        typed = self._waiting.pop(0)
        return self._choice() if typed == "<move>" else typed

    def _choice(self) -> str:
        position = parse_game(self._path.read_text("utf-8")).position
        if position.phase == "deal":
            return ""
        moves = position.legal_moves
        number = int.from_bytes(hashlib.sha256(str(position).encode()).digest()[:8], "big")
        return str(moves[number % len(moves)])


def resume_to_the_end(path: Path) -> Game:
    """Goes on with a save, which is overwritten, and returns the finished game."""
    setup = Setup(resume=load_game(path), resumed_from=str(path), save_path=path)
    read = Typist(path).read
    assert run_game(setup, read=read, write=lambda _: None, colour=False) == 0
    return parse_game(path.read_text("utf-8"))


def standings(text: str) -> Json:
    """What `evora arena --json` printed, without how long moves took."""
    told: Json = json.loads(text)
    return {**told, "table": [_timeless(row) for row in told["table"]]}


def results(folder: Path) -> list[Json]:
    """The lines of a match's results, without how long moves took."""
    lines = (folder / "results.jsonl").read_text("utf-8").splitlines()
    return [_timeless(json.loads(line)) for line in lines]


def _timeless(row: Json) -> Json:
    return {key: value for key, value in row.items() if not key.startswith("seconds")}
