# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Þú
you-board = Leikmannaspjaldið þitt
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
you-joined = Þú sest við borðið.
you-undone = Þú tekur leik til baka.
you-offered = { $what ->
    [undo] Þú vilt taka leik til baka.
    [rematch] Þú vilt spila aftur.
   *[abandon] Þú vilt ljúka spilinu án sigurvegara.
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
you-seat-given = Tölvan spilar áfram fyrir þig.
you-time-given = Þú gefur meiri tíma ({ $receiver }): { $seconds } sek.
you-get-time = { $name } gefur þér meiri tíma: { $seconds } sek.
you-on-holiday = Þú ert í fríi til { $date }.
you-holiday-over = Fríinu þínu er lokið.
you-rematch-lapsed = Þú ert ekki lengur við borðið, svo ekkert verður úr nýju spili.
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
       *[other] Þú varst of lengi í burtu og mótherjinn krafðist sigurs.
    }
   *[opponent] { $reason ->
        [resigned] Mótherjinn gafst upp.
        [time] Mótherjinn féll á tíma.
       *[other] Mótherjinn var of lengi í burtu og þú krafðist sigurs.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Jafnt er á stigum ({ $points }), en þú ert með fleiri fullkláraðar láréttar línur.
   *[shared] Sigurvegararnir eru með jafnmörg stig ({ $points }) og jafnmargar fullkláraðar láréttar línur.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] af miðju borðsins
   *[other] af plötu { $source }
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
recap-title = Frá því þú lékst síðast
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
    [watching] Þú ert að fylgjast með þessu spili.
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
    }: þar kemst enginn annar litur.
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
help-short-take = Taktu allar flísar í einum lit af einni uppstillingarplötu; hinar fara á miðju borðsins. Eða taktu allar flísar í einum lit af miðju borðsins. Sá sem gerir það fyrstur í umferðinni fær líka byrjunarflísina.
help-short-line = Settu þær í eina af mynsturlínunum þínum. Í hverri línu má aðeins vera einn litur, og ekki litur sem þegar er í vegglínunni við hliðina.
help-short-floor = Það sem kemst ekki fyrir fellur á gólflínuna og kostar stig.
help-short-wall = Þegar allar flísar hafa verið teknar fer ein flís úr hverri fullkláraðri línu á vegginn. Ein og sér gefur hún 1 stig; annars 1 stig fyrir hverja flís í óslitnu láréttu og lóðréttu röðinni sem hún er í.
help-short-end = Spilinu lýkur eftir umferðina þar sem einhver klárar lárétta línu á veggnum. Þá fást { $row } stig fyrir hverja fullkláraða lárétta línu, { $column } fyrir hverja lóðrétta og { $colour } fyrir hvern lit með allar fimm flísarnar á veggnum.
help-rules = Allar reglurnar
help-lessons = Læra með stuttum æfingum
help-numbers = Hvað tölurnar þýða
help-number-gain = Hve mörg stig flísin úr þessari línu gæfi ef flísalagt væri núna.
help-number-falls = Hve margar flísar myndu falla á gólflínuna.
help-number-floor = Hvað hver reitur gólflínunnar kostar, frá vinstri til hægri.
help-number-then = Stigin þín ef umferðinni lyki núna: fullkláraðar línur flísalagðar og gólflínan dregin frá.
help-number-pile = Hve margar flísar í þessum lit eru á miðju borðsins.
help-marks = Rammar með tákni sýna hvað hinir hafa gert frá því þú lékst síðast. Hver leikmaður á sitt tákn. Bentu á færslu undir „Gangur spilsins“, eða ýttu á hana, til að sjá þann leik aftur.
help-keys = Flýtilyklar
help-key-source = Uppstillingarplata; { $centre } er miðja borðsins
help-key-colour = Litur: blár, gulur, rauður, svartur, hvítur
help-key-line = Mynsturlína; { $floor } er gólflínan. Við flísalagningu: lóðrétt lína
help-key-arrows = Frá flís til flísar, frá línu til línu
help-key-enter = Velja, eða leika valinn leik
help-key-escape = Eitt skref til baka
help-key-replay = Endursýning: eitt skref, fremst og aftast
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
    .about = Þegar þú átt leik tekur þú allar flísar í einum lit af einni uppstillingarplötu; hinar fara á miðju borðsins. Þú getur líka tekið einn lit af miðjunni.
guide-lines = Fylltu línu
    .about = Settu flísarnar í eina af mynsturlínunum þínum. Í línu er aðeins einn litur, og hún er fullkláruð þegar flís er á öllum reitum hennar.
guide-floor = Varaðu þig á gólfinu
    .about = Flísar sem komast ekki fyrir falla hingað. Hver þeirra kostar stig í lok umferðar.
guide-wall = Flísaleggðu vegginn
    .about = Þegar allar flísar hafa verið teknar fer ein flís úr hverri fullkláraðri línu á vegginn þinn. Því fleiri flísum sem hún tengist, því fleiri stig gefur hún.
guide-score = Sigraðu
    .about = Spilinu lýkur þegar einhver er með fullkláraða lárétta línu á veggnum. Þá gefa fullkláraðar línur og litir aukastig. Sá sigrar sem er með flest stig. Þú átt leik!
guide-next = Áfram
guide-back = Til baka
guide-done = Spila
