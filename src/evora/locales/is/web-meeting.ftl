# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Verið er að senda leikinn …

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Spila strax við einhvern
pair-go = Finna mótherja
pair-kind = Tegund spils
pair-kind-usual = Venjulegt: 10 mín + 10 s
pair-kind-quick = Hratt: 3 mín + 5 s
pair-kind-grey = Gráa hliðin: 10 mín + 10 s
pair-waiting = { $count ->
    [0] Enginn bíður eins og er: röðin byrjar á þér.
    [one] { $count } leikmaður bíður eftir mótherja.
   *[other] { $count } leikmenn bíða eftir mótherja.
}
pair-here = { $count ->
    [one] { $count } leikmaður er á þessum þjóni núna.
   *[other] { $count } leikmenn eru á þessum þjóni núna.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] { $count } leikmaður bíður eftir annars konar spili.
   *[other] { $count } leikmenn bíða eftir annars konar spili.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Velja „{ $kind }“
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] { $count } spil með öðrum stillingum bíður í biðstofunni.
   *[other] { $count } spil með öðrum stillingum bíða í biðstofunni.
}
pair-look = Í biðstofuna
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Bíða með öðrum stillingum

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Þú hefur beðið í { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Enginn annar bíður.
    [one] { $count } annar leikmaður bíður eftir annars konar spili.
   *[other] { $count } aðrir leikmenn bíða eftir annars konar spili.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Á meðan, við tölvuna
meanwhile-about = Þú heldur sætinu: um leið og einhver kemur ferðu að borðinu ykkar. Spilið við tölvuna geymist á þessu tæki.
# Said after a minute.
meanwhile-long = Enginn hefur komið í eina mínútu og enginn veit hvenær einhver kemur. Tölvan spilar strax.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Spila á meðan
meanwhile-on = Halda spilinu áfram
meanwhile-back = Til baka

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } býður þér að spila
invite-about = { $free ->
    [1] Eitt sæti er laust. Fáðu þér sæti, og spilið byrjar.
    [one] { $free } sæti er laust. Fáðu þér sæti; spilið byrjar þegar öll eru skipuð.
   *[other] { $free } sæti eru laus. Fáðu þér sæti; spilið byrjar þegar öll eru skipuð.
}
name-ask = Nafnið þitt við borðið
    .hint = Nafnið sem hinir sjá. Án þess heitir þú „{ $name }“.
name-use = Nota nafnið
name-skip = Ekki núna

## The lobby, and games to watch

live-title = Spil til að fylgjast með
live-about = Spil úr biðstofunni á meðan þau standa yfir. Spil með tengli eru aldrei á listanum.
live-empty = Ekkert slíkt spil stendur yfir eins og er.
live-watch = Fylgjast með
    .aria-label = Fylgjast með spilinu: { $names }
live-own = Þitt spil
live-round = Umferð { $round }
live-watchers = { $count ->
    [0] enginn fylgist með
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}

## Greetings: instead of a chat

greet-open = Kveðjur
greeting-hello = Hæ!
greeting-luck = Gangi þér vel!
greeting-nice = Flottur leikur!
greeting-thanks = Takk fyrir spilið!
greeting-moment = Bara augnablik
greet-said = { $name }: { $greeting }
greet-mute = Fela kveðjur annarra

## Ending a game in which nobody has to be asked

end-alone = Ljúka spilinu
end-alone-ask = Ljúka spilinu núna, án sigurvegara? Ekki verður hægt að halda því áfram.

## A code for another device

code-used = Kóðinn hefur verið notaður: spilin þín eru líka á hinu tækinu.
