"""The programs of lab/strength that measure values: what they compute, and going on."""

from __future__ import annotations

import json
import math
import os
import random
import signal
import time
from pathlib import Path

import pytest
from positions import SETTINGS

from evora import EvoraError, Position
from evora.evaluation import stage
from evora.work.results import Result, read_results
from lab.strength import calibration, figures, items, next_round
from lab.strength.calibration_figures import (
    Prediction,
    figures_by_round,
    reliability,
    sureness,
)

# --- Items


def double(number: int) -> Result:
    return {"twice": 2 * number}


def not_one(number: int) -> Result:
    assert number != 1
    return double(number)


def interrupt_at_two(number: int) -> Result:
    """As if Ctrl-C were pressed: at the program, while a worker is at the second item."""
    if number == 2:
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(60)
    return double(number)


def test_items_that_are_in_the_file_are_not_done_again(tmp_path: Path) -> None:
    out, settings = tmp_path / "results.jsonl", {"engine": "a"}
    first = items.do_items(double, {"one": 1}, settings=settings, out=out, jobs=1)
    assert first == items.Outcome({"one": {"twice": 2}}, interrupted=False)
    with out.open("a") as stream:
        stream.write('{"item": "two", "resu')  # what a killed program leaves
    both = {"one": 1, "two": 2}
    second = items.do_items(not_one, both, settings=settings, out=out, jobs=1)
    assert second.results == {"one": {"twice": 2}, "two": {"twice": 4}}
    assert read_results(out) == (settings, second.results)


def test_another_measurement_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    items.do_items(double, {"one": 1}, settings={"engine": "a"}, out=out, jobs=1)
    with pytest.raises(EvoraError, match="engine is a there and b here"):
        items.do_items(double, {"one": 1}, settings={"engine": "b"}, out=out, jobs=1)
    out.write_text("nonsense\n")
    with pytest.raises(EvoraError, match="expected settings and results"):
        read_results(out)


def test_results_of_another_program_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    items.do_items(double, {}, settings={"measure": "next round", "limit": "1 ms"}, out=out)
    with pytest.raises(EvoraError, match="expected results of 'calibration'"):
        calibration.main(["--read", str(out)])


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    three = {str(number): number for number in (1, 2, 3)}
    outcome = items.do_items(interrupt_at_two, three, settings={}, out=out, jobs=1)
    assert outcome == items.Outcome({"1": {"twice": 2}}, interrupted=True)
    assert items.do_items(not_one, three, settings={}, out=out, jobs=1).results == {
        str(number): {"twice": 2 * number} for number in (1, 2, 3)
    }


def test_several_processes_find_the_same() -> None:
    four = {str(number): {"value": number} for number in range(4)}
    assert items.do_items(dict, four, settings={}, jobs=2).results == four


# --- Figures


def test_seats_of_one_game_count_once() -> None:
    alone = figures.mean_of([0.0, 1.0, 1.0, 0.0])
    seats = [(value, game) for game, value in enumerate([0.0, 1.0, 1.0, 0.0]) for _ in range(3)]
    twice = figures.grouped_mean(seats)
    assert twice.value == alone.value == 0.5
    assert twice.spread == pytest.approx(alone.spread)
    assert figures.Mean(math.nan, math.nan).text(2) == "-"


def test_a_ratio_knows_which_values_belong_together() -> None:
    halves = figures.ratio_of([(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)])
    assert halves == figures.Mean(0.5, 0.0)
    assert figures.ratio_of([(3.0, 2.0), (2.0, 4.0), (1.0, 6.0)]).spread > 0.2
    assert math.isnan(figures.ratio_of([(1.0, 0.0)]).value)


def test_a_share_on_which_all_agree_still_has_an_interval() -> None:
    assert figures.share_text(1.0, 20, 0.0) == "100.0 (83.9 to 100.0)"
    assert figures.share_text(0.25, 400, 0.04) == "25.0 ± 4.0"


# --- The next round


def test_held_out_positions_are_what_they_say() -> None:
    found = next_round.read_positions()
    assert len({each.position for each in found}) == len(found)
    for variant, players in SETTINGS:
        own = [
            each
            for each in found
            if (str(each.position.variant), each.position.players) == (variant, players)
        ]
        assert own[0].position == Position.new(players, variant)
        counts = [sum(each.stage == number for each in own) for number in range(1, 5)]
        assert counts == [40] * len(counts)
    assert all(each.position.phase == "deal" for each in found)
    assert all(stage(each.position) == each.stage for each in found[::7])


def noisy_result(error: float, deals: int, chance: random.Random) -> Result:
    """A position whose value is wrong by `error`, with labels from so many noisy deals."""
    after = [0.5 + chance.gauss(0, 0.2) for _ in range(deals)]
    mean = sum(after) / deals
    variance = sum((value - mean) ** 2 for value in after) / (deals - 1)
    win = {
        "now": [0.5 + error, 0.5 - error],
        "later": [mean, 1 - mean],
        "variance": [variance, variance],
    }
    return {"setting": "2 coloured", "stage": 1, "win": win}


