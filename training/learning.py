"""How the network is trained, in PyTorch; training.learn is the program."""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from evora import _core
from training import model as network
from training.chunks import Chunk, hold_out
from training.learn import LearnOptions
from training.model import Inputs, Model
from training.progress import Say


@dataclass(frozen=True)
class Games:
    """Positions between rounds, in the order of play, and what became of them."""

    inputs: Inputs
    step: Tensor  # [position]: how many positions of its game follow
    perturbed: Tensor  # [position]: random moves followed
    win: Tensor  # [position, seat]
    points: Tensor  # [position, seat]: still made, by the label where there is one
    label: Tensor | None = None  # [position, seat]: the mean share of the win


def load_chunk(chunk: Chunk, seed: int) -> list[Tensor]:
    games, labels = chunk.read()
    index, value, context, start, score, base = _core.network_inputs(games.positions, seed)
    count, players = games.win.shape
    scores = np.frombuffer(score, np.uint16).astype(np.int16).reshape(count, players)
    arrays = [
        np.frombuffer(index, np.uint16).astype(np.int16).reshape(count, players, -1),
        np.frombuffer(value, np.int16).reshape(count, players, -1).copy(),
        np.frombuffer(context, np.uint16).astype(np.int16).reshape(count, -1),
        np.frombuffer(start, np.uint8).copy(),
        scores,
        np.frombuffer(base, np.float32).reshape(count, players, 2).copy(),
        games.steps().astype(np.int16),
        games.perturbed,
        games.win,
        games.points,
    ]
    if labels is not None:
        arrays[-1] = labels.score - scores
        arrays.append(labels.win)
    return [torch.from_numpy(array) for array in arrays]


def load(chunks: Sequence[Chunk], device: str, *, views: int = 1) -> Games:
    """With several `views`, positions of the grey side are seen so often, each time disguised."""

    def seed(view: int, chunk: Chunk) -> int:
        return view and zlib.crc32(f"{view} {chunk.games.name}".encode())

    with ThreadPoolExecutor(4) as pool:
        jobs = [
            pool.submit(load_chunk, chunk, seed(view, chunk))
            for view in range(views)
            for chunk in chunks
        ]
        parts = [job.result() for job in jobs]
    columns = [torch.cat(column).to(device) for column in zip(*parts, strict=True)]
    return Games(Inputs(*columns[:6]), *columns[6:])


@torch.no_grad()  # type: ignore[untyped-decorator]
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


def learn(games: Games, unseen: Games, options: LearnOptions, device: str, say: Say) -> Model:
    torch.manual_seed(options.seed)
    players = games.win.shape[1]
    model = Model(players).to(device)
    smooth = Model(players).to(device)
    smooth.load_state_dict(model.state_dict())
    # A perturbed round says nothing about the position before it; a label does.
    usable = ~games.perturbed if games.label is None else torch.ones_like(games.perturbed)
    chosen = torch.nonzero(usable).squeeze(1)
    batch = min(options.batch, len(chosen))
    steps = options.epochs * (len(chosen) // batch)
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=options.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps + 1)
    begin, done = time.monotonic(), 0
    for epoch in range(options.epochs):
        trace = 1.0 if epoch == 0 else 0.6 if epoch == 1 else options.trace
        target = games.label
        if target is None:
            target = targets(games, judged(smooth, games.inputs), trace)
        order = chosen[torch.randperm(len(chosen), device=device)]
        for at in range(0, len(order) - batch + 1, batch):
            part = order[at : at + batch]
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
        loss_now = unseen_loss(smooth, unseen)
        say(f"learn: epoch {epoch + 1}, {loss_now}, {time.monotonic() - begin:.0f} s")
    return smooth


def unseen_loss(model: Model, unseen: Games) -> str:
    fresh = ~unseen.perturbed
    shares = judged(model, unseen.inputs)
    base = unseen.inputs.base[..., 0].softmax(dim=1)
    return (
        f"log-loss {log_loss(shares[fresh], unseen.win[fresh]):.4f} on {int(fresh.sum())} unseen "
        f"positions (fitted evaluation {log_loss(base[fresh], unseen.win[fresh]):.4f})"
    )


def learn_chunks(chunks: Sequence[Chunk], options: LearnOptions, say: Say) -> tuple[Model, str]:
    """A network from some of the chunks, tested on the others; and how it was trained."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learned, held = hold_out(chunks)
    unseen = load(held, device)
    games = load(learned, device, views=options.views)
    count = f"{len(games.step)} positions{'' if games.label is None else ' with labels'}"
    say(f"learn: {count}, {len(unseen.step)} unseen, on {device}")
    model = learn(games, unseen, options, device, say)
    return model, f"{count}, {options.epochs} epochs, trace {options.trace}"
