# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Žádné hlášení nečeká.
reports-waiting = Čekající hlášení: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – hlásí lidí: { $people }, dříve uznáno: { $acted }
# In place of a name.
reports-nameless = beze jména
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – partie { $game }, místo { $seat }

## One of them

reports-shown = Hlášení { $report }, { $time } UTC: { $kind }
reports-about = O kom: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = Jméno u místa tehdy: { $name }
reports-game = Partie: { $game }, místo { $seat }, u záznamu { $seq }
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = Od: { $name } ({ $guest }) – hlášení: { $made }, z toho zamítnuto: { $dismissed }
reports-by-deleted = Od někoho, jehož data už jsou smazaná
reports-state = { $state ->
    [open] Zatím nikdo nerozhodl.
    [dismissed] Zamítnuto, { $time } UTC.
   *[acted] Uznáno, { $time } UTC.
}
reports-note = Poznámka: { $note }
reports-unknown = žádné hlášení { $report } nečeká na rozhodnutí
