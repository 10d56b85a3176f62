"""The network that judges positions between rounds, in PyTorch, and its file.

The same sums as core/training/network.hpp, where the layers and units are described.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional

from evora import _core

BOARD, CONTEXT, STARTS, MARGIN, HIDDEN, SECOND = _core.NETWORK_SHAPE
VALUE_UNIT, UNIT, WEIGHT_UNIT = _core.NETWORK_UNITS
OUTPUTS = 2
FIRST = HIDDEN + OUTPUTS
PADDED = _core.NETWORK_INPUTS_PER_SEAT
TENS = 10.0  # points are told in tens
MOST_CORRECTION = 0.75  # as in core/training/network.hpp
MOST_HIDDEN = 8.0


@dataclass(frozen=True)
class Inputs:
    """What the network sees of many positions."""

    index: Tensor  # [position, seat, input], padded with BOARD
    value: Tensor  # in VALUE_UNIT
    context: Tensor  # [position, input]
    start: Tensor  # [position]
    score: Tensor  # [position, seat]
    base: Tensor  # [position, seat, 2]: utility and points, as the fitted evaluation sees them

    def __len__(self) -> int:
        return len(self.start)

    def at(self, chosen: Tensor | slice) -> Inputs:
        return Inputs(*(getattr(self, name)[chosen] for name in self.__dataclass_fields__))

    def to(self, device: str) -> Inputs:
        return Inputs(*(getattr(self, name).to(device) for name in self.__dataclass_fields__))


class Model(nn.Module):
    """Utilities and points still to come (in tens), by seat."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        # A board is looked at as one's own, or as that of the k-th seat after.
        self.board = nn.Parameter(torch.randn(BOARD + 1, players * FIRST) * 0.05)
        self.context = nn.Parameter(torch.randn(CONTEXT, FIRST) * 0.05)
        self.margin = nn.Parameter(torch.randn(players - 1, 2 * MARGIN + 1, FIRST) * 0.05)
        self.bias = nn.Parameter(torch.zeros(FIRST))
        self.second = nn.Linear(HIDDEN, SECOND)
        self.out = nn.Linear(SECOND, OUTPUTS, bias=False)
        nn.init.normal_(self.out.weight, std=0.02)
        with torch.no_grad():
            for straight in (self.context, self.margin, self.board.view(BOARD + 1, players, FIRST)):
                straight[..., HIDDEN:] = 0

    def forward(self, inputs: Inputs) -> tuple[Tensor, Tensor]:
        count, players = inputs.score.shape
        # Spread out and multiplied: several times as fast as sums over rows of weights.
        seen = torch.zeros(count * players, BOARD + 1, device=self.board.device)
        seen.scatter_add_(
            1, inputs.index.view(-1, PADDED).long(), inputs.value.view(-1, PADDED) / VALUE_UNIT
        )
        boards = (seen[:, :BOARD] @ self.board[:BOARD]).view(count, players, players, FIRST)
        shared = (
            functional.embedding_bag(inputs.context.int(), self.context, mode="sum") + self.bias
        )
        sums = []
        for seat in range(players):
            away = (inputs.start.long() - seat) % players
            total = shared + self.context[STARTS + away]
            for slot in range(players):
                other = (seat + slot) % players
                total = total + boards[:, other, slot]
                if slot > 0:
                    margin = (inputs.score[:, seat] - inputs.score[:, other]).clamp(-MARGIN, MARGIN)
                    total = total + self.margin[slot - 1, (margin + MARGIN).long()]
            sums.append(total)
        first = torch.stack(sums, dim=1)
        hidden = self.second(first[..., :HIDDEN].clamp(0, MOST_HIDDEN)).clamp(0, MOST_HIDDEN)
        found = first[..., HIDDEN:] + self.out(hidden)
        utility, points = found[..., 0], found[..., 1]
        if players == 2:
            # The starter's point of view says all.
            lead = utility.gather(1, inputs.start.long()[:, None])
            half = lead / (1 + lead.abs() / MOST_CORRECTION) / 2
            utility = half * (
                1 - 2 * (torch.arange(2, device=lead.device) != inputs.start[:, None])
            )
        return inputs.base[..., 0] + utility, inputs.base[..., 1] / TENS + points


def whole(numbers: Tensor, unit: int) -> bytes:
    rounded = (numbers.detach().cpu() * unit).round().clamp(-32767, 32767)
    return rounded.contiguous().numpy().astype("<i2").tobytes()


def write(model: Model, variant: str, trained: str, path: Path) -> None:
    """The file that the core reads: lines of text, then whole numbers of 16 bits."""
    players = model.players
    numbers = [
        *((part, UNIT) for part in (model.board[:BOARD], model.context, model.margin, model.bias)),
        *((model.second.weight, WEIGHT_UNIT), (model.second.bias, UNIT)),
        (model.out.weight, WEIGHT_UNIT),
    ]
    payload = b"".join(whole(part, unit) for part, unit in numbers)
    shape = (players, BOARD, CONTEXT, 2 * MARGIN + 1, HIDDEN, SECOND)
    head = (
        "evora-network 2\n"
        f"setting {variant} {players}\n"
        f"shape {' '.join(map(str, shape))}\n"
        f"trained {trained}\n"
        f"sha256 {hashlib.sha256(payload).hexdigest()}\n"
    )
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(head.encode() + payload)
    unfinished.replace(path)
