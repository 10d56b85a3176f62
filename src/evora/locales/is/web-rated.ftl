### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Efstu spilarar
# A small mark in lists and at the table.
rated-mark = til styrkleikastiga
rated-about = Þetta spil gildir til styrkleikastiga.
rated-wish = Spil til styrkleikastiga
    .hint = Úrslitin telja í styrkleikastigum allra. Aðeins fyrir þá sem halda nafninu sínu (Stillingar), og með klukku.
rating-title = Styrkleikastig
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Lýkur alltaf spilum sínum.
    [nearly_always] Lýkur næstum alltaf spilum sínum.
    [mostly] Lýkur oftast spilum sínum.
   *[often_leaves] Fer oft úr spilum.
}

## Quick pairing

pair-rated = Til styrkleikastiga ef mótherjinn heldur líka nafninu sínu
pair-finishers = Aðeins þá sem ljúka spilum sínum
# $reach: points, and the longer one waits the more.
pair-reach = Leitað er allt að { $reach } stigum ofar og neðar en styrkleikastigin þín ({ $rating }), og lengra eftir því sem þú bíður lengur.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Styrkleikastigin þín hækkuðu um { $points } (nú { $rating }).
    [down] Styrkleikastigin þín lækkuðu um { $points } (nú { $rating }).
    [same] Styrkleikastigin þín breytast ekki ({ $rating }).
    [first] Nú ertu með styrkleikastig ({ $rating }).
    [soon] Spil { $games } af 5 til styrkleikastiga: eftir það fimmta sjást stigin þín.
   *[short] Ekkert breytist hjá þér: spilinu lauk áður en fyrsta umferð var búin.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Ekki til styrkleikastiga: þetta var vinaspil.
    [pairing] Ekki til styrkleikastiga: spil úr hraðpörun gilda þegar báðir halda nafninu sínu og vilja það.
    [absent] Ekki til styrkleikastiga: einhver kom aldrei.
    [agreed] Ekki til styrkleikastiga: spilinu var hætt með samkomulagi.
   *[host] Ekki til styrkleikastiga: rekstraraðilinn lauk spilinu.
}
