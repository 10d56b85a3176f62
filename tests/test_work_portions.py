"""Items in portions: how many, in which order, and how far ahead."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from evora.work import PlaceError, in_order, parse_place
from evora.work.portions import Portion, Portions


def portions(items: Iterable[str], jobs: int = 1, ahead: int | None = None) -> Portions[str]:
    return Portions(items, jobs=jobs, seconds=1.0, ahead=ahead)


def numbers(portion: Portion[str] | None) -> list[int] | None:
    return None if portion is None else [number for number, _ in portion.items]


def test_they_grow_with_the_time_that_they_take() -> None:
    some = portions("x" * 1000)
    assert numbers(some.take()) == [0]
    some.timed(1, 0.01)
    assert numbers(some.take()) == [1, 2, 3, 4]  # at most four times as many
    some.timed(4, 1.0)
    assert numbers(some.take()) == [5, 6, 7, 8]
    some.timed(4, 100.0)
    assert numbers(some.take()) == [9]
    some.timed(500, 1e-9)
    assert len(numbers(some.take()) or ()) == 500


def test_everybody_gets_a_part_of_the_last_ones() -> None:
    some = portions("abcde", jobs=2)
    some.timed(100, 1.0)
    assert [numbers(some.take()) for _ in range(4)] == [[0, 1, 2], [3], [4], None]
    assert not some


def test_nothing_is_done_too_far_ahead() -> None:
    some = portions(iter("abcdef"), ahead=2)
    assert (numbers(some.take()), numbers(some.take()), some.take()) == ([0], [1], None)
    some.finish([1])
    assert some.take() is None and some
    some.finish([0])
    assert (numbers(some.take()), numbers(some.take()), some.take()) == ([2], [3], None)


def test_what_was_lost_comes_first() -> None:
    some = portions("abcdef")
    some.timed(3, 1.0)
    first, second = some.take(), some.take()
    assert first is not None and second is not None
    some.repeat(second.without({4}))
    some.suspect(first)
    assert numbers(some.take()) == [3, 5]
    careful = [some.take() for _ in range(3)]
    assert [each and (numbers(each), each.careful) for each in careful] == [
        ([0], True),
        ([1], True),
        ([2], True),
    ]
    assert not some


def test_results_in_the_order_of_their_items() -> None:
    assert list(in_order([[(1, "b")], [(2, "c"), (0, "a")], [(4, "e")]])) == ["a", "b", "c"]


@pytest.mark.parametrize("text", ["ray", "ray://head:10001", "ray://10.0.0.1:1", "ray://[::1]:99"])
def test_clusters(text: str) -> None:
    assert parse_place(text) == text


@pytest.mark.parametrize(
    "text", ["", "Ray", "ray:", "ray://", "ray://head", "ray://head:0", "ray://h:65536", "dask"]
)
def test_no_clusters(text: str) -> None:
    with pytest.raises(PlaceError, match=r"expected ray or ray://host:port, got"):
        parse_place(text)
