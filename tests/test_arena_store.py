"""A match on disk: whatever happens to the program, what is finished is there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import evora
from evora import EvoraError, format_game, read_games
from evora.arena.game import Chair, Fault, GameResult, play_game
from evora.arena.schedule import Match
from evora.arena.store import RECORDS, RESULTS, SETTINGS, Store
from evora.players.specs import parse_specs
from evora.work.results import GrowingFile

MATCH = Match(parse_specs(["greedy", "random"]))
Played = list[tuple[GameResult, str]]


@pytest.fixture(scope="module")
def games() -> Played:
    played = []
    for fixture in map(MATCH.fixture, range(10)):
        chairs = [Chair(MATCH.contestants[i].name, MATCH.contestants[i].open) for i in (0, 1)]
        seed = MATCH.deal_seed(fixture.deal)
        result, game = play_game(fixture, chairs, seed, MATCH.start(fixture.deal))
        played.append((result, format_game(game)))
    return played


def numbers(folder: Path) -> list[int]:
    return [int(game.tags["Game"]) for game in read_games(folder / RECORDS)]


def test_what_is_added_is_read_again(tmp_path: Path, games: Played) -> None:
    folder = tmp_path / "new" / "match"
    with Store(folder, MATCH) as store:
        assert store.results == {}
        store.add(games[:3])
        store.add(games[2:4])  # one twice
    with Store(folder, MATCH) as store:
        assert store.results == {result.game: result for result, _ in games[:4]}
        store.add(games[4:])
    assert numbers(folder) == list(range(10))
    assert (folder / RECORDS).read_text() == "".join(f"{record}\n" for _, record in games)


def test_games_are_put_in_order(tmp_path: Path, games: Played) -> None:
    for name, order in (("a", games), ("b", games[::-1])):
        with Store(tmp_path / name, MATCH) as store:
            store.add(order)
    for file in (SETTINGS, RESULTS, RECORDS):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()


def test_games_are_in_the_order_of_their_numbers(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add([games[8], games[1]])
    assert numbers(tmp_path) == [1, 8]
    with Store(tmp_path, MATCH) as store:
        assert list(store.results) == [1, 8]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_an_error(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        whole = store._records
        with GrowingFile(Path("/dev/full")) as full:
            store._records = full
            with pytest.raises(EvoraError, match="No space left"):
                store.add(games[:1])
        store._records = whole
        assert store.results == {}


@pytest.mark.parametrize("file", [RESULTS, RECORDS])
@pytest.mark.parametrize("cut", [1, 2, 30, 700])
def test_what_was_cut_off_is_played_again(
    tmp_path: Path, games: Played, file: str, cut: int
) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add(games)
    whole = {name: (tmp_path / name).read_bytes() for name in (RESULTS, RECORDS)}
    (tmp_path / file).write_bytes(whole[file][:-cut])
    with Store(tmp_path, MATCH) as store:
        assert set(store.results) < set(range(10))
        assert set(store.results) >= set(range(5))
        store.add(game for game in games if game[0].game not in store.results)
    assert {name: (tmp_path / name).read_bytes() for name in whole} == whole


@pytest.mark.parametrize("kept", [0, 1, 5, 30, 150, 400, -2, -1])
def test_half_a_record_left_by_a_kill_goes(tmp_path: Path, games: Played, kept: int) -> None:
    """A record was being written; its result, which comes after it, was not."""
    with Store(tmp_path, MATCH) as store:
        store.add(games[:4])
    whole = (tmp_path / RECORDS).read_bytes()
    record = f"{games[4][1]}\n".encode()
    half = record[: kept or record.index(b'[Game "') + len(b'[Game "')]
    (tmp_path / RECORDS).write_bytes(whole + half)
    with Store(tmp_path, MATCH) as store:
        assert set(store.results) == {0, 1, 2, 3}
        assert (tmp_path / RECORDS).read_bytes() == whole
        store.add(games[4:])
    assert numbers(tmp_path) == list(range(10))
    assert (tmp_path / RECORDS).read_text() == "".join(f"{record}\n" for _, record in games)


def test_a_record_without_its_result_goes(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add(games[:4])
    whole = (tmp_path / RECORDS).read_bytes()
    (tmp_path / RECORDS).write_bytes(whole + f"{games[4][1]}\n".encode())
    with Store(tmp_path, MATCH) as store:
        assert set(store.results) == {0, 1, 2, 3}
    assert (tmp_path / RECORDS).read_bytes() == whole


def test_a_result_without_its_record_goes(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add(games[:4])
    rows = (tmp_path / RESULTS).read_bytes()
    with Store(tmp_path / "other", MATCH) as store:
        store.add(games)
    more = (tmp_path / "other" / RESULTS).read_bytes()
    assert more.startswith(rows)
    for left in (more, more[:-30], rows + more[len(rows) : len(rows) + 5]):
        (tmp_path / RESULTS).write_bytes(left)
        with Store(tmp_path, MATCH) as store:
            assert set(store.results) == {0, 1, 2, 3}
        assert (tmp_path / RESULTS).read_bytes() == rows


def test_a_finished_game_is_on_disk_at_once(tmp_path: Path, games: Played) -> None:
    """A program that is killed never gets to close its files."""
    with Store(tmp_path, MATCH) as store:
        store.add(games[:2])
        assert len((tmp_path / RESULTS).read_bytes().splitlines()) == 2
        assert numbers(tmp_path) == [0, 1]
        assert store.results == {result.game: result for result, _ in games[:2]}


def test_files_that_are_whole_are_left_alone(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add(games)
    before = {name: (tmp_path / name).stat().st_ino for name in (SETTINGS, RESULTS, RECORDS)}
    with Store(tmp_path, MATCH):
        pass
    assert before == {name: (tmp_path / name).stat().st_ino for name in before}


def test_a_match_of_an_earlier_program_is_resumed(tmp_path: Path, games: Played) -> None:
    """The files as they have always been: renames in the program must not reach them."""
    (result, record), seconds = games[0], [0.25, 0.5]
    row = {
        "game": 0, "deal": 0, "table": 0, "rotation": 0, "seats": [0, 1], "start": result.start,
        "scores": list(result.scores), "winners": list(result.winners), "end": result.end,
        "rounds": result.rounds, "plies": result.plies, "seconds": seconds,
        "moves": list(result.moves), "fault": {"seat": 2, "reason": "time", "message": "late"},
    }  # fmt: skip
    settings = {
        "arena": 1, "evora": evora.__version__, "rules": 1, "players": 2, "variant": "coloured",
        "seed": "arena", "tables": "copies", "sprt": None,
        "contestants": [{"name": "greedy", "player": "greedy"},
                        {"name": "random", "player": "random"}],
    }  # fmt: skip
    (tmp_path / SETTINGS).write_text(json.dumps(settings))
    (tmp_path / RESULTS).write_text(json.dumps(row, separators=(",", ":")) + "\n")
    (tmp_path / RECORDS).write_text(f"{record}\n")
    with Store(tmp_path, MATCH) as store:
        fault = Fault(2, "time", "late")
        assert store.results == {0: replace(result, seconds=(0.25, 0.5), fault=fault)}
    assert json.loads((tmp_path / RESULTS).read_text()) == row
    with Store(tmp_path / "new", MATCH):
        pass
    written = json.dumps(settings, indent=2) + "\n"
    assert (tmp_path / "new" / SETTINGS).read_text() == written


def test_a_missing_file_is_played_again(tmp_path: Path, games: Played) -> None:
    with Store(tmp_path, MATCH) as store:
        store.add(games)
    (tmp_path / RECORDS).unlink()
    with Store(tmp_path, MATCH) as store:
        assert store.results == {}


def test_forfeits_without_a_move(tmp_path: Path, games: Played) -> None:
    record = games[0][1].partition("\n\n")[0] + "\n\n"
    with Store(tmp_path, MATCH) as store:
        store.add([(games[0][0], record), games[1]])
    with Store(tmp_path, MATCH) as store:
        assert set(store.results) == {0, 1}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "other"}, "seed is arena there and other here"),
        ({"players": 3}, "players is 2 there and 3 here"),
        ({"variant": "grey"}, "variant is coloured"),
        ({"sprt": (0.0, 10.0)}, "sprt is None"),
        ({"contestants": parse_specs(["random", "greedy"])}, r"contestants is greedy \(greedy\)"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, change: dict[str, object], named: str) -> None:
    with Store(tmp_path, MATCH):
        pass
    with pytest.raises(EvoraError, match=named):
        Store(tmp_path, replace(MATCH, **change))  # type: ignore[arg-type]


def test_bad_folders(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(EvoraError, match="file: "):
        Store(file, MATCH)
    (tmp_path / RECORDS).write_text("")
    with pytest.raises(EvoraError, match=r"without its match\.json"):
        Store(tmp_path, MATCH)
    (tmp_path / SETTINGS).write_text("[]")
    with pytest.raises(EvoraError, match="not the settings"):
        Store(tmp_path, MATCH)


def test_bad_lines(tmp_path: Path) -> None:
    with Store(tmp_path, MATCH):
        pass
    for row in ('{"game":1}', "[]", "7", "{", '{"game":1,"fault":null}'):
        (tmp_path / RESULTS).write_text(f"{row}\n")
        with pytest.raises(EvoraError, match=r"results.jsonl:1: expected the result"):
            Store(tmp_path, MATCH)


def test_one_program_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path, MATCH), pytest.raises(EvoraError, match="another program"):
        Store(tmp_path, MATCH)
    with Store(tmp_path, MATCH):
        pass
