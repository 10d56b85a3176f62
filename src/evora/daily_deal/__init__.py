"""The deal of the day: one game per day and setting, the same for everybody, against a level.

`deal_of(date, setting)` says what is dealt and who plays, `replay` plays a person's game again and
says where it differs, `engine_game` is what the engine reaches in the person's seat, and
`share_text` is a result to send to others. docs/deal-of-the-day.md has the rules.
"""

from evora.daily_deal.deal import (
    DEFAULT_SETTING,
    ENGINE_LEVEL,
    FIRST_DAY,
    LEVEL,
    SEAT,
    SETTINGS,
    DailyDeal,
    Setting,
    deal_of,
)
from evora.daily_deal.play import (
    DealMismatch,
    Difference,
    EngineRun,
    engine_game,
    next_token,
    replay,
)
from evora.daily_deal.share import Result, result_of, share_text

__all__ = [
    "DEFAULT_SETTING",
    "ENGINE_LEVEL",
    "FIRST_DAY",
    "LEVEL",
    "SEAT",
    "SETTINGS",
    "DailyDeal",
    "DealMismatch",
    "Difference",
    "EngineRun",
    "Result",
    "Setting",
    "deal_of",
    "engine_game",
    "next_token",
    "replay",
    "result_of",
    "share_text",
]
