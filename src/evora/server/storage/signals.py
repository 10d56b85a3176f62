"""What processes tell each other through PostgreSQL's NOTIFY: texts of less than 8,000 bytes.

A message is `PROCESS TOPIC JSON`, so that a process knows its own without reading on. The topic
GAMES is about appends and is sent by the transaction that makes them: who hears of an entry can
rely on it. The entries are in it where they fit; else they are read from the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import LogEntry
from evora.server.storage.games import appends_of
from evora.server.storage.values import Append, NewGame, Write

GAMES = "games"
# The guests whose bell is another one now.
BELLS = "bells"
# PostgreSQL refuses 8,000 and more.
MAX_BYTES = 7_900

_encoder = msgspec.json.Encoder()


class _Entry(Struct, frozen=True, array_like=True, gc=False):
    time: int
    entry: log.Entry
    command: str | None
    fingerprint: str | None = None


class _Signal(Struct, frozen=True, array_like=True, gc=False):
    game: str
    seq: int
    entries: list[_Entry] | None
    new_for: list[str] = []


_signals = msgspec.json.Decoder(list[_Signal])


@dataclass(frozen=True, slots=True)
class GameSignal:
    """A game has gone on to `seq`; `entries`: the last ones of its log, or none of them. `new_for`:
    the bots at a game that was just made."""

    game: str
    seq: int
    entries: Sequence[LogEntry]
    new_for: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Message:
    process: str
    topic: str
    text: str

    @property
    def value(self) -> Any:
        """ValidationError: from a newer version, which knows more kinds of entries."""
        if self.topic == GAMES:
            return [_game_signal(signal) for signal in _signals.decode(self.text)]
        return msgspec.json.decode(self.text)


def encode(process: str, topic: str, value: Any) -> str:
    """ValueError if it is too long for one message."""
    text = f"{process} {topic} {_encoder.encode(value).decode()}"
    if len(text.encode()) > MAX_BYTES:
        raise ValueError(f"a message of {topic} is too long")
    return text


def decode(text: str) -> Message:
    process, topic, value = text.split(" ", 2)
    return Message(process, topic, value)


def chunks(process: str, topic: str, items: Iterable[Any]) -> Iterator[str]:
    """As many messages as a list of items needs; each item fits."""
    head = f"{process} {topic} ["
    room = MAX_BYTES - len(head) - 1
    parts: list[bytes] = []
    size = 0
    for item in items:
        part = _encoder.encode(item)
        if parts and size + len(part) + 1 > room:
            yield f"{head}{b','.join(parts).decode()}]"
            parts, size = [], 0
        parts.append(part)
        size += len(part) + 1
    if parts:
        yield f"{head}{b','.join(parts).decode()}]"


# --- Games


def of_writes(process: str, batch: Sequence[Write]) -> list[str]:
    """What other processes have to hear. A new game is in nobody's memory, and only a bot waits to
    be invited; and whose bell is another one now."""
    appends = appends_of(batch)
    made = [item for item in batch if isinstance(item, NewGame)]
    made += [item.creates for item in appends if item.creates is not None]
    news = [_Signal(item.game, item.entries[-1].seq, None, _bots(item)) for item in made]
    sent = (*map(_signal_of, appends), *(signal for signal in news if signal.new_for))
    changed = [item.notices for item in appends] + [item.notices for item in made]
    bells = {guest for changes in changed for guest in changes.guests}
    return [*chunks(process, GAMES, sent), *chunks(process, BELLS, sorted(bells))]


def _bots(item: NewGame) -> list[str]:
    return [seat.guest for seat in item.seats if seat.guest is not None and is_bot(seat.guest)]


def _signal_of(item: Append) -> _Signal:
    rows = [
        _Entry(entry.time, entry.entry, entry.command, entry.fingerprint) for entry in item.entries
    ]
    signal = _Signal(item.game, item.entries[-1].seq, rows)
    if len(_encoder.encode(signal)) > MAX_BYTES // 2:
        return _Signal(item.game, item.entries[-1].seq, None)
    return signal


def _game_signal(signal: _Signal) -> GameSignal:
    rows = signal.entries or []
    first = signal.seq - len(rows) + 1
    entries = [
        LogEntry(
            seq=seq,
            time=row.time,
            entry=row.entry,
            command=row.command,
            fingerprint=row.fingerprint,
        )
        for seq, row in enumerate(rows, first)
    ]
    return GameSignal(signal.game, signal.seq, entries, signal.new_for)
