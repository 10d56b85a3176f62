"""Views of real games for the table's dev page: `python tests/web/table_fixtures.py`.

Writes web/src/table/dev/fixtures.json: for each kind of game a few views, as the server would send
them, and the steps of a short game. Deterministic.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import evora

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "web" / "src" / "table" / "dev" / "fixtures.json"
NAMES = ["Andrea", "Peter", "Guðrún", "Maximiliána"]


def board_view(position: evora.Position, seat: int) -> dict[str, Any]:
    board = position.boards[seat - 1]
    return {
        "score": board.score,
        "lines": list(board.lines),
        "wall": list(board.wall),
        "spaces": [list(row) for row in position.open_spaces(seat)],
        "floor": board.floor,
        "floor_cost": board.floor_cost,
        "projected_score": position.projected_score(seat),
    }


def position_view(position: evora.Position) -> dict[str, Any]:
    return {
        "text": str(position),
        "variant": str(position.variant),
        "players": position.players,
        "round": position.round,
        "phase": position.phase,
        "to_move": position.to_move,
        "start": position.start,
        "factories": list(position.factories),
        "centre": position.centre.replace("1", ""),
        "marker": position.marker,
        "bag": list(position.bag),
        "lid": list(position.lid),
        "boards": [board_view(position, seat) for seat in range(1, position.players + 1)],
        "last_round": position.is_last_round,
    }


def legal(position: evora.Position) -> list[dict[str, Any]]:
    moves = []
    for move in position.legal_moves:
        preview = position.preview(move)
        moves.append(
            {
                "move": str(move),
                "source": move.source,
                "colour": move.colour,
                "destination": move.destination,
                "line": move.line,
                "column": move.column,
                "takes_marker": preview.takes_marker,
                "falls": preview.falls,
                "lost_to_lid": preview.lost_to_lid,
                "floor_cost": preview.floor_cost,
                "completes": preview.completes,
                "points": preview.points,
                "columns": [{"column": c, "points": p} for c, p in preview.columns],
                "projected_score": preview.projected_score,
            }
        )
    return moves


def choose(position: evora.Position) -> evora.Move:
    """Points now, and lines that get complete: a game that looks like one."""

    def value(move: evora.Move) -> tuple[int, int, int]:
        preview = position.preview(move)
        return (preview.projected_score + 2 * preview.completes, -preview.falls, -move.action)

    return max(position.legal_moves, key=value)


def played(players: int, variant: str) -> evora.Game:
    game = evora.Game(evora.Position.new(players, variant, 1))
    seed = evora.Seed(f"fixture {players} {variant}")
    while not game.is_over:
        at = game.position
        game.play(seed.deal(at) if at.phase == "deal" else choose(at))
    return game


def rounds_of(game: evora.Game) -> list[dict[str, Any]]:
    return [
        {
            "round": number,
            "seats": [
                {
                    "placed": [tile.as_dict() for tile in seat.placed],
                    "gained": seat.gained,
                    "cost": seat.floor.cost if seat.floor else 0,
                    "lost": seat.lost,
                    "score": seat.floor.score if seat.floor else 0,
                }
                for seat in round_score.seats
            ],
        }
        for number, round_score in enumerate(game.round_scores, 1)
    ]


def cut(game: evora.Game, tokens: int) -> evora.Game:
    part = evora.Game(game.start)
    for token in game.tokens[:tokens]:
        part.play(token)
    return part


def view(game: evora.Game, **more: Any) -> dict[str, Any]:
    position = game.position
    over = position.is_over
    bonuses = [e.as_dict() for e in game.all_events() if isinstance(e, evora.BonusScored)]
    outcome = game.outcome
    return {
        "game": "Fixture123",
        "seq": len(game.tokens) + 3,
        "status": "over" if over else "playing",
        "variant": str(position.variant),
        "players": position.players,
        "clock": {"type": "none"},
        "listed": False,
        "seats": [
            {
                "seat": seat,
                "kind": "guest" if seat < 3 else "engine",
                "name": NAMES[seat - 1] if seat < 3 else None,
                "level": None if seat < 3 else "regular",
                "yours": seat == 1,
                "online": True,
                "out": None,
                "left_ms": None,
            }
            for seat in range(1, position.players + 1)
        ],
        "yours": [1],
        "creator": True,
        "position": position_view(position),
        "tokens": len(game.tokens),
        "to_move": position.to_move,
        "legal": legal(position) if position.to_move == 1 else None,
        "deadline": None,
        "now": 1_800_000_000_000,
        "undo": None,
        "undo_seat": None,
        "offer": None,
        "absence": None,
        "result": outcome
        and {
            "reason": outcome.reason,
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "bonuses": bonuses,
        },
        "rounds": rounds_of(game),
        "origin": None,
        "rematch": None,
        "seed_hash": "c0ffee" * 10 + "c0ff",
        "seed": None,
        **more,
    }


def at(game: evora.Game, wanted: Any) -> int:
    """The first number of tokens after which seat 1 is to move and `wanted` holds."""
    for index, position in enumerate(game.positions):
        if position.to_move == 1 and wanted(position):
            return index
    raise ValueError("no such position")


def steps(game: evora.Game) -> list[dict[str, Any]]:
    return [
        {
            "token": str(token),
            "seat": game.positions[i].to_move,
            "effects": [event.as_dict() for event in game.events(i)],
            "position": position_view(game.positions[i + 1]),
        }
        for i, token in enumerate(game.tokens)
    ]


def main() -> None:
    views: dict[str, Any] = {}
    for players in (2, 3, 4):
        for variant in ("coloured", "grey"):
            game = played(players, variant)
            name = f"{variant}-{players}"
            views[f"{name}-start"] = view(cut(game, 1))
            views[f"{name}-middle"] = view(
                cut(game, at(game, lambda p: p.round == 3 and len(p.centre) > 3))
            )
            if variant == "grey":
                views[f"{name}-tiling"] = view(
                    cut(game, at(game, lambda p: p.phase == "tiling" and p.round > 1))
                )
            else:
                views[f"{name}-last"] = view(cut(game, at(game, lambda p: p.is_last_round)))
            views[f"{name}-over"] = view(game)
    short = cut(
        played(2, "coloured"),
        next(i for i, p in enumerate(played(2, "coloured").positions) if p.round == 3),
    )
    answer = {
        "start": position_view(short.start),
        "steps": steps(short),
        "legal": legal(short.position),
        "rounds": rounds_of(short),
        "bonuses": [],
        "names": NAMES[:2],
        "result": None,
    }
    TARGET.write_text(json.dumps({"views": views, "play": answer}, ensure_ascii=False))
    print(TARGET, TARGET.stat().st_size)


if __name__ == "__main__":
    main()
