# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Joku
notice-turn = Sinun vuorosi
    .body = Siirtoasi odotetaan: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] { $games } peli odottaa sinua
   *[other] { $games } peliä odottaa sinua
}
    .body = Vähiten aikaa on jäljellä täällä: { $name }
notice-time = Aikasi on loppumassa
    .body = { $hours ->
        [0] Siirtoosi on alle tunti aikaa: { $name }
        [one] Siirtoosi on { $hours } tunti aikaa: { $name }
       *[other] Siirtoosi on { $hours } tuntia aikaa: { $name }
    }
notice-joined = { $name } liittyi peliin
    .body = Peliin, jonka loit.
notice-challenge = { $name } haastaa sinut
    .body = Voit hyväksyä tai hylätä haasteen.
notice-accepted = { $name } hyväksyi haasteesi
    .body = Peli on alkanut.
notice-rematch = { $name } haluaisi pelata uudelleen
    .body = Pöydässä odotetaan vastaustasi.
notice-over = { $result ->
    [won] Voitit
    [lost] Hävisit
   *[over] Peli on päättynyt
}
    .body = Peli päättyi: { $name }
notice-begins = { $name } pelaa
    .body = Seuraamasi pelaajan peli on alkanut.
notice-test = Kokeilu
    .body = Ilmoitukset tavoittavat sinut täällä.
# The button of a notice that leads to its switch.
notice-switch = Asetukset
