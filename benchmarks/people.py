"""How long pages of people and of leaders take at the server, where there are many of both.

    python -m benchmarks.people
    python -m benchmarks.people --database postgresql://… --people 100000 --games 1000000

Makes a database with so many people and finished games, as rows and without their logs, which none
of these pages reads; it takes minutes, says how far it is, and goes on where it was stopped. The
first person has a hundredth of all games. Then every page is asked for, one request after the
other, of that person, of one with a median number of games, and of others by chance. Times are
those of the client, with the server in a process of its own.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from sqlalchemy import Connection, Table, func, insert, select, text

from evora.players.levels import LEVELS
from evora.server.domain import entries as log
from evora.server.domain import summaries
from evora.server.domain.kept_names import look_of
from evora.server.domain.ratings import POOLS, pool_of
from evora.server.live.guests.guests import hashed
from evora.server.storage import profiles
from evora.server.storage.schema import (
    follows,
    games,
    guests,
    kept_names,
    meta,
    played_seats,
    ratings,
    results,
    seats,
    sessions,
)
from evora.server.storage.store import Store
from tools.reliability.server import ServerProcess

LIMIT_MS = 100.0
_NOW = int(time.time() * 1000)
_YEAR_MS = 365 * 86_400_000
_PORTION = 5_000
_SESSION = "0" * 43
_FOLLOWED = 400
_CLOCK = log.BudgetClock(initial_ms=600_000, credit_ms=5_000)


# --- Making it


def guest_of(number: int) -> str:
    return f"{number:016x}"


def name_of(number: int) -> str:
    return f"Person {number} of them"


def make(store: Store, people: int, count: int) -> None:
    """What is missing of it. Everything about a game follows from its number."""
    there = store.read(_count, guests)
    for first in range(there, people, _PORTION):
        store.write(_add_people, range(first, min(first + _PORTION, people)))
        _say("people", min(first + _PORTION, people), people)
    there = store.read(_count, games)
    for first in range(there, count, _PORTION):
        last = min(first + _PORTION, count)
        store.write(_add_games, range(first, last), people, count)
        _say("games", last, count)
    store.write(_finish)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _say(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty() or done == of or done % 50_000 == 0:
        print(f"people: {done:,} of {of:,} {what}", file=sys.stderr, flush=True)


def _add_people(connection: Connection, numbers: range) -> None:
    connection.execute(
        insert(guests),
        [
            {"id": guest_of(number), "name": name_of(number), "created": _NOW, "seen": _NOW}
            for number in numbers
        ],
    )
    kept = [
        {
            "look": look_of(name_of(number)),
            "guest": guest_of(number),
            "name": name_of(number),
            "kept": _NOW,
        }
        for number in numbers
    ]
    connection.execute(insert(kept_names), kept)
    if 0 in numbers:
        mine = {"hash": hashed(_SESSION), "guest": guest_of(0), "created": _NOW}
        connection.execute(insert(sessions), [mine])


def _add_games(connection: Connection, numbers: range, people: int, count: int) -> None:
    made: dict[Table, list[dict[str, Any]]] = {
        table: [] for table in (games, seats, played_seats, results)
    }
    for number in numbers:
        for table, row in _rows(number, people, count):
            made[table].append(row)
    for table, rows in made.items():
        connection.execute(insert(table), rows)


def _rows(number: int, people: int, count: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Six games in ten are between people, and half of those are rated."""
    chance = random.Random(number)
    players = chance.choice((2, 2, 2, 2, 2, 2, 3, 4))
    variant: log.Variant = "grey" if chance.random() < 0.15 else "coloured"
    level = None if chance.random() < 0.6 else chance.choice(LEVELS).name
    rated = level is None and chance.random() < 0.5
    sitting = _players(chance, people, 1 if level else players)
    if number % 100 == 0 and 0 not in sitting:
        sitting[0] = 0
    game, ended = f"{number:010}", _NOW - _YEAR_MS + number * _YEAR_MS // count
    scores = [chance.randrange(10, 110) for _ in range(players)]
    order = sorted(range(players), key=lambda seat: -scores[seat])
    summary = summaries.StoredSummary(
        version=summaries.VERSION,
        variant=variant,
        players=players,
        clock=_CLOCK,
        kinds=["guest" if seat < len(sitting) else "engine" for seat in range(players)],
        levels=[None if seat < len(sitting) else level for seat in range(players)],
        to_move=None,
        scores=scores,
        winners=[order[0] + 1],
        reason="row",
        round=5,
        source="played",
    )
    yield (
        games,
        {
            "id": game,
            "seed": "",
            "rules": 1,
            "created": ended - 600_000,
            "creator": guest_of(sitting[0]),
            "command": None,
            "seq": 90,
            "status": "over",
            "listed": chance.random() < 0.7,
            "changed": ended,
            "engine_turn": False,
            "summary": summaries.encode(summary),
        },
    )
    for seat in range(players):
        who = guest_of(sitting[seat]) if seat < len(sitting) else None
        yield seats, {"game": game, "seat": seat + 1, "guest": who, "local": False, "name": None}
    for seat, person in enumerate(sitting):
        place = order.index(seat) + 1
        played = _played(chance, game, ended, seat, place, scores)
        other = sitting[1 - seat] if players == 2 and level is None else None
        yield (
            played_seats,
            {
                **played,
                "guest": guest_of(person),
                "variant": variant,
                "players": players,
                "opponents": level or "people",
                "opponent": None if other is None else guest_of(other),
            },
        )
        if rated:
            yield (
                results,
                {
                    "game": game,
                    "seat": seat + 1,
                    "number": number,
                    "guest": guest_of(person),
                    "ended": ended,
                    "pool": pool_of(variant, players),
                    "variant": variant,
                    "players": players,
                    "place": place,
                    "order": seat,
                    "counts": True,
                    "games": 20,
                    "rating_before": 1500.0,
                    "rating": 1500.0 + person % 700 + chance.uniform(-40, 40),
                    "deviation": 60.0 + person % 60,
                    "volatility": 0.06,
                },
            )


