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
Seed = Annotated[int, Meta(ge=0, lt=2**31)]


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file."""


class GamesConfig(Section, frozen=True, kw_only=True):
    count: Count = 20_000
    per_chunk: Count = 200
    nodes: Count = 300
    perturbed_rounds: Share = 0.25
    earlier: Annotated[int, Meta(ge=0)] = 0


class LabelsConfig(Section, frozen=True, kw_only=True):
    deals: Count = 8
    nodes: Nodes = 300


class FitConfig(Section, frozen=True, kw_only=True):
    ridge: Positive = 30.0
    points_ridge: Positive = 3000.0
    trace: Share = 0.3
    steps: Annotated[int, Meta(ge=0)] = 3
    least: Count = 500


class ChoicesConfig(Section, frozen=True, kw_only=True):
    count: Count = 2_000
    per_chunk: Count = 20
    nodes: Count = 5_000
    random_moves: Share = 0.1


class PolicyConfig(Section, frozen=True, kw_only=True):
    epochs: Count = 12
    batch: Count = 4096
    rate: Positive = 0.03
    pull: Annotated[float, Meta(ge=0)] = 2e-5


class MatchConfig(Section, frozen=True, kw_only=True):
    deals: Count = 400
    nodes: Count = 2_000


class Config(Section, frozen=True, kw_only=True):
    """A whole run. It learns values by [fit], a policy by [policy], or both.

    Without [labels] values are learned from results; without [match] none is played.
    """

    players: int = 2
    variant: str = "coloured"
    seed: Seed = 1
    iterations: Count = 1
    start: str = "shipped"
    games: GamesConfig = msgspec.field(default_factory=GamesConfig)
    labels: LabelsConfig | None = None
    fit: FitConfig | None = None
    choices: ChoicesConfig | None = None
    policy: PolicyConfig | None = None
    match: MatchConfig | None = None


TABLES: dict[str, type[Struct]] = {
    "games": GamesConfig,
    "labels": LabelsConfig,
    "fit": FitConfig,
    "choices": ChoicesConfig,
    "policy": PolicyConfig,
    "match": MatchConfig,
}


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
        config = msgspec.toml.decode(content, type=Config)
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
    if not config.fit and not config.policy:
        raise EvoraError("fit, policy: expected one of these tables or both, got neither")
    if config.labels and not config.fit:
        raise EvoraError("labels: expected fit, too, got none")
    if bool(config.choices) != bool(config.policy):
        got = "choices" if config.choices else "policy"
        raise EvoraError(f"choices, policy: expected both of these tables or neither, got {got}")
    if config.fit:
        _check_chunks("games", config.games)
    if config.choices:
        _check_chunks("choices", config.choices)


def _check_chunks(name: str, table: GamesConfig | ChoicesConfig) -> None:
    least = 2 * table.per_chunk
    if table.count < least:
        raise EvoraError(
            f"{name}.count: expected two chunks or more ({least} games), to learn from and to "
            f"test with, got {table.count}"
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
        hint = f"; did you mean {near[0]}?" if near else ""
        full = f"{place}.{name}" if place else name
        return f"{full}: unknown key, expected one of {', '.join(known)}{hint}"
    words = re.sub(r"`(\w+)( \| null)?`", lambda found: _SHOWN.get(found[1], found[1]), what)
    words = words.replace("array", "a list").replace("null", "nothing")
    return f"{place}: {words[:1].lower()}{words[1:]}"
