"""What each action of the host does to the database, inside the caller's transaction.

What has to happen to games first (players leave, a game ends) has happened: here is what makes the
action true.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json
from sqlalchemy import Connection, select

from evora.server.common.refusal import Refusal
from evora.server.domain import host_actions as actions
from evora.server.domain.bans import Ban, Network, is_own, parse_network
from evora.server.domain.bots import is_bot
from evora.server.domain.host_actions import ActionRefusal, HostText, Result
from evora.server.domain.names import checked_name
from evora.server.storage import bots as stored_bots
from evora.server.storage import guests as stored_guests
from evora.server.storage import host_actions, host_state, kept_names, reports, retention, reviews
from evora.server.storage.host_actions import Effect
from evora.server.storage.schema import games
from evora.server.storage.values import HostAction, HostSetting, HostSettingKey

# Later than every change of a game.
_ALWAYS = 10**15


def apply(  # noqa: PLR0911, PLR0912  (one branch per kind)
    connection: Connection, asked: HostAction, now: int, proxies: Sequence[Network]
) -> Effect:
    """ActionRefusal. `now`: by the machine's clock."""
    match asked.action:
        case actions.Rename() as action:
            return _rename(connection, action, now)
        case actions.Ban() as action:
            return _ban(connection, asked.id, action, now, proxies)
        case actions.DeleteGuest() as action:
            return _delete_guest(connection, action)
        case actions.DeleteGame() as action:
            return _delete_game(connection, action)
        case actions.RevokeBots() as action:
            return _revoke_bots(connection, action)
        case actions.RemoveReview() as action:
            return _remove_review(connection, action)
        case actions.EndGame() as action:
            _require_game(connection, action.game)
            return Effect()
        case actions.DecideReports() as action:
            return _decide_reports(connection, action, now)
        case actions.SetMessage() as action:
            return _set(connection, "message", action.message, action.until, asked.id)
        case actions.SetReadOnly() as action:
            text = (action.message or HostText()) if action.on else None
            return _set(connection, "read_only", text, None, asked.id)
        case actions.SetInvitationOnly() as action:
            return _set(
                connection, "invitation_only", HostText() if action.on else None, None, asked.id
            )
        case actions.Invite() as action:
            return _invite(connection, action, asked.id)
        case actions.Undo() as action:
            return _undo(connection, action, asked.id, now)


# --- People


def name_of(connection: Connection, guest: str) -> str | None:
    """The name of a guest; ActionRefusal if there is no such guest."""
    found = stored_guests.names(connection, [guest])
    if guest not in found:
        raise ActionRefusal("unknown_guest")
    return found[guest]


def _rename(connection: Connection, action: actions.Rename, now: int) -> Effect:
    before = name_of(connection, action.guest)
    _set_name(connection, action.guest, _checked(action.name), now)
    return Effect(Result(changed=[action.guest]), _encode(before))


def _checked(name: str | None) -> str | None:
    try:
        return None if name is None else checked_name(name)
    except Refusal as refusal:
        raise ActionRefusal("bad_name", refusal.detail) from None


def _set_name(connection: Connection, guest: str, name: str | None, now: int) -> None:
    """A name that is kept stays so under the new one; nobody gets a name that somebody else keeps,
    not from the host either."""
    if name is None and is_bot(guest):
        raise ActionRefusal("bot_name")
    try:
        if name is not None and is_bot(guest):
            stored_bots.change(connection, guest, name=name)
        else:
            kept_names.rename_by_host(connection, guest, name, now)
    except Refusal as refusal:
        raise ActionRefusal("bad_name", refusal.detail) from None


def _ban(
    connection: Connection,
    number: int,
    action: actions.Ban,
    now: int,
    proxies: Sequence[Network],
) -> Effect:
    if action.until is not None and action.until <= now:
        raise ActionRefusal("over_already")
    targets = [] if action.guest is None else [action.guest]
    if action.guest is not None:
        name_of(connection, action.guest)
    for given in action.networks:
        try:
            network = parse_network(given)
        except ValueError:
            raise ActionRefusal("bad_network", given) from None
        if is_own(network, proxies):
            raise ActionRefusal("own_network", str(network))
        targets.append(str(network))
    new = [
        Ban(
            action=number,
            target=target,
            made=now,
            until=action.until,
            reason=action.reason,
            here=action.here and target == action.guest,
        )
        for target in dict.fromkeys(targets)
    ]
    if not host_state.add_bans(connection, new):
        raise ActionRefusal("too_many")
    # So that they stand here and not with the log, which is kept for longer.
    return Effect(undo="")


