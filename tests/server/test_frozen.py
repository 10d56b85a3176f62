"""A process that is stopped for a while, as by a host that sleeps: no clock runs meanwhile."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import httpx

from server.serving import FRIEND, LEAVES_FIRST, ME
from tools.reliability.server import ServerProcess

BUDGET_MS = 10_000
FROZEN_SECONDS = 12.0


def test_a_freeze_longer_than_a_budget_costs_nobody_the_game(
    sqlite_url: str, tmp_path: Path
) -> None:
    server = ServerProcess(sqlite_url, tmp_path)
    server.start()
    address = f"http://{server.address}"
    try:
        with (
            httpx.Client(
                base_url=address, headers={"Origin": address}, timeout=60, limits=LEAVES_FIRST
            ) as anna,
            httpx.Client(
                base_url=address, headers={"Origin": address}, timeout=60, limits=LEAVES_FIRST
            ) as ben,
        ):
            for client in (anna, ben):
                client.post("/api/me", json={}).raise_for_status()
            clock = {"type": "budget", "initial_ms": BUDGET_MS, "credit_ms": 0}
            request = {"id": "new-game", "seats": [ME, FRIEND], "start": 1, "clock": clock}
            game = anna.post("/api/games", json=request).json()["game"]
            commands = f"/api/games/{game}/commands"
            ben.post(commands, json={"type": "join", "id": "ben-joins", "seq": 1})
            # Both have moved, so both have come: the clock runs.
            for client in (anna, ben):
                view = client.get(f"/api/games/{game}").json()
                move = {
                    "seq": view["seq"],
                    "seat": view["to_move"],
                    "id": f"early-move-{view['seq']}",
                }
                move["move"] = view["legal"][0]["move"]
                client.post(commands, json={"type": "play", **move}).raise_for_status()
            while (view := anna.get(f"/api/games/{game}").json())["deadline"] is None:
                time.sleep(0.02)
            os.kill(server.pid, signal.SIGSTOP)
            time.sleep(FROZEN_SECONDS)
            os.kill(server.pid, signal.SIGCONT)
            move = {"seq": view["seq"], "seat": 1, "move": view["legal"][0]["move"]}
            answer = anna.post(commands, json={"type": "play", "id": "the-move", **move})
            assert answer.status_code == 200, answer.text
            after = anna.get(f"/api/games/{game}").json()
            assert after["status"] == "playing"
            assert after["seats"][0]["left_ms"] > 1_000
    finally:
        server.kill()