@pytest.mark.parametrize("deals", [8, 64])
def test_the_noise_of_labels_is_taken_off(deals: int) -> None:
    chance = random.Random(1)
    results = [noisy_result(chance.gauss(0, 0.06), deals, chance) for _ in range(3_000)]
    error = next_round.error_of(results, results, "win", deals)
    assert error.root_mean_square == pytest.approx(0.06, rel=0.1)
    assert error.mean.value == pytest.approx(0.06 * math.sqrt(2 / math.pi), rel=0.1)
    assert error.deal == pytest.approx(0.2, rel=0.02)


def test_the_next_round_is_measured_and_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--per-stage", "1", "--players", "2", "--variant", "coloured", "--jobs", "1"]
    command += ["--nodes", "20", "--deals", "6"]
    outs = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for name, out in zip("ab", outs, strict=True):
        assert next_round.main([*command, "--name", name, "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "new game" in shown and "2 coloured       all          4" in shown
    assert next_round.main(["--read", *map(str, outs), "--json"]) == 0
    told = capsys.readouterr().out
    assert "NaN" not in told  # the new game is one position, whose spread is not known
    own_a, own_b, crossed = json.loads(told)
    assert (own_a["values"], crossed["values"], crossed["labels"]) == ("a", "a", "b")
    assert own_a["rows"] == own_b["rows"] == crossed["rows"]  # the same engine, the same deals
    assert next_round.main(["--read", *map(str, outs)]) == 0
    shown = capsys.readouterr().out
    assert "ratio to b" in shown and "1.00 ± 0.00" in shown


def test_an_engine_that_does_not_exist_is_refused_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match="--option: method: expected auto, pvs, tree or mc"):
        next_round.main(["--option", "method=guess"])
    with pytest.raises(SystemExit, match=r"--option: .*unexpected keyword argument 'magic'"):
        calibration.main(["--option", "magic=3"])


# --- Calibration


def said_of_games(power: float, games: int) -> list[Prediction]:
    """Predictions of which the odds are the true ones to some power: 1 is a true prophet."""
    chance = random.Random(2)
    found = []
    for game in range(games):
        true = chance.uniform(0.05, 0.95)
        own, other = true**power, (1 - true) ** power
        won = chance.random() < true
        said = own / (own + other)
        win = (1.0, 0.0) if won else (0.0, 1.0)
        points = (40.0 + chance.gauss(0, 5), 40.0)
        found.append(Prediction(game, 1 + game % 3, (said, 1 - said), (43.0, 40.0), win, points))
    return found


def test_true_shares_are_found_to_be_true() -> None:
    said = said_of_games(1, 4_000)
    assert sureness(said) == pytest.approx(1, abs=0.08)
    bins = reliability(said)
    assert [row["seats"] for row in bins] == [row["seats"] for row in reversed(bins)]
    assert all(abs(row["off"]["value"]) < 2 * row["off"]["spread"] for row in bins)
    rows = figures_by_round(said)
    assert [row["round"] for row in rows] == ["1", "2", "3", "all"]
    assert rows[-1]["brier"]["value"] < rows[-1]["brier of equal"]["value"] == 0.25
    assert rows[-1]["log loss of equal"]["value"] == pytest.approx(math.log(2))
    assert rows[-1]["points too many"]["value"] == pytest.approx(1.5, abs=0.2)
    assert rows[-1]["points rms"] == pytest.approx(math.sqrt((9 + 25) / 2), rel=0.05)


def test_shares_that_were_too_sure_are_told() -> None:
    said = said_of_games(2, 4_000)
    assert sureness(said) == pytest.approx(0.5, abs=0.05)
    low, *_, high = reliability(said)
    assert low["off"]["value"] > low["off"]["spread"] > 0
    assert high["off"]["value"] < -high["off"]["spread"] < 0


def test_equal_shares_say_nothing() -> None:
    assert sureness([Prediction(1, 1, (0.5, 0.5), (0, 0), (1.0, 0.0), (0, 0))]) is None


@pytest.mark.parametrize(("players", "variant"), [(2, "coloured"), (3, "grey")])
def test_games_are_played_and_told(
    players: int, variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    command = ["--players", str(players), "--variant", variant, "--nodes", "10", "--jobs", "1"]
    command += ["--out", str(out)]
    assert calibration.main([*command, "--games", "1"]) == 0
    assert calibration.main([*command, "--games", "2", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out.partition("\n[\n")[2].join(["[", ""]))
    assert (told["setting"], told["games"]) == (f"{players} {variant}", 2)
    for when in calibration.WHEN:
        first = told[when]["rounds"][0]
        assert (first["round"], first["positions"]) == ("1", 2)
    assert calibration.main(["--read", str(out)]) == 0
    assert f"# {players} {variant}, 2 games" in capsys.readouterr().out
