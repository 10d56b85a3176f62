"""The rules stand once, in the core. Copies of them elsewhere are looked for by their looks."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

from evora.game import VARIANT_NAMES
from evora.server import messages
from evora.server.domain import entries

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/evora", "web/src", "lab", "benchmarks", "tools")
# Written by generators from the core's own facts.
GENERATED = ("src/evora/_core.pyi", "web/src/lib/facts.ts", "web/src/lib/messages.ts")

# What a copy would look like, by the question that it answers a second time.
COPIES = {
    "floor costs": r"1,\s*1,\s*2,\s*2,\s*2,\s*3,\s*3",
    "wall pattern": r"WBYRK|KWBYR|RKWBY|YRKWB|column - row \+|\(column - row\)",
    "factories": r"2\s*\*\s*\w*players\w*\s*\+\s*1|5,\s*7,\s*9|2:\s*5,\s*3:\s*7",
    "bonuses": r"row:\s*2,\s*column:\s*7|\b(ROW|COLUMN|COLOUR)_BONUS\b\s*=",
    "numbers of players": r"[(\[]2,\s*3,\s*4[)\]]",
    "variants": r"""[(\[]["']coloured["'],\s*["']grey["'][)\]]""",
    "grammar of moves": r"\[BYRKW\]|\[1-5\]@|\[0-5\]",
    "grammar of tokens": r"Deal\(\w+\) if |Move\(\w+\) if ",
    "complete rows": r"""["']\.["'] not in|\.count\(["']\.["']\)|!\w+\.includes\(["']\.["']\)""",
    "equal factories": r"factories\[.+\] ===? \w*\.?factories\[",
    "tie-break": r"scores\.count\(",
}
# Where a pattern is met for another reason.
EXCEPTIONS = {
    ("grammar of moves", "src/evora/annotations.py"),  # minutes and seconds of a clock
    ("complete rows", "src/evora/server/api/static.py"),  # the ending of a file's name
    # A type, which test_types_of_variants compares.
    ("variants", "src/evora/calls/words.py"),
    ("variants", "src/evora/server/domain/entries.py"),
    ("variants", "tools/reliability/kills.py"),  # values of that type
}


def sources() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix not in (".py", ".ts", ".svelte", ".pyi") or name in GENERATED:
                continue
            if not name.endswith(".test.ts") and "/web/static/" not in name:
                yield name, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("rule", COPIES)
def test_no_copy_of_a_rule(rule: str) -> None:
    found = [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for name, text in sources()
        for match in re.finditer(COPIES[rule], text)
        if (rule, name) not in EXCEPTIONS
    ]
    assert not found, f"{rule}: ask the core instead"


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("floor costs", "const COSTS = [1, 1, 2, 2, 2, 3, 3] as const;"),
        ("wall pattern", "COLOURS[(column - row + COLOURS.length) % COLOURS.length]"),
        ("factories", "factories = 2 * players + 1"),
        ("bonuses", "{ row: 2, column: 7, colour: 10 }"),
        ("numbers of players", "{#each [2, 3, 4] as count (count)}"),
        ("variants", "{#each ['coloured', 'grey'] as const as side (side)}"),
        ("grammar of moves", '_MOVE = re.compile(r"[0-9][BYRKW][0-5]|[1-5]@[1-5]")'),
        ("grammar of tokens", 'Deal(token) if token.startswith("=") else Move(token)'),
        ("complete rows", 'sum("." not in row for row in wall)'),
        ("equal factories", "factories[int(first[0]) - 1] == factories[int(second[0]) - 1]"),
        ("tie-break", "if outcome.scores.count(points) > 1:"),
    ],
)
def test_the_copies_that_there_were_are_noticed(rule: str, text: str) -> None:
    assert re.search(COPIES[rule], text)


def test_types_of_variants() -> None:
    """A literal type cannot be made from a value: it is compared with it."""
    assert typing.get_args(messages.Variant) == VARIANT_NAMES
    assert typing.get_args(entries.Variant) == VARIANT_NAMES
