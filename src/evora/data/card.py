"""The data card of a folder of games: what it is, how it was made, and what to know about it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from evora._core import OBSERVATION_VERSION
from evora.data.columns import COLUMNS, SCHEMA_VERSION
from evora.data.pieces import records_of
from evora.files import replacing

CARD = "card.json"
README = "README.md"
_RESULT = re.compile(rb'^\[Result "([^"]*)"\]', re.MULTILINE)
_EARLY = re.compile(rb'^\[End "', re.MULTILINE)
_ROUND = re.compile(rb"^[0-9]+\. ", re.MULTILINE)

_REPEATABLE = "The same command gives the same games on any machine."
_UNREPEATABLE = (
    "Some players play by the clock, or are programs of their own: the same command gives similar\n"
    "games, not the same ones."
)


@dataclass(frozen=True)
class Counts:
    """What the records of a file add up to."""

    games: int = 0
    ended_by_fault: int = 0
    mean_points: float | None = None
    mean_rounds: float | None = None


def count_records(path: Path) -> Counts:
    """Reads no more of the records than their tags and the numbers of rounds."""
    games = early = rounds = seats = points = 0
    with path.open("rb") as stream:
        for record in records_of(stream):
            games += 1
            if _EARLY.search(record):
                early += 1
                continue
            result = _RESULT.search(record)
            scores = [int(score) for score in result[1].split(b"-")] if result else []
            seats, points = seats + len(scores), points + sum(scores)
            rounds += len(_ROUND.findall(record))
    played = games - early
    return Counts(
        games,
        early,
        round(points / seats, 2) if seats else None,
        round(rounds / played, 2) if played else None,
    )


def write_card(
    folder: Path, settings: dict[str, Any], *, repeatable: bool, records: str
) -> dict[str, Any]:
    """Writes the card of a folder of games, as data and as a page."""
    counts = count_records(folder / records)
    card = {
        **settings,
        "repeatable": repeatable,
        **asdict(counts),
        "schema": SCHEMA_VERSION,
        "observation": OBSERVATION_VERSION,
        "columns": {column.name: column.type for column in COLUMNS},
        "licence": "none claimed",
    }
    with replacing(folder / CARD) as stream:
        stream.write(json.dumps(card, indent=2).encode() + b"\n")
    with replacing(folder / README) as stream:
        stream.write(_page(card).encode())
    return card


def _page(card: dict[str, Any]) -> str:
    template = (resources.files("evora.data") / "card.md").read_text("utf-8")
    return template.format(
        title=f"{card['games']} games: {card['players']} players, {card['variant']} side",
        facts="\n".join(f"| {name} | {value} |" for name, value in _facts(card)),
        seed=card["seed"],
        repeatable=_REPEATABLE if card["repeatable"] else _UNREPEATABLE,
    )


def _facts(card: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield "Evora", f"{card['evora']}, rules {card['rules']}"
    for contestant in card["contestants"]:
        yield "player", f"{contestant['name']}: `{contestant['player']}`"
    yield "setting", f"{card['players']} players, {card['variant']}"
    yield "seed", f"`{card['seed']}`"
    yield "games", card["games"]
    yield "lost by a fault", card["ended_by_fault"]
    yield "mean points", card["mean_points"]
    yield "mean rounds", card["mean_rounds"]
