# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Küldjük a lépésedet…

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Játssz most valakivel
pair-go = Ellenfelet keresek
pair-kind = Milyen játszma?
pair-kind-usual = Szokásos: 10 perc + 10 mp
pair-kind-quick = Gyors: 3 perc + 5 mp
pair-kind-grey = Szürke oldal: 10 perc + 10 mp
pair-waiting = { $count ->
    [0] Most senki sem vár: te lennél az első.
   *[other] { $count } játékos vár ellenfélre.
}
pair-here = Most { $count } játékos van ezen a szerveren.
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count } játékos másfajta játszmára vár.
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Ezt választom: { $kind }
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = A váróban { $count } játszma vár más beállításokkal.
pair-look = A váróba
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Várok más beállításokkal

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Eddig vártál: { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Rajtad kívül senki sem vár.
   *[other] Rajtad kívül { $count } játékos vár, másfajta játszmára.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Addig a gép ellen
meanwhile-about = A helyed megmarad: amint jön valaki, az asztalotokhoz kerülsz. A gép elleni játszmát ez az eszköz megőrzi.
# Said after a minute.
meanwhile-long = Egy perce nem jött senki, és senki sem tudja, mikor jön valaki. A gép azonnal játszik.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Játszom, amíg várok
meanwhile-on = Folytatom a játszmát
meanwhile-back = Vissza

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } meghívott egy játszmára
invite-about = { $free ->
    [one] Egy hely szabad. Ülj le, és kezdődik a játszma.
   *[other] { $free } hely szabad. Ülj le; ha minden hely foglalt, kezdődik a játszma.
}
name-ask = A neved az asztalnál
    .hint = Ezt látják a többiek. Név nélkül ez leszel: „{ $name }”.
name-use = Ez legyen a nevem
name-skip = Most nem

## The lobby, and games to watch

live-title = Élő játszmák
live-about = A váróból indult játszmák, amíg tartanak. A linkkel szervezett játszmák sosem jelennek meg itt.
live-empty = Most nem folyik nézhető játszma.
live-watch = Megnézem
    .aria-label = A játszma megnézése: { $names }
live-own = A te játszmád
live-round = { $round }. forduló
live-watchers = { $count ->
    [0] nincs néző
   *[other] { $count } néző
}

## Greetings: instead of a chat

greet-open = Üdvözlések
greeting-hello = Szia!
greeting-luck = Sok szerencsét!
greeting-nice = Szép lépés!
greeting-thanks = Köszönöm a játékot!
greeting-moment = Egy pillanat türelmet!
greet-said = { $name }: { $greeting }
greet-mute = Mások üdvözléseinek elrejtése

## Ending a game in which nobody has to be asked

end-alone = Játszma befejezése
end-alone-ask = Befejezed most a játszmát, győztes nélkül? Utána nem folytatható.

## A code for another device

code-used = A kódot felhasználták: a játszmáid a másik eszközön is ott vannak.
