"""What the page folds from effects is what the server says: whole games of every setting."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

import msgspec
import pytest
from positions import board, position
from server import decoded_views

import evora

ROOT = Path(__file__).parents[1]
SETTINGS = [(variant, players) for variant in evora.VARIANTS for players in (2, 3, 4)]


def clumsy(position: evora.Position, chance: random.Random) -> evora.Move:
    """Mostly to the floor: floors overflow."""
    moves = list(position.legal_moves)
    floor = [move for move in moves if move.destination == 0 and move.source]
    if not floor or chance.random() < 0.1:
        return chance.choice(moves)
    return max(floor, key=lambda move: (position.preview(move).falls, chance.random()))


def neat(position: evora.Position, chance: random.Random) -> evora.Move:
    """Few tiles fall and many lines get complete: games that end with bonuses."""

    def value(move: evora.Move) -> tuple[int, float]:
        preview = position.preview(move)
        return preview.projected_score + 2 * preview.completes - preview.falls, chance.random()

    return max(position.legal_moves, key=value)


def played(start: evora.Position, seed: int) -> dict[str, object]:
    """A game as the server tells it, with what it said of every move before it was made."""
    chance = random.Random(f"{start} {seed}")
    game = evora.Game(start)
    deals = evora.Seed(f"fold {start.variant} {start.players} {seed}")
    chosen: list[object] = []
    while not game.is_over and len(game.tokens) < 240:
        at = game.position
        if at.phase == "deal":
            game.play(deals.deal(at))
            chosen.append(None)
            continue
        move = (neat if seed % 2 else clumsy)(at, chance)
        said = {each.move: each for each in decoded_views.legal_view(at)}
        chosen.append(msgspec.to_builtins(said[str(move)]))
        game.play(move)
    return {**msgspec.to_builtins(decoded_views.replay_answer(game)), "chosen": chosen}


def test_the_page_folds_what_the_server_says(tmp_path: Path) -> None:
    full = position(board(floor="BBBYYRR"), centre="1KW", to_move=1)
    games = [played(full, 0)] + [
        played(evora.Position.new(players, variant, 1 + seed % players), seed)
        for variant, players in SETTINGS
        for seed in range(1, 5)
    ]
    text = msgspec.json.encode(games)
    # The games have what is rare: a bag that is refilled, a marker without a space, bonuses.
    for rare in (b'"BagRefilled"', b'"BonusScored"', b'"RoundEnded"'):
        assert rare in text
    assert any(
        effect["event"] == "MarkerMoved"
        and effect["target"]["kind"] == "floor"
        and effect["target"]["space"] == 0
        for game in msgspec.json.decode(text)
        for step in game["steps"]
        for effect in step["effects"]
    )
    file = tmp_path / "games.json"
    file.write_bytes(text)
    done = subprocess.run(
        ["sh", ROOT / "tools" / "build-web", "test:games"],
        env={**os.environ, "EVORA_GAMES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    # Three tests of every game, and one that there are many.
    if f"{3 * len(games) + 1} passed" not in done.stdout:
        pytest.fail(done.stdout)
