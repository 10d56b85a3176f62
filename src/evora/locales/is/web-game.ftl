# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = laust sæti
seat-nameless = Leikmaður { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = sagt vera { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Hlaðið upp
   *[position] Frá stöðu
}
source-about = { $source ->
    [uploaded] Þetta spil var ekki spilað hér: einhver hlóð spilaskránni upp. Nöfn, styrkleikastig og gjafir eru eins og skráin segir.
   *[position] Þetta spil byrjaði ekki frá grunni heldur í stöðu sem einhver valdi.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = á leik
seat-away = í burtu
seat-holiday = í fríi til { $date }
seat-out = { $reason ->
    [resigned] gafst upp
    [time] féll á tíma
   *[claimed] hætti
}
score-title = Stig
score-points = { $count } stig
# What the score would be if the round were tiled now.
score-then = stefnir í { $score }

## What lies on the table

table-sources = Uppstillingarplötur og miðja borðsins
table-marker = byrjunarflís
table-bag = Poki
table-lid = Kassalok
table-stock = { $bag ->
    [one] { $bag } flís í pokanum
   *[other] { $bag } flísar í pokanum
}, { $lid } í kassalokinu. Sýna litina
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count ->
    [one] { $count } { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    }
   *[other] { $count } { $colour ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    }
}
# The last part of such a list.
tiles-marker = byrjunarflísin
source-holds = { $source ->
    [0] Miðja borðsins: { $tiles }
   *[other] Uppstillingarplata { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Miðja borðsins: aðeins byrjunarflísin
       *[no] Miðja borðsins: tóm
    }
   *[other] Uppstillingarplata { $source }: tóm
}
table-pick = { $count ->
    [one] { $count } { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    }
   *[other] { $count } { $colour ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    }
} af { $source ->
    [0] miðju borðsins
   *[other] uppstillingarplötu { $source }
}
board-of = Leikmannaspjald: { $name }
folded-open = { $name }: { $score } stig. Sýna spjaldið
line-empty = Mynsturlína { $line }: tóm
line-holds = Mynsturlína { $line }: { $colour ->
    [B] blá
    [Y] gul
    [R] rauð
    [K] svört
   *[W] hvít
}, { $count } af { $line }
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Gólflína: tóm
    [one] Gólflína: { $count } reitur upptekinn, kostar { $cost } stig
   *[other] Gólflína: { $count } reitir uppteknir, kosta { $cost } stig
}
floor-hint = eða á gólfið
wall-row = Vegglína { $row }: { $cells }
wall-cell = { $tile ->
    [B] blá
    [Y] gul
    [R] rauð
    [K] svört
    [W] hvít
   *[none] laus reitur
}
wall-choice = Lóðrétt lína { $column }: { $points } stig

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = Klárar línuna og gefur { $points } stig{ $falls ->
    [0] {""}
    [one] ; { $falls } flís fellur
   *[other] ; { $falls } flísar falla
}{ $cost ->
    [0] {""}
   *[other] ; kostar { $cost } stig
}{ $marker ->
    [yes] {" "}(byrjunarflísin fylgir)
   *[no] {""}
}
preview-nowhere = Klárar línuna, en flísin kemst hvergi á vegginn{ $cost ->
    [0] {""}
   *[other] ; kostar { $cost } stig
}
preview-fills = { $count } af { $line }: { $colour ->
    [B] blátt
    [Y] gult
    [R] rautt
    [K] svart
   *[W] hvítt
}{ $cost ->
    [0] {""}
   *[other] ; kostar { $cost } stig
}{ $marker ->
    [yes] {" "}(byrjunarflísin fylgir)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] Á gólflínuna; kostar ekkert
   *[other] Á gólflínuna; kostar { $cost } stig
}
preview-column = Í lóðrétta línu { $column }: { $points } stig

## The bar: what to do next

