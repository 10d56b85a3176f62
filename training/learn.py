"""Trains a network on games of the engine: each position to what was thought of the next one.

    python -m training.learn --data build/training/coloured_2 --out coloured_2.net
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from evora import _core
from training import model as network
from training.model import Inputs, Model


@dataclass(frozen=True)
class Games:
    """Positions between rounds, in the order of play, and what became of them."""

    inputs: Inputs
    step: Tensor  # [position]: how many positions of its game follow
    perturbed: Tensor  # [position]: random moves followed
    win: Tensor  # [position, seat]
    points: Tensor


def load_chunk(path: Path, players: int, seed: int) -> list[Tensor]:
    with np.load(path) as chunk:
        index, value, context, start, score, base = _core.network_inputs(
            chunk["positions"].tobytes(), seed
        )
        game = chunk["game"]
        count = len(game)
        ends = np.flatnonzero(np.append(game[1:] != game[:-1], True))
        step = ends[np.searchsorted(ends, np.arange(count))] - np.arange(count)
        arrays = (
            np.frombuffer(index, np.uint16).astype(np.int16).reshape(count, players, -1),
            np.frombuffer(value, np.float32).astype(np.float16).reshape(count, players, -1),
            np.frombuffer(context, np.uint16).astype(np.int16).reshape(count, -1),
            np.frombuffer(start, np.uint8).copy(),
            np.frombuffer(score, np.uint16).astype(np.int16).reshape(count, players),
            np.frombuffer(base, np.float32).reshape(count, players, 2).copy(),
            step.astype(np.int16),
            chunk["perturbed"].astype(bool),
            chunk["win"].reshape(count, players),
            chunk["points"].reshape(count, players),
        )
        return [torch.from_numpy(array) for array in arrays]


def load(paths: list[Path], players: int, device: str, views: int = 1) -> Games:
    """With several `views`, positions of the grey side are seen so often, each time disguised."""
    with ThreadPoolExecutor(4) as pool:
        jobs = [
            pool.submit(load_chunk, path, players, view and hash((view, path.name)) & 0xFFFFFFFF)
            for view in range(views)
            for path in paths
        ]
        parts = [job.result() for job in jobs]
    columns = [torch.cat(column).to(device) for column in zip(*parts, strict=True)]
    return Games(Inputs(*columns[:6]), *columns[6:])


@torch.no_grad()
def judged(model: Model, inputs: Inputs, batch: int = 65536) -> Tensor:
    """The shares of the win by seat of all positions."""
    parts = []
    for at in range(0, len(inputs), batch):
        parts.append(model(inputs.at(slice(at, at + batch)))[0].softmax(dim=1))
    return torch.cat(parts)


def targets(games: Games, shares: Tensor, trace: float) -> Tensor:
    """The result, mixed with what is thought of the next positions of the game."""
    out = games.win.clone()
    for step in range(1, int(games.step.max()) + 1):
        at = torch.nonzero(games.step == step).squeeze(1)
        following = at + 1
        seen = torch.where(games.perturbed[following, None], shares[following], out[following])
        out[at] = trace * seen + (1 - trace) * shares[following]
    return out


def log_loss(shares: Tensor, win: Tensor) -> float:
    return float(-(win * shares.clamp(min=1e-9).log()).sum(dim=1).mean())


def learn(games: Games, unseen: Games, options: argparse.Namespace, device: str) -> Model:
    torch.manual_seed(options.seed)
    players = games.win.shape[1]
    model = Model(players).to(device)
    smooth = Model(players).to(device)
    smooth.load_state_dict(model.state_dict())
    chosen = torch.nonzero(~games.perturbed).squeeze(1)
    steps = options.epochs * (len(chosen) // options.batch)
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps + 1)
    fresh = ~unseen.perturbed
    begin, done = time.monotonic(), 0
    for epoch in range(options.epochs):
        trace = 1.0 if epoch == 0 else 0.6 if epoch == 1 else options.trace
        target = targets(games, judged(smooth, games.inputs), trace)
        order = chosen[torch.randperm(len(chosen), device=device)]
        for at in range(0, len(order) - options.batch + 1, options.batch):
            part = order[at : at + options.batch]
            utility, points = model(games.inputs.at(part))
            loss = functional.cross_entropy(utility, target[part])
            off = functional.mse_loss(points, games.points[part] / network.TENS)
            optimiser.zero_grad(set_to_none=True)
            (loss + options.points * off).backward()
            optimiser.step()
            schedule.step()
            done += 1
            with torch.no_grad():
                keep = min(0.999, done / (done + 10))
                for kept, new in zip(smooth.parameters(), model.parameters(), strict=True):
                    kept.lerp_(new, 1 - keep)
        shares = judged(smooth, unseen.inputs)
        print(
            f"epoch {epoch + 1}: log-loss {log_loss(shares[fresh], unseen.win[fresh]):.4f} "
            f"on unseen games, {time.monotonic() - begin:.0f} s",
            flush=True,
        )
    return smooth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--trace", type=float, default=0.3)
    parser.add_argument("--points", type=float, default=0.05)
    parser.add_argument("--views", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    paths = sorted(options.data.glob("*.npz"))
    held = max(1, len(paths) // 20)
    unseen = load(paths[:held], options.players, device)
    games = load(paths[held:], options.players, device, options.views)
    print(f"{len(games.step)} positions, {len(unseen.step)} unseen", flush=True)
    model = learn(games, unseen, options, device)
    trained = f"{len(games.step)} positions, {options.epochs} epochs, trace {options.trace}"
    network.write(model, options.variant, trained, options.out)


if __name__ == "__main__":
    main()
