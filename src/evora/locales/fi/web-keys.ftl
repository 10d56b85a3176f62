### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Nimi, joka säilyy
keep-about = Avaimen kanssa nimesi on täällä vain sinun, ja pääset takaisin peleihisi millä laitteella tahansa, vaikka selain olisi unohtanut sinut. Salasanaa tai sähköpostiosoitetta ei tarvita.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Valitse ensin nimi. Sitten voit säilyttää sen täällä.
   *[game] Kun olet pelannut ensimmäisen pelisi loppuun, voit säilyttää nimesi täällä.
}
keep-how = Nimesi: { $name }. Millä haluat säilyttää sen?
keep-code = Palautuskoodilla
keep-passkey = Pääsyavaimella
keep-kept = { $name } on täällä vain sinun nimesi. Alkaen: { $date }.
keep-change = Sen voi vaihtaa taas { $date } alkaen.
keep-change-now = Voit vaihtaa sen nyt ja sen jälkeen kerran 30 päivässä.

## Keys: recovery codes and passkeys

keys-title = Avaimesi
keys-code = Palautuskoodi
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Pääsyavain: { $kind }
keys-made = Luotu: { $date }.
keys-used = Viimeksi käytetty: { $ago }.
keys-where = { $synced ->
    [yes] Salasanojen hallinnassasi, kaikilla sen laitteilla.
   *[no] Vain laitteella, jolla se luotiin.
}
keys-elsewhere = Se toimii vain siinä osoitteessa, jossa se luotiin.
keys-only = Tämä on ainoa avaimesi. Toinen on hyvä ajatus: ilman avainta et pääsisi enää takaisin.
keys-code-make = Luo palautuskoodi
keys-code-new = Uusi koodi
keys-code-sure = Luodaanko uusi palautuskoodi? Vanha ei sen jälkeen enää toimi.
keys-passkey-add = Lisää pääsyavain
keys-remove = Poista
keys-remove-sure = Poistetaanko tämä avain? Sillä ei sen jälkeen pääse enää sisään. Kirjautuneet laitteet pysyvät kirjautuneina.

## The recovery code, on the screen and on paper

code-title = Palautuskoodi: { $name }
code-once = Kirjoita se muistiin tai tulosta se. Se näytetään vain nyt, ja se toimii pysyvästi.
# $address: of this server.
code-how = Millä laitteella tahansa: { $address }, Asetukset, ”Minulla on koodi”. Luotu: { $date }. Jolla on tämä koodi, voi pelata nimelläsi.
code-print = Tulosta
code-have = Se on tallessa

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Pääsyavaimet eivät toimi täällä: ne vaativat nimellisen osoitteen, ja tämä on numero. Palautuskoodi toimii kaikkialla.
    [insecure] Pääsyavaimet eivät toimi täällä: ne vaativat suojatun osoitteen (https). Palautuskoodi toimii kaikkialla.
    [elsewhere] Pääsyavaimet toimivat vain tämän palvelimen julkisessa osoitteessa. Palautuskoodi toimii kaikkialla.
   *[browser] Tässä selaimessa ei ole pääsyavaimia. Palautuskoodi toimii kaikkialla.
}
passkey-cancelled = Pääsyavainta ei käytetty, eikä mikään muuttunut.

## Signing in where there are games of somebody else

sign-in-passkey = Kirjaudu pääsyavaimella
sign-in-sure = Kirjaudutko täällä toisena pelaajana?
sign-in-games = { $games ->
    [one] Tällä laitteella on yksi oma peli.
   *[other] Tällä laitteella on { $games } omaa peliä.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] Täällä pelaamasi pelit säilyvät nimellä { $name }. Avaimillasi pääset takaisin niihin.
   *[no] Täällä pelaamiisi peleihin ei vie takaisin mikään avain. Jos haluat palata niihin, säilytä ensin tämä nimi.
}
sign-in-yes = Kirjaudu
