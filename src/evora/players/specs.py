"""Players as text: `greedy`, `club`, `engine:nodes=10000`, `engine:clock=60+0.6`,
`best=cmd:ms=100 ./program --fast`, `py:my_module:MyPlayer`."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace

from evora.errors import EvoraError, WrongTypeError, nearest
from evora.players.builtin import BUILTIN
from evora.players.clocks import DEFAULT_LIMIT, Clock, parse_clock
from evora.players.engine import EnginePlayer
from evora.players.external import ExternalPlayer
from evora.players.levels import LEVELS, LevelPlayer, level_named
from evora.players.own_player import load, own_player
from evora.players.player import Player
from evora.search import Limit
from evora.texts import UserError

__all__ = ["PlayerSpec", "SpecError", "check_players", "parse_spec", "parse_specs"]

Value = int | float | str

# A player loses on time after twice its limit and this much more, so that only one that is stuck
# loses; the standings show how well it keeps to its time.
GRACE_SECONDS = 5.0
# For commands that count nodes or depth, where no time follows from the limit.
UNTIMED_SECONDS = 60.0

LEVEL_NAMES = tuple(level.name for level in LEVELS)
_LIMITS = ("ms", "nodes", "depth")
_COMMAND_OPTIONS = (*_LIMITS, "clock", "level", "timeout")
_NAME = re.compile(r"[^\s:=][^:=\n\r]*")
_OPTION = re.compile(r"([a-z][a-z_]*)=(\S+)")


class SpecError(UserError):
    """A text that names no player.

    `values` says what is wrong: `player` (the text), `kind` (of the problem, by which the text
    `usage-player` chooses its words), `value`, `option`, `choices` and `near`, the word that may be
    meant.
    """


def _wrong(player: str, kind: str, *, value: Value = "", option: str = "") -> SpecError:
    """The error for a player; `kind` is one of those of the text `usage-player`."""
    kinds = ("engine:ms=100", "cmd:COMMAND", "py:MODULE:CLASS")
    choices = LEVEL_NAMES if kind == "level" else (*BUILTIN, *LEVEL_NAMES, *kinds)
    possible: tuple[str, ...] = ()
    if kind == "unknown":
        possible = _COMMAND_OPTIONS
    elif kind in ("kind", "level"):
        possible = (*BUILTIN, *LEVEL_NAMES, "engine", "level", "cmd", "py")
    return SpecError(
        "usage-player",
        player=repr(player),
        kind=kind,
        value=repr(value),
        option=option,
        choices=", ".join(choices),
        near=nearest(value, possible) or "",
    )


@dataclass(frozen=True)
class PlayerSpec:
    """Who plays: `kind` is a built-in name, 'engine', 'level', 'cmd' or 'py'.

    `limit` is that of each move, `clock` that of a whole game; with a clock alone, the engine and
    programs think as long as it allows. `options` are those of the engine or of a class. `command`
    is that of a program, or the module and the name of a class in Python. `timeout`: the seconds
    after which a program loses a move on time.
    """

    name: str
    kind: str
    limit: Limit | None = None
    options: tuple[tuple[str, Value], ...] = ()
    level: str | None = None
    command: tuple[str, ...] = ()
    timeout: float | None = None
    clock: Clock | None = None

    def __str__(self) -> str:
        """What plays, without its name, in one canonical form."""
        clock = [("clock", str(self.clock))] if self.clock else []
        known = (*_limit_pairs(self.limit), *clock, *self.options)
        pairs = [f"{key}={value}" for key, value in known]
        if self.kind == "cmd":
            pairs += [f"level={shlex.quote(self.level)}"] if self.level else []
            pairs += [f"timeout={self.timeout:g}"] if self.timeout is not None else []
            return f"cmd:{' '.join([*pairs, shlex.join(self.command)])}"
        level = [self.level] if self.level else []
        options = [",".join(pairs)] if pairs else []
        return ":".join([self.kind, *level, *self.command, *options])

    @property
    def move_seconds(self) -> float | None:
        """After how long a move is lost on time; None if never."""
        if self.timeout is not None:
            return self.timeout
        if self.limit is not None and self.limit.ms is not None:
            return 2 * self.limit.ms / 1000 + GRACE_SECONDS
        return UNTIMED_SECONDS if self.kind == "cmd" and self.clock is None else None

    def open(self) -> Player:
        """A player that is ready to play; EvoraError if it cannot be."""
        if self.kind == "engine":
            return EnginePlayer(self.limit, **dict(self.options))
        if self.kind == "level":
            return LevelPlayer(level_named(str(self.level)))
        if self.kind == "cmd":
            return _external_player(self)
        if self.kind == "py":
            return own_player(load(*self.command), **dict(self.options))
        return BUILTIN[self.kind](None)


def parse_specs(
    players: Sequence[str | type], clock: Clock | None = None
) -> tuple[PlayerSpec, ...]:
    """The players of a match, whose names all differ: a second `greedy` becomes `greedy (2)`.

    A class is a player of its own, which worker processes import again. `clock` is that of all
    players whose text has none.
    """
    specs: list[PlayerSpec] = []
    taken: set[str] = set()
    for player in players:
        text = _class_text(player) if isinstance(player, type) else player
        spec = parse_spec(text, clock)
        name, number = spec.name, 1
        while name in taken:
            number += 1
            name = f"{spec.name} ({number})"
        taken.add(name)
        specs.append(replace(spec, name=name))
    return tuple(specs)


def parse_spec(text: str, clock: Clock | None = None) -> PlayerSpec:
    """A player from its text, `[NAME=]KIND[:OPTIONS]`; SpecError for anything else.

    `clock` is the player's if its text has none. Its name does not tell that one.
    """
    if not isinstance(text, str):
        raise WrongTypeError(f"player: expected its text, got {type(text).__name__}")
    name, given, body = text.partition("=")
    if not given or ":" in name:
        name, body = "", text
    elif not _NAME.fullmatch(name):
        raise _wrong(text, "name", value=name)
    spec = _parse_body(name, body, text)
    own_clock = spec.clock
    if own_clock is None:
        spec = replace(spec, clock=clock)
    if spec.kind in ("engine", "cmd") and not (spec.limit or spec.clock):
        spec = replace(spec, limit=DEFAULT_LIMIT)
    return spec if spec.name else replace(spec, name=str(replace(spec, clock=own_clock)))


def check_players(specs: Sequence[PlayerSpec]) -> None:
    """Opens each player that runs inside this program, and looks for the commands of the others.

    So a mistake is an error before the first game, not a thousand lost games.
    """
    for spec in specs:
        if spec.kind == "cmd":
            if shutil.which(spec.command[0]) is None:
                raise _wrong(spec.name, "missing", value=spec.command[0])
            continue
        if spec.kind == "level" and spec.level not in LEVEL_NAMES:
            raise _wrong(spec.name, "level", value=spec.level or "")
        try:
            spec.open().close()
        except EvoraError as error:
            raise EvoraError(f"player {spec.name!r}: {error}") from None


# --- Reading


def _parse_body(name: str, body: str, text: str) -> PlayerSpec:
    """A player without what goes without saying: a name, a limit."""
    kind, _, rest = body.partition(":")
    is_word = body == kind or rest.startswith("clock=")
    if kind in BUILTIN and is_word:
        return PlayerSpec(name, kind, clock=_only_clock(rest, text))
    if kind in LEVEL_NAMES and is_word:
        spec = PlayerSpec(name, "level", level=kind, clock=_only_clock(rest, text))
        return spec if name or rest else replace(spec, name=kind)
    if kind == "engine":
        return _parse_engine(name, rest, text)
    if kind == "level" and rest.strip():
        level, _, rest = rest.partition(":")
        return PlayerSpec(name, kind, level=level.strip(), clock=_only_clock(rest, text))
    if kind == "cmd":
        return _parse_command(name, rest, text)
    if kind == "py":
        return _parse_python(name, rest, text)
    raise _wrong(text, "kind", value=kind)


def _parse_engine(name: str, rest: str, text: str) -> PlayerSpec:
    pairs = [_pair(part, text) for part in rest.split(",") if part]
    limit, clock, others = _split_limits(pairs, text)
    return PlayerSpec(name, "engine", limit=limit, options=tuple(others), clock=clock)


def _parse_python(name: str, rest: str, text: str) -> PlayerSpec:
    module, _, target = rest.partition(":")
    target, _, options = target.partition(":")
    if not module or not target:
        raise _wrong(text, "python")
    pairs = [_pair(part, text) for part in options.split(",") if part]
    clock, others = _split_clock(pairs, text)
    return PlayerSpec(name, "py", command=(module, target), options=tuple(others), clock=clock)


def _class_text(own: type) -> str:
    return f"{own.__name__}=py:{own.__module__}:{own.__qualname__}"


def _parse_command(name: str, rest: str, text: str) -> PlayerSpec:
    try:
        words = shlex.split(rest)
    except ValueError:  # the only mistake that shlex knows here
        raise _wrong(text, "quotes") from None
    pairs = []
    # Options come before the command, as environment variables do in a shell.
    while words and _OPTION.fullmatch(words[0]):
        pairs.append(_pair(words.pop(0), text))
    if not words:
        raise _wrong(text, "command")
    limit, clock, others = _split_limits(pairs, text)
    known = dict(others)
    timeout = known.pop("timeout", None)
    level = known.pop("level", None)
    if known:
        raise _wrong(text, "unknown", value=next(iter(known)))
    if timeout is not None and not (isinstance(timeout, int | float) and timeout > 0):
        raise _wrong(text, "timeout", value=timeout)
    return PlayerSpec(
        name,
        "cmd",
        limit=limit,
        command=tuple(words),
        level=None if level is None else str(level),
        timeout=None if timeout is None else float(timeout),
        clock=clock,
    )


def _pair(part: str, text: str) -> tuple[str, Value]:
    match = _OPTION.fullmatch(part)
    if match is None:
        # Programs are called engines, too, but here the engine is our own.
        program = text.partition("engine:")[2] == part
        raise _wrong(text, "program" if program else "option", value=part)
    key, value = match[1], match[2]
    for number in (int, float):
        try:
            return key, number(value)
        except ValueError:
            pass
    return key, value


def _split_limits(
    pairs: list[tuple[str, Value]], text: str
) -> tuple[Limit | None, Clock | None, list[tuple[str, Value]]]:
    clock, pairs = _split_clock(pairs, text)
    limits = [(key, value) for key, value in pairs if key in _LIMITS]
    if len(limits) > 1:
        raise _wrong(text, "limits")
    others = [(key, value) for key, value in pairs if key not in _LIMITS]
    if not limits:
        return None, clock, others
    ((key, value),) = limits
    if not isinstance(value, int) or value < 1:
        raise _wrong(text, "number", value=value, option=key)
    return Limit(**{key: value}), clock, others


def _split_clock(
    pairs: list[tuple[str, Value]], text: str
) -> tuple[Clock | None, list[tuple[str, Value]]]:
    if len(dict(pairs)) < len(pairs):
        raise _wrong(text, "twice")
    others = [(key, value) for key, value in pairs if key != "clock"]
    if len(others) == len(pairs):
        return None, others
    written = dict(pairs)["clock"]
    try:
        return parse_clock(str(written)), others
    except EvoraError:
        raise _wrong(text, "clock", value=written) from None


def _only_clock(rest: str, text: str) -> Clock | None:
    """The clock of a player that has no other option."""
    clock, others = _split_clock([_pair(part, text) for part in rest.split(",") if part], text)
    if others:
        raise _wrong(text, "unknown", value=others[0][0])
    return clock


def _limit_pairs(limit: Limit | None) -> list[tuple[str, Value]]:
    if limit is None:
        return []
    return [(key, getattr(limit, key)) for key in _LIMITS if getattr(limit, key) is not None]


# --- Opening


def _external_player(spec: PlayerSpec) -> ExternalPlayer:
    player = ExternalPlayer(spec.command, spec.limit, level=spec.level, timeout=spec.move_seconds)
    # It starts now, so that the time it takes does not count for its first move.
    try:
        _ = player.engine.hello
    except BaseException:
        player.close()
        raise
    return player
