# `evora verify`: whether deals follow from a seed.

cli-verify = Athugar hvort gjafir í spilaskrám leiði af fræjum þeirra.
cli-verify-more =
    Þjónn sýnir tætigildi fræsins í spili fyrir fyrstu gjöf og fræið í lokin: þegar hvort tveggja er í
    spilaskránni getur hver sem er athugað að engri gjöf var hagrætt. docs/deals.md segir hvernig.
    Skilakóðinn er 1 ef eitthvað er rangt, eða ef ekkert fræ er í spilaskrá.

verify-game = { $file }, spil { $game }: { $problem ->
    [no_seed] ekki hægt að athuga: í spilaskránni er ekkert fræ; það er birt í leikslok
    [wrong_hash] rangt: fræið er ekki það sem tætigildið í spilaskránni á við
    [wrong_deal] rangt: gjöfin í umferð { $round } leiðir ekki af fræinu
    [unpromised] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu; tætigildi þess var ekki sýnt fyrir fram
       *[other] { $deals } gjafir leiða af fræinu; tætigildi þess var ekki sýnt fyrir fram
    }
   *[none] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu, og fræið passar við tætigildið sem sýnt var áður
       *[other] { $deals } gjafir leiða af fræinu, og fræið passar við tætigildið sem sýnt var áður
    }
}
