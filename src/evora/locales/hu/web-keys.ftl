### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Név, amely megmarad
keep-about = Egy kulccsal a neved itt csak a tiéd, és bármelyik eszközön visszatalálsz a játszmáidhoz, akkor is, ha egy böngésző elfelejtett. Jelszó és e-mail-cím nem kell hozzá.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Előbb válassz nevet. Utána itt megtarthatod.
   *[game] Az első befejezett játszmád után itt megtarthatod a nevedet.
}
keep-how = A neved: { $name }. Mivel szeretnéd megtartani?
keep-code = Helyreállítási kóddal
keep-passkey = Azonosítókulccsal
keep-kept = { $name }: ez a név { $date } óta itt csak a tiéd.
keep-change = Legközelebb ekkortól változtathatod meg: { $date }
keep-change-now = Most megváltoztathatod, utána 30 naponta egyszer.

## Keys: recovery codes and passkeys

keys-title = Kulcsaid
keys-code = Helyreállítási kód
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Azonosítókulcs: { $kind }
keys-made = Készült: { $date }
keys-used = Utoljára használva: { $ago }.
keys-where = { $synced ->
    [yes] A jelszókezelődben van, annak minden eszközén.
   *[no] Csak azon az eszközön, amely készítette.
}
keys-elsewhere = Csak azon a címen működik, ahol készült.
keys-only = Ez az egyetlen kulcsod. Jó ötlet egy második: kulcs nélkül nem jutnál vissza.
keys-code-make = Helyreállítási kód kérése
keys-code-new = Új kód
keys-code-sure = Kérsz új helyreállítási kódot? A régi többé nem lesz jó.
keys-passkey-add = Azonosítókulcs hozzáadása
keys-remove = Eltávolítás
keys-remove-sure = Eltávolítod ezt a kulcsot? Többé senki sem léphet be vele. A bejelentkezett eszközök bejelentkezve maradnak.

## The recovery code, on the screen and on paper

code-title = Helyreállítási kód: { $name }
code-once = Írd le vagy nyomtasd ki. Csak most látszik, és végleg érvényes.
# $address: of this server.
code-how = Bármelyik eszközön: { $address }, Beállítások, „Van kódom”. Készült: { $date } Akinél ez a kód van, a te neveden játszhat.
code-print = Nyomtatás
code-have = Megvan

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Az azonosítókulcsok itt nem működnek: névvel ellátott cím kell hozzájuk, ez pedig egy szám. A helyreállítási kód mindenütt működik.
    [insecure] Az azonosítókulcsok itt nem működnek: biztonságos cím (https) kell hozzájuk. A helyreállítási kód mindenütt működik.
    [elsewhere] Az azonosítókulcsok csak a szerver nyilvános címén működnek. A helyreállítási kód mindenütt működik.
   *[browser] Ez a böngésző nem ismer azonosítókulcsokat. A helyreállítási kód mindenütt működik.
}
passkey-cancelled = Nem használtál azonosítókulcsot, és semmi sem változott.

## Signing in where there are games of somebody else

sign-in-passkey = Belépés azonosítókulccsal
sign-in-sure = Belépsz itt másvalakiként?
sign-in-games = { $games ->
    [one] Ezen az eszközön egy saját játszma van.
   *[other] Ezen az eszközön { $games } saját játszma van.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] Amit itt játszottál, ezen a néven marad meg: { $name }. A kulcsaiddal visszatalálsz hozzá.
   *[no] Ahhoz, amit itt játszottál, nem vezet vissza kulcs. Ha vissza szeretnél térni hozzá, előbb tartsd meg ezt a nevet.
}
sign-in-yes = Belépés
