"""Players as text."""

from __future__ import annotations

import pytest

from evora import EvoraError, Position, Seed
from evora.arena.specs import SpecError, check_players, parse_spec, parse_specs
from evora.players.engine import EnginePlayer
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
        ("cmd:ms=50 ./x --y 'a b'", "cmd:ms=50 ./x --y 'a b'", None, Limit(ms=50)),
        ("x=cmd:nodes=9 level=two timeout=1.5 ./x y=z", "x", None, Limit(nodes=9)),
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
    assert (again.kind, again.limit, again.command) == (spec.kind, spec.limit, spec.command)


def test_options_of_a_command_stand_before_it() -> None:
    spec = parse_spec("cmd:nodes=9 level=two timeout=1.5 ./x y=z")
    assert spec.command == ("./x", "y=z")
    assert (spec.level, spec.timeout, spec.move_seconds) == ("two", 1.5, 1.5)


def test_equal_names_are_told_apart() -> None:
    specs = parse_specs(["greedy", "greedy", "random", "greedy"])
    assert [spec.name for spec in specs] == ["greedy", "greedy (2)", "random", "greedy (3)"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nobody",
        "random:fast",
        "=greedy",
        "level:",
        "cmd:",
        "cmd:ms=100",
        "cmd:ms=1 nodes=2 ./x",
        "cmd:colour=red ./x",
        "cmd:timeout=never ./x",
        "cmd:'./x",
        "engine:ms=0",
        "engine:ms=1.5",
        "engine:ms=abc",
        "engine:fast",
        "engine:ms=1,nodes=2",
        "engine:threads=1,threads=2",
    ],
)
def test_what_is_no_player(text: str) -> None:
    with pytest.raises(SpecError, match="player"):
        parse_spec(text)


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
