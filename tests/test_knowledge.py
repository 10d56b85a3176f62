"""What the engine knows, from files: those compiled in, and others that play otherwise."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from evora import Position, Seed
from evora.errors import EvoraError
from evora.knowledge import FittedWeights, PolicyWeights, read_knowledge
from evora.players.specs import check_players, parse_spec
from evora.search import Engine, Limit

FOLDER = Path(__file__).parent.parent / "core" / "evaluation"
LIMIT = Limit(nodes=300)


def dealt(players: int, variant: str) -> Position:
    start = Position.new(players, variant)
    return start.play(Seed("knowledge").deal(start))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_the_shipped_files_are_what_is_compiled_in(players: int, variant: str) -> None:
    name, position = f"{variant}_{players}.inc", dealt(players, variant)
    own = Engine(hash_mb=1).analyse(position, LIMIT, lines=3, seed=1)
    files = Engine(hash_mb=1, weights=FOLDER / "weights" / name, policy=FOLDER / "policies" / name)
    assert replace(files.analyse(position, LIMIT, lines=3, seed=1), ms=own.ms) == own


def test_an_engine_plays_by_the_files_that_its_text_names(tmp_path: Path) -> None:
    shipped = FittedWeights.read(FOLDER / "weights" / "coloured_2.inc")
    upside_down = [[-weight for weight in stage] for stage in shipped.utility]
    replace(shipped, utility=upside_down).write(tmp_path / "bad.inc")
    spec = parse_spec(f"bad=engine:nodes=300,weights={tmp_path}/bad.inc,hash_mb=1")
    assert parse_spec(f"bad={spec}") == spec
    position = dealt(2, "coloured")
    assert spec.open().choose(position) != parse_spec("engine:nodes=300").open().choose(position)
    other = parse_spec(f"engine:nodes=300,policy={FOLDER}/policies/grey_4.inc")
    assert other.open().choose(position) in position.legal_moves
    with pytest.raises(EvoraError, match=r"gone\.inc: there is no such weight file"):
        check_players([parse_spec("engine:weights=gone.inc")])


def test_half_a_policy_is_not_written(tmp_path: Path) -> None:
    shipped = PolicyWeights.read(FOLDER / "policies" / "coloured_2.inc")
    half = PolicyWeights([stage[: len(stage) // 2] for stage in shipped.by_stage])
    with pytest.raises(ValueError, match="shorter"):
        half.write(tmp_path / "half.inc")
    assert not list(tmp_path.iterdir())


def test_knowledge_is_told_by_its_numbers(tmp_path: Path) -> None:
    file = FOLDER / "weights" / "coloured_2.inc"
    copy = tmp_path / "copy.inc"
    copy.write_bytes(file.read_bytes())
    assert str(read_knowledge()) == "shipped"
    assert re.fullmatch("weights [0-9a-f]{12}", str(read_knowledge(file)))
    assert str(read_knowledge(copy)) == str(read_knowledge(file))
    FittedWeights.read(file).write(tmp_path / "again.inc")
    assert (tmp_path / "again.inc").read_bytes() == file.read_bytes()
