# `evora export` ja `evora selfplay`: pelit aineistona. `--on`: missä työ tehdään.

cli-export = Muunna pelitallenteet oppimiseen sopivaksi Parquet-taulukoksi.
cli-export-more =
    Yksi rivi kutakin päätöstä kohti: asema, siirto, pisteet, tulos ja muuta; sarakkeet ovat sivulla
    docs/data.md. Tiedostot saavat olla minkä kokoisia tahansa. Samoista tallenteista syntyy sama
    taulukko. Ensimmäinen virheellinen peli ilmoitetaan muodossa TIEDOSTO:rivi, eikä silloin kirjoiteta
    mitään.

    Esimerkkejä:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = kirjoitettava Parquet-tiedosto
export-option-observations = kirjoita jokainen asema myös havainnon lukuina
export-option-jobs = prosesseja samanaikaisesti (oletus: yksi ydintä kohti)
export-progress = pelejä { $games }, päätöksiä { $rows } …
export-done = Kirjoitettu: { $file } (pelejä { $games }, päätöksiä { $rows })
export-interrupted = Pysäytetty. Tiedostoa ei kirjoitettu: { $file }

cli-selfplay = Pelauta tietokonepelaajilla monta peliä oppimisen aineistoksi.
cli-selfplay-more =
    PLAYER kirjoitetaan kuten komennossa ”evora arena”. Jokaisen pelin jokainen paikka arvotaan annetuista
    pelaajista, joten yksin annettu pelaa itseään vastaan. Kansioon tulevat tallenteet ja aineistokortti.
    Peli riippuu vain siemenestä ja numerostaan; sama komento jatkaa, ja suuremmalla luvulla --games
    pelejä tulee lisää.

    Esimerkkejä:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = pelaaja kuten komennossa ”evora arena”; yksi tai useampia
selfplay-option-games = montako peliä lopulta on oltava
selfplay-option-out = kansio peleille; jos niitä on siellä jo, jatketaan niiden jälkeen
selfplay-option-seed = pelien siemen: mikä tahansa teksti (oletus: selfplay)
selfplay-option-parquet = kirjoita kansioon myös komennon ”evora export” taulukko: { $file }
selfplay-continue = Jatka ajamalla sama komento uudelleen.
selfplay-done = Pelejä { $games }, kansio { $folder }.
selfplay-faults = Kaatumiseen, laittomaan siirtoon tai aikaan hävittyjä pelejä: { $games }

## Missä työ tehdään

work-option-on = missä työ tehdään: ray (tämän koneen Ray-klusteri) tai ray://host:port (oletus: prosessit tällä koneella)
work-problem = { $kind ->
    [place] odotettiin ray tai ray://host:port, saatiin { $value }
    [missing] Tähän puuttuu paketti { $package }: pip install 'evora[ray]'
    [silent] Osoitteessa { $value } ei vastaa Ray-klusteri.
    [closed] Osoitteessa { $value } mikään Ray-klusteri ei päästä Evoraa sisään. Tunnisteita vaativa klusteri tarvitsee muuttujat RAY_AUTH_MODE=token ja RAY_AUTH_TOKEN.
    [failed] Ray ei käynnisty ({ $value }): { $detail }
    [without] Klusterin yhdestä solmusta puuttuu Evora. Jokainen solmu tarvitsee sen: pip install evora=={ $ours }
   *[version] Klusterin yhdessä solmussa on Evora { $theirs }; pitäisi olla { $ours } kuten täällä.
}

## `evora analyse --out`: monta peliä

analyse-option-out = arvioi monta peliä kerralla ja kirjoita arviot ja kommentoidut pelit tähän kansioon; siellä jo olevia jatketaan
analyse-option-jobs = valitsimen --out kanssa: pelejä samanaikaisesti (oletus: yksi ydintä kohti)
analyse-many-only = valitsin { $option }: vain yhdessä valitsimen --out kanssa
analyse-many-not = valitsin { $option }: ei yhdessä valitsimen --out kanssa
analyse-many-files = useita tiedostoja arvioidaan valitsimella --out DIR
analyse-many-progress = arvioituja pelejä { $games } …
analyse-many-interrupted = Pysäytetty. Arvioituja pelejä { $games }. Jatka ajamalla sama komento uudelleen.
analyse-many-done = Arvioituja pelejä { $games }, kansio { $folder }.
