"""Any text at all to any reader of the library: a named error, or a value that round-trips.

The native readers are also fuzzed under sanitizers, by core/tests/fuzz_readers.cpp.
EVORA_SOAK=1 tries twenty times as much (make soak).
"""

from __future__ import annotations

import io
import os
import random
from collections.abc import Callable

import pytest

from evora import Deal, EvoraError, Game, Move, Position, Seed, Variant
from evora.record import format_game, parse_games, read_games

ROUNDS = 3000 * (20 if os.environ.get("EVORA_SOAK") else 1)


def random_game(rng: random.Random) -> Game:
    players, variant = rng.choice((2, 3, 4)), rng.choice(("coloured", "grey"))
    seed = Seed(str(rng.random()))
    tags = {"Seat1": 'A "quoted" \\ name', "Seat2": "Žofie", "Own_tag": ""}
    game = Game(Position.new(players, variant, seed.start_player(players)), tags)
    for _ in range(rng.choice((0, 1, 5, 40, 1000))):
        if game.is_over:
            break
        position = game.position
        game.play(
            seed.deal(position)
            if position.phase == "deal"
            else rng.choice(position.legal_moves.actions())
        )
        if rng.random() < 0.05:
            game.comment(rng.choice(("good", "[%win 0.61]", "two\nlines", "{")))
    return game


def mutated(text: str, rng: random.Random) -> str:
    alphabet = ' \t\n\r{}[]"\\/;.-=@0123456789BYRKWbyrkw*\0é\ud800﻿'
    characters = list(text)
    for _ in range(rng.choice((1, 1, 1, 2, 5, 30))):
        at = rng.randrange(len(characters) + 1)
        match rng.randrange(5):
            case 0:
                characters.insert(at, rng.choice(alphabet))
            case 1:
                del characters[at : at + 1]
            case 2:
                characters[at : at + 1] = rng.choice(alphabet)
            case 3:
                del characters[at:]
            case _:
                end = min(len(characters), at + rng.randrange(1, 20))
                characters[at:at] = characters[at:end]
    return "".join(characters)


READERS: dict[str, tuple[Callable[[str], object], Callable[[Game], str]]] = {
    "position": (Position, lambda game: str(game.position)),
    "move": (Move, lambda game: str(game.moves[-1]) if game.moves else "3R2"),
    "deal": (Deal, lambda game: str(Seed("x").deal(Position.new(game.start.players)))),
    "variant": (Variant, lambda game: str(game.start.variant)),
}


@pytest.mark.parametrize("reader", READERS)
def test_readers_refuse_or_round_trip(reader: str) -> None:
    read, write = READERS[reader]
    rng = random.Random(reader)
    refused = 0
    for _ in range(ROUNDS // 10):
        original = write(random_game(rng))
        assert str(read(original)) == original
        for _ in range(10):
            text = mutated(original, rng)
            try:
                value = read(text)
            except EvoraError as error:
                refused += 1
                assert str(error).isprintable() and "expected" in str(error), str(error)
            else:
                assert str(value) == text
    assert refused > ROUNDS // 10


def test_record_reader_refuses_or_round_trips() -> None:
    rng = random.Random("record")
    refused = accepted = 0
    for _ in range(ROUNDS // 10):
        original = format_game(random_game(rng))
        for _ in range(10):
            try:
                games = list(parse_games(mutated(original, rng)))
            except EvoraError as error:
                refused += 1
                assert str(error).startswith("record:"), str(error)
                assert str(error).isprintable()
            else:
                accepted += 1
                for game in games:
                    assert list(parse_games(format_game(game))) == [game]
    assert refused > 100
    assert accepted > 100


def test_record_reader_survives_bytes() -> None:
    rng = random.Random("bytes")
    for _ in range(ROUNDS // 10):
        data = bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        if rng.random() < 0.5:
            data = format_game(random_game(rng)).encode()[: rng.randrange(400)] + data
        try:
            for game in read_games(io.BytesIO(data)):
                assert isinstance(game, Game)
        except EvoraError as error:
            assert "expected" in str(error), str(error)
