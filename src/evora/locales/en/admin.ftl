# What the command line says to the host of a server: 'evora admin'.

cli-admin = Act as the host of a server while it runs.
cli-admin-more =
    Looks at the same database as the server, beside it. The server carries out what is asked for, at
    all of its processes, and the command waits for that; if no server runs, it is done at the next
    start. Every action has a number and stays in a log; most can be undone.
    Exit codes: 0 done, 1 refused, 2 wrong usage, 3 not carried out yet.
    docs/hosting.md says what to do about somebody who spoils the games of others.
cli-admin-find = Find people by name, also by names that look alike, by id, or by a game.
cli-admin-bans = List the bans.
cli-admin-log = List what the host has done, the newest last.
cli-admin-status = Show how things stand: processes, modes, bans.
cli-admin-reports = List the reports of players that wait, or show one.
cli-admin-notices = Show what push services and mail servers have refused of notices.
cli-admin-rename = Give a guest or a bot another name, or a guest none.
cli-admin-ban = Ban a guest, a network, or both, for a while or forever.
cli-admin-delete-guest = Delete a guest and everything about them; their games end.
cli-admin-delete-game = Delete a game, with its log and its review.
cli-admin-revoke-bots = Revoke a bot, or all bots of a guest.
cli-admin-remove-review = Remove the review of a game. It can be computed again.
cli-admin-end-game = End a game. Nobody wins it.
cli-admin-decide = Decide reports: dismissed, or acted on.
cli-admin-message = Show everybody a message, or take it away.
cli-admin-read-only = Stop all games for a while: people can look, clocks stand still.
cli-admin-invitation-only = Let new people in only with an invitation.
cli-admin-invite = Make an invitation, and print its link.
cli-admin-undo = Undo an action.

admin-argument-words = a name or a part of one, the id of a guest, a bot or a game
admin-argument-guest = the id of a guest or a bot, or a name that only one has
admin-argument-game = the id of a game: the end of its address
admin-argument-name = the new name
admin-argument-text = what people read, in one line
admin-argument-switch = on or off
admin-argument-id = the number of an action, as in 'evora admin log'
admin-argument-report = the id of a report
admin-argument-reports = the ids of reports
admin-argument-verdict = dismissed or acted
admin-option-note = a note for yourself
admin-option-count = how many (default: 50)
admin-option-about = only what was done about this guest, by id
admin-option-yes = do not ask whether you are sure
admin-option-none = no name at all
admin-option-network = an address or a network, such as 203.0.113.7 or 2001:db8:12::/48; can be given several times
admin-option-here = also the networks that the guest is connected from now
admin-option-until = the end: a time from now (30m, 12h, 7d, 4w), a date (2026-12-01, 2026-12-01T18:00) or forever (default: { $default })
admin-option-reason = what the person reads as the reason
admin-option-in = the same text in another language; can be given several times
admin-option-off = take the message away
admin-option-uses = how many people it lets in, at most { NUMBER($max, useGrouping: 0) } (default: 1)

admin-bad-until = expected an end such as 12h, 7d, 2026-12-01 or forever, got '{ $value }'
admin-past-until = { $value } is over already
admin-bad-words = expected 1 to { NUMBER($max, useGrouping: 0) } visible characters
admin-bad-translation = expected a language and a text, such as de=Hallo; languages: { $languages }
admin-bad-network = expected an address or a network such as 203.0.113.0/24, not wider than /8 (IPv6: /16), got '{ $value }'
admin-bad-uses = expected a whole number from 1 to { NUMBER($max, useGrouping: 0) }
admin-ban-whom = name a guest, or a network with --network; --here needs a guest
admin-in-what = --in needs the text itself, too

admin-no-database = there is no database { $file }: say with --data or --database where the server keeps its own
admin-old-database = the tables of this database are of an older version: start the server of this version once
admin-nobody = nobody is known by '{ $words }'
admin-several = several are called '{ $words }', so give an id: { $ids }
admin-not-sure = this cannot be undone: add --yes
admin-sure = This cannot be undone. Type { $target } to go on:
admin-nothing-done = nothing was done
admin-too-many-waiting = too many actions wait to be carried out: is the server running?
admin-unknown-action = there is no action { NUMBER($id, useGrouping: 0) }

# $networks: how many networks were banned.
admin-done = Action { NUMBER($id, useGrouping: 0) }: done.{ $networks ->
    [0] {""}
   *[other] {" "}Banned networks: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = To take it back: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = Action { NUMBER($id, useGrouping: 0) } was withdrawn before anything was done.
admin-not-yet = { $state ->
    [applied] Action { NUMBER($id, useGrouping: 0) } counts, but not everything that follows from it is done yet: 'evora admin log' shows it.
   *[waiting] Action { NUMBER($id, useGrouping: 0) } is noted, and is carried out as soon as a server can.
}
admin-refused = action { NUMBER($id, useGrouping: 0) } was refused: { $reason ->
    [unknown_guest] there is no such guest
    [unknown_game] there is no such game
    [no_bots] this guest has no bots
    [no_review] no review is kept with this game
    [no_report] none of these reports waits for a decision
    [game_over] the game is over already
    [bad_name] this name cannot be used ({ $detail })
    [bot_name] a bot needs a name
    [bad_network] { $detail } is no network that can be banned
    [own_network] { $detail } holds this machine or one of its proxies: everybody would be banned
    [over_already] it is over already
    [too_many] there are too many of them
    [unknown_action] there is no such action
    [not_done] that action was not carried out
    [undone_already] that action was undone already
    [changed_since] something has changed since then, so what was there before cannot come back
    [final] that action cannot be undone
    [withdrawn] it was withdrawn
   *[failed] the server failed; its log says more ({ $detail })
}

admin-no-name = (no name)
admin-person = since { $created }, last seen { $seen }; games: { NUMBER($games, useGrouping: 0) }, not over: { NUMBER($playing, useGrouping: 0) }
admin-owner = bot of { $owner }
admin-bot = bot: { $id }, { $name }
admin-banned = banned by action { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = actions of the host: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = game { $game }: { $status ->
    [waiting] waits for players
    [playing] is being played
   *[over] is over
}, last change { $changed }; at it:
admin-forever = forever
admin-until = until { $date }
admin-no-bans = Nobody is banned.
admin-no-actions = The host has done nothing yet.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] waiting
    [applied] being carried out
    [done] done
    [undone] undone by { NUMBER($id, useGrouping: 0) }
    [withdrawn] withdrawn
   *[refused] refused: { $reason }
}
admin-processes = Processes that serve: { NUMBER($count, useGrouping: 0) }
admin-people = People connected: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Read-only
   *[invitation_only] By invitation only
}: { $state ->
    [on] on
   *[off] off
}
admin-message = Message to all, { $end }: { $message }
admin-bans = Bans: { NUMBER($guests, useGrouping: 0) } of guests, { NUMBER($networks, useGrouping: 0) } of networks
admin-waiting = Actions that wait: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Notices that are to be sent: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Refused by { $way ->
    [mail] mail
   *[push] push
}, times: { NUMBER($times, useGrouping: 0) }, from { $first } to { $last } UTC: { $why }
admin-notices-none = Nothing was refused.
