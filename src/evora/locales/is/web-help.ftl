# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Þú
you-round = Umferð { $round }. Þú byrjar.
you-take = Þú tekur { $count ->
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
   *[other] uppstillingarplötu { $source }
} { $line ->
    [0] á gólflínuna
   *[other] í mynsturlínu { $line }
}{ $marker ->
    [yes] , og byrjunarflísina með
    [free] , og byrjunarflísina með, sem kostar ekkert
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } fellur.
   *[other] ; { $falls } falla.
}
you-joined = Þú sest við borðið.
you-undone = Þú tekur leik til baka.
you-offered = { $what ->
    [undo] Þú vilt taka leik til baka.
   *[abandon] Þú vilt hætta spilinu án sigurvegara.
}
you-answered = { $accept ->
    [yes] Þú samþykkir.
   *[no] Þú samþykkir ekki.
}
you-seat-out = { $reason ->
    [resigned] Þú gefst upp.
    [time] Þú fellur á tíma.
   *[claimed] Þú hættir í spilinu.
}
you-seat-given = Tölva spilar áfram fyrir þig.
# $count: how many share the win.
you-ended = { $count ->
    [one] Leikslok. Þú vannst.
   *[other] Leikslok. Þú deilir sigrinum.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Þú gafst upp.
        [time] Þú féllst á tíma.
       *[other] Þú hættir í spilinu.
    }
   *[opponent] { $reason ->
        [resigned] Mótherji þinn gafst upp.
        [time] Mótherji þinn féll á tíma.
       *[other] Mótherji þinn hætti í spilinu.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [points] Þú ert með flest stig: { $points }.
    [rows] Jafnt er á stigum ({ $points }), en þú ert með fleiri fullkláraðar láréttar línur.
    [shared] Sigurvegararnir eru með jafnmörg stig ({ $points }) og jafnmargar fullkláraðar láréttar línur.
   *[early] Þú varst eftir í spilinu.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] miðja borðsins
   *[other] plata { $source }
} → { $line ->
    [0] gólflína
   *[other] lína { $line }
}{ $marker ->
    [no] {""}
   *[yes] , byrjunarflís
}{ $falls ->
    [0] {""}
    [one] , { $falls } fellur
   *[other] , { $falls } falla
}
drawn-placed = { $name }: { $tiles } → vegglína { $row }, lóðrétt lína { $column }, +{ $points }
recap-title = Frá síðasta leik þínum
recap-watching = Síðasti leikur
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] gólf
   *[other] { $short ->
        [yes] { $line }
       *[no] lína { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] vegglína { $row }, lóðrétt lína { $column }
}
log-show = Sýna þennan leik á borðinu

## Why something cannot be done

why = { $kind ->
    [sending] Verið er að senda leikinn þinn.
    [watching] Þú ert að horfa á þetta spil.
    [over] Spilinu er lokið.
    [deal_next] Verið er að leggja næstu flísar á borðið.
    [turn] Þú átt ekki leik núna.
    [source_empty] { $source ->
        [0] Miðja borðsins er tóm.
       *[other] Uppstillingarplata { $source } er tóm.
    }
    [no_factory] Uppstillingarplata { $source } er ekki til.
    [no_tiles] { $source ->
        [0] Engin { $colour ->
            [B] blá
            [Y] gul
            [R] rauð
            [K] svört
           *[W] hvít
        } flís er á miðju borðsins.
       *[other] Engin { $colour ->
           [B] blá
           [Y] gul
           [R] rauð
           [K] svört
          *[W] hvít
       } flís er á uppstillingarplötu { $source }.
    }
    [tiles_first] Veldu fyrst flísar.
    [wall_later] Veggurinn er flísalagður í lok umferðar: veldu flísar og línu.
    [tiling_next] Veldu nú reit á veggnum.
    [line_full] Mynsturlína { $line } er full.
    [line_holds] Í mynsturlínu { $line } er { $holds ->
        [B] blátt
        [Y] gult
        [R] rautt
        [K] svart
       *[W] hvítt
    }: annar litur kemst ekki þar.
    [row_has] Í vegglínu { $line } er nú þegar { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    } flís.
    [other_line] Fyrst kemur mynsturlína { $line }.
    [space_taken] Þessi reitur í vegglínu { $line } er upptekinn.
   *[column_has] Í lóðréttri línu { $column } er nú þegar { $colour ->
       [B] blá
       [Y] gul
       [R] rauð
       [K] svört
      *[W] hvít
   } flís.
}

