"""PostgreSQL goes back to a moment, by the lines of docs/hosting.md, and the server goes on."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.databases import Cluster, as_postgres, binary, give_to_postgres, running_cluster
from server.serving import ENGINE, FRIEND, ME, WAIT_SECONDS, Client, Json, come, serving

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
SECTION = PAGE.partition("### Any moment of the past\n")[2].partition("\n## ")[0]
ARCHIVING, RECOVERY = re.findall(r"```ini\n(.*?)```", SECTION, re.DOTALL)
(BASE_BACKUP,) = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
CLOCK = {"type": "budget", "initial_ms": 600_000, "credit_ms": 0}


def until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def ask(cluster: Cluster, statement: str) -> Any:
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        row = connection.execute(statement.encode()).fetchone()
        return row[0] if row else None


def base_backup(cluster: Cluster, target: Path) -> None:
    name, *options = shlex.split(BASE_BACKUP)
    options = [
        f"--pgdata={target}" if option.startswith("--pgdata=") else option for option in options
    ]
    command = [str(binary(name)), f"--host={cluster.home}", "--no-sync", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **as_postgres())
    assert done.returncode == 0, done.stderr


def play_on(game: str, *players: Client, moves: int) -> None:
    made = 0
    while made < moves:
        for player in players:
            made += player.play(game)


def archive_all(cluster: Cluster) -> None:
    """Everything up to now lies in the archive."""
    file = ask(cluster, "SELECT pg_walfile_name(pg_switch_wal())")
    archived = "SELECT last_archived_wal FROM pg_stat_archiver"
    until(lambda: (ask(cluster, archived) or "") >= file)


@pytest.fixture
def archive() -> Iterator[Path]:
    """Where PostgreSQL's user gets to, as in databases.py."""
    folder = Path(tempfile.mkdtemp(prefix="evora-pg-"))
    give_to_postgres(folder)
    yield folder
    shutil.rmtree(folder)


def events(player: Client, game: str) -> list[Json]:
    found: list[Json] = player.ask("GET", f"/api/games/{game}/events")["events"]
    return found


def test_everything_up_to_a_moment_and_nothing_after_it(
    cluster_template: Path, archive: Path
) -> None:
    base = archive / "base"
    lines = ARCHIVING.replace("/srv/archive", str(archive))
    with running_cluster(cluster_template, lines) as first, serving(first.url) as running:
        anna, bela = running.guest("anna"), running.guest("bela")
        game = anna.create(ME, FRIEND, clock=CLOCK)["game"]
        bela.done(game, "join")
        come(game, anna, bela)
        with_engine = anna.create(ME, ENGINE)["game"]
        play_on(game, anna, bela, moves=3)
        base_backup(first, base)
        play_on(game, anna, bela, moves=3)
        play_on(with_engine, anna, moves=2)
        anna.until(with_engine, lambda view: view["legal"])
        then, told = anna.view(game), [events(anna, item) for item in (game, with_engine)]
        moment = ask(first, "SELECT clock_timestamp()::text")
        play_on(game, anna, bela, moves=4)
        later = anna.create(ME, ENGINE)["game"]
        cookies = dict(anna.http.cookies)
        archive_all(first)
    # The first cluster is gone, with everything that it had.
    lines = re.sub(r"(recovery_target_time = )'.*'", rf"\1'{moment}'", RECOVERY)
    (base / "recovery.signal").touch()
    with running_cluster(base, lines.replace("/srv/archive", str(archive))) as second:
        until(lambda: not ask(second, "SELECT pg_is_in_recovery()"))
        with serving(second.url) as running:
            anna = running.client("anna")
            anna.http.cookies.update(cookies)
            for item, before in zip((game, with_engine), told, strict=True):
                after = events(anna, item)
                assert after[: len(before)] == before
                assert {event["body"]["type"] for event in after[len(before) :]} <= {"clock_mended"}
            assert anna.refused("GET", f"/api/games/{later}") == (404, "unknown_game")
            # No clock has lost the time in between, and both games go on.
            now = anna.view(game)
            lefts = [seat["left_ms"] for seat in then["seats"]]
            assert [seat["left_ms"] for seat in now["seats"]] == lefts and all(lefts)
            seq = anna.view(with_engine)["seq"]
            assert anna.play(with_engine)
            anna.until(with_engine, lambda view: view["seq"] > seq + 1 and view["legal"])
            with anna.socket() as socket:
                # A page that has seen more than there is now.
                update = socket.watch(game, since=then["seq"] + 8)
                assert update["view"]["position"] == then["position"]
