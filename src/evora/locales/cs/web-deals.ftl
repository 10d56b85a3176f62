# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Každý den je jedna partie, pro všechny stejná: stejné dlaždice a soupeř, který na stejné tahy odpovídá stejně. Hraješ ji jednou. Pak uvidíš, jak dopadli ostatní.
deals-choose = Která partie
deals-every = { $span ->
    [week] Každý týden
   *[day] Každý den
}
deals-state = { $state ->
    [begun] Rozehráno
   *[open] Ještě nehráno
}
deals-of-week = Týden od { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Tvůj soupeř: { $level }.
   *[other] Tvoji tři soupeři: { $level }.
}
deals-once = Tady nejsou nápovědy a nic se nebere zpět.
deals-going-on = Tuto partii máš rozehranou. Pokračuj, kdy chceš, i bez připojení.
deals-begin = Začít
deals-go-on = Pokračovat
deals-yours = Tvoje partie
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] Výhra o { $points } bod.
        [few] Výhra o { $points } body.
        [many] Výhra o { $points } bodu.
       *[other] Výhra o { $points } bodů.
    }
    [behind] { $points ->
        [one] Prohra o { $points } bod.
        [few] Prohra o { $points } body.
        [many] Prohra o { $points } bodu.
       *[other] Prohra o { $points } bodů.
    }
   *[level] Máte stejně bodů.
}
deals-place = Místo { $place } z { $count }.
deals-first = Dohráváš ji jako první.
# $share is a number from 0 to 100.
deals-better = Lepší než { $share } % ostatních.
deals-late = později
deals-late-about = Počítá se jako pozdější, protože její den už skončil.
deals-not-sent = Ještě neodesláno. Odešle se samo, až bude server k dispozici.
deals-no-server = Tyto stránky nemají server, a tak tu nejsou výsledky ostatních. Všechno zůstává v tvém prohlížeči.
deals-away = Server není k dispozici. Hrát můžeš, partie se odešle později.
deals-own-replay = Přehrát svou partii
deals-turned = Kde se to zlomilo
deals-turned-searching = Hledá se tah, který tě stál nejvíc.
deals-turned-none = Žádný tah tě nestál moc.
# $move says what was taken, $share is a percentage.
deals-turned-move = Kolo { $round }: { $move }. Stálo to { $share } výhry.
deals-turned-better = Lepší: { $move }.
deals-review = Rozebrat celou partii
deals-engine = Co bylo možné
deals-engine-reached = Počítač na tvém místě: { $scores } ({ $lead }).
deals-engine-computing = Počítač ji právě hraje.
deals-engine-replay = Podívat se na jeho partii
deals-share = Sdílet výsledek
deals-copied = Zkopírováno
deals-followed = Koho sleduješ
deals-everybody = Všichni
deals-finished = { $count ->
    [0] Ještě ji nikdo nedohrál.
    [one] Dohrál ji { $count } člověk.
    [few] Dohráli ji { $count } lidé.
    [many] Dohrálo ji { $count } člověka.
   *[other] Dohrálo ji { $count } lidí.
}
deals-hidden = Výsledky uvidíš, až ji také dohraješ.
deals-nameless = Host
deals-column-place = Místo
deals-column-name = Jméno
deals-column-lead = Náskok
deals-column-points = Body
deals-replay = Přehrát
deals-replay-of = Přehrát místo { $place }
deals-days = Dny v řadě
deals-days-count = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
    [many] { $count } dne v řadě
   *[other] { $count } dní v řadě
}
deals-days-none = Dnešek může být první den řady.
deals-days-about = Den se počítá, když jeho partii ten den začneš a dohraješ, hned nebo později. Jeden vynechaný den v měsíci je odpuštěn.
deals-forgiven = { $count ->
    [one] Vynecháno: { $dates }. Nevadí, jeden den v měsíci je odpuštěn.
    [few] Vynecháno: { $dates }. Nevadí, jeden den v měsíci je odpuštěn.
    [many] Vynecháno: { $dates }. Nevadí, jeden den v měsíci je odpuštěn.
   *[other] Vynecháno: { $dates }. Nevadí, jeden den v měsíci je odpuštěn.
}
deals-past = Jiné partie
deals-before = { $span ->
    [week] Předchozí týden
   *[day] Předchozí den
}
deals-after = { $span ->
    [week] Další týden
   *[day] Další den
}
deals-fair = Dlaždice plynou z data, takže kdo chce, může se podívat dopředu. Hraješ sám se sebou.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, šedá partie týdne { $date }
    [coloured-4] Evora, partie týdne pro čtyři { $date }
    [grey-4] Evora, šedá partie týdne pro čtyři { $date }
   *[coloured-2] Evora, partie dne { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Místo { $place } z { $of }
