"""A process dies in the middle of pairing: nobody is left in half a game, or in two."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

from tools.reliability.clients import request
from tools.reliability.cluster import Cluster
from tools.reliability.pairing import Person

_PEOPLE = 12


def test_those_of_a_process_that_was_killed_are_matched_at_another(
    postgresql_url: str, tmp_path: Path
) -> None:
    cluster = Cluster(postgresql_url, tmp_path, 2)
    try:
        asyncio.run(_check(cluster))
    finally:
        cluster.kill()


async def _check(cluster: Cluster) -> None:
    await cluster.start()
    killed, lives = cluster.servers
    people = [await asyncio.to_thread(Person, lives.address) for _ in range(_PEOPLE)]
    for number, person in enumerate(people):
        await person.come(cluster.addresses[number % 2])
    await asyncio.sleep(0.5)  # both processes know of everybody
    asking = [asyncio.create_task(person.ask()) for person in people]
    await asyncio.sleep(0.03)
    killed.kill()
    await asyncio.gather(*asking)
    for person in people[::2]:
        await person.come(lives.address)
    # Their pages ask again. Who was found at the first process plays on.
    async with asyncio.timeout(60):
        while True:
            answers = [await person.ask() for person in people]
            views = [json.loads(answer.body)["view"] for answer in answers]
            if all(view["status"] == "playing" for view in views):
                break
    games = Counter(view["game"] for view in views)
    assert len(games) == _PEOPLE / 2 and set(games.values()) == {2}
    for person in people:
        listed = request(lives.address, "GET", "/api/me/games", None, person.cookie)[0]
        unfinished = [game for game in json.loads(listed)["games"] if game["status"] != "over"]
        assert len(unfinished) == 1
        await person.leave()
