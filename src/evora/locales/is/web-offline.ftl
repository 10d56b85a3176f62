# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Ný útgáfa af Evora er tilbúin.
# A button: loads the page again, in its new version.
offline-reload = Hlaða aftur
offline-later = Seinna
# A heading of the settings.
offline-settings = Án nettengingar
# A choice of the settings: on or off.
offline-keep = Geyma Evora á þessu tæki
    .hint = Þá opnast það líka án nettengingar: æfingar, reglur, þrautir, greining og spil á þessu tæki.

## With the server away

offline-away = Ekki næst samband við þjóninn. Þú getur spilað á þessu tæki; spilin geymast í þessum vafra.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Evora er rólegur staður til að spila borðspilið Azul: við tölvuna á þínu getustigi eða með öðrum á einu tæki. Ókeypis, opið og án skráningar.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Þetta eintak af Evora hefur engan þjón: þú spilar á þessu tæki og spilin geymast í þessum vafra.
# A button.
offline-play-here = Spila á þessu tæki
offline-lobby = Biðstofan þarf þjóninn, en ekki næst samband við hann núna.
# Above the list of one's games.
offline-games = Ekki næst samband við þjóninn: aðeins spil á þessu tæki sjást.

## Games on this device

# While the game is being opened.
offline-loading = Opna spilið …
# Above the button that makes a new game.
offline-new = Spilið er spilað og geymt á þessu tæki.
# A choice for a new game: on or off.
offline-device = Aðeins á þessu tæki
    .hint = Án þjónsins: spilið geymist í þessum vafra og virkar án nettengingar. Þegar því er lokið geturðu hlaðið því upp.
# A heading in the list of one's games.
offline-kept = Á þessu tæki
offline-kept-about = Þessi spil eru aðeins geymd í þessum vafra. Ef gögnum hans er eytt hverfa þau líka.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Hlaða upp á þjóninn
# A link to the game that was uploaded.
offline-uploaded = Hlaðið upp: opna á þjóninum
# A button.
offline-delete = Eyða
offline-delete-ask = Eyða þessu spili af þessu tæki?
