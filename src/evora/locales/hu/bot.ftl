# What the command line says about bots: 'evora bot'.

cli-bot = Játék egy szerveren a saját programoddal.
cli-bot-more =
    A motorprotokollt ismerő COMMAND programot egy szerverhez kapcsolja, a tokenhez tartozó botként.
    A tokent a bot gazdája hozza létre a szerver beállítási oldalán. A Ctrl-C leállítja a botot; a
    játszmái folytatódnak, amikor újra elindul. Bővebben: docs/bots.md.
    Példa: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = a szerver címe
cli-bot-token = a token; a gép többi felhasználója látja a folyamatok listájában
cli-bot-token-file = fájl, amelyben a token van (alapérték: az EVORA_BOT_TOKEN környezeti változó)
cli-bot-accept-from = kinek a meghívását fogadja el: everyone, owner vagy nobody (alapérték: ahogy a szerveren be van állítva)
cli-bot-games = hány játszmát játsszon egyszerre (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = a program hány folyamata gondolkodjon egyszerre (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = ezredmásodperc lépésenként, kevesebb, ha fogy az idő (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = időkorlát helyett: hány állást nézhet meg lépésenként
cli-bot-level = melyik szinten játsszon, ha a programnak vannak szintjei

bot-connected = A kapcsolat létrejött. Bot: { $name }. Nyitott játszmák: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Játszma ({ $game }): a meghívás elfogadva.
bot-declined = Játszma ({ $game }): a meghívás elutasítva.
bot-began = Játszma ({ $game }): kezdődik { NUMBER($players, useGrouping: 0) } játékossal ({ $variant ->
        [grey] szürke oldal
       *[coloured] színes oldal
    }), a bot helye: { NUMBER($seat, useGrouping: 0) }.
bot-over = Játszma ({ $game }): vége, { $scores }. { $result ->
        [won] A bot nyert.
        [shared] Megosztott győzelem.
        [lost] A bot veszített.
       *[none] Senki sem nyert.
    }
bot-lost = Nincs kapcsolat ({ $reason }). Újabb próbálkozás { NUMBER($seconds, useGrouping: 0) } mp múlva.
bot-engine-failed = Játszma ({ $game }): hiba a programban: { $reason }
bot-resigned = Játszma ({ $game }): feladva, mert a program nem lépett.
bot-stopped = Leállítva. A bot játszmái várnak, amíg újra el nem indul.

bot-error-address = --server: ilyen cím kell: https://games.example.org, ez lett megadva: { $value }
bot-error-no-token = hiányzik a bot tokenje: használd a --token-file kapcsolót vagy ezt a környezeti változót: { $variable }
bot-error-token-file = { $file } nem olvasható: { $reason }
bot-error-token = a szerver nem fogadja el a tokent: hibás, vagy visszavonták
bot-error-replaced = egy másik program ugyanezt a tokent használja, ezért ez leállt
bot-error-refused = a szerver elutasította: { $reason }
bot-error-unreachable = a szerver nem érhető el: { $reason }
bot-error-engine = a program nem használható: { $reason }
bot-error-level = --level: ezek egyike lehet: { $levels }, ez lett megadva: { $level }
