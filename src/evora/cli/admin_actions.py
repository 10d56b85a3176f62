"""The actions of `evora admin`: what was typed becomes an action that a server carries out."""

from __future__ import annotations

import argparse
import hashlib
import json
import secrets
import sys
from collections.abc import Callable

from evora.cli.admin_asking import carry_out, opened
from evora.cli.common import Run
from evora.cli.databases import settings_of
from evora.server.domain import host_actions as actions
from evora.server.domain.host_actions import Action, HostText
from evora.server.storage import host_actions, host_queries
from evora.server.storage.store import Store
from evora.texts import UserError, text

# By what the page recognises an invitation in an address.
_INVITATION = "invitation"

# What an action is, for the options of a command; it may look things up, and ask.
Make = Callable[[Store, argparse.Namespace], Action]


def _asks(make: Make) -> Run:
    """A command that asks for an action."""

    def run(options: argparse.Namespace) -> int:
        with opened(options) as store:
            return carry_out(store, make(store, options), options)

    return run


def _person(store: Store, words: str) -> str:
    """The guest with this id, or the only one with this name; UserError."""
    found = store.read(host_queries.named, words)
    if not found:
        raise UserError("admin-nobody", words=words)
    if len(found) > 1:
        raise UserError("admin-several", words=words, ids=", ".join(found[:20]))
    return found[0]


def _confirm(options: argparse.Namespace, target: str) -> None:
    """What cannot be undone is asked for twice; UserError."""
    if options.yes:
        return
    if not sys.stdin.isatty():
        raise UserError("admin-not-sure")
    typed = input(text("admin-sure", target=target) + " ")
    if typed.strip() != target:
        raise UserError("admin-nothing-done")


# --- People


def _rename(store: Store, options: argparse.Namespace) -> Action:
    name = None if options.none else options.name
    return actions.Rename(guest=_person(store, options.guest), name=name)


def _ban(store: Store, options: argparse.Namespace) -> Action:
    if options.guest is None and (options.here or not options.network):
        options.parser.error(text("admin-ban-whom"))
    return actions.Ban(
        guest=None if options.guest is None else _person(store, options.guest),
        networks=options.network,
        here=options.here,
        until=options.until,
        reason=options.reason or "",
    )


def _delete_guest(store: Store, options: argparse.Namespace) -> Action:
    guest = _person(store, options.guest)
    _confirm(options, guest)
    return actions.DeleteGuest(guest=guest)


def _revoke_bots(store: Store, options: argparse.Namespace) -> Action:
    guest = _person(store, options.guest)
    _confirm(options, guest)
    return actions.RevokeBots(guest=guest)


# --- Games


def _delete_game(_store: Store, options: argparse.Namespace) -> Action:
    _confirm(options, options.game)
    return actions.DeleteGame(game=options.game)


def _end_game(_store: Store, options: argparse.Namespace) -> Action:
    _confirm(options, options.game)
    return actions.EndGame(game=options.game)


def _remove_review(_store: Store, options: argparse.Namespace) -> Action:
    return actions.RemoveReview(game=options.game)


def _decide(_store: Store, options: argparse.Namespace) -> Action:
    return actions.DecideReports(
        reports=options.reports, verdict=options.verdict, note=options.note
    )


# --- The server


def _said(options: argparse.Namespace) -> HostText | None:
    if options.text is None:
        if options.translations:
            options.parser.error(text("admin-in-what"))
        return None
    return HostText(text=options.text, texts=dict(options.translations))


def _message(_store: Store, options: argparse.Namespace) -> Action:
    said = _said(options)
    return actions.SetMessage(message=said, until=None if said is None else options.until)


def _read_only(_store: Store, options: argparse.Namespace) -> Action:
    return actions.SetReadOnly(on=options.state == "on", message=_said(options))


def _invitation_only(_store: Store, options: argparse.Namespace) -> Action:
    return actions.SetInvitationOnly(on=options.state == "on")


def _invite(options: argparse.Namespace) -> int:
    """The code is shown this once: the database knows only its hash."""
    code = secrets.token_urlsafe(16)
    digest = hashlib.sha256(code.encode()).hexdigest()
    action = actions.Invite(hash=digest, uses=options.uses, until=options.until)
    with opened(options) as store:
        status = carry_out(store, action, options)
    link = f"{settings_of(options).address}/?{_INVITATION}={code}"
    print(json.dumps({"link": link}) if options.json else link)
    return status


def _undo(options: argparse.Namespace) -> int:
    """What nobody has begun needs no server to be taken back."""
    with opened(options) as store:
        if store.write(host_actions.withdraw, options.id):
            withdrawn = {"id": options.id, "state": "withdrawn"}
            said = text("admin-withdrawn", id=options.id)
            print(json.dumps(withdrawn) if options.json else said)
            return 0
        return carry_out(store, actions.Undo(action=options.id), options)


ACTIONS: dict[str, Run] = {
    "rename": _asks(_rename),
    "ban": _asks(_ban),
    "delete-guest": _asks(_delete_guest),
    "delete-game": _asks(_delete_game),
    "revoke-bots": _asks(_revoke_bots),
    "remove-review": _asks(_remove_review),
    "end-game": _asks(_end_game),
    "decide": _asks(_decide),
    "message": _asks(_message),
    "read-only": _asks(_read_only),
    "invitation-only": _asks(_invitation_only),
    "invite": _invite,
    "undo": _undo,
}
