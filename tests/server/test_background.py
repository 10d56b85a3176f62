"""Long work: one at a time, everybody in turn, and never without bound."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from evora.server.common.background import Background
from evora.server.common.refusal import Refusal


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(30):
            await work

    asyncio.run(in_time())


def test_results_and_errors_come_back() -> None:
    async def check() -> None:
        background = Background()
        assert await background.run("ada", lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await background.run("ada", lambda: 1 // 0)
        assert await background.run("bob", lambda: 8) == 8
        background.close()

    run(check())


def test_everybody_has_a_turn_before_anybody_has_two() -> None:
    async def check() -> None:
        background, go, order = Background(), threading.Event(), list[str]()
        first = asyncio.ensure_future(background.run("ada", lambda: go.wait(20)))
        calls = [
            asyncio.ensure_future(background.run(who, lambda who=who: order.append(who)))  # type: ignore[misc]
            for who in ("ada", "ada", "ada", "bob", "cat", "bob")
        ]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *calls)
        assert order == ["ada", "bob", "cat", "ada", "bob", "ada"]
        background.close()

    run(check())


def test_more_than_may_wait_is_refused() -> None:
    async def check() -> None:
        background, go = Background(waiting=3, waiting_each=2), threading.Event()
        calls = [asyncio.ensure_future(background.run("ada", lambda: go.wait(20)))]
        await asyncio.sleep(0)
        calls += [asyncio.ensure_future(background.run("ada", lambda: True)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await background.run("ada", lambda: True)
        assert refused.value.code == "busy" and refused.value.retry_ms
        calls.append(asyncio.ensure_future(background.run("bob", lambda: True)))
        await asyncio.sleep(0)
        with pytest.raises(Refusal):  # together there are three by now
            await background.run("cat", lambda: True)
        go.set()
        assert await asyncio.gather(*calls) == [True] * 4
        assert await background.run("cat", lambda: True)
        background.close()

    run(check())


def test_a_call_that_nobody_waits_for_is_never_begun() -> None:
    async def check() -> None:
        background, go, done = Background(), threading.Event(), list[str]()
        first = asyncio.ensure_future(background.run("ada", lambda: go.wait(20)))
        gone = asyncio.ensure_future(background.run("bob", lambda: done.append("bob")))
        last = asyncio.ensure_future(background.run("cat", lambda: done.append("cat")))
        await asyncio.sleep(0)
        gone.cancel()
        go.set()
        await asyncio.gather(first, last)
        assert done == ["cat"]
        background.close()

    run(check())
