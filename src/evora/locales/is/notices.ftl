# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Einhver
notice-turn = Þú átt leik
    .body = Beðið er eftir leik frá þér: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] { $games } spil bíður þín
   *[other] { $games } spil bíða þín
}
    .body = Minnstur tími er eftir hér: { $name }
notice-time = Tíminn þinn er að renna út
    .body = { $hours ->
        [0] Innan við klukkustund er eftir fyrir leikinn þinn: { $name }
        [one] { $hours } klukkustund er eftir fyrir leikinn þinn: { $name }
       *[other] { $hours } klukkustundir eru eftir fyrir leikinn þinn: { $name }
    }
notice-joined = { $name } er við borðið
    .body = Við spilið sem þú bjóst til.
notice-challenge = { $name } skorar á þig
    .body = Þú getur tekið áskoruninni eða hafnað henni.
notice-accepted = { $name } tók áskoruninni
    .body = Spilið er byrjað.
notice-rematch = { $name } vill spila aftur
    .body = Við borðið er beðið eftir svari þínu.
notice-over = { $result ->
    [won] Þú vannst
    [lost] Þú tapaðir
   *[over] Spili er lokið
}
    .body = Spilinu er lokið: { $name }
notice-begins = { $name } er að spila
    .body = Spil hjá einhverjum sem þú fylgist með er byrjað.
notice-test = Prófun
    .body = Tilkynningar berast þér hingað.
# The button of a notice that leads to its switch.
notice-switch = Stillingar
