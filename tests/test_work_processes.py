"""Work in processes of this machine: when results are sent, and what becomes of lost workers."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest
from work_tasks import Squares, SquareTask, Unopenable

from evora import EvoraError
from evora.work import Place, in_order, open_pool, worker_process
from evora.work.portions import Portion
from evora.work.worker_process import do_portion


def batches(connection: Connection) -> list[list[int]]:
    """The numbers of the items in each message that has arrived."""
    found = []
    while connection.poll():
        kind, results = connection.recv()
        assert kind == "results"
        found.append([number for number, _ in results])
    return found


PORTION = Portion([(3, 30), (1, 10), (2, 20)])


def test_a_portion_is_sent_in_one_message() -> None:
    ours, theirs = Pipe()
    assert do_portion(theirs, Squares(), PORTION)
    assert batches(ours) == [[3, 1, 2]]


def test_who_has_to_stop_sends_what_is_finished() -> None:
    ours, theirs = Pipe()
    ours.send(None)
    assert not do_portion(theirs, Squares(), PORTION)
    assert batches(ours) == [[3]]


def test_long_portions_are_sent_as_they_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "_SEND_SECONDS", 0.0)
    ours, theirs = Pipe()
    assert do_portion(theirs, Squares(), PORTION)
    assert batches(ours) == [[3], [1], [2]]


def test_an_item_that_ends_its_worker_is_lost_and_no_other() -> None:
    items = [1, 2, -3, 4, 5]
    pool = open_pool(SquareTask(), items, Place(jobs=2))
    lost = "-3, at -3: its process ended (exit code 7)"
    assert list(in_order(pool.results())) == [1, 4, lost, 16, 25]


def test_what_a_worker_cannot_do_is_told() -> None:
    pool = open_pool(Unopenable(), [1], Place(jobs=1))
    with pytest.raises(EvoraError, match=r"a worker of the squares failed: .*no squares today"):
        list(pool.results())


def test_items_are_read_only_as_far_as_they_are_needed() -> None:
    read: list[int] = []

    def items() -> Iterator[int]:
        for item in range(1000):
            read.append(item)
            yield item

    pool = open_pool(SquareTask(), items(), Place(jobs=1), ahead=5)
    done = 0
    for _ in in_order(pool.results()):
        assert len(read) <= done + 500 + 6  # a portion has 500 at most
        done += 1
    assert done == 1000
