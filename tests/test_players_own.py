"""Own players in Python, and the one way to make every kind of player."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import own_bots
import pytest
from arena_players import engine_spec

from evora import EvoraError, Move, Position, Seed
from evora.arena import Match, parse_specs, run_match, summarise
from evora.players import (
    EnginePlayer,
    ExternalPlayer,
    GreedyPlayer,
    LevelPlayer,
    OwnPlayer,
    PlayerError,
    make_player,
)

START = Position.new()
DEALT = START.play(Seed("7").deal(START))
MOVES = DEALT.legal_moves


@pytest.mark.parametrize(
    ("who", "kind"),
    [
        ("greedy", GreedyPlayer),
        ("novice", LevelPlayer),
        ("level:novice", LevelPlayer),
        ("engine:nodes=50,hash_mb=1", EnginePlayer),
        ("py:own_bots:Plain", OwnPlayer),
        ("py:own_bots:Seeded:first=2,name=x", OwnPlayer),
        ("py:own_bots:middle", OwnPlayer),
        ("py:own_bots:Declared", own_bots.Declared),
        (own_bots.Seeded, OwnPlayer),
        (own_bots.Policy(), OwnPlayer),
        (own_bots.middle, OwnPlayer),
        (own_bots.Declared, own_bots.Declared),
        (lambda position: position.legal_moves.actions()[0], OwnPlayer),
    ],
)
def test_one_way_to_make_every_player(who: Any, kind: type) -> None:
    player = make_player(who, seed=3)
    assert type(player) is kind
    first = [player.choose(DEALT) for _ in range(5)]
    assert all(isinstance(move, Move) and move in MOVES for move in first)
    again = make_player(who, seed=3)
    assert [again.choose(DEALT) for _ in range(5)] == first
    again.new_game(3)
    assert [again.choose(DEALT) for _ in range(5)] == first
    player.cancel()
    player.close()


def test_a_program_is_made_the_same_way(tmp_path: Path) -> None:
    player = make_player(engine_spec(tmp_path, "well"), seed=1)
    assert isinstance(player, ExternalPlayer)
    assert player.choose(DEALT) == MOVES[0]
    player.close()


def test_an_object_is_told_what_it_can_hear() -> None:
    own = own_bots.Seeded()
    player = make_player(own, seed=5)
    player.choose(DEALT)
    player.cancel()
    player.close()
    assert own.told == [5, "cancel", "close"]
    declared = own_bots.Declared()
    assert make_player(declared) is declared


def test_options_reach_the_class() -> None:
    player = make_player("py:own_bots:Seeded:first=60,name=deep")
    assert isinstance(player, OwnPlayer)
    assert (player.own.first, player.own.name) == (60, "deep")
    assert player.choose(DEALT) in MOVES[60:]


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (None, "expected a move, got None"),
        ("2B9", "expected a move, got '2B9'"),
        (3.5, "expected a move, got 3.5"),
        (999, "expected a move, got 999"),
        ("2B3", "2B3: factory 2 holds no B"),
    ],
)
def test_bad_answers_are_faults(answer: Any, problem: str) -> None:
    with pytest.raises(PlayerError) as caught:
        make_player(own_bots.Confused(answer)).choose(DEALT)
    assert (caught.value.reason, str(caught.value)) == ("illegal", problem)


@pytest.mark.parametrize(
    ("who", "problem"),
    [
        ("py:no_such_module:Bot", "no_such_module: cannot be imported: No module named"),
        ("py:./no_such_file.py:Bot", "no_such_file.py: cannot be imported: no such file"),
        ("py:own_bots:Seded", "own_bots: has no 'Seded'; did you mean Seeded?"),
        ("py:own_bots:NOT_CALLABLE", "own_bots:NOT_CALLABLE: expected a class or a function"),
        ("py:own_bots:NoChoice", "expected a player with choose(position), or a function"),
        ("py:own_bots:Plain:depth=2", "Plain could not be made: "),
        ("py:own_bots:middle:depth=2", "only a class takes options, got depth"),
        ("py:broken_bot:Bot", "broken_bot: cannot be imported: ZeroDivisionError: division"),
        (7, "player: expected a player with choose(position), or a function, got int"),
        ("clubb", "; did you mean club?"),
    ],
)
def test_players_that_cannot_be_made(
    who: Any, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(EvoraError) as caught:
        make_player(who)
    assert problem in str(caught.value)


# --- In the arena


def test_own_classes_play_matches_from_python() -> None:
    match = Match(parse_specs([own_bots.Plain, "py:own_bots:Policy", "py:own_bots:Confused"]))
    state = run_match(match, 1, jobs=1, folder=None)
    summary = summarise(match, state.counted, anchor=None, sprt=None)
    assert [row.name for row in summary.rows][-1] == "py:own_bots:Confused"
    assert len(state.results) == 6
    assert {fault.reason for fault in summary.faults} == {"illegal"}


def test_own_classes_play_matches_from_the_command_line(tmp_path: Path) -> None:
    """A module beside the user and a file elsewhere, found by the workers as well."""
    (tmp_path / "my_bot.py").write_text(
        "class MyBot:\n    def choose(self, position):\n        return position.legal_moves[0]\n"
    )
    command = [str(Path(sys.executable).with_name("evora"))]
    players = ["py:my_bot:MyBot", f"other=py:{Path(own_bots.__file__)}:middle", "novice"]
    done = subprocess.run(
        [*command, "arena", *players, "--seeds", "1", "--jobs", "1", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    summary = json.loads(done.stdout)
    assert {row["player"] for row in summary["table"]} == {"py:my_bot:MyBot", "other", "novice"}
    assert summary["games"] == 6
    assert summary["faults"] == []
