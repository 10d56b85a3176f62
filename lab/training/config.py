"""The configuration of a training run: one TOML file, typed, that refuses unknown keys."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from evora.errors import EvoraError
from evora.game import PLAYER_COUNTS, VARIANT_NAMES

Count = Annotated[int, Meta(ge=1)]
Nodes = Annotated[int, Meta(ge=0, le=10**9)]
Share = Annotated[float, Meta(ge=0, le=1)]
Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
Seed = Annotated[int, Meta(ge=0, lt=2**31)]


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file."""


class SamplesConfig(Section, frozen=True, kw_only=True):
    """Games that the engine plays, in chunks; `nodes` per move."""

    count: Count
    per_chunk: Count
    nodes: Count

    @property
    def chunks(self) -> range:
        """The numbers of the chunks that hold so many games."""
        return range(-(-self.count // self.per_chunk))


class GamesConfig(SamplesConfig, frozen=True, kw_only=True):
    """Positions between rounds, and the results."""

    count: Count = 20_000
    per_chunk: Count = 200
    nodes: Count = 300
    perturbed_rounds: Share = 0.25  # with some random moves, for variety
    earlier: Annotated[int, Meta(ge=0)] = 0  # iterations before this one that are learned from, too


class LabelsConfig(Section, frozen=True, kw_only=True):
    deals: Count = 8  # per position
    nodes: Nodes = 300  # per move of the next round; 0: greedy play


class FitConfig(Section, frozen=True, kw_only=True):
    """Ridges pull weights towards those known before: rare ones stay as they were."""

    ridge: Positive = 30.0
    points_ridge: Positive = 3000.0  # of the expected points: one game's say little
    trace: Share = 0.3  # how much of a target is the result, seen through later positions
    # Fits, each to the values of the one before; 0: only the points are fitted.
    steps: Annotated[int, Meta(ge=0)] = 3
    least: Count = 500  # positions of a stage; with fewer, what was known stays


class PolicySamplesConfig(SamplesConfig, frozen=True, kw_only=True):
    """Decisions of searches among all moves."""

    count: Count = 2_000
    per_chunk: Count = 20
    nodes: Count = 5_000
    random_moves: Share = 0.1  # for variety; nothing is learned from them


class PolicyConfig(Section, frozen=True, kw_only=True):
    epochs: Count = 12
    batch: Count = 4096  # decisions per step
    rate: Positive = 0.03  # at the beginning
    # Draws the weights of a stage to those of all stages: few games have much to say about one.
    pull: NotNegative = 2e-5


class MidRoundSamplesConfig(SamplesConfig, frozen=True, kw_only=True):
    """What searches say in the middle of rounds, and what came of the round."""

    count: Count = 2_000
    per_chunk: Count = 20
    nodes: Count = 2_000
    min_nodes: Count = 100  # of a search whose values are kept
    max_nodes: Count = 60_000
    sample_rate: Share = 0.1  # of decisions; half of the first ones of rounds
    deals: Count = 4  # of a label
    deal_nodes: Nodes = 60


class CalibrationConfig(Section, frozen=True, kw_only=True):
    pull: NotNegative = 1e-4  # to small numbers: some thousand positions tell some only roughly


class MatchConfig(Section, frozen=True, kw_only=True):
    deals: Count = 400
    nodes: Count = 2_000


class Config(Section, frozen=True, kw_only=True):
    """A whole run: what has a table is done.

    [fit] learns values from [games], by [labels] or else by results; [policy] learns from
    [policy_samples], [calibration] from [mid_round_samples].
    """

    players: int = 2
    variant: str = "coloured"
    seed: Seed = 1
    iterations: Count = 1
    start: str = "shipped"
    games: GamesConfig = msgspec.field(default_factory=GamesConfig)
    labels: LabelsConfig | None = None
    fit: FitConfig | None = None
    policy_samples: PolicySamplesConfig | None = None
    policy: PolicyConfig | None = None
    mid_round_samples: MidRoundSamplesConfig | None = None
    calibration: CalibrationConfig | None = None
    match: MatchConfig | None = None


TABLES: dict[str, type[Struct]] = {
    "games": GamesConfig,
    "labels": LabelsConfig,
    "fit": FitConfig,
    "policy_samples": PolicySamplesConfig,
    "policy": PolicyConfig,
    "mid_round_samples": MidRoundSamplesConfig,
    "calibration": CalibrationConfig,
    "match": MatchConfig,
}


_OLD_NAMES = {"choices": "policy_samples"}  # of tables


def read_config(path: Path) -> Config:
    """A configuration; EvoraError with a sentence that names the field and what was expected."""
    try:
        return parse_config(path.read_bytes())
    except OSError as error:
        raise EvoraError(f"{path}: {error.strerror}") from None
    except EvoraError as error:
        raise EvoraError(f"{path}: {error}") from None


def parse_config(content: bytes) -> Config:
    try:
        tables = msgspec.toml.decode(content)
        for old, new in _OLD_NAMES.items():
            if old in tables:
                tables[new] = tables.pop(old)
        config = msgspec.convert(tables, Config)
    except msgspec.ValidationError as error:
        raise EvoraError(_in_words(str(error))) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise EvoraError(f"this is no TOML: {error}") from None
    _check(config)
    return config


def flat(config: Config) -> dict[str, Any]:
    """Every value by its name, such as games.nodes; a table itself is given, or left out."""
    out: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(config).items():
        if name not in TABLES:
            out[name] = value
            continue
        out[name] = "left out" if value is None else "given"
        out |= {f"{name}.{inner}": each for inner, each in (value or {}).items()}
    return out


def _check(config: Config) -> None:
    if config.players not in PLAYER_COUNTS:
        expected = ", ".join(map(str, PLAYER_COUNTS))
        raise EvoraError(f"players: expected one of {expected}, got {config.players}")
    if config.variant not in VARIANT_NAMES:
        expected = " or ".join(VARIANT_NAMES)
        raise EvoraError(f"variant: expected {expected}, got {config.variant!r}")
    if not (config.fit or config.policy or config.calibration):
        raise EvoraError("fit, policy, calibration: expected one of these tables or more, got none")
    if config.labels and not config.fit:
        raise EvoraError("labels: expected fit, too, got none")
    samples = {
        "games": config.games if config.fit else None,
        "policy_samples": config.policy_samples,
        "mid_round_samples": config.mid_round_samples,
    }
    for source, learned in (("policy_samples", "policy"), ("mid_round_samples", "calibration")):
        given = [name for name in (source, learned) if getattr(config, name)]
        if len(given) == 1:
            expected = f"{source}, {learned}: expected both of these tables or neither"
            raise EvoraError(f"{expected}, got {given[0]}")
    for name, table in samples.items():
        if table and table.count < 2 * table.per_chunk:
            raise EvoraError(
                f"{name}.count: expected two chunks or more ({2 * table.per_chunk} games), to "
                f"learn from and to test with, got {table.count}"
            )


_SHOWN = {"int": "a whole number", "float": "a number", "str": "a text", "object": "a table"}


def _in_words(message: str) -> str:
    """The sentence for what msgspec says, with the name of the field first."""
    what, _, at = message.partition(" - at `$.")
    place = at.rstrip("`")
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", message.partition(" - at")[0])
    if unknown:
        name = unknown[1]
        known = TABLES.get(place, Config).__struct_fields__
        near = difflib.get_close_matches(name, known, 1)
        suggestion = f"; did you mean {near[0]}?" if near else ""
        full = f"{place}.{name}" if place else name
        return f"{full}: unknown key, expected one of {', '.join(known)}{suggestion}"
    words = re.sub(r"`(\w+)( \| null)?`", lambda found: _SHOWN.get(found[1], found[1]), what)
    words = words.replace("array", "a list").replace("null", "nothing")
    return f"{place}: {words[:1].lower()}{words[1:]}"
