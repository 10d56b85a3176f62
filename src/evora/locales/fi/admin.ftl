# Mitä komentorivi sanoo palvelimen ylläpitäjälle: 'evora admin'.

cli-admin = Hoida palvelimen ylläpitoa sen ollessa käynnissä.
cli-admin-more =
    Käyttää palvelimen rinnalla samaa tietokantaa. Palvelin tekee pyydetyn kaikissa prosesseissaan, ja
    komento odottaa sitä; jos palvelin ei ole käynnissä, se tehdään seuraavan käynnistyksen jälkeen.
    Jokaisella toimella on numero, ja se jää lokiin; useimmat voi perua.
    Paluuarvot: 0 tehty, 1 hylätty, 2 väärä käyttö, 3 ei vielä tehty.
    docs/hosting.md kertoo, mitä tehdä jollekulle, joka pilaa muiden pelit.
cli-admin-find = Etsi ihmisiä nimellä, myös samannäköisellä, tunnuksella tai pelin perusteella.
cli-admin-bans = Luettele estot.
cli-admin-log = Luettele ylläpitäjän toimet, uusin viimeisenä.
cli-admin-status = Näytä tilanne: prosessit, tilat, estot.
cli-admin-reports = Näyttää pelaajien odottavat ilmoitukset tai yhden niistä.
cli-admin-notices = Näyttää, mitkä ilmoitukset push-palvelut ja sähköpostipalvelimet ovat torjuneet.
cli-admin-rename = Anna vieraalle tai botille toinen nimi, tai poista vieraan nimi.
cli-admin-ban = Estä vieras, verkko tai molemmat, joksikin aikaa tai pysyvästi.
cli-admin-delete-guest = Poista vieras ja kaikki hänen tietonsa; hänen pelinsä päättyvät.
cli-admin-delete-game = Poista peli lokeineen ja arviointeineen.
cli-admin-revoke-bots = Poista käytöstä botti tai kaikki vieraan botit.
cli-admin-remove-review = Poista pelin arviointi. Sen voi laskea uudelleen.
cli-admin-end-game = Lopeta peli. Kukaan ei voita sitä.
cli-admin-decide = Ratkaisee ilmoituksia: hylätty (dismissed) tai käsitelty (acted).
cli-admin-message = Näytä kaikille viesti tai poista se.
cli-admin-read-only = Pysäytä kaikki pelit joksikin aikaa: katsoa saa, kellot seisovat.
cli-admin-invitation-only = Päästä uudet ihmiset sisään vain kutsulla.
cli-admin-invite = Tee kutsu ja tulosta sen linkki.
cli-admin-undo = Peru toimi.

admin-argument-words = nimi tai sen osa, vieraan, botin tai pelin tunnus
admin-argument-guest = vieraan tai botin tunnus, tai nimi, joka on vain yhdellä
admin-argument-game = pelin tunnus: sen osoitteen loppu
admin-argument-name = uusi nimi
admin-argument-text = mitä ihmiset lukevat, yhdellä rivillä
admin-argument-switch = on (päälle) tai off (pois)
admin-argument-id = toimen numero, kuten luettelossa 'evora admin log'
admin-argument-report = ilmoituksen tunnus
admin-argument-reports = ilmoitusten tunnukset
admin-argument-verdict = dismissed tai acted
admin-option-note = muistiinpano itsellesi
admin-option-count = kuinka monta (oletus: 50)
admin-option-about = vain tätä vierasta koskevat, tunnuksella
admin-option-yes = älä kysy varmistusta
admin-option-none = ei nimeä lainkaan
admin-option-network = osoite tai verkko, kuten 203.0.113.7 tai 2001:db8:12::/48; voi antaa monta kertaa
admin-option-here = myös verkot, joista vieras on nyt yhteydessä
admin-option-until = loppu: aika tästä hetkestä (30m, 12h, 7d, 4w), päivä (2026-12-01, 2026-12-01T18:00) tai forever eli pysyvästi (oletus: { $default })
admin-option-reason = mitä ihminen lukee syyksi
admin-option-in = sama teksti toisella kielellä; voi antaa monta kertaa
admin-option-off = poista viesti
admin-option-uses = kuinka monta ihmistä se päästää sisään, enintään { NUMBER($max, useGrouping: 0) } (oletus: 1)

admin-bad-until = odotettiin loppua, kuten 12h, 7d, 2026-12-01 tai forever, saatiin '{ $value }'
admin-past-until = { $value } on jo mennyt
admin-bad-words = odotettiin 1–{ NUMBER($max, useGrouping: 0) } näkyvää merkkiä
admin-bad-translation = odotettiin kieltä ja tekstiä, kuten de=Hallo; kielet: { $languages }
admin-bad-network = odotettiin osoitetta tai verkkoa, kuten 203.0.113.0/24, ei laajempaa kuin /8 (IPv6: /16), saatiin '{ $value }'
admin-bad-uses = odotettiin kokonaislukua 1–{ NUMBER($max, useGrouping: 0) }
admin-ban-whom = nimeä vieras, tai verkko valitsimella --network; --here vaatii vieraan
admin-in-what = --in vaatii myös itse tekstin

