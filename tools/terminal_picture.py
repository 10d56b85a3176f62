"""Draws what the terminal shows, in colour: docs/pictures/full-screen.svg, a game of `evora play`.

    python -m tools.terminal_picture

tests/test_terminal_picture.py fails when it is out of date.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from html import escape
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from prompt_toolkit.formatted_text import ANSI, to_formatted_text

from evora import Position, Seed
from evora.game import Game
from evora.players import make_player
from evora.terminal.fullscreen.control import Control
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.showing import show
from evora.terminal.local_game import LocalGame
from evora.terminal.setup import Setup
from evora.texts import speaking

CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 18.0, 16.0
INK, GROUND = "#d8d4c8", "#1b1f27"
ROOT = Path(__file__).parent.parent
FILE = ROOT / "docs" / "pictures" / "full-screen.svg"
RENEW = "`make pictures` renews it (`python -m tools.terminal_picture`: it alone)"


def spans(line: str) -> Iterator[tuple[str, str, str | None, bool]]:
    """(text, ink, ground, bold) pieces of a line with escape codes."""
    for style, letters in groupby(to_formatted_text(ANSI(line)), itemgetter(0)):
        words = style.split()
        ink = next((word for word in words if word.startswith("#")), INK)
        ground = next((word[3:] for word in words if word.startswith("bg:")), None)
        if "reverse" in words:
            ink, ground = ground or GROUND, ink
        yield "".join(letter[1] for letter in letters), ink, ground, "bold" in words


def to_svg(drawn: str, title: str) -> str:
    lines = drawn.splitlines()
    width = 2 * MARGIN + 80 * CELL_WIDTH
    height = 2 * MARGIN + len(lines) * CELL_HEIGHT
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="10" fill="{GROUND}"/>',
    ]
    for row, line in enumerate(lines):
        column = 0
        top = MARGIN + row * CELL_HEIGHT
        for text, ink, ground, bold in spans(line):
            left = MARGIN + column * CELL_WIDTH
            span = len(text) * CELL_WIDTH
            if ground:
                out.append(
                    f'<rect x="{left:.1f}" y="{top:.1f}" width="{span:.1f}" '
                    f'height="{CELL_HEIGHT - 1:.1f}" fill="{ground}"/>'
                )
            if text.strip():
                weight = ' font-weight="bold"' if bold else ""
                out.append(
                    f'<text x="{left:.1f}" y="{top + 13:.1f}" fill="{ink}"{weight} '
                    f'textLength="{span:.1f}" xml:space="preserve">{escape(text)}</text>'
                )
            column += len(text)
    return "\n".join([*out, "</svg>", ""])


def example_game(players: int) -> Game:
    """The third round of a game of greedy players, when it is the first seat's turn."""
    seed, player = Seed("evora"), make_player("greedy", 5)
    game = Game(Position.new(players))
    moves = 0
    while not (game.position.round == 3 and game.position.phase == "offer" and moves >= 4):
        position = game.position
        if position.phase == "deal":
            game.play(seed.deal(position))
            moves = 0
        else:
            game.play(player.choose(position))
            moves += 1
    while game.position.to_move != 1:
        game.play(player.choose(game.position))
    return game


def picture() -> str:
    """A person's turn in a game of three, with the cursor on a line."""
    with tempfile.TemporaryDirectory() as folder, speaking("en"):
        setup = Setup(
            resume=example_game(3),
            seats=["person", "regular", "club"],
            names=["Andrea", "Regular", "Club"],
            seed="evora",
            save_path=Path(folder) / "game.evora",
        )
        local_game = LocalGame(setup)
        control = Control(local_game, Looks(True), 1.0)
        control.press("right")
        control.press("enter")
        local_game.close()
        drawn = "\n".join(show(control, 80, 24).lines())
    return to_svg(drawn, "A game of three players in a full screen")


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
    print(f"{FILE.relative_to(ROOT)} was drawn.")
