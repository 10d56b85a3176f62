# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Opi pelaamaan
learn-about = { $count ->
    [one] { $count } pieni harjoitus aidolla pelialustalla. Se vie alle minuutin.
   *[other] { $count } pientä harjoitusta aidolla pelialustalla. Jokainen vie alle minuutin, ja voit lopettaa milloin vain.
}
learn-begin = Aloita
learn-continue = Jatka: oppitunti { $number }
learn-again = Aloita alusta
learn-progress = { $done ->
    [0] Yhtään oppituntia ei ole vielä tehty
   *[other] Oppitunteja tehty { $done }/{ $count }
}
learn-list = Oppitunnit
learn-done = tehty
learn-forget = Nollaa tehdyt oppitunnit
learn-rules-about = Luetko mieluummin?
learn-rules = Säännöt yhdellä sivulla
learn-better = Kehity pelaajana
learn-better-puzzles = Etsi siirto, joka on selvästi paras.
learn-better-review = Katso, mitä pelin siirrot maksoivat ja mikä oli onnea.
learn-better-analysis = Kokeile mitä tahansa asemaa tietokoneen avulla.

## A lesson

lesson-number = Oppitunti { $number }/{ $count }
lesson-task = Tehtävä { $number }/{ $count }
lesson-goal = Tehtäväsi
lesson-hint = Näytä vihje
lesson-hint-heading = Vihje
lesson-again = Yritä uudelleen
lesson-next-task = Seuraava tehtävä
lesson-next = Seuraava oppitunti
lesson-all = Kaikki oppitunnit
lesson-right = Hienoa
lesson-wrong = Ei aivan
lesson-shown = Ratkaisu
lesson-turn = Sinun vuorosi.
lesson-thinking = Vastustajasi miettii.
lesson-loading = Pelialustaa valmistellaan.
lesson-you = Sinä
lesson-opponent = Vastustaja
lesson-missing = Sellaista oppituntia ei ole
lesson-finished = Nyt osaat pelata
lesson-finished-about = Se oli viimeinen oppitunti. Paras tapa jatkaa on pelata, ja ensimmäinen vastustaja on kärsivällinen.
lesson-first-game = Pelaa ensimmäinen pelisi

## 1. Taking tiles

lesson-take = Laattojen ottaminen
    .about = Pyöreät levyt ovat tehdasalustoja. Vuorollasi valitset yhdeltä tehdasalustalta värin, otat kaikki sen väriset laatat ja asetat ne yhdelle viidestä kuviorivistäsi. Ylimmälle riville mahtuu yksi laatta, seuraavalle kaksi ja niin edelleen viiteen asti.
task-take = Yhdellä tehdasalustalla on kaksi sinistä laattaa. Ota ne ja aseta ne toiseksi ylimmälle kuvioriville.
    .hint = Valitse sininen laatta tehdasalustalta 1: sen pari tulee mukana. Valitse sitten rivi, jolla on kaksi paikkaa.
    .right = Molemmat siniset tulivat mukaan, koska värin kaikki laatat otetaan aina kerralla. Ne täyttävät toiseksi ylimmän kuviorivin juuri sopivasti.
    .wrong-floor = Lattiarivi on laatoille, joita kukaan ei halua: siellä ne maksavat pisteitä. Valitse mieluummin kuviorivi.
    .wrong-colour = Ne eivät olleet sinisiä. Etsi tehdasalusta, jolla on kaksi sinistä laattaa.
    .wrong-one = Sillä tehdasalustalla oli vain yksi sininen laatta. Jollakin muulla on kaksi.
    .wrong-line = Oikeat laatat, mutta väärä rivi. Toiseksi ylimmällä kuviorivillä on tilaa juuri kahdelle.

## 2. The rest goes to the centre

lesson-rest = Mitä jätät jälkeesi
    .about = Kun otat laattoja tehdasalustalta, sen muut laatat siirtyvät pöydän keskelle. Kuka tahansa voi myöhemmin ottaa niitä sieltä, joten se, mitä jätät, on yhtä tärkeää kuin se, mitä otat.
