# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Ty
you-board = Tvůj herní plán
you-round = { $round }. kolo. Začínáš ty.
you-take = Bereš { $count ->
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
you-joined = Usedáš ke stolu.
you-undone = Vracíš tah.
you-offered = { $what ->
    [undo] Žádáš o vrácení tahu.
    [rematch] Navrhuješ hrát znovu.
   *[abandon] Navrhuješ ukončit partii bez vítěze.
}
you-answered = { $accept ->
    [yes] Souhlasíš.
   *[no] Nesouhlasíš.
}
you-seat-out = { $reason ->
    [resigned] Vzdáváš to.
    [time] Vypršel ti čas.
   *[claimed] Odcházíš ze hry.
}
you-seat-given = Dál za tebe hraje počítač.
you-time-given = Přidáváš čas ({ $receiver }): { $seconds } s.
you-get-time = { $name } ti přidává čas: { $seconds } s.
you-on-holiday = Máš volno do { $date }.
you-holiday-over = Už nemáš volno.
you-rematch-lapsed = Nejsi u stolu, nová partie nebude.
# $count: how many share the win.
you-ended = { $count ->
    [one] Konec hry. Vyhráváš.
    [few] Konec hry. Dělíš se o vítězství.
    [many] Konec hry. Dělíš se o vítězství.
   *[other] Konec hry. Dělíš se o vítězství.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Partii vzdáváš.
        [time] Vypršel ti čas.
       *[other] Jsi příliš dlouho pryč a soupeř přijal výhru.
    }
   *[opponent] { $reason ->
        [resigned] Soupeř se vzdal.
        [time] Soupeři vypršel čas.
       *[other] Soupeř byl příliš dlouho pryč a přijímáš výhru.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Počet bodů je stejný ({ $points }), ale máš víc dokončených vodorovných řad.
   *[shared] Vítězové mají stejný počet bodů ({ $points }) i dokončených vodorovných řad.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] střed stolu
   *[other] výloha { $source }
} → { $line ->
    [0] podlaha
   *[other] řada { $line }
}{ $marker ->
    [no] {""}
   *[yes] , žeton začínajícího hráče
}{ $falls ->
    [0] {""}
    [one] , { $falls } spadne
    [few] , { $falls } spadnou
    [many] , { $falls } spadne
   *[other] , { $falls } spadne
}
drawn-placed = { $name }: { $tiles } → řada stěny { $row }, sloupec { $column }, +{ $points }
recap-title = Od tvého posledního tahu
recap-watching = Poslední tah
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] podlaha
   *[other] { $short ->
        [yes] { $line }
       *[no] řada { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] řada stěny { $row }, sloupec { $column }
}
log-show = Ukázat tento tah na stole

## Why something cannot be done

why = { $kind ->
    [sending] Tvůj tah se právě odesílá.
    [watching] Tuto partii jen sleduješ.
    [over] Hra skončila.
    [deal_next] Právě se losují další dlaždice.
    [turn] Teď nejsi na tahu.
    [source_empty] { $source ->
        [0] Střed stolu je prázdný.
       *[other] Výloha { $source } je prázdná.
    }
    [no_factory] Výloha { $source } tu není.
    [no_tiles] { $source ->
        [0] Ve středu stolu není žádná { $colour ->
            [B] modrá
            [Y] žlutá
            [R] červená
            [K] černá
           *[W] bílá
        }.
       *[other] Ve výloze { $source } není žádná { $colour ->
           [B] modrá
           [Y] žlutá
           [R] červená
           [K] černá
          *[W] bílá
       }.
    }
    [tiles_first] Nejdřív vyber dlaždice.
    [wall_later] Stěna se obkládá na konci kola: vyber dlaždice a řadu.
    [tiling_next] Teď vyber pole na stěně.
    [line_full] Řada { $line } je plná.
    [line_holds] V řadě { $line } je { $holds ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    }: jiná barva tam nesmí.
    [row_has] V řadě stěny { $line } už je { $colour ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    }.
    [other_line] Nejdřív přijde přípravná řada { $line }.
    [space_taken] Toto pole v řadě stěny { $line } je obsazené.
   *[column_has] Ve sloupci { $column } už je { $colour ->
       [B] modrá
       [Y] žlutá
       [R] červená
       [K] černá
      *[W] bílá
   }.
}

