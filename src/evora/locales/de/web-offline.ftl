# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Eine neue Version von Evora ist bereit.
# A button: loads the page again, in its new version.
offline-reload = Neu laden
offline-later = Später
# A heading of the settings.
offline-settings = Ohne Netz
# A choice of the settings: on or off.
offline-keep = Evora auf diesem Gerät bereithalten
    .hint = Dann öffnet es sich auch ohne Netz: Übungen, Regeln, Rätsel, Analyse und Partien auf diesem Gerät.

## With the server away

offline-away = Der Server ist nicht erreichbar. Du kannst auf diesem Gerät spielen; Partien bleiben in diesem Browser.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Evora ist ein ruhiger Ort für das Brettspiel Azul: gegen den Computer in deiner Spielstärke oder mit anderen an einem Gerät. Kostenlos, offen und ohne Konto.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Diese Kopie von Evora hat keinen Server: Gespielt wird auf diesem Gerät, und Partien bleiben in diesem Browser.
# A button.
offline-play-here = Auf diesem Gerät spielen
offline-lobby = Die Lobby braucht den Server, und der ist gerade nicht erreichbar.
# Above the list of one's games.
offline-games = Der Server ist nicht erreichbar: Du siehst nur Partien auf diesem Gerät.

## Games on this device

# While the game is being opened.
offline-loading = Die Partie wird geöffnet …
# Above the button that makes a new game.
offline-new = Die Partie wird auf diesem Gerät gespielt und aufbewahrt.
# A choice for a new game: on or off.
offline-device = Nur auf diesem Gerät
    .hint = Ohne den Server: Die Partie bleibt in diesem Browser und läuft auch ohne Netz. Ist sie zu Ende, kannst du sie hochladen.
# A heading in the list of one's games.
offline-kept = Auf diesem Gerät
offline-kept-about = Diese Partien liegen nur in diesem Browser. Wer seine Daten löscht, löscht auch sie.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Auf den Server hochladen
# A link to the game that was uploaded.
offline-uploaded = Hochgeladen: auf dem Server öffnen
# A button.
offline-delete = Löschen
offline-delete-ask = Diese Partie von diesem Gerät löschen?
