### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Kärkilista
# A small mark in lists and at the table.
rated-mark = vahvuuslukupeli
rated-about = Tämän pelin tulos vaikuttaa vahvuuslukuihin.
rated-wish = Vahvuuslukupeli
    .hint = Tulos vaikuttaa kaikkien vahvuuslukuun. Vain niille, jotka säilyttävät nimensä (asetukset), ja kellon kanssa.
rating-title = Vahvuusluku
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Pelaa pelit aina loppuun.
    [nearly_always] Pelaa pelit melkein aina loppuun.
    [mostly] Pelaa pelit useimmiten loppuun.
   *[often_leaves] Jättää pelejä usein kesken.
}

## Quick pairing

pair-rated = Vahvuuslukupeli, jos vastustajakin säilyttää nimensä
pair-finishers = Vain niitä, jotka pelaavat pelinsä loppuun
# $reach: points, and the longer one waits the more.
pair-reach = Etsimme enintään { $reach } pisteen päästä vahvuusluvustasi ({ $rating }), ja sitä kauempaa, mitä pidempään odotat.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Vahvuuslukusi nousi { $points } (nyt { $rating }).
    [down] Vahvuuslukusi laski { $points } (nyt { $rating }).
    [same] Vahvuuslukusi pysyy samana ({ $rating }).
    [first] Sinulla on nyt vahvuusluku ({ $rating }).
    [soon] Vahvuuslukupeli { $games }/5: viidennen jälkeen vahvuuslukusi näytetään.
   *[short] Sinulle mikään ei muutu: peli päättyi ennen ensimmäisen kierroksen loppua.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Ei vaikuta vahvuuslukuun: tämä oli vapaa peli.
    [pairing] Ei vaikuta vahvuuslukuun: pikaparien pelit vaikuttavat, kun kumpikin säilyttää nimensä ja haluaa sitä.
    [absent] Ei vaikuta vahvuuslukuun: joku ei koskaan tullut.
    [agreed] Ei vaikuta vahvuuslukuun: peli päätettiin yhteisestä sopimuksesta.
   *[host] Ei vaikuta vahvuuslukuun: ylläpitäjä päätti pelin.
}