def _delete_guest(connection: Connection, action: actions.DeleteGuest) -> Effect:
    name_of(connection, action.guest)
    gone = [bot.id for bot in stored_bots.of_owner(connection, action.guest)] + [action.guest]
    stored_guests.forget(connection, action.guest)
    return Effect(Result(changed=gone, closed=gone))


def _revoke_bots(connection: Connection, action: actions.RevokeBots) -> Effect:
    bots = bots_meant(connection, action.guest)
    for bot in bots:
        stored_guests.forget(connection, bot)
    return Effect(Result(changed=bots, closed=bots))


def bots_meant(connection: Connection, guest: str) -> list[str]:
    """The bot, or all of an owner; ActionRefusal if there is none."""
    name_of(connection, guest)
    owned = [guest] if is_bot(guest) else [b.id for b in stored_bots.of_owner(connection, guest)]
    if not owned:
        raise ActionRefusal("no_bots")
    return owned


# --- Games


def _require_game(connection: Connection, game: str) -> None:
    if connection.scalar(select(games.c.id).where(games.c.id == game)) is None:
        raise ActionRefusal("unknown_game")


def _delete_game(connection: Connection, action: actions.DeleteGame) -> Effect:
    if not retention.delete_games(connection, [action.game], _ALWAYS):
        raise ActionRefusal("unknown_game")
    return Effect(Result(deleted=[action.game]))


def _remove_review(connection: Connection, action: actions.RemoveReview) -> Effect:
    _require_game(connection, action.game)
    if not reviews.remove(connection, action.game):
        raise ActionRefusal("no_review")
    return Effect()


def _decide_reports(connection: Connection, action: actions.DecideReports, now: int) -> Effect:
    decided = reports.decide(connection, action.reports, action.verdict, action.note, now)
    if not decided:
        raise ActionRefusal("no_report")
    return Effect(undo=_encode(decided))


# --- The server


def _set(
    connection: Connection,
    key: HostSettingKey,
    text: HostText | None,
    until: int | None,
    number: int,
) -> Effect:
    before = host_state.settings(connection).get(key)
    new = None if text is None else HostSetting(actions.encode(text), until, number)
    host_state.put_setting(connection, key, new)
    return Effect(undo=_encode(None if before is None else [before.value, before.until]))


def _invite(connection: Connection, action: actions.Invite, number: int) -> Effect:
    if not host_state.add_invitation(connection, action.hash, action.uses, action.until, number):
        raise ActionRefusal("too_many")
    return Effect(undo="")


# --- Undo


def _undo(connection: Connection, action: actions.Undo, number: int, now: int) -> Effect:
    target = host_actions.load(connection, action.action)
    if target is None:
        raise ActionRefusal("unknown_action")
    if target.state not in ("applied", "done"):
        raise ActionRefusal("not_done")
    if target.undone_by is None and target.undo is None:
        raise ActionRefusal("final")
    if not host_actions.mark_undone(connection, target.id, number):
        raise ActionRefusal("undone_already")
    return Effect(_restore(connection, target, number, now))


def _restore(connection: Connection, target: HostAction, number: int, now: int) -> Result:
    """What was there before an action comes back; ActionRefusal where it was changed since."""
    match target.action:
        case actions.Rename() as action:
            if name_of(connection, action.guest) != _checked(action.name):
                raise ActionRefusal("changed_since")
            _set_name(connection, action.guest, json.decode(target.undo or "null"), now)
            return Result(changed=[action.guest])
        case actions.DecideReports():
            reports.reopen(connection, json.decode(target.undo or "[]"))
        case actions.Ban():
            if not host_state.lift(connection, target.id):
                raise ActionRefusal("over_already")
        case actions.Invite():
            if not host_state.withdraw_invitation(connection, target.id):
                raise ActionRefusal("over_already")
        case actions.SetMessage():
            _reset(connection, "message", target, number, now)
        case actions.SetReadOnly():
            _reset(connection, "read_only", target, number, now)
        case actions.SetInvitationOnly():
            _reset(connection, "invitation_only", target, number, now)
        case _:
            raise ActionRefusal("final")
    return Result()


def _reset(
    connection: Connection, key: HostSettingKey, target: HostAction, number: int, now: int
) -> None:
    newer = [
        other
        for other in host_actions.since(connection, target.version or 0)
        if type(other.action) is type(target.action) and other.undone_by is None
    ]
    if newer:
        raise ActionRefusal("changed_since")
    before = json.decode(target.undo or "null")
    over = before is not None and before[1] is not None and before[1] <= now
    kept = None if before is None or over else HostSetting(before[0], before[1], number)
    host_state.put_setting(connection, key, kept)


def _encode(value: object) -> str:
    return json.encode(value).decode()
