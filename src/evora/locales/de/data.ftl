# `evora export` und `evora selfplay`: Partien als Daten. `--on`: wo gearbeitet wird.

cli-export = Wandelt Aufzeichnungen in eine Tabelle zum Lernen um, im Format Parquet.
cli-export-more =
    Eine Zeile je Entscheidung: die Stellung, der Zug, die Punkte, das Ergebnis und mehr; docs/data.md
    nennt die Spalten. Dateien dürfen beliebig groß sein. Dieselben Aufzeichnungen ergeben dieselbe
    Tabelle. Die erste fehlerhafte Partie wird als DATEI:Zeile gemeldet, geschrieben wird dann nichts.

    Beispiele:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = die Parquet-Datei, die geschrieben wird
export-option-observations = jede Stellung auch als Zahlen einer Beobachtung schreiben
export-option-jobs = gleichzeitige Prozesse (Vorgabe: einer je Kern)
export-progress = Partien: { $games }, Entscheidungen: { $rows } …
export-done = Geschrieben: { $file } (Partien: { $games }, Entscheidungen: { $rows })
export-interrupted = Abgebrochen. { $file } wurde nicht geschrieben.

cli-selfplay = Lässt Computerspieler viele Partien spielen, als Daten zum Lernen.
cli-selfplay-more =
    Einen PLAYER schreibst du wie bei „evora arena“. Jeder Platz jeder Partie wird unter ihnen
    ausgelost; einer allein spielt also gegen sich selbst. In den Ordner kommen die Aufzeichnungen und
    ein Datenblatt. Eine Partie hängt nur vom Seed und von ihrer Nummer ab; derselbe Befehl macht
    weiter, und mit mehr --games werden es mehr.

    Beispiele:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = ein Spieler wie bei „evora arena“; einer oder mehr
selfplay-option-games = wie viele Partien es am Ende sein sollen
selfplay-option-out = der Ordner für die Partien; sind dort schon welche, geht es danach weiter
selfplay-option-seed = der Seed der Partien: beliebiger Text (Vorgabe: selfplay)
selfplay-option-parquet = auch die Tabelle von „evora export“ in den Ordner schreiben, als { $file }
selfplay-continue = Derselbe Befehl macht weiter.
selfplay-done = Partien: { $games }, in { $folder }.
selfplay-faults = Durch Absturz, ungültigen Zug oder Zeitüberschreitung verlorene Partien: { $games }

## Wo gearbeitet wird

work-option-on = wo gearbeitet wird: ray (der Ray-Cluster dieses Rechners) oder ray://host:port (Vorgabe: Prozesse auf diesem Rechner)
work-problem = { $kind ->
    [place] erwartet: ray oder ray://host:port, angegeben: { $value }
    [missing] Dazu fehlt das Paket { $package }: pip install 'evora[ray]'
    [silent] Unter { $value } antwortet kein Ray-Cluster.
    [closed] Unter { $value } lässt kein Ray-Cluster Evora herein. Ein Cluster mit Token braucht RAY_AUTH_MODE=token und RAY_AUTH_TOKEN.
    [failed] Ray startet nicht ({ $value }): { $detail }
    [without] Auf einem Knoten des Clusters fehlt Evora. Jeder Knoten braucht es: pip install evora=={ $ours }
   *[version] Ein Knoten des Clusters hat Evora { $theirs }; nötig ist { $ours } wie hier.
}

## `evora analyse --out`: viele Partien

analyse-option-out = viele Partien auf einmal auswerten; Auswertungen und kommentierte Partien kommen in diesen Ordner, begonnene werden fortgesetzt
analyse-option-jobs = mit --out: gleichzeitige Partien (Vorgabe: eine je Kern)
analyse-many-only = Argument { $option }: nur zusammen mit --out
analyse-many-not = Argument { $option }: nicht zusammen mit --out
analyse-many-files = mehrere Dateien werden mit --out DIR ausgewertet
analyse-many-progress = ausgewertete Partien: { $games } …
analyse-many-interrupted = Abgebrochen. Ausgewertete Partien: { $games }. Derselbe Befehl macht weiter.
analyse-many-done = Ausgewertete Partien: { $games }, in { $folder }.