bar-choose-tiles = Þú átt leik: veldu flísar
bar-choose-colour = { $source ->
    [0] Miðja borðsins: veldu lit
   *[other] Plata { $source }: veldu lit
}
bar-choose-line = { $count ->
    [one] { $count } { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    } flís: veldu línu
   *[other] { $count } { $colour ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    } flísar: veldu línu
}
bar-choose-space = Lína { $line } er fullkláruð: veldu reit á veggnum
bar-cancel = Velja aftur
bar-confirm = Staðfesta leikinn
bar-undo = Taka síðasta leik til baka
bar-undo-ask = Biðja um að fá að taka síðasta leik til baka

## Who is to move. Also the title of the tab

status-you = Þú átt leik
status-here = { $name }, þú átt leik
status-other = { $name } á leik
status-wait = Augnablik

## Time

# Only for clocks of a day or more.
time-days = { $days } d. { $hours } klst.
time-left = Tími sem er eftir: { $time }
time-give = Gefa meiri tíma ({ $name }): { $seconds } sek.

## The standing

standing-title = Staðan
standing-round = { $phase ->
    [deal] Fyrir umferð { $round }
    [tiling] Umferð { $round }: flísalagning
    [over] Eftir umferð { $round }
   *[offer] Umferð { $round }
}
standing-last = Síðasta umferð
standing-winner = sigurvegari

## The log, and what is read aloud

log-title = Gangur spilsins
log-notation = Táknritun
log-token = { $seat }. { $token }
log-round = Umferð { $round }. { $name } byrjar.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } tekur { $count ->
    [one] { $count } { $colour ->
        [B] bláa
        [Y] gula
        [R] rauða
        [K] svarta
       *[W] hvíta
    }
   *[other] { $count } { $colour ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    }
} af { $source ->
    [0] miðju borðsins
   *[other] plötu { $source }
} { $line ->
    [0] og setur á gólflínuna
   *[other] og setur í línu { $line }
}{ $marker ->
    [yes] , byrjunarflísin fylgir
    [free] , byrjunarflísin fylgir og kostar ekkert
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } fellur.
   *[other] ; { $falls } falla.
}
log-placed = { $name }, vegglína { $row }: { $colour ->
    [B] blá
    [Y] gul
    [R] rauð
    [K] svört
   *[W] hvít
} flís í lóðrétta línu { $column }, { $points } stig.
log-no-space = { $count ->
    [one] { $name }, mynsturlína { $line }: ekkert pláss á veggnum, { $count } flís fellur.
   *[other] { $name }, mynsturlína { $line }: ekkert pláss á veggnum, { $count } flísar falla.
}
log-floor = { $name }, gólflína: { $points } stig tapast.
log-bonus = { $kind ->
    [row] { $name }: { $points } stig fyrir fullkláraða lárétta línu { $which }.
    [column] { $name }: { $points } stig fyrir fullkláraða lóðrétta línu { $which }.
   *[colour] { $name }: { $points } stig fyrir allar fimm { $which ->
        [1] bláu
        [2] gulu
        [3] rauðu
        [4] svörtu
       *[5] hvítu
    } flísarnar.
}
log-joined = { $name } sest við borðið.
log-left = Sæti { $seat } er aftur laust.
log-undone = { $name } tekur leik til baka.
log-offered = { $what ->
    [undo] { $name } vill taka leik til baka.
    [rematch] { $name } vill spila aftur.
   *[abandon] { $name } vill ljúka spilinu án sigurvegara.
}
log-answered = { $accept ->
    [yes] { $name } samþykkir.
   *[no] { $name } samþykkir ekki.
}
log-seat-out = { $reason ->
    [resigned] { $name } gefst upp.
    [time] { $name } fellur á tíma.
   *[claimed] { $name } hættir í spilinu.
}
log-seat-given = { $name }: tölvan spilar áfram.
log-time-given = { $name } gefur meiri tíma ({ $receiver }): { $seconds } sek.
log-on-holiday = { $name } er í fríi til { $date }.
log-holiday-over = { $name } er ekki lengur í fríi.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] Spilinu lauk með samkomulagi, án sigurvegara.
        [cancelled] Hætt var við spilið.
        [void] Spilið telst ekki með: ekki mættu allir.
        [host] Umsjónarmaðurinn lauk spilinu. Það telst ekki með.
       *[other] Spilinu er lokið, án sigurvegara.
    }
    [one] Leikslok. { $names } sigrar.
   *[other] Leikslok. Deildur sigur: { $names }.
}
log-rematch-lapsed = { $name } er ekki lengur við borðið, svo ekkert verður úr nýju spili.
log-rematch = Nýtt spil er tilbúið.

