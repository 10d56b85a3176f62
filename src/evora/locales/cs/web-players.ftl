# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: další
player-page = Stránka hráče { $name }
player-block = Zablokovat
player-block-about = Po zablokování se už nepotkáte: nedostanete se spolu do partie a neuvidíte navzájem své partie v čekárně ani pozdravy. Rozehraná partie pokračuje. Nikdo jiný se to nedozví.
player-blocked = Zablokováno. Už se nepotkáte.
player-unblock = Odblokovat
player-unblocked = Blokování je zrušeno.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Za tímto místem není nikdo jiný.
player-report = Nahlásit

## A report

report-title = Nahlásit: { $name }
report-about = Spolu s touto partií to uvidí ti, kdo server provozují. { $name } se to nedozví.
report-what = Co se děje?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Urážlivé nebo klamavé jméno
    [stalling] Zdržování nebo opouštění partií
    [engine] Pomoc počítače
    [accounts] Hraní pod více jmény
    [greetings] Obtěžování pozdravy
   *[other] Něco jiného
}
report-words = Vlastními slovy
    .hint = Nejvýš { $max } znaků; nutné, pokud jde o něco jiného.
report-send = Odeslat hlášení
report-sent = Děkujeme. Ti, kdo server provozují, se na to podívají.

## In the settings

settings-players = Ostatní hráči
# A heading: people.
blocks-title = Zablokovaní
blocks-none = Nikoho zablokovaného nemáš. Zablokovat někoho jde u stolu vedle jména.
blocks-nameless = Někdo beze jména
report-mine = Tvoje hlášení
report-state = { $looked ->
    [yes] Někdo se na to už podíval. Děkujeme.
   *[no] Zatím se na to nikdo nepodíval.
}
