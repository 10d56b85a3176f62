"""Plays weights against weights, at equal nodes per move: only matches show which are better.

    python -m training.compare NEW.inc [OLD.inc] --variant coloured --nodes 2000 --deals 400

Without OLD.inc the opponent has the weights compiled in. Every deal is played from all seats, by
one player with the new weights against copies of the old one. Ctrl-C shows what there is so far.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from evora import Position, Seed
from evora.arena.elo import Interval, elo_interval, share_interval
from evora.game import PLAYER_COUNTS, VARIANT_NAMES
from evora.players.engine import EnginePlayer
from evora.search import Limit
from training import weights_file


@dataclass(frozen=True)
class Match:
    new: Path
    old: Path | None
    players: int
    variant: str
    nodes: int
    seed: str


def play_deal(task: tuple[Match, int]) -> float:
    """What the new weights win of the games of one deal, one game per seat."""
    match, deal = task
    new, old = (_player(path, match.nodes) for path in (match.new, match.old))
    won = 0.0
    for seat in range(1, match.players + 1):
        players = {other: new if other == seat else old for other in range(1, match.players + 1)}
        winners = _play(match, Seed(f"{match.seed}-{deal}"), players)
        won += 1 / len(winners) if seat in winners else 0.0
    return won


@functools.cache  # one per process: a weight file is read once
def _player(path: Path | None, nodes: int) -> EnginePlayer:
    weights = weights_file.read(path).native() if path else None
    return EnginePlayer(Limit(nodes=nodes), hash_mb=8, weights=weights)


def _play(match: Match, seed: Seed, players: Mapping[int, EnginePlayer]) -> Sequence[int]:
    """A game; who won it."""
    position = Position.new(match.players, variant=match.variant)
    while not position.is_over:
        seat = position.to_move
        action = seed.deal(position) if seat is None else players[seat].choose(position)
        position = position.play(action)
    return position.winners


def report(won: Iterable[float], players: int) -> str:
    deals = list(won)
    share = share_interval((deal, players) for deal in deals)
    elo = elo_interval(share, players)

    def shown(interval: Interval, scale: float, form: str) -> str:
        value, low, high = (
            "?" if end is None else format(scale * end, form)
            for end in (interval.value, interval.low, interval.high)
        )
        return f"{value} ({low} to {high})"

    games = len(deals) * players
    return f"{games} games: {shown(share, 100, '.1f')} %, Elo {shown(elo, 1, '+.0f')}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("--players", type=int, default=2, choices=PLAYER_COUNTS)
    parser.add_argument("--variant", default="coloured", choices=VARIANT_NAMES)
    parser.add_argument("--nodes", type=int, default=2_000, help="per move")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="compare")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    for path in (options.new, options.old):
        if path and not path.is_file():
            parser.error(f"{path}: there is no such weight file")
    match = Match(
        options.new, options.old, options.players, options.variant, options.nodes, options.seed
    )
    won: list[float] = []
    try:
        with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
            tasks = ((match, deal) for deal in range(options.deals))
            for share in pool.imap_unordered(play_deal, tasks, chunksize=2):
                won.append(share)
                if sys.stdout.isatty() or len(won) % 100 == 0:
                    print(f"\r{report(won, match.players)}", end="", flush=True)
    except KeyboardInterrupt:
        print("\nStopped.", end="")
    print(f"\n{report(won, match.players)}")


if __name__ == "__main__":
    main()
