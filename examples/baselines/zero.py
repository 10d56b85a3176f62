"""Learning by self-play and search, in the manner of AlphaZero, on `evora.batch.Batch`.

    python examples/baselines/zero.py build/zero --minutes 6     # learns; run it again to go on
    python examples/baselines/zero.py build/zero --match greedy casual --games 200

Two players, coloured side. A net gives a policy and a value, a search for all games at once makes
both better (batched_search.py), and the net learns what the search found. The folder gets a
checkpoint after every generation; --minutes counts all runs together. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from batched_search import ACTIONS, ILLEGAL, LEAD, Search, utility
from matches import Agent, Games, checked, print_matches
from torch import Tensor, nn
from torch.nn import functional

from evora import observation_layout
from evora.batch import Batch

LAYOUT = observation_layout()
SOURCES, COLOURS, LINES = 6, 5, 6  # the parts of an action id, in this order
KINDS = 10  # 1 to 4 tiles of a factory, 1 to 6 or more of the centre
CENTRE = LAYOUT["centre"].offset  # the factories follow
SCORES = LAYOUT["scores"].offset  # of the seat to move, then of the other
LONGEST = 60  # moves, about, of a game: to begin games at different moments


@dataclass(frozen=True)
class Settings:
    """What a run is made of; kept with its checkpoints."""

    games: int = 1024
    simulations: int = 32
    steps: int = 32  # moves in every game per generation
    width: int = 256
    blocks: int = 3
    batch: int = 2048
    reuse: float = 4.0  # how often a position is learned from
    memory: int = 8  # generations that are learned from
    rate: float = 1e-3
    trace: float = 0.95  # how far values trust the end of the game more than the search
    seed: int = 1


class Net(nn.Module):
    """A policy and a value for the seat to move.

    Factories are interchangeable: the logit of a move depends on its colour and line, on how many
    tiles it takes of the centre or of a factory, and on what goes to the centre.
    """

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        seats = [(field, 2 if "seat" in field.axes else 1) for field in LAYOUT.fields]
        columns = [i + field.offset for field, half in seats for i in range(field.size // half)]
        scale = 1 / np.minimum(np.array(LAYOUT.high, np.float32)[columns], 20)
        self.register_buffer("columns", torch.tensor(columns))
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Linear(len(columns) + 4 * COLOURS, width)
        self.blocks = nn.ModuleList(
            nn.Sequential(
                nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width)
            )
            for _ in range(blocks)
        )
        self.last = nn.LayerNorm(width)
        self.kinds = nn.Linear(width, KINDS * COLOURS * LINES)
        self.to_centre = nn.Linear(width, COLOURS)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        offer = seen[:, CENTRE : CENTRE + SOURCES * COLOURS].view(-1, SOURCES, COLOURS).long()
        counts = [(offer[:, 1:] == count).sum(dim=1) for count in (1, 2, 3, 4)]
        x = torch.cat([seen[:, self.columns] * self.scale, *counts], dim=1)
        h = self.first(x)
        for block in self.blocks:
            h = h + block(h)
        h = functional.relu(self.last(h))
        kinds = offer.clamp(1, 6) - 1
        kinds[:, 0] += 4
        rows = (kinds * COLOURS + torch.arange(COLOURS, device=seen.device)).flatten(1)
        by_kind = self.kinds(h).view(-1, KINDS * COLOURS, LINES)
        logits = by_kind.gather(1, rows[:, :, None].expand(-1, -1, LINES))
        left = offer.float()
        left[:, 0] = 0
        passed = left * self.to_centre(h)[:, None]
        logits = logits + (passed.sum(dim=2, keepdim=True) - passed).flatten(1)[:, :, None]
        logits = torch.where(masks, logits.flatten(1), ILLEGAL)
        # The value begins as that of the lead: so the first searches see who scores.
        lead = (seen[:, SCORES].float() - seen[:, SCORES + 1]) / LEAD
        return logits, torch.tanh(self.value(h)[:, 0] + lead)


@dataclass(frozen=True)
class Generation:
    """Positions of self-play, one row each: what to learn from them."""

    seen: Tensor
    masks: Tensor
    policies: Tensor
    values: Tensor


class SelfPlay:
    """Games that the net plays against itself."""

    def __init__(self, net: Net, settings: Settings, device: str, seed: int) -> None:
        self.settings = settings
        self.device = device
        self.search = Search(net, settings.games, settings.simulations, device, seed)
        self.batch = Batch(settings.games, seed=f"zero {seed}", dtype="uint8")
        self._begin(np.random.default_rng(seed))

    def _begin(self, chance: np.random.Generator) -> None:
        """Random moves, of each game another number: not all games are in the same round."""
        numbers = chance.integers(LONGEST, size=self.batch.size)
        for move in range(LONGEST):
            actions = (self.batch.masks * chance.random(self.batch.masks.shape)).argmax(axis=1)
            self.batch.step(actions, where=numbers > move)

    def play(self) -> Generation:
        batch, steps = self.batch, self.settings.steps
        rows: list[tuple[Tensor, ...]] = []
        values, ends, overs = [], [], []
        for _ in range(steps):
            seen = torch.from_numpy(batch.observations.copy())
            masks = torch.from_numpy(batch.masks[:, :ACTIONS].copy())
            signs = torch.from_numpy(np.where(batch.to_move == 2, -1, 1).astype(np.float32))
            found = self.search.run(list(batch), explore=True)
            batch.step(found.actions)
            rows.append((seen, masks, found.policies.half(), signs))
            values.append(found.values.cpu())
            ends.append(torch.from_numpy(utility(batch.rewards, batch.scores)))
            overs.append(torch.from_numpy(batch.dones.copy()))
        # From the last move back: what came of it, by the result or as the next search sees it.
        trace, target = self.settings.trace, values[-1]
        targets = []
        for step in reversed(range(steps)):
            if step < steps - 1:
                target = (1 - trace) * values[step + 1] + trace * target
            target = torch.where(overs[step], ends[step], target)
            targets.append(target * rows[step][3])
        parts = [torch.cat(part).to(self.device) for part in zip(*rows, strict=True)]
        parts[3] = torch.cat(targets[::-1]).to(self.device)  # of each row's seat
        return Generation(*parts)


class Trainer:
    """The net, what it learned, and the folder that keeps it."""

    def __init__(self, folder: Path, settings: Settings, device: str) -> None:
        self.file = folder / "checkpoint.pt"
        self.device = device
        saved: dict[str, Any] = {}
        if self.file.exists():
            saved = torch.load(self.file, map_location=device, weights_only=True)
            settings = Settings(**saved["settings"])
        self.settings = settings
        torch.manual_seed(settings.seed)
        self.net = Net(settings.width, settings.blocks).to(device)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), settings.rate, weight_decay=0.01)
        self.generation, self.moves, self.seconds = 0, 0, 0.0
        if saved:
            self.net.load_state_dict(saved["net"])
            self.optimiser.load_state_dict(saved["optimiser"])
            self.generation, self.moves = saved["generation"], saved["moves"]
            self.seconds = saved["seconds"]

    def save(self) -> None:
        """Replaces the checkpoint as a whole, so that there is always a complete one."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        state = {
            "settings": asdict(self.settings),
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "generation": self.generation,
            "moves": self.moves,
            "seconds": self.seconds,
        }
        torch.save(state, new)
        new.replace(self.file)

    def learn(self, minutes: float, generations: int) -> None:
        """Plays and learns until so many minutes are spent, those of earlier runs included."""
        settings = self.settings
        # After a restart other games than before.
        player = SelfPlay(self.net, settings, self.device, settings.seed + 1000 * self.generation)
        memory: deque[Generation] = deque(maxlen=settings.memory)
        begin = time.monotonic() - self.seconds
        while self.seconds < 60 * minutes and self.generation < generations:
            memory.append(player.play())
            rate = settings.rate * max(0.02, 1 - self.seconds / (60 * minutes))
            losses = self._fit(memory, rate)
            self.generation += 1
            self.moves += settings.games * settings.steps
            self.seconds = time.monotonic() - begin
            self.save()
            print(
                f"generation {self.generation}: {self.moves / 1e6:.2f} M moves, "
                f"{self.seconds:.0f} s, policy loss {losses[0]:.3f}, value loss {losses[1]:.3f}",
                flush=True,
            )

    def _fit(self, memory: deque[Generation], rate: float) -> list[float]:
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        data = [
            torch.cat([getattr(each, name) for each in memory])
            for name in Generation.__dataclass_fields__
        ]
        rounds = int(settings.games * settings.steps * settings.reuse / settings.batch)
        total = torch.zeros(2, device=self.device)
        for _ in range(max(1, rounds)):
            rows = torch.randint(len(data[0]), (settings.batch,), device=self.device)
            seen, masks, policies, values = (part[rows] for part in data)
            logits, guesses = self.net(seen, masks)
            logs = functional.log_softmax(logits, dim=1)
            policy_loss = -(policies.float() * logs).sum(dim=1).mean()
            value_loss = functional.mse_loss(guesses, values)
            self.optimiser.zero_grad()
            (policy_loss + value_loss).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimiser.step()
            total += torch.stack([policy_loss, value_loss]).detach()
        return (total / max(1, rounds)).tolist()


