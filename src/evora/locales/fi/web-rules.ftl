# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = Koko peli yhdellä sivulla. Jos opit mieluummin pelaamalla, kokeile oppitunteja.
rules-lessons = Opi pelaamalla
rules-print = Tulosta
rules-contents = Tällä sivulla

## At a glance

rules-glance = Lyhyesti
rules-glance-take = Valitse vuorollasi väri ja ota kaikki sen väriset laatat yhdeltä tehdasalustalta tai pöydän keskeltä.
rules-glance-place = Aseta ne kaikki yhdelle kuvioriveistäsi; rivillä on vain yhtä väriä. Ne, jotka eivät mahdu, putoavat lattiarivillesi.
rules-glance-tile = Kun kaikki laatat on otettu, jokaiselta täydeltä kuvioriviltä siirtyy yksi laatta seinälle ja tuo pisteitä. Toisiaan koskettavat laatat tuovat enemmän.
rules-glance-floor = Lattiarivin laatat vievät pisteitä.
rules-glance-end = Ensimmäinen täysi vaakarivi jonkun seinällä päättää pelin. Vaakariveistä, pystyriveistä ja väreistä saa vielä lisäpisteitä, ja eniten pisteitä kerännyt voittaa.

## What is on the table

rules-table = Mitä pöydällä on
rules-table-tiles = Laattoja on 100, viittä väriä ja kutakin 20: sinisiä, keltaisia, punaisia, mustia ja valkoisia. Pelin alussa kaikki ovat pussissa. Käytetyt laatat odottavat pelilaatikon kannessa, kunnes pussi on tyhjä.
rules-table-factories = Tehdasalustat ovat pyöreitä levyjä, joilla kullakin on neljä laattaa. Niiden välissä on pöydän keskiosa, jonne päätyvät muilta jääneet laatat. Myös aloitusmerkki on kierroksen alussa siellä.
rules-table-board = Jokaisella on pelialusta. Sen vasemmalla puolella on viisi kuvioriviä, joille mahtuu yhdestä viiteen laattaa. Oikealla on seinä, viisi vaakariviä ja kullakin viisi paikkaa; jokainen kuviorivi on oman vaakarivinsä vieressä. Alhaalla on lattiarivi, jossa on seitsemän paikkaa.
rules-fig-board = Pelialustan värillinen puoli ennen ensimmäistä laattaa.
    .alt = Pelialusta. Vasemmalla viisi kuvioriviä, joilla on yksi, kaksi, kolme, neljä ja viisi paikkaa. Oikealla seinä, jossa on viisi vaakariviä ja viisi pystyriviä. Alhaalla lattiarivin seitsemän paikkaa, jotka maksavat 1, 1, 2, 2, 2, 3 ja 3 pistettä.

## Set-up

rules-setup = Alkuvalmistelut
rules-setup-side = Valitkaa pelialustojen puoli; kaikki käyttävät samaa. Värillinen puoli esitellään ensin. Pisteet alkavat nollasta.
rules-setup-start = Sopikaa, kuka aloittaa, tai arpokaa.
rules-setup-fill = Täyttäkää jokainen tehdasalusta neljällä laatalla, jotka otetaan pussista katsomatta.
rules-setup-players = Pelaajia
rules-setup-count = Tehdas{"\u00AD"}alustoja
rules-setup-dealt = Laattoja kierrok{"\u00AD"}sella

## Taking tiles

rules-offer = Laattojen ottaminen
rules-offer-turns = Kierroksen aloittava pelaaja tekee ensimmäisen siirron. Vuoro kiertää, kunnes tehdasalustoilla ja pöydän keskellä ei ole enää laattoja. Vuoro on kaksiosainen: ensin otat laatat, sitten asetat ne.
rules-offer-factory = Tehdasalustalta: ota siltä kaikki valitsemasi värin laatat. Muut sen laatat siirtyvät pöydän keskelle.
rules-offer-centre = Tai pöydän keskeltä: ota sieltä kaikki valitsemasi värin laatat. Muut jäävät.
rules-offer-marker = Se, joka kierroksella ensimmäisenä ottaa laattoja pöydän keskeltä, saa myös aloitusmerkin. Se menee hänen lattiarivinsä ensimmäiseen vapaaseen paikkaan ennen saman vuoron laattoja. Hän aloittaa seuraavan kierroksen.
rules-fig-take = Kaksi sinistä laattaa otetaan. Punainen ja musta siirtyvät pöydän keskelle.
    .alt = Kolme tehdasalustaa. Ensimmäisellä on kaksi sinistä, yksi punainen ja yksi musta laatta, ja siniset otetaan. Pöydän keskellä ovat aloitusmerkki ja keltainen laatta.

