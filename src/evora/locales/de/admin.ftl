# Was die Befehlszeile dem Betreiber eines Servers sagt: 'evora admin'.

cli-admin = Handelt als Betreiber eines Servers, während er läuft.
cli-admin-more =
    Arbeitet neben dem Server mit derselben Datenbank. Der Server führt aus, was verlangt wird, in allen
    seinen Prozessen, und der Befehl wartet darauf; läuft kein Server, geschieht es beim nächsten Start.
    Jede Maßnahme hat eine Nummer und bleibt in einem Protokoll; die meisten lassen sich zurücknehmen.
    Rückgabewerte: 0 erledigt, 1 abgelehnt, 2 falscher Aufruf, 3 noch nicht ausgeführt.
    docs/hosting.md sagt, was gegen jemanden hilft, der anderen das Spiel verdirbt.
cli-admin-find = Findet Leute: nach Namen, auch ähnlich aussehenden, nach Kennung oder Partie.
cli-admin-bans = Listet die Sperren auf.
cli-admin-log = Listet auf, was der Betreiber getan hat, das Neueste zuletzt.
cli-admin-status = Zeigt, wie es steht: Prozesse, Betriebsarten, Sperren.
cli-admin-reports = Zeigt die Meldungen von Spielern, die warten, oder eine davon.
cli-admin-notices = Zeigt, was Push-Dienste und Mailserver von Benachrichtigungen abgelehnt haben.
cli-admin-rename = Gibt einem Gast oder Bot einen anderen Namen, oder einem Gast keinen.
cli-admin-ban = Sperrt einen Gast, ein Netz oder beide, auf Zeit oder für immer.
cli-admin-delete-guest = Löscht einen Gast mit allen Daten; seine Partien enden.
cli-admin-delete-game = Löscht eine Partie, mit Protokoll und Auswertung.
cli-admin-revoke-bots = Widerruft einen Bot oder alle Bots eines Gasts.
cli-admin-remove-review = Entfernt die Auswertung einer Partie. Sie kann neu berechnet werden.
cli-admin-end-game = Beendet eine Partie. Niemand gewinnt sie.
cli-admin-decide = Entscheidet Meldungen: verworfen (dismissed) oder erledigt (acted).
cli-admin-message = Zeigt allen eine Nachricht oder nimmt sie weg.
cli-admin-read-only = Hält alle Partien eine Weile an: Man kann zusehen, die Uhren stehen.
cli-admin-invitation-only = Lässt neue Leute nur mit einer Einladung herein.
cli-admin-invite = Macht eine Einladung und gibt ihren Link aus.
cli-admin-undo = Nimmt eine Maßnahme zurück.

admin-argument-words = ein Name oder ein Teil davon, die Kennung eines Gasts, eines Bots oder einer Partie
admin-argument-guest = die Kennung eines Gasts oder Bots, oder ein Name, den nur einer hat
admin-argument-game = die Kennung einer Partie: das Ende ihrer Adresse
admin-argument-name = der neue Name
admin-argument-text = was die Leute lesen, in einer Zeile
admin-argument-switch = on (an) oder off (aus)
admin-argument-id = die Nummer einer Maßnahme, wie in 'evora admin log'
admin-argument-report = die Kennung einer Meldung
admin-argument-reports = die Kennungen von Meldungen
admin-argument-verdict = dismissed oder acted
admin-option-note = eine Notiz für dich selbst
admin-option-count = wie viele (Vorgabe: 50)
admin-option-about = nur was diesen Gast betrifft, nach Kennung
admin-option-yes = nicht nachfragen
admin-option-none = gar kein Name
admin-option-network = eine Adresse oder ein Netz, etwa 203.0.113.7 oder 2001:db8:12::/48; mehrmals möglich
admin-option-here = auch die Netze, aus denen der Gast jetzt verbunden ist
admin-option-until = das Ende: eine Zeit ab jetzt (30m, 12h, 7d, 4w), ein Datum (2026-12-01, 2026-12-01T18:00) oder forever für immer (Vorgabe: { $default })
admin-option-reason = was die Person als Grund liest
admin-option-in = derselbe Text in einer anderen Sprache; mehrmals möglich
admin-option-off = die Nachricht wegnehmen
admin-option-uses = wie viele Leute sie hereinlässt, höchstens { NUMBER($max, useGrouping: 0) } (Vorgabe: 1)

admin-bad-until = erwartet wird ein Ende wie 12h, 7d, 2026-12-01 oder forever, nicht '{ $value }'
admin-past-until = { $value } ist schon vorbei
admin-bad-words = erwartet werden 1 bis { NUMBER($max, useGrouping: 0) } sichtbare Zeichen
admin-bad-translation = erwartet werden eine Sprache und ein Text wie de=Hallo; Sprachen: { $languages }
admin-bad-network = erwartet wird eine Adresse oder ein Netz wie 203.0.113.0/24, nicht größer als /8 (IPv6: /16), nicht '{ $value }'
admin-bad-uses = erwartet wird eine ganze Zahl von 1 bis { NUMBER($max, useGrouping: 0) }
admin-ban-whom = nenne einen Gast, oder mit --network ein Netz; --here braucht einen Gast
admin-in-what = --in braucht auch den Text selbst

