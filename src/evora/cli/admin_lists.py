"""What a host looks up: people, bans, the log of actions, how things stand. Nothing is changed."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

from evora.cli.admin_asking import as_json, command_of, opened
from evora.cli.admin_fair_play import notes_words
from evora.cli.admin_reports import print_json, show_report, show_reports
from evora.cli.admin_words import ban_words, date, end_words, utc
from evora.server.domain.bans import Ban
from evora.server.storage import host_actions, host_queries, host_state, outbox
from evora.server.storage.host_queries import Person, Status
from evora.server.storage.values import HostAction, ListedGame
from evora.texts import UserError, text

_MAX_PEOPLE = 50


def find(options: argparse.Namespace) -> int:
    with opened(options) as store:
        game = store.read(host_queries.game, options.words)
        found = store.read(host_queries.people, options.words, _MAX_PEOPLE)
    if game is None and not found:
        raise UserError("admin-nobody", words=options.words)
    if options.json:
        if game is not None:
            print(json.dumps({"game": game.id, "status": game.status, "changed": game.changed}))
        for person in found:
            print(json.dumps(_person_json(person)))
        return 0
    if game is not None:
        _show_game(game)
    for person in found:
        _show_person(person)
    return 0


def _show_game(game: ListedGame) -> None:
    values = {"game": game.id, "status": game.status, "changed": date(game.changed)}
    print(text("admin-game", **values))


def _show_person(person: Person) -> None:
    name = person.name or text("admin-no-name")
    print(f"{person.id}  {name}")
    lines = [
        text(
            "admin-person",
            created=date(person.created),
            seen=date(person.seen),
            games=person.games,
            playing=person.playing,
        )
    ]
    if person.owner is not None:
        lines.append(text("admin-owner", owner=person.owner))
    lines += [text("admin-bot", id=bot.id, name=bot.name) for bot in person.bots]
    lines += [text("admin-banned", id=ban.action, ban=ban_words(ban)) for ban in person.bans]
    if person.actions:
        lines.append(text("admin-actions", count=person.actions, id=person.id))
    lines += notes_words(person.notes)
    for line in lines:
        print(f"    {line}")


def _person_json(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "created": person.created,
        "seen": person.seen,
        "games": person.games,
        "playing": person.playing,
        "owner": person.owner,
        "bots": [{"id": bot.id, "name": bot.name} for bot in person.bots],
        "bans": [_ban_json(ban) for ban in person.bans],
        "actions": person.actions,
        "notes": [
            {"game": notes.game, "last": notes.last, "ways": notes.ways} for notes in person.notes
        ],
    }


# --- Bans and the log


def bans(options: argparse.Namespace) -> int:
    with opened(options) as store:
        found = store.read(host_state.all_bans)
    for ban in found:
        if options.json:
            print(json.dumps(_ban_json(ban)))
        else:
            print(f"{ban.action}  {ban.target}  {ban_words(ban)}")
    if not found and not options.json:
        print(text("admin-no-bans"))
    return 0


def _ban_json(ban: Ban) -> dict[str, Any]:
    return {
        "action": ban.action,
        "target": ban.target,
        "made": ban.made,
        "until": ban.until,
        "reason": ban.reason,
    }


def log(options: argparse.Namespace) -> int:
    with opened(options) as store:
        found = store.read(host_actions.latest, options.count, options.about)
    for action in reversed(found):
        print(json.dumps(as_json(action)) if options.json else _log_line(action))
    if not found and not options.json:
        print(text("admin-no-actions"))
    return 0


def _log_line(action: HostAction) -> str:
    state = "undone" if action.undone_by is not None else action.state
    what = text(
        "admin-state",
        state=state,
        id=action.undone_by or 0,
        reason=action.result.reason or "none",
    )
    who, command = action.who, command_of(action.action)
    return f"{action.id}  {date(action.time)}  {who}  {command}  ({what})"


# --- How things stand


def status(options: argparse.Namespace) -> int:
    with opened(options) as store:
        found = store.read(host_queries.status)
    if options.json:
        print(json.dumps(_status_json(found)))
        return 0
    print(text("admin-processes", count=found.processes))
    if found.people is not None:
        print(text("admin-people", count=found.people))
    for key in ("read_only", "invitation_only"):
        on = "on" if key in found.settings else "off"
        print(text("admin-mode", mode=key, state=on))
    message = found.settings.get("message")
    if message is not None:
        said = json.loads(message.value).get("text", "")
        print(text("admin-message", message=said, end=end_words(message.until)))
    networks = sum(ban.is_network for ban in found.bans)
    print(text("admin-bans", guests=len(found.bans) - networks, networks=networks))
    if found.waiting:
        print(text("admin-waiting", count=found.waiting))
    return 0


def _status_json(found: Status) -> dict[str, Any]:
    return {
        "processes": found.processes,
        "people": found.people,
        "read_only": "read_only" in found.settings,
        "invitation_only": "invitation_only" in found.settings,
        "message": json.loads(found.settings["message"].value)
        if "message" in found.settings
        else None,
        "bans": len(found.bans),
        "waiting": found.waiting,
    }


def reports(options: argparse.Namespace) -> int:
    with opened(options) as store:
        if options.json:
            return print_json(store, options.report)
        if options.report is None:
            return show_reports(store)
        return show_report(store, options.report)


def notices(options: argparse.Namespace) -> int:
    """What those who deliver notices have refused."""
    with opened(options) as store:
        found, waiting = store.read(outbox.refusals), store.read(outbox.waiting)
    if options.json:
        print(json.dumps({"waiting": waiting, "refused": [asdict(one) for one in found]}))
        return 0
    print(text("admin-notices-waiting", count=waiting))
    for one in found:
        first, last = utc(one.first), utc(one.last)
        said = {"way": one.way, "why": one.why, "first": first, "last": last}
        print(text("admin-notices-refused", times=one.times, **said))
    if not found:
        print(text("admin-notices-none"))
    return 0


LISTS = {
    "find": find,
    "bans": bans,
    "log": log,
    "status": status,
    "reports": reports,
    "notices": notices,
}
