# Mitä komentorivi sanoo boteista: 'evora bot'.

cli-bot = Pelaa palvelimella omalla ohjelmallasi.
cli-bot-more =
    Liittää palvelimeen ohjelman COMMAND, joka käyttää moottoriprotokollaa. Se pelaa bottina, jolle avain
    kuuluu. Botin omistaja luo avaimen palvelimen asetussivulla. Ctrl-C pysäyttää botin; sen pelit
    jatkuvat, kun se käynnistetään uudelleen. Lisää: docs/bots.md.
    Esimerkki: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = palvelimen osoite
cli-bot-token = botin avain; koneen muut käyttäjät näkevät sen prosessiluettelossa
cli-bot-token-file = tiedosto, jossa avain on (oletus: ympäristömuuttuja EVORA_BOT_TOKEN)
cli-bot-accept-from = kenen kutsut hyväksytään: everyone, owner tai nobody (oletus: palvelimen asetus)
cli-bot-games = montako peliä pelataan yhtä aikaa (oletus: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = montako ohjelman prosessia miettii yhtä aikaa (oletus: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = millisekunteja siirtoa kohti; vähemmän, kun aika on vähissä (oletus: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = asemia siirtoa kohti ajan sijasta
cli-bot-level = pelitaso, jos ohjelmalla on tasoja

bot-connected = Yhdistetty. Botti: { $name }. Pelejä kesken: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Peli { $game }: kutsu hyväksytty.
bot-declined = Peli { $game }: kutsu hylätty.
bot-began = Peli { $game }: alkaa, pelaajia { NUMBER($players, useGrouping: 0) } ({ $variant ->
        [grey] harmaa puoli
       *[coloured] värillinen puoli
    }), paikka { NUMBER($seat, useGrouping: 0) }.
bot-over = Peli { $game }: ohi, { $scores }. { $result ->
        [won] Botti voitti.
        [shared] Jaettu voitto.
        [lost] Botti hävisi.
       *[none] Kukaan ei voittanut.
    }
bot-lost = Ei yhteyttä ({ $reason }). Uusi yritys { NUMBER($seconds, useGrouping: 0) } sekunnin kuluttua.
bot-engine-failed = Peli { $game }: virhe ohjelmassa: { $reason }
bot-resigned = Peli { $game }: luovutettu, koska ohjelmalta ei tullut siirtoa.
bot-stopped = Pysäytetty. Pelit odottavat, kunnes botti käynnistetään uudelleen.

bot-error-address = --server: odotettiin osoitetta, esimerkiksi https://games.example.org, saatiin { $value }
bot-error-no-token = botin avain puuttuu: käytä valitsinta --token-file tai ympäristömuuttujaa { $variable }
bot-error-token-file = tiedostoa { $file } ei voi lukea: { $reason }
bot-error-token = palvelin ei hyväksy avainta: se on väärä tai mitätöity
bot-error-replaced = toinen ohjelma käyttää samaa avainta, joten tämä pysähtyi
bot-error-refused = palvelin kieltäytyi: { $reason }
bot-error-unreachable = palvelimeen ei saada yhteyttä: { $reason }
bot-error-engine = ohjelmaa ei voi käyttää: { $reason }
bot-error-level = --level: odotettiin jotakin näistä: { $levels }, saatiin { $level }