def _players(chance: random.Random, people: int, count: int) -> list[int]:
    """Some play far more than others."""
    found: list[int] = []
    while len(found) < count:
        person = int(1 + (people - 1) * chance.random() ** 2)
        if person not in found:
            found.append(person)
    return found


def _played(  # noqa: PLR0913, PLR0917  (what is known of the game already)
    chance: random.Random, game: str, ended: int, seat: int, place: int, scores: list[int]
) -> dict[str, Any]:
    reviewed = chance.random() < 0.3
    return {
        "ended": ended,
        "game": game,
        "seat": seat + 1,
        "listed": chance.random() < 0.7,
        "clock": "budget",
        "result": "won" if place == 1 else "lost",
        "place": place,
        "score": scores[seat],
        "best_other": max(score for at, score in enumerate(scores) if at != seat),
        "reason": "row",
        "out": None,
        "rounds": 5,
        "floor_tiles": chance.randrange(12),
        "floor_points": chance.randrange(20),
        "full_rows": chance.randrange(3),
        "full_columns": chance.randrange(4),
        "full_colours": chance.randrange(2),
        "markers": chance.randrange(4),
        "ended_it": chance.random() < 0.5,
        "first_line": chance.randrange(6),
        "accuracy": chance.uniform(50, 100) if reviewed else None,
        "luck": chance.gauss(0, 0.2) if reviewed else None,
        "play": -abs(chance.gauss(0.3, 0.1)) if reviewed else None,
    }


