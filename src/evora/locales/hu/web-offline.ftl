# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Elkészült az Evora új változata.
# A button: loads the page again, in its new version.
offline-reload = Újratöltés
offline-later = Később
# A heading of the settings.
offline-settings = Hálózat nélkül
# A choice of the settings: on or off.
offline-keep = Az Evora maradjon meg ezen az eszközön
    .hint = Így hálózat nélkül is megnyílik: gyakorlatok, szabályok, feladványok, elemzés és játszmák ezen az eszközön.

## With the server away

offline-away = A szerver nem érhető el. Ezen az eszközön játszhatsz; a játszmák ebben a böngészőben maradnak.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Az Evora nyugodt hely, ahol az Azul társasjátékot játszhatod: hozzád illő erejű gép ellen vagy másokkal egy eszközön. Ingyenes, nyílt, és nem kell hozzá fiók.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Az Evora e példányának nincs szervere: ezen az eszközön játszol, és a játszmák ebben a böngészőben maradnak.
# A button.
offline-play-here = Játék ezen az eszközön
offline-lobby = A váróhoz szerver kell, de az most nem érhető el.
# Above the list of one's games.
offline-games = A szerver nem érhető el: csak az ezen az eszközön lévő játszmák látszanak.

## Games on this device

# While the game is being opened.
offline-loading = A játszma megnyitása …
# Above the button that makes a new game.
offline-new = A játszma ezen az eszközön zajlik, és itt is marad.
# A choice for a new game: on or off.
offline-device = Csak ezen az eszközön
    .hint = Szerver nélkül: a játszma ebben a böngészőben marad, és hálózat nélkül is működik. Ha véget ért, feltöltheted.
# A heading in the list of one's games.
offline-kept = Ezen az eszközön
offline-kept-about = Ezek a játszmák csak ebben a böngészőben vannak meg. Az adatai törlésével ezek is elvesznek.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Feltöltés a szerverre
# A link to the game that was uploaded.
offline-uploaded = Feltöltve: megnyitás a szerveren
# A button.
offline-delete = Törlés
offline-delete-ask = Törlöd ezt a játszmát erről az eszközről?
