# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = No report waits.
reports-waiting = Reports that wait: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – reporters: { $people }, acted on before: { $acted }
# In place of a name.
reports-nameless = without a name
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – game { $game }, seat { $seat }

## One of them

reports-shown = Report { $report }, { $time } UTC: { $kind }
reports-about = About: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = The seat was called: { $name }
reports-game = Game: { $game }, seat { $seat }, at entry { $seq } of its log
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = From: { $name } ({ $guest }) – reports: { $made }, of these dismissed: { $dismissed }
reports-by-deleted = From: somebody who has deleted their data
reports-state = { $state ->
    [open] Nobody has decided yet.
    [dismissed] Dismissed, { $time } UTC.
   *[acted] Acted on, { $time } UTC.
}
reports-note = Note: { $note }
reports-unknown = no report { $report } waits for a decision
