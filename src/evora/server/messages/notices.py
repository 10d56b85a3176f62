"""Notices: what calls a person back, by which ways it reaches them, and the bell on every page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from evora.calls.rules import EndReason
from evora.calls.words import Incoming, Outgoing, Players, Variant

# `turn`: it is one's turn in a slow game, one with days for every move; `time`: most of the time
# for it is gone; `joined`: somebody sat down at a game that one has made; `challenge`: somebody
# challenges one; `accepted`: somebody has accepted one's challenge; `rematch`: somebody wants to
# play again; `over`: a game has ended; `begins`: what one follows begins; `test`: one asked for it.
NoticeKind = Literal[
    "turn", "time", "joined", "challenge", "accepted", "rematch", "over", "begins", "test"
]
# `bell`: the list on every page; `push`: browsers that have subscribed; `mail`: the daily letter.
NoticeWay = Literal["bell", "push", "mail"]
NoticeId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,40}(?!\n)$")]
# Of the day, from midnight on.
Minute = Annotated[int, Meta(ge=0, le=1439)]
# A name of the time zone database, such as Europe/Berlin.
ZoneName = Annotated[str, Meta(min_length=1, max_length=64)]
LanguageTag = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{1,35}(?!\n)$")]
# `insecure`: browsers take no push from a page without https; `missing`: the host has not
# installed what it takes.
PushState = Literal["works", "insecure", "missing"]
# `off`: the host has set no mail server; `none`: one has given no address; `unconfirmed`: the link
# in its letter was not followed yet; `bounced`: letters to it came back.
MailState = Literal["works", "off", "none", "unconfirmed", "bounced"]


class NoticeView(Outgoing, frozen=True):
    """What a person is called back for. `game`: what it leads to; `variant`, `players`: of that
    game; `name`: of whom it is about: who has moved, joined, challenges, null for an engine and who
    has no name, `kept`: it leads to a page; `deadline`: when the time for the move, or the
    challenge, ends; `percent`: of a `time`, how much of it was gone; `won`, `reason`: of a game
    that is `over`, `won` null where one did not play; `made`: since when it holds."""

    id: str
    kind: NoticeKind
    game: str | None
    variant: Variant | None
    players: Players | None
    name: str | None
    deadline: int | None
    percent: int | None
    won: bool | None
    reason: EndReason | None
    made: int
    read: bool
    kept: bool = False


class NextGame(Outgoing, frozen=True):
    """A slow game in which it is one's turn. `names`: of the others, null for who has none."""

    game: str
    names: list[str | None]
    deadline: int


class Bell(Outgoing, frozen=True, tag="bell"):
    """`unread`: notices; `waiting`: slow games in which it is one's turn; `next`: the one of them
    with the least time left, `then`: the one after it, for who is at the first."""

    unread: int
    waiting: int
    next: NextGame | None
    then: NextGame | None


class NoticeList(Outgoing, frozen=True):
    """The newest first; what no longer holds, such as a turn that was played, is not among them."""

    notices: list[NoticeView]
    bell: Bell


class ReadNotices(Incoming, frozen=True):
    """Note that one has read a notice; without one, all of them."""

    notice: NoticeId | None = None


class WatchBell(Incoming, frozen=True, tag="watch_bell"):
    """Follow one's bell: as `bell`, now and with every change."""

    on: bool


class NoticeSwitch(Incoming, frozen=True):
    """By which ways a kind of notice comes."""

    kind: NoticeKind
    bell: bool
    push: bool
    mail: bool


class QuietHours(Incoming, frozen=True):
    """From one minute of the day to another, over midnight if `begins` is the later one; what comes
    meanwhile waits until they end, but for `time`."""

    begins: Minute
    ends: Minute


class NoticeSettings(Outgoing, frozen=True):
    """`every`: each notice is sent, and not only one until one has been back; `language`: of what
    is sent; `push`, `mail`: whether these ways work here; `address`: that letters go to."""

    switches: list[NoticeSwitch]
    quiet: QuietHours | None
    zone: str | None
    every: bool
    language: str | None
    push: PushState
    mail: MailState
    address: str | None


class SetNoticeSettings(Incoming, frozen=True):
    """Kinds without a switch here stay as they are; all else is as it is here. Quiet hours need a
    `zone`."""

    switches: Annotated[list[NoticeSwitch], Meta(max_length=20)] = field(default_factory=list)
    quiet: QuietHours | None = None
    zone: ZoneName | None = None
    every: bool = False
    language: LanguageTag | None = None


class NoticeTest(Outgoing, frozen=True):
    """The ways by which a test notice comes."""

    ways: list[NoticeWay]
