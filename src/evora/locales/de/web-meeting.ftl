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
