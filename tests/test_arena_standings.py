"""The result of a match, from games whose numbers can be checked by hand."""

from __future__ import annotations

import pytest

from evora.arena.elo import Interval, elo_of_share
from evora.arena.game import Fault, GameResult
from evora.arena.schedule import Match, Tables
from evora.arena.sprt import Sprt
from evora.arena.standings import as_json, summarise
from evora.players.specs import parse_specs

UNKNOWN = Interval(None, None, None)


def match(*names: str, players: int = 2, tables: Tables = "copies") -> Match:
    specs = parse_specs([f"{name}=random" for name in names])
    return Match(specs, players=players, tables=tables)


def result(
    game: int,
    seats: tuple[int, ...],
    winners: tuple[int, ...],
    *,
    deal: int = 0,
    scores: tuple[int, ...] | None = None,
    rounds: int = 5,
    seconds: tuple[float, ...] | None = None,
    moves: tuple[int, ...] | None = None,
    fault: Fault | None = None,
) -> GameResult:
    return GameResult(
        game=game,
        deal=deal,
        table=0,
        rotation=0,
        seats=seats,
        start=1,
        scores=scores or (0,) * len(seats),
        winners=winners,
        end="row",
        rounds=rounds,
        plies=10,
        seconds=seconds or (0.0,) * len(seats),
        moves=moves or (1,) * len(seats),
        fault=fault,
    )


def test_a_row_adds_up_the_seats_of_its_player() -> None:
    games = [
        result(0, (0, 1), (1,), scores=(50, 40), rounds=5, seconds=(3.0, 1.0), moves=(10, 8)),
        result(1, (1, 0), (1, 2), scores=(30, 31), rounds=6, seconds=(1.0, 2.0), moves=(2, 10)),
    ]
    summary = summarise(match("a", "b"), reversed(games))
    first, second = summary.rows
    assert (summary.games, summary.deals, summary.players) == (2, 1, 2)
    assert (first.name, first.rank, first.player) == ("a", 1, 0)
    assert (second.name, second.rank, second.player) == ("b", 2, 1)
    assert (first.games, first.share.value) == (2, 0.75)
    assert (second.games, second.share.value) == (2, 0.25)
    assert (first.points, second.points) == (40.5, 35.0)
    assert first.rounds == second.rounds == 5.5
    assert (first.seconds_per_move, second.seconds_per_move) == (5 / 20, 2 / 10)
    assert first.faults == {"crash": 0, "illegal": 0, "time": 0}


def test_a_player_with_several_seats_counts_each_of_them() -> None:
    games = [result(0, (0, 1, 1), (2,), scores=(10, 20, 30), moves=(1, 2, 3), seconds=(0, 2.0, 4))]
    summary = summarise(match("a", "b", players=3), games)
    by_name = {row.name: row for row in summary.rows}
    assert by_name["b"].share.value == pytest.approx(0.5)  # of the seats that it had
    assert by_name["b"].points == 25 and by_name["b"].rounds == 5
    assert by_name["b"].seconds_per_move == pytest.approx(6 / 5)
    assert by_name["b"].games == 1


def test_games_with_a_fault_count_for_wins_and_faults_only() -> None:
    played = result(0, (0, 1), (1,), scores=(50, 40))
    reasons = ("crash", "time", "illegal", "nonsense", "time")
    lost = [
        result(number, (1, 0), (2,), deal=1, scores=(3, 2), fault=Fault(1, reason, "it was so"))
        for number, reason in enumerate(reasons, 1)
    ]
    summary = summarise(match("a", "b"), [played, *lost])
    first, second = summary.rows
    assert (first.share.value, second.share.value) == (1, 0)
    assert (first.points, second.points, first.rounds) == (50, 40, 5)
    assert first.faults == {"crash": 0, "illegal": 0, "time": 0}
    assert second.faults == {"crash": 1, "illegal": 2, "time": 2}
    assert [(fault.game, fault.name, fault.seat, fault.reason) for fault in summary.faults] == [
        (number, "b", 1, reason) for number, reason in enumerate(reasons, 1)
    ]
    only = summarise(match("a", "b"), lost)
    assert only.rows[0].points is only.rows[0].rounds is None


def test_a_player_without_a_move_or_a_game() -> None:
    games = [result(0, (0, 1), (2,), moves=(0, 3), seconds=(0.0, 3.0))]
    rows = {row.name: row for row in summarise(match("a", "b", "c"), games).rows}
    assert rows["a"].seconds_per_move is None and rows["b"].seconds_per_move == 1
    assert (rows["c"].games, rows["c"].share, rows["c"].points) == (0, UNKNOWN, None)
    assert rows["c"].worst is None