def player(trainer: Trainer, games: int, simulations: int) -> Agent:
    """The net with a search, for matches."""
    trainer.net.eval()
    search = Search(trainer.net, games, simulations, trainer.device)

    def agent(batch: Batch, numbers: Games) -> Games:
        return search.run([batch[game] for game in numbers.tolist()], explore=False).actions

    return agent


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learns by self-play and search.")
    parser.add_argument("folder", type=Path, help="where the checkpoint is kept")
    parser.add_argument("--minutes", type=float, default=0, help="of learning, in all runs")
    parser.add_argument("--generations", type=int, default=10**9, help="at most, in all runs")
    parser.add_argument("--match", nargs="*", default=[], metavar="PLAYER", help="opponents")
    parser.add_argument("--games", type=int, default=200, help="of each match")
    parser.add_argument("--tables", type=int, default=Settings.games, help="of self-play at once")
    parser.add_argument("--simulations", type=int, default=Settings.simulations)
    parser.add_argument("--threads", type=int, default=2, help="for the opponents in matches")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def main() -> int:
    options = parse_arguments()
    checked(options.match)
    settings = Settings(games=options.tables, simulations=options.simulations)
    trainer = Trainer(options.folder, settings, options.device)
    try:
        trainer.learn(options.minutes, options.generations)
        if options.match:
            agent = player(trainer, options.games // 2, options.simulations)
            print_matches(agent, options.match, options.games, options.threads)
    except KeyboardInterrupt:
        print(f"\nStopped. The same command goes on from {trainer.file}.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
