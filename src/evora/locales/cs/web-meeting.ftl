# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Tah se odesílá…

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Zahraj si hned s někým
pair-go = Najít soupeře
pair-kind = Druh partie
pair-kind-usual = Běžná: 10 min + 10 s
pair-kind-quick = Rychlá: 3 min + 5 s
pair-kind-grey = Šedá strana: 10 min + 10 s
pair-waiting = { $count ->
    [0] Právě teď nikdo nečeká, budeš tu jako první.
    [one] Na soupeře čeká { $count } hráč.
    [few] Na soupeře čekají { $count } hráči.
    [many] Na soupeře čeká { $count } hráče.
   *[other] Na soupeře čeká { $count } hráčů.
}
pair-here = { $count ->
    [one] Na serveru je teď { $count } hráč.
    [few] Na serveru jsou teď { $count } hráči.
    [many] Na serveru je teď { $count } hráče.
   *[other] Na serveru je teď { $count } hráčů.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] Na jiný druh partie čeká { $count } hráč.
    [few] Na jiný druh partie čekají { $count } hráči.
    [many] Na jiný druh partie čeká { $count } hráče.
   *[other] Na jiný druh partie čeká { $count } hráčů.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Zvolit „{ $kind }“
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] V čekárně čeká { $count } partie s jiným nastavením.
    [few] V čekárně čekají { $count } partie s jiným nastavením.
    [many] V čekárně čeká { $count } partie s jiným nastavením.
   *[other] V čekárně čeká { $count } partií s jiným nastavením.
}
pair-look = Do čekárny
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Čekat s jiným nastavením

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Čekáš { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Nikdo další nečeká.
    [one] Na jiný druh partie čeká ještě { $count } hráč.
    [few] Na jiný druh partie čekají ještě { $count } hráči.
    [many] Na jiný druh partie čeká ještě { $count } hráče.
   *[other] Na jiný druh partie čeká ještě { $count } hráčů.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Mezitím proti počítači
meanwhile-about = O místo nepřijdeš: jakmile někdo přijde, hned se ocitneš u vašeho stolu. Partie proti počítači zůstane uložená v tomto zařízení.
# Said after a minute.
meanwhile-long = Už minutu nikdo nepřišel a nikdo neví, kdy někdo přijde. Počítač hraje hned.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Hrát při čekání
meanwhile-on = Pokračovat v partii
meanwhile-back = Zpět

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } tě zve ke hře
invite-about = { $free ->
    [one] Jedno místo je volné. Přisedni si a začne se.
    [few] { $free } místa jsou volná. Přisedni si; začne se, až budou všechna obsazená.
    [many] { $free } místa je volného. Přisedni si; začne se, až budou všechna obsazená.
   *[other] { $free } míst je volných. Přisedni si; začne se, až budou všechna obsazená.
}
name-ask = Tvoje jméno u stolu
    .hint = Tak tě uvidí ostatní. Bez jména tu bude „{ $name }“.
name-use = Použít jméno
name-skip = Teď ne

## The lobby, and games to watch

live-title = Partie ke sledování
live-about = Partie z čekárny, které se právě hrají. Partie přes odkaz se tu nikdy neukazují.
live-empty = Právě teď se žádná nehraje.
live-watch = Sledovat
    .aria-label = Sledovat partii: { $names }
live-own = Tvoje partie
live-round = { $round }. kolo
live-watchers = { $count ->
    [0] nikdo se nedívá
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}

## Greetings: instead of a chat

greet-open = Pozdravy
greeting-hello = Ahoj!
greeting-luck = Hodně štěstí!
greeting-nice = Pěkný tah!
greeting-thanks = Díky za hru!
greeting-moment = Chvilku, prosím
greet-said = { $name }: { $greeting }
greet-mute = Skrýt pozdravy ostatních

## Ending a game in which nobody has to be asked

end-alone = Ukončit partii
end-alone-ask = Ukončit partii hned, bez vítěze? Pokračovat v ní už nepůjde.

## A code for another device

code-used = Kód byl použit: tvoje partie jsou teď i na druhém zařízení.
