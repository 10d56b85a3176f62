# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Ólesið:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Ekki fleiri svona
    .aria-label = Ekki fleiri svona: { $kind }
# Takes that back.
notice-again = Jú, samt
    .aria-label = Jú, samt: { $kind }
notice-off = Þú færð ekki fleiri svona tilkynningar: { $kind }.
notices-none = Ekkert hefur kallað á þig enn. Hér stendur þegar þú átt leik í spilum með dögum fyrir hvern leik, hver skorar á þig og hvernig spil fóru.
notices-read-all = Merkja allt lesið
notices-settings = Velja tilkynningar

## At the table of a game with days for each move

ask-notices = Það getur liðið drjúg stund þar til þú átt leik næst.
# What the button says will come.
ask-notices-push = Láta mig vita í þessu tæki þegar ég á leik
ask-notices-mail = Láta mig vita í tölvupósti þegar ég á leik
ask-notices-about = Í mesta lagi einu sinni þar til þú kemur aftur.
ask-notices-mail-about = Í mesta lagi eitt bréf á dag.
ask-notices-no = Nei, takk
ask-notices-done = Þetta tæki lætur vita þegar þú átt leik. Fleira er í stillingunum.
next-game = Næsta spil
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] { $count } spil til bíður þín.
   *[other] { $count } spil til bíða þín.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Fara sjálfkrafa áfram eftir leik
    .hint = Í spilum með dögum fyrir hvern leik: í það þar sem minnst er eftir af tímanum.

## Settings

settings-notices = Tilkynningar
notices-about = Ekkert blikkar og ekkert tapast þótt dagur líði. Veldu hvað kallar á þig og hvernig.
notices-what = Hvað kallar á þig
notice-kind = { $kind ->
    [turn] Þú átt leik í spili með dögum fyrir hvern leik
    [time] Tíminn þinn er að renna út
    [joined] Einhver sest við borðið þitt
    [challenge] Einhver skorar á þig
    [accepted] Áskorun þinni var tekið
    [rematch] Einhver vill spila aftur
    [over] Spili er lokið
    [begins] Það sem þú fylgir byrjar
   *[test] Prufa
}
# The heads of columns.
notice-way = { $way ->
    [bell] Bjalla
    [push] Push
   *[mail] Póstur
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Hversu oft
notices-once = Ein tilkynning þar til ég kem aftur
    .hint = Hún segir hve mörg spil bíða.
notices-each = Hver og ein
notices-quiet = Kyrrðarstund
    .hint = Það sem kemur á meðan bíður þar til henni lýkur. Aðeins er látið vita strax ef tíminn þinn er að renna út.
notices-quiet-begins = Frá
notices-quiet-ends = Til
notices-zone = Tímabelti
# $zone: a name such as Europe/Berlin.
notices-zone-here = Nota { $zone }, tímabelti þessa tækis
notices-test = Senda mér prufutilkynningu
# $ways: a list of notice-way.
notices-test-sent = Á leiðinni: { $ways }.

## Pushes

notices-push = Í þessu tæki
notices-push-on = Þetta tæki fær tilkynningarnar þínar.
notices-push-off = Þetta tæki fær engar tilkynningar enn.
notices-push-start = Láta mig vita í þessu tæki
notices-push-stop = Ekki lengur í þessu tæki
notices-push-devices = Tæki sem fá tilkynningarnar þínar

## Mail

notices-mail = Í tölvupósti
notices-mail-about = Í mesta lagi eitt bréf á dag, með öllum spilum sem bíða þín. Netfangið er ekki notað til neins annars.
notices-mail-address = Netfang
notices-mail-save = Senda bréf til staðfestingar
# $address: a mail address.
notices-mail-works = Bréf fara á { $address }.
notices-mail-unconfirmed = Bréf er á leiðinni á { $address }. Fylgdu hlekknum í því, þá geta bréf komið.
notices-mail-bounced = Bréf á { $address } komu til baka. Gefðu upp annað netfang, eða sama aftur.
notices-mail-remove = Gleyma netfanginu
notices-mail-off = Þessi þjónn sendir engan tölvupóst.

## The feed

notices-feed = Sem streymi
notices-feed-about = Slóð fyrir dagatöl og fréttalesara, með spilunum sem bíða þín. Hver sem þekkir hana getur lesið hana.
notices-feed-make = Búa til slóð
notices-feed-again = Búa til aðra
notices-feed-remove = Fjarlægja
notices-feed-once = Slóðirnar birtast aðeins núna.
notices-feed-made = Búið til { $date }. Slóðirnar birtust þá.
notices-feed-atom = Fyrir fréttalesara
notices-feed-calendar = Fyrir dagatöl