def test_players_are_ranked_by_rating_and_then_by_side() -> None:
    """`top` lost nothing, `low` won nothing, `b` won 3 of 4 against `a`."""
    games = [result(n, (1, 2), (1 if n else 2,), deal=n) for n in range(4)]
    games += [result(4, (0, 1), (1,), deal=4), result(5, (3, 2), (2,), deal=5)]
    summary = summarise(match("top", "b", "a", "low"), games)
    assert [row.name for row in summary.rows] == ["top", "b", "a", "low"]
    assert [row.side for row in summary.rows] == [1, 0, 0, -1]
    assert [row.rank for row in summary.rows] == [1, 2, 3, 4]
    assert summary.anchor == "a"
    top, b, a, low = summary.rows
    assert top.elo == low.elo == top.to_next == a.to_next == low.to_next == UNKNOWN
    assert a.elo.value == 0
    assert b.elo.value == pytest.approx(elo_of_share(3 / 4)) and b.to_next == b.elo


def test_two_that_cannot_be_compared_are_ranked_by_their_shares() -> None:
    games = [result(0, (0, 2), (2,)), result(1, (1, 2), (1, 2))]
    summary = summarise(match("a", "b", "c"), games, anchor=2)
    assert [row.name for row in summary.rows][-1] == "a"


def test_the_anchor_can_be_chosen() -> None:
    games = [result(n, (0, 1), (1 if n else 2,), deal=n) for n in range(4)]
    summary = summarise(match("a", "b"), games, anchor=0)
    assert summary.anchor == "a"
    assert [(row.name, row.elo.value) for row in summary.rows] == [
        ("a", 0),
        ("b", pytest.approx(elo_of_share(1 / 4))),
    ]
    assert summary.rows[0].to_next.value == pytest.approx(elo_of_share(3 / 4))


def test_pairings_of_two() -> None:
    games = [
        result(0, (0, 1), (1,)),
        result(1, (1, 0), (2,)),
        result(2, (0, 2), (1, 2), deal=1),
        result(3, (2, 1), (2,), deal=2),
    ]
    summary = summarise(match("a", "b", "c"), games)
    found = {(p.player, p.opponent): (p.games, p.share.value) for p in summary.pairings}
    assert found == {
        (0, 1): (2, 1.0),
        (1, 0): (2, 0.0),
        (0, 2): (1, 0.5),
        (2, 0): (1, 0.5),
        (1, 2): (1, 1.0),
        (2, 1): (1, 0.0),
    }
    assert summary.pairing(2, 1) is not None and summary.pairing(1, 1) is None
    assert not summary.alone_among_copies
    worst = {row.name: row.worst and row.worst.opponent for row in summary.rows}
    assert worst == {"a": 2, "b": 0, "c": 1}


def test_pairings_at_mixed_tables_compare_the_two() -> None:
    games = [result(0, (0, 1, 2), (1,)), result(1, (1, 2, 0), (1, 3), deal=1)]
    summary = summarise(match("a", "b", "c", players=3, tables="mixed"), games)
    assert not summary.alone_among_copies
    pairing = summary.pairing(0, 1)
    assert pairing is not None
    assert (pairing.games, pairing.share.value) == (2, 0.75)  # of the wins that the two took
    assert pairing.elo.value == pytest.approx(elo_of_share(0.75))
    none = summary.pairing(2, 1)
    assert none is not None and none.share.value == 0


def test_pairings_among_copies_are_shares_of_all_wins() -> None:
    games = [
        result(0, (0, 1, 1), (1,)),
        result(1, (1, 0, 1), (1,), deal=1),
        result(2, (0, 0, 1), (3,), deal=2),
    ]
    summary = summarise(match("a", "b", players=3), games)
    assert summary.alone_among_copies
    pairing, back = summary.pairing(0, 1), summary.pairing(1, 0)
    assert pairing is not None and back is not None
    assert (pairing.games, pairing.share.value) == (2, 0.5)
    assert pairing.elo.value == pytest.approx(elo_of_share(0.5, 3))
    assert (back.games, back.share.value) == (1, 1.0)


def test_at_a_mixed_table_copies_of_a_player_count_as_their_mean() -> None:
    games = [result(0, (0, 0, 1, 2), (1, 3))]
    summary = summarise(match("a", "b", "c", players=4, tables="mixed"), games)
    pairing = summary.pairing(0, 1)
    assert pairing is not None
    assert pairing.share.value == pytest.approx(0.25 / 0.75)  # half of a half, and a half


