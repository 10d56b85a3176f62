"""What a game at the terminal starts from: seats, names, deals, or a saved game."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from evora import FACTORIES, Position, Seed
from evora.errors import nearest
from evora.game import VARIANT_NAMES, Game
from evora.players import BUILTIN
from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.record import BOT
from evora.terminal.saves import check_unfinished
from evora.texts import UserError, text
from evora.verify import Problem, verify

PERSON = "person"
SEAT_KINDS = (PERSON, *BUILTIN, *(level.name for level in LEVELS))

_SEED_PROBLEMS: dict[Problem, str] = {
    "no_seed": "terminal-no-seed",
    "wrong_hash": "terminal-wrong-seed-hash",
    "wrong_deal": "terminal-wrong-seed",
}


@dataclass(frozen=True)
class Setup:
    """How to start or to resume a game.

    `seats` holds a kind ('person', 'random', 'greedy' or a level) for every seat: a person and
    players of a middle level when it is empty. `start` None leaves the start player to the seed,
    `seed` None takes a random one. With `resume`, players, variant and start are those of that
    game; kinds, names and the seed come from its tags unless they are given here. `save_path` None
    is a new file in the folder of saves. `strict`: there are no hints, nothing is taken back, and
    the file stays. `resume_with`: the command that goes on with it, if that is not `evora play`.
    """

    players: int = 2
    variant: str = "coloured"
    seats: Sequence[str] = ()
    names: Sequence[str] = ()
    start: int | None = None
    seed: str | None = None
    resume: Game | None = None
    resumed_from: str = "record"  # what errors about that game call it
    save_path: Path | None = None
    strict: bool = False
    resume_with: str = ""


@dataclass(frozen=True)
class Table:
    """A game ready to be played: the game itself, who sits where, where deals come from."""

    game: Game
    kinds: tuple[str, ...]
    names: tuple[str, ...]
    seed: Seed


def open_table(setup: Setup) -> Table:
    """The new or resumed game; an EvoraError names the field that is wrong."""
    return _new_table(setup) if setup.resume is None else _resumed_table(setup, setup.resume)


def _new_table(setup: Setup) -> Table:
    if setup.players not in FACTORIES:
        raise UserError("terminal-bad-players", value=str(setup.players))
    if setup.variant not in VARIANT_NAMES:
        raise UserError("terminal-bad-variant", value=setup.variant)
    if setup.start is not None and not 1 <= setup.start <= setup.players:
        raise UserError("terminal-bad-start", players=setup.players, value=str(setup.start))
    opponents = [DEFAULT_LEVEL] * (setup.players - 1)
    kinds = _check_kinds(setup.seats or [PERSON, *opponents], setup.players)
    names = _check_names(setup.names or _default_names(kinds), setup.players)
    seed = Seed.random() if setup.seed is None else Seed(setup.seed)
    start = setup.start or seed.start_player(setup.players)
    game = Game(Position.new(setup.players, setup.variant, start))
    _set_tags(game, kinds, names, seed)
    return Table(game, kinds, names, seed)


def _resumed_table(setup: Setup, saved: Game) -> Table:
    check_unfinished(saved, setup.resumed_from)
    players = saved.start.players
    seats = range(1, players + 1)
    written = [saved.tags.get(f"Seat{seat}Kind", PERSON) for seat in seats]
    # The program that was a bot on a server is not here: a person plays for it.
    kept = [PERSON if kind == BOT else kind for kind in written]
    kinds = _check_kinds(setup.seats or kept, players)
    defaults = _default_names(kinds)
    names = _check_names(
        setup.names or [saved.tags.get(f"Seat{seat}", defaults[seat - 1]) for seat in seats],
        players,
    )
    seed = _resumed_seed(setup, saved)
    # The caller's game stays as it was: this one will be played on.
    game = Game(saved.start, saved.tags)
    game.comments = {count: list(comments) for count, comments in saved.comments.items()}
    for token in saved.tokens:
        game.play(token)
    _set_tags(game, kinds, names, seed)
    return Table(game, kinds, names, seed)


def _resumed_seed(setup: Setup, saved: Game) -> Seed:
    """The seed of the deals so far, which gives those to come as well."""
    written = setup.seed if setup.seed is not None else saved.tags.get("Seed")
    verdict = verify(saved, written)
    if verdict.problem is not None:
        key = _SEED_PROBLEMS[verdict.problem]
        raise UserError(key, file=setup.resumed_from, round=verdict.round)
    assert written is not None
    return Seed(written)


def _set_tags(game: Game, kinds: Sequence[str], names: Sequence[str], seed: Seed) -> None:
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True), start=1):
        game.tags[f"Seat{seat}"] = name
        game.tags[f"Seat{seat}Kind"] = kind
    game.tags.setdefault("Date", datetime.date.today().isoformat())
    game.tags["SeedHash"] = seed.hash
    # Kept in the open from the start: a local save must be able to deal on.
    game.tags["Seed"] = str(seed)


def _default_names(kinds: Sequence[str]) -> list[str]:
    return [
        text("play-name", kind=kind, seat=seat, level=_level_name(kind))
        for seat, kind in enumerate(kinds, start=1)
    ]


def _level_name(kind: str) -> str:
    """What a level is called; nothing for other kinds of players."""
    return "" if kind in (PERSON, *BUILTIN) else text(f"level-{kind}")


def _check_kinds(kinds: Sequence[str], players: int) -> tuple[str, ...]:
    if len(kinds) != players:
        raise UserError("terminal-bad-seats", players=players, count=len(kinds))
    for seat, kind in enumerate(kinds, start=1):
        if kind not in SEAT_KINDS:
            expected = ", ".join(SEAT_KINDS)
            near = nearest(kind, SEAT_KINDS)
            raise UserError("terminal-bad-kind", seat=seat, kinds=expected, value=kind, near=near)
    return tuple(kinds)


def _check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) != players:
        raise UserError("terminal-bad-names", players=players, count=len(names))
    for seat, name in enumerate(names, start=1):
        # A name is printed as it is: control characters could repaint the screen.
        if not name.strip() or not name.isprintable():
            raise UserError("terminal-bad-name", seat=seat, value=repr(name))
    return tuple(names)
