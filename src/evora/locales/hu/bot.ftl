# Amit a parancssor a botokról mond: 'evora bot'.

cli-bot = Játék egy kiszolgálón a saját programoddal.
cli-bot-more =
    A motorprotokollt ismerő COMMAND programot egy kiszolgálóhoz kapcsolja, a tokenhez tartozó botként.
    A tokent a bot gazdája a kiszolgáló beállításainál kéri. A Ctrl-C leállítja a botot; a játszmái
    folytatódnak, amikor újra elindul. Bővebben: docs/bots.md.
    Példa: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = a kiszolgáló címe
cli-bot-token = a token; a gép többi felhasználója látja a folyamatok listájában
cli-bot-token-file = fájl, amelyben a token van (alapérték: az EVORA_BOT_TOKEN környezeti változó)
cli-bot-accept-from = kinek a meghívását fogadja el: everyone, owner vagy nobody (alapérték: ahogy a kiszolgálón be van állítva)
cli-bot-games = hány játszmát játsszon egyszerre (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = a program hány folyamata gondolkodjon egyszerre (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = ezredmásodperc lépésenként, kevesebb, ha fogy az idő (alapérték: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = idő helyett állások száma lépésenként
cli-bot-level = a játékszint, ha a programnak vannak szintjei

bot-connected = A kapcsolat létrejött. Bot: { $name }. Nyitott játszmák: { NUMBER($games, useGrouping: 0) }.
bot-accepted = { $game } játszma: meghívás elfogadva.
bot-declined = { $game } játszma: meghívás elutasítva.
bot-began = { $game } játszma: kezdődik, játékosok: { NUMBER($players, useGrouping: 0) } ({ $variant ->
        [grey] szürke oldal
       *[coloured] színes oldal
    }), hely: { NUMBER($seat, useGrouping: 0) }.
bot-over = { $game } játszma: vége, { $scores }. { $result ->
        [won] A bot nyert.
        [shared] Megosztott győzelem.
        [lost] A bot veszített.
       *[none] Senki sem nyert.
    }
bot-lost = Nincs kapcsolat ({ $reason }). Új próba { NUMBER($seconds, useGrouping: 0) } mp múlva.
bot-engine-failed = { $game } játszma: a program hibázott: { $reason }
bot-resigned = { $game } játszma: feladva, mert a program nem adott lépést.
bot-stopped = Leállt. A játszmák várnak, amíg a bot újra el nem indul.

bot-error-address = --server: ilyen cím kell: https://games.example.org, ez érkezett: { $value }
bot-error-no-token = hiányzik a bot tokenje: használd a --token-file kapcsolót vagy ezt a környezeti változót: { $variable }
bot-error-token-file = { $file } nem olvasható: { $reason }
bot-error-token = a kiszolgáló nem fogadja el a tokent: hibás, vagy visszavonták
bot-error-replaced = egy másik program ugyanezt a tokent használja, ezért ez leállt
bot-error-refused = a kiszolgáló elutasította: { $reason }
bot-error-unreachable = a kiszolgáló nem érhető el: { $reason }
bot-error-engine = a program nem használható: { $reason }
bot-error-level = --level: ezek egyike kell: { $levels }, ez érkezett: { $level }
