"""Matches between players, and what they say about strength (docs/arena.md)."""

from evora.arena.game import Chair, Fault, GameResult, play_game
from evora.arena.run import State, run_match
from evora.arena.schedule import Fixture, Match
from evora.arena.sprt import Sprt
from evora.arena.standings import Pairing, Row, Summary, as_json, summarise
from evora.players.specs import PlayerSpec, check_players, parse_spec, parse_specs

__all__ = [
    "Chair",
    "Fault",
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
    "parse_spec",
    "parse_specs",
    "play_game",
    "run_match",
    "summarise",
]
