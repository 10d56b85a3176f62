# `evora verify`: whether deals follow from a seed.

cli-verify = Tarkista, että pelitallenteiden jaot vastaavat siemeniään.
cli-verify-more =
    Palvelin näyttää pelin siemenen tiivisteen ennen ensimmäistä jakoa ja itse siemenen lopussa: kun
    molemmat ovat tallenteessa, kuka tahansa voi tarkistaa, ettei jakoja ole peukaloitu. docs/deals.md
    kertoo, miten. Paluukoodi on 1, jos jokin ei täsmää tai tallenteessa ei ole siementä.

verify-game = { $file }, peli { $game }: { $problem ->
    [no_seed] ei voida tarkistaa: tallenteessa ei ole siementä; se paljastetaan, kun peli on päättynyt
    [wrong_hash] väärin: siemen ei ole se, jonka tiiviste tallenteessa on
    [wrong_deal] väärin: kierroksen { $round } jako ei vastaa siementä
    [unpromised] { $deals ->
        [one] { $deals } jako vastaa siementä; siemenen tiivistettä ei näytetty etukäteen
       *[other] { $deals } jakoa vastaa siementä; siemenen tiivistettä ei näytetty etukäteen
    }
   *[none] { $deals ->
        [one] { $deals } jako vastaa siementä, ja siemen vastaa etukäteen näytettyä tiivistettä
       *[other] { $deals } jakoa vastaa siementä, ja siemen vastaa etukäteen näytettyä tiivistettä
    }
}
