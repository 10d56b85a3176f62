# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Yhtään siirtoa ei pelattu, joten tallennettavaa ei ole.
play-unfinished = Keskeneräiset pelit, uusin ensin:
play-unfinished-round = kierros { $round }
play-unfinished-open = auki toisessa ikkunassa
play-which = Mikä niistä? (Enter: 1, q: lopeta)
terminal-in-use = { $file }: tämä peli on auki toisessa ikkunassa
terminal-other-game = { $file }: tiedostossa on toinen keskeneräinen peli; jatka sitä (--resume) tai anna toinen tiedosto
terminal-none-unfinished = keskeneräisiä pelejä ei ole
terminal-bad-unfinished = odotettiin lukua väliltä 1–{ $count }, saatiin ”{ $value }”
cli-option-resume = jatka keskeneräistä peliä: sen numero luettelossa tai tiedosto (oletus: valitaan luettelosta)
