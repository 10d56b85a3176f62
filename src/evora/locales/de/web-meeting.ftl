# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Dein Zug wird gesendet …

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Gleich mit jemandem spielen
pair-go = Jemanden finden
pair-kind = Art der Partie
pair-kind-usual = Normal: 10 min + 10 s/Zug
pair-kind-quick = Schnell: 3 min + 5 s/Zug
pair-kind-grey = Graue Seite: 10 min + 10 s/Zug
pair-waiting = { $count ->
    [0] Gerade wartet niemand: Mach du den Anfang.
    [one] { $count } Person wartet auf eine Partie.
   *[other] { $count } Personen warten auf eine Partie.
}
pair-here = { $count ->
    [one] { $count } Person ist gerade auf diesem Server.
   *[other] { $count } Personen sind gerade auf diesem Server.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] { $count } Person wartet auf eine andere Art von Partie.
   *[other] { $count } Personen warten auf eine andere Art von Partie.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = „{ $kind }“ wählen
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] In der Lobby wartet { $count } Partie mit anderen Einstellungen.
   *[other] In der Lobby warten { $count } Partien mit anderen Einstellungen.
}
pair-look = Zur Lobby
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Mit anderen Einstellungen warten

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Du wartest seit { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Sonst wartet niemand.
    [one] { $count } weitere Person wartet auf eine andere Art von Partie.
   *[other] { $count } weitere Personen warten auf eine andere Art von Partie.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Inzwischen gegen den Computer
meanwhile-about = Dein Platz bleibt dir: Sobald jemand kommt, bist du an eurem Tisch. Die Partie gegen den Computer bleibt auf diesem Gerät erhalten.
# Said after a minute.
meanwhile-long = Seit einer Minute ist niemand gekommen, und niemand weiß, wann jemand kommt. Der Computer spielt sofort.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Beim Warten spielen
meanwhile-on = Partie fortsetzen
meanwhile-back = Zurück

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } lädt dich zu einer Partie ein
invite-about = { $free ->
    [one] Ein Platz ist frei. Setz dich, und die Partie beginnt.
   *[other] { $free } Plätze sind frei. Setz dich; die Partie beginnt, wenn alle besetzt sind.
}
name-ask = Dein Name am Tisch
    .hint = So sehen dich die anderen. Ohne Namen heißt du „{ $name }“.
name-use = Diesen Namen nehmen
name-skip = Nicht jetzt

## The lobby, and games to watch

live-title = Zum Zusehen
live-about = Partien aus der Lobby, während sie gespielt werden. Partien per Link erscheinen hier nie.
live-empty = Im Moment wird keine solche Partie gespielt.
live-watch = Zusehen
    .aria-label = Bei der Partie zusehen: { $names }
live-own = Deine Partie
live-round = Runde { $round }
live-watchers = { $count ->
    [0] niemand sieht zu
    [one] { $count } Person sieht zu
   *[other] { $count } sehen zu
}

## Greetings: instead of a chat

greet-open = Grüße
greeting-hello = Hallo!
greeting-luck = Viel Glück!
greeting-nice = Guter Zug!
greeting-thanks = Danke, schöne Partie!
greeting-moment = Einen Moment, bitte
greet-said = { $name }: { $greeting }
greet-mute = Grüße der anderen ausblenden

## Ending a game in which nobody has to be asked

end-alone = Partie beenden
end-alone-ask = Die Partie jetzt ohne Ergebnis beenden? Weiterspielen geht dann nicht mehr.

## A code for another device

code-used = Der Code wurde benutzt: Deine Partien sind jetzt auch auf dem anderen Gerät.
