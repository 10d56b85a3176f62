"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m lab.training.games --players 2 --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from lab.training.config import GamesConfig
from lab.training.program import parser_for, run
from lab.training.sampling import play_as_asked


def main() -> None:
    play_as_asked(GamesConfig, parser_for(__doc__))


if __name__ == "__main__":
    run(main)
