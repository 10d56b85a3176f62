"""Plays fast games of the engine and keeps their positions between rounds, in chunks.

    python -m training.games --players 2 --variant coloured --nodes 300 --seconds 600 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from training.config import GamesConfig
from training.program import parser_for, run
from training.sampling import play_as_asked


def main() -> None:
    play_as_asked(GamesConfig, parser_for(__doc__))


if __name__ == "__main__":
    run(main)
