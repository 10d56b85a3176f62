# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Keine Meldung wartet.
reports-waiting = Wartende Meldungen: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – Meldende: { $people }, früher berechtigt: { $acted }
# In place of a name.
reports-nameless = ohne Namen
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – Partie { $game }, Platz { $seat }

## One of them

reports-shown = Meldung { $report }, { $time } UTC: { $kind }
reports-about = Über: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = Der Platz hieß damals: { $name }
reports-game = Partie: { $game }, Platz { $seat }, bei Eintrag { $seq } ihres Protokolls
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = Von: { $name } ({ $guest }) – Meldungen: { $made }, davon abgewiesen: { $dismissed }
reports-by-deleted = Von jemandem, dessen Daten gelöscht sind
reports-state = { $state ->
    [open] Noch niemand hat entschieden.
    [dismissed] Abgewiesen, { $time } UTC.
   *[acted] Gehandelt, { $time } UTC.
}
reports-note = Notiz: { $note }
reports-unknown = keine Meldung { $report } wartet auf eine Entscheidung