## Questions

offer-asks = { $what ->
    [undo] { $name } vill taka leik til baka.
    [rematch] { $name } vill spila aftur.
   *[abandon] { $name } vill ljúka spilinu án sigurvegara.
}
offer-own = { $what ->
    [undo] Þú baðst um að fá að taka leikinn til baka. Ekkert svar enn.
    [rematch] Þú lagðir til að spila aftur. Ekkert svar enn.
   *[abandon] Þú lagðir til að ljúka spilinu án sigurvegara. Ekkert svar enn.
}
offer-accept = Samþykkja
offer-decline = Hafna
offer-withdraw = Afturkalla
await-others = Enn vantar: { $names }. Klukkan fer af stað þegar allir eru komnir. Ef einhver kemur ekki lýkur spilinu og það telst ekki með. Beðið í { $time }.
absence-wait = { $seconds ->
    [one] { $name } er í burtu. Eftir { $seconds } sekúndu getur þú ákveðið framhaldið.
   *[other] { $name } er í burtu. Eftir { $seconds } sekúndur getur þú ákveðið framhaldið.
}
absence-choose = { $name } er í burtu. Hvernig á spilið að halda áfram?
absence-stay = Bíða
absence-engine = Láta tölvuna spila
absence-void = Ljúka án sigurvegara
absence-claim = { $players ->
    [2] Krefjast sigurs
   *[other] Dæma úr leik
}
ask-no = Nei
ask-resign = { $players ->
    [2] Gefast upp? Spilinu lýkur og mótherjinn sigrar.
   *[other] Gefast upp? Tölvan spilar áfram fyrir þig, og þú getur ekki lengur sigrað.
}
ask-end = Leggja til að spilinu ljúki án sigurvegara?

## Beside the table

panel-menu = Gangur spilsins og valmynd
panel-close = Loka
panel-home = Forsíða
panel-result = Úrslit og stig
panel-offer-end = Leggja til að hætta
panel-resign = Gefast upp
panel-share = Deila spilinu
panel-share-position = Deila stöðunni
panel-download = Sækja spilaskrána
panel-play-on = Spila áfram héðan
share-copied = Tengill afritaður
share-link = Tengill
choices-title = Útlit borðsins

## Before the game

