# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Enginn leikur var leikinn, svo að ekkert þarf að geyma.
play-unfinished = Ókláruð spil, það nýjasta fyrst:
play-unfinished-round = umferð { $round }
play-unfinished-open = opið í öðrum glugga
play-which = Hvert þeirra? (Enter: 1, q: hætta)
terminal-in-use = { $file }: þetta spil er opið í öðrum glugga
terminal-other-game = { $file }: í þessari skrá er annað óklárað spil; haltu því áfram (--resume) eða nefndu aðra skrá
terminal-none-unfinished = það er ekkert óklárað spil
terminal-bad-unfinished = á að vera tala frá 1 til { $count }, en er '{ $value }'
cli-option-resume = heldur áfram með óklárað spil: númer þess í listanum eða skráin (sjálfgefið: valið úr listanum)
