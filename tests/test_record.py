"""Game records: what is read, what is refused and how it is said, what is written."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evora import (
    Deal,
    EvoraError,
    Game,
    InvalidRecordError,
    Move,
    Position,
    Seed,
    WrongTypeError,
)
from evora.record import format_game, format_games, parse_game, parse_games, read_games

DEAL = "=BBBY/KKKW/RKKW/RRWW/BBKK"
TAGS = '[Evora "1"]\n[Variant "coloured"]\n[Players "2"]\n[Start "1"]\n[Result "*"]\n'


def record(moves: str = "", more_tags: str = "", tags: str = TAGS) -> str:
    return f"{tags}{more_tags}\n{moves}"


def finished_game(players: int = 2, variant: str = "coloured") -> Game:
    seed = Seed("a whole game")
    game = Game(Position.new(players, variant))
    while not game.is_over:
        position = game.position
        game.play(
            seed.deal(position)
            if position.phase == "deal"
            else position.legal_moves[len(position.legal_moves) // 2]
        )
    return game


def refused(text: str) -> InvalidRecordError:
    with pytest.raises(InvalidRecordError) as caught:
        list(parse_games(text, "file.evora"))
    assert str(caught.value).startswith(f"file.evora:{caught.value.line}: ")
    return caught.value


# --- What is read


def test_an_empty_file_has_no_game() -> None:
    assert list(parse_games("")) == []
    assert list(parse_games("\n\r\n\n")) == []


def test_an_unfinished_game_may_stop_after_any_token() -> None:
    assert parse_game(record()).tokens == ()
    assert parse_game(record(f"1. {DEAL}")).tokens == (Deal(DEAL),)
    game = parse_game(record(f"1. {DEAL} 1B3 0Y1"))
    assert game.moves == (Move("1B3"), Move("0Y1"))
    assert game.outcome is None
    assert game.result == "*"


def test_separators() -> None:
    expected = parse_game(record(f"1. {DEAL} 1B3 0Y1"))
    for moves in (
        f"1.\n{DEAL}\n1B3\n0Y1\n",
        f"1.\r\n{DEAL}\r\n\r\n1B3\t0Y1   \r\n",
        f"\n\n  1.\t\t{DEAL} 1B3 0Y1",
    ):
        assert parse_game(record(moves)) == expected
    assert parse_game(record(f"1. {DEAL} 1B3 0Y1").replace("\n", "\r\n")) == expected


def test_comments_separate_and_are_kept() -> None:
    game = parse_game(
        record(f"{{a}}1.{{b}}{DEAL}{{[%win 0.61]}}1B3{{c}} {{d\n[Evora \r\n x}}0Y1{{}}")
    )
    assert game.moves == (Move("1B3"), Move("0Y1"))
    assert game.comments == {
        0: ["a", "b"],
        1: ["[%win 0.61]"],
        2: ["c", "d\n[Evora \r\n x"],
        3: [""],
    }
    assert parse_game(format_game(game)) == game


def test_comments_do_not_nest() -> None:
    game = parse_game(record(f"1. {DEAL} {{a {{ b}} 1B3"))
    assert game.comments == {1: ["a { b"]}


def test_unknown_tags_are_kept_in_order() -> None:
    more = '[Seat1 "Andrea"]\n[Zebra "a \\"b\\" \\\\ c"]\n[Apple ""]\n[Date "2026-11-15"]\n'
    game = parse_game(record(more_tags=more))
    assert list(game.tags.items()) == [
        ("Seat1", "Andrea"),
        ("Zebra", 'a "b" \\ c'),
        ("Apple", ""),
        ("Date", "2026-11-15"),
    ]
    assert format_game(game) == record(more_tags=more)


def test_several_games() -> None:
    unfinished = record(f"1. {DEAL} 1B3\n")
    assert len(list(parse_games(unfinished * 3))) == 3  # a tag line right after moves
    assert len(list(parse_games("\n".join([unfinished] * 3)))) == 3
    assert len(list(parse_games(record() + "\n" + record() + unfinished))) == 3  # no moves at all
    one = finished_game()
    assert list(parse_games("".join(format_games([one, one])))) == [one, one]


def test_a_position_in_the_middle_of_a_round() -> None:
    start = finished_game().positions[5]
    assert start.phase == "offer"
    tags = TAGS.replace('[Start "1"]', f'[Start "{start.start}"]') + f'[Position "{start}"]\n'
    move = start.legal_moves[0]
    game = parse_game(f"{tags}\n{start.round}. {move}\n")
    assert game.start == start
    assert game.moves == (move,)
    assert parse_game(format_game(game)) == game
    assert parse_game(f"{tags}\n").tokens == ()
    assert parse_game(f"{tags}\n{start.round}.\n").tokens == ()
    assert "round number" in str(refused(f"{tags}\n{move}\n"))
    assert "round number" in str(refused(f"{tags}\n{start.round + 1}. {move}\n"))


def test_a_position_that_is_over() -> None:
    over = finished_game().position
    game = Game(over)
    text = format_game(game)
    assert f'[Result "{"-".join(map(str, over.scores))}"]' in text
    assert parse_game(text) == game
    assert "after the end" in str(refused(text + "1B3"))


def test_early_ends() -> None:
    game = parse_game(record(f"1. {DEAL}", '[End "resigned"]\n[Winners "2"]\n'))
    assert game.is_over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("resigned", (2,))
    assert parse_game(format_game(game)) == game
    with pytest.raises(EvoraError, match="ended"):
        game.play("1B3")
    abandoned = parse_game(record(more_tags='[End "abandoned"]\n'))
    assert abandoned.outcome is not None
    assert abandoned.outcome.winners == ()


# --- What is refused


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("hello\n", 1, "expected a tag"),
        ("\n\n1. =\n", 3, "expected a tag"),
        ('[Evora "2"]\n' + TAGS[12:] + "\n", 1, "tag Evora: expected 1"),
        (TAGS.replace("coloured", "blue") + "\n", 2, "tag Variant: expected coloured or grey"),
        (TAGS.replace('"2"', '"5"') + "\n", 3, "tag Players: expected 2 or 3 or 4"),
        (TAGS.replace('[Start "1"]', '[Start "3"]') + "\n", 4, "tag Start: expected 1 or 2"),
        (TAGS.replace('[Start "1"]', '[Start "01"]') + "\n", 4, "tag Start: expected 1 or 2"),
        (TAGS.replace("*", "1-2") + "\n", 5, "tag Result: expected * from the moves"),
        (TAGS.replace("[Players", "[Seats") + "\n", 3, "expected tag Players here, got Seats"),
        (TAGS[:33] + "\n", 3, "expected tag Players"),
        (TAGS + '[Seat1 "a"]\n[Seat1 "b"]\n\n', 7, "tag Seat1: expected every tag once"),
        (TAGS + '[1x "a"]\n\n', 6, "expected a tag"),
        (TAGS + '[Name  "a"]\n\n', 6, "expected a tag"),
        (TAGS + ' [Name "a"]\n\n', 6, "expected a tag"),
        (TAGS + '[Name "a\\n"]\n\n', 6, "expected a tag"),
        (TAGS + '[Name "a"b"]\n\n', 6, "expected a tag"),
        (TAGS + '[Seat1 "a"]\n[Position "x"]\n\n', 7, "expected right after Result"),
        (TAGS + '[Position "x"]\n\n', 6, "tag Position: position: expected 12 to 14 fields"),
        (TAGS + '[End "bored"]\n\n', 6, "tag End: expected resigned or time"),
        (TAGS + '[End "time"]\n[Winners "3"]\n\n', 7, "tag Winners: expected seats from 1 to 2"),
        (TAGS + '[End "time"]\n[Winners "1,1"]\n\n', 7, "tag Winners: expected seats"),
        (TAGS + '[Winners "1"]\n\n', 6, "tag Winners: expected only together with End"),
        (TAGS, 5, "cut off: expected an empty line after the tags"),
        (record("1."), 7, "expected the round's deal"),
        (record("1. 1B3"), 7, "expected the deal of round 1"),
        (record(DEAL), 7, "expected round number 1."),
        (record(f"1.{DEAL}"), 7, "expected round number 1."),
        (record(f"2. {DEAL}"), 7, "expected round number 1., got '2.'"),
        (record(f"01. {DEAL}"), 7, "expected round number 1."),
        (record(f"1. 1. {DEAL}"), 7, "only before its deal"),
        (record(f"1. {DEAL} 1. 1B3"), 7, "only before its deal"),
        (record(f"1. {DEAL}\n1B3\n9R1"), 9, "round 1, move 2: 9R1: there is no factory 9"),
        (record(f"1. {DEAL}\n1R1"), 8, "round 1, move 1: 1R1: factory 1 holds no R"),
        (record(f"1. {DEAL} 1b3"), 7, "round 1, move 1: expected a move such as 3R2"),
        (record(f"1. {DEAL} 1B3 }}"), 7, "expected a move"),
        (record(f"1. {DEAL} {DEAL}"), 7, "the round has been dealt"),
        (record("1. =BBBB/BBBB/BBBB/BBBB/BBBB 1B5 2. =B/-/-/-/-"), 7, "only before its deal"),
        (record("1. =BBBY/KKKW/RKKW/RRWW/-"), 7, "factory 5: expected 4 tiles, got 0"),
        (record(f"1. {DEAL}\n1B3 {{never\nclosed"), 8, "expected } at the end of this comment"),
        (record(f'1. {DEAL}\n[Seat1 "x"]\n'), 8, "expected tag Evora here"),
        (record("1. " + DEAL.replace("/", "\v")), 7, "expected"),
        (record(f"1. {DEAL}\r1B3"), 7, "expected"),
    ],
)
def test_refused_with_line_and_expectation(text: str, line: int, expected: str) -> None:
    error = refused(text)
    assert error.line == line, str(error)
    assert expected in str(error)


def test_result_is_checked() -> None:
    game = finished_game()
    text = format_game(game)
    wrong = text.replace(f'[Result "{game.result}"]', '[Result "*"]')
    assert refused(wrong).line == 5
    assert f"expected {game.result} from the moves" in str(refused(wrong))
    assert "after the end" in str(refused(text + "0B0"))
    ended = text.replace("]\n\n", ']\n[End "time"]\n[Winners "1"]\n\n', 1)
    assert "tag End" in str(refused(ended))


def test_position_must_agree_with_the_tags() -> None:
    position = Position.new(3, "grey", 2)
    tags = '[Evora "1"]\n[Variant "grey"]\n[Players "3"]\n[Start "2"]\n[Result "*"]\n'
    tags += f'[Position "{position}"]\n\n'
    assert parse_game(tags).start == position
    for good, bad, name in (
        ('"grey"', '"coloured"', "Variant"),
        ('"3"', '"4"', "Players"),
        ('"2"', '"1"', "Start"),
    ):
        assert f"tag {name}: expected" in str(refused(tags.replace(good, bad, 1)))


def test_bytes_that_are_no_text() -> None:
    for data, line in (
        (b"\xef\xbb\xbf" + TAGS.encode(), 1),
        (TAGS.encode() + b"\n\xff", 7),
        (b"\0" * 50, 1),
    ):
        with pytest.raises(InvalidRecordError) as caught:
            list(read_games(io.BytesIO(data), "x"))
        assert caught.value.line == line
    with pytest.raises(InvalidRecordError, match="at most"):
        list(read_games(io.BytesIO(b"x" * (3 << 20)), "x"))


def test_cut_off_anywhere_is_an_error_or_an_unfinished_game() -> None:
    text = format_game(finished_game())
    end_of_tags = text.index("\n\n") + 2
    for length in range(1, len(text) - 1):
        try:
            (game,) = parse_games(text[:length])
        except InvalidRecordError:
            continue
        assert length > end_of_tags and game.is_over
        assert format_game(game).strip() == text[:length].strip()


# --- What is written


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_whole_games_round_trip(players: int, variant: str) -> None:
    game = finished_game(players, variant)
    assert parse_game(format_game(game)) == game


def test_what_cannot_be_written_is_refused() -> None:
    for tags in (
        {"Result": "1-2"},
        {"Position": "x"},
        {"1x": ""},
        {"a b": ""},
        {"Name": "two\nlines"},
        {"End": "bored"},
        {"Winners": "1"},
        {"End": "time", "Winners": "3"},
    ):
        with pytest.raises(EvoraError, match="tag"):
            format_game(Game(tags=tags))
    with pytest.raises(EvoraError, match="comment"):
        Game().comment("}")


def test_good_games_come_before_a_bad_one() -> None:
    good = format_game(finished_game())
    games = parse_games(good + "\n" + good + '\n[Evora "9"]\n', "f")
    assert [next(games).result, next(games).result] == [finished_game().result] * 2
    with pytest.raises(InvalidRecordError):
        next(games)


def test_reading_is_streaming() -> None:
    """An endless file is read game by game, without reading ahead more than a line."""

    class Endless(io.RawIOBase):
        def __init__(self) -> None:
            self.lines = itertools.cycle(record(f"1. {DEAL} 1B3\n").encode().splitlines(True))
            self.taken = 0

        def readline(self, _size: int | None = -1, /) -> bytes:
            self.taken += 1
            return next(self.lines)

    stream = Endless()
    games: Iterator[Game] = read_games(stream)  # type: ignore[arg-type]
    for number in range(1, 200):
        next(games)
        assert stream.taken <= 7 * number + 1


def test_reading_by_path(tmp_path: Path) -> None:
    path = tmp_path / "game.evora"
    path.write_text(format_game(finished_game()), "utf-8")
    assert list(read_games(path)) == list(read_games(str(path))) == [finished_game()]


def test_an_early_end_cannot_be_undone_or_played_on() -> None:
    game = parse_game(record(f"1. {DEAL} 1B3"))
    game.end_early("resigned", [2])
    for forbidden in (game.undo, lambda: game.play("0Y1"), lambda: game.end_early("time", [1])):
        with pytest.raises(EvoraError):
            forbidden()
    assert parse_game(format_game(game)) == game
    over = finished_game()
    over.tags["End"] = "time"
    with pytest.raises(EvoraError, match="tag End"):
        format_game(over)


# --- Files that are open already


def test_text_and_binary_files_read_alike(tmp_path: Path) -> None:
    game = Game(tags={"Seat1": "Jäätelö"})
    game.play("=BBBY/KKKW/RKKW/RRWW/BBKK")
    game.comment("first\nsecond line")
    text = "".join(format_games([game, Game()]))
    path = tmp_path / "games.evora"
    path.write_bytes(text.encode())
    expected = list(read_games(path))
    assert expected == [game, Game()]
    with path.open("rb") as binary, path.open(encoding="utf-8") as words:
        assert list(read_games(binary)) == list(read_games(words)) == expected
    assert list(read_games(io.StringIO(text))) == list(read_games(io.BytesIO(text.encode())))


def test_errors_of_text_files_say_where() -> None:
    with pytest.raises(InvalidRecordError, match="mine:1: expected a tag"):
        next(read_games(io.StringIO("nonsense\n"), "mine"))
    with pytest.raises(InvalidRecordError, match="expected UTF-8"):
        next(read_games(io.StringIO('[Evora "\ud800"]\n')))
    with pytest.raises(InvalidRecordError, match="at most 1048576 bytes"):
        next(read_games(io.StringIO("ä" * 600_000)))


@pytest.mark.parametrize("wrong", [None, 7, b"games.evora", Game()])
def test_what_is_no_file(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="source: expected a path or a file"):
        read_games(wrong)
    with pytest.raises(WrongTypeError, match="text: expected a record as text"):
        parse_games(wrong)
