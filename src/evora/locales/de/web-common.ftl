# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Start
page-new = Neue Partie
page-play = Partie
page-lobby = Lobby
page-games = Meine Partien
page-me = Meine Seite
page-person = Spieler
page-learn = Lernen
page-puzzles = Rätsel
puzzles-history = Was du versucht hast
run-title = Drei Minuten
page-analysis = Analyse
page-review = Auswertung
page-rules = Regeln
page-settings = Einstellungen
page-about = Über Evora
page-privacy = Datenschutz
page-contact = Kontakt
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Hausregeln
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

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
    [busy] Der Server hat viel zu tun. Versuch es gleich noch einmal.
    [engines_busy] In vielen deiner Partien muss der Computer noch ziehen. Warte so lange und versuch es dann noch einmal.
    [closing] Der Server startet neu. Versuch es gleich noch einmal.
    [too_many] Das war viel auf einmal. Warte ein wenig und versuch es dann noch einmal.
    [too_large] Der Text oder die Datei ist zu lang.
    [no_guest] Auf diesem Gerät hast du noch nicht gespielt.
    [banned] Du bist auf diesem Server gesperrt.
    [read_only] Der Betreiber hat alle Partien angehalten. Dein Zug wird gesendet, wenn es weitergeht.
    [invitation_needed] Dieser Server lässt neue Leute nur mit einer Einladung herein. Bitte den Betreiber um eine.
    [bad_name] Dieser Name geht nicht. Nimm höchstens 24 sichtbare Zeichen.
    [reserved_name] Dieser Name ist dem Server vorbehalten. Nimm einen anderen.
    [name_taken] Dieser Name sieht aus wie einer, den schon jemand behält. Nimm einen anderen.
    [name_too_soon] Ein behaltener Name lässt sich einmal in 30 Tagen ändern.
    [bad_code] Dieser Code gilt nicht: Er ist vertippt, benutzt, abgelaufen oder durch einen neuen ersetzt.
    [bad_key] Dieser Passkey gilt hier nicht.
    [last_key] Das ist der letzte Schlüssel zu deinem Namen. Erstelle zuerst einen anderen.
    [too_many_keys] Du hast schon zehn Passkeys. Entferne zuerst einen.
    [no_passkeys] Unter dieser Adresse gehen keine Passkeys.
    [no_push] Dieser Server schickt keine Benachrichtigungen an Browser.
    [no_mail] Dieser Server verschickt keine Briefe.
    [bad_address] An diese Adresse können keine Briefe gehen. Schreib eine einzelne Adresse wie ann@example.org.
    [mail_silenced] Wem diese Adresse gehört, möchte von hier keine Briefe.
    [no_game_finished] Deinen Namen kannst du nach der ersten beendeten Partie behalten.
    [bad_text] Dieser Text lässt sich nicht senden. Schreib höchstens 500 sichtbare Zeichen.
    [blocks_full] Mehr Leute kannst du nicht blockieren. Gib zuerst jemanden frei.
    [unknown_person] Diesen Namen hat hier niemand.
    [yourself] Das bist du selbst.
    [follows_full] Mehr Leuten kannst du nicht folgen. Folge zuerst jemandem nicht mehr.
    [no_challenges] Diese Person nimmt keine Herausforderungen an.
    [challenges_full] Mehr Herausforderungen gehen nicht zugleich. Warte auf eine Antwort, oder zieh eine zurück.
    [challenged_already] Zwischen euch steht schon eine Herausforderung aus.
    [challenged_often] Du hast schon oft gefragt. Lass etwas Zeit vergehen.
    [reported_already] Für diese Partie hast du diese Person schon gemeldet.
    [reports_full] Du hast schon viel gemeldet. Warte, bis es sich jemand angesehen hat.
    [unknown_bot] Diesen Bot gibt es nicht mehr.
    [bot_away] Dieser Bot ist gerade nicht da oder nimmt von dir keine Einladungen an.
    [bot_games] Du hast schon genug Partien mit diesem Bot. Beende zuerst eine davon.
    [bad_position] Das ist keine Stellung, die Evora lesen kann.
    [bad_record] Das ist keine Aufzeichnung, die Evora lesen kann.
    [bad_move] Einer der Züge lässt sich nicht lesen.
    [bad_field] Etwas an diesen Einstellungen passt nicht zusammen.
    [unknown_game] Diese Partie gibt es nicht.
    [no_seat_free] Inzwischen sind alle Plätze besetzt.
    [open_games] Du hast schon genug Partien in der Lobby. Sag zuerst eine davon ab.
    [still_playing] Du spielst noch die Partie, die für dich gefunden wurde. Bring sie zuerst zu Ende.
    [pairing_paused] In einer Partie wurde vergeblich auf dich gewartet. In { $time } kannst du wieder jemanden finden.
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
    [not_ratable] Gewertet werden nur Partien zwischen Menschen, von Anfang an gespielt und mit Uhr.
    [name_not_kept] Gewertete Partien spielen nur Menschen, die ihren Namen behalten. Deinen behältst du in den Einstellungen.
    [finishers_only] Diese Partie ist für Leute, die ihre Partien zu Ende spielen.
    [rated_game] Du spielst gerade eine gewertete Partie. Bis sie zu Ende ist, rechnet der Computer in keinem deiner Tabs und auf keinem deiner Geräte mit.
    [rated_position] Das ist die Stellung einer gewerteten Partie, die du gerade spielst. Bis sie zu Ende ist, sagt der Computer nichts dazu.
    [deal_not_yet] Dieser Tag hat noch nirgends begonnen.
    [deal_differs] Diese Partie passt nicht zu den Fliesen: Der Server kam auf einen anderen Zug oder ein anderes Ergebnis. Sie wurde nicht gezählt.
    [deal_elsewhere] Du hast diese Partie an einem anderen Gerät fortgesetzt. Jene zählt.
    [deal_finished] Du hast diese Partie schon zu Ende gespielt. Jene zählt.
    [deal_unfinished] Spiel die Partie zuerst zu Ende.
    [deals_full] Du hast viele Partien begonnen. Spiel erst einige zu Ende.
   *[other] Das hat nicht geklappt. Versuch es noch einmal; passiert es wieder, nenn uns den Code { $code }.
}
refused-detail = Für alle, die es genau wissen wollen: { $detail }
refused-again = Noch einmal versuchen

## Was der Betreiber dieses Servers sagt

host-message = Nachricht des Betreibers
host-close = Diese Nachricht schließen
host-read-only = Der Betreiber hat alle Partien angehalten. Du kannst dich umsehen; die Uhren stehen.
host-banned = { $end ->
    [forever] Du bist auf diesem Server gesperrt.
   *[until] Du bist auf diesem Server gesperrt bis { $date }.
}
host-reason = Grund: { $reason }
host-rights = In den Einstellungen kannst du deine Daten noch herunterladen oder löschen.
host-renamed = { $named ->
    [yes] Der Betreiber hat dir einen anderen Namen gegeben: { $name }.
   *[no] Der Betreiber hat deinen Namen entfernt.
}
host-rename = Einen anderen Namen wählen
host-noted = In Ordnung
host-invited = Willkommen! Deine Einladung ist eingelöst, du kannst spielen.

## Tiles, as pictures

tile-B = blaue Fliese
tile-Y = gelbe Fliese
tile-R = rote Fliese
tile-K = schwarze Fliese
tile-W = weiße Fliese
