# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: meira
player-page = Síða: { $name }
player-block = Útiloka
player-block-about = Eftir útilokun hittist þið ekki aftur: þið lendið ekki saman í spili og sjáið hvorki spil hvort annars í biðstofunni né kveðjur. Spil sem er í gangi heldur áfram. Enginn annar fær að vita af því.
player-blocked = Útilokun er á. Þið hittist ekki aftur.
player-unblock = Hætta að útiloka
player-unblocked = Útilokun er af.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Enginn annar er á bak við þetta sæti.
player-report = Tilkynna

## A report

report-title = Tilkynning: { $name }
report-about = Þau sem reka þennan þjón sjá tilkynninguna ásamt þessu spili. { $name } fær ekki að vita af henni.
report-what = Hvað er að?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Særandi eða villandi nafn
    [stalling] Tafir, eða spil yfirgefin
    [engine] Hjálp frá tölvu
    [accounts] Spilað undir fleiri en einu nafni
    [greetings] Ónæði af kveðjum
   *[other] Eitthvað annað
}
report-words = Með þínum orðum
    .hint = Að hámarki { $max } stafir; þarf ef það er eitthvað annað.
report-send = Senda tilkynninguna
report-sent = Takk. Þau sem reka þennan þjón skoða málið.

## In the settings

settings-players = Aðrir leikmenn
# A heading: people.
blocks-title = Útilokuð
blocks-none = Þú hefur engan útilokað. Það er hægt við borðið, hjá nafninu.
blocks-nameless = Einhver án nafns
report-mine = Tilkynningarnar þínar
report-state = { $looked ->
    [yes] Málið hefur verið skoðað. Takk.
   *[no] Enginn hefur skoðað málið enn.
}
