# Co příkazový řádek říká o botech: 'evora bot'.

cli-bot = Zapojí vlastní program do hry na serveru.
cli-bot-more =
    Připojí program COMMAND, který mluví protokolem enginů, k serveru jako bota, kterému token patří.
    Token vytvoří majitel bota v nastavení na stránce serveru. Ctrl-C bota zastaví; jeho partie pokračují,
    až se znovu spustí. Více v docs/bots.md.
    Příklad: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = adresa serveru
cli-bot-token = token; ostatní uživatelé počítače ho uvidí v seznamu procesů
cli-bot-token-file = soubor s tokenem (výchozí: proměnná prostředí EVORA_BOT_TOKEN)
cli-bot-accept-from = čí pozvánky přijímat: everyone, owner nebo nobody (výchozí: podle nastavení na serveru)
cli-bot-games = kolik partií hrát najednou (výchozí: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = kolik procesů programu přemýšlí najednou (výchozí: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = milisekundy na tah, méně, když dochází čas (výchozí: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = pozice na tah místo času
cli-bot-level = úroveň hry, pokud program úrovně má

bot-connected = Připojeno jako { $name }. Rozehrané partie: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Partie { $game }: pozvánka přijata.
bot-declined = Partie { $game }: pozvánka odmítnuta.
bot-began = Partie { $game }: začíná, počet hráčů { NUMBER($players, useGrouping: 0) } ({ $variant ->
        [grey] šedá strana
       *[coloured] barevná strana
    }), místo { NUMBER($seat, useGrouping: 0) }.
bot-over = Partie { $game }: konec, { $scores }. { $result ->
        [won] Bot vyhrál.
        [shared] Dělené vítězství.
        [lost] Bot prohrál.
       *[none] Nikdo nevyhrál.
    }
bot-lost = Bez spojení ({ $reason }). Další pokus za { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Partie { $game }: program selhal: { $reason }
bot-resigned = Partie { $game }: vzdáno, protože program nenabídl žádný tah.
bot-stopped = Zastaveno. Partie počkají, až se bot znovu spustí.

bot-error-address = --server: má být adresa jako https://games.example.org, zadáno { $value }
bot-error-no-token = chybí token bota: použij --token-file nebo proměnnou prostředí { $variable }
bot-error-token-file = { $file } nejde přečíst: { $reason }
bot-error-token = server tento token nepřijímá: je neplatný, nebo byl zrušen
bot-error-replaced = stejný token používá jiný program, proto se tento zastavil
bot-error-refused = server odmítl: { $reason }
bot-error-unreachable = server není dostupný: { $reason }
bot-error-engine = program nejde použít: { $reason }
bot-error-level = --level: má být jedno z { $levels }, zadáno { $level }
