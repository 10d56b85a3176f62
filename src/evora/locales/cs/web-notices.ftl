# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Nepřečtené:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Taková už ne
    .aria-label = Taková už ne: { $kind }
# Takes that back.
notice-again = Přece jen ano
    .aria-label = Přece jen ano: { $kind }
notice-off = Taková upozornění už nepřijdou: { $kind }.
notices-none = Zatím tě nic nevolalo. Tady se dočteš, kdy jsi na tahu v partiích s dny na tah, kdo tě vyzývá a jak partie skončily.
notices-read-all = Označit jako přečtené
notices-settings = Nastavit upozornění

## At the table of a game with days for each move

ask-notices = Tvůj další tah může přijít až za dlouho.
# What the button says will come.
ask-notices-push = Upozornit mě na tomto zařízení, až budu na tahu
ask-notices-mail = Upozornit mě mailem, až budu na tahu
ask-notices-about = Nejvýš jednou, dokud se nevrátíš.
ask-notices-mail-about = Nejvýš jeden dopis denně.
ask-notices-no = Ne, díky
ask-notices-done = Toto zařízení tě upozorní, až budeš na tahu. Více najdeš v nastavení.
next-game = Další partie
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] Čeká na tebe ještě { $count } partie.
    [few] Čekají na tebe ještě { $count } partie.
    [many] Čeká na tebe ještě { $count } partie.
   *[other] Čeká na tebe ještě { $count } partií.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Po tahu přejít k další samo
    .hint = V partiích s dny na tah: k té, kde zbývá nejméně času.

## Settings

settings-notices = Upozornění
notices-about = Nic nebliká a jeden den bez hraní nic nezkazí. Vyber si, co tě má volat a jak.
notices-what = Co tě volá
notice-kind = { $kind ->
    [turn] Jsi na tahu v partii s dny na tah
    [time] Dochází ti čas
    [joined] Někdo usedá k tvému stolu
    [challenge] Někdo tě vyzývá
    [accepted] Tvoje výzva byla přijata
    [rematch] Někdo chce hrát znovu
    [over] Partie skončila
    [begins] Začíná to, co sleduješ
   *[test] Zkouška
}
# The heads of columns.
notice-way = { $way ->
    [bell] Zvonek
    [push] Push
   *[mail] Mail
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Jak často
notices-once = Jedno, dokud se nevrátím
    .hint = Řekne, kolik partií čeká.
notices-each = Každé zvlášť
notices-quiet = Čas klidu
    .hint = Co přijde mezitím, počká do konce. Jen to, že ti dochází čas, se dozvíš hned.
notices-quiet-begins = Od
notices-quiet-ends = Do
notices-zone = Časové pásmo
# $zone: a name such as Europe/Berlin.
notices-zone-here = Použít { $zone }, pásmo tohoto zařízení
notices-test = Poslat zkušební upozornění
# $ways: a list of notice-way.
notices-test-sent = Na cestě: { $ways }.

## Pushes

notices-push = Na tomto zařízení
notices-push-on = Na toto zařízení chodí tvoje upozornění.
notices-push-off = Na toto zařízení zatím žádná upozornění nechodí.
notices-push-start = Upozorňovat na tomto zařízení
notices-push-stop = Na tomto zařízení už ne
notices-push-devices = Zařízení, na která chodí tvoje upozornění

## Mail

notices-mail = Mailem
notices-mail-about = Nejvýš jeden dopis denně, se všemi partiemi, které na tebe čekají. K ničemu jinému adresa neslouží.
notices-mail-address = Mailová adresa
notices-mail-save = Poslat dopis k potvrzení
# $address: a mail address.
notices-mail-works = Dopisy chodí na { $address }.
notices-mail-unconfirmed = Na { $address } je na cestě dopis. Otevři odkaz v něm, pak budou dopisy chodit.
notices-mail-bounced = Dopisy na { $address } se vrátily. Zadej jinou adresu, nebo znovu tutéž.
notices-mail-remove = Zapomenout adresu
notices-mail-off = Tento server neposílá maily.

## The feed

notices-feed = Jako kanál
notices-feed-about = Adresa pro kalendáře a čtečky, s partiemi, které na tebe čekají. Kdo ji zná, může ji číst.
notices-feed-make = Vytvořit adresu
notices-feed-again = Vytvořit jinou
notices-feed-remove = Odstranit
notices-feed-once = Adresy se zobrazí jen teď.
notices-feed-made = Vytvořeno { $date }. Adresy se zobrazily tehdy.
notices-feed-atom = Pro čtečky
notices-feed-calendar = Pro kalendáře
