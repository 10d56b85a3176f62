"""What a bot does at its tables: pure decisions from what the server sends."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from evora._core import Position
from evora.bot.client import Json
from evora.players.clocks import allotted_ms

_MIN_MS = 20


@dataclass(frozen=True)
class Turn:
    """A position in which the bot is to move; `left_ms`: on its clock, None where none runs."""

    game: str
    seq: int
    seat: int
    position: str
    left_ms: int | None

    def time_ms(self, wanted: int) -> int:
        """How long to think, at most `wanted`."""
        if self.left_ms is None:
            return wanted
        allotted = allotted_ms(Position(self.position), self.left_ms / 1000)
        return max(_MIN_MS, min(wanted, allotted))


@dataclass(frozen=True)
class News:
    """Something to tell the person who runs the bot."""

    what: Literal["accepted", "declined", "began", "over"]
    view: Json


@dataclass(frozen=True)
class Reaction:
    """What follows from a view: a command to send, a turn to think about, something to tell."""

    command: Json | None = None
    turn: Turn | None = None
    news: tuple[News, ...] = ()


class Tables:
    """The bot's games as its stream shows them. `settings`: those that its program plays."""

    def __init__(self, bot: str, settings: Collection[str], max_games: int) -> None:
        self.known: dict[str, int] = {}
        self._bot = bot
        self._settings = settings
        self._max_games = max_games
        self._playing: set[str] = set()
        self._promised: set[str] = set()
        self._turns: dict[str, int] = {}

    def restart(self) -> None:
        """A new stream begins: what is still to do has to be done again."""
        self._turns.clear()

    def is_current(self, turn: Turn) -> bool:
        return self.known.get(turn.game) == turn.seq

    def see(self, view: Json) -> Reaction:
        """Reacts to a game as it stands now."""
        game = view["game"]
        self.known[game] = view["seq"]
        news: tuple[News, ...] = ()
        if view["status"] == "over":
            if game in self._playing:
                news = (News("over", view),)
            self._forget(game)
            return Reaction(news=news)
        if view["invited"] is not None:
            return self._invited(view)
        if view["status"] != "playing":
            if not view["yours"]:  # the invitation was withdrawn
                self._forget(game)
            return Reaction()
        if game not in self._playing:
            self._playing.add(game)
            self._promised.discard(game)
            news = (News("began", view),)
        return Reaction(self._answer(view), self._turn(view), news)

    def _forget(self, game: str) -> None:
        self._playing.discard(game)
        self._promised.discard(game)
        self._turns.pop(game, None)
        self.known.pop(game, None)

    def _invited(self, view: Json) -> Reaction:
        game, seat = view["game"], view["invited"]
        busy = len((self._playing | self._promised) - {game}) >= self._max_games
        if busy or f"{view['players']} {view['variant']}" not in self._settings:
            self._promised.discard(game)
            command = self.command(view, "decline", seat=seat)
            return Reaction(command, news=(News("declined", view),))
        first = game not in self._promised
        self._promised.add(game)
        news = (News("accepted", view),) if first else ()
        return Reaction(self.command(view, "join", seat=seat), news=news)

    def _answer(self, view: Json) -> Json | None:
        """A bot lets people take back, and agrees to end a game."""
        offer = view["offer"]
        mine = [seat["seat"] for seat in view["seats"] if seat["yours"]]
        asked = [seat for seat in mine if offer and seat in offer["waiting_for"]]
        return self.command(view, "answer", seat=asked[0], accept=True) if asked else None

    def _turn(self, view: Json) -> Turn | None:
        game, seq = view["game"], view["seq"]
        if not view["legal"] or self._turns.get(game) == seq:
            return None
        self._turns[game] = seq
        deadline = view["deadline"]
        left = None if deadline is None else max(0, deadline - view["now"])
        return Turn(game, seq, view["to_move"], view["position"]["text"], left)

    def command(self, view: Json, kind: str, **fields: object) -> Json:
        return command(self._bot, view["game"], view["seq"], kind, **fields)


def command(bot: str, game: str, seq: int, kind: str, **fields: object) -> Json:
    """A command whose id follows from what it is: sent again, it applies once."""
    return {"type": kind, "id": f"{kind}{seq}-{game}-{bot[-8:]}", "seq": seq, **fields}