task-rest = Pöydän keskellä on kaksi valkoista laattaa. Ota laattoja joltakin tehdasalustalta niin, että vuorosi jälkeen valkoisia on keskellä neljä.
    .hint = Etsi tehdasalusta, jolla on kaksi valkoista laattaa, ja ota siltä jokin muu väri.
    .right = Kaksi valkoista laattaa siirtyi pöydän keskelle, ja nyt niitä on siellä neljä.
    .wrong-white = Otit valkoiset laatat itse, joten ne eivät menneet pöydän keskelle.
    .wrong-centre = Pöydän keskeltä laatat eivät siirry minnekään. Ota laattoja tehdasalustalta.
    .wrong-other = Valkoisia laattoja siirtyi keskelle alle kaksi. Etsi tehdasalusta, jolla niitä on kaksi.

## 3. The centre and the start marker

lesson-centre = Keskiosa ja aloitusmerkki
    .about = Myös pöydän keskeltä otat kaikki valitsemasi värin laatat; muut jäävät. Jos otat kierroksella ensimmäisenä laattoja keskeltä, saat myös aloitusmerkin: pyöreän kermanvärisen laatan, jossa on 1. Se menee lattiarivillesi ja maksaa pisteen, mutta aloitat seuraavan kierroksen.
task-centre = Ota laattoja pöydän keskeltä, mutta älä anna yhdenkään pudota.
    .hint = Keskellä on kaksi keltaista laattaa ja yksi musta. Aseta ottamasi laatat kuvioriville, jolla on tarpeeksi tilaa.
    .right = Aloitusmerkki on lattiarivilläsi: se maksaa 1 pisteen, ja aloitat seuraavan kierroksen.
    .wrong-factory = Se oli tehdasalusta. Aloitusmerkki on pöydän keskellä, ja niin ovat tämän tehtävän laatatkin.
    .wrong-fell = Keskeltä ottaminen oli oikein, mutta lattiarivillesi putosi myös laatta. Valitse kuviorivi, jolla on tarpeeksi tilaa.

## 4. One colour in a line

lesson-colour = Yksi väri rivillä
    .about = Kuviorivin kaikki laatat ovat samaa väriä. Aloitetulle riville käy vain sama väri, kunnes rivi on täynnä. Kierroksen lopussa vajaat kuviorivit jäävät ennalleen.
task-colour = Täytä kolmas kuviorivi, mutta älä anna yhdenkään laatan pudota.
    .hint = Kolmannella kuviorivillä on kaksi punaista laattaa ja tilaa yhdelle. Etsi tehdasalusta, jolla on tasan yksi punainen laatta.
    .right = Yksi punainen laatta puuttui, ja juuri yhden otit.
    .wrong-fell = Kuviorivi on täynnä, mutta otit yhden laatan liikaa: se putosi lattiarivillesi. Jollakin muulla tehdasalustalla on tasan yksi punainen laatta.
    .wrong-other = Se ei täytä kolmatta kuvioriviä. Sillä on kaksi punaista laattaa, ja yksi puuttuu.

## 5. Too many tiles

lesson-overflow = Liikaa laattoja
    .about = Saat ottaa enemmän laattoja kuin kuvioriville mahtuu. Ylimääräiset putoavat lattiarivillesi, jossa jokainen maksaa pisteitä. Ottamiasi laattoja et voi koskaan jakaa kahdelle riville.
task-overflow = Ota pöydän keskeltä neljä valkoista laattaa niin, että mahdollisimman harva putoaa.
    .hint = Viidennellä kuviorivillä on jo kaksi valkoista laattaa, ja kolme paikkaa on vapaana.
    .right = Kolme laattaa mahtui, ja yksi putosi. Joskus pieni menetys on paras vaihtoehto.
    .wrong-colour = Tällä kertaa tarvitaan pöydän keskellä olevat valkoiset laatat.
    .wrong-floor = Kaikki neljä ovat nyt lattiarivillä ja maksavat 6 pistettä. Kuviorivi pelastaa osan niistä.
    .wrong-many = Neljästä putosi kolme. Jollakin muulla kuviorivillä on enemmän tilaa valkoisille.

## 6. The wall says no

lesson-wall = Seinä sanoo ei
    .about = Kuvioriviesi vieressä on seinäsi. Seinän jokaisella vaakarivillä on paikka jokaiselle värille. Kun väri on jo vaakarivillä, viereiselle kuvioriville ei enää saa asettaa sitä väriä.
