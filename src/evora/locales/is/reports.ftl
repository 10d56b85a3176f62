# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Engin tilkynning bíður.
reports-waiting = Tilkynningar sem bíða: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – tilkynnendur: { $people }, áður brugðist við: { $acted }
# In place of a name.
reports-nameless = án nafns
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – spil { $game }, sæti { $seat }

## One of them

reports-shown = Tilkynning { $report }, { $time } UTC: { $kind }
reports-about = Um: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = Nafnið á sætinu þá: { $name }
reports-game = Spil: { $game }, sæti { $seat }, við færslu { $seq } í skránni
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = Frá: { $name } ({ $guest }) – tilkynningar: { $made }, þar af vísað frá: { $dismissed }
reports-by-deleted = Frá einhverjum sem hefur eytt gögnum sínum
reports-state = { $state ->
    [open] Enginn hefur ákveðið neitt enn.
    [dismissed] Vísað frá, { $time } UTC.
   *[acted] Brugðist við, { $time } UTC.
}
reports-note = Athugasemd: { $note }
reports-unknown = engin tilkynning { $report } bíður ákvörðunar
