"""An engine that misbehaves: `bad_engine.py HOW MOVE`. It starts fast: no evora inside."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

HOW, MOVE = sys.argv[1], sys.argv[2]
HELLO = {
    "op": "hello",
    "protocol": 2 if HOW == "other-protocol" else 1,
    "name": "bad",
    "version": "1",
    "rules": 2 if HOW == "other-rules" else 1,
    "settings": ["2 grey"] if HOW == "other-setting" else ["2 coloured"],
    "levels": [],
    "options": {"threads": 1},
}


def write(data: bytes) -> None:
    while data:
        data = data[os.write(1, data) :]


def say(message: object) -> None:
    write(json.dumps(message).encode() + b"\n")


def result(id: str, move: str | None = MOVE, **more: object) -> dict[str, object]:
    pv = [] if move is None else [move]
    told = {"win": [0.5, 0.5], "score": [1, 2.5], "exact": False, "solved": False}
    line: dict[str, object] = {"move": move, "pv": pv, **told, **more}
    found = {"op": "result", "id": id, "move": move, "lines": [line]}
    return found | {"nodes": 1, "depth": 1, "ms": 1}


def error(id: str | None, code: str) -> dict[str, object]:
    return {"op": "error", "id": id, "code": code, "field": "x", "message": "no"}


# What is said at once to an analysis.
SAID: dict[str, Callable[[str], object]] = {
    "good": result,
    "chatty": result,
    "words": lambda _: "I resign",
    "wrong-id": lambda _: result("somebody else's"),
    "no-id": lambda id: {key: value for key, value in result(id).items() if key != "id"},
    "illegal": lambda id: result(id, "9W5"),
    "no-move": lambda id: result(id, None),
    "not-a-move": lambda id: result(id, "castling"),
    "bad-win": lambda id: result(id, win=[0.9, 0.9]),
    "one-seat": lambda id: result(id, win=[1.0]),
    "not-a-number": lambda id: result(id, score=[float("nan"), 1]),
    "refuses": lambda id: error(id, "bad_field"),
    "refuses-namelessly": lambda _: error(None, "bad_json"),
    "future-id": lambda _: result("q999"),
    "odd-id": lambda _: result("q01"),
    "later-legal": lambda id: {"op": "legal", "id": id, "moves": []},
    "one-score": lambda id: result(id, score=[1]),
    "negative-win": lambda id: result(id, win=[1.2, -0.2]),
    "sum-off": lambda id: result(id, win=[0.5, 0.515]),
    "sum-nearly": lambda id: result(id, win=[1.009, -0.005]),
    "own-code": lambda id: error(id, "tired"),
}


def misbehave(id: str) -> None:  # noqa: PLR0912  (a list of misdeeds)
    """The answer to an analysis, as bad as asked for."""
    match HOW:
        case "crash-on-request":
            sys.exit("Segmentation fault, as it were")
        case "slow":
            time.sleep(1.5)
            say(result(id))
        case "garbage":
            write(bytes(range(128, 256)) + b"\n")
        case "infinite":
            write(json.dumps(result(id)).replace("0.5", "1e999").encode() + b"\n")
        case "flood":
            write(b"x" * 10_000_000)
            time.sleep(60)
        case "flood-of-infos":
            while True:
                say(result(id) | {"op": "info"})
        case "half-line":
            write(b'{"op":"result","id":')
            sys.exit()
        case "half-line-hang":
            write(b'{"op":"result","id":')
            time.sleep(60)
        case "hang-on-request":
            time.sleep(60)
        case "complains":
            os.write(2, b"thinking ...\n" * 100_000)
            say(result(id))
        case "infos":
            for share in (0.25, 0.75):
                say(result(id, win=[share, 1 - share]) | {"op": "info"})
            say(result(id))
        case "late":
            for earlier in range(1, int(id[1:])):
                say(result(f"q{earlier}") | {"op": "info"})
            say(result(id))
        case _:
            say(SAID[HOW](id))


def main() -> None:
    if HOW == "crash-at-once":
        sys.exit(3)
    if HOW == "hang-at-once":
        time.sleep(60)
    if HOW == "chatty":
        say("Welcome!")
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        match request["op"]:
            case "hello":
                say(HELLO)
            case "quit" if HOW != "stays":
                return
            case "analyse":
                misbehave(request["id"])
            case _ if HOW == "mute":
                pass
            case _:
                say({"op": "legal", "id": request.get("id", ""), "moves": [MOVE]})
    while HOW == "stays":
        time.sleep(1)


if __name__ == "__main__":
    main()
