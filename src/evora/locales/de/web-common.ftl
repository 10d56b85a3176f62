# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Start
page-new = Neue Partie
page-play = Partie
page-lobby = Lobby
page-games = Meine Partien
page-learn = Lernen
page-puzzles = Rätsel
page-analysis = Analyse
page-review = Auswertung
page-rules = Regeln
page-settings = Einstellungen
page-about = Über Evora
page-missing = Seite nicht gefunden

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Zum Inhalt springen
frame-home = Evora, Startseite
frame-navigation = Hauptmenü
frame-menu = Menü
frame-language = Sprache
frame-theme = Farbschema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
frame-footer = Evora ist ein offenes Zuhause für das Brettspiel Azul. Alle Zeichnungen sind eigens dafür entstanden.

## When something is not there

missing-about = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt oder enthält einen Tippfehler.
missing-home = Zur Startseite
failed-heading = Diese Seite wurde nicht geladen
failed-about = Vielleicht bist du offline, oder Evora wurde aktualisiert, seit du die Seite geöffnet hast.
failed-reload = Neu laden

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
    [busy] Der Server hat viel zu tun. Versuch es gleich noch einmal.
    [engines_busy] In vielen deiner Partien muss der Computer noch ziehen. Warte so lange und versuch es dann noch einmal.
    [closing] Der Server startet neu. Versuch es gleich noch einmal.
    [too_many] Das war viel auf einmal. Warte ein wenig und versuch es dann noch einmal.
    [too_large] Der Text oder die Datei ist zu lang.
    [no_guest] Auf diesem Gerät hast du noch nicht gespielt.
    [bad_name] Dieser Name geht nicht. Nimm höchstens 24 sichtbare Zeichen.
    [bad_code] Dieser Code ist falsch, schon benutzt oder abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
    [unknown_bot] Diesen Bot gibt es nicht mehr.
    [bot_away] Dieser Bot ist gerade nicht da oder nimmt von dir keine Einladungen an.
    [bad_position] Das ist keine Stellung, die Evora lesen kann.
    [bad_record] Das ist keine Aufzeichnung, die Evora lesen kann.
    [bad_move] Einer der Züge lässt sich nicht lesen.
    [bad_field] Etwas an diesen Einstellungen passt nicht zusammen.
    [unknown_game] Diese Partie gibt es nicht.
    [no_seat_free] Inzwischen sind alle Plätze besetzt.
    [open_games] Du hast schon genug Partien in der Lobby. Sag zuerst eine davon ab.
    [already_started] Die Partie hat schon begonnen.
    [already_seated] Du sitzt in dieser Partie schon am Tisch.
    [stale] Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
    [not_your_seat] Das ist nicht dein Platz.
    [not_your_turn] Du bist nicht am Zug.
    [illegal_move] Die Regeln erlauben diesen Zug nicht.
    [game_over] Die Partie ist zu Ende.
    [nothing_to_undo] Es gibt nichts zurückzunehmen.
    [undo_across_deal] Sobald neue Fliesen ausliegen, lässt sich nichts mehr zurücknehmen.
    [game_too_long] In dieser Partie ist so viel passiert, dass sich nichts mehr zurücknehmen oder fragen lässt. Weiterspielen kannst du.
    [offer_open] Eine andere Frage ist noch offen.
    [no_offer] Die Frage ist schon beantwortet.
    [asked_already] Du hast schon gefragt. Nach deinem nächsten Zug kannst du es wieder tun.
    [not_away] Wer weg war, ist wieder da.
    [player_left] Jemand ist nicht mehr da.
    [no_time_to_give] Hier lässt sich keine Zeit mehr geben.
    [on_holiday] Du bist schon im Urlaub.
    [no_days_off] So viele Urlaubstage hast du dieses Jahr nicht mehr.
    [not_creator] Das kann nur, wer die Partie angelegt hat.
   *[other] Das hat nicht geklappt. Versuch es noch einmal; passiert es wieder, nenn uns den Code { $code }.
}
refused-detail = Für alle, die es genau wissen wollen: { $detail }
refused-again = Noch einmal versuchen

## Tiles, as pictures

tile-B = blaue Fliese
tile-Y = gelbe Fliese
tile-R = rote Fliese
tile-K = schwarze Fliese
tile-W = weiße Fliese
