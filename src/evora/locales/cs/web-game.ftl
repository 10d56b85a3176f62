# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = volné místo
seat-nameless = Hráč { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = údajně { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Nahráno
   *[position] Z pozice
}
source-about = { $source ->
    [uploaded] Tato partie se nehrála tady: někdo nahrál její zápis. Jména, úrovně i losování jsou takové, jak je uvádí soubor.
   *[position] Tato partie nezačala od začátku, ale z pozice, kterou si někdo zvolil.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = na tahu
seat-away = pryč
seat-holiday = volno do { $date }
seat-out = { $reason ->
    [resigned] vzdáno
    [time] vypršel čas
   *[claimed] mimo hru
}
score-title = Body
score-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
# What the score would be if the round were tiled now.
score-then = po obložení { $score }

## What lies on the table

table-sources = Výlohy a střed stolu
table-marker = žeton začínajícího hráče
table-bag = Sáček
table-lid = Víko
table-stock = { $bag ->
    [one] { $bag } dlaždice v sáčku
    [few] { $bag } dlaždice v sáčku
    [many] { $bag } dlaždice v sáčku
   *[other] { $bag } dlaždic v sáčku
}, { $lid } ve víku krabice. Ukázat barvy
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count ->
    [one] { $count } { $colour ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    }
    [few] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
    [many] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
   *[other] { $count } { $colour ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    }
}
# The last part of such a list.
tiles-marker = žeton začínajícího hráče
source-holds = { $source ->
    [0] Střed stolu: { $tiles }
   *[other] Výloha { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Střed stolu: jen žeton začínajícího hráče
       *[no] Střed stolu: prázdný
    }
   *[other] Výloha { $source }: prázdná
}
table-pick = { $count ->
    [one] { $count } { $colour ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    }
    [few] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
    [many] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
   *[other] { $count } { $colour ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    }
} { $source ->
    [0] ze středu stolu
   *[other] z výlohy { $source }
}
board-of = Herní plán: { $name }
folded-open = { $score ->
    [one] { $name }: { $score } bod. Ukázat herní plán
    [few] { $name }: { $score } body. Ukázat herní plán
    [many] { $name }: { $score } bodu. Ukázat herní plán
   *[other] { $name }: { $score } bodů. Ukázat herní plán
}
line-empty = Přípravná řada { $line }: prázdná
line-holds = Přípravná řada { $line }: { $colour ->
    [B] modrá
    [Y] žlutá
    [R] červená
    [K] černá
   *[W] bílá
}, { $count } { $line ->
    [2] ze { $line }
    [3] ze { $line }
    [4] ze { $line }
   *[other] z { $line }
}
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Podlaha: prázdná
    [one] Podlaha: { $count } obsazené pole, ztráta { $cost }
    [few] Podlaha: { $count } obsazená pole, ztráta { $cost }
    [many] Podlaha: { $count } obsazeného pole, ztráta { $cost }
   *[other] Podlaha: { $count } obsazených polí, ztráta { $cost }
}
floor-hint = nebo na podlahu
wall-row = Řada stěny { $row }: { $cells }
wall-cell = { $tile ->
    [B] modrá
    [Y] žlutá
    [R] červená
    [K] černá
    [W] bílá
   *[none] volné pole
}
wall-choice = { $points ->
    [one] Sloupec { $column }: { $points } bod
    [few] Sloupec { $column }: { $points } body
    [many] Sloupec { $column }: { $points } bodu
   *[other] Sloupec { $column }: { $points } bodů
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
    [one] Dokončí řadu a přinese { $points } bod
    [few] Dokončí řadu a přinese { $points } body
    [many] Dokončí řadu a přinese { $points } bodu
   *[other] Dokončí řadu a přinese { $points } bodů
}{ $falls ->
    [0] {""}
    [one] ; spadne { $falls } dlaždice
    [few] ; spadnou { $falls } dlaždice
    [many] ; spadne { $falls } dlaždice
   *[other] ; spadne { $falls } dlaždic
}{ $cost ->
    [0] {""}
    [one] ; stojí { $cost } bod
    [few] ; stojí { $cost } body
    [many] ; stojí { $cost } bodu
   *[other] ; stojí { $cost } bodů
}{ $marker ->
    [yes] {" "}(i s žetonem začínajícího hráče)
   *[no] {""}
}
preview-nowhere = Dokončí řadu, ale její dlaždice nemá na stěně místo{ $cost ->
    [0] {""}
    [one] ; stojí { $cost } bod
    [few] ; stojí { $cost } body
    [many] ; stojí { $cost } bodu
   *[other] ; stojí { $cost } bodů
}
preview-fills = { $count } { $line ->
    [2] ze { $line }
    [3] ze { $line }
    [4] ze { $line }
   *[other] z { $line }
}: { $colour ->
    [B] modrá
    [Y] žlutá
    [R] červená
    [K] černá
   *[W] bílá
}{ $cost ->
    [0] {""}
    [one] ; stojí { $cost } bod
    [few] ; stojí { $cost } body
    [many] ; stojí { $cost } bodu
   *[other] ; stojí { $cost } bodů
}{ $marker ->
    [yes] {" "}(i s žetonem začínajícího hráče)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] Na podlahu, nic to nestojí
    [one] Na podlahu; stojí { $cost } bod
    [few] Na podlahu; stojí { $cost } body
    [many] Na podlahu; stojí { $cost } bodu
   *[other] Na podlahu; stojí { $cost } bodů
}
preview-column = { $points ->
    [one] Do sloupce { $column }: { $points } bod
    [few] Do sloupce { $column }: { $points } body
    [many] Do sloupce { $column }: { $points } bodu
   *[other] Do sloupce { $column }: { $points } bodů
}

