# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Valaki
notice-turn = Te jössz
    .body = A lépésedre várnak: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games } játszma vár rád
    .body = Itt maradt a legkevesebb idő: { $name }
notice-time = Fogy az időd
    .body = { $hours ->
        [0] Kevesebb mint egy óra maradt a lépésedre: { $name }
       *[other] { $hours } óra maradt a lépésedre: { $name }
    }
notice-joined = { $name } leült az asztalhoz
    .body = Annál a játszmánál, amelyet te hoztál létre.
notice-challenge = { $name } kihív téged
    .body = Elfogadhatod vagy elutasíthatod.
notice-accepted = { $name } elfogadta a kihívásodat
    .body = A játszma elkezdődött.
notice-rematch = { $name } visszavágót szeretne
    .body = Az asztalnál a válaszodra várnak.
notice-over = { $result ->
    [won] Nyertél
    [lost] Vesztettél
   *[over] Egy játszma véget ért
}
    .body = A játszma véget ért: { $name }
notice-begins = { $name } játszik
    .body = Elkezdődött valakinek a játszmája, akit követsz.
notice-test = Próba
    .body = Az értesítések ide érkeznek.
# The button of a notice that leads to its switch.
notice-switch = Beállítások
