# The table as drawn in a terminal, and a game played there.

colour-B = modrá
colour-Y = žlutá
colour-R = červená
colour-K = černá
colour-W = bílá

## The table

draw-seat = Místo { $seat }
draw-heading = { $phase ->
    [deal] Před { $round }. kolem
    [tiling] { $round }. kolo: obkládání stěn
    [over] Konec hry po { $round }. kole
   *[offer] { $round }. kolo: nabídka výloh
}
draw-to-move = Na tahu: { $name }
draw-factories = Výlohy
draw-centre = Střed stolu
draw-bag = Sáček { $count }
draw-lid = Víko { $count }
draw-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
draw-start-player = začíná
draw-floor = podlaha { $cost }
draw-row-of = řada stěny { $row } ({ $name })
draw-last-round = { $how ->
    [done] Poslední kolo. Dokončeno: { $rows }.
    [sure] Poslední kolo. Při obkládání se dokončí: { $rows }.
   *[maybe] Tohle může být poslední kolo. Při obkládání se může dokončit: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: má být 2, 3 nebo 4, zadáno { $value }
terminal-bad-variant = variant: má být coloured nebo grey, zadáno '{ $value }'
terminal-bad-start = start: má být číslo místa od 1 do { $players }, zadáno { $value }
terminal-bad-seats = seats: počet míst má být { $players }, zadáno { $count }
terminal-bad-kind = Seat{ $seat }Kind: má být jedno z { $kinds }, zadáno '{ $value }'
terminal-bad-names = names: počet jmen má být { $players }, zadáno { $count }
terminal-bad-name = Seat{ $seat }: má být jméno z tisknutelných znaků, zadáno { $value }
terminal-no-save = { $file }: žádná uložená partie tu není
terminal-not-a-record = { $file }: tento soubor není zápis partie
terminal-finished = { $file }: Result: partie skončila ({ $result }), nelze v ní pokračovat
terminal-ended-early = { $file }: End: partie byla ukončena ({ $end }), nelze v ní pokračovat
terminal-no-seed = { $file }: Seed: zápis žádný nemá, takže nelze losovat dál; zadej seed partie
terminal-wrong-seed-hash = { $file }: SeedHash: seed k této partii nepatří
terminal-wrong-seed = { $file }: Seed: losování { $round }. kola nepochází z tohoto seedu

## A game

play-name = { $kind ->
    [person] Hráč { $seat }
    [random] Náhodný { $seat }
    [greedy] Hladový { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $variant ->
    [grey] šedá strana
   *[coloured] barevná strana
}
play-seat = Místo { $seat }: { $name } ({ $kind ->
    [person] člověk
    [random] náhodný hráč
    [greedy] hladový hráč
   *[level] úroveň { $kind }
})
play-seed-hash = Hash seedu { $hash }
play-seed = Seed { $seed }
play-welcome = Nápovědu zobrazíš kdykoli: napiš ?
play-resumed = Partie pokračuje { $round }. kolem.

play-prompt-move = Tah – { $name } (? = nápověda):
play-prompt-line = { $take } do řady (0 = podlaha, Enter = vybrat znovu):
play-prompt-column = Do sloupce – { $name }:
play-prompt-deal = Enter vylosuje { $round }. kolo (undo a show fungují i tady):

play-help =
    Tah je zdroj, barva a řada:
      3R2    všechny červené z výlohy 3 do přípravné řady 2
      0B0    všechny modré ze středu stolu (0) na podlahu (0)
      3R     ukáže, co by dlaždice udělaly v každé řadě, a zeptá se, kam s nimi
    Barvy: B modrá, Y žlutá, R červená, K černá, W bílá; 1 je žeton
    začínajícího hráče.
    Na šedé straně se dlaždice dává do sloupce: napiš jeho číslo, nebo 2@4
    pro řadu 2 a sloupec 4.
    V tabulce tahů:
      +3     řada se dokončí a její dlaždice přinese 3 body
      2/4    v řadě pak budou 2 dlaždice ze 4
      v1     1 dlaždice spadne na podlahu
      -2     podlaha bude stát o 2 body víc, včetně žetonu začínajícího hráče
    Další příkazy:
      moves  znovu možné tahy
      show   znovu stůl
      hint   dobrý tah, radí engine
      last   co se stalo od tvého posledního tahu
      undo   zpět k poslednímu rozhodnutí člověka v tomto kole
      save   uloží partii; save SOUBOR do vlastního souboru
      quit   uloží partii a skončí
      ?      tato nápověda

play-from = dlaždice z
play-from-centre = { $marker ->
    [yes] 0 + žeton
   *[no] 0
}
play-column = { $line ->
    [0] podlaha (0)
   *[other] řada { $line }
}
play-legend = +3 dokončí řadu: 3 body   2/4 dlaždic v řadě   v1 spadne   -1 ztráta
play-legend-nowhere = x dokončí řadu, ale její dlaždice teď nemá na stěně místo

play-choice-floor = podlaha
play-choice-completes = řada { $line } se dokončí: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
play-choice-nowhere = řada { $line } se dokončí, ale její dlaždice teď nemá na stěně místo
play-choice-fills = řada { $line } pak bude mít { $filled } { $line ->
    [2] ze { $line }
    [3] ze { $line }
    [4] ze { $line }
   *[other] z { $line }
}
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; spadne { $falls } dlaždice
    [few] ; spadnou { $falls } dlaždice
    [many] ; spadne { $falls } dlaždice
   *[other] ; spadne { $falls } dlaždic
}; { $cost ->
    [0] nic to nestojí
    [one] stojí { $cost } bod
    [few] stojí { $cost } body
    [many] stojí { $cost } bodu
   *[other] stojí { $cost } bodů
}
play-with-marker = S dlaždicemi bereš i žeton začínajícího hráče; ztráta za něj je započtena.
play-tile-where = Řada { $line } je dokončená: { $colour } dlaždice jde na stěnu, do sloupce
play-tile-column = { $column }  přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

play-unknown = '{ $value }' není tah: napiš třeba 3R2, nebo ? pro nápovědu.
play-bad-number = '{ $value }' není tah pro nabídku výloh: napiš třeba 3R2, nebo ? pro nápovědu.
play-bad-column = Tady je potřeba sloupec: { $columns }. Nápověda: ?
play-bad-deal = Kolo skončilo: Enter vylosuje další, undo vrací tah, ? = nápověda.
play-no-factory = Výloha { $source } tu není: výlohy mají čísla 1 až { $factories }, 0 je střed stolu.
play-no-tiles = { $source ->
    [0] Ve středu stolu
   *[other] Ve výloze { $source }
} není žádná { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} dlaždice.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } bere { $count ->
    [one] { $count } { $letter ->
        [B] modrou
        [Y] žlutou
        [R] červenou
        [K] černou
       *[W] bílou
    } dlaždici
    [few] { $count } { $letter ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice
    [many] { $count } { $letter ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice
   *[other] { $count } { $letter ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    } dlaždic
} { $source ->
    [0] ze středu stolu
   *[other] z výlohy { $source }
} { $line ->
    [0] na podlahu
   *[other] do přípravné řady { $line }
}.
play-falls = { $count ->
    [one] { $count } dlaždice padá na podlahu.
    [few] { $count } dlaždice padají na podlahu.
    [many] { $count } dlaždice padá na podlahu.
   *[other] { $count } dlaždic padá na podlahu.
}
play-to-lid = { $count ->
    [one] { $count } dlaždice se na podlahu nevejde a jde do víka krabice.
    [few] { $count } dlaždice se na podlahu nevejdou a jdou do víka krabice.
    [many] { $count } dlaždice se na podlahu nevejde a jde do víka krabice.
   *[other] { $count } dlaždic se na podlahu nevejde a jde do víka krabice.
}
play-takes-marker = { $space ->
    [0] { $name } bere i žeton začínajícího hráče; s plnou podlahou nic nestojí.
   *[other] { $name } bere i žeton začínajícího hráče.
}
play-round-starts = Vylosováno { $round }. kolo. Začíná { $name }.
play-bag-refilled = Sáček byl prázdný: z víka krabice se do něj { $count ->
    [one] vrací { $count } dlaždice
    [few] vracejí { $count } dlaždice
    [many] vrací { $count } dlaždice
   *[other] vrací { $count } dlaždic
}.
play-placed = { $name }, řada stěny { $row }: { $colour } do sloupce { $column }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $runs ->
    [both] {" "}({ $across } vodorovně, { $down } svisle)
    [across] {" "}({ $across } vodorovně)
    [down] {" "}({ $down } svisle)
   *[none] {""}
}
play-no-space = { $name }, řada { $row }: { $colour } se na stěnu nevejde, { $count ->
    [one] { $count } dlaždice padá
    [few] { $count } dlaždice padají
    [many] { $count } dlaždice padá
   *[other] { $count } dlaždic padá
} na podlahu
play-floor-scored = { $name }, podlaha: { $capped ->
    [yes] stojí { $cost }, ale skóre neklesne pod 0: ztráta { $lost }
   *[no] ztráta { $lost }
}
play-undone = { $count ->
    [one] { $count } tah vrácen.
    [few] { $count } tahy vráceny.
    [many] { $count } tahu vráceno.
   *[other] { $count } tahů vráceno.
}
play-no-undo = Není co vrátit: losování se nevrací.

play-table-round = { $round }. kolo
play-table-end = Konečné skóre
play-table-tiles = dlaždice
play-table-wall = stěna
play-table-floor = podlaha
play-table-score = body
play-table-before = předtím
play-table-row = řady
play-table-column = sloupce
play-table-colour = barvy
play-table-final = body
play-ended = { $reason ->
    [stalled] Konec hry: tři kola nikdo nepřemístil dlaždici na stěnu.
    [no_tiles] Konec hry: nezbyla žádná dlaždice k losování.
   *[row] { $count ->
        [one] Konec hry. Dokončenou vodorovnou řadu má { $names }.
        [few] Konec hry. Dokončené vodorovné řady mají { $names }.
        [many] Konec hry. Dokončené vodorovné řady má { $names }.
       *[other] Konec hry. Dokončené vodorovné řady mají { $names }.
    }
}
play-wins = Vyhrává { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
play-wins-by-rows = Vyhrává { $name }: bodů stejně ({ $points }), dokončených vodorovných řad nejvíc ({ $rows }).
play-shared-win = Dělené vítězství, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $names }.

play-saved = Partie je uložena v { $file }
play-resume-with = Pokračuj příkazem: { $command }
play-not-saved = Partii se nepodařilo uložit. Tady je její zápis:
play-kept = Zápis partie je v { $file }
