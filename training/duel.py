"""Plays one engine against another over paired deals, each described by a specification.

    python -m training.duel weights=NEW.inc,nodes=2000 nodes=2000 --deals 400 --out match.jsonl

A specification: weights=FILE, policy=FILE, past=0 (none), past=1 or
past=NODES:MARGIN:LINES:ERROR:SHARE, and nodes=N or ms=N; what is left out is what the
engine comes with, without looking past the round. Every deal is played from all seats, by one new
player against copies of the old one. With --out deals are kept, and the same command goes on.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from evora import Position, Seed, _core
from evora.errors import EvoraError
from evora.search import Engine, Limit
from evora.work import Place, Report
from training.chunk_work import Items, add_work_options, batches_done, place_of
from training.evaluation import read_evaluation
from training.program import Stopped, add_setting_options, at_least, parser_for, run
from training.progress import Progress

FILES = ("weights", "policy")
FIELDS = (*FILES, "past", "nodes", "ms")


@dataclass(frozen=True)
class Duel:
    """Who plays; a deal depends on these and on its number."""

    new: str
    old: str
    players: int = 2
    variant: str = "coloured"
    seed: str = "duel"

    # A task of evora.work, and its own worker: nothing is open between deals but the engines.
    @property
    def name(self) -> str:
        return "the duel"

    def open(self) -> Duel:
        return self

    def close(self) -> None:
        pass

    def lost(self, item: int, _reported: Any, reason: str) -> DealResult:
        raise EvoraError(f"deal {item} of the duel was lost: {reason}")

    def do(self, item: int, _report: Report | None) -> DealResult:
        """Plays a deal from all seats."""
        won, spent = 0.0, [0.0, 0.0]
        for seat in range(1, self.players + 1):
            won += self._play(Seed(f"{self.seed}-{item}"), seat, spent) / self.players
        return DealResult(item, won, (spent[0], spent[1]))

    def _play(self, seed: Seed, seat: int, spent: list[float]) -> float:
        """What the new player wins in a seat; adds the seconds that both sides think."""
        position = Position.new(self.players, variant=self.variant)
        begun: set[int] = set()
        while not position.is_over:
            if position.phase == "deal":
                position = position.play(seed.deal(position))
                continue
            side = 0 if position.to_move == seat else 1
            engine, limit = engine_of(self.new if side == 0 else self.old)
            begin = time.process_time()
            # Tables are forgotten between games, so that a game does not depend on those before.
            move = engine.analyse(position, limit, seed=None if side in begun else 0).move
            begun.add(side)
            spent[side] += time.process_time() - begin
            assert move is not None
            position = position.play(move)
        winners = position.winners
        return 1 / len(winners) if seat in winners else 0.0


@dataclass(frozen=True)
class DealResult:
    deal: int
    won: float  # the new player's mean share of the win
    spent: tuple[float, float]  # seconds of the new and the old side


@functools.cache  # one per process and specification
def engine_of(spec: str) -> tuple[Engine, Limit]:
    """The engine of a specification; EvoraError for one that is none."""
    fields = dict.fromkeys(FIELDS, "") | _parse(spec)
    weights, policy = (None if fields[name] in ("", "-") else Path(fields[name]) for name in FILES)
    known = read_evaluation(weights=weights, policy=policy)
    try:
        past = _past(fields["past"] or "0")
        limit = Limit(ms=int(fields["ms"])) if fields["ms"] else Limit(nodes=int(fields["nodes"]))
    except ValueError as error:
        raise EvoraError(f"{spec}: expected {SHAPE} ({error})") from None
    engine = Engine(hash_mb=16)
    engine._native = _core.NativeEngine(1, 16, "auto", **known.native(), past_round=past)
    return engine, limit


SHAPE = "weights=FILE,policy=FILE,past=0 or 1,nodes=N or ms=N"


def _parse(spec: str) -> dict[str, str]:
    fields = dict(part.partition("=")[::2] for part in spec.split(","))
    for name in fields:
        if name not in FIELDS:
            raise EvoraError(f"{spec}: {name}: expected one of {', '.join(FIELDS)}")
    if not fields.get("ms") and not fields.get("nodes"):
        raise EvoraError(f"{spec}: expected nodes=N or ms=N")
    return fields


def by_content(spec: str) -> str:
    """A specification with digests of its files: moved files are the same, changed ones are not."""
    fields = _parse(spec)
    for name in FILES:
        if fields.get(name, "-") != "-":
            fields[name] = hashlib.sha256(Path(fields[name]).read_bytes()).hexdigest()[:16]
    return ",".join(f"{name}={value}" for name, value in fields.items())


def _past(text: str) -> _core.PastRoundOptions:
    options = _core.PastRoundOptions()
    options.when = 0 if text == "0" else 2
    if text not in ("0", "1"):
        nodes, margin, lines, error, share = text.split(":")
        options.nodes, options.max_lines = int(nodes), int(lines)
        options.margin, options.error, options.tree_share = (
            float(margin),
            float(error),
            float(share),
        )
    return options


class DealFile:
    """Deals that were played, one line each; without a path they are only remembered."""

    def __init__(self, duel: Duel, path: Path | None) -> None:
        self._path = path
        self.results: dict[int, DealResult] = {}
        head = json.dumps(
            {"duel": vars(duel) | {"new": by_content(duel.new), "old": by_content(duel.old)}}
        )
        if path is None:
            return
        if not path.exists():
            path.write_text(f"{head}\n", encoding="utf-8")
        first, *lines = path.read_text("utf-8").splitlines() or [""]
        if first != head:
            raise EvoraError(f"{path}: it holds another duel: {first[:200]}")
        for line in lines:
            with contextlib.suppress(ValueError):  # a line that was cut short is played again
                found = json.loads(line)
                self.add(DealResult(found["deal"], found["won"], tuple(found["spent"])), keep=False)

    def add(self, result: DealResult, *, keep: bool = True) -> None:
        self.results[result.deal] = result
        if keep and self._path:
            with self._path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(vars(result)) + "\n")


def play_duel(  # noqa: PLR0913  (everything that a run decides)
    duel: Duel,
    deals: int,
    path: Path | None,
    *,
    place: Place,
    progress: Progress,
    seconds: float = 0,
) -> list[DealResult]:
    """Plays the deals that are missing in a file. Stopped by Ctrl-C."""
    for spec in (duel.new, duel.old):
        engine_of(spec)  # a specification that is none is refused here, not in a worker
    kept = DealFile(duel, path)
    missing = [deal for deal in range(deals) if deal not in kept.results]
    items = Items(len(missing), missing.__getitem__, seconds)

    def results() -> list[DealResult]:
        found = [result for deal, result in sorted(kept.results.items()) if deal < deals]
        if found:
            names = f"{duel.variant} {duel.players}: {duel.new} against {duel.old}"
            progress.finish(f"{names}: {summary(found, duel.players)}")
        return found

    try:
        for batch in batches_done(duel, items, place) if missing else ():
            for result in batch:
                kept.add(result)
            progress.show(summary(list(kept.results.values()), duel.players))
    except Stopped:
        results()
        raise
    return results()


def summary(results: Sequence[DealResult], players: int) -> str:
    """The share of the win with its 95 % interval, as Elo against par, and the time ratio."""
    won = [result.won for result in results]
    mean = sum(won) / len(won)
    variance = sum((share - mean) ** 2 for share in won) / max(1, len(won) - 1)
    par = 1 / players
    elo = 400 * math.log10(_odds(mean) / _odds(par))
    new, old = (sum(result.spent[side] for result in results) for side in (0, 1))
    return (
        f"{len(won) * players} games: {100 * mean:.1f} ± "
        f"{196 * math.sqrt(variance / len(won)):.1f} % (par {100 * par:.1f}) Elo {elo:+.0f}, "
        f"time ratio {new / max(1e-9, old) * (players - 1):.2f}"
    )


def _odds(share: float) -> float:
    bounded = min(1 - 1e-9, max(1e-9, share))
    return bounded / (1 - bounded)


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    add_setting_options(parser)
    parser.add_argument("--deals", type=at_least(1), default=400)
    parser.add_argument("--seconds", type=float, default=0, help="time limit (0: none)")
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--out", type=Path, help="where deals are kept")
    add_work_options(parser)
    options = parser.parse_args()
    play_duel(
        Duel(options.new, options.old, options.players, options.variant, options.seed),
        options.deals,
        options.out,
        place=place_of(options),
        progress=Progress(),
        seconds=options.seconds,
    )


if __name__ == "__main__":
    run(main)
