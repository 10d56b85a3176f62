"""Asks a running server for an action of its host, and waits for what becomes of it."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import json
import shlex
import time
from collections.abc import Iterator

from evora.cli.admin_words import FOREVER, date, now_ms
from evora.cli.databases import database_of
from evora.server.domain import host_actions as actions
from evora.server.domain.host_actions import Action, HostText
from evora.server.storage import cluster, databases, host_actions, migrate, signals
from evora.server.storage.store import Store
from evora.server.storage.values import HostAction
from evora.texts import UserError, text

# The exit status of an action that is noted, and not carried out yet.
NOT_YET = 3
# How long a server may take; and one that does not seem to be there.
WAIT_SECONDS = 20.0
_NO_SERVER_SECONDS = 2.0
_LOOK_SECONDS = 0.05


@contextlib.contextmanager
def opened(options: argparse.Namespace) -> Iterator[Store]:
    """The database of a server of this version, which may run; UserError, StorageError."""
    address = database_of(options)
    missing = databases.missing_file(databases.parse_url(address))
    if missing is not None:
        raise UserError("admin-no-database", file=str(missing))
    with contextlib.closing(Store(address)) as store:
        if store.read(migrate.current) != migrate.head():
            raise UserError("admin-old-database")
        yield store


def carry_out(store: Store, action: Action, options: argparse.Namespace) -> int:
    """Notes an action, waits until it is carried out, and says so; the exit status."""
    number = store.write(host_actions.ask, action, _user(), now_ms())
    if number is None:
        raise UserError("admin-too-many-waiting")
    _wake(store)
    return _report(_wait(store, number), options)


def _user() -> str:
    """Who types it, as far as the system knows."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a container without names
        return "?"


def _wake(store: Store) -> None:
    """So that a server does not wait for its next look; on SQLite that is a second away."""
    if store.shared:
        store.write(cluster.notify, [signals.encode(store.process, "host", None)])


def _wait(store: Store, number: int) -> HostAction:
    seconds = WAIT_SECONDS if store.read(cluster.is_served) else _NO_SERVER_SECONDS
    deadline = time.monotonic() + seconds
    while True:
        found = store.read(host_actions.load, number)
        if found is None:
            raise UserError("admin-unknown-action", id=number)
        if found.state not in ("waiting", "applied") or time.monotonic() > deadline:
            return found
        time.sleep(_LOOK_SECONDS)


def _report(found: HostAction, options: argparse.Namespace) -> int:
    status = {"done": 0, "refused": 1, "withdrawn": 1}.get(found.state, NOT_YET)
    if options.json:
        print(json.dumps(as_json(found)))
        return status
    if found.state == "done":
        print(text("admin-done", id=found.id, networks=found.result.networks))
        if found.undo is not None:
            print(text("admin-can-undo", id=found.id))
    elif status == 1:
        raise refusal(found)
    else:
        print(text("admin-not-yet", id=found.id, state=found.state))
    return status


def refusal(found: HostAction) -> UserError:
    reason, detail = found.result.reason or "failed", found.result.detail or ""
    return UserError("admin-refused", id=found.id, reason=reason, detail=detail)


def as_json(found: HostAction) -> dict[str, object]:
    return {
        "id": found.id,
        "time": found.time,
        "who": found.who,
        "command": command_of(found.action),
        "state": found.state,
        "reason": found.result.reason,
        "networks": found.result.networks,
        "can_be_undone": found.undo is not None and found.undone_by is None,
        "undone_by": found.undone_by,
    }


def command_of(action: Action) -> str:
    """An action as one types it, in no language."""
    match action:
        case actions.Rename(guest=guest, name=name):
            parts = ["rename", guest, *(["--none"] if name is None else [name])]
        case actions.Ban():
            parts = ["ban", *([] if action.guest is None else [action.guest])]
            parts += ["--here"] if action.here else []
            parts += ["--until", _end(action.until)]
            parts += ["--reason", action.reason] if action.reason else []
        case actions.SetMessage(message=message, until=end):
            parts = ["message", *_said(message), *([] if end is None else ["--until", _end(end)])]
        case actions.SetReadOnly(on=on, message=message):
            parts = ["read-only", *_switch(on), *(_said(message) if on and message else [])]
        case actions.SetInvitationOnly(on=on):
            parts = ["invitation-only", *_switch(on)]
        case actions.Invite(uses=uses, until=end):
            parts = ["invite", "--uses", str(uses), "--until", _end(end)]
        case actions.DecideReports(reports=reports, verdict=verdict, note=note):
            parts = ["decide", verdict, *reports, *([] if note is None else ["--note", note])]
        case actions.Undo(action=number):
            parts = ["undo", str(number)]
        case _:
            kind = actions.kind_of(action).replace("_", "-")
            parts = [kind, actions.guest_of(action) or actions.game_of(action) or ""]
    return shlex.join(parts)


def _switch(on: bool) -> list[str]:
    return ["on" if on else "off"]


def _end(ms: int | None) -> str:
    return FOREVER if ms is None else date(ms).replace(" ", "T")


def _said(message: HostText | None) -> list[str]:
    if message is None:
        return ["--off"]
    others = [f"{language}={said}" for language, said in sorted(message.texts.items())]
    return [message.text, *(part for other in others for part in ("--in", other))]