## The bar: what to do next

bar-choose-tiles = Jsi na tahu: vyber dlaždice
bar-choose-colour = { $source ->
    [0] Střed stolu: vyber barvu
   *[other] Výloha { $source }: vyber barvu
}
bar-choose-line = { $count ->
    [one] { $count } { $colour ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    } dlaždice: vyber řadu
    [few] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice: vyber řadu
    [many] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice: vyber řadu
   *[other] { $count } { $colour ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    } dlaždic: vyber řadu
}
bar-choose-space = Řada { $line } je dokončená: vyber pole na stěně
bar-cancel = Vybrat znovu
bar-confirm = Zahrát tento tah
bar-undo = Vrátit poslední tah
bar-undo-ask = Požádat ostatní o vrácení tahu

## Who is to move. Also the title of the tab

status-you = Jsi na tahu
status-here = Jsi na tahu: { $name }
status-other = Na tahu: { $name }
status-wait = Okamžik

## Time

# Only for clocks of a day or more.
time-days = { $days } d { $hours } h
time-left = Zbývající čas: { $time }
time-give = Přidat čas ({ $name }): { $seconds } s

## The standing

standing-title = Stav
standing-round = { $phase ->
    [deal] Před { $round }. kolem
    [tiling] { $round }. kolo: obkládání stěn
    [over] Po { $round }. kole
   *[offer] { $round }. kolo
}
standing-last = Poslední kolo
standing-winner = vítěz

## The log, and what is read aloud

log-title = Průběh partie
log-notation = Notace
log-token = { $seat }. { $token }
log-round = { $round }. kolo. Začíná { $name }.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } bere { $count ->
    [one] { $count } { $colour ->
        [B] modrou
        [Y] žlutou
        [R] červenou
        [K] černou
       *[W] bílou
    }
    [few] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
    [many] { $count } { $colour ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    }
   *[other] { $count } { $colour ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    }
} { $source ->
    [0] ze středu stolu
   *[other] z výlohy { $source }
} { $line ->
    [0] na podlahu
   *[other] do přípravné řady { $line }
}{ $marker ->
    [yes] , i s žetonem začínajícího hráče
    [free] , i s žetonem začínajícího hráče, který nic nestojí
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } spadne.
    [few] ; { $falls } spadnou.
    [many] ; { $falls } spadne.
   *[other] ; { $falls } spadne.
}
log-placed = { $name }, řada stěny { $row }: { $colour ->
    [B] modrá
    [Y] žlutá
    [R] červená
    [K] černá
   *[W] bílá
} do sloupce { $column }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
log-no-space = { $count ->
    [one] { $name }, přípravná řada { $line }: na stěně není místo, { $count } dlaždice padá.
    [few] { $name }, přípravná řada { $line }: na stěně není místo, { $count } dlaždice padají.
    [many] { $name }, přípravná řada { $line }: na stěně není místo, { $count } dlaždice padá.
   *[other] { $name }, přípravná řada { $line }: na stěně není místo, { $count } dlaždic padá.
}
log-floor = { $points ->
    [one] { $name }, ztráta za podlahu: { $points } bod.
    [few] { $name }, ztráta za podlahu: { $points } body.
    [many] { $name }, ztráta za podlahu: { $points } bodu.
   *[other] { $name }, ztráta za podlahu: { $points } bodů.
}
log-bonus = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za { $kind ->
    [row] dokončenou vodorovnou řadu { $which }.
    [column] dokončený sloupec { $which }.
   *[colour] všech pět { $which ->
        [1] modrých
        [2] žlutých
        [3] červených
        [4] černých
       *[5] bílých
    } dlaždic.
}
log-joined = { $name } usedá ke stolu.
log-left = Místo { $seat } je zase volné.
log-undone = { $name } vrací tah.
log-offered = { $what ->
    [undo] { $name } žádá o vrácení tahu.
    [rematch] { $name } navrhuje hrát znovu.
   *[abandon] { $name } navrhuje ukončit partii bez vítěze.
}
log-answered = { $accept ->
    [yes] { $name } souhlasí.
   *[no] { $name } nesouhlasí.
}
log-seat-out = { $reason ->
    [resigned] { $name } to vzdává.
    [time] { $name }: vypršel čas.
   *[claimed] { $name } odchází ze hry.
}
log-seat-given = { $name }: dál hraje počítač.
log-time-given = { $name } přidává čas ({ $receiver }): { $seconds } s.
log-on-holiday = { $name } má volno do { $date }.
log-holiday-over = { $name } už nemá volno.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] Partie skončila dohodou, bez vítěze.
        [cancelled] Partie byla zrušena.
        [void] Partie se nepočítá: nepřišli všichni.
        [host] Partii ukončil správce. Nepočítá se.
       *[other] Konec hry, bez vítěze.
    }
    [one] Konec hry. Vyhrává { $names }.
    [few] Konec hry. Dělené vítězství: { $names }.
    [many] Konec hry. Dělené vítězství: { $names }.
   *[other] Konec hry. Dělené vítězství: { $names }.
}
log-rematch-lapsed = { $name } už není u stolu, nová partie nebude.
log-rematch = Nová partie je připravená.

