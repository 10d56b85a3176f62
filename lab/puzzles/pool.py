"""All puzzles that were found, in a folder: a file of JSON lines per setting, one line per game.

A game that was looked at is never looked at again, so making can be stopped and continued.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from evora.puzzles import Puzzle
from evora.work.results import GrowingFile, whole_lines


@dataclass
class Pool:
    """The puzzles of a setting, by the number of their game."""

    file: Path
    games: dict[int, list[Puzzle]] = field(default_factory=dict)

    @staticmethod
    def open(folder: Path, setting: str) -> Pool:
        """Reads what is there; a last line that was cut short by a kill is dropped."""
        folder.mkdir(parents=True, exist_ok=True)
        pool = Pool(folder / f"{setting}.jsonl")
        if not pool.file.exists():
            return pool
        lines = list(whole_lines(pool.file))
        GrowingFile(pool.file, sum(map(len, lines))).close()
        for values in map(json.loads, lines):
            pool.games[values["game"]] = [Puzzle.from_values(each) for each in values["puzzles"]]
        return pool

    def __len__(self) -> int:
        return sum(map(len, self.games.values()))

    def add(self, game: int, found: list[Puzzle]) -> None:
        self.games[game] = found
        puzzles = ",".join(puzzle.to_json() for puzzle in found)
        with GrowingFile(self.file) as file:
            file.append(f'{{"game":{game},"puzzles":[{puzzles}]}}\n'.encode())

    def new_games(self) -> Iterator[int]:
        """Numbers of games that nobody has looked at."""
        return (number for number in itertools.count(1) if number not in self.games)
