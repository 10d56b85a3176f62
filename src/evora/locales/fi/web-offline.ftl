# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Evoran uusi versio on valmiina.
# A button: loads the page again, in its new version.
offline-reload = Lataa uudelleen
offline-later = Myöhemmin
# A heading of the settings.
offline-settings = Ilman verkkoa
# A choice of the settings: on or off.
offline-keep = Pidä Evora tällä laitteella
    .hint = Silloin se avautuu myös ilman verkkoa: harjoitukset, säännöt, pulmat, analyysi ja tällä laitteella pelattavat pelit.

## With the server away

offline-away = Palvelimeen ei saada yhteyttä. Voit pelata tällä laitteella; pelit säilyvät tässä selaimessa.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Evora on rauhallinen paikka pelata Azul-lautapeliä: tasoistasi tietokonevastustajaa vastaan tai muiden kanssa samalla laitteella. Ilmainen, avoin, ilman käyttäjätiliä.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Tällä Evoran kopiolla ei ole palvelinta: pelaat tällä laitteella, ja pelit säilyvät tässä selaimessa.
# A button.
offline-play-here = Pelaa tällä laitteella
offline-lobby = Aula tarvitsee palvelimen, johon ei juuri nyt saada yhteyttä.
# Above the list of one's games.
offline-games = Palvelimeen ei saada yhteyttä: näet vain tämän laitteen pelit.

## Games on this device

# While the game is being opened.
offline-loading = Peliä avataan …
# Above the button that makes a new game.
offline-new = Peli pelataan ja säilytetään tällä laitteella.
# A choice for a new game: on or off.
offline-device = Vain tällä laitteella
    .hint = Ilman palvelinta: peli säilyy tässä selaimessa ja toimii ilman verkkoa. Kun se on päättynyt, voit lähettää sen palvelimelle.
# A heading in the list of one's games.
offline-kept = Tällä laitteella
offline-kept-about = Nämä pelit ovat vain tässä selaimessa. Jos sen tiedot poistetaan, pelitkin katoavat.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Lähetä palvelimelle
# A link to the game that was uploaded.
offline-uploaded = Lähetetty: avaa palvelimella
# A button.
offline-delete = Poista
offline-delete-ask = Poistetaanko tämä peli tältä laitteelta?