## Questions

offer-asks = { $what ->
    [undo] { $name } žádá o vrácení tahu.
    [rematch] { $name } navrhuje hrát znovu.
   *[abandon] { $name } navrhuje ukončit partii bez vítěze.
}
offer-own = { $what ->
    [undo] Tvoje žádost o vrácení tahu čeká na odpověď.
    [rematch] Tvůj návrh hrát znovu čeká na odpověď.
   *[abandon] Tvůj návrh ukončit partii bez vítěze čeká na odpověď.
}
offer-accept = Souhlasím
offer-decline = Nesouhlasím
offer-withdraw = Odvolat
await-others = Ještě chybí: { $names }. Hodiny se spustí, až přijdou všichni. Pokud někdo nepřijde, partie za { $time } skončí a nepočítá se.
absence-wait = { $seconds ->
    [one] { $name } je pryč. Za { $seconds } sekundu můžeš rozhodnout, jak dál.
    [few] { $name } je pryč. Za { $seconds } sekundy můžeš rozhodnout, jak dál.
    [many] { $name } je pryč. Za { $seconds } sekundy můžeš rozhodnout, jak dál.
   *[other] { $name } je pryč. Za { $seconds } sekund můžeš rozhodnout, jak dál.
}
absence-choose = { $name } je pryč. Jak má hra pokračovat?
absence-stay = Počkat
absence-engine = Ať hraje počítač
absence-void = Ukončit bez vítěze
absence-claim = { $players ->
    [2] Přijmout výhru
   *[other] Vyřadit ze hry
}
ask-no = Ne
ask-resign = { $players ->
    [2] Vzdát se? Hra skončí a vyhraje soupeř.
   *[other] Vzdát se? Dál za tebe bude hrát počítač a vyhrát už nemůžeš.
}
ask-end = Navrhnout ostatním konec partie bez vítěze?

## Beside the table

panel-menu = Průběh a menu
panel-close = Zavřít
panel-home = Úvodní stránka
panel-result = Výsledek
panel-offer-end = Navrhnout konec
panel-resign = Vzdát se
panel-share = Sdílet partii
panel-share-position = Sdílet pozici
panel-download = Stáhnout zápis
panel-play-on = Hrát odtud dál
share-copied = Odkaz zkopírován
share-link = Odkaz
choices-title = Vzhled stolu

## Before the game

