"""The facts of the game, its reviews and puzzles in TypeScript, from those of the program.

`python -m tools.facts` (`make types`) writes them; a test notices when they are old.
"""

from __future__ import annotations

import json
from pathlib import Path

import evora
from evora import daily_deal
from evora._core import REVIEW_UNITS
from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.puzzles import BANDS, THEMES, run
from evora.puzzles.puzzle import FIRST_DAY
from evora.server.common.settings import Settings
from evora.server.domain.pairing import REACH, REACH_PER_SECOND

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "facts.ts"

_PLAYERS = range(evora.MIN_PLAYERS, evora.MAX_PLAYERS + 1)
# (the sentence above it, its name, its value)
_FACTS: tuple[tuple[str, str, object], ...] = (
    ("Letters, in the order of every count by colour.", "COLOURS", list(evora.COLOURS)),
    ("", "VARIANTS", list(map(str, evora.VARIANTS))),
    ("", "TILES_PER_COLOUR", evora.TILES_PER_COLOUR),
    ("", "PLAYERS", list(_PLAYERS)),
    (
        "By number of players.",
        "FACTORIES",
        {players: evora.FACTORIES[players] for players in _PLAYERS},
    ),
    ("Tiles on a factory.", "FACTORY_SIZE", evora.FACTORY_SIZE),
    ("What each space of the floor line costs.", "FLOOR_COSTS", list(evora.FLOOR_COSTS)),
    (
        "The coloured side, row by row: the colour of each space.",
        "WALL_PATTERN",
        [list(row) for row in evora.WALL],
    ),
    ("Points at the end, for each complete one.", "BONUSES", evora.BONUSES),
    ("The levels of the engine, from the weakest up.", "LEVELS", [level.name for level in LEVELS]),
    ("", "DEFAULT_LEVEL", DEFAULT_LEVEL),
    ("The whole of the shares of the win in a review.", "REVIEW_UNITS", REVIEW_UNITS),
    ("Of a search, in the deepest reviews.", "MAX_REVIEW_NODES", Settings.review_nodes),
    ("What a puzzle is about.", "PUZZLE_THEMES", list(THEMES)),
    ("Difficulties of puzzles, each with its lowest rating.", "PUZZLE_BANDS", dict(BANDS)),
    (
        "How far apart the ratings of two may be at once in quick pairing, in points.",
        "PAIR_REACH",
        REACH,
    ),
    ("By how much that grows with every second.", "PAIR_REACH_PER_SECOND", REACH_PER_SECOND),
    (
        "A run of puzzles: `gap_ms` is the least time between two answers.",
        "PUZZLE_RUN",
        {
            "seconds": run.SECONDS,
            "mistakes": run.MAX_MISTAKES,
            "length": run.LENGTH,
            "gap_ms": run.MIN_GAP_MS,
        },
    ),
    ("Of the first daily puzzle.", "FIRST_PUZZLE_DAY", FIRST_DAY.isoformat()),
    (
        "Of the deal of the day; whether there is one for a week, and not for a day.",
        "DEAL_SETTINGS",
        dict(daily_deal.SETTINGS),
    ),
    ("", "FIRST_DEAL_DAY", daily_deal.FIRST_DAY.isoformat()),
    ("Who plays against the person.", "DEAL_LEVEL", daily_deal.LEVEL),
    ("Who shows what could be reached.", "DEAL_ENGINE_LEVEL", daily_deal.ENGINE_LEVEL),
    ("Where the person sits.", "DEAL_SEAT", daily_deal.SEAT),
)


def typescript() -> str:
    parts = ["// Made from the facts of the program by `make types`. Do not edit.\n"]
    for comment, name, value in _FACTS:
        above = f"/** {comment} */\n" if comment else ""
        parts.append(f"{above}export const {name} = {json.dumps(value)} as const;\n")
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
