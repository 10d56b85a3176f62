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
