"""Players: whatever chooses a move for a position."""

from evora.players.builtin import BUILTIN, GreedyPlayer, Player, RandomPlayer, make_player

__all__ = ["BUILTIN", "GreedyPlayer", "Player", "RandomPlayer", "make_player"]
