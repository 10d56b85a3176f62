# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Lukematon:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Ei enää näitä
    .aria-label = Ei enää näitä: { $kind }
# Takes that back.
notice-again = Sittenkin
    .aria-label = Sittenkin: { $kind }
notice-off = Et saa enää näitä ilmoituksia: { $kind }.
notices-none = Mikään ei ole vielä kutsunut sinua. Täältä näet, milloin on vuorosi peleissä, joissa siirtoon on päiviä, kuka haastaa sinut ja miten pelit ovat päättyneet.
notices-read-all = Merkitse luetuiksi
notices-settings = Valitse ilmoituksesi

## At the table of a game with days for each move

ask-notices = Seuraavaan vuoroosi voi mennä aikaa.
# What the button says will come.
ask-notices-push = Ilmoita tällä laitteella, kun on vuoroni
ask-notices-mail = Ilmoita sähköpostilla, kun on vuoroni
ask-notices-about = Enintään yksi ilmoitus, kunnes palaat.
ask-notices-mail-about = Enintään yksi kirje päivässä.
ask-notices-no = Ei kiitos
ask-notices-done = Tämä laite ilmoittaa, kun on vuorosi. Lisää valintoja on asetuksissa.
next-game = Seuraava peli
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] Vielä { $count } peli odottaa sinua.
   *[other] Vielä { $count } peliä odottaa sinua.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Siirry itsestään eteenpäin siirron jälkeen
    .hint = Peleissä, joissa siirtoon on päiviä: siihen, jossa aikaa on vähiten.

## Settings

settings-notices = Ilmoitukset
notices-about = Mikään ei vilku, eikä päivän tauko vie mitään. Valitse, mikä kutsuu sinua ja miten.
notices-what = Mikä kutsuu sinua
notice-kind = { $kind ->
    [turn] Vuorosi pelissä, jossa siirtoon on päiviä
    [time] Aikasi käy vähiin
    [joined] Joku istuu pöytääsi
    [challenge] Joku haastaa sinut
    [accepted] Haasteesi hyväksyttiin
    [rematch] Joku haluaisi pelata uudelleen
    [over] Peli päättyi
    [begins] Seuraamasi alkaa
   *[test] Koe
}
# The heads of columns.
notice-way = { $way ->
    [bell] Kello
    [push] Push
   *[mail] Posti
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Kuinka usein
notices-once = Yksi ilmoitus, kunnes palaan
    .hint = Se kertoo, montako peliä odottaa.
notices-each = Jokainen erikseen
notices-quiet = Hiljaiset tunnit
    .hint = Mitä sinä aikana tulee, odottaa niiden loppuun. Vain siitä, että aikasi käy vähiin, kerrotaan heti.
notices-quiet-begins = Alkaen
notices-quiet-ends = Asti
notices-zone = Aikavyöhyke
# $zone: a name such as Europe/Berlin.
notices-zone-here = Käytä: { $zone }, tämän laitteen aikavyöhyke
notices-test = Lähetä koeilmoitus
# $ways: a list of notice-way.
notices-test-sent = Tulossa: { $ways }.

## Pushes

notices-push = Tällä laitteella
notices-push-on = Tämä laite saa ilmoituksesi.
notices-push-off = Tämä laite ei saa vielä ilmoituksia.
notices-push-start = Ilmoita tällä laitteella
notices-push-stop = Ei enää tällä laitteella
notices-push-devices = Laitteet, jotka saavat ilmoituksesi

## Mail

notices-mail = Sähköpostilla
notices-mail-about = Enintään yksi kirje päivässä, ja siinä kaikki pelit, jotka odottavat sinua. Osoitettasi ei käytetä muuhun.
notices-mail-address = Sähköpostiosoite
notices-mail-save = Lähetä vahvistuskirje
# $address: a mail address.
notices-mail-works = Kirjeiden osoite: { $address }.
notices-mail-unconfirmed = Kirje on matkalla osoitteeseen { $address }. Avaa siinä oleva linkki, niin kirjeitä voi tulla.
notices-mail-bounced = Kirjeet osoitteeseen { $address } palasivat. Anna toinen osoite tai sama uudelleen.
notices-mail-remove = Unohda osoite
notices-mail-off = Tämä palvelin ei lähetä sähköpostia.

## The feed

notices-feed = Syötteenä
notices-feed-about = Osoite kalentereille ja syötteenlukijoille, mukana pelit, jotka odottavat sinua. Kuka tahansa osoitteen tunteva voi lukea sen.
notices-feed-make = Luo osoite
notices-feed-again = Luo toinen
notices-feed-remove = Poista
notices-feed-once = Osoitteet näytetään vain nyt.
notices-feed-made = Luotu { $date }. Osoitteet näytettiin silloin.
notices-feed-atom = Syötteenlukijoille
notices-feed-calendar = Kalentereille
