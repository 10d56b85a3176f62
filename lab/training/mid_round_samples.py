"""Positions in the middle of rounds: what searches say of them, and what came of the round.

    python -m lab.training.mid_round_samples --players 2 --seconds 300 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from lab.training.config import MidRoundSamplesConfig
from lab.training.program import parser_for, run
from lab.training.sampling import play_as_asked


def main() -> None:
    play_as_asked(MidRoundSamplesConfig, parser_for(__doc__))


if __name__ == "__main__":
    run(main)
