# `evora verify`: whether deals follow from a seed.

cli-verify = Athugar hvort gjafir í spilaskrám leiða af fræjum þeirra.
cli-verify-more =
    Spil á þjóni sýnir tætigildi fræsins fyrir fyrstu gjöf og fræið í lokin: þegar hvort tveggja er í
    skránni getur hver sem er athugað að engin gjöf var búin til. docs/deals.md segir hvernig.
    Skilakóðinn er 1 ef eitthvað passar ekki, eða ef skrá hefur ekkert fræ.

verify-game = { $file }, spil { $game }: { $problem ->
    [no_seed] ekki hægt að athuga: skráin hefur ekkert fræ; það er birt í leikslok
    [wrong_hash] rangt: fræið er ekki það sem tætigildið í skránni á við
    [wrong_deal] rangt: gjöfin í umferð { $round } leiðir ekki af fræinu
    [unpromised] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu; tætigildi þess var ekki sýnt fyrir fram
       *[other] { $deals } gjafir leiða af fræinu; tætigildi þess var ekki sýnt fyrir fram
    }
   *[none] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu, og fræið passar við tætigildið
       *[other] { $deals } gjafir leiða af fræinu, og fræið passar við tætigildið
    }
}
