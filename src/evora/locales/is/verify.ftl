# `evora verify`: whether deals follow from a seed.

cli-verify = Athugar hvort gjafir í spilaskrám leiði af fræjum þeirra.
cli-verify-more =
    Þjónn sýnir tætigildi fræsins í spili fyrir fyrstu gjöf og fræið í lokin: hver sem skrifaði tætigildið
    hjá sér þá getur athugað með spilaskránni að engri gjöf var hagrætt. Spilaskráin ein sýnir aðeins að
    gjafir hennar leiða af fræinu í henni, og það gæti hafa verið valið eftir á. Meira er í docs/deals.md.
    Skilakóðinn er 1 ef eitthvað er rangt, eða ef ekkert fræ er í spilaskrá.

verify-game = { $file }, spil { $game }: { $problem ->
    [no_seed] ekki hægt að athuga: í spilaskránni er ekkert fræ; það er birt í leikslok
    [wrong_hash] rangt: fræið er ekki það sem tætigildið í spilaskránni á við
    [wrong_deal] rangt: gjöfin í umferð { $round } leiðir ekki af fræinu
    [unpromised] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu; í spilaskránni er ekkert tætigildi þess
       *[other] { $deals } gjafir leiða af fræinu; í spilaskránni er ekkert tætigildi þess
    }
   *[none] { $deals ->
        [one] { $deals } gjöf leiðir af fræinu, og tætigildi þess er það sem stendur í spilaskránni
       *[other] { $deals } gjafir leiða af fræinu, og tætigildi þess er það sem stendur í spilaskránni
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, spil { $game }: spilaskránni var hlaðið upp á þjóninn sem skrifaði hana; spilið fór ekki fram þar
# Once, at the end: what no record can show.
verify-note = Aðeins þau sem skrifuðu tætigildi hjá sér fyrir fyrstu gjöf vita að fræið var ekki valið eftir á.
