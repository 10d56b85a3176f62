# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Jemand
notice-turn = Du bist am Zug
    .body = Dein Zug wird erwartet: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] { $games } Partie wartet auf dich
   *[other] { $games } Partien warten auf dich
}
    .body = Hier bleibt die wenigste Zeit: { $name }
notice-time = Deine Zeit wird knapp
    .body = { $hours ->
        [0] Für deinen Zug bleibt weniger als eine Stunde: { $name }
        [one] Für deinen Zug bleibt noch { $hours } Stunde: { $name }
       *[other] Für deinen Zug bleiben noch { $hours } Stunden: { $name }
    }
notice-joined = { $name } hat sich dazugesetzt
    .body = An den Tisch der Partie, die du angelegt hast.
notice-challenge = { $name } fordert dich heraus
    .body = Du kannst annehmen oder ablehnen.
notice-accepted = { $name } hat deine Herausforderung angenommen
    .body = Die Partie hat begonnen.
notice-rematch = { $name } möchte noch eine Partie spielen
    .body = Am Tisch wird deine Antwort erwartet.
notice-over = { $result ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
   *[over] Eine Partie ist zu Ende
}
    .body = Die Partie ist beendet: { $name }
notice-begins = { $name } spielt
    .body = Eine Partie von jemandem, dem du folgst, hat begonnen.
notice-test = Ein Test
    .body = Benachrichtigungen erreichen dich hier.
# The button of a notice that leads to its switch.
notice-switch = Einstellungen
