# What the command line says, outside of a game.

cli-description = Azul-lautapeli komentorivillä: pelaa, tarkista ja toista pelejä, luettele sallitut siirrot.
cli-epilog =
    Esimerkkejä:
      evora play                            peli tietokonetta vastaan
      evora play --players 4 --variant grey
      evora replay games.evora              tarkista tallenteet, rivi peliä kohti
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Asemat, siirrot ja tallenteet kirjoitetaan niin kuin docs/notation.md kertoo.
    Paluukoodit: 0 valmis, 1 vialliset tiedot, 2 väärä käyttö.
cli-commands = komennot
cli-version = tulosta versio ja lopeta
cli-option-language = tulosteen kieli: { $languages } (oletus: ympäristön kieli)
cli-bad-language = odotettiin jotakin näistä: { $languages }, saatiin ”{ $value }”

cli-new = Tulosta uuden pelin asema.
cli-new-more = Tehdasalustat ovat vielä tyhjiä: täytä ne komennoilla ”evora deal” ja ”evora apply” tai valitsimella --seed.
cli-show = Piirrä asema päätteeseen.
cli-show-more = Päätteessä värillisenä; muualla tai kun NO_COLOR on asetettu, ilman värejä.
cli-moves = Luettele aseman sallitut siirrot.
cli-moves-more =
    Yksi siirto riviä kohti, toimintonumeron järjestyksessä; ei mitään ennen jakoa eikä pelin päätyttyä.
    3R2 ottaa kaikki punaiset tehdasalustalta 3 kuvioriville 2; lähde 0 on keskiosa, rivi 0 lattia.
    2@4 siirtää kuviorivin 2 laatan pystyriville 4 (harmaa puoli).
cli-apply = Pelaa siirtoja ja jakoja ja tulosta asema niiden jälkeen.
cli-apply-more = Jokainen siirto tarkistetaan; komento päättyy ensimmäiseen virheelliseen, eikä mitään tulosteta.
cli-deal = Tulosta jako, jonka siemen antaa asemassa.
cli-deal-more = Sama siemen antaa samat jaot kaikkialla: docs/deals.md kertoo, miten.
cli-perft = Laske asemat annetun siirtomäärän päässä.
cli-perft-more = Aiemmin tuleva jako tai pelin loppu lasketaan yhdeksi asemaksi. Testaa siirtojen tuottamista ja mittaa sen nopeuden.
cli-replay = Tarkista pelitallenteet ja tulosta rivi peliä kohti.
cli-replay-more =
    Jokainen jako ja siirto pelataan sääntöjen mukaan, ja tulosta verrataan tallenteeseen. Tiedoston
    lukeminen päättyy ensimmäiseen vialliseen peliin, joka kerrotaan virhetulosteessa muodossa
    TIEDOSTO:rivi; muut tiedostot luetaan silti.
cli-play = Pelaa peli päätteessä.
cli-play-more =
    Jokaisella paikalla voi pelata ihminen tai minkä tahansa tasoinen tietokone. Pelin aikana ? antaa
    ohjeen. Jokainen siirto tallennetaan heti, ja ”evora play --resume” jatkaa mitä tahansa
    keskeneräistä peliä.
cli-play-levels = tasot heikoimmasta alkaen:
cli-levels = Luettele tasot: vastustajat aloittelijasta täyteen voimaan.
cli-levels-more = Heikoimmasta alkaen. ”evora play --seats person,NIMI” pelaa sellaista vastaan.
cli-bench = Mittaa sääntömoottorin nopeus.
cli-bench-more = playouts: satunnaisia pelejä yhdellä ytimellä niin nopeasti kuin ehtii.

cli-argument-position = asema yhtenä argumenttina (lainausmerkeissä: siinä on välilyöntejä)
cli-argument-move = siirto kuten 3R2 tai 2@4, tai jako kuten =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = montako siirtoa eteenpäin
cli-argument-files = pelitallenteiden tiedosto; - on vakiosyöte
cli-no-games = { $file }: tiedostossa ei ole pelejä
cli-argument-bench = mitä mitataan
cli-option-players = montako pelaajaa (oletus: 2)
cli-option-variant = pelialustojen puoli (oletus: coloured)
cli-option-start = aloittava paikka (oletus: 1; valitsimella --seed arvotaan)
cli-option-new-seed = jaa ensimmäinen kierros tästä siemenestä: mikä tahansa teksti
cli-option-seed = siemen: mikä tahansa teksti
cli-option-json = tulosta JSON-muodossa, yksi olio riviä kohti
cli-option-positions = tulosta myös kaikki asemat: ensimmäinen ja jokaisen jaon ja siirron jälkeinen
cli-option-seconds = kauanko mitataan (oletus: 3)
cli-option-seats = kuka istuu missäkin, järjestyksessä, pilkuilla erotettuna: person, random, greedy tai taso, katso alta (oletus: person,{ $level },…)
cli-option-play-start = aloittava paikka (oletus: arvotaan)
cli-option-play-seed = jaot tästä siemenestä: mikä tahansa teksti (oletus: satunnainen)
cli-option-save = tiedosto, johon peli tallennetaan

cli-bad-number = odotettiin kokonaislukua, joka on vähintään { NUMBER($min, useGrouping: 0) }, saatiin ”{ $value }”
cli-bad-seconds = odotettiin nollaa suurempaa sekuntimäärää, saatiin ”{ $value }”
cli-bad-start = valitsin --start: odotettiin paikkaa väliltä 1–{ $players }, saatiin { $start }
cli-bad-seats = valitsin --seats: odotettiin { $players } nimeä näistä: { $kinds }, saatiin ”{ $value }”

cli-perft-progress = { $done }/{ $moves } ensimmäistä siirtoa …
cli-replay-progress = { $games ->
    [one] { $games } peli …
   *[other] { $games } peliä …
}
cli-replay-game = { $scores }, { $rounds ->
    [one] { $rounds } kierros
   *[other] { $rounds } kierrosta
}, { $plies ->
    [one] { $plies } siirto
   *[other] { $plies } siirtoa
}: { $end ->
    [none] kesken
    [row] vaakarivi on täynnä
    [stalled] kolmeen kierrokseen ei laattaa seinälle
    [no_tiles] laatat loppuivat
    [resigned] luovutus
    [time] aika loppui
    [forfeit] pelaaja poistui
   *[abandoned] keskeytetty
}{ $shared ->
    [0] {""}
    [one] , paikka { $winners } voitti
   *[other] , jaettu voitto: paikat { $winners }
}
cli-bench-progress = { $games } peliä …
cli-bench-result = { $plies } siirtoa/s, { $games } peliä/s
