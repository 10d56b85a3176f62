# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Es wurde kein Zug gespielt, also gibt es nichts aufzuheben.
play-unfinished = Angefangene Partien, die neueste zuerst:
play-unfinished-round = Runde { $round }
play-unfinished-open = in einem anderen Fenster offen
play-which = Welche? (Enter: 1, q: beenden)
terminal-in-use = { $file }: Diese Partie ist in einem anderen Fenster offen
terminal-other-game = { $file }: In dieser Datei liegt eine andere angefangene Partie; setze sie fort (--resume) oder nenne eine andere Datei
terminal-none-unfinished = Es gibt keine angefangene Partie
terminal-bad-unfinished = erwartet wird eine Zahl von 1 bis { $count }, nicht „{ $value }“
cli-option-resume = eine angefangene Partie fortsetzen: ihre Nummer in der Liste oder ihre Datei (Vorgabe: aus der Liste wählen)
