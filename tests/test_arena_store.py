"""A match on disk: whatever happens to the program, what is finished is there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from evora import EvoraError, format_game, read_games
from evora.arena.game import Chair, GameResult, play_game
from evora.arena.schedule import Match
from evora.arena.specs import parse_specs
from evora.arena.store import RECORDS, RESULTS, SETTINGS, Store

MATCH = Match(parse_specs(["greedy", "random"]))
Played = list[tuple[GameResult, str]]


@pytest.fixture(scope="module")
def games() -> Played:
    played = []
    for fixture in map(MATCH.fixture, range(10)):
        chairs = [Chair(MATCH.contestants[i].name, MATCH.contestants[i].open) for i in (0, 1)]
        seed = MATCH.deal_seed(fixture.deal)
        result, game = play_game(fixture, chairs, seed, MATCH.variant)
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
    (tmp_path / RESULTS).write_text('{"game":1}\n')
    with pytest.raises(EvoraError, match=r"results.jsonl:1: expected the result"):
        Store(tmp_path, MATCH)


def test_one_program_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path, MATCH), pytest.raises(EvoraError, match="another program"):
        Store(tmp_path, MATCH)
    with Store(tmp_path, MATCH):
        pass
