"""What lists and the sweeper know of a game without its log."""

from __future__ import annotations

from dataclasses import replace

from evora import Seed
from evora.server import messages as m
from evora.server.domain.table import rematch
from evora.server.live.games.index import index_of, seats_of, summary_view
from server.tables import ANNA, BEN, DAYS, ENGINE, FRIEND, LOCAL, ME, MINUTES, Played, listed, two


def test_a_game_in_a_list() -> None:
    played = Played(ME, ENGINE, start=1)
    played.wait(5)
    played.do(ANNA, m.OfferEnd, seat=1)
    game = summary_view(listed(played.table, ("Anna", None)), ANNA)
    assert game.names == ["Anna", None] and game.levels == [None, "novice"]
    assert game.changed == game.created + 5
    played = Played(ME, ENGINE, start=1)
    game = summary_view(listed(played.table, ("Anna", None)), ANNA)
    assert game.your_turn and game.yours == [1] and game.round == 1 and game.reason is None
    played.do(ANNA, m.Resign, seat=1)
    game = summary_view(listed(played.table, (None, None)), None)
    assert (game.status, game.reason, game.winners) == ("over", "resigned", [2])
    waiting = summary_view(listed(Played(ME, FRIEND).table, ("Anna", None)), BEN)
    assert waiting.scores == [0, 0] and waiting.round == 0
    assert not waiting.your_turn and waiting.yours == []


def test_a_list_is_for_the_guest_who_asks() -> None:
    played = two(clock=MINUTES)
    row = listed(played.table, ("Anna", "Ben"))
    for guest, yours, turn in ((ANNA, [1], True), (BEN, [2], False), (None, [], False)):
        game = summary_view(row, guest)
        assert (game.yours, game.your_turn) == (yours, turn)
    assert summary_view(row, ANNA).clock == MINUTES


def test_a_list_says_until_when_a_move_is_awaited() -> None:
    played = two(clock=DAYS)
    row = listed(played.table, ("Anna", "Ben"))
    assert summary_view(row, ANNA).deadline == played.now + 2 * 86_400_000
    played.do(ANNA, m.Resign, seat=1)
    assert summary_view(listed(played.table, ("Anna", "Ben")), ANNA).deadline is None
    invited = replace(listed(Played(ME, FRIEND).table, ("Anna", None)), deadline=1)
    assert summary_view(invited, ANNA).deadline is None


def test_the_index_says_who_moves_and_until_when() -> None:
    played = two(clock=MINUTES)
    index = index_of(played.table)
    assert (index.to_move, index.engine_turn) == (ANNA, False)
    assert index.deadline == played.now + 60_000
    against = index_of(Played(ME, ENGINE, start=2).table)
    assert (against.to_move, against.engine_turn, against.deadline) == (None, True, None)


def test_games_for_anybody_are_listed_also_while_they_are_played() -> None:
    anybody = Played(ME, m.AnybodySeat(), start=1)
    assert index_of(anybody.table).listed
    anybody.do(BEN, m.Join)
    assert index_of(anybody.table).listed and index_of(anybody.table).status == "playing"
    assert not index_of(Played(ME, FRIEND).table).listed


def test_local_seats_belong_to_their_device() -> None:
    seats = seats_of(Played(ME, LOCAL, ENGINE, start=1).table)
    assert [(seat.guest, seat.local) for seat in seats] == [
        (ANNA, False),
        (ANNA, True),
        (None, False),
    ]


def test_a_rematch_does_not_make_the_finished_game_look_new() -> None:
    """Its time in the list of one's games stays that of its end."""
    played = two()
    played.wait(5)
    played.do(BEN, m.Resign, seat=2)
    over = played.now
    played.wait(60_000)
    asked = m.Rematch(id="rematch01", seq=played.table.seq)
    seed = Seed.random()
    _, last = rematch(
        played.table,
        ANNA,
        command=asked,
        game="game000002",
        seed=seed,
        deal=played.seed,
        now=played.now,
        here={ANNA, BEN},
    )
    assert last.table.changed_at == played.now
    assert index_of(last.table).changed == over
