# What 'evora site' says.

cli-site = Schreibt den Teil der Seite, der keinen Server braucht, als Dateien für beliebigen Webspace.
cli-site-more =
    Übungen, Regeln, Rätsel, Analyse und Partien gegen jede Stufe und an einem Gerät, in allen Sprachen; das
    Programm läuft im Browser der Besucher. Der Ordner kann unter jeder Adresse liegen. Eine ältere
    Ausgabe darin wird ersetzt. 'python3 -m http.server --directory DIR' zeigt sie auf diesem Rechner.
cli-argument-site = der Ordner: neu, leer oder mit einer älteren Ausgabe
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, { $size } kB
site-not-empty = { $folder }: Erwartet wird ein neuer oder leerer Ordner oder eine ältere Ausgabe von Evora; geschrieben wurde nichts
