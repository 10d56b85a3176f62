"""Networks: the core's whole numbers against the same sums in NumPy, and files that are refused."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from positions import SETTINGS

from evora import _core
from evora.errors import EvoraError

BOARD, CONTEXT, STARTS, MARGIN, HIDDEN, SECOND = _core.NETWORK_SHAPE
VALUE_UNIT, UNIT, WEIGHT_UNIT = _core.NETWORK_UNITS
OUTPUTS = 2
FIRST = HIDDEN + OUTPUTS
MOST_HIDDEN = 8 * UNIT - 1
MOST_CORRECTION = 0.75

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Weights:
    board: Integers  # [input, slot, FIRST]
    context: Integers  # [input, FIRST]
    margin: Integers  # [slot - 1, margin, FIRST]
    bias: Integers
    second: Integers  # [SECOND, HIDDEN]
    second_bias: Integers
    out: Integers  # [OUTPUTS, SECOND]

    def parts(self) -> tuple[Integers, ...]:
        return tuple(vars(self).values())


def random_weights(players: int, seed: int = 1) -> Weights:
    random = np.random.default_rng(seed)
    shapes = [
        *((BOARD, players, FIRST), (CONTEXT, FIRST), (players - 1, 2 * MARGIN + 1, FIRST)),
        *((FIRST,), (SECOND, HIDDEN), (SECOND,), (OUTPUTS, SECOND)),
    ]
    return Weights(*(random.integers(-60, 61, shape) for shape in shapes))


def network_file(weights: Weights, variant: str, players: int) -> bytes:
    payload = b"".join(part.astype("<i2").tobytes() for part in weights.parts())
    shape = (players, BOARD, CONTEXT, 2 * MARGIN + 1, HIDDEN, SECOND)
    head = (
        f"evora-network 2\nsetting {variant} {players}\nshape {' '.join(map(str, shape))}\n"
        f"trained by chance\nsha256 {hashlib.sha256(payload).hexdigest()}\n"
    )
    return head.encode() + payload


def some_positions(variant: str, players: int) -> bytes:
    return _core.collect_samples(players, _core.Variant(variant), 1, 1, 0.25, 5)[0]


def seen_by(weights: Weights, inputs: dict[str, npt.NDArray[np.generic]], seat: int) -> Integers:
    """[position, output], in UNIT * WEIGHT_UNIT."""
    index, value = np.asarray(inputs["index"], int), np.asarray(inputs["value"], np.int64)
    score, start = np.asarray(inputs["score"], int), np.asarray(inputs["start"], int)
    players = score.shape[1]
    rows = np.concatenate([weights.board, np.zeros((1, players, FIRST), np.int64)])
    context = weights.context[np.asarray(inputs["context"], int)].sum(axis=1)
    first = weights.bias + context + weights.context[STARTS + (start - seat) % players]
    for slot in range(players):
        other = (seat + slot) % players
        part = (rows[index[:, other], slot] * value[:, other, :, None]).sum(axis=1)
        first = first + np.sign(part) * (np.abs(part) // VALUE_UNIT)  # towards 0, as in C++
        if slot > 0:
            apart = np.clip(score[:, seat] - score[:, other], -MARGIN, MARGIN) + MARGIN
            first = first + weights.margin[slot - 1, apart]
    hidden = np.clip(first[:, :HIDDEN], 0, MOST_HIDDEN)
    sums = hidden @ weights.second.T + weights.second_bias * WEIGHT_UNIT
    second = np.clip(sums // WEIGHT_UNIT, 0, MOST_HIDDEN)
    return np.asarray(first[:, HIDDEN:] * WEIGHT_UNIT + second @ weights.out.T)


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_the_core_and_numpy_agree(variant: str, players: int) -> None:
    positions = some_positions(variant, players)
    weights = random_weights(players)
    network = _core.Network.read(network_file(weights, variant, players))
    names = {
        **{"index": np.uint16, "value": np.int16, "context": np.uint16, "start": np.uint8},
        **{"score": np.uint16, "base": np.float32},
    }
    parts = _core.network_inputs(positions)
    inputs = {
        name: np.frombuffer(part, kind)
        for (name, kind), part in zip(names.items(), parts, strict=True)
    }
    count = len(inputs["start"])
    for name in ("index", "value", "base"):
        inputs[name] = inputs[name].reshape(count, players, -1)
    for name in ("context", "score"):
        inputs[name] = inputs[name].reshape(count, -1)
    seen = np.stack([seen_by(weights, inputs, seat) for seat in range(players)], axis=1)
    found = seen / (UNIT * WEIGHT_UNIT)
    utility = found[..., 0]
    if players == 2:
        start = np.asarray(inputs["start"], int)
        lead = utility[np.arange(count), start]
        half = lead / (1 + np.abs(lead) / MOST_CORRECTION) / 2
        utility = np.where(np.arange(2) == start[:, None], half[:, None], -half[:, None])
    base = np.asarray(inputs["base"], np.float64)
    logits = base[..., 0] + utility
    expected = np.exp(logits - logits.max(axis=1, keepdims=True))
    expected /= expected.sum(axis=1, keepdims=True)
    win, score, _ = _core.judge_positions(positions, network=network)
    assert np.frombuffer(win, np.float32).reshape(count, -1) == pytest.approx(expected, abs=1e-5)
    now = np.asarray(inputs["score"], np.float64)
    points = now + base[..., 1] + 10 * found[..., 1]
    assert np.frombuffer(score, np.float32).reshape(count, -1) == pytest.approx(points, abs=1e-3)
    assert np.abs(utility).mean() > 0.05  # it had something to say


def test_a_foreign_network_is_refused_with_a_sentence() -> None:
    good = network_file(random_weights(2), "coloured", 2)
    assert _core.Network.read(good).trained == "by chance"
    for damaged, sentence in {
        b"": "network: this is no network file",
        good[:-1]: "network: the file is damaged: its checksum is wrong",
        good.replace(b"network 2", b"network 9"): "network: expected version 2",
    }.items():
        with pytest.raises(EvoraError, match=sentence):
            _core.Network.read(damaged)


def test_an_engine_searches_with_a_network() -> None:
    network = _core.Network.read(network_file(random_weights(2), "coloured", 2))
    assert network.players == 2
    moves = [
        _core.collect_samples(2, _core.Variant("coloured"), 3, 30, 0.0, 1, network=known)[0]
        for known in (None, network, network)
    ]
    assert moves[0] != moves[1] == moves[2]
