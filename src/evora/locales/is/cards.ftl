# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Þér er boðið að spila Azul
card-invited-about = { $players ->
    [one] { $players } leikmaður.
   *[other] { $players } leikmenn.
} Fáðu þér sæti; þú þarft ekki að skrá þig.
card-playing = Umferð { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Hlaðið upp: { $names }
   *[position] Frá stöðu: { $names }
}
card-position = Staða í Azul
card-position-about = Umferð { $round }, { $players ->
    [one] { $players } leikmaður.
   *[other] { $players } leikmenn.
} Prófaðu leiki eða spilaðu áfram héðan.
card-puzzle = Azul-þraut: finndu besta leikinn
card-puzzle-about = Umferð { $round }, { $players ->
    [one] { $players } leikmaður.
   *[other] { $players } leikmenn.
} Einn leikur er greinilega betri en allir aðrir.
card-analysis-about = Settu upp hvaða stöðu sem er, prófaðu leiki og sjáðu hvað tölvunni finnst um þá.
card-person-about = Styrkleikastig, spil og hvernig þau fóru.
