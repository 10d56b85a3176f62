# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Opi pelaamaan
learn-about = { $count ->
    [one] { $count } pieni harjoitus oikealla pelialustalla. Se vie alle minuutin.
   *[other] { $count } pientä harjoitusta oikealla pelialustalla. Jokainen vie alle minuutin, ja voit lopettaa milloin vain.
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
learn-forget = Unohda tehdyt oppitunnit
learn-rules-about = Luetko mieluummin?
learn-rules = Säännöt yhdellä sivulla

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
lesson-turn = Sinun vuorosi.
lesson-thinking = Vastustajasi miettii.
lesson-loading = Pelialustaa valmistellaan.
lesson-you = Sinä
lesson-opponent = Vastustaja
lesson-missing = Sellaista oppituntia ei ole.
lesson-finished = Osaat pelin
lesson-finished-about = Se oli viimeinen oppitunti. Paras tapa jatkaa on pelata, ja ensimmäinen vastustaja on kärsivällinen.
lesson-first-game = Pelaa ensimmäinen pelisi

## 1. Taking tiles

lesson-take = Laattojen ottaminen
    .about = Pyöreät levyt ovat tehdasalustoja. Vuorollasi otat yhdeltä tehdasalustalta kaikki yhdenväriset laatat ja asetat ne yhdelle viidestä kuviorivistäsi. Ensimmäiselle riville mahtuu yksi laatta, toiselle kaksi ja niin edelleen viiteen asti.
task-take = Yhdellä tehdasalustalla on kaksi sinistä laattaa. Ota ne ja aseta ne toiselle kuvioriville.
    .hint = Valitse sininen laatta tehdasalustalta 1: sen pari tulee mukana. Valitse sitten rivi, jolla on kaksi paikkaa.
    .right = Molemmat siniset tulivat, koska otat aina kaikki samanväriset laatat. Ne täyttävät toisen kuviorivin juuri sopivasti.
    .wrong-floor = Lattiarivi on laatoille, joita kukaan ei halua: siellä ne maksavat pisteitä. Valitse mieluummin kuviorivi.
    .wrong-colour = Ne eivät olleet sinisiä. Etsi tehdasalusta, jolla on kaksi sinistä laattaa.
    .wrong-one = Sillä tehdasalustalla oli vain yksi sininen laatta. Jollakin muulla on kaksi.
    .wrong-line = Oikeat laatat, mutta väärä rivi. Toisella kuviorivillä ylhäältä on tilaa juuri kahdelle.

## 2. The rest goes to the centre

lesson-rest = Mitä jätät jälkeesi
    .about = Kun otat tehdasalustalta, sen muut laatat siirtyvät pöydän keskelle. Kuka tahansa voi myöhemmin ottaa niitä sieltä, joten se, mitä jätät, on yhtä tärkeää kuin se, mitä otat.
task-rest = Pöydän keskellä on kaksi valkoista laattaa. Ota tehdasalustalta niin, että vuorosi jälkeen niitä on siellä neljä.
    .hint = Etsi tehdasalusta, jolla on kaksi valkoista laattaa, ja ota siltä jotakin muuta.
    .right = Kaksi valkoista laattaa siirtyi pöydän keskelle, ja nyt niitä on siellä neljä.
    .wrong-white = Otit valkoiset laatat itse, joten ne eivät menneet pöydän keskelle.
    .wrong-centre = Pöydän keskeltä mikään ei siirry eteenpäin. Ota tehdasalustalta.
    .wrong-other = Valkoisia laattoja siirtyi keskelle alle kaksi. Etsi tehdasalusta, jolla niitä on kaksi.

## 3. The centre and the start marker

lesson-centre = Keskiosa ja aloitusmerkki
    .about = Myös pöydän keskeltä otat kaikki yhdenväriset laatat; muut jäävät. Se, joka kierroksella ensimmäisenä ottaa keskeltä, saa myös aloitusmerkin: pyöreän kermanvärisen laatan, jossa on 1. Se menee lattiarivillesi ja maksaa pisteen, mutta aloitat seuraavan kierroksen.
task-centre = Ota pöydän keskeltä, äläkä anna yhdenkään laatan pudota.
    .hint = Keskellä on kaksi keltaista laattaa ja yksi musta. Aseta ottamasi laatat kuvioriville, jolla on tarpeeksi tilaa.
    .right = Aloitusmerkki on lattiarivilläsi: se maksaa 1 pisteen, ja aloitat seuraavan kierroksen.
    .wrong-factory = Se oli tehdasalusta. Aloitusmerkki on pöydän keskellä, ja niin ovat tämän tehtävän laatatkin.
    .wrong-fell = Keskiosa oli oikein, mutta myös laatta putosi lattiarivillesi. Valitse kuviorivi, jolla on tarpeeksi tilaa.

## 4. One colour in a line

lesson-colour = Yksi väri rivillä
    .about = Kuviorivin kaikki laatat ovat samaa väriä. Aloitetulle riville käy vain lisää samaa, kunnes se on täynnä. Kierroksen lopussa vajaat kuviorivit jäävät ennalleen.
task-colour = Täytä kolmas kuviorivi, äläkä anna yhdenkään laatan pudota.
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
    .about = Kuvioriviesi vieressä on seinäsi. Seinän jokaisella vaakarivillä on paikka jokaiselle värille. Kun väri on jo vaakarivillä, sen viereiselle kuvioriville ei enää käy se väri.
task-wall = Ota kaksi sinistä laattaa ja etsi kuviorivi, jolle molemmat mahtuvat.
    .hint = Toisella ja neljännellä vaakarivillä on jo sininen, kolmannella kuviorivillä on mustaa, ja ensimmäinen on liian lyhyt.
    .right = Viides kuviorivi oli ainoa, jolle molemmat mahtuivat.
    .wrong-colour = Ne eivät olleet sinisiä. Ota kaksi sinistä laattaa ensimmäiseltä tehdasalustalta.
    .wrong-floor = Lattiariville käy aina, mutta tässä molemmat mahtuvat eräälle kuvioriville.
    .wrong-fell = Ensimmäiselle kuvioriville mahtuu vain yksi laatta, joten toinen putosi. Eräällä rivillä on tilaa molemmille.

## 7. From the line to the wall

lesson-tiling = Kuvioriviltä seinälle
    .about = Kun kaikki laatat on otettu, kierros päättyy. Jokaiselta täydeltä kuvioriviltä siirtyy silloin yksi laatta paikalleen seinälle, ylhäältä alas, ja rivin muut laatat poistuvat. Laatta tuo pisteitä heti: yksinään 1, muita koskettaessaan enemmän.
task-tiling = Nämä ovat kierroksen viimeiset laatat. Täytä kolmas kuviorivi ja katso, mitä tapahtuu.
    .hint = Kolmannella kuviorivillä on yksi sininen laatta. Kaksi lisää täyttää sen.
    .right = Kolme laattaa siirtyi seinälle allekkain: 1 piste, sitten 2, sitten 3. Yhteensä { $points }. Valkoinen laatta jää paikalleen, koska sen kuviorivi on vajaa.
    .wrong-floor = Lattiarivillä nuo kaksi laattaa vain maksavat pisteitä. Ne täyttäisivät kolmannen kuviorivisi.
    .wrong-open = Mikään kuviorivi ei tullut täyteen. Kolmannelta puuttuu juuri kaksi sinistä laattaa.

## 8. Scoring

lesson-runs = Naapurit seinällä
    .about = Uudesta laatasta lasketaan jokainen laatta sen katkeamattomassa vaakarivissä, se itse mukaan lukien, ja samoin pystyrivissä. Jos naapureita on kumpaankin suuntaan, molemmat lasketaan. Laatta ilman naapureita tuo 1 pisteen.
task-runs = Nämä kaksi mustaa laattaa täyttäisivät minkä tahansa neljästä kuviorivistä. Valitse se, joka tuo eniten pisteitä.
    .hint = Katso, minne musta menee kullakin vaakarivillä: eniten naapureita on neljännen vaakarivin paikalla.
    .right = Kolme vaakarivissä ja kolme pystyrivissä: { $points } pistettä yhdellä laatalla.
    .wrong-floor = Lattiarivillä ne eivät tuo mitään. Mikä tahansa kuvioriveistä toisi pisteitä.
    .wrong-fewer = { $points ->
        [one] Siitä tuli { $points } piste. Eräs kuviorivi tuo enemmän: laske naapurit sivuilla, yllä ja alla.
       *[other] Siitä tuli { $points } pistettä. Eräs kuviorivi tuo enemmän: laske naapurit sivuilla, yllä ja alla.
    }

## 9. What the floor costs

lesson-costs = Mitä lattia maksaa
    .about = Lattiarivin seitsemän paikkaa maksavat vasemmalta oikealle 1, 1, 2, 2, 2, 3 ja 3 pistettä. Ne maksetaan jokaisen kierroksen lopussa, ja lattiarivi on taas tyhjä. Pisteesi eivät koskaan laske alle nollan.
task-costs = Lattiarivilläsi on jo kaksi laattaa. Missä neljä punaista laattaa jättävät sinulle eniten pisteitä?
    .hint = Ota kunkin rivin kohdalla sen laatan pisteet ja vähennä siitä se, mitä putoavat maksavat. Lattiarivin seuraavat paikat maksavat 2 kukin.
    .right = Laatta toi 3 pistettä, ja pudonnut vei 2: hiukan parempi kuin varman päälle pelaaminen ja paljon parempi kuin arvokkain laatta.
    .wrong-floor = Kaikki putosivat, ja se on kallein tapa.
    .wrong-greedy = Laatta toi { $points } pistettä, mutta kolme laattaa putosi ja vei 6. Etsi rivi, jolla on enemmän tilaa.
    .wrong-safe = Mitään ei pudonnut, mutta pisteitäkään ei tullut. Eräs rivi on hiukan parempi.

## 10. The end of the game

lesson-end = Loppu ja viimeiset pisteet
    .about = Peli päättyy sen kierroksen jälkeen, jolla joku saa seinälleen täyden vaakarivin. Silloin jokainen saa 2 pistettä jokaisesta täydestä vaakarivistä, 7 jokaisesta täydestä pystyrivistä ja 10 jokaisesta väristä, jonka kaikki viisi laattaa ovat seinällä.
task-row = Olet johdossa. Päätä peli nyt: täytä vaakarivi.
    .hint = Seinäsi ensimmäiseltä vaakariviltä puuttuu vain yksi laatta: punainen.
    .right = Ensimmäinen vaakarivisi on täynnä, joten peli on ohi. Voitat { $score }–{ $other }.
    .wrong-other = Peli jatkuu. Ensimmäiseltä vaakariviltäsi puuttuu vain punainen laatta.
task-bonus = Ensimmäinen kuviorivisi päättää pelin, teitpä mitä tahansa. Vastustajasi on johdossa: aseta kaksi viimeistä laattaa niin, että voitat.
    .hint = Toisella vaakarivillä musta laatta täyttää vaakarivin ja tuo 2 pistettä. Neljännellä se täyttää pystyrivin ja tuo 7.
    .right = Itse laatta toi vähemmän, mutta pystyrivi toi 7 lisää. Voitat { $score }–{ $other }.
    .wrong-row = Täysi vaakarivi tuo vain 2, ja häviät { $score }–{ $other }. Katso pystyriviä 2.
    .wrong-other = Häviät { $score }–{ $other }. Yhdellä vaakarivillä musta laatta täyttää kokonaisen pystyrivin.

## 11. The grey side

lesson-grey = Harmaa puoli
    .about = Pelialustoilla on toinenkin puoli, jonka seinässä ei ole värejä. Siellä valitset itse pystyrivin jokaiselle laatalle, kunhan sama väri ei ole kahdesti vaakarivillä eikä pystyrivillä. Jos laatta ei käy mihinkään, koko sen kuviorivi putoaa lattialle.
task-grey = Toinen kuviorivisi on täynnä punaista. Valitse toiselta vaakariviltä paikka, joka tuo eniten pisteitä.
    .hint = Yhdellä paikalla on naapuri yllä, alla ja vieressä.
    .right = Siitä tuli kolme pystyriviin ja kaksi vaakariviin: { $points } pistettä. Toinen pystyrivi ei käynyt, koska siinä on jo punainen laatta.
    .wrong-fewer = { $points ->
        [one] Siitä tuli { $points } piste. Jokin muu paikka koskettaa useampia laattoja.
       *[other] Siitä tuli { $points } pistettä. Jokin muu paikka koskettaa useampia laattoja.
    }

## 12. A round of your own

lesson-round = Oma kierros
    .about = Nyt kaikki yhdessä: pelaa vuorotellen vastustajan kanssa, kunnes laatat loppuvat. Mieti kuviorivejäsi, seinääsi ja lattiaasi sekä sitä, mitä jätät toiselle.
task-round = Pelaa kierros loppuun ja pääse vähintään { $target } pisteeseen.
    .hint = Täytä lyhyet kuviorivit ensin, äläkä anna minkään pudota. Musta kannattaa saada kolmannelle riville.
    .right = { $score } pistettä. Nyt osaat pelata koko pelin.
    .wrong-score = { $score ->
        [one] Tällä kertaa { $score } piste, ja tavoite oli { $target }. Kokeile toista järjestystä: mitä tarvitsit eniten, ja mikä voi odottaa?
       *[other] Tällä kertaa { $score } pistettä, ja tavoite oli { $target }. Kokeile toista järjestystä: mitä tarvitsit eniten, ja mikä voi odottaa?
    }
