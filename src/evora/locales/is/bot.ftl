# What the command line says about bots: 'evora bot'.

cli-bot = Spilar á þjóni með þínu eigin forriti.
cli-bot-more =
    Tengir COMMAND, forrit sem fylgir samskiptareglum véla, við þjón sem bottann sem á aðgangslykilinn.
    Eigandi bottans býr lykilinn til á stillingasíðu þjónsins. Ctrl-C stöðvar bottann; spilin halda áfram
    þegar hann er ræstur aftur. Meira í docs/bots.md.
    Dæmi: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = vistfang þjónsins
cli-bot-token = aðgangslykillinn; aðrir notendur tölvunnar sjá hann í ferlalistanum
cli-bot-token-file = skrá með aðgangslyklinum (sjálfgefið: umhverfisbreytan EVORA_BOT_TOKEN)
cli-bot-accept-from = frá hverjum boð eru þegin: everyone, owner eða nobody (sjálfgefið: eins og stillt er á þjóninum)
cli-bot-games = hve mörg spil eru spiluð í einu (sjálfgefið: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = hve mörg ferli forritsins hugsa í einu (sjálfgefið: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = millisekúndur í hvern leik, færri þegar tíminn er naumur (sjálfgefið: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = fjöldi staða í hvern leik í stað tíma
cli-bot-level = getustigið, ef forritið er með getustig

bot-connected = Tenging komin á. Botti: { $name }. Opin spil: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Spil { $game }: boð þegið.
bot-declined = Spil { $game }: boði hafnað.
bot-began = Spil { $game }: byrjar, leikmenn: { NUMBER($players, useGrouping: 0) } ({ $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}), sæti { NUMBER($seat, useGrouping: 0) }.
bot-over = Spil { $game }: lokið, { $scores }. { $result ->
        [won] Bottinn vann.
        [shared] Deildur sigur.
        [lost] Bottinn tapaði.
       *[none] Enginn vann.
    }
bot-lost = Ekkert samband ({ $reason }). Næsta tilraun eftir { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Spil { $game }: forritið brást: { $reason }
bot-resigned = Spil { $game }: uppgjöf, því að enginn leikur kom frá forritinu.
bot-stopped = Stöðvað. Spilin bíða þar til bottinn er ræstur aftur.

bot-error-address = --server: á að vera vistfang eins og https://games.example.org, en er { $value }
bot-error-no-token = aðgangslykil bottans vantar: notaðu --token-file eða umhverfisbreytuna { $variable }
bot-error-token-file = ekki er hægt að lesa { $file }: { $reason }
bot-error-token = þjónninn tekur ekki við lyklinum: hann er rangur eða hefur verið afturkallaður
bot-error-replaced = annað forrit notar sama lykil, svo að þetta stöðvaðist
bot-error-refused = þjónninn hafnaði: { $reason }
bot-error-unreachable = ekki næst samband við þjóninn: { $reason }
bot-error-engine = ekki er hægt að nota forritið: { $reason }
bot-error-level = --level: á að vera eitt af { $levels }, en er { $level }
