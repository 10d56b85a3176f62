"""`evora daily`: the deal of the day in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import datetime
from pathlib import Path

from evora.cli.common import Commands, add_command, calendar_day, pause
from evora.cli.ending import ended_in_order
from evora.cli.play import run_setup
from evora.daily_deal import (
    DEFAULT_SETTING,
    FIRST_DAY,
    SETTINGS,
    DailyDeal,
    DealMismatch,
    deal_of,
    engine_game,
    replay,
    result_of,
    share_text,
)
from evora.daily_deal.share import score_line, signed
from evora.days import days_in_row
from evora.errors import EvoraError
from evora.files import data_folder
from evora.game import Game
from evora.terminal.saves import SUFFIX, read_game
from evora.terminal.setup import Setup
from evora.texts import UserError, text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "daily", _daily)
    parser.add_argument(
        "--setting",
        choices=tuple(SETTINGS),
        default=DEFAULT_SETTING,
        metavar="SIDE-PLAYERS",
        help=text("cli-option-daily-setting"),
    )
    parser.add_argument(
        "--date", type=calendar_day, metavar="DATE", help=text("cli-option-daily-date")
    )
    parser.add_argument("--delay", type=pause, metavar="SECONDS", help=text("cli-option-delay"))
    parser.add_argument("--plain", action="store_true", help=text("cli-option-plain"))


def deals_folder() -> Path:
    """Where deals of the day are kept, each in a file of its own."""
    return data_folder() / "deals"


def _daily(options: argparse.Namespace) -> int:
    today = datetime.date.today()
    day = options.date or today
    if day > today:
        raise UserError("deal-not-yet", date=day.isoformat())
    if day < FIRST_DAY:
        raise UserError("deal-before-first", date=FIRST_DAY.isoformat())
    deal = deal_of(day, options.setting)
    path = _path(deal)
    begun = _kept(deal, path)
    if begun is not None and begun.position.is_over:
        print(text("deal-finished-already"))
        _tell(deal, begun, today)
        return 0
    setup = Setup(
        players=deal.players,
        variant=deal.variant,
        seats=deal.kinds,
        seed=deal.seed_text,
        resume=begun,
        resumed_from=str(path),
        save_path=path,
        strict=True,
        resume_with=f"evora daily --date {deal.date.isoformat()} --setting {deal.setting}",
    )
    status = ended_in_order(lambda: run_setup(options, setup))
    game = _kept(deal, path)
    if game is not None and game.position.is_over:
        _tell(deal, game, today)
    return status


def _path(deal: DailyDeal) -> Path:
    return deals_folder() / f"{deal.date.isoformat()}-{deal.setting}{SUFFIX}"


def _kept(deal: DailyDeal, path: Path) -> Game | None:
    """The game of a deal as far as it was played; None before it was begun. UserError for a file
    that holds another one."""
    if not path.exists():
        return None
    game = read_game(path)
    try:
        if game.start != deal.start():
            raise DealMismatch("token", 0, str(game.start), str(deal.start()))
        replay(deal, [str(token) for token in game.tokens])
    except DealMismatch as error:
        raise UserError("deal-damaged", file=str(path), date=deal.date.isoformat()) from error
    return game


def _tell(deal: DailyDeal, game: Game, today: datetime.date) -> None:
    """The result to share, what the engine reaches, and days in a row."""
    print()
    print(share_text(deal, result_of(game)))
    reached = result_of(engine_game(deal))
    scores, lead = score_line(reached.scores), signed(reached.lead)
    print()
    print(text("deals-engine-reached", scores=scores, lead=lead))
    row = days_in_row(_played_days(), today)
    if row.days:
        print(text("deals-days-count", count=row.days))


def _played_days() -> set[datetime.date]:
    """The days whose deal was begun on that day and is finished."""
    days = set()
    ending = f"-{DEFAULT_SETTING}{SUFFIX}"
    for path in deals_folder().glob(f"*{ending}"):
        # What is no game of ours counts for nothing here; who plays it reads why.
        with contextlib.suppress(EvoraError, ValueError):
            day = datetime.date.fromisoformat(path.name.removesuffix(ending))
            game = read_game(path)
            if game.position.is_over and game.tags.get("Date") == day.isoformat():
                days.add(day)
    return days
