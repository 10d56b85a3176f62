"""Finished games that were played elsewhere: a record becomes the log of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from evora._core import RULES_VERSION, Deal, Position, Seed
from evora.errors import EvoraError
from evora.game import Game
from evora.players.levels import DEFAULT_LEVEL, level_named
from evora.record import parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.entries import Entry, LogEntry
from evora.server.domain.names import checked_name
from evora.server.domain.table.draft import Decision, fingerprint
from evora.server.domain.table.replay import replay


def finished_game(text: str) -> Game:
    """The game of a record that can be kept; Refusal bad_record."""
    try:
        game = parse_game(text)
    except EvoraError as error:
        raise Refusal("bad_record", "record", str(error)) from None
    if game.outcome is None:
        raise Refusal("bad_record", "record", "expected a game that is over")
    if all(_level(game, seat) for seat in _seats(game)):
        raise Refusal("bad_record", "record", "expected a person on one of the seats")
    return game


def seed_of(game: Game) -> Seed:
    """The seed that the record names; one that means nothing where it names none."""
    written = game.tags.get("Seed")
    return Seed(written) if written is not None else Seed.random()


def names_of(game: Game) -> Mapping[int, str]:
    """The names of the people as the record has them: by seat, where they can be kept."""
    names = {}
    for seat in _seats(game):
        if _level(game, seat) is not None:
            continue
        try:
            names[seat] = checked_name(game.tags.get(f"Seat{seat}", ""))
        except Refusal:
            continue
    return names


def keep_record(game_id: str, request: m.KeepRecord, guest: str, game: Game, now: int) -> Decision:
    """The log of a finished game. Its people are what the record says, none of them a guest whom
    this server has seen play: all of them sat at the device of the one who brought it."""
    entries = [
        LogEntry(seq=number, time=now, entry=entry)
        for number, entry in enumerate(_entries(game, guest), 1)
    ]
    entries[-1] = replace(entries[-1], command=request.id, fingerprint=fingerprint(request, guest))
    return Decision(tuple(entries), replay(game_id, entries))


def _entries(game: Game, guest: str) -> Iterator[Entry]:
    start, outcome = game.start, game.outcome
    assert outcome is not None
    plain = Position.new(start.players, start.variant, start.start)
    yield log.Created(
        rules=RULES_VERSION,
        variant="grey" if str(start.variant) == "grey" else "coloured",
        players=start.players,
        creator=guest,
        seats=_setups(game, guest),
        start=start.start,
        clock=log.NoClock(),
        listed=False,
        seed_hash=seed_of(game).hash,
        position=None if start == plain else str(start),
    )
    yield log.Started(start=start.start, position=str(start))
    for position, token in zip(game.positions, game.tokens, strict=False):
        if isinstance(token, Deal):
            yield log.Dealt(deal=str(token))
        else:
            seat = position.to_move
            assert seat is not None
            person = _level(game, seat) is None
            yield log.Moved(
                seat=seat, move=str(token), by="player" if person else "engine", spent_ms=0
            )
    if outcome.reason == "resigned":
        for seat in _seats(game):
            if game.tags.get(f"Out{seat}") == "resigned":
                yield log.SeatOut(seat=seat, reason="resigned", level=DEFAULT_LEVEL)
    yield log.Ended(
        reason=outcome.reason, winners=list(outcome.winners), scores=list(outcome.scores)
    )


def _setups(game: Game, guest: str) -> list[log.SeatSetup]:
    levels = [_level(game, seat) for seat in _seats(game)]
    return [
        log.SeatSetup(kind="local", guest=guest)
        if level is None
        else log.SeatSetup(kind="engine", level=level)
        for level in levels
    ]


def _seats(game: Game) -> range:
    return range(1, game.start.players + 1)


def _level(game: Game, seat: int) -> str | None:
    """The level that played a seat; None for a person, and for what we do not know."""
    kind = game.tags.get(f"Seat{seat}Kind", "")
    try:
        return level_named(kind).name
    except EvoraError:
        return None
