"""Players as text."""

from __future__ import annotations

import json
import pickle
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from arena_players import engine_spec

from evora import EvoraError, Position, Seed
from evora.players import EnginePlayer, ExternalPlayer, GreedyPlayer, LevelPlayer, PlayerError
from evora.players.clocks import Clock
from evora.players.specs import SpecError, check_players, parse_spec, parse_specs
from evora.search import Limit

DEALT = Position.new().play(Seed("7").deal(Position.new()))


@pytest.mark.parametrize(
    ("text", "name", "canonical", "limit"),
    [
        ("random", "random", "random", None),
        ("easy=greedy", "easy", "greedy", None),
        ("engine", "engine:ms=100", "engine:ms=100", Limit(ms=100)),
        ("engine:nodes=10000", "engine:nodes=10000", "engine:nodes=10000", Limit(nodes=10000)),
        ("a b=engine:depth=2,threads=2", "a b", "engine:depth=2,threads=2", Limit(depth=2)),
        ("engine:kind=mc,ms=20", "engine:ms=20,kind=mc", "engine:ms=20,kind=mc", Limit(ms=20)),
        ("level:full strength", "level:full strength", "level:full strength", None),
        ("club", "club", "level:club", None),
        ("weak=novice", "weak", "level:novice", None),
        ("py:my.bot:Bot", "py:my.bot:Bot", "py:my.bot:Bot", None),
        ("py:./bot.py:Bot:depth=2,eye=left", "py:./bot.py:Bot:depth=2,eye=left", None, None),
        ("cmd:ms=50 ./x --y 'a b'", "cmd:ms=50 ./x --y 'a b'", None, Limit(ms=50)),
        ("x=cmd:nodes=9 level=two timeout=1.5 ./x y=z", "x", None, Limit(nodes=9)),
        ("engine:clock=60+0.6", "engine:clock=60+0.6", "engine:clock=60+0.6", None),
        ("engine:clock=9,ms=20", "engine:ms=20,clock=9", "engine:ms=20,clock=9", Limit(ms=20)),
        ("greedy:clock=1.5", "greedy:clock=1.5", "greedy:clock=1.5", None),
        ("a=club:clock=5+1", "a", "level:club:clock=5+1", None),
        ("level:club:clock=5+1", "level:club:clock=5+1", "level:club:clock=5+1", None),
        ("py:my.bot:Bot:eye=left,clock=7", "py:my.bot:Bot:clock=7,eye=left", None, None),
        ("cmd:clock=60 ./x", "cmd:clock=60 ./x", "cmd:clock=60 ./x", None),
    ],
)
def test_specs(text: str, name: str, canonical: str | None, limit: Limit | None) -> None:
    spec = parse_spec(text)
    assert spec.name == name
    assert spec.limit == limit
    if canonical is not None:
        assert str(spec) == canonical
    again = parse_spec(str(spec))
    assert str(again) == str(spec)
    assert again.clock == spec.clock and (spec.clock is None) == ("clock" not in text)
    assert (again.kind, again.limit, again.command) == (spec.kind, spec.limit, spec.command)


@pytest.mark.parametrize(
    ("text", "name", "player"),
    [
        ("engine", "engine", "engine:clock=60+0.6"),
        ("engine:nodes=9", "engine:nodes=9", "engine:nodes=9,clock=60+0.6"),
        ("greedy", "greedy", "greedy:clock=60+0.6"),
        ("club", "club", "level:club:clock=60+0.6"),
        ("level:club", "level:club", "level:club:clock=60+0.6"),
        ("cmd:./x", "cmd:./x", "cmd:clock=60+0.6 ./x"),
        ("x=cmd:level=a ./x", "x", "cmd:clock=60+0.6 level=a ./x"),
        ("py:my.bot:Bot", "py:my.bot:Bot", "py:my.bot:Bot:clock=60+0.6"),
        ("engine:clock=5", "engine:clock=5", "engine:clock=5"),
    ],
)
def test_a_clock_for_players_without_one(text: str, name: str, player: str) -> None:
    spec = parse_spec(text, Clock(60, 0.6))
    assert (spec.name, str(spec)) == (name, player)
    assert parse_specs([text], Clock(60, 0.6)) == (spec,)
    assert replace(parse_spec(str(spec)), name=name) == spec


