# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Je připravena nová verze Evory.
# A button: loads the page again, in its new version.
offline-reload = Načíst znovu
offline-later = Později
# A heading of the settings.
offline-settings = Bez připojení
# A choice of the settings: on or off.
offline-keep = Uchovávat Evoru v tomto zařízení
    .hint = Otevře se pak i bez připojení: cvičení, pravidla, úlohy, rozbor a hry v tomto zařízení.

## With the server away

offline-away = Server je nedostupný. Můžeš hrát v tomto zařízení; hry se uloží v tomto prohlížeči.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Evora je klidné místo, kde si zahraješ deskovou hru Azul: proti počítači podle svých sil nebo s ostatními u jednoho zařízení. Zdarma, s otevřeným kódem, bez účtu.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Tato kopie Evory nemá server: hraje se v tomto zařízení a hry se ukládají v tomto prohlížeči.
# A button.
offline-play-here = Hrát v tomto zařízení
offline-lobby = Čekárna potřebuje server, který je teď nedostupný.
# Above the list of one's games.
offline-games = Server je nedostupný: vidíš jen hry v tomto zařízení.

## Games on this device

# While the game is being opened.
offline-loading = Otevírá se hra …
# Above the button that makes a new game.
offline-new = Hra se hraje a ukládá v tomto zařízení.
# A choice for a new game: on or off.
offline-device = Jen v tomto zařízení
    .hint = Bez serveru: hra se ukládá v tomto prohlížeči a funguje i bez připojení. Až skončí, můžeš ji nahrát na server.
# A heading in the list of one's games.
offline-kept = V tomto zařízení
offline-kept-about = Tyto hry jsou uloženy jen v tomto prohlížeči. Se smazáním jeho dat zmizí i ony.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Nahrát na server
# A link to the game that was uploaded.
offline-uploaded = Nahráno: otevřít na serveru
# A button.
offline-delete = Smazat
offline-delete-ask = Smazat tuto hru z tohoto zařízení?
