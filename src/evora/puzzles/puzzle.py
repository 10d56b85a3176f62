"""A puzzle, and its form as a line of JSON."""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from evora._core import Move, Position, Reason

# The day of the first daily puzzle of the list.
FIRST_DAY = datetime.date(2026, 1, 1)

# What a puzzle is about; the first of a puzzle's themes is its main one.
THEMES = ("row", "colour", "column", "deny", "burden", "floor", "last", "points")
# The theme of a kind of reason. A bonus has that of what it completes; others have none.
_THEME_OF = {
    "wins": "last",
    "ends": "row",
    **dict.fromkeys(("points", "round"), "points"),
    **dict.fromkeys(("denies", "leaves", "holds_back", "goes_on"), "deny"),
    "floods": "burden",
    "floor": "floor",
}
# Names of difficulties, each with the lowest rating that it stands for.
BANDS: Mapping[str, int] = {"easy": 0, "medium": 900, "hard": 1300, "expert": 1800}

# No vowels and nothing that looks like something else: ids are read aloud and spell no words.
_DIGITS = "23456789bcdfghjkmnpqrstvwxz"
_ID_DIGITS = 6
# Files leave out what a reason does not have.
_NO_PARTS: Mapping[str, None] = dict.fromkeys(Reason.__match_args__)


@dataclass(frozen=True)
class Puzzle:
    """A position at the offer with one best move.

    `solutions`: the move and those that are the same from an equal factory. `other`: the next best
    move, and `reasons` why the solution is better than that. `win`, `other_win`: the mover's share
    of the win after each; `line`, `other_line`: what is played then, to the end of the round;
    `scores`, `other_scores`: everybody's score there, with the bonuses if the game is over.
    `rating`: how strong a player solves it in half of the cases. `exact`: the game ends with the
    round and both values are proven. `nodes`: of the search that made it.
    """

    id: str
    position: Position
    solutions: tuple[Move, ...]
    win: float
    line: tuple[Move, ...]
    scores: tuple[int, ...]
    other: Move
    other_win: float
    other_line: tuple[Move, ...]
    other_scores: tuple[int, ...]
    themes: tuple[str, ...]
    reasons: tuple[Reason, ...]
    rating: int
    exact: bool
    nodes: int

    @property
    def band(self) -> str:
        """The name of its difficulty."""
        return band_of(self.rating)

    def solved_by(self, move: Move | None) -> bool:
        return move in self.solutions

    def to_json(self) -> str:
        """One line of compact JSON."""
        values: dict[str, Any] = {each.name: getattr(self, each.name) for each in fields(self)}
        values["position"] = str(self.position)
        values["other"] = str(self.other)
        for name in ("solutions", "line", "other_line"):
            values[name] = " ".join(map(str, values[name]))
        values["reasons"] = [
            {name: value for name, value in reason.as_dict().items() if value is not None}
            for reason in self.reasons
        ]
        return json.dumps(values, separators=(",", ":"))

    @staticmethod
    def from_values(values: Mapping[str, Any]) -> Puzzle:
        """What `to_json` wrote, once it is read; other keys are ignored."""
        known = {each.name: values[each.name] for each in fields(Puzzle)}
        known["position"] = Position(values["position"])
        known["other"] = Move(values["other"])
        for name in ("solutions", "line", "other_line"):
            known[name] = tuple(map(Move, values[name].split()))
        for name in ("scores", "other_scores", "themes"):
            known[name] = tuple(values[name])
        known["reasons"] = tuple(Reason(**{**_NO_PARTS, **each}) for each in values["reasons"])
        return Puzzle(**known)


def themes_of(reasons: Iterable[Reason], *, last: bool) -> tuple[str, ...]:
    """The themes that follow from the reasons, in their order.

    `last`: the game ends with the round, whichever of the two moves is played.
    """
    found = [each.of if each.kind == "bonus" else _THEME_OF.get(each.kind) for each in reasons]
    return tuple(dict.fromkeys(filter(None, [*found, "last" if last else None])))


def band_of(rating: int) -> str:
    """The name of the difficulty that a rating stands for."""
    return [name for name, lowest in BANDS.items() if rating >= lowest][-1]


def id_of(position: Position) -> str:
    """The id of the puzzle with this position: its setting, and digits that follow from it."""
    number = int.from_bytes(hashlib.sha256(str(position).encode()).digest()[:8], "big")
    digits = ""
    for _ in range(_ID_DIGITS):
        number, digit = divmod(number, len(_DIGITS))
        digits += _DIGITS[digit]
    return f"{str(position.variant)[0]}{position.players}-{digits}"
