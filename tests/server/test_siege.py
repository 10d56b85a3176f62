"""Kills, freezes, crashes of the database, floods and the host's hand, all in one game evening."""

from __future__ import annotations

from pathlib import Path

from server.databases import Cluster
from server.soak import quick_or_soak
from tools.reliability import cluster, siege

SECONDS = quick_or_soak(1.0, 600.0)


def test_nothing_is_lost_whatever_happens(own_cluster: Cluster, tmp_path: Path) -> None:
    def crash() -> None:
        own_cluster.crash()
        own_cluster.start()

    with own_cluster.database() as url:
        # Four guests play all games, faster than people: what limits people would stop them.
        processes = cluster.Cluster(url, tmp_path, requests="30000/m")
        report = siege.run(processes, crash, SECONDS, games=quick_or_soak(4, 8))
    print(report)
    assert min(report.troubles.values()) >= 1 and len(report.troubles) == 7 and report.reports > 0
    assert report.acknowledged > 20
    # Whatever grows in the first minutes stays as it is then.
    assert report.memory[-1] < 1.5 * max(report.memory[: len(report.memory) // 2 + 1])
