"""A match on disk: its settings, one row per game, and the records. No finished game is lost.

The row of a game is written after its record; a game counts when both are there. What a killed
program left half written is cut off when the match is resumed.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Self

from evora._core import RULES_VERSION, Position
from evora.arena.game import Fault, GameResult
from evora.arena.schedule import Match
from evora.errors import EvoraError
from evora.files import replacing
from evora.players.specs import PlayerSpec
from evora.version import __version__
from evora.work.folders import folder_problem, work_folder
from evora.work.results import GrowingFile, whole_lines

SETTINGS = "match.json"
RESULTS = "results.jsonl"
RECORDS = "games.evora"
_FORMAT = 1
_GAME_TAG = re.compile(rb'\[Game "(\d+)"\]\n')


def settings_of(match: Match) -> dict[str, Any]:
    """What must be the same to resume a match; the number of games is not part of it."""
    # Matches without positions are written as they were before there were any.
    positions = {"positions": _digest(match.positions)} if match.positions else {}
    return {
        "arena": _FORMAT,
        "evora": __version__,
        "rules": RULES_VERSION,
        "players": match.players,
        "variant": match.variant,
        "seed": match.seed,
        "tables": match.tables,
        "sprt": list(match.sprt) if match.sprt else None,
        **positions,
        "contestants": [
            {"name": spec.name, "player": str(_by_content(spec))} for spec in match.contestants
        ],
    }


def _by_content(spec: PlayerSpec) -> PlayerSpec:
    """A player whose files count by what is in them: moved ones are the same."""
    if spec.kind != "engine":
        return spec
    options = tuple(
        (name, sha256(Path(str(value)).read_bytes()).hexdigest()[:16])
        if name in ("weights", "policy")
        else (name, value)
        for name, value in spec.options
    )
    return replace(spec, options=options)


def _digest(positions: tuple[Position, ...]) -> str:
    """Says whether positions are the same ones; there may be thousands."""
    digest = sha256("\n".join(map(str, positions)).encode()).hexdigest()
    return f"{len(positions)}, sha256 {digest}"


class Store:
    """The folder of a match, locked by one program at a time."""

    def __init__(self, folder: Path, match: Match) -> None:
        self._folder = folder
        self.results: dict[int, GameResult] = {}
        with contextlib.ExitStack() as stack:  # closes them again if anything is wrong
            stack.enter_context(
                work_folder(
                    folder,
                    settings_of(match),
                    file=SETTINGS,
                    what="match",
                    contents=(RESULTS, RECORDS),
                )
            )
            try:
                self._load()
            except OSError as error:
                raise folder_problem(folder, error) from None
            self._records = stack.enter_context(GrowingFile(folder / RECORDS))
            self._rows = stack.enter_context(GrowingFile(folder / RESULTS))
            self._files = stack.pop_all()

    def add(self, games: Iterable[tuple[GameResult, str]]) -> None:
        """Stores finished games with their records."""
        new = [(result, record) for result, record in games if result.game not in self.results]
        self._records.append(b"".join(f"{record}\n".encode() for _, record in new))
        self._rows.append(b"".join(_row(result) for result, _ in new))
        self.results.update((result.game, result) for result, _ in new)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        """Closes the files with the games in order, whichever worker played them."""
        with self._files:
            self._records.sync()
            self._rows.sync()
            try:
                self._load()
            except OSError as problem:
                raise folder_problem(self._folder, problem) from None

    def _load(self) -> None:
        """Reads both files, and leaves them whole, in order and in agreement."""
        results_path, records_path = self._folder / RESULTS, self._folder / RECORDS
        results = dict(_read_results(results_path)) if results_path.exists() else {}
        places = dict(_read_places(records_path)) if records_path.exists() else {}
        both = sorted(set(results) & set(places))
        ordered = [places[game] for game in both]
        whole = ordered == list(places.values()) and list(results) == both
        end = ordered[-1][1] if ordered else 0
        if whole and _size(records_path) == end and _ends_a_row(results_path):
            self.results = results
            return
        self.results = {game: results[game] for game in both}
        with records_path.open("rb") if records_path.exists() else _nothing() as records:
            _write(records_path, (_part(records, place) for place in ordered))
        _write(results_path, (_row(results[game]) for game in both))


# --- Results


def _row(result: GameResult) -> bytes:
    data = {name: getattr(result, name) for name in GameResult.__slots__}
    data["fault"] = asdict(result.fault) if result.fault else None
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _read_results(path: Path) -> Iterator[tuple[int, GameResult]]:
    for number, line in enumerate(whole_lines(path), 1):
        try:
            result = _result(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise EvoraError(f"{path}:{number}: expected the result of a game") from None
        yield result.game, result


def _result(data: dict[str, Any]) -> GameResult:
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    if values["fault"] is not None:
        values["fault"] = Fault(**values["fault"])
    return GameResult(**values)


# --- Records


def _read_places(path: Path) -> Iterator[tuple[int, tuple[int, int]]]:
    """Where in the file each whole record is: its first byte and the one after its last."""
    begin = at = 0
    game: int | None = None
    last = before_last = b""
    with path.open("rb") as stream:
        for line in stream:
            # A tag after a blank line starts a record, even one that was never written whole.
            if line.startswith(b"[") and last == b"\n":
                if game is not None:
                    yield game, (begin, at)
                begin, game = at, None
            elif tag := _GAME_TAG.fullmatch(line):
                game = int(tag[1])
            at += len(line)
            last, before_last = line, last
    if game is not None and last == b"\n" and before_last.endswith(b"\n"):
        yield game, (begin, at)


def _part(stream: IO[bytes], place: tuple[int, int]) -> bytes:
    stream.seek(place[0])
    return stream.read(place[1] - place[0])


# --- Files


def _write(path: Path, pieces: Iterable[bytes]) -> None:
    with replacing(path) as stream:
        stream.writelines(pieces)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _ends_a_row(path: Path) -> bool:
    """Whether a file has no half row at its end."""
    if not _size(path):
        return True
    with path.open("rb") as stream:
        stream.seek(-1, os.SEEK_END)
        return stream.read() == b"\n"


def _nothing() -> IO[bytes]:
    return Path(os.devnull).open("rb")
