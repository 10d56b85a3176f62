"""Reports of players while everything else goes on: each that was acknowledged is in the host's
queue, once, and what the host has decided stays decided."""

from __future__ import annotations

import asyncio
import http.client
import random
import time
import urllib.error
from collections.abc import Sequence

from sqlalchemy import Connection, select

from evora.server.domain import host_actions as actions
from evora.server.storage.schema import reports
from tools.reliability.clients import new_guest, request
from tools.reliability.host import Host

# Who watch a game and report the same player of it at the same moment.
_REPORTERS = 3
_TOO_MANY = 429
_PATIENCE = 120.0
_RETRY_SECONDS = 0.05


class Reporting:
    """What was acknowledged and decided, by the words of the report: no two are alike."""

    def __init__(self, host: Host, addresses: Sequence[str], choose: random.Random) -> None:
        self._host = host
        self._addresses = addresses
        self._random = choose
        self._acknowledged: list[str] = []
        self._decided: set[str] = set()

    def __len__(self) -> int:
        return len(self._acknowledged)

    async def report(self, game: str) -> None:
        """Some people report a player of the game, and the host decides about one of them."""
        said = [f"{self._random.getrandbits(60):x}" for _ in range(_REPORTERS)]
        sent = await asyncio.gather(*(asyncio.to_thread(self._tell, game, each) for each in said))
        acknowledged = [words for words, done in zip(said, sent, strict=True) if done]
        self._acknowledged += acknowledged
        for words in acknowledged[:1]:
            stored = await asyncio.to_thread(self._host.look, _all)
            decided = [report for report, text, _ in stored if text == words]
            await self._host.do(actions.DecideReports(reports=decided))
            self._decided.add(words)

    def _tell(self, game: str, words: str) -> bool:
        """Whether it was acknowledged, at one process or another."""
        until, reporter = time.monotonic() + _PATIENCE, ""
        body = {"seat": 1, "kind": "stalling", "text": words}
        while time.monotonic() < until:
            address = self._random.choice(self._addresses)
            try:
                reporter = reporter or new_guest(address)
                request(address, "POST", f"/api/games/{game}/report", body, reporter)
            except urllib.error.HTTPError as error:
                # It was written before, and its answer got lost.
                if b"reported_already" in error.read():
                    return True
                if error.code == _TOO_MANY:
                    return False
            except (OSError, EOFError, http.client.HTTPException):
                pass  # the process was killed, or the host has stopped everything
            else:
                return True
            time.sleep(_RETRY_SECONDS)
        return False

    def check(self) -> None:
        """AssertionError if one was lost or doubled, or a decision was."""
        stored = self._host.look(_all)
        for words in self._acknowledged:
            found = [state for _, text, state in stored if text == words]
            wanted = "dismissed" if words in self._decided else "open"
            assert found == [wanted], f"expected [{wanted}], not {found}: {words}"


def _all(connection: Connection) -> list[tuple[str, str, str]]:
    rows = connection.execute(select(reports.c.id, reports.c.text, reports.c.state))
    return [(row.id, row.text, row.state) for row in rows]