## Help

help-title = Hjálp
help-short = Spilið í stuttu máli
help-short-take = Taktu allar flísar í einum lit af einni uppstillingarplötu; hinar fara á miðju borðsins. Eða taktu einn lit af miðju borðsins. Sá sem gerir það fyrst í umferðinni fær líka byrjunarflísina.
help-short-line = Settu þær í eina af mynsturlínum þínum. Í línu er aðeins einn litur, og ekki litur sem er þegar í sömu línu á veggnum.
help-short-floor = Það sem kemst ekki fyrir fellur á gólflínuna og kostar stig.
help-short-wall = Þegar allar flísar hafa verið teknar fer ein flís úr hverri fullkláraðri línu á vegginn. Hún gefur stig fyrir hverja flís sem hún tengist í láréttu og lóðréttu línunni sinni.
help-short-end = Spilinu lýkur eftir umferðina þar sem einhver fullklárar lárétta línu á veggnum. Þá fást { $row } stig fyrir hverja fullkláraða lárétta línu, { $column } fyrir hverja lóðrétta og { $colour } fyrir hvern lit sem á allar fimm flísarnar á veggnum.
help-rules = Allar reglurnar
help-lessons = Æfðu þig í stuttum verkefnum
help-numbers = Hvað tölurnar þýða
help-number-gain = Svo mörg stig gæfi flísin úr þessari línu ef flísalagt væri núna.
help-number-falls = Svo margar flísar myndu falla á gólflínuna.
help-number-floor = Hvað hver reitur gólflínunnar kostar, frá vinstri til hægri.
help-number-then = Stigin þín ef umferðinni lyki núna: fullkláraðar línur flísalagðar og gólflínan dregin frá.
help-number-pile = Svo margar flísar í litnum eru á miðju borðsins.
help-marks = Rammar með tákni sýna hvað hinir gerðu frá síðasta leik þínum. Hver leikmaður á sitt tákn. Bentu á línu í skránni, eða ýttu á hana, til að sjá þann leik aftur.
help-keys = Lyklar
help-key-source = Uppstillingarplata; { $centre } er miðja borðsins
help-key-colour = Litur: blár, gulur, rauður, svartur, hvítur
help-key-line = Mynsturlína; { $floor } er gólflínan. Við flísalagningu: lóðrétt lína
help-key-arrows = Frá flís til flísar, frá línu til línu
help-key-enter = Velja, eða spila valinn leik
help-key-escape = Eitt skref til baka
help-key-replay = Endursýning: eitt skref, fyrsta og síðasta
help-key-help = Þessi hjálp
help-key-names = { $key ->
    [arrows] Örvar
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Sýndu mér borðið

## The guide through the first game

guide-offer = Er spilið nýtt fyrir þér?
guide-yes = Sýndu mér
guide-no = Nei
guide-title = Litast um við borðið
guide-step = { $number } af { $count }
guide-sources = Taktu flísar
    .about = Þegar þú átt leik tekur þú allar flísar í einum lit af einni uppstillingarplötu; hinar fara á miðjuna. Þú getur líka tekið einn lit af miðju borðsins.
guide-lines = Fylltu línu
    .about = Settu flísarnar í eina af mynsturlínum þínum. Í línu er aðeins einn litur, og hún er fullkláruð þegar allir reitir hennar eru fullir.
guide-floor = Varaðu þig á gólfinu
    .about = Flísar sem komast ekki fyrir falla hingað. Hver þeirra kostar stig í lok umferðar.
guide-wall = Flísaleggðu vegginn
    .about = Þegar allar flísar hafa verið teknar fer ein flís úr hverri fullkláraðri línu á vegginn þinn. Því fleiri flísum sem hún tengist, því fleiri stig gefur hún.
guide-score = Sigraðu
    .about = Spilinu lýkur þegar einhver er með fullkláraða lárétta línu á veggnum. Þá gefa fullkláraðar línur og litir aukastig. Flest stig vinna. Þú átt leik!
guide-next = Áfram
guide-back = Til baka
guide-done = Spila