admin-no-database = tietokantaa { $file } ei ole: kerro valitsimella --data tai --database, missä palvelimen oma on
admin-old-database = tämän tietokannan taulut ovat vanhemmasta versiosta: käynnistä tämän version palvelin kerran
admin-nobody = ketään ei tunneta nimellä tai tunnuksella '{ $words }'
admin-several = nimi '{ $words }' on monella, joten anna tunnus: { $ids }
admin-not-sure = tätä ei voi perua: lisää --yes
admin-sure = Tätä ei voi perua. Jatka kirjoittamalla { $target }:
admin-nothing-done = mitään ei tehty
admin-too-many-waiting = liian moni toimi odottaa: onko palvelin käynnissä?
admin-unknown-action = toimea { NUMBER($id, useGrouping: 0) } ei ole

# $networks: how many networks were banned.
admin-done = Toimi { NUMBER($id, useGrouping: 0) }: tehty.{ $networks ->
    [0] {""}
   *[other] {" "}Estettyjä verkkoja: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Näin sen voi perua: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = Toimi { NUMBER($id, useGrouping: 0) } peruttiin ennen kuin mitään ehdittiin tehdä.
admin-not-yet = { $state ->
    [applied] Toimi { NUMBER($id, useGrouping: 0) } on voimassa, mutta kaikkea siitä seuraavaa ei ole vielä tehty: 'evora admin log' näyttää sen.
   *[waiting] Toimi { NUMBER($id, useGrouping: 0) } on kirjattu, ja se tehdään heti kun jokin palvelin voi.
}
admin-refused = toimi { NUMBER($id, useGrouping: 0) } hylättiin: { $reason ->
    [unknown_guest] sellaista vierasta ei ole
    [unknown_game] sellaista peliä ei ole
    [no_bots] tällä vieraalla ei ole botteja
    [no_review] tästä pelistä ei ole arviointia
    [no_report] mikään näistä ilmoituksista ei odota ratkaisua
    [game_over] peli on jo päättynyt
    [bad_name] tätä nimeä ei voi käyttää ({ $detail })
    [bot_name] botti tarvitsee nimen
    [bad_network] { $detail } ei ole verkko, jonka voi estää
    [own_network] verkossa { $detail } on tämä kone tai jokin sen välityspalvelimista: kaikki estettäisiin
    [over_already] se on jo ohi
    [too_many] niitä on liikaa
    [unknown_action] sellaista toimea ei ole
    [not_done] sitä toimea ei tehty
    [undone_already] se toimi on jo peruttu
    [changed_since] jokin on muuttunut sen jälkeen, joten aiempaa ei voi palauttaa
    [final] sitä toimea ei voi perua
    [withdrawn] se peruttiin
   *[failed] palvelimessa tapahtui virhe; sen lokissa on lisää ({ $detail })
}

admin-no-name = (ei nimeä)
admin-person = alkaen { $created }, viimeksi { $seen }; pelejä: { NUMBER($games, useGrouping: 0) }, kesken: { NUMBER($playing, useGrouping: 0) }
admin-owner = botti, omistaja { $owner }
admin-bot = botti: { $id }, { $name }
admin-banned = estetty toimella { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = ylläpitäjän toimia: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = peli { $game }: { $status ->
    [waiting] odottaa pelaajia
    [playing] käynnissä
   *[over] päättynyt
}, viimeksi muuttunut { $changed }; sen ääressä:
admin-forever = pysyvästi
admin-until = { $date } asti
admin-no-bans = Ketään ei ole estetty.
admin-no-actions = Ylläpitäjä ei ole vielä tehnyt mitään.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] odottaa
    [applied] tekeillä
    [done] tehty
    [undone] peruttu toimella { NUMBER($id, useGrouping: 0) }
    [withdrawn] peruttu
   *[refused] hylätty: { $reason }
}
admin-processes = Palvelevia prosesseja: { NUMBER($count, useGrouping: 0) }
admin-people = Ihmisiä yhteydessä: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Vain katselu
   *[invitation_only] Vain kutsulla
}: { $state ->
    [on] päällä
   *[off] pois
}
admin-message = Viesti kaikille, { $end }: { $message }
admin-bans = Estot: vieraita { NUMBER($guests, useGrouping: 0) }, verkkoja { NUMBER($networks, useGrouping: 0) }
admin-waiting = Odottavia toimia: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Lähettämistä odottavia ilmoituksia: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Torjuttu, { $way ->
    [mail] sähköposti
   *[push] push
}, kertoja: { NUMBER($times, useGrouping: 0) }, { $first } – { $last } UTC: { $why }
admin-notices-none = Mitään ei ole torjuttu.
