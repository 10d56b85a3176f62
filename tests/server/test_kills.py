"""kill -9 at random moments under play: nothing that was acknowledged or told is ever lost."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from evora.server import messages as m
from server.soak import quick_or_soak
from tools.reliability import kills
from tools.reliability.clients import AcknowledgedMove, Player
from tools.reliability.server import Forks, ServerProcess

KILLS = quick_or_soak(5, 200)

# A server that acknowledges a move a little before it is committed.
HASTY = """
import asyncio
from evora.server.storage.journal import Journal
append = Journal.append
async def hasty(self, work):
    if work.seats is not None:  # somebody sits down: no move
        return await append(self, work)
    later = lambda: asyncio.ensure_future(append(self, work))
    asyncio.get_running_loop().call_later(0.15, later)
Journal.append = hasty
"""


@contextmanager
def server(database_url: str, folder: Path, change: str = "") -> Iterator[ServerProcess]:
    """One that starts again at once."""
    found = ServerProcess(database_url, folder)
    found.forks = Forks(change)
    try:
        yield found
    finally:
        found.forks.close()


def test_nothing_is_lost(database_url: str, tmp_path: Path) -> None:
    with server(database_url, tmp_path) as killed:
        report = kills.run(killed, KILLS)
    print(report)
    assert report.kills == KILLS
    # Otherwise it was not killed under play.
    assert report.acknowledged > 5 * KILLS


def test_a_server_that_acknowledges_too_early_is_caught(sqlite_url: str, tmp_path: Path) -> None:
    with (
        server(sqlite_url, tmp_path, HASTY) as killed,
        pytest.raises(AssertionError, match=r"lost|changed|not the same|stand still"),
    ):
        kills.run(killed, 5)


# --- The judge is judged: a log of four moves, and two players who were told all of it


MOVES = ("1B1", "2Y2", "3R3", "4K4")


def game_log(*bodies: m.EventBody) -> list[m.GameEvent]:
    return [m.GameEvent(seq=seq, time=seq, body=body) for seq, body in enumerate(bodies, 1)]


def moved(number: int) -> m.Moved:
    return m.Moved(seat=number % 2 + 1, move=MOVES[number], by="player", effects=[])


LOG = game_log(
    m.Created(seed_hash="00"),
    m.Dealt(deal="BBBB", effects=[]),
    moved(0),
    moved(1),
    moved(2),
    m.Dealt(deal="YYYY", effects=[]),
    moved(3),
)
# The last entry of each move's command: the third one was followed by a deal.
ENDS = (3, 4, 6, 7)


def told() -> list[Player]:
    players = [Player("", "", "", random.Random(0)) for _ in range(2)]
    for number, seq in enumerate(ENDS):
        acknowledged = AcknowledgedMove(f"id-{number}", seq, MOVES[number])
        players[number % 2].acknowledged.append(acknowledged)
    for player in players:
        player.seen = list(LOG)
    return players


def with_bodies(change: Callable[[list[m.EventBody]], object]) -> list[m.GameEvent]:
    bodies = [event.body for event in LOG]
    change(bodies)
    return game_log(*bodies)


def test_a_good_log_passes() -> None:
    kills.check_log(LOG, told())


def test_the_one_move_that_is_still_out_is_no_fault() -> None:
    players = told()
    players[1].acknowledged.pop()
    with pytest.raises(AssertionError, match="4 moves, 3 of them acknowledged"):
        kills.check_log(LOG, players)
    players[1] = replace(players[1], _pending=m.Play(id="pending-1", seq=6, seat=2, move="4K4"))
    kills.check_log(LOG, players)


@pytest.mark.parametrize(
    ("log", "complaint"),
    [
        (LOG[:-1], "lost"),
        (with_bodies(lambda bodies: bodies.pop(3)), "not the same"),
        (with_bodies(lambda bodies: bodies.insert(7, moved(3))), "5 moves, 4 of them"),
        (with_bodies(lambda bodies: bodies.insert(4, moved(1))), "not the same"),
        (with_bodies(lambda bodies: bodies.__setitem__(3, moved(0))), "not the same"),
        ([*LOG[:4], *LOG[5:]], "gap"),
        ([*LOG, LOG[-1]], "gap"),
    ],
    ids=["lost", "lost inside", "twice", "twice inside", "another", "gap", "seq twice"],
)
def test_a_bad_log_is_caught_by_what_was_acknowledged(
    log: list[m.GameEvent], complaint: str
) -> None:
    players = told()
    for player in players:
        player.seen = []
    with pytest.raises(AssertionError, match=complaint):
        kills.check_log(log, players)


def test_what_somebody_saw_is_caught_even_if_nobody_was_answered() -> None:
    players = told()
    for player in players:
        player.acknowledged = []
    with pytest.raises(AssertionError, match="lost"):
        kills.check_log(LOG[:2], players)
    other = [*LOG[:1], msgspec.structs.replace(LOG[1], body=m.Dealt(deal="WWWW", effects=[]))]
    with pytest.raises(AssertionError, match="changed"):
        kills.check_log([*other, *LOG[2:]], players)


def test_a_move_that_is_acknowledged_under_two_ids_is_caught() -> None:
    players = told()
    players[0].acknowledged.append(AcknowledgedMove("id-9", 3, MOVES[0]))
    with pytest.raises(AssertionError, match="two acknowledged moves are one"):
        kills.check_log(LOG, players)
