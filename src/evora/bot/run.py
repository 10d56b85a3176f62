"""Runs a bot: reads the stream, lets engines think in threads of their own, sends their moves."""

from __future__ import annotations

import queue
import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from evora._core import Position
from evora.bot.client import Json, RefusedError, Server, UnreachableError
from evora.bot.tables import News, Tables, Turn, command
from evora.players import ExternalEngine, PlayerError
from evora.search import Limit
from evora.texts import UserError

Tell = Callable[..., None]

_FIRST_WAIT_S = 1.0
_MAX_WAIT_S = 30.0
# A program that fails this often in one position has lost the game.
_TRIES = 3
_SEND_TRIES = 6
_TEXTS = {
    "accepted": "bot-accepted",
    "declined": "bot-declined",
    "began": "bot-began",
    "over": "bot-over",
}


@dataclass(frozen=True)
class BotOptions:
    """`limit`: of every move, shortened by the clock if it is a time; `engines`: how many
    processes of the program think at the same time."""

    engine_command: Sequence[str]
    limit: Limit
    level: str | None = None
    max_games: int = 4
    engines: int = 1


class BotRunner:
    """`tell` is called with the key of a text and its values, from any thread."""

    def __init__(self, server: Server, options: BotOptions, tell: Tell) -> None:
        self._server = server
        self._options = options
        self._tell = tell
        self._turns: queue.Queue[Turn | None] = queue.Queue()
        self._stopping = threading.Event()
        self._engines = [ExternalEngine(options.engine_command) for _ in range(options.engines)]
        self._threads: list[threading.Thread] = []
        self._tables = Tables("", (), 0)
        self._bot = ""
        self._lock = threading.Lock()

    def run(self) -> None:
        """Until it is interrupted; UserError when it makes no sense to try again."""
        settings = self._check_engine()
        self._tables = Tables("", settings, self._options.max_games)
        self._threads = [
            threading.Thread(target=self._think_always, args=(engine,), daemon=True)
            for engine in self._engines
        ]
        for thread in self._threads:
            thread.start()
        try:
            self._follow_always(settings)
        finally:
            self._stop()

    def _check_engine(self) -> Sequence[str]:
        """The settings that the program plays."""
        try:
            hello = self._engines[0].hello
        except PlayerError as error:
            raise UserError("bot-error-engine", reason=error.message) from error
        level = self._options.level
        if level is not None and level not in hello.levels:
            raise UserError("bot-error-level", level=level, levels=", ".join(hello.levels) or "-")
        return hello.settings

    def _stop(self) -> None:
        self._stopping.set()
        for engine in self._engines:
            self._turns.put(None)
            engine.cancel()
        for thread in self._threads:
            thread.join(5)
        for engine in self._engines:
            engine.close()

    # --- The stream, in the caller's thread

    def _follow_always(self, settings: Sequence[str]) -> None:
        wait = _FIRST_WAIT_S
        while True:
            retry: float | None = None
            try:
                for message in self._server.stream(self._tables.known):
                    if message["type"] == "state":
                        self._begin(message, settings)
                        wait = _FIRST_WAIT_S
                    retry = self._take(message)
                reason = ""
            except RefusedError as refused:
                retry, reason = self._refused(refused), str(refused)
            except UnreachableError as error:
                reason = str(error)
            pause = max(wait, retry or 0.0) * random.uniform(0.8, 1.2)
            self._tell("bot-lost", reason=reason or "-", seconds=max(1, round(pause)))
            self._stopping.wait(pause)
            wait = min(_MAX_WAIT_S, wait * 2)

    def _begin(self, state: Json, settings: Sequence[str]) -> None:
        with self._lock:
            if state["bot"] != self._bot:
                self._bot = state["bot"]
                known = self._tables.known
                self._tables = Tables(self._bot, settings, self._options.max_games)
                self._tables.known.update(known)
            self._tables.restart()
        self._tell("bot-connected", name=state["name"], games=len(state["games"]))

    def _take(self, message: Json) -> float | None:
        """Acts on one message; the seconds to wait if the server says that it will be back."""
        match message["type"]:
            case "state":
                for update in message["games"]:
                    self._react(update["view"])
            case "update":
                self._react(message["view"])
            case "closing":
                return float(message["retry_ms"]) / 1000
            case "closed" if message["reason"] == "replaced":
                raise UserError("bot-error-replaced")
            case "closed" if message["reason"] == "revoked":
                raise UserError("bot-error-token")
        return None

    def _refused(self, refused: RefusedError) -> float | None:
        """The seconds to wait; UserError if waiting does not help."""
        if refused.code == "bad_token":
            raise UserError("bot-error-token") from refused
        if refused.code in ("too_many", "busy", "unavailable", "closing", "read_only"):
            return (refused.retry_ms or 0) / 1000
        raise UserError("bot-error-refused", reason=str(refused)) from refused

    def _react(self, view: Json) -> None:
        with self._lock:
            reaction = self._tables.see(view)
        for news in reaction.news:
            self._announce(news)
        if reaction.command is not None:
            self._send(view["game"], reaction.command)
        if reaction.turn is not None:
            self._turns.put(reaction.turn)

    def _announce(self, news: News) -> None:
        view = news.view
        values: dict[str, Any] = {"game": view["game"], "players": view["players"]}
        values["variant"] = view["variant"]
        if news.what == "began":
            values["seat"] = view["yours"][0] if view["yours"] else 0
        if news.what == "over":
            result, mine = view["result"], set(view["yours"])
            won = mine & set(result["winners"])
            values["scores"] = " : ".join(map(str, result["scores"]))
            shared = "shared" if len(result["winners"]) > 1 else "won"
            none = "lost" if result["winners"] else "none"
            values["result"] = shared if won else none
        self._tell(_TEXTS[news.what], **values)

    # --- Commands

    def _send(self, game: str, wish: Json) -> None:
        """Sends a command until the server has answered. What comes too late changes nothing: the
        stream brings the game as it is now."""
        wait, tries = 0.5, 0
        while tries < _SEND_TRIES:
            tries += 1
            try:
                self._server.command(game, wish)
                return
            except RefusedError as refused:
                if refused.retry_ms is None:
                    return
                wait = max(wait, refused.retry_ms / 1000)
                if refused.code == "read_only":  # for as long as the host likes
                    tries, wait = 0, refused.retry_ms / 1000
            except UnreachableError:
                pass
            if self._stopping.wait(wait):
                return
            wait *= 2

    # --- Thinking, in a thread for each engine

    def _think_always(self, engine: ExternalEngine) -> None:
        while (turn := self._turns.get()) is not None:
            if not self._stopping.is_set():
                self._think(engine, turn)

    def _think(self, engine: ExternalEngine, turn: Turn) -> None:
        position = Position(turn.position)
        for _ in range(_TRIES):
            if not self._tables.is_current(turn) or self._stopping.is_set():
                return
            try:
                move = engine.choose(position, self._limit(turn), level=self._options.level)
            except PlayerError as error:
                if not self._stopping.is_set():
                    self._tell("bot-engine-failed", game=turn.game, reason=error.message)
                continue
            wish = command(self._bot, turn.game, turn.seq, "play", seat=turn.seat, move=str(move))
            if not self._stopping.is_set():
                self._send(turn.game, wish)
            return
        if not self._stopping.is_set():
            self._tell("bot-resigned", game=turn.game)
            self._send(turn.game, command(self._bot, turn.game, turn.seq, "resign", seat=turn.seat))

    def _limit(self, turn: Turn) -> Limit:
        limit = self._options.limit
        return limit if limit.ms is None else Limit(ms=turn.time_ms(limit.ms))
