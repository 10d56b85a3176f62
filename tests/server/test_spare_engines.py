"""Idle engines: for a time slice each, the urgent first, and never instead of a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from evora.server.live.engines.spare import SpareEngines


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(30):
            await work

    asyncio.run(in_time())


async def steps(
    spare: SpareEngines, name: str, log: list[str], count: int = 1, *, urgent: bool = True
) -> None:
    for _ in range(count):
        async with spare.slice(urgent=urgent):
            log.append(name)
            await asyncio.sleep(0)


def test_those_who_ask_for_one_slice_after_another_take_turns() -> None:
    async def check() -> None:
        spare, log = SpareEngines(1), list[str]()
        await asyncio.gather(steps(spare, "a", log, 3), steps(spare, "b", log, 3))
        assert log == ["a", "b", "a", "b", "a", "b"]

    run(check())


def test_what_can_wait_comes_after_what_is_urgent() -> None:
    async def check() -> None:
        spare, log = SpareEngines(1), list[str]()
        async with spare.slice(urgent=True):
            waiting = [asyncio.ensure_future(steps(spare, "deeper", log, urgent=False))]
            await asyncio.sleep(0)
            waiting += [asyncio.ensure_future(steps(spare, "first", log, 2))]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert log == ["first", "deeper", "first"]  # the second is asked for when the first is over

    run(check())


def test_a_turn_begins_at_once_and_then_nobody_else() -> None:
    async def check() -> None:
        spare, log = SpareEngines(2), list[str]()
        async with spare.slice(urgent=True), spare.slice(urgent=True):
            with spare.playing():  # it does not wait, though both engines are at work
                waiting = asyncio.ensure_future(steps(spare, "late", log))
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert log == []  # the two slices go on
        await waiting
        assert log == ["late"]
        with spare.playing(), spare.playing():
            waiting = asyncio.ensure_future(steps(spare, "later", log))
            await asyncio.sleep(0.01)
            assert log == ["late"]
        await waiting

    run(check())


def test_who_no_longer_waits_takes_nothing() -> None:
    async def check() -> None:
        spare, log = SpareEngines(1), list[str]()
        async with spare.slice(urgent=True):
            gone = asyncio.ensure_future(steps(spare, "gone", log))
            given = asyncio.ensure_future(steps(spare, "given", log))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        given.cancel()  # it has just been given the engine
        for each in (gone, given):
            with pytest.raises(asyncio.CancelledError):
                await each
        await steps(spare, "next", log)
        assert log == ["next"]

    run(check())
