# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Startet die Engine für ein anderes Programm.
cli-engine-more =
    Liest Anfragen von der Standardeingabe und antwortet auf der Standardausgabe, ein JSON-Objekt je
    Zeile, bis „quit“ kommt oder die Eingabe endet. docs/engine-protocol.md beschreibt jede Nachricht.
    Zum Ausprobieren: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Prüft, ob sich eine Engine an das Engine-Protokoll hält.
cli-engine-test-more =
    Unterzieht COMMAND allen Prüfungen und gibt zu jeder eine Zeile aus. Einstellungen, die die Engine
    nicht aufführt, werden übersprungen. Exit-Code 0, wenn nichts durchfällt, sonst 1.
    Beispiel: evora engine-test -- python3 meine_engine.py --fast

cli-argument-engine-command = der Befehl, der die Engine startet, nach --
cli-option-engine-timeout = wie viele Sekunden auf eine Antwort gewartet wird (Vorgabe: 10)
cli-option-engine-tier = welche Prüfungen: play (genügt für Partien) oder complete (das ganze Protokoll; Vorgabe)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = kann spielen: { NUMBER($passed, useGrouping: 0) } bestanden, { NUMBER($failed, useGrouping: 0) } durchgefallen
cli-engine-test-tier-complete = ganzes Protokoll: { NUMBER($passed, useGrouping: 0) } bestanden, { NUMBER($failed, useGrouping: 0) } durchgefallen
