"""The deal of the day: the same everywhere, played again move by move, and told to others."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import pytest

from evora import Seed
from evora.daily_deal import (
    SEAT,
    SETTINGS,
    DailyDeal,
    DealMismatch,
    Result,
    deal_of,
    engine_game,
    replay,
    result_of,
    share_text,
)
from evora.days import days_in_row
from evora.errors import EvoraError
from evora.texts import speaking
from evora.verify import verify

DATA = json.loads((Path(__file__).parent / "data" / "deals.json").read_text("utf-8"))
DAY = datetime.date(2026, 11, 18)


def day(text: str) -> datetime.date:
    return datetime.date.fromisoformat(text)


@pytest.mark.parametrize("case", DATA["deals"], ids=lambda case: case["setting"])
def test_it_follows_from_date_and_setting(case: dict[str, Any]) -> None:
    """The page has the same: web/src/deal/results.test.ts."""
    deal = deal_of(day(case["day"]), case["setting"])
    assert deal.date == day(case["date"]) and deal.seed_text == case["seed"]
    assert deal.seed == Seed(case["seed"])
    assert deal.last_day - deal.date == datetime.timedelta(days=6 if deal.is_weekly else 0)


def test_its_first_deal() -> None:
    """Forever: results that were stored are compared with it."""
    deal = deal_of(DAY)
    assert str(deal.seed.deal(deal.start())) == "=BYKW/BBYR/BYKW/BYYW/BYRK"
    assert deal.start().to_move is None and deal.kinds == ("person", "regular")


def test_there_is_none_of_other_settings() -> None:
    with pytest.raises(EvoraError, match="expected one of coloured-2, grey-2"):
        deal_of(DAY, "coloured-3")


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_is_played_again(setting: str) -> None:
    deal = deal_of(DAY, setting)
    game = engine_game(deal)
    tokens = [str(token) for token in game.tokens]
    assert replay(deal, tokens).position == game.position
    assert replay(deal, tokens[:30], known=20).position == game.positions[30]
    game.tags["Seed"] = deal.seed_text
    assert verify(game).problem is None
    result = result_of(game)
    assert result.scores == game.position.scores and result.scores[SEAT - 1] == result.score
    assert len(result.rounds) == game.rounds == len(result.signs)


def test_what_differs_is_told() -> None:
    deal = deal_of(DAY)
    tokens = [str(token) for token in engine_game(deal).tokens]
    theirs = next(
        i
        for i, position in enumerate(engine_game(deal).positions)
        if position.to_move not in (None, SEAT)
    )
    for index, kind in ((0, "deal"), (theirs, "answer")):
        other = "=BBBB/BBBB/BBBB/BBBB/YYYY" if kind == "deal" else "0B0"
        changed = [*tokens[:index], other, *tokens[index + 1 :]]
        with pytest.raises(DealMismatch) as found:
            replay(deal, changed)
        assert (found.value.kind, found.value.index) == (kind, index)
        assert found.value.expected == tokens[index] and found.value.token == other
    with pytest.raises(DealMismatch, match=f"token {len(tokens) + 1}") as found:
        replay(deal, [*tokens, "1B1"])
    assert found.value.kind == "end"
    with pytest.raises(DealMismatch):
        replay(DailyDeal(DAY, "coloured-2", "master"), tokens)


def test_a_token_is_written_in_one_way() -> None:
    """Two copies of a game are equal only if they are written alike."""
    deal = deal_of(DAY)
    game = engine_game(deal)
    mine = next(i for i, position in enumerate(game.positions) if position.to_move == SEAT)
    tokens = [str(token) for token in game.tokens[: mine + 1]]
    for other in (tokens[mine].lower(), f" {tokens[mine]}", ""):
        with pytest.raises(DealMismatch) as found:
            replay(deal, [*tokens[:mine], other])
        assert (found.value.kind, found.value.index) == ("token", mine)


@pytest.mark.parametrize("case", DATA["rows"], ids=lambda case: case["what"])
def test_days_in_a_row(case: dict[str, Any]) -> None:
    row = days_in_row(set(map(day, case["played"])), day(case["today"]))
    assert (row.days, [each.isoformat() for each in row.forgiven]) == (
        case["days"],
        case["forgiven"],
    )


def test_what_is_shared_gives_nothing_away() -> None:
    case = DATA["share"]
    result = Result(tuple(case["scores"]), tuple(case["rounds"]))
    deal = deal_of(day(case["date"]), case["setting"])
    with speaking("en"):
        assert share_text(deal, result, tuple(case["place"])) == case["text"]
        assert "41" not in share_text(deal, result)
