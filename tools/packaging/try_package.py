"""Tries an installed Evora as its users would: the library, the engine, the command, the page.

    python tools/packaging/try_package.py [--page | --no-page]

It imports nothing of this repository, so that it tries what is installed. It ends with exit code 1
and a sentence if something does not work.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def play_a_game() -> str:
    """A whole game with the library alone, and its record read back."""
    import evora  # noqa: PLC0415

    seed = evora.Seed("package")
    game = evora.Game(evora.Position.new(3, "grey"))
    while not game.is_over:
        position = game.position
        game.play(seed.deal(position) if position.phase == "deal" else position.legal_moves[0])
    if evora.parse_game(evora.format_game(game)) != game:
        sys.exit("A record is not what it was after it was written and read.")
    return f"{evora.__file__} {evora.__version__}: {game.result}"


def ask_the_engine() -> str:
    from evora import Position, Seed  # noqa: PLC0415
    from evora.search import Engine, Limit  # noqa: PLC0415

    start = Position.new()
    position = start.play(Seed("package").deal(start))
    return str(Engine(threads=2).analyse(position, Limit(nodes=2000)).move)


def run_the_command() -> str:
    """`python -m evora`, and the command beside this interpreter."""
    script = Path(sys.executable).with_name("evora.exe" if sys.platform == "win32" else "evora")
    versions = {
        subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
        for command in ([sys.executable, "-m", "evora"], [str(script)])
    }
    (version,) = versions
    return version.strip()


def find_the_page(wanted: str) -> str:
    from evora.web import has_page  # noqa: PLC0415

    if wanted and has_page() != (wanted == "--page"):
        sys.exit(f"Expected {wanted.strip('-')}, got the opposite.")
    return "with the page" if has_page() else "without the page"


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    print(*(play_a_game(), ask_the_engine(), run_the_command(), find_the_page(wanted)), sep="\n")


if __name__ == "__main__":
    main()