## Placing them

rules-place = Laattojen asettaminen
rules-place-one = Kaikki otetut laatat menevät yhdelle kuvioriville. Niitä ei koskaan jaeta.
rules-place-colour = Kuviorivillä on vain yhtä väriä. Aloitetulle riville käy vain sama väri.
rules-place-wall = Kuvioriville ei käy väri, joka on jo seinän viereisellä vaakarivillä.
rules-place-full = Täydelle kuvioriville ei käy enää mitään.
rules-place-fall = Laatat, jotka eivät mahdu, putoavat lattiariville.
rules-place-floor = Saat aina asettaa kaikki ottamasi laatat lattiariville, vaikkei olisi pakko.
rules-fig-place = Kaksi sinistä laattaa voisi mennä viidennelle kuvioriville tai ensimmäiselle, jolloin yksi putoaisi. Vaakariveillä 2 ja 4 on jo sininen, ja kolmannella kuviorivillä on mustaa.
    .alt = Pelialusta. Kolmannella kuviorivillä on kaksi mustaa laattaa, muut kuviorivit ovat tyhjiä. Seinän vaakariveillä 2 ja 4 on sininen.

## The floor line

rules-floor = Lattiarivi
rules-floor-fill = Lattiarivi täyttyy vasemmalta. Sen paikat maksavat 1, 1, 2, 2, 2, 3 ja 3 pistettä. Aloitusmerkki vie paikan kuten laatta ja maksaa saman verran.
rules-floor-over = Kun kaikki seitsemän paikkaa on täytetty, loput laatat menevät pelilaatikon kanteen eivätkä maksa enempää.
rules-fig-floor = Aloitusmerkki ja neljä laattaa: menetys on 1 + 1 + 2 + 2 + 2 = 8 pistettä.
    .alt = Pelialusta, jonka lattiarivillä on aloitusmerkki, kaksi mustaa laattaa, yksi keltainen ja yksi valkoinen.

## Tiling

rules-tiling = Kuvioriveiltä seinälle
rules-tiling-when = Kun kaikki laatat on otettu, jokainen käy kuviorivinsä läpi ylhäältä alas.
rules-tiling-complete = Täydeltä kuvioriviltä siirtyy yksi laatta viereisen vaakarivin samanväriseen paikkaan, ja siitä saa pisteet heti. Kuviorivin muut laatat menevät pelilaatikon kanteen.
rules-tiling-incomplete = Vajaa kuviorivi jää ennalleen seuraavaa kierrosta varten.
rules-tiling-cost = Sitten jokainen menettää lattiarivinsä pisteet, mutta kenenkään pisteet eivät laske alle nollan. Lattiarivin laatat menevät pelilaatikon kanteen; aloitusmerkki jää pelaajalleen.
rules-fig-before = Ennen laatoitusta pisteitä on 4 …
    .alt = Pelialusta. Ensimmäinen kuviorivi on täynnä punaista ja kolmas sinistä; neljännellä on kaksi mustaa laattaa, ja kaksi puuttuu. Seinän vaakarivin 2 kolmannessa paikassa on keltainen. Lattiarivillä ovat aloitusmerkki ja keltainen laatta.
rules-fig-after = … ja sen jälkeen. Punainen tuo 2 pistettä, koska se koskettaa keltaista. Sininen on pystyrivin kolmas ja tuo 3. Lattiarivi maksaa 2, joten pisteitä on 7.
    .alt = Sama pelialusta. Punainen, keltainen ja sininen ovat allekkain kolmannella pystyrivillä. Neljännellä kuviorivillä on yhä kaksi mustaa laattaa; muut kuviorivit ja lattiarivi ovat tyhjiä.

## Scoring

rules-scoring = Laatan pisteytys
rules-scoring-how = Katso uuden laatan naapureita. Laske laatat siitä katkeamattomasta vaakarivistä, johon se kuuluu, ja samoin pystyrivistä, kummallakin kerralla uusi laatta mukaan lukien. Jos vaakarivissä on vähintään kaksi laattaa, saat pisteitä sen pituuden verran; jos pystyrivissä on vähintään kaksi, saat pisteitä myös sen pituuden verran. Laatta ilman naapureita tuo 1 pisteen.
rules-fig-lone = Yksinään: 1 piste.
    .alt = Seinä, jolla on yksi ainoa laatta.
