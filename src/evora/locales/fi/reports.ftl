# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Yksikään ilmoitus ei odota.
reports-waiting = Odottavia ilmoituksia: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – ilmoittajia: { $people }, aiemmin aiheellisia: { $acted }
# In place of a name.
reports-nameless = ilman nimeä
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – peli { $game }, paikka { $seat }

## One of them

reports-shown = Ilmoitus { $report }, { $time } UTC: { $kind }
reports-about = Kenestä: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = Paikan nimi silloin: { $name }
reports-game = Peli: { $game }, paikka { $seat }, lokin merkintä { $seq }
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = Keneltä: { $name } ({ $guest }) – ilmoituksia: { $made }, joista hylättyjä: { $dismissed }
reports-by-deleted = Ilmoittaja on poistanut tietonsa
reports-state = { $state ->
    [open] Kukaan ei ole vielä päättänyt.
    [dismissed] Hylätty, { $time } UTC.
   *[acted] Puututtu, { $time } UTC.
}
reports-note = Huomautus: { $note }
reports-unknown = mikään ilmoitus { $report } ei odota päätöstä
