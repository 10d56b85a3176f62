"""Positions for tests: name the parts that matter, the other tiles go to the bag or the lid."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from evora import Deal, InvalidPositionError, Move, Position, Seed

COLOURS = "BYRKW"
NO_LINES = "-/-/-/-/-"
NO_WALL = "...../...../...../...../....."
SETTINGS = [(variant, players) for variant in ("coloured", "grey") for players in (2, 3, 4)]


def board(score: int = 0, lines: str = NO_LINES, wall: str = NO_WALL, floor: str = "-") -> str:
    return f"{score};{lines};{wall};{floor}"


def counted(counts: dict[str, int]) -> str:
    """The text of a bag or a lid: {'B': 2, 'W': 1} is '2B1W'."""
    return "".join(f"{counts[c]}{c}" for c in COLOURS if counts[c]) or "-"


def read_counts(text: str) -> dict[str, int]:
    counts = dict.fromkeys(COLOURS, 0)
    digits = ""
    for letter in text.replace("-", ""):
        if letter.isdigit():
            digits += letter
        else:
            counts[letter], digits = int(digits), ""
    return counts


def position_text(
    *boards: str,
    variant: str = "coloured",
    players: int = 2,
    round: int = 5,
    idle: int = 0,
    phase: str = "offer",
    to_move: int | str | None = None,
    start: int = 1,
    factories: str = "-",
    centre: str | None = None,
    bag: str | None = None,
    lid: str | None = None,
) -> str:
    """Boards and factories that are not given are empty; tiles that are not given are in the bag.

    With `bag` given they are in the lid. The marker is in the centre unless a floor has it.
    """
    players = max(players, len(boards))
    all_boards = [*boards, *[board()] * (players - len(boards))]
    moving = phase in ("offer", "tiling")
    if to_move is None:
        to_move = start if moving else "-"
    if centre is None:
        taken = any("1" in text.split(";")[3] for text in all_boards)
        centre = "1" if moving and not taken else "-"
    given = factories.split("/")
    factories = "/".join(given + ["-"] * (2 * players + 1 - len(given)))
    placed = factories + centre + "".join(text.split(";", 1)[1] for text in all_boards)
    left = {c: 20 - placed.count(c) for c in COLOURS}
    for text in (bag, lid):
        for colour, count in read_counts(text or "-").items():
            left[colour] -= count
    assert bag is None or lid is None or not any(left.values()), f"tiles left over: {left}"
    assert all(count >= 0 for count in left.values()), f"too many tiles: {left}"
    if bag is None:
        bag = counted(left)
    elif lid is None:
        lid = counted(left)
    fields = [variant, round, idle, phase, to_move, start, factories, centre, bag, lid or "-"]
    return " ".join(map(str, [*fields, *all_boards]))


def position(
    *boards: str,
    variant: str = "coloured",
    players: int = 2,
    round: int = 5,
    idle: int = 0,
    phase: str = "offer",
    to_move: int | str | None = None,
    start: int = 1,
    factories: str = "-",
    centre: str | None = None,
    bag: str | None = None,
    lid: str | None = None,
) -> Position:
    text = position_text(
        *boards,
        variant=variant,
        players=players,
        round=round,
        idle=idle,
        phase=phase,
        to_move=to_move,
        start=start,
        factories=factories,
        centre=centre,
        bag=bag,
        lid=lid,
    )
    read = Position(text)
    assert str(read) == text
    return read


def play(start: Position, *tokens: str) -> Position:
    for token in tokens:
        start = start.play(token)
    return start


def texts(start: Position) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in start.legal_moves]


def destinations(start: Position, source_and_colour: str) -> str:
    """Where a take may go: '015' is the floor, line 1 and line 5."""
    return "".join(text[2] for text in texts(start) if text[:2] == source_and_colour)


def tile_counts(start: Position) -> dict[str, int]:
    """All tiles of a position by colour, read from its text."""
    fields = str(start).split(" ")
    seen = fields[6] + fields[7] + "".join(text.split(";", 1)[1] for text in fields[10:])
    bag, lid = read_counts(fields[8]), read_counts(fields[9])
    return {c: seen.count(c) + bag[c] + lid[c] for c in COLOURS}


def random_game(
    variant: str, players: int, seed: int, floor_share: float = 0.0
) -> Iterator[tuple[Position, Move | Deal]]:
    """Every position of a random game with what is played there, and at the end nothing more.

    `floor_share` is how often an offer move goes to the floor whatever else is possible.
    """
    chance = random.Random(f"{variant} {players} {seed}")
    deals = Seed(f"test {seed}")
    now = Position.new(players, variant, chance.randint(1, players))
    while not now.is_over:
        token: Move | Deal
        if now.phase == "deal":
            token = deals.deal(now)
        else:
            moves = list(now.legal_moves)
            to_floor = [move for move in moves if move.destination == 0]
            token = chance.choice(to_floor if to_floor and chance.random() < floor_share else moves)
        yield now, token
        now = now.play(token)


def random_positions(variant: str, players: int, count: int, seed: int = 0) -> list[Position]:
    """Positions with a player to move, from several random games, some with crowded floors."""
    found: list[Position] = []
    game = 0
    while len(found) < 12 * count:
        share = (0.0, 0.3)[game % 2]
        game += 1
        walk = random_game(variant, players, 1000 * seed + game, share)
        found += [now for now, token in walk if isinstance(token, Move)]
    return random.Random(seed).sample(found, count)


# --- Texts of positions

NEW_GAME = (
    "coloured 1 0 deal - 1 -/-/-/-/- - 20B20Y20R20K20W - "
    "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-"
)


def refused(text: str) -> InvalidPositionError:
    with pytest.raises(InvalidPositionError) as caught:
        Position(text)
    message = str(caught.value)
    assert message.startswith(caught.value.field + ": ")
    assert "expected" in message
    assert message.isascii()
    return caught.value


def with_field(text: str, number: int, value: str) -> str:
    """The text with one field (numbered from 1, as in NOTATION) replaced."""
    fields = text.split(" ")
    fields[number - 1] = value
    return " ".join(fields)
