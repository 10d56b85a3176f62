# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = használat:
usage-arguments = argumentumok
usage-options = kapcsolók
usage-help = kiírja ezt a súgót, és kilép

## Wrong usage

usage-argument = { $name }: { $message }
usage-bad-choice = érvénytelen választás: { $value } (lehetőségek: { $choices })
usage-bad-value = érvénytelen érték: { $value }
usage-missing = ezek az argumentumok hiányoznak: { $names }
usage-one-of = ezek közül az egyik kötelező: { $names }
usage-unknown = ismeretlen argumentumok: { $words }
usage-ambiguous = nem egyértelmű kapcsoló: { $option }, ezek bármelyike lehet: { $matches }
usage-one = pontosan egy érték kell
usage-at-most-one = legfeljebb egy érték adható meg
usage-at-least-one = legalább egy érték kell
usage-count = ennyi érték kell: { $count }
usage-not-with = nem használható ezzel együtt: { $name }
usage-no-value = nem vár értéket, ez lett megadva: { $value }
usage-unknown-command = ismeretlen parancs: { $name } (lehetőségek: { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] egész szám kell, { NUMBER($min, useGrouping: 0) } és { NUMBER($max, useGrouping: 0) } között
    [seconds] másodpercek száma kell, legalább 0
    [rate] gyakoriság kell, például 30/h vagy 5/10m, vagy 0, ha nincs korlát
    [flag] yes vagy no lehet
    [choice] ezek egyike lehet: { $choices }
    [address] cím kell, például https://games.example.org, útvonal nélkül
    [origins] oldalak címei kellenek, például https://games.example.org, vesszővel elválasztva
    [contact] e-mail-cím kell, vagy egy cím, például https://example.org/contact
    [smtp] levelezőszerver kell, például smtps://felhasznalo:jelszo@mail.example.org, a különleges karakterek %-jellel írva
    [smtp_open] smtps:// vagy smtp+starttls:// kell: különben a jelszó titkosítatlanul jutna egy másik gépre
    [mailbox] egyetlen e-mail-cím kell, például evora@example.org
    [folder] létező mappa kell
    [everybody] csak saját proxyk adhatók meg: így az egész internet szavát elfogadná
   *[networks] hálózatok kellenek, például 127.0.0.1 vagy 10.0.0.0/8, vesszővel elválasztva
}; ez lett megadva: { $value }
usage-player = játékos { $player }: { $kind ->
    [name] az = előtt név kell, ez lett megadva: { $value }
    [kind] ezek egyike lehet: { $choices }
    [quotes] hiányzik egy záró idézőjel
    [command] a cmd: után parancs kell
    [python] a py: után modul és osztály kell, például py:my_bot:MyBot
    [unknown] ismeretlen kapcsoló: { $value }
    [timeout] timeout: 0-nál több másodperc kell, ez lett megadva: { $value }
    [clock] clock: másodperc kell, például 60, vagy lépésenkénti többletidővel 60+0.6, ez lett megadva: { $value }
    [option] beállítások kellenek, például ms=100, ez lett megadva: { $value }
    [program] beállítások kellenek, például ms=100, ez lett megadva: { $value }; program így adható meg: cmd:PARANCS
    [twice] minden beállítás csak egyszer szerepelhet
    [limits] az ms, nodes és depth közül csak egy lehet
    [missing] nem található ez a parancs: { $value }
    [level] level: ezek egyike lehet: { $choices }, ez lett megadva: { $value }
   *[number] { $option }: egész szám kell, legalább 1, ez lett megadva: { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; erre gondoltál: { $near }?