wait-title = { $count ->
    [0] Partie začíná
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
    [many] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
wait-short = Čeká se na hráče
wait-invited = Máš pozvánku ke hře
wait-settings = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $variant ->
    [grey] šedá strana
   *[coloured] barevná strana
}, { $clock ->
    [budget] { $seconds ->
        [0] { $minutes } min na partii
       *[other] { $minutes } min na partii a { $seconds } s navíc za každý tah
    }
    [days] { $days ->
        [one] { $days } den na každý tah
        [few] { $days } dny na každý tah
        [many] { $days } dne na každý tah
       *[other] { $days } dní na každý tah
    }
   *[none] bez časového limitu
}
wait-you = ty
wait-join = Sednout si sem
wait-link = Pošli tento odkaz lidem, se kterými chceš hrát. Partie začne, až budou všechna místa obsazená.
wait-listed = Partie je v čekárně, kde si může přisednout kdokoli. Odkaz můžeš také někomu poslat.
wait-share = Sdílet odkaz
wait-cancel = Zrušit partii
wait-leave = Uvolnit místo

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Vyhráváš!
        [few] Dělené vítězství!
        [many] Dělené vítězství!
       *[other] Dělené vítězství!
    }
    [others] { $count ->
        [one] Vyhrává { $names }
        [few] Dělené vítězství: { $names }
        [many] Dělené vítězství: { $names }
       *[other] Dělené vítězství: { $names }
    }
   *[none] Bez vítěze
}
end-reason = { $reason ->
    [row] Vodorovná řada je dokončená, a tak je konec hry.
    [stalled] Tři kola nikdo nepřemístil dlaždici na stěnu, a tak je konec hry.
    [no_tiles] Nezbyla žádná dlaždice k losování, a tak je konec hry.
    [resigned] Jeden z hráčů se vzdal.
    [time] Jednomu z hráčů vypršel čas.
    [forfeit] Někdo byl příliš dlouho pryč a soupeř přijal výhru.
    [abandoned] Partie skončila předčasně.
    [void] Partie se nepočítá: nepřišli všichni.
    [host] Partii ukončil správce. Nepočítá se.
   *[cancelled] Partie byla zrušena.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Stejný počet bodů ({ $points }); víc dokončených vodorovných řad má { $names }.
   *[shared] Stejný počet bodů ({ $points }) i dokončených vodorovných řad: { $names }.
}
end-table = Body všech hráčů po kolech
end-round = { $round }. kolo
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Řady
    [column] Sloupce
   *[colour] Barvy
}
end-total = Celkem
end-rematch = Hrát znovu
end-to-rematch = K nové partii
rematch-left = { $name } tu není.
rematch-agreed = Souhlasíš. Ostatní ještě neodpověděli.
end-replay = Přehrát
end-new = Nová partie
fair-title = Bylo losování poctivé?
fair-about = { $source ->
    [uploaded] Všechna losování mají vycházet ze seedu v zápisu. Zda byl jeho otisk (SHA-256) znám před prvním losováním, tento server neví: partie se hrála jinde.
   *[other] Všechna losování vycházejí z tajného čísla, seedu. Jeho otisk (SHA-256) byl dán ještě před prvním losováním, takže seed už nikdo nemohl změnit.
}
fair-hash = { $source ->
    [uploaded] Otisk v zápisu
   *[other] Otisk známý od začátku
}
fair-seed = Seed
fair-secret = Zveřejní se po konci hry.
fair-verdict = { $verdict ->
    [matches] Seed odpovídá otisku, právě to ověřil tvůj prohlížeč.
    [differs] Seed otisku neodpovídá: něco není v pořádku.
   *[unable] Tvůj prohlížeč počítá otisky jen na stránkách s HTTPS. Místo něj to udělá příkaz níže.
}
fair-verify = Každé jednotlivé losování ověříš, když stáhneš zápis a spustíš:

## Replay

replay-title = Přehrání partie
replay-start = Před prvním losováním
replay-back = O krok zpět
replay-next = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-slider = Krok partie
replay-try = Zkusit jiné tahy
replay-game = K partii
replay-record-about = Podívej se na kteroukoli partii uloženou jako zápis Evory.
replay-record-file = Soubor se zápisem
replay-record-text = Nebo text zápisu
replay-show = Ukázat

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Spojení vypadlo, zkoušíme to znovu. Tvůj tah se neztratil a odešle se.
   *[no] Spojení vypadlo, zkoušíme to znovu…
}
note-closing = { $pending ->
    [yes] Server se restartuje. Tvůj tah se neztratil a odešle se.
   *[no] Server se restartuje. Za chvíli se hraje dál.
}
note-outdated = Tato stránka je zastaralá: mezitím vyšla nová verze Evory.
note-reload = Načíst znovu
note-unreachable = Server je nedostupný. Zkoušíme to znovu…
nogame-title = { $why ->
    [cancelled] Tato partie byla zrušena
    [unknown] Taková partie tu není
   *[away] Partii nelze zobrazit
}
nogame-about = { $why ->
    [cancelled] Byla zrušena ještě před začátkem.
    [unknown] Odkaz může mít překlep nebo být neúplný. Popros o něj znovu, nebo začni vlastní partii.
   *[away] Server neodpovídá, jak má. Chvíli počkej a načti stránku znovu.
}

## Ways to learn from a game that is over

analysis-here = Rozebrat
review-here = Vyhodnotit partii
