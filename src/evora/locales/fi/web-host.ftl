# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = Mitä sinusta tallennetaan tänne ja kuinka pitkäksi aikaa.
contact-about = Miten saat yhteyden palvelimen ylläpitoon.
house-rules-about = Mitä palvelimen ylläpito toivoo kaikilta.
# Before a mail address or a link.
contact-write = Yhteyden saat tästä:
# A heading above the words of the host.
privacy-host = Palvelimen ylläpidolta

## What Evora keeps: sentences that hold for every server

privacy-evora = Mitä Evora säilyttää
privacy-looking = Pelkästä katselusta ei jää jälkiä. Mainoksia tai analytiikkaa ei ole, eikä mitään haeta muilta palvelimilta.
privacy-cookie = Kun pelaat ensimmäisen kerran tai valitset nimen, selaimesi saa yhden evästeen, jossa on satunnainen avain, jotta palvelin tuntee sinut. Se vanhenee 400 päivää viimeisen käyntisi jälkeen.
privacy-browser = Valintasi, oppituntisi ja ilman palvelinta pelaamasi pelit ovat vain selaimessasi.
privacy-you = Palvelin säilyttää nimesi, jos annat sellaisen, ensimmäisen käyntisi ajan ja viimeisen käyntisi päivän, laitteidesi selain- ja järjestelmätyypit, bottisi, tuloksesi pulmissa, lomasi, keiden olet estänyt pelaamasta kanssasi ja mistä olet ilmoittanut.
privacy-games = Se säilyttää pelit: kuka istui missä, jokaisen siirron ja sen ajan. Pelin ja pelaajien nimet näkee jokainen, jolla on pelin linkki. Pelaajien tervehdyksiä ei tallenneta.
privacy-mail = Jos annat sähköpostiosoitteen kirjeitä varten, palvelin säilyttää sen sekä tiedon, milloin se vahvistettiin ja milloin siihen viimeksi kirjoitettiin, kunnes poistat sen; vahvistamaton katoaa vuorokauden kuluttua. Kirjeet eivät paljasta, onko ne luettu. Osoitteesta, johon ei haluta kirjeitä, säilyy vuoden ajan tiiviste, omasta syötteestäsi vain sen osoitteen tiiviste.
privacy-address = Verkko-osoitettasi ei tallenneta sellaisenaan. Jottei kukaan voi tukkia palvelinta tai pilata toisten pelejä, se lasketaan muistissa ja tiivisteenä, jonka avain poistetaan vuorokauden kuluttua. Vain estetyn pelaajan verkko säilytetään niin kauan kuin esto on voimassa.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] Kaikki tämä säilyy, kunnes poistat sen.
    [one] Ne, jotka eivät ole käyneet päivään ja joilla ei ole peliä kesken, poistetaan.
   *[other] Ne, jotka eivät ole käyneet { $days } päivään ja joilla ei ole peliä kesken, poistetaan.
}
privacy-abandoned = { $days ->
    [0] Pelit säilyvät, myös ne, joita ei koskaan pelattu loppuun.
    [one] Päättyneet pelit säilyvät; muut poistetaan päivän kuluttua viimeisestä siirrosta.
   *[other] Päättyneet pelit säilyvät; muut poistetaan { $days } päivän kuluttua viimeisestä siirrosta.
}
privacy-kept = Jos säilytät nimesi, palvelimella ovat avaimesi: palautuskoodista vain tiiviste, pääsyavaimesta vain sen julkinen osa. Silloin sinua ei poisteta, vaikka et kävisi pitkään aikaan. Kun olet poistanut tietosi, nimestä jää tiiviste, jottei kukaan muu saa sitä.
privacy-push = Jos otat selaimessa ilmoitukset käyttöön, palvelin säilyttää osoitteen, jossa selaimen tekijän palvelu ottaa ne vastaan, kunnes poistat ne käytöstä tai kirjaudut siellä ulos. Ne kulkevat palvelun kautta salattuina: se ei voi lukea niitä.
privacy-delete = Voit katsoa, ladata ja poistaa kaiken. Päättyneet pelit säilyvät niiden pelaajilla ilman nimeäsi. Varmuuskopioissa tiedot voivat säilyä pidempään.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Mikään palvelin ei säilytä täällä mitään: pelisi ja valintasi ovat vain tässä selaimessa. Verkkotilan tarjoaja voi kirjata käyntejä, kuten millä tahansa sivustolla.
