"""A player of your own: Monte-Carlo tree search, against the built-in greedy player.

    python examples/tree_search.py [VISITS]

The tree reaches to the end of the round. From its leaves on everybody plays greedily to the end of
the round, and the scores there say who is better off.
"""

from __future__ import annotations

import math
import random
import sys

from evora import Game, Move, Position, Seed
from evora.players import GreedyPlayer, Player


def shares(position: Position) -> list[float]:
    """A guess at everyone's share of the win: ten points ahead is a clear lead."""
    weights = [math.exp(score / 10) for score in position.scores]
    return [weight / sum(weights) for weight in weights]


class Node:
    """A position of the tree, and what it is worth to the seat that moved here."""

    def __init__(self, position: Position, mover: int | None = None) -> None:
        self.position = position
        self.mover = mover
        self.untried = list(position.legal_moves)
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.value = 0.0

    def most_promising(self) -> Node:
        """The child with the best chance, and some curiosity about those seldom visited."""

        def promise(child: Node) -> float:
            return child.value / child.visits + math.sqrt(math.log(self.visits) / child.visits) / 4

        return max(self.children.values(), key=promise)


class TreeSearchPlayer(Player):
    """Chooses the move that it visited most."""

    def __init__(self, visits: int = 200) -> None:
        self.visits = visits
        self.new_game(seed=0)

    def new_game(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.greedy = GreedyPlayer(seed=seed)

    def choose(self, position: Position) -> Move:
        root = Node(position)
        for _ in range(self.visits):
            path = self.descend(root)
            value = shares(self.end_of_round(path[-1].position))
            for node in path:
                node.visits += 1
                if node.mover is not None:
                    node.value += value[node.mover - 1]
        return max(root.children, key=lambda move: root.children[move].visits)

    def end_of_round(self, position: Position) -> Position:
        while position.to_move is not None:
            position = position.play(self.greedy.choose(position))
        return position

    def descend(self, root: Node) -> list[Node]:
        """The way down to a new position, or to the end of the round."""
        path = [root]
        while (node := path[-1]).untried or node.children:
            if node.untried:
                move = node.untried.pop(self.chance.randrange(len(node.untried)))
                node.children[move] = Node(node.position.play(move), node.position.to_move)
                return [*path, node.children[move]]
            path.append(node.most_promising())
        return path


def play(seats: dict[int, Player], seed: Seed) -> Game:
    game = Game(Position.new(players=len(seats)))
    while not game.is_over:
        position = game.position
        if position.to_move is None:
            game.play(seed.deal(position))
        else:
            game.play(seats[position.to_move].choose(position))
    return game


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    game = play({1: TreeSearchPlayer(visits), 2: GreedyPlayer(seed=2)}, Seed("7"))
    print(f"Tree search with {visits} visits per move against greedy: {game.result}")


if __name__ == "__main__":
    main()