task-wall = Ota kaksi sinistä laattaa ja etsi kuviorivi, jolle molemmat mahtuvat.
    .hint = Vaakariveillä 2 ja 4 on jo sininen, kuviorivillä 3 on mustaa, ja kuviorivi 1 on liian lyhyt.
    .right = Viides kuviorivi oli ainoa, jolle molemmat mahtuivat.
    .wrong-colour = Ne eivät olleet sinisiä. Ota kaksi sinistä laattaa ensimmäiseltä tehdasalustalta.
    .wrong-floor = Lattiariville saa aina asettaa laattoja, mutta tässä molemmat mahtuvat yhdelle kuvioriville.
    .wrong-fell = Ensimmäiselle kuvioriville mahtuu vain yksi laatta, joten toinen putosi. Yhdellä kuviorivillä on tilaa molemmille.

## 7. From the line to the wall

lesson-tiling = Kuvioriviltä seinälle
    .about = Kun kaikki laatat on otettu, kierros päättyy. Ylhäältä alkaen jokaiselta täydeltä kuvioriviltä siirtyy silloin yksi laatta paikalleen seinälle, ja rivin muut laatat poistuvat pelialustalta. Laatta tuo pisteitä heti: yksinään 1, muita koskettaessaan enemmän.
task-tiling = Nämä ovat kierroksen viimeiset laatat. Täytä kolmas kuviorivi ja katso, mitä tapahtuu.
    .hint = Kolmannella kuviorivillä on yksi sininen laatta. Kaksi lisää täyttää sen.
    .right = Kolme laattaa siirtyi seinälle allekkain: 1 piste, sitten 2, sitten 3. Yhteensä { $points }. Valkoinen laatta jää paikalleen, koska sen kuviorivi on vajaa.
    .wrong-floor = Lattiarivillä nuo kaksi laattaa vain maksavat pisteitä. Ne täyttäisivät kolmannen kuviorivisi.
    .wrong-open = Mikään kuviorivi ei tullut täyteen. Kolmannelta puuttuu juuri kaksi sinistä laattaa.

## 8. Scoring

lesson-runs = Naapurit seinällä
    .about = Uusi laatta tuo pisteen jokaisesta laatasta siinä katkeamattomassa vaakarivissä, johon se kuuluu, se itse mukaan lukien, ja samoin pystyrivissä. Jos naapureita on kumpaankin suuntaan, molemmat rivit lasketaan. Laatta ilman naapureita tuo 1 pisteen.
task-runs = Nämä kaksi mustaa laattaa täyttäisivät minkä tahansa neljästä kuviorivistä. Valitse se, joka tuo eniten pisteitä.
    .hint = Katso, minne musta menee kullakin vaakarivillä: eniten naapureita on neljännen vaakarivin paikalla.
    .right = Kolme vaakarivissä ja kolme pystyrivissä: { $points } pistettä yhdellä laatalla.
    .wrong-floor = Lattiarivillä ne eivät tuo mitään. Mikä tahansa kuvioriveistä toisi pisteitä.
    .wrong-fewer = { $points ->
        [one] Siitä tuli { $points } piste. Yksi kuvioriveistä tuo enemmän: laske naapurit sivuilla, yllä ja alla.
       *[other] Siitä tuli { $points } pistettä. Yksi kuvioriveistä tuo enemmän: laske naapurit sivuilla, yllä ja alla.
    }

## 9. What the floor costs

lesson-costs = Mitä lattiarivi maksaa
    .about = Lattiarivin seitsemän paikkaa maksavat vasemmalta oikealle 1, 1, 2, 2, 2, 3 ja 3 pistettä. Ne vähennetään jokaisen kierroksen lopussa, ja lattiarivi tyhjennetään. Pisteesi eivät koskaan laske alle nollan.
task-costs = Lattiarivilläsi on jo kaksi laattaa. Mihin neljä punaista laattaa kannattaa asettaa, jotta pisteitä jää eniten?
    .hint = Laske kunkin rivin kohdalla laatan pisteet ja vähennä niistä putoavien laattojen hinta. Lattiarivin seuraavat paikat maksavat 2 pistettä kukin.
    .right = Laatta toi 3 pistettä, ja pudonnut vei 2: hiukan parempi tulos kuin varman päälle pelaamalla ja paljon parempi kuin arvokkaimmalla laatalla.
    .wrong-floor = Kaikki putosivat, ja se tulee kalleimmaksi.
    .wrong-greedy = Laatta toi { $points } pistettä, mutta kolme laattaa putosi ja vei 6. Etsi rivi, jolla on enemmän tilaa.
    .wrong-safe = Mitään ei pudonnut, mutta pisteitäkään ei tullut. Yksi riveistä on hiukan parempi.

