"""A bot in Python: it takes what would give it the best score if the round ended now.

It plays every setting, because the library knows the rules. Try it:

    evora engine-test --tier play -- python3 examples/bots/bot.py
    evora arena 'cmd:ms=100 python3 examples/bots/bot.py' random --games 10
"""

from __future__ import annotations

import json
import sys

from evora import Move, Position
from evora.engine_protocol import SETTINGS

HELLO: dict[str, object] = {
    "op": "hello",
    "protocol": 1,
    "name": "bot.py",
    "version": "1",
    "rules": 1,
    "settings": SETTINGS,
    "levels": [],
    "options": {},
}


def choose(position: Position) -> Move:
    """The heart of the bot: replace it by something better."""
    return max(position.legal_moves, key=lambda move: position.preview(move).projected_score)


def analyse(id: str, position: Position) -> dict[str, object]:
    move = str(choose(position))
    line = {
        "move": move,
        "win": [1 / position.players] * position.players,
        "score": position.scores,
        "pv": [move],
        "exact": False,
        "solved": False,
    }
    return {
        "op": "result",
        "id": id,
        "move": move,
        "lines": [line],
        "nodes": 1,
        "depth": 1,
        "ms": 0,
    }


def main() -> None:
    for text in sys.stdin:
        request = json.loads(text)
        match request["op"]:
            case "hello":
                answer = HELLO
            case "analyse":
                answer = analyse(request["id"], Position(request["position"]))
            case "quit":
                break
            case _:
                message = "expected hello, analyse or quit"
                answer = {"op": "error", "id": request.get("id"), "code": "unknown_op"}
                answer |= {"field": "op", "message": message}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