def test_options_of_a_command_stand_before_it() -> None:
    spec = parse_spec("cmd:nodes=9 level=two timeout=1.5 ./x y=z")
    assert spec.command == ("./x", "y=z")
    assert (spec.level, spec.timeout, spec.move_seconds) == ("two", 1.5, 1.5)


def test_equal_names_are_told_apart() -> None:
    specs = parse_specs(["greedy", "greedy", "random", "greedy"])
    assert [spec.name for spec in specs] == ["greedy", "greedy (2)", "random", "greedy (3)"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected one of random, greedy, novice, apprentice, "),
        ("nobody", "expected one of"),
        ("random:fast", "expected one of"),
        ("=greedy", "expected a name before '=', got ''"),
        (" x=greedy", "expected a name before '=', got ' x'"),
        ("level:", "expected one of"),
        ("cmd:", "expected a command after 'cmd:'"),
        ("cmd:ms=100", "expected a command after 'cmd:'"),
        ("cmd:ms=1 nodes=2 ./x", "expected one of ms, nodes and depth"),
        ("cmd:colour=red ./x", "unknown option 'colour'"),
        ("cmd:timeout=never ./x", "timeout: expected seconds above 0, got 'never'"),
        ("cmd:timeout=0 ./x", "timeout: expected seconds above 0, got 0"),
        ("cmd:'./x", "a quotation mark is not closed"),
        ("engine:ms=0", "ms: expected a whole number from 1, got 0"),
        ("engine:ms=1.5", "ms: expected a whole number from 1, got 1.5"),
        ("engine:ms=abc", "ms: expected a whole number from 1, got 'abc'"),
        (
            "engine:fast",
            "expected options such as ms=100, got 'fast'; for a program write cmd:COMMAND",
        ),
        ("py:", "expected a module and a class after 'py:', such as py:my_bot:MyBot"),
        ("py:bot", "expected a module and a class after 'py:', such as py:my_bot:MyBot"),
        ("py:bot:Bot:deep", "expected options such as ms=100, got 'deep'"),
        ("py:bot:Bot:a=1,a=2", "expected every option once"),
        ("engine:ms=1,nodes=2", "expected one of ms, nodes and depth"),
        ("engine:clock=fast", "clock: expected seconds such as 60, or 60+0.6 with an increment"),
        ("club:clock=0", "clock: expected seconds such as 60, or 60+0.6 with an increment, got 0"),
        ("greedy:clock=1,ms=2", "unknown option 'ms'"),
        ("cmd:clock=1 clock=2 ./x", "expected every option once"),
        ("engine:threads=1,threads=2", "expected every option once"),
    ],
)
def test_what_is_no_player(text: str, problem: str) -> None:
    with pytest.raises(SpecError) as caught:
        parse_spec(text)
    assert str(caught.value).startswith(f"player {text!r}: {problem}")
    # People read the same in their language.
    assert caught.value.in_language("de").startswith(f"Spieler {text!r}: ")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("greedey", "greedy"),
        ("Club", "club"),
        ("grand master", "grandmaster"),
        ("egnine:ms=5", "engine"),
        ("cmd:nodse=9 ./x", "nodes"),
        ("cmd:time_out=9 ./x", "timeout"),
    ],
)
def test_a_near_spelling_is_suggested(text: str, meant: str) -> None:
    with pytest.raises(SpecError) as caught:
        parse_spec(text)
    assert str(caught.value).endswith(f"; did you mean {meant}?")


