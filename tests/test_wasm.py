"""The engine of the page answers as the core does natively, byte by byte, but for the time."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from positions import SETTINGS, random_game, random_positions

from evora import Game, _core, format_game
from evora.players.levels import LEVELS
from tools.wasm import Question, ask_in_node

STATIC = Path(__file__).parent.parent / "src" / "evora" / "web" / "static"
SOAK = bool(os.environ.get("EVORA_SOAK"))
# `make soak` compares a thousand positions, `make test` some of them.
POSITIONS = 1000 if SOAK else 300
NODES = 20_000 if SOAK else 1500
MAX_COMPRESSED = 250_000


def without_time(answer: str) -> str:
    return re.sub(r'"ms":\d+', '"ms":0', answer)


def assert_equal_answers(questions: list[Question]) -> None:
    answers = ask_in_node(questions)
    assert len(answers) == len(questions)
    for (name, question), answer in zip(questions, answers, strict=True):
        native = _core.call(name, json.dumps(question))
        assert without_time(answer) == without_time(native), (name, question)


def about_positions(count: int) -> Iterator[Question]:
    """Legal moves, what is barred, previews; the best moves, their values and the nodes."""
    for number, (variant, players) in enumerate(SETTINGS):
        share = count // len(SETTINGS) + (number < count % len(SETTINGS))
        for position in random_positions(variant, players, share, seed=3):
            text = {"position": str(position)}
            yield "legal", text
            yield "analyse", {**text, "nodes": NODES, "lines": 3, "hash_mb": 1, "seed": 1}


def test_the_same_answers_about_positions() -> None:
    assert_equal_answers(list(about_positions(POSITIONS)))


def whole_games() -> Iterator[Question]:
    """Events, scores, deals and records of whole games, and what makes no sense."""
    for number, (variant, players) in enumerate(SETTINGS):
        walk = list(random_game(variant, players, number, floor_share=0.1))
        game = Game(walk[0][0], {"Seat1": "Žofia 🎲", "Seat2Kind": "expert"})
        for _, token in walk:
            game.play(token)
        start, moves = str(game.start), [str(token) for token in game.tokens]
        yield "play", {"position": start, "moves": moves}
        yield "play", {"position": start, "moves": [*moves[:10], "nonsense"]}
        yield "play", {"position": start, "moves": moves[1:]}
        yield "play", {"position": start, "moves": moves[:30], "known": 29, "seed": "7"}
        yield "record", {"record": format_game(game)}
        yield "write", {"position": start, "moves": moves, "tags": dict(game.tags)}
        yield "deal", {"position": start, "seed": f"é {number}"}
        yield "seed", {"seed": f"é {number}", "players": players, "tokens": len(moves)}
        yield "new", {"players": players, "variant": variant, "start": players}
        level = LEVELS[number % len(LEVELS)].name
        for position in random_positions(variant, players, 2, seed=number):
            yield "level", {"position": str(position), "level": level, "seed": str(number)}
    for name in (*_core.CALLS, "nonsense"):
        yield name, {}
        yield name, {"position": "nonsense"}


def test_the_same_answers_about_games() -> None:
    assert_equal_answers(list(whole_games()))


def test_the_same_reviews() -> None:
    """With enough nodes for sampled deals."""
    questions: list[Question] = []
    for variant, players in SETTINGS if SOAK else [("coloured", 2), ("grey", 3)]:
        chance = random.Random(players)
        walk = list(random_game(variant, players, chance.randint(1, 100)))
        game = Game(walk[0][0])
        for _, token in walk:
            game.play(token)
        questions.append(("review", {"record": format_game(game), "nodes": 4000}))
    assert_equal_answers(questions)
    name, question = questions[0]
    assert re.search(r'"error":\d', _core.call(name, json.dumps(question)))


def test_its_size() -> None:
    """One file in the package, compressed for the browser."""
    (file,) = STATIC.rglob("evora-*.wasm")
    for ending in ("br", "gz"):
        assert 50_000 < Path(f"{file}.{ending}").stat().st_size <= MAX_COMPRESSED


@pytest.mark.parametrize("name", _core.CALLS)
def test_every_call_has_its_types_in_the_page(name: str) -> None:
    source = (STATIC.parents[3] / "web" / "src" / "engine" / "client.ts").read_text("utf-8")
    table = source.partition("export interface Calls {")[2].partition("}")[0]
    assert re.search(rf"^  {name}: \[\w+, \w+\];$", table, re.MULTILINE)


def test_every_call_is_documented() -> None:
    page = (STATIC.parents[3] / "docs" / "wasm.md").read_text("utf-8")
    assert tuple(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == _core.CALLS
