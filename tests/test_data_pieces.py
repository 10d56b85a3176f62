"""Files of records in pieces: the same games as in the whole file, wherever it is cut."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from evora import Game, InvalidRecordError, Seed, format_game, read_games
from evora._core import MAX_LINE_BYTES
from evora.data import pieces
from evora.data.pieces import pieces_of, records_of
from evora.record import format_games


def short_game(moves: int, comment: str = "") -> Game:
    game = Game(tags={"Game": str(moves)})
    game.play(Seed("pieces").deal(game.position))
    for _ in range(moves):
        game.play(game.position.legal_moves[0])
    if comment:
        game.comment(comment)
    return game


TRICKY = 'a\n\n[Evora "1"]\n{ and {\n\n[Variant "x"] 1. '
GAMES = [short_game(1), short_game(2, TRICKY), short_game(0), short_game(3, "x"), short_game(4)]


def texts() -> Iterator[bytes]:
    whole = "".join(format_games(GAMES)).encode()
    yield whole
    yield whole.replace(b"\n", b"\r\n")
    yield b"\n\n" + whole + b"\n\n\n"
    yield whole.removesuffix(b"\n")
    yield "".join(map(format_game, GAMES)).encode()  # no empty line between games


@pytest.mark.parametrize("text", list(texts()))
def test_a_file_is_cut_where_games_begin(text: bytes) -> None:
    records = list(records_of(io.BytesIO(text)))
    assert b"".join(records).strip() == text.strip()
    games = [game for record in records for game in read_games(io.BytesIO(record))]
    assert len(records) == len(GAMES)
    assert games == list(read_games(io.BytesIO(text)))


def test_pieces_know_their_games_and_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "PIECE_GAMES", 2)
    text = "".join(format_games(GAMES)).encode()
    found = list(pieces_of([("a", io.BytesIO(text)), ("b", io.BytesIO(text))]))
    assert [piece.source for piece in found] == ["a", "a", "a", "b", "b", "b"]
    assert [piece.first_game for piece in found] == [1, 3, 5, 6, 8, 10]
    assert [piece.first_source_game for piece in found] == [1, 3, 5, 1, 3, 5]
    lines = text.split(b"\n")
    for piece in found:
        assert piece.records.startswith(lines[piece.first_line - 1])


@pytest.mark.parametrize("text", [b"", b"\n\n", b"\r\n"])
def test_nothing_is_no_game(text: bytes) -> None:
    assert list(records_of(io.BytesIO(text))) == []


def test_a_file_of_something_else_is_not_read_to_its_end() -> None:
    stream = io.BytesIO(b"x" * (3 * MAX_LINE_BYTES))
    (record,) = records_of(stream)
    assert stream.tell() < 2 * MAX_LINE_BYTES
    with pytest.raises(InvalidRecordError, match="a line of at most"):
        list(read_games(io.BytesIO(record)))