rules-fig-row = Kolmas vaakarivissä: 3 pistettä.
    .alt = Seinä, jolla on kolme laattaa vierekkäin; uusi on viimeinen.
rules-fig-column = Kolmas pystyrivissä: 3 pistettä.
    .alt = Seinä, jolla on kolme laattaa allekkain; uusi on alin.
rules-fig-both = Kaksi vaakarivissä ja kolme pystyrivissä: 5 pistettä.
    .alt = Seinä, jolla uuden laatan vasemmalla puolella on yksi naapuri ja yläpuolella kaksi.

## The next round

rules-next = Seuraava kierros
rules-next-fill = Jos kenelläkään ei ole täyttä vaakariviä, täyttäkää tehdasalustat taas, neljä laattaa kullekin. Aloittaa se, jolla on aloitusmerkki.
rules-next-bag = Jos pussi on tyhjä ja laattoja tarvitaan lisää, kaatakaa kaikki kannesta pussiin ja jatkakaa täyttämistä.
rules-next-short = Jos laatat loppuvat kokonaan, kierros pelataan niillä, joita on.

## The end

rules-end = Pelin päättyminen
rules-end-when = Peli päättyy sen laatoituksen jälkeen, jossa vähintään yksi pelaaja on saanut seinälleen täyden vaakarivin. Silloin jokainen saa vielä lisäpisteitä:
rules-end-bonus = Lisäpisteet
rules-end-points = Pisteitä
rules-end-row = jokainen täysi vaakarivi
rules-end-column = jokainen täysi pystyrivi
rules-end-colour = jokainen väri, jonka kaikki viisi laattaa ovat seinällä
rules-end-win = Eniten pisteitä kerännyt voittaa. Jos pisteet ovat tasan, ratkaisee täysien vaakarivien määrä. Jos niitäkin on yhtä monta, voitto jaetaan.
rules-fig-end = Vaakarivi, pystyrivi ja kaikki viisi sinistä laattaa: 2 + 7 + 10 = 19 pistettä.
    .alt = Seinä, jonka ensimmäinen vaakarivi ja ensimmäinen pystyrivi ovat täynnä ja jonka siniset laatat täyttävät lävistäjän.

## The grey side

rules-grey = Harmaa puoli
rules-grey-free = Kaikki on kuten edellä, mutta seinään ei ole painettu värejä. Kun kuviorivi on täynnä, valitset itse paikan sen vaakariviltä. Sama väri saa olla vain kerran vaakarivillä ja vain kerran pystyrivillä.
rules-grey-none = Jos täydeltä kuvioriviltä ei voi siirtää laattaa mihinkään, kaikki sen laatat putoavat lattiariville.
rules-fig-grey = Kuviorivin 2 punainen laatta voi mennä kumpaan tahansa renkaalla merkittyyn paikkaan. Neljännellä pystyrivillä on jo punainen.
    .alt = Harmaa seinä. Vaakarivin 2 ensimmäisessä paikassa on sininen ja kolmannessa keltainen. Vapaista paikoista 2 ja 5 käyvät; paikka 4 ei käy, koska sen alla samalla pystyrivillä on punainen.

## Finer points

rules-finer = Tarkennuksia
rules-finer-about = Sääntökirjat jättävät muutaman asian auki. Evorassa ne on ratkaistu näin.
rules-finer-marker = Jos lattiarivisi on täynnä, kun saat aloitusmerkin, se ei maksa mitään. Aloitat silti seuraavan kierroksen.
rules-finer-same = Jos kukaan ei ottanut kierroksella laattoja pöydän keskeltä, sama pelaaja aloittaa uudelleen.
rules-finer-order = Harmaalla puolella laatoittaa ensin kierroksen aloittanut pelaaja, sitten muut vuorollaan, kukin ylhäältä alas. Jos laatan voi asettaa, se on pakko asettaa. Kaikki lattiarivit pisteytetään lopuksi samalla kertaa.
rules-finer-stalled = Jos kolmeen peräkkäiseen kierrokseen yhtään laattaa ei ole siirtynyt kenenkään seinälle, peli päättyy, ja lisäpisteet lasketaan.
rules-finer-tiles = Jos sekä pussi että kansi ovat tyhjiä, kun kierroksen pitäisi alkaa, peli päättyy, ja lisäpisteet lasketaan. Näin voi käydä vain neljällä pelaajalla.
rules-finer-public = Kaikki on kaikkien nähtävillä, paitsi laattojen järjestys pussissa. Kierroksen aikana tuuri ei vaikuta mihinkään.