def test_as_json() -> None:
    sprt = Sprt(0, 10)
    sprt.add(0.75)
    games = [result(n, (0, 1), (1 if n else 2,), deal=n, seconds=(0.1, 2e-7)) for n in range(3)]
    games.append(result(3, (0, 1), (1,), deal=3, fault=Fault(2, "crash", "oh")))
    told = as_json(summarise(match("a", "b"), games, sprt=sprt))
    assert list(told) == [
        "players", "variant", "games", "deals", "anchor", "positions", "table", "pairings",
        "faults", "only_failed", "sprt",
    ]  # fmt: skip
    assert (told["positions"], told["only_failed"]) == (0, [])
    head = [told[name] for name in ("players", "variant", "games", "deals", "anchor")]
    assert head == [2, "coloured", 4, 4, "b"]
    first = told["table"][0]
    assert (first["rank"], first["player"], first["games"]) == (1, "a", 4)
    assert first["elo"]["value"] == round(elo_of_share(3 / 4) or 0, 2)
    assert first["share"]["value"] == 0.75
    assert first["seconds_a_move"] == 0.075 and told["table"][1]["seconds_a_move"] == 0.0
    assert (first["points"], first["rounds"], first["worst"]) == (0, 5, "b")
    assert told["pairings"][1]["player"] == "b" and told["pairings"][1]["opponent"] == "a"
    assert told["faults"] == [
        {"game": 3, "name": "b", "seat": 2, "reason": "crash", "message": "oh"}
    ]
    assert told["sprt"]["elo"] == [0, 10] and told["sprt"]["verdict"] is None
    assert told["sprt"]["bound"] == 2.9444 and told["sprt"]["deals"] == 1
    assert told["sprt"]["outcomes"] == {"0.75": 1}
    assert told["sprt"]["llr"] == round(sprt.llr, 4) > 0
    empty = as_json(summarise(match("a", "b"), []))
    assert empty["sprt"] is None and empty["table"][0]["points"] is None


def test_who_only_failed() -> None:
    """Of two players that fail, only one is to blame for a game that they play together."""
    crash, illegal = Fault(1, "crash", "oh"), Fault(2, "illegal", "ah")
    games = [
        result(0, (0, 1), (2,), fault=crash),
        result(1, (1, 0), (2,), fault=crash),
        result(2, (0, 2), (2,), fault=crash),
        result(3, (2, 1), (1,), fault=illegal),
    ]
    assert set(summarise(match("a", "b", "c"), games).only_failed) == {"a", "b"}
    games.append(result(4, (2, 1), (1,)))
    assert summarise(match("a", "b", "c"), games).only_failed == ("a",)
    assert as_json(summarise(match("a", "b", "c"), games))["only_failed"] == ["a"]
    assert summarise(match("a", "b", "c"), []).only_failed == ()


def digits(value: float) -> int:
    """The decimals that a number was rounded to."""
    return len(f"{value!r}".partition(".")[2])


def test_how_numbers_are_rounded() -> None:
    games = [
        result(
            n, (0, 1), (1 if n % 3 else 2,), deal=n, scores=(n, 50), rounds=5 + n // 6,
            seconds=(1 / 7, 1 / 9), moves=(3, 7),
        )
        for n in range(7)
    ]  # fmt: skip
    told = as_json(summarise(match("a", "b"), games, sprt=Sprt(0, 10)))
    first, pairing = told["table"][0], told["pairings"][0]
    for place in (first, pairing):
        assert max(map(digits, place["elo"].values())) == 2
        assert max(map(digits, place["share"].values())) == 5
    assert max(map(digits, first["to_next"].values())) == 2
    games[0] = result(0, (0, 1), (1,), scores=(11, 50))
    first = as_json(summarise(match("a", "b"), games))["table"][0]
    assert (digits(first["points"]), digits(first["rounds"])) == (3, 3)
    assert digits(first["seconds_a_move"]) == 6


def test_a_notebook_shows_the_players_as_a_table() -> None:
    games = [result(0, (0, 1), (1,)), result(1, (1, 0), (2,))]
    table = summarise(match("<first>", "second"), games)._repr_html_()
    first, second = table.index("&lt;first&gt;"), table.index("second")
    assert first < table.index("100.0") < second < table.index("0.0", second)
    assert table.count("<tr>") == 3
