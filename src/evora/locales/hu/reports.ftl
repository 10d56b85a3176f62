# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Nincs várakozó bejelentés.
reports-waiting = Várakozó bejelentések: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – bejelentők: { $people }, korábban jogos: { $acted }
# In place of a name.
reports-nameless = név nélkül
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – játszma: { $game }, hely: { $seat }

## One of them

reports-shown = Bejelentés: { $report }, { $time } UTC: { $kind }
reports-about = Kiről: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = A hely neve akkor: { $name }
reports-game = Játszma: { $game }, hely: { $seat }, a napló bejegyzése: { $seq }
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = Kitől: { $name } ({ $guest }) – bejelentései: { $made }, ebből elutasítva: { $dismissed }
reports-by-deleted = Olyasvalakitől, aki már törölte az adatait
reports-state = { $state ->
    [open] Még senki sem döntött.
    [dismissed] Elutasítva, { $time } UTC.
   *[acted] Intézkedés történt, { $time } UTC.
}
reports-note = Megjegyzés: { $note }
reports-unknown = nincs döntésre váró bejelentés ezzel a jellel: { $report }
