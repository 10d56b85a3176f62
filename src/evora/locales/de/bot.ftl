# What the command line says about bots: 'evora bot'.

cli-bot = Lässt ein eigenes Programm auf einem Server spielen.
cli-bot-more =
    Verbindet COMMAND, ein Programm mit dem Engine-Protokoll, mit einem Server: als den Bot, zu dem das
    Token gehört. Wem der Bot gehört, erstellt das Token in den Einstellungen des Servers. Strg-C hält
    den Bot an; seine Partien gehen weiter, sobald er wieder läuft. Mehr steht in docs/bots.md.
    Beispiel: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = die Adresse des Servers
cli-bot-token = das Token; andere auf diesem Rechner sehen es in der Liste der Prozesse
cli-bot-token-file = eine Datei mit dem Token (Vorgabe: die Umgebungsvariable EVORA_BOT_TOKEN)
cli-bot-accept-from = wessen Einladungen angenommen werden: everyone (alle), owner (nur eigene) oder nobody (keine) (Vorgabe: wie auf dem Server eingestellt)
cli-bot-games = wie viele Partien gleichzeitig gespielt werden (Vorgabe: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = wie viele Prozesse des Programms gleichzeitig rechnen (Vorgabe: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = Millisekunden je Zug, weniger bei knapper Bedenkzeit (Vorgabe: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = Stellungen je Zug, statt einer Zeit
cli-bot-level = die Spielstärke, falls das Programm mehrere hat

bot-connected = Verbunden als { $name }. Offene Partien: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Partie { $game }: Einladung angenommen.
bot-declined = Partie { $game }: Einladung abgelehnt.
bot-began = Partie { $game }: beginnt, { NUMBER($players, useGrouping: 0) } Spieler ({ $variant ->
        [grey] graue Seite
       *[coloured] farbige Seite
    }), auf Platz { NUMBER($seat, useGrouping: 0) }.
bot-over = Partie { $game }: beendet, { $scores }. { $result ->
        [won] Der Bot hat gewonnen.
        [shared] Geteilter Sieg.
        [lost] Der Bot hat verloren.
       *[none] Niemand hat gewonnen.
    }
bot-lost = Keine Verbindung ({ $reason }). Nächster Versuch in { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Partie { $game }: das Programm ist gescheitert: { $reason }
bot-resigned = Partie { $game }: aufgegeben, weil das Programm keinen Zug liefert.
bot-stopped = Angehalten. Die Partien warten, bis der Bot wieder läuft.

bot-error-address = --server: erwartet wird eine Adresse wie https://games.example.org, nicht { $value }
bot-error-no-token = das Token des Bots fehlt: Gib es mit --token-file oder der Umgebungsvariable { $variable } an
bot-error-token-file = { $file } lässt sich nicht lesen: { $reason }
bot-error-token = der Server nimmt dieses Token nicht an: Es ist falsch oder wurde ersetzt
bot-error-replaced = ein anderes Programm benutzt dasselbe Token, deshalb ist dieses stehen geblieben
bot-error-refused = der Server lehnt ab: { $reason }
bot-error-unreachable = der Server ist nicht erreichbar: { $reason }
bot-error-engine = das Programm lässt sich nicht verwenden: { $reason }
bot-error-level = --level: erwartet wird eines von { $levels }, nicht { $level }
