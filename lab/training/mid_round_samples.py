"""Positions in the middle of rounds: what searches say of them, and what came of the round.

    python -m training.mid_round_samples --players 2 --variant coloured --seconds 300 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from training.config import MidRoundSamplesConfig
from training.program import parser_for, run
from training.sampling import play_as_asked


def main() -> None:
    play_as_asked(MidRoundSamplesConfig, parser_for(__doc__))


if __name__ == "__main__":
    run(main)
