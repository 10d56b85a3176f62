"""Tells how far an evaluation is off: from labels, and from the results of games.

    python -m lab.training.errors --data GAMES --labels LABELS --weights NEW.inc

Against labels: the root mean square error of shares of the win, the noise of the labels taken off,
and the mean error with it, by how near the end is. Against results: what was expected, and what
came of it. The games should not be those that the evaluation was trained on, and the labels should
have 64 deals or more.

With --sampled, positions are judged by other labels of few deals instead: what a search sees that
looks past the round for so long.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evora import _core
from evora.knowledge import Knowledge
from lab.training.chunks import Chunk, Labels, chunks_of, read_labels
from lab.training.program import add_knowledge_options, knowledge_of, parser_for, run
from lab.training.regression import SCORE

BINS = 10
LATE = 5  # rounds from here on are one row

Floats = npt.NDArray[np.float32]
Booleans = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Judgements:
    """Positions with what an evaluation says of them and what else is known, by seat."""

    win: Floats  # [position, seat]
    score: Floats
    stage: npt.NDArray[np.uint8]  # [position]
    round: npt.NDArray[np.uint8]  # [position]: the one about to be dealt
    perturbed: Booleans
    result: Floats  # [position, seat]: the share of the win in the end
    final: Floats  # [position, seat]: the final score
    labels: Labels | None


def judge_chunks(
    chunks: Sequence[Chunk], knowledge: Knowledge, sampled: Path | None = None
) -> Judgements:
    """By the evaluation, or by the labels of the folder `sampled`."""
    columns = []
    for chunk in chunks:
        games, labels = chunk.read()
        shape = games.win.shape
        win, score, rounds = _core.judge_positions(games.positions, knowledge.native())
        index, value, stage = _core.sample_features(games.positions)
        is_score = np.frombuffer(index, np.uint16).reshape(*shape, -1) == SCORE
        now = (np.frombuffer(value, np.float32).reshape(is_score.shape) * is_score).sum(axis=2)
        column = [
            np.frombuffer(win, np.float32).reshape(shape),
            np.frombuffer(score, np.float32).reshape(shape),
            np.frombuffer(stage, np.uint8),
            np.frombuffer(rounds, np.uint8),
            games.perturbed,
            games.win,
            games.points + now,
        ]
        if sampled:
            few = read_labels(sampled / chunk.games.name, games)
            column[:2] = [few.win, few.score]
        if labels:
            column += [labels.win, labels.score, labels.error]
        columns.append(column)
    table = [np.concatenate(column) for column in zip(*columns, strict=True)]
    shares, scores, stages, before, perturbed, result, final = table[:7]
    known = Labels(*table[7:]) if len(table) > 7 else None
    return Judgements(shares, scores, stages, before, perturbed, result, final, known)


def root_mean_square(judged: Judgements, labels: Labels, chosen: Booleans) -> tuple[float, float]:
    """The error of the shares with the noise of the labels taken off, and that noise."""
    noise = float(np.mean(labels.error[chosen] ** 2))
    whole = float(np.mean((judged.win[chosen] - labels.win[chosen]) ** 2))
    return math.sqrt(max(0.0, whole - noise)), math.sqrt(noise)


def label_lines(judged: Judgements, labels: Labels) -> Iterator[str]:
    """By stage: the largest number of tiles in a row of any wall."""
    yield (
        "stage  positions  error of shares  mean error  noise of labels"
        "  error of points  bias of points"
    )
    everything = np.ones(len(judged.stage), bool)
    rows = [(str(stage), judged.stage == stage) for stage in range(_core.STAGES)]
    for name, chosen in [*rows, ("all", everything)]:
        if not chosen.any():
            continue
        error, noise = root_mean_square(judged, labels, chosen)
        mean = float(np.abs(judged.win[chosen] - labels.win[chosen]).mean())
        off = judged.score[chosen] - labels.score[chosen]
        yield (
            f"{name:>5}  {int(chosen.sum()):9}  {error:15.4f}  {mean:10.4f}  {noise:15.4f}"
            f"  {math.sqrt(float(np.mean(off**2))):15.2f}  {float(off.mean()):+14.2f}"
        )


def result_lines(judged: Judgements) -> Iterator[str]:
    """By round: log-loss, Brier score, points. Perturbed rounds say nothing."""
    yield "round  positions  log-loss   Brier  points expected  points made"
    for name, chosen in _by_round(judged):
        win, result = judged.win[chosen], judged.result[chosen]
        loss = float(-(result * np.log(np.maximum(win, 1e-9))).sum(axis=1).mean())
        brier = float(((win - result) ** 2).mean())
        points, made = float(judged.score[chosen].mean()), float(judged.final[chosen].mean())
        yield (
            f"{name:>5}  {int(chosen.sum()):9}  {loss:8.4f}  {brier:6.4f}"
            f"  {points:15.2f}  {made:11.2f}"
        )


def reliability_lines(judged: Judgements) -> Iterator[str]:
    """Seats by what was expected, and by round how much of the win they had in the end, in %."""
    rows = list(_by_round(judged))
    yield "expected %  " + "  ".join(f"round {name:>3}" for name, _ in rows)
    for low in range(BINS):
        cells = []
        for _, chosen in rows:
            win, result = judged.win[chosen].ravel(), judged.result[chosen].ravel()
            inside = np.minimum((win * BINS).astype(int), BINS - 1) == low
            cells.append(f"{100 * float(result[inside].mean()):9.1f}" if inside.any() else " " * 9)
        yield f"{100 // BINS * low:3} to {100 // BINS * (low + 1):3}  " + "  ".join(cells)


def _by_round(judged: Judgements) -> Iterator[tuple[str, Booleans]]:
    honest = ~judged.perturbed
    for number in range(2, LATE + 1):
        late = number == LATE
        chosen = honest & (judged.round >= number if late else judged.round == number)
        if chosen.any():
            yield f"{number}{'+' if late else ''}", chosen


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--data", type=Path, required=True, help="chunks of games")
    parser.add_argument("--labels", type=Path, help="chunks of labels")
    parser.add_argument("--sampled", type=Path, help="chunks of labels that judge")
    add_knowledge_options(parser)
    options = parser.parse_args()
    knowledge = knowledge_of(options)
    chunks = chunks_of(options.data, options.labels)
    judged = judge_chunks(chunks, knowledge, options.sampled)
    print(f"evaluation: {knowledge}{f', {options.sampled}' if options.sampled else ''}")
    if judged.labels:
        print("\nAgainst labels", *label_lines(judged, judged.labels), sep="\n")
    print("\nAgainst results", *result_lines(judged), sep="\n")
    print("\nReliability", *reliability_lines(judged), sep="\n")


if __name__ == "__main__":
    run(main)
