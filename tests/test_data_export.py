"""Records as a table: what is in its rows, whatever the workers, and nothing half written."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from evora import Game, InvalidRecordError, Move, Position, Seed, format_game
from evora.data import Decisions, export, pieces
from evora.data.arrow import schema_of
from evora.data.columns import COLUMNS, columns_of
from evora.players import make_player
from evora.record import format_games
from evora.work import Place


def played(number: int, players: int = 2, variant: str = "coloured") -> Game:
    seed = Seed(f"export/{number}")
    game = Game(Position.new(players, variant, 1), {"Seat1": "Andrea", "Seat2Kind": "bot"})
    random = make_player("random", seed=number)
    while not game.is_over:
        position = game.position
        game.play(seed.deal(position) if position.to_move is None else random.choose(position))
    return game


def table_of(tmp_path: Path, games: list[Game], **options: Any) -> Decisions:
    text = "".join(format_games(games)).encode()
    export([("games.evora", io.BytesIO(text))], tmp_path / "out.parquet", **options)
    return Decisions(tmp_path / "out.parquet")


def test_every_decision_is_a_row(tmp_path: Path) -> None:
    games = [played(1), played(2, 3, "grey"), played(3, 4)]
    rows = table_of(tmp_path, games).table().to_pylist()
    assert [row["game"] for row in rows] == [
        number for number, game in enumerate(games, 1) for _ in game.moves
    ]
    at = 0
    for game in games:
        outcome = game.outcome
        assert outcome is not None
        ply = 0
        for before, token in zip(game.positions, game.tokens, strict=False):
            if not isinstance(token, Move):
                continue
            row, ply, at = rows[at], ply + 1, at + 1
            seat = before.seat_to_move
            assert (row["position"], row["move"], row["action"]) == (
                str(before),
                str(token),
                token.action,
            )
            assert (row["round"], row["ply"], row["seat"]) == (before.round, ply, seat)
            assert row["legal"] == len(before.legal_moves)
            assert (tuple(row["scores"]), tuple(row["final_scores"])) == (
                before.scores,
                outcome.scores,
            )
            won = seat in outcome.winners
            assert row["result"] == pytest.approx(won / len(outcome.winners))
            assert row["shares"][seat - 1] == row["result"] and sum(row["shares"]) == 1
            assert (row["end"], row["phase"]) == (outcome.reason, before.phase)
    assert at == len(rows)
    assert rows[0]["names"] == ["Andrea", None] and rows[0]["kinds"] == [None, "bot"]
    assert (rows[0]["source"], rows[-1]["source_game"]) == ("games.evora", 3)
    assert {row["variant"] for row in rows} == {"coloured", "grey"}


def test_games_are_counted_through_all_files_and_in_each(tmp_path: Path) -> None:
    files = {"first.evora": [played(1), played(2)], "second.evora": [played(3), played(4)]}
    texts = {name: "".join(format_games(games)).encode() for name, games in files.items()}
    export([(name, io.BytesIO(text)) for name, text in texts.items()], tmp_path / "out.parquet")
    rows = Decisions(tmp_path / "out.parquet").table().to_pylist()
    found = dict.fromkeys((row["game"], row["source"], row["source_game"]) for row in rows)
    assert list(found) == [
        (1, "first.evora", 1),
        (2, "first.evora", 2),
        (3, "second.evora", 1),
        (4, "second.evora", 2),
    ]


@pytest.mark.parametrize("observations", [False, True])
def test_what_is_known_of_a_file_is_in_its_table(tmp_path: Path, observations: bool) -> None:
    data = table_of(tmp_path, [played(1)], observations=observations)
    path = tmp_path / "out.parquet"
    footer = parquet.read_metadata(path).metadata[b"evora"]
    table = parquet.read_table(path)
    assert table.schema.metadata[b"evora"] == footer
    assert json.loads(footer) == data.info[0]
    columns = columns_of(observations=observations)
    assert table.schema.equals(schema_of(columns))  # with its types


def test_files_of_older_versions_are_read(tmp_path: Path) -> None:
    """What is known of a file stood at its end only."""
    table_of(tmp_path, [played(1)])
    path, old = tmp_path / "out.parquet", tmp_path / "old.parquet"
    table = parquet.read_table(path)
    with parquet.ParquetWriter(old, table.schema.remove_metadata()) as writer:
        writer.write_table(table.replace_schema_metadata(None))
        writer.add_key_value_metadata({"evora": table.schema.metadata[b"evora"].decode()})
    assert parquet.read_table(old).schema.metadata is None
    both = Decisions(old, path)
    assert both.info[0] == both.info[1] and len(both) == 2 * len(table)


def test_values_of_comments(tmp_path: Path) -> None:
    game = played(1)
    game.annotate(2, win=0.25, best="3R2", clock="1:02:03.5")
    first, second, *_ = table_of(tmp_path, [game]).table().to_pylist()
    assert (first["win"], first["best"]) == (0.25, "3R2")
    assert (first["best_action"], first["clock"]) == (Move("3R2").action, 3723.5)
    assert [second[name] for name in ("win", "best", "best_action", "clock")] == [None] * 4


def test_games_without_a_result(tmp_path: Path) -> None:
    going_on, left = Game(), Game()
    for game in (going_on, left):
        game.play(Seed("x").deal(game.position))
        game.play(game.position.legal_moves[0])
    left.end_early("abandoned", [])
    rows = table_of(tmp_path, [going_on, left]).table().to_pylist()
    assert [row["result"] for row in rows] == [row["shares"] for row in rows] == [None, None]
    assert [row["final_scores"] for row in rows] == [None, [0, 0]]
    assert [row["end"] for row in rows] == [None, "abandoned"]


def test_observations_are_those_of_the_positions(tmp_path: Path) -> None:
    data = table_of(tmp_path, [played(1, 3, "grey")], observations=True)
    arrays = data.arrays(["position", "observation"])
    assert arrays["observation"].dtype == np.uint8
    for text, numbers in zip(arrays["position"], arrays["observation"], strict=True):
        assert np.array_equal(numbers, Position(text).observation())


def test_the_workers_make_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "PIECE_GAMES", 2)
    text = (format_game(played(1)) + "\n").encode() * 21
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.parquet"
        state = export([("-", io.BytesIO(text))], out, place=Place(jobs))
        assert state.games == 21
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


@pytest.mark.parametrize("before", [0, 40])
def test_a_bad_record_is_found_and_nothing_is_written(tmp_path: Path, before: int) -> None:
    good = format_game(played(1)) + "\n"
    bad = good.replace("\n1. =", "\n1. 9B9 =", 1)
    out = tmp_path / "out.parquet"
    out.write_text("old")
    text = good * before + bad + good
    with pytest.raises(InvalidRecordError) as caught:
        export([("a.evora", io.BytesIO(text.encode()))], out)
    line = 1 + text.split("\n").index(next(row for row in text.split("\n") if "9B9" in row))
    assert (caught.value.source, caught.value.line) == ("a.evora", line)
    assert [path.name for path in tmp_path.iterdir()] == ["out.parquet"]
    assert out.read_text() == "old"


def test_no_games(tmp_path: Path) -> None:
    data = table_of(tmp_path, [])
    assert (len(data), data.games) == (0, 0)
    assert data.columns == tuple(column.name for column in COLUMNS)
    assert data.arrays()["scores"].shape == (0, 0)
