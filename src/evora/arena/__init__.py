"""Matches between players, and what they say about strength (docs/arena.md).

A `Match` says who plays whom with which deals; `run_match` plays what is missing of it, and
`summarise` makes the standings of its results.
"""

from evora.arena.game import Chair, Fault, GameResult, play_game
from evora.arena.positions import read_positions
from evora.arena.run import State, run_match
from evora.arena.schedule import Fixture, Match
from evora.arena.sprt import Sprt
from evora.arena.standings import FaultRow, Pairing, Row, Summary, as_json, summarise
from evora.players.clocks import Clock, parse_clock
from evora.players.specs import PlayerSpec, check_players, parse_spec, parse_specs

__all__ = [
    "Chair",
    "Clock",
    "Fault",
    "FaultRow",
    "Fixture",
    "GameResult",
    "Match",
    "Pairing",
    "PlayerSpec",
    "Row",
    "Sprt",
    "State",
    "Summary",
    "as_json",
    "check_players",
    "parse_clock",
    "parse_spec",
    "parse_specs",
    "play_game",
    "read_positions",
    "run_match",
    "summarise",
]
