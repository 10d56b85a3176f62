"""Plays games of the engine and keeps which moves its searches choose, in chunks.

    python -m lab.training.policy_samples --players 2 --variant coloured --chunks 100 --data FOLDER

Chunks that are there already are kept: a run that was stopped goes on.
"""

from __future__ import annotations

from lab.training.config import PolicySamplesConfig
from lab.training.program import parser_for, run
from lab.training.sampling import play_as_asked


def main() -> None:
    play_as_asked(PolicySamplesConfig, parser_for(__doc__))


if __name__ == "__main__":
    run(main)