admin-no-database = es gibt keine Datenbank { $file }: sag mit --data oder --database, wo der Server seine hat
admin-old-database = die Tabellen dieser Datenbank sind von einer älteren Version: starte den Server dieser Version einmal
admin-nobody = unter '{ $words }' ist niemand bekannt
admin-several = mehrere heißen '{ $words }', gib also eine Kennung an: { $ids }
admin-not-sure = das lässt sich nicht zurücknehmen: ergänze --yes
admin-sure = Das lässt sich nicht zurücknehmen. Tippe { $target }, um fortzufahren:
admin-nothing-done = nichts wurde getan
admin-too-many-waiting = zu viele Maßnahmen warten darauf, ausgeführt zu werden: läuft der Server?
admin-unknown-action = es gibt keine Maßnahme { NUMBER($id, useGrouping: 0) }

# $networks: how many networks were banned.
admin-done = Maßnahme { NUMBER($id, useGrouping: 0) }: erledigt.{ $networks ->
    [0] {""}
   *[other] {" "}Gesperrte Netze: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = So nimmst du sie zurück: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = Maßnahme { NUMBER($id, useGrouping: 0) } wurde zurückgezogen, bevor etwas geschah.
admin-not-yet = { $state ->
    [applied] Maßnahme { NUMBER($id, useGrouping: 0) } gilt, aber noch ist nicht alles getan, was daraus folgt: 'evora admin log' zeigt es.
   *[waiting] Maßnahme { NUMBER($id, useGrouping: 0) } ist vermerkt und wird ausgeführt, sobald ein Server es kann.
}
admin-refused = Maßnahme { NUMBER($id, useGrouping: 0) } wurde abgelehnt: { $reason ->
    [unknown_guest] diesen Gast gibt es nicht
    [unknown_game] diese Partie gibt es nicht
    [no_bots] dieser Gast hat keine Bots
    [no_review] zu dieser Partie ist keine Auswertung aufbewahrt
    [no_report] keine dieser Meldungen wartet auf eine Entscheidung
    [game_over] die Partie ist schon vorbei
    [bad_name] dieser Name geht nicht ({ $detail })
    [bot_name] ein Bot braucht einen Namen
    [bad_network] { $detail } ist kein Netz, das sich sperren lässt
    [own_network] in { $detail } liegt dieser Rechner oder einer seiner Proxys: alle wären gesperrt
    [over_already] das ist schon vorbei
    [too_many] davon gibt es zu viele
    [unknown_action] diese Maßnahme gibt es nicht
    [not_done] diese Maßnahme wurde nicht ausgeführt
    [undone_already] diese Maßnahme wurde schon zurückgenommen
    [changed_since] seitdem hat sich etwas geändert, darum kommt das Vorige nicht zurück
    [final] diese Maßnahme lässt sich nicht zurücknehmen
    [withdrawn] sie wurde zurückgezogen
   *[failed] der Server hatte einen Fehler; sein Log sagt mehr ({ $detail })
}

admin-no-name = (ohne Namen)
admin-person = seit { $created }, zuletzt da { $seen }; Partien: { NUMBER($games, useGrouping: 0) }, nicht beendet: { NUMBER($playing, useGrouping: 0) }
admin-owner = Bot von { $owner }
admin-bot = Bot: { $id }, { $name }
admin-banned = gesperrt durch Maßnahme { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = Maßnahmen des Betreibers: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = Partie { $game }: { $status ->
    [waiting] wartet auf Mitspieler
    [playing] wird gespielt
   *[over] ist vorbei
}, letzte Änderung { $changed }; daran sitzen:
admin-forever = für immer
admin-until = bis { $date }
admin-no-bans = Niemand ist gesperrt.
admin-no-actions = Der Betreiber hat noch nichts getan.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] wartet
    [applied] wird ausgeführt
    [done] erledigt
    [undone] zurückgenommen durch { NUMBER($id, useGrouping: 0) }
    [withdrawn] zurückgezogen
   *[refused] abgelehnt: { $reason }
}
admin-processes = Prozesse im Dienst: { NUMBER($count, useGrouping: 0) }
admin-people = Verbundene Leute: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Nur ansehen
   *[invitation_only] Nur mit Einladung
}: { $state ->
    [on] an
   *[off] aus
}
admin-message = Nachricht an alle, { $end }: { $message }
admin-bans = Sperren: { NUMBER($guests, useGrouping: 0) } von Gästen, { NUMBER($networks, useGrouping: 0) } von Netzen
admin-waiting = Maßnahmen, die warten: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Benachrichtigungen, die noch zu senden sind: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Abgelehnt bei { $way ->
    [mail] E-Mail
   *[push] Push
}, so oft: { NUMBER($times, useGrouping: 0) }, von { $first } bis { $last } UTC: { $why }
admin-notices-none = Nichts wurde abgelehnt.