def _finish(connection: Connection) -> None:
    """Everybody's last result is their rating; the first person follows many, who stand beside the
    leaders for them; and nothing is left to be added to pages."""
    if _count(connection, ratings) == 0:
        last = select(
            results.c.guest,
            results.c.pool,
            func.count().label("games"),
            func.max(results.c.ended).label("last"),
            func.max(results.c.rating).label("rating"),
            func.min(results.c.deviation).label("deviation"),
        ).group_by(results.c.guest, results.c.pool)
        fixed = last.add_columns(text("0.06"), text("NULL"))
        names = ["guest", "pool", "games", "last", "rating", "deviation", "volatility", "best"]
        connection.execute(insert(ratings).from_select(names, fixed))
        connection.execute(insert(meta).values(key="played_until", value=_NOW))
    if _count(connection, follows) == 0:
        others = range(1, _count(connection, guests))
        mine = {"guest": guest_of(0), "created": _NOW}
        chosen = random.Random(2).sample(others, min(_FOLLOWED, len(others)))
        connection.execute(insert(follows), [{**mine, "followed": guest_of(at)} for at in chosen])
    connection.execute(text("ANALYZE"))


# --- Measuring


def measure(address: str, pages: dict[str, list[str]], rounds: int) -> dict[str, list[float]]:
    """Milliseconds of each request, by what is asked for."""
    found: dict[str, list[float]] = {label: [] for label in pages}
    with httpx.Client(base_url=f"http://{address}", cookies={"evora": _SESSION}) as client:
        for label, paths in pages.items():
            client.get(paths[0])
            for at in range(rounds):
                began = time.perf_counter()
                answer = client.get(paths[at % len(paths)])
                found[label].append((time.perf_counter() - began) * 1000)
                answer.raise_for_status()
    return found


def pages_of(label: str, names: list[str]) -> dict[str, list[str]]:
    """What a page of somebody asks for, for others than themselves."""
    bases = [f"/api/people/{quote(name)}" for name in names]
    wanted = {
        "page": "",
        "history": "/history",
        "games": "/games",
        "games, filtered": "/games?variant=grey&players=3&result=won&rated=yes",
    }
    return {f"{label}: {what}": [base + path for base in bases] for what, path in wanted.items()}


def median_person(connection: Connection) -> int:
    """Somebody with as many games as half of those who have any."""
    count = func.count()
    each = select(played_seats.c.guest, count.label("games")).group_by(played_seats.c.guest)
    rows = connection.execute(each.order_by(count, played_seats.c.guest)).all()
    row = rows[len(rows) // 2]
    print(f"people: the median person has {row.games} games", flush=True)
    return int(row.guest, 16)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", help="where it is made, or lies already (default: a new one)")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=200, help="requests for each page")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = options.database or f"sqlite:///{folder}/people.db"
        store = Store(url)
        store.migrate()
        make(store, options.people, options.games)
        chance = random.Random(1)
        middle = store.read(median_person)
        for number in (0, middle):
            store.write(profiles.set_open, guest_of(number), True)
        store.close()
        some = [name_of(chance.randrange(options.people)) for _ in range(options.rounds)]
        own = {"page": "", "history": "/history", "games": "/games", "games, one kind": _ONE_KIND}
        pages = {f"most, own: {what}": [f"/api/me/person{path}"] for what, path in own.items()}
        pages |= pages_of("most", [name_of(0)]) | pages_of("median", [name_of(middle)])
        pages |= pages_of("by chance", some)
        pages |= {f"leaders: {pool}": [f"/api/leaders?pool={pool}"] for pool in POOLS}
        report(url, Path(folder), pages, options.rounds)


_ONE_KIND = "/games?against=full&variant=grey&players=4&result=won"


def report(url: str, folder: Path, pages: dict[str, list[str]], rounds: int) -> None:
    server = ServerProcess(url, folder)
    server.start()
    try:
        found = measure(server.address, pages, rounds)
    finally:
        server.kill()
    print("people: ms at the server           p50      p99")
    for label, times in found.items():
        times.sort()
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99) - 1]
        late = "" if p99 < LIMIT_MS else "   too late"
        print(f"  {label:<30}{p50:8.1f} {p99:8.1f}{late}")


if __name__ == "__main__":
    main()
