"""What environments share: rewards, pictures, and what is said where a framework is missing."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from env_games import SETTINGS, CoreGame

from evora import EvoraError, Position
from evora.envs import common
from evora.envs.opponents import make_opponents

# Ends of games that two players share, and that one of three wins.
SHARED = (
    "coloured 5 3 over - 1 -/-/-/-/- - 20B20Y20R20K20W - "
    "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-"
)


def test_a_shared_win_of_all_earns_nothing() -> None:
    assert common.results(Position(SHARED)) == [0.0, 0.0]


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_results_are_those_of_the_winners_and_sum_to_nothing(players: int, variant: str) -> None:
    for seed in range(5):
        game = CoreGame(players, variant, str(seed))
        game.position = game.position.playout(seed)
        results = common.results(game.position)
        assert results == pytest.approx(game.results)
        assert sum(results) == pytest.approx(0)
        assert max(results) <= 1
        assert min(results) == pytest.approx(-1 / (players - 1))
        leads = [game.lead(seat) for seat in range(1, players + 1)]
        assert common.leads(game.position) == pytest.approx(leads)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: common.check_reward("points"), "reward: expected one of result, score, got"),
        (lambda: common.check_render_mode("png"), "render_mode: expected one of ansi, human"),
        (lambda: make_opponents(["random"], 4), "opponents: expected 3 for 4 players, got 1"),
        (lambda: make_opponents("nobody", 2), "expected one of random, greedy"),
    ],
)
def test_wrong_settings_are_named(wrong: object, message: str) -> None:
    assert callable(wrong)
    with pytest.raises(EvoraError, match=message):
        wrong()


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    position = Position.new(2)
    assert "Bag 100" in common.render(position, "ansi")
    assert common.render(position, "svg").startswith("<svg")
    assert common.render(position, "human") is None
    assert capsys.readouterr().out == common.render(position, "ansi") + "\n"
    assert common.render(position, None) is None


def test_pixels() -> None:
    pytest.importorskip("PIL", reason="the extra envs is not installed")
    pixels = common.render(Position.new(2), "rgb_array")
    height, width, channels = pixels.shape
    assert (channels, str(pixels.dtype)) == (3, "uint8")
    assert width > height > 200
    assert len({tuple(colour) for colour in pixels[::7, ::7].reshape(-1, 3)}) > 5


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("gymnasium_vector", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
        ("openspiel", "numpy", "openspiel"),
    ],
)
def test_a_missing_framework_is_named_with_its_extra(
    module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"evora.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module(f"evora.envs.{module}")
    assert str(caught.value) == f"{missing} is not installed: pip install 'evora[{extra}]'"


def test_a_missing_module_of_our_own_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^evora\.nothing$"), common.extra("envs"):
        raise ModuleNotFoundError("evora.nothing", name="evora.nothing")


def test_the_library_imports_no_framework() -> None:
    frameworks = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'evora.envs'}"
    program = f"import evora, sys; assert not {frameworks} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
