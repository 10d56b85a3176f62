"""What type checkers see: code that uses the library passes mypy --strict, mistakes do not."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "docs/python.md", "docs/engine.md", "docs/arena.md")

GOOD = """
from collections.abc import Sequence
from typing import Any, assert_never, assert_type

import evora
from evora.players import Player, make_player
from evora.search import Engine

position = evora.Position.new()
assert_type(position.phase, evora.Phase)
assert_type(position.end_reason, evora.EndReason | None)
assert_type(position.decided_by, evora.DecidedBy | None)
assert_type(position.seat_to_move, int)
assert_type(position.legal_moves[0], evora.Move)
assert_type(position.legal_moves[:2], tuple[evora.Move, ...])
assert_type(evora.Game().to_rows(), list[dict[str, Any]])
moves: Sequence[evora.Move] = position.legal_moves
players: dict[int, Player] = {1: make_player("club", seed=1)}
players[position.seat_to_move].choose(position)
best: evora.Move | None = Engine().analyse(position).move


def place(where: evora.Place, closing: evora.ClosingRow, why: evora.IllegalReason) -> None:
    assert_type(where.kind, evora.PlaceKind)
    assert_type(closing.how, evora.Certainty)
    assert_type(why.kind, evora.IllegalKind)


def next_step(position: evora.Position) -> int:
    match position.phase:
        case "deal":
            return 0
        case "offer" | "tiling":
            return position.seat_to_move
        case "over":
            return 1


def words(event: evora.Event) -> str:
    match event:
        case evora.TilesMoved(colour, count, target=evora.Place("line", seat, line)):
            assert_type(colour, str)
            return f"{seat} puts {count} {colour} on line {line}"
        case evora.TilesMoved() | evora.MarkerMoved() | evora.BagRefilled():
            return "tiles"
        case evora.RoundStarted(number) | evora.RoundEnded(number):
            return f"round {number}"
        case evora.TilePlaced(seat) | evora.FloorScored(seat):
            return f"seat {seat}"
        case evora.BonusScored(kind=kind):
            assert_type(kind, evora.BonusKind)
            return kind
        case evora.GameEnded(reason):
            assert_type(reason, evora.EndReason)
            return reason
        case _:
            assert_never(event)
"""

# A line of code, and what mypy says of it.
BAD = {
    "position.play(None)": 'incompatible type "None"',
    "position.play(3.5)": 'incompatible type "float"',
    "evora.Game(7)": 'incompatible type "int"',
    "position.phase == 'later'": "Non-overlapping equality check",
    "evora.Place('bog', 0, 0, 0)": "incompatible type \"Literal['bog']\"",
    # What the core has written is sent as it is: nothing can be read from it.
    "position_view(position).round": '"Encoded[PositionView]" has no attribute "round"',
}
BEFORE = """import evora
from evora.server.domain.core_views import position_view
position = evora.Position.new()
"""


def page_code(page: str) -> str:
    """The examples of a page as one program; outputs and errors that it shows are left out."""
    text = (ROOT / page).read_text("utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    return "".join(example.source for example in examples if example.exc_msg is None)


def complaints(folder: Path, programs: dict[str, str]) -> dict[str, list[str]]:
    """What mypy --strict says of each program, by its name."""
    for name, code in programs.items():
        (folder / f"{name}.py").write_text(code, "utf-8")
    # Without our configuration, as users have it.
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary"]
    done = subprocess.run(
        [*command, f"--cache-dir={ROOT / 'build' / 'typing'}", *sorted(folder.glob("*.py"))],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert done.stderr == ""
    found: dict[str, list[str]] = {name: [] for name in programs}
    for line in done.stdout.splitlines():
        name, _, problem = line.partition(".py:")
        found[name].append(problem)
    return found


def test_what_type_checkers_say(tmp_path: Path) -> None:
    """One test, so that parallel workers start mypy once."""
    pages = {page.replace("/", "_").removesuffix(".md"): page_code(page) for page in PAGES}
    bad = BEFORE + "\n".join(BAD) + "\n"
    said = complaints(tmp_path, {"good": GOOD, "bad": bad, **pages})
    for name in ("good", *pages):
        assert said[name] == [], name
    for number, (line, problem) in enumerate(BAD.items(), 4):
        of_line = [each for each in said["bad"] if each.startswith(f"{number}:")]
        assert len(of_line) == 1 and problem in of_line[0], line
