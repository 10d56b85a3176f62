# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Někdo
notice-turn = Jsi na tahu
    .body = Čeká se na tvůj tah: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] Čeká na tebe { $games } partie
    [few] Čekají na tebe { $games } partie
    [many] Čeká na tebe { $games } partie
   *[other] Čeká na tebe { $games } partií
}
    .body = Nejméně času zbývá zde: { $name }
notice-time = Dochází ti čas
    .body = { $hours ->
        [0] Na tah zbývá méně než hodina: { $name }
        [one] Na tah zbývá { $hours } hodina: { $name }
        [few] Na tah zbývají { $hours } hodiny: { $name }
        [many] Na tah zbývá { $hours } hodiny: { $name }
       *[other] Na tah zbývá { $hours } hodin: { $name }
    }
notice-joined = { $name } přisedá ke stolu
    .body = U partie, kterou připravuješ.
notice-challenge = { $name } tě vyzývá
    .body = Výzvu můžeš přijmout nebo odmítnout.
notice-accepted = { $name } přijímá tvou výzvu
    .body = Partie začala.
notice-rematch = { $name } navrhuje hrát znovu
    .body = U stolu se čeká na tvou odpověď.
notice-over = { $result ->
    [won] Vítězství
    [lost] Porážka
   *[over] Partie skončila
}
    .body = Konec partie: { $name }
notice-begins = { $name } hraje
    .body = Začala partie někoho, koho sleduješ.
notice-test = Zkouška
    .body = Upozornění k tobě docházejí sem.
# The button of a notice that leads to its switch.
notice-switch = Nastavení
