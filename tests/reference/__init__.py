"""A second, slow and independent implementation of the rules, to check the engine against."""

from .actions import action_text, parse_action
from .deals import apply_deal, drawn_start, seed_from_text, seeded_deal
from .ending import end_reason, winners
from .rules import legal_actions, play
from .state import State

__all__ = [
    "State",
    "action_text",
    "apply_deal",
    "drawn_start",
    "end_reason",
    "legal_actions",
    "parse_action",
    "play",
    "seed_from_text",
    "seeded_deal",
    "winners",
]
