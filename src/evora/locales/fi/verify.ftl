# `evora verify`: whether deals follow from a seed.

cli-verify = Tarkista, että pelitallenteiden jaot seuraavat niiden siemenistä.
cli-verify-more =
    Palvelimen peli näyttää siemenensä tiivisteen ennen ensimmäistä jakoa ja siemenen lopussa: kun
    molemmat ovat tallenteessa, kuka tahansa voi tarkistaa, ettei jakoja ole keksitty. docs/deals.md
    kertoo, miten. Paluukoodi 1, jos jokin ei täsmää tai tallenteessa ei ole siementä.

verify-game = { $file }, peli { $game }: { $problem ->
    [no_seed] ei voi tarkistaa: tallenteessa ei ole siementä; se kerrotaan, kun peli on päättynyt
    [wrong_hash] väärin: siemen ei ole se, jonka tiiviste tallenteessa on
    [wrong_deal] väärin: kierroksen { $round } jako ei seuraa siemenestä
    [unpromised] { $deals ->
        [one] { $deals } jako seuraa siemenestä; tiivistettä ei näytetty etukäteen
       *[other] { $deals } jakoa seuraa siemenestä; tiivistettä ei näytetty etukäteen
    }
   *[none] { $deals ->
        [one] { $deals } jako seuraa siemenestä, ja siemen vastaa tiivistettään
       *[other] { $deals } jakoa seuraa siemenestä, ja siemen vastaa tiivistettään
    }
}