wait-title = { $count ->
    [0] Spilið byrjar
    [one] Beðið eftir { $count } leikmanni
   *[other] Beðið eftir { $count } leikmönnum
}
wait-short = Beðið eftir leikmönnum
wait-invited = Þér er boðið að spila
wait-settings = { $players } leikmenn, { $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}, { $clock ->
    [budget] { $minutes } mín. fyrir spilið og { $seconds } sek. fyrir hvern leik
    [days] { $days ->
        [one] { $days } dagur fyrir hvern leik
       *[other] { $days } dagar fyrir hvern leik
    }
   *[none] engin klukka
}
wait-you = þú
wait-join = Setjast hér
wait-link = Sendu þennan tengil þeim sem þú vilt spila við. Spilið byrjar þegar öll sæti eru skipuð.
wait-listed = Spilið er í biðstofunni, þar sem hver sem er getur fengið sér sæti. Þú getur líka sent tengilinn.
wait-share = Deila tenglinum
wait-cancel = Hætta við spilið
wait-leave = Standa upp

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Þú vannst!
       *[other] Þú deilir sigrinum!
    }
    [others] { $count ->
        [one] { $names } sigrar
       *[other] Deildur sigur: { $names }
    }
   *[none] Enginn sigurvegari
}
end-reason = { $reason ->
    [row] Lárétt lína er fullkláruð og spilinu þar með lokið.
    [stalled] Í þrjár umferðir hefur enginn fært flís á vegg, og spilinu er þar með lokið.
    [no_tiles] Flísarnar eru búnar, og spilinu er þar með lokið.
    [resigned] Leikmaður gafst upp.
    [time] Leikmaður féll á tíma.
    [forfeit] Leikmaður var of lengi í burtu og sigursins var krafist.
    [abandoned] Spilinu lauk fyrir tímann.
    [void] Spilið telst ekki með: ekki mættu allir.
    [host] Umsjónarmaðurinn lauk spilinu. Það telst ekki með.
   *[cancelled] Hætt var við spilið.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Jafnt er á stigum ({ $points }); { $names } er með fleiri fullkláraðar láréttar línur.
   *[shared] { $names } eru með jafnmörg stig ({ $points }) og jafnmargar fullkláraðar láréttar línur.
}
end-table = Stig allra leikmanna, eftir umferðum
end-round = Umferð { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Láréttar
    [column] Lóðréttar
   *[colour] Litir
}
end-total = Samtals
end-rematch = Spila aftur
end-to-rematch = Í nýja spilið
rematch-left = { $name } er ekki við borðið.
rematch-agreed = Þú samþykktir. Hinir hafa ekki svarað enn.
end-replay = Endursýning
end-new = Nýtt spil
fair-title = Var rétt dregið?
fair-about = { $source ->
    [uploaded] Allar gjafir ættu að leiða af fræinu í spilaskránni. Þessi þjónn veit ekki hvort fingrafar þess (SHA-256) var þekkt áður en fyrst var dregið: spilið fór fram annars staðar.
   *[other] Leynileg tala, fræið, ræður því hvaða flísar eru dregnar. Fingrafar þess (SHA-256) var ákveðið áður en fyrst var dregið, svo að enginn gæti breytt fræinu síðar.
}
fair-hash = { $source ->
    [uploaded] Fingrafar í spilaskránni
   *[other] Fingrafar, sýnt frá byrjun
}
fair-seed = Fræ
fair-secret = Það er birt í leikslok.
fair-verdict = { $verdict ->
    [matches] Fræið hefur þetta fingrafar. Vafrinn þinn var að reikna það út.
    [differs] Fræið hefur ekki þetta fingrafar: eitthvað er að.
   *[unable] Vafrinn þinn reiknar fingraför aðeins á síðum sem sóttar eru með HTTPS. Skipunin hér fyrir neðan gerir það í staðinn.
}
fair-verify = Til að sannreyna hverja einustu umferð skaltu sækja spilaskrána og keyra:

## Replay

replay-title = Endursýning
replay-start = Áður en fyrst er dregið
replay-back = Eitt skref til baka
replay-next = Eitt skref áfram
replay-play = Spila
replay-pause = Gera hlé
replay-slider = Skref í spilinu
replay-try = Prófa aðra leiki
replay-game = Í spilið
replay-record-about = Hér má skoða öll spil sem vistuð hafa verið sem Evora-spilaskrár.
replay-record-file = Spilaskrá
replay-record-text = Eða texti spilaskrárinnar
replay-show = Sýna

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Sambandið rofnaði, verið er að tengjast aftur. Leikurinn þinn er geymdur og verður sendur.
   *[no] Sambandið rofnaði, verið er að tengjast aftur …
}
note-closing = { $pending ->
    [yes] Þjónninn er að endurræsa sig. Leikurinn þinn er geymdur og verður sendur.
   *[no] Þjónninn er að endurræsa sig. Spilið heldur áfram eftir smástund.
}
note-outdated = Þessi síða er gömul: ný útgáfa af Evora kom eftir að þú opnaðir hana.
note-reload = Endurhlaða
note-unreachable = Ekki næst samband við þjóninn. Reynt er aftur …
nogame-title = { $why ->
    [cancelled] Hætt var við þetta spil
    [unknown] Þetta spil er ekki til
   *[away] Ekki er hægt að sýna spilið
}
nogame-about = { $why ->
    [cancelled] Hætt var við það áður en það byrjaði.
    [unknown] Tengillinn gæti verið rangur eða eitthvað vantað í hann. Biddu um hann aftur, eða byrjaðu þitt eigið spil.
   *[away] Þjónninn svarar ekki eins og hann á að gera. Bíddu aðeins og opnaðu síðuna aftur.
}

## Ways to learn from a game that is over

analysis-here = Greina
review-here = Fara yfir spilið
