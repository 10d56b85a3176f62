"""Gumbel search for many positions at once: the tree in tensors, the rules in `Batch`.

A simulation walks down the tree of every position in the same few calls. It ends at a new position
or at the end of the round, where the next deal is drawn anew: the search does not know what will be
dealt, and averages over what might be. Sequential halving finds the move to play (Danihelka et al.,
Policy improvement by planning with Gumbel, 2022). The moves that it compares get the same deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from matches import Array
from torch import Tensor

from evora import Position, observation_layout
from evora.batch import Batch

ACTIONS = 180  # of two players on the coloured side
ILLEGAL = -1e9
LEAD = 20  # points that are nearly worth a win
ROUND = observation_layout()["round"].offset
CANDIDATES = 16  # moves of a position that are looked at
# How much values weigh against the policy: more, the more often the best move was visited.
VISITS_WEIGHT, VALUE_WEIGHT = 50, 0.5

# From observations (n, OBSERVATION_SIZE) as bytes and masks (n, ACTIONS): logits, of which those of
# illegal moves are ILLEGAL, and values from -1 to 1 for the seat to move.
Evaluate = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]


@dataclass(frozen=True)
class SearchAnswer:
    """By position: the move to play, a better policy to learn, and the value for seat 1."""

    actions: Array
    policies: Tensor
    values: Tensor


def utility(rewards: Array, scores: Array) -> Array:
    """What the end of a game is worth to seat 1: half the result, half the lead in points."""
    lead = np.tanh((scores[:, 0] - scores[:, 1]) / LEAD)
    return (0.5 * (rewards[:, 0] + lead)).astype(np.float32)


def considered_visits(candidates: int, simulations: int) -> list[int]:
    """By simulation: how often the move that it begins with has been visited before.

    Sequential halving: all candidates are visited equally often, then the better half of them
    gets as many simulations together, and so on.
    """
    phases = max(1, math.ceil(math.log2(max(1, candidates))))
    visits: list[int] = []
    before, left = 0, max(1, candidates)
    while len(visits) < simulations:
        times = max(1, simulations // (phases * left))
        for _ in range(times):
            visits += [before] * left
            before += 1
        left = max(2, left // 2) if candidates > 1 else 1
    return visits[:simulations]


class Tree:
    """One tree for each game; node 0 is the root."""

    def __init__(self, games: int, nodes: int, device: torch.device) -> None:
        self.rows = torch.arange(games, device=device)
        shape = (games, nodes, ACTIONS)
        self.logits = torch.full(shape, ILLEGAL, device=device)
        self.visits = torch.zeros(shape, device=device)
        self.sums = torch.zeros(shape, device=device)
        self.children = torch.full(shape, -1, dtype=torch.int64, device=device)
        self.values = torch.zeros((games, nodes), device=device)
        self.signs = torch.ones((games, nodes), device=device)  # -1 where seat 2 is to move

    def add(self, node: int, where: Tensor, logits: Tensor, values: Tensor, signs: Tensor) -> None:
        self.logits[where, node] = logits[where]
        self.values[where, node] = values[where]
        self.signs[where, node] = signs[where]

    def appeal(self, nodes: Tensor) -> tuple[Tensor, Tensor]:
        """Logits improved by the values, and visits, of all moves at one node of each game."""
        logits, visits = self.logits[self.rows, nodes], self.visits[self.rows, nodes]
        visited = visits > 0
        means = self.sums[self.rows, nodes] / visits.clamp(min=1)
        # Moves that were not visited are worth what is known of the node.
        policy = torch.softmax(logits, dim=1) * visited
        total = visits.sum(dim=1, keepdim=True)
        weights = policy.sum(dim=1, keepdim=True).clamp(min=1e-9)
        known = (policy * means).sum(dim=1, keepdim=True) / weights
        mixed = (self.values[self.rows, nodes, None] + total * known) / (1 + total)
        weight = (VISITS_WEIGHT + visits.amax(dim=1, keepdim=True)) * VALUE_WEIGHT
        return logits + weight * torch.where(visited, means, mixed), visits

    def choose(self, nodes: Tensor) -> Tensor:
        """The move below the root whose share of the visits is furthest behind its policy."""
        appeal, visits = self.appeal(nodes)
        behind = torch.softmax(appeal, dim=1) - visits / (1 + visits.sum(dim=1, keepdim=True))
        legal = self.logits[self.rows, nodes] > ILLEGAL / 2
        return torch.where(legal, behind, ILLEGAL).argmax(dim=1)

    def back_up(self, nodes: Tensor, actions: Tensor, where: Tensor, values: Tensor) -> None:
        """Adds values for seat 1 to the moves of the games that `where` (0 or 1) chooses."""
        self.visits[self.rows, nodes, actions] += where
        self.sums[self.rows, nodes, actions] += where * values * self.signs[self.rows, nodes]


class Search:
    """Searches up to `games` positions at once."""

    def __init__(
        self, evaluate: Evaluate, games: int, simulations: int, device: str, seed: int = 1
    ) -> None:
        self.evaluate = evaluate
        self.simulations = simulations
        self.device = torch.device(device)
        self.model = Batch(games, seed=f"search {seed}", auto_reset=False, dtype="uint8")
        self.generator = torch.Generator(self.device).manual_seed(seed)
        table = [considered_visits(count, simulations) for count in range(CANDIDATES + 1)]
        self.considered = torch.tensor(table, device=self.device)

    def run(self, positions: Sequence[Position], explore: bool) -> SearchAnswer:
        """Searches the positions; with `explore` moves are drawn by their policy, not the best."""
        count = len(positions)
        roots = [*positions, *[positions[0]] * (self.model.size - count)]
        tree = Tree(len(roots), self.simulations + 1, self.device)
        self._set_up(roots)
        rounds = self.model.observations[:, ROUND].copy()
        everywhere = torch.ones(len(roots), dtype=torch.bool, device=self.device)
        tree.add(0, everywhere, *self._evaluated())
        noise = self._noise(tree, explore)
        candidates = (tree.logits[:, 0] + noise > ILLEGAL / 2).sum(dim=1).clamp(max=CANDIDATES)
        considered = self.considered[candidates].T  # by simulation and game
        deals = np.zeros(len(roots), np.int64)
        for simulation, visits in enumerate(considered):
            new_deals = visits.cpu().numpy()
            self.model.reset(where=new_deals > deals)
            deals = new_deals
            self._set_up(roots)
            self._simulate(tree, self._root_moves(tree, noise, visits), simulation + 1, rounds)
        return self._found(tree, noise, count)

    def _set_up(self, roots: Sequence[Position]) -> None:
        for game, position in enumerate(roots):
            self.model[game] = position

    def _evaluated(self) -> tuple[Tensor, Tensor, Tensor]:
        """Logits, values and signs of all games as they stand."""
        seen = self._tensor(self.model.observations)
        masks = self._tensor(self.model.masks[:, :ACTIONS])
        signs = self._tensor(np.where(self.model.to_move == 2, -1, 1).astype(np.float32))
        with torch.no_grad():
            logits, values = self.evaluate(seen, masks)
        return logits, values, signs

    def _noise(self, tree: Tree, explore: bool) -> Tensor:
        """By move of the root: what is added to its logit; ILLEGAL for all but the candidates."""
        logits = tree.logits[:, 0]
        noise = torch.zeros_like(logits)
        if explore:
            uniform = torch.rand(logits.shape, generator=self.generator, device=self.device)
            noise = -torch.log(-torch.log(uniform.clamp(1e-9, 1 - 1e-7)))
        least = (logits + noise).topk(CANDIDATES, dim=1).values[:, -1:]
        return torch.where(logits + noise >= least, noise, ILLEGAL)

    def _root_moves(self, tree: Tree, noise: Tensor, considered: Tensor) -> Tensor:
        """The best of the candidates that were visited so often."""
        appeal, visits = tree.appeal(torch.zeros_like(tree.rows))
        allowed = visits == considered[:, None]
        return torch.where(allowed, appeal + noise, 3 * ILLEGAL).argmax(dim=1)

    def _simulate(self, tree: Tree, actions: Tensor, node: int, rounds: Array) -> None:
        """Walks down from the root with these moves; new positions become this node."""
        model = self.model
        walking = np.ones(model.size, np.bool_)
        results = np.zeros(model.size, np.float32)
        nodes = torch.zeros_like(tree.rows)
        path: list[tuple[Tensor, Tensor, Tensor]] = []
        while True:
            model.step(actions.cpu().numpy(), where=walking)
            path.append((nodes, actions, self._tensor(walking)))
            ends = model.dones & walking
            results[ends] = utility(model.rewards, model.scores)[ends]
            round_over = model.dones | (model.observations[:, ROUND] != rounds)
            children = tree.children[tree.rows, nodes, actions]
            walking = walking & ~round_over & (children >= 0).cpu().numpy()
            if not walking.any():
                break
            nodes = torch.where(self._tensor(walking), children, nodes)
            actions = tree.choose(nodes)
        logits, values, signs = self._evaluated()
        new = self._tensor(~round_over)
        tree.add(node, new, logits, values, signs)
        values = torch.where(self._tensor(model.dones), self._tensor(results), values * signs)
        self._extend(tree, path, node, new)
        for at, moves, where in path:
            tree.back_up(at, moves, where.float(), values)

    def _tensor(self, array: Array) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def _extend(
        self, tree: Tree, path: list[tuple[Tensor, Tensor, Tensor]], node: int, new: Tensor
    ) -> None:
        """Hangs the new nodes below the last move of each game."""
        last = torch.stack([where for _, _, where in path]).sum(dim=0) - 1
        nodes = torch.stack([at for at, _, _ in path])[last, tree.rows]
        actions = torch.stack([actions for _, actions, _ in path])[last, tree.rows]
        tree.children[tree.rows[new], nodes[new], actions[new]] = node

    def _found(self, tree: Tree, noise: Tensor, count: int) -> SearchAnswer:
        appeal, visits = tree.appeal(torch.zeros_like(tree.rows))
        most = visits == visits.amax(dim=1, keepdim=True)
        actions = torch.where(most, appeal + noise, 3 * ILLEGAL).argmax(dim=1)
        policies = torch.softmax(appeal, dim=1)
        # As the search sees it: the value of the moves, as often as they are to be played.
        means = tree.sums[:, 0] / visits.clamp(min=1)
        weights = policies * (visits > 0)
        values = (weights * means).sum(dim=1) / weights.sum(dim=1).clamp(min=1e-9)
        values = values * tree.signs[:, 0]
        return SearchAnswer(actions.cpu().numpy()[:count], policies[:count], values[:count])
