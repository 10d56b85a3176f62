# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Pulmat: asemia, joissa yksi siirto on selvästi paras.
cli-puzzle-more =
    Ilman valitsimia saat päivän pulman, joka on kaikille sama ja sama kuin sivulla. ? antaa ohjeen.
    Vahvuuslukuun vaikuttaa pulman ensimmäinen yritys; luku säilyy datakansiossasi.
cli-argument-puzzle = pulman tunnus, esimerkiksi c2-9kx4bd
cli-option-puzzle-setting = pelilautojen puoli ja pelaajien määrä (oletus: coloured-2)
cli-option-puzzle-theme = tämänaiheinen pulma, jota et ole yrittänyt, läheltä vahvuuslukuasi
cli-option-puzzle-difficulty = näin vaikea pulma, jota et ole yrittänyt
cli-option-puzzle-next = mikä tahansa pulma, jota et ole yrittänyt, läheltä vahvuuslukuasi
cli-option-puzzle-date = tuon päivän pulma, esimerkiksi 2026-11-16
cli-option-puzzle-json = tulosta pulma ratkaisuineen JSON-muodossa kysymättä mitään
cli-bad-date = odotettiin päivää kuten 2026-11-16, saatiin ”{ $value }”
puzzle-seat = Istut paikalla { $seat }.
puzzle-prompt = Sinun siirtosi (? = ohje):
puzzle-prompt-next = Enter näyttää seuraavan pulman, q lopettaa:
puzzle-try-again = Yritä uudelleen, tai katso ratkaisu komennolla solution.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Ratkaisu: { $move }. Kierroksen loppu: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number } %
puzzle-help =
    Siirto on lähde, väri ja rivi:
      3R2       ottaa kaikki punaiset tehdasalustalta 3 kuvioriville 2
      0B0       ottaa kaikki siniset pöydän keskeltä (0) lattiariville (0)
      3R        näyttää, mitä laatat tekisivät kullakin rivillä, ja kysyy rivin
    Värit: B sininen, Y keltainen, R punainen, K musta, W valkoinen; 1 on
    aloitusmerkki.
    Muut komennot:
      hint      mistä pulmassa on kyse
      solution  luovuttaa ja näyttää ratkaisun
      moves     sallitut siirrot uudelleen
      show      pöytä uudelleen
      quit      lopettaa
      ?         tämä ohje