@pytest.mark.parametrize(
    ("text", "meant"),
    [("level:clubb", "club"), ("engine:thread=2", "threads"), ("engine:method=tre", "tree")],
)
def test_a_near_spelling_is_suggested_before_the_match(text: str, meant: str) -> None:
    with pytest.raises(EvoraError) as caught:
        check_players([parse_spec(text)])
    assert str(caught.value).endswith(f"; did you mean {meant}?")


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("greedy", None),
        ("level:novice", None),
        ("engine:nodes=5", None),
        ("engine:ms=100", 5.2),
        ("cmd:ms=2000 ./x", 9.0),
        ("cmd:nodes=9 ./x", 60.0),
        ("cmd:./x", 5.2),
        ("cmd:nodes=9 timeout=2 ./x", 2.0),
        ("cmd:clock=60 ./x", None),
        ("cmd:clock=60 timeout=2 ./x", 2.0),
        ("engine:clock=60", None),
    ],
)
def test_how_long_a_move_may_take(text: str, seconds: float | None) -> None:
    assert parse_spec(text).move_seconds == seconds


def test_options_keep_their_types() -> None:
    options = dict(parse_spec("engine:depth=2,threads=2,share=0.5,method=mc").options)
    assert options == {"threads": 2, "share": 0.5, "method": "mc"}
    assert isinstance(options["threads"], int)


def test_players_of_every_kind(tmp_path: Path) -> None:
    engine = parse_spec("engine:nodes=50,hash_mb=1").open()
    assert isinstance(engine, EnginePlayer) and engine.choose(DEALT) in DEALT.legal_moves
    level = parse_spec("level:club").open()
    assert isinstance(level, LevelPlayer) and level.level.name == "club"
    assert isinstance(parse_spec("greedy").open(), GreedyPlayer)
    external = parse_spec(engine_spec(tmp_path, "well")).open()
    assert isinstance(external, ExternalPlayer)
    assert external.engine.pid is not None  # it has been started already
    assert external.choose(DEALT) == DEALT.legal_moves[0]
    external.close()


def test_a_command_that_does_not_start_is_not_left_running(tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match="exit code 3"):
        parse_spec("cmd:sh -c 'exit 3'").open()
    check_players([parse_spec(engine_spec(tmp_path, "well"))])


def test_options_reach_an_external_engine(tmp_path: Path) -> None:
    script = tmp_path / "engine.sh"
    script.write_text(f"tee {tmp_path}/asked | {sys.executable} -m evora.engine_protocol\n")
    player = parse_spec(f"cmd:nodes=9 level=novice sh {script}").open()
    assert player.choose(DEALT) in DEALT.legal_moves
    player.close()
    asked = [json.loads(row) for row in (tmp_path / "asked").read_text().splitlines()]
    (request,) = (each for each in asked if each["op"] == "analyse")
    assert (request["limit"], request["level"]) == ({"nodes": 9}, "novice")


@pytest.mark.parametrize("text", ["engine:colour=red", "cmd:/no/such/program", "level:none such"])
def test_players_that_cannot_play(text: str) -> None:
    with pytest.raises(EvoraError, match="player 'x'"):
        check_players([parse_spec(f"x={text}")])


def test_built_in_players_depend_on_the_seed_alone() -> None:
    player = parse_spec("random").open()
    seen = []
    for seed in (1, 2, 1):
        player.new_game(seed)
        seen.append([player.choose(DEALT) for _ in range(8)])
    assert seen[0] == seen[2] != seen[1]


def test_engine_players_with_nodes_depend_on_the_seed_alone() -> None:
    player = EnginePlayer(Limit(nodes=500), hash_mb=1)
    player.new_game(1)
    first = [player.choose(DEALT) for _ in range(3)]
    player.new_game(1)
    assert [player.choose(DEALT) for _ in range(3)] == first
    assert all(move in DEALT.legal_moves for move in first)
    with pytest.raises(EvoraError):
        player.choose(Position.new())
