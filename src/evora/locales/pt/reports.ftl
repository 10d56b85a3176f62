# What those who run a server read of reports. $report and $guest are ids, $time is 2026-07-01 12:00.

reports-none = Nenhuma denúncia espera.
reports-waiting = Denúncias abertas: { $count }
# Somebody who is reported. $people: how many report them; $acted: earlier reports that were acted on.
reports-person = { $name } ({ $guest }) – denunciantes: { $people }, procedentes antes: { $acted }
# In place of a name.
reports-nameless = sem nome
# $kind is one of report-kind.
reports-item = { $report } – { $time } – { $kind } – partida { $game }, lugar { $seat }

## One of them

reports-shown = Denúncia { $report }, { $time } UTC: { $kind }
reports-about = Sobre: { $name } ({ $guest })
# The name that was shown at the table when it was reported.
reports-called = O lugar se chamava: { $name }
reports-game = Partida: { $game }, lugar { $seat }, na entrada { $seq } do histórico
# $made: all reports of this person; $dismissed: how many of these were dismissed.
reports-by = De: { $name } ({ $guest }) – denúncias: { $made }, destas recusadas: { $dismissed }
reports-by-deleted = De alguém que apagou seus dados
reports-state = { $state ->
    [open] Ninguém decidiu ainda.
    [dismissed] Recusada, { $time } UTC.
   *[acted] Procedente, { $time } UTC.
}
reports-note = Nota: { $note }
reports-unknown = nenhuma denúncia { $report } espera uma decisão