## 10. The end of the game

lesson-end = Pelin loppu ja lisäpisteet
    .about = Peli päättyy sen kierroksen jälkeen, jolla joku saa seinälleen täyden vaakarivin. Silloin jokainen saa 2 pistettä jokaisesta täydestä vaakarivistä, 7 jokaisesta täydestä pystyrivistä ja 10 jokaisesta väristä, jonka kaikki viisi laattaa ovat seinällä.
task-row = Olet johdossa. Päätä peli nyt: täytä vaakarivi.
    .hint = Seinäsi ensimmäiseltä vaakariviltä puuttuu vain yksi laatta: punainen.
    .right = Ensimmäinen vaakarivisi on täynnä, joten peli on ohi. Voitit { $score }–{ $other }.
    .wrong-other = Peli jatkuu. Ensimmäiseltä vaakariviltäsi puuttuu vain punainen laatta.
task-bonus = Ensimmäinen kuviorivisi päättää pelin, teitpä mitä tahansa. Vastustajasi on johdossa: aseta kaksi viimeistä laattaa niin, että voitat.
    .hint = Vaakarivillä 2 musta laatta täyttää koko vaakarivin ja tuo 2 pistettä. Vaakarivillä 4 se täyttää pystyrivin ja tuo 7.
    .right = Itse laatta toi vähemmän, mutta pystyrivi toi 7 lisää. Voitit { $score }–{ $other }.
    .wrong-row = Täysi vaakarivi tuo vain 2, ja hävisit { $score }–{ $other }. Katso pystyriviä 2.
    .wrong-other = Hävisit { $score }–{ $other }. Yhdellä vaakarivillä musta laatta täyttää kokonaisen pystyrivin.

## 11. The grey side

lesson-grey = Harmaa puoli
    .about = Pelialustoilla on toinenkin puoli, jonka seinässä ei ole värejä. Siellä valitset itse pystyrivin jokaiselle laatalle, kunhan sama väri ei ole kahdesti vaakarivillä eikä pystyrivillä. Jos laatalle ei ole paikkaa, kuviorivin kaikki laatat putoavat lattiariville.
task-grey = Kuviorivi 2 on täynnä punaista. Valitse vaakariviltä 2 paikka, joka tuo eniten pisteitä.
    .hint = Yhdellä paikalla on naapuri yllä, alla ja vieressä.
    .right = Pystyriviin tuli kolme laattaa ja vaakariviin kaksi: { $points } pistettä. Pystyrivi 2 ei käynyt, koska siinä on jo punainen laatta.
    .wrong-fewer = { $points ->
        [one] Siitä tuli { $points } piste. Jokin muu paikka koskettaa useampia laattoja.
       *[other] Siitä tuli { $points } pistettä. Jokin muu paikka koskettaa useampia laattoja.
    }

## 12. A round of your own

lesson-round = Oma kierros
    .about = Nyt kaikki kerralla: pelaa vuorotellen vastustajan kanssa, kunnes laatat loppuvat. Mieti kuviorivejäsi, seinääsi ja lattiariviäsi sekä sitä, mitä jätät toiselle.
task-round = Pelaa kierros loppuun ja pääse vähintään { $target } pisteeseen.
    .hint = Täytä lyhyet kuviorivit ensin äläkä anna minkään pudota. Musta kannattaa saada kolmannelle riville.
    .right = { $score } pistettä. Nyt osaat pelata koko pelin.
    .wrong-score = { $score ->
        [one] Tällä kertaa { $score } piste; tavoite oli { $target }. Kokeile toista järjestystä: mitä tarvitsit eniten, ja mikä olisi voinut odottaa?
       *[other] Tällä kertaa { $score } pistettä; tavoite oli { $target }. Kokeile toista järjestystä: mitä tarvitsit eniten, ja mikä olisi voinut odottaa?
    }
