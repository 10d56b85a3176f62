"""Work on a Ray cluster of several nodes, on this machine; one of them is killed on the way."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from work_tasks import SquareTask, Unopenable, WaitingTask

from evora import EvoraError
from evora.arena import GameResult, Match, run_match
from evora.cli import main
from evora.players.specs import parse_specs
from evora.work import Place, PlaceError, in_order, open_pool
from evora.work.portions import Portion

# Ray reads these once. Without a token of the tests' own it puts one into the home folder.
os.environ.setdefault("RAY_AUTH_MODE", "token")
os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
ray: Any = pytest.importorskip("ray")
cluster_utils: Any = pytest.importorskip("ray.cluster_utils")
clusters: Any = pytest.importorskip("evora.work.clusters")

ON_RAY = Place(cluster="ray")
# So that a killed node is noticed in a second, not in half a minute.
_QUICK = {"health_check_period_ms": 300, "health_check_failure_threshold": 3}
_NODE = {"object_store_memory": 78_643_200}  # the least that Ray takes


def test_an_address_that_does_not_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    pool = open_pool(SquareTask(), [1], Place(cluster=f"ray://127.0.0.1:{port}"))
    with pytest.raises(PlaceError, match=f"No Ray cluster answers at ray://127.0.0.1:{port}"):
        list(pool.results())


def test_what_is_lost_again_and_again() -> None:
    """First as it was, then item by item, and not forever."""
    error = ray.exceptions.NodeDiedError("gone")
    pool = clusters.ClusterPool(SquareTask(), [], contextlib.nullcontext(), 1)
    many = Portion([(0, 0), (1, 1)])
    pool._lose(many, error)
    assert pool._portions.take() == many
    pool._lose(many, error)
    single = pool._portions.take()
    assert single == Portion([(0, 0)], careful=True) and pool._portions.take() is not None
    for _ in range(3):
        pool._lose(single, error)
        assert pool._portions.take() == single
    with pytest.raises(EvoraError, match=r"the squares: lost the same item too often \(NodeDied"):
        pool._lose(single, error)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes with a core each; `--on ray` finds them by RAY_ADDRESS."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))  # for tasks and players of tests
        head = {"num_cpus": 1, "include_dashboard": False, "_system_config": _QUICK, **_NODE}
        cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
        patch.setenv("RAY_ADDRESS", cluster.address)
        for _ in range(2):
            cluster.add_node(num_cpus=1, wait=False, **_NODE)
        cluster.wait_for_nodes()
        ray.init(cluster.address, log_to_driver=False, logging_level="ERROR")
        yield cluster
        ray.shutdown()
        cluster.shutdown()


def test_a_killed_node_costs_no_result(cluster: Any, tmp_path: Path) -> None:
    pool: Any = open_pool(WaitingTask(folder=tmp_path), range(16), ON_RAY)
    node = cluster.list_all_nodes()[-1]

    def kill_it_at_work() -> None:
        deadline = time.monotonic() + 120
        while not (tmp_path / node.node_id).exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        cluster.remove_node(node, allow_graceful=False)
        (tmp_path / "go").touch()

    killing = threading.Thread(target=kill_it_at_work)
    killing.start()
    found = list(pool.results())
    killing.join()
    assert list(in_order(found)) == [number**2 for number in range(16)]
    assert sum(map(len, found)) == 16  # each once
    assert pool._losses  # the node had something


def timeless(results: dict[int, GameResult]) -> dict[int, GameResult]:
    return {game: replace(result, seconds=()) for game, result in sorted(results.items())}


@pytest.mark.usefixtures("cluster")
def test_a_match_is_the_same_on_a_cluster(tmp_path: Path) -> None:
    match = Match(parse_specs(["greedy", "random", "engine:nodes=20,hash_mb=1"]), seed="cluster")
    here = run_match(match, 1, jobs=1, folder=None)
    run_match(match, 1, folder=tmp_path, cluster="ray")
    there = run_match(match, 2, folder=tmp_path, cluster="ray")  # and it is resumed
    assert there.resumed == len(here.results) == 6
    assert timeless(here.results).items() <= timeless(there.results).items()


@pytest.mark.usefixtures("cluster")
def test_data_is_the_same_on_a_cluster(tmp_path: Path) -> None:
    made = []
    for name, where in (("here", ["--jobs", "1"]), ("there", ["--on", "ray"])):
        out = tmp_path / name
        played = ["selfplay", "greedy", "--games", "6", "--out", str(out), *where]
        assert main(played) == 0
        # The name of the file is part of what is written.
        (tmp_path / "x.evora").write_bytes((out / "games.evora").read_bytes())
        reviewed = ["analyse", str(tmp_path / "x.evora"), "--nodes", "2", "--out", f"{out}-reviews"]
        assert main([*reviewed, *where]) == 0
        exported = ["export", str(tmp_path / "x.evora"), "--out", f"{out}.parquet", *where]
        assert main(exported) == 0
        paths = (out / "games.evora", Path(f"{out}-reviews/reviews.jsonl"), Path(f"{out}.parquet"))
        made.append([path.read_bytes() for path in paths])
    assert made[0] == made[1]


@pytest.mark.usefixtures("cluster")
def test_an_item_that_ends_its_worker_is_lost() -> None:
    pool = open_pool(SquareTask(), [-3], ON_RAY)
    assert list(in_order(pool.results())) == ["-3, at -3: its process ended (exit code 7)"]


@pytest.mark.usefixtures("cluster")
def test_what_a_worker_cannot_do_is_told() -> None:
    pool = open_pool(Unopenable(), [1], ON_RAY)
    with pytest.raises(EvoraError, match=r"a worker of the squares failed: .*no squares today"):
        list(pool.results())


@pytest.mark.usefixtures("cluster")
def test_stopping_ends_it_soon() -> None:
    pool = open_pool(SquareTask(seconds=0.05), range(100_000), ON_RAY)
    seen = 0
    for some in pool.results():
        seen += len(some)
        pool.stop()
    assert 1 <= seen < 1000
