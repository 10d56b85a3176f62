"""What a host does about people, games and the server: actions, as their log stores them.

Like entries.py these types belong to the database: old text stays readable. All fields but the one
that says what an action is about have defaults, so that the rest can be removed when a person asks
for it. Times are milliseconds since 1970, by the machine's clock.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace


class _Action(Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class HostText(_Action, frozen=True):
    """A text of the host. `texts`: the same in other languages, by their codes."""

    text: str = ""
    texts: dict[str, str] = {}


class Rename(_Action, frozen=True, tag="rename"):
    """`name` None: without one."""

    guest: str
    name: str | None = None


class Ban(_Action, frozen=True, tag="ban"):
    """Of a guest, of networks or of both. `here`: of the networks, too, that the guest is connected
    from now; `until` None: forever."""

    guest: str | None = None
    networks: list[str] = []
    here: bool = False
    until: int | None = None
    reason: str = ""


class DeleteGuest(_Action, frozen=True, tag="delete_guest"):
    guest: str


class DeleteGame(_Action, frozen=True, tag="delete_game"):
    game: str


class RevokeBots(_Action, frozen=True, tag="revoke_bots"):
    """`guest`: a bot, or the owner of several."""

    guest: str


class RemoveReview(_Action, frozen=True, tag="remove_review"):
    game: str


class EndGame(_Action, frozen=True, tag="end_game"):
    game: str


class DecideReports(_Action, frozen=True, tag="decide_reports"):
    """`note`: of the host, for themselves."""

    reports: list[str] = []
    verdict: Literal["dismissed", "acted"] = "dismissed"
    note: str | None = None


class SetMessage(_Action, frozen=True, tag="message"):
    """The message to all; None takes it away."""

    message: HostText | None = None
    until: int | None = None


class SetReadOnly(_Action, frozen=True, tag="read_only"):
    on: bool = False
    message: HostText | None = None


class SetInvitationOnly(_Action, frozen=True, tag="invitation_only"):
    on: bool = False


class Invite(_Action, frozen=True, tag="invite"):
    """`hash`: of a code that lets so many people in."""

    hash: str = ""
    uses: int = 1
    until: int | None = None


class Undo(_Action, frozen=True, tag="undo"):
    action: int


Action = (
    Rename
    | Ban
    | DeleteGuest
    | DeleteGame
    | RevokeBots
    | RemoveReview
    | EndGame
    | DecideReports
    | SetMessage
    | SetReadOnly
    | SetInvitationOnly
    | Invite
    | Undo
)

# Why an action was not carried out.
Reason = Literal[
    "unknown_guest",
    "unknown_game",
    "no_bots",
    "no_review",
    "no_report",
    "game_over",
    "bad_name",
    "bot_name",
    "bad_network",
    "own_network",
    "over_already",
    "too_many",
    "unknown_action",
    "not_done",
    "undone_already",
    "changed_since",
    "final",
    "withdrawn",
    "failed",
]


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of an action. `reason`: why it was refused. Then what every process does about
    it: `changed`: guests to be read again; `closed`: those whose connections end; `deleted`:
    games. `networks`: how many a ban has found."""

    reason: Reason | None = None
    detail: str | None = None
    changed: list[str] = []
    closed: list[str] = []
    deleted: list[str] = []
    networks: int = 0


class ActionRefusal(Exception):  # noqa: N818 - an answer, and not a fault of ours
    """An action that changes nothing."""

    def __init__(self, reason: Reason, detail: str | None = None) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.detail = detail


_encoder = msgspec.json.Encoder()
_action: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)
_result = msgspec.json.Decoder(Result)
_text = msgspec.json.Decoder(HostText)


def encode(value: Action | Result | HostText) -> str:
    return _encoder.encode(value).decode()


def decode(text: str) -> Action:
    return _action.decode(text)


def decode_result(text: str) -> Result:
    return _result.decode(text)


def decode_text(text: str) -> HostText:
    return _text.decode(text)


def kind_of(action: Action) -> str:
    return str(action.__struct_config__.tag)


def guest_of(action: Action) -> str | None:
    return getattr(action, "guest", None)


def game_of(action: Action) -> str | None:
    return getattr(action, "game", None)


def without_networks(action: Action) -> Action:
    """For the log: addresses are stored with the ban, and no longer than it lasts."""
    return replace(action, networks=[]) if isinstance(action, Ban) else action


def without_person(action: Action) -> Action:
    """What stays of an action when the person whom it was about has deleted their data."""
    match action:
        case Rename(guest=guest):
            return Rename(guest=guest)
        case Ban(guest=guest):
            return Ban(guest=guest)
        case _:
            return action
