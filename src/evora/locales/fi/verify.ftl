# `evora verify`: whether deals follow from a seed.

cli-verify = Tarkista, että pelitallenteiden jaot vastaavat siemeniään.
cli-verify-more =
    Palvelin näyttää pelin siemenen tiivisteen ennen ensimmäistä jakoa ja itse siemenen lopussa: se, joka
    merkitsi tiivisteen silloin muistiin, voi tarkistaa tallenteesta, ettei jakoja ole peukaloitu. Pelkkä
    tallenne osoittaa vain, että sen jaot vastaavat sen siementä, joka on voitu valita jälkikäteen.
    Lisää kertoo docs/deals.md. Paluukoodi on 1, jos jokin ei täsmää tai tallenteessa ei ole siementä.

verify-game = { $file }, peli { $game }: { $problem ->
    [no_seed] ei voida tarkistaa: tallenteessa ei ole siementä; se paljastetaan, kun peli on päättynyt
    [wrong_hash] väärin: siemen ei ole se, jonka tiiviste tallenteessa on
    [wrong_deal] väärin: kierroksen { $round } jako ei vastaa siementä
    [unpromised] { $deals ->
        [one] { $deals } jako vastaa siementä; tallenteessa ei ole sen tiivistettä
       *[other] { $deals } jakoa vastaa siementä; tallenteessa ei ole sen tiivistettä
    }
   *[none] { $deals ->
        [one] { $deals } jako vastaa siementä, ja sen tiiviste on se, joka on tallenteessa
       *[other] { $deals } jakoa vastaa siementä, ja sen tiiviste on se, joka on tallenteessa
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, peli { $game }: tallenne lähetettiin palvelimelle, joka sen kirjoitti; peliä ei pelattu siellä
# Once, at the end: what no record can show.
verify-note = Vain se, joka merkitsi tiivisteen muistiin ennen ensimmäistä jakoa, tietää, ettei siementä valittu jälkikäteen.
