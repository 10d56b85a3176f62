"""The socket, in both directions."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Count, Incoming, Outgoing
from evora.server.messages.answers import Applied, GameSummary, PairCounts, Refused, WatchedGame
from evora.server.messages.commands import Command
from evora.server.messages.company import Company, WatchCompany
from evora.server.messages.events import GameEvent
from evora.server.messages.games import GameView
from evora.server.messages.host import HostState
from evora.server.messages.notices import Bell, WatchBell
from evora.server.messages.words import GameId, Millis


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message. A page with another protocol has to reload."""

    protocol: int


class Watch(Incoming, frozen=True, tag="watch"):
    """Follow a game from after `since` on: its owner, a player, or anybody with the link."""

    game: GameId
    since: Count


class Unwatch(Incoming, frozen=True, tag="unwatch"):
    game: GameId


class WatchLobby(Incoming, frozen=True, tag="watch_lobby"):
    """Follow the lobby: as `lobby` or, `brief`, as `lobby_counts`."""

    on: bool
    brief: bool = False


class DoCommand(Incoming, frozen=True, tag="command"):
    game: GameId
    command: Command


class Ping(Incoming, frozen=True, tag="ping"):
    sent: Millis


# Instead of a chat. Not part of the game: nothing of it is stored.
Greeting = Literal["hello", "luck", "nice", "thanks", "moment"]


class Greet(Incoming, frozen=True, tag="greet"):
    """Says something to all who watch a game; only for its players."""

    game: GameId
    greeting: Greeting


ClientMessage = (
    Hello | Watch | Unwatch | WatchLobby | WatchCompany | WatchBell | DoCommand | Ping | Greet
)


# --- The socket. Server → client


class Welcome(Outgoing, frozen=True, tag="welcome"):
    protocol: int
    build: str
    guest: str | None
    host: HostState


class Outdated(Outgoing, frozen=True, tag="outdated"):
    """The page is of another protocol: it should reload."""

    protocol: int


class Update(Outgoing, frozen=True, tag="update"):
    """Events in order, without a gap from `since` to the view's seq, and how the game stands then.
    Without events: a guest came or went, or a name changed."""

    game: str
    since: int
    events: list[GameEvent]
    view: GameView


class Lobby(Outgoing, frozen=True, tag="lobby"):
    """`games` wait for somebody; `live` can be watched; `waiting`, `here`: as in Live."""

    games: list[GameSummary]
    live: list[WatchedGame]
    waiting: PairCounts
    here: int


class LobbyCounts(Outgoing, frozen=True, tag="lobby_counts"):
    """The lobby in brief: `waiting`, `here` as in Live; `live`: the best game to watch, and
    that one for as long as it is played."""

    waiting: PairCounts
    here: int
    live: WatchedGame | None


class Greeted(Outgoing, frozen=True, tag="greeted"):
    """A player said something. It is sent once, and is in no log."""

    game: str
    seat: int
    greeting: Greeting


class Pong(Outgoing, frozen=True, tag="pong"):
    sent: int
    now: int


class Closing(Outgoing, frozen=True, tag="closing"):
    """The server goes down and will be back: connect again after a while."""

    retry_ms: int


ServerMessage = (
    Welcome
    | Outdated
    | Update
    | Lobby
    | LobbyCounts
    | Company
    | Bell
    | Greeted
    | Pong
    | Closing
    | Applied
    | Refused
    | HostState
)
