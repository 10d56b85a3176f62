"""A worker of the arena, without its process: when it sends what it has played."""

from __future__ import annotations

from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from evora.arena import worker
from evora.arena.schedule import Match
from evora.arena.worker import _Worker
from evora.players.specs import parse_specs

MATCH = Match(parse_specs(["greedy", "random"]), seed="worker")


def batches(connection: Connection) -> list[list[int]]:
    """The numbers of the games in each message that has arrived."""
    found = []
    while connection.poll():
        kind, results = connection.recv()
        assert kind == "results"
        found.append([result.game for result, _ in results])
    return found


def test_a_portion_is_sent_in_one_message() -> None:
    ours, theirs = Pipe()
    assert _Worker(theirs, MATCH).play([3, 1, 2], careful=False)
    assert batches(ours) == [[3, 1, 2]]


def test_who_has_to_stop_sends_what_is_finished() -> None:
    ours, theirs = Pipe()
    ours.send(None)
    assert not _Worker(theirs, MATCH).play([3, 1, 2], careful=False)
    assert batches(ours) == [[3]]


def test_long_portions_are_sent_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_SEND_SECONDS", 0.0)
    ours, theirs = Pipe()
    assert _Worker(theirs, MATCH).play([3, 1, 2], careful=False)
    assert batches(ours) == [[3], [1], [2]]