## Help

help-title = Nápověda
help-short = Hra ve zkratce
help-short-take = Vezmi z jedné výlohy všechny dlaždice jedné barvy; ostatní se přesunou do středu stolu. Nebo vezmi všechny dlaždice jedné barvy ze středu stolu. Kdo to v kole udělá jako první, dostane i žeton začínajícího hráče.
help-short-line = Polož je do jedné ze svých přípravných řad. V řadě smí být jen jedna barva, a to taková, která ve vedlejší řadě stěny ještě není.
help-short-floor = Co se nevejde, spadne na podlahu a stojí body.
help-short-wall = Když jsou všechny dlaždice rozebrané, přesune se z každé dokončené řady jedna dlaždice na stěnu. Přinese bod za každou dlaždici v nepřerušené řadě a v nepřerušeném sloupci, do kterých patří.
help-short-end = Hra končí po kole, ve kterém někdo dokončí vodorovnou řadu na stěně. Pak se přičítají body: { $row } za každou dokončenou vodorovnou řadu, { $column } za každý dokončený sloupec a { $colour } za každou barvu, která má na stěně všech pět dlaždic.
help-rules = Všechna pravidla
help-lessons = Procvičit v krátkých lekcích
help-numbers = Co znamenají čísla
help-number-gain = Tolik bodů by přinesla dlaždice z této řady, kdyby se obkládalo teď.
help-number-falls = Tolik dlaždic by spadlo na podlahu.
help-number-floor = Kolik stojí jednotlivá pole podlahy, zleva doprava.
help-number-then = Tvoje body, kdyby kolo skončilo teď: po obložení dokončených řad a odečtení podlahy.
help-number-pile = Tolik dlaždic této barvy leží ve středu stolu.
help-marks = Rámečky se značkou ukazují, co udělali ostatní od tvého posledního tahu. Každý hráč má svou značku. Ukaž na řádek v průběhu partie nebo na něj klepni a uvidíš ten tah znovu.
help-keys = Klávesy
help-key-source = Výloha; { $centre } je střed stolu
help-key-colour = Barva: modrá, žlutá, červená, černá, bílá
help-key-line = Přípravná řada; { $floor } je podlaha. Při obkládání: sloupec
help-key-arrows = Od dlaždice k dlaždici, od řady k řadě
help-key-enter = Vybrat, nebo zahrát vybraný tah
help-key-escape = O krok zpět
help-key-replay = Přehrávání: jeden krok, první a poslední
help-key-help = Tato nápověda
help-key-names = { $key ->
    [arrows] Šipky
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Ukaž mi, co je na stole

## The guide through the first game

guide-offer = Hraješ poprvé?
guide-yes = Ukaž mi to
guide-no = Ne
guide-title = Prohlídka stolu
guide-step = { $number } { $count ->
    [2] ze { $count }
    [3] ze { $count }
    [4] ze { $count }
   *[other] z { $count }
}
guide-sources = Vezmi si dlaždice
    .about = Když jsi na tahu, vezmi z jedné výlohy všechny dlaždice jedné barvy; ostatní se přesunou do středu stolu. Jednu barvu můžeš vzít i odtud.
guide-lines = Zaplň řadu
    .about = Polož dlaždice do jedné ze svých přípravných řad. V řadě smí být jen jedna barva. Dokončená je, když jsou všechna její pole plná.
guide-floor = Pozor na podlahu
    .about = Co se nevejde, spadne sem. Každá taková dlaždice stojí na konci kola body.
guide-wall = Obkládej stěnu
    .about = Když jsou všechny dlaždice rozebrané, přesune se z každé dokončené řady jedna dlaždice na tvou stěnu. S čím víc dlaždicemi tam sousedí, tím víc bodů přinese.
guide-score = Vyhraj
    .about = Hra končí, když má někdo na stěně dokončenou vodorovnou řadu. Dokončené řady, sloupce a barvy pak přinesou další body. Vyhrává ten, kdo má nejvíc bodů. Jsi na tahu!
guide-next = Dál
guide-back = Zpět
guide-done = Hrát
