# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Egyetlen lépés sem történt, így nincs mit elmenteni.
play-unfinished = Félbehagyott játszmák, elöl a legújabb:
play-unfinished-round = { $round }. forduló
play-unfinished-open = egy másik ablakban nyitva
play-which = Melyiket? (Enter: 1, q: kilépés)
terminal-in-use = { $file }: ez a játszma egy másik ablakban nyitva van
terminal-other-game = { $file }: ebben a fájlban egy másik félbehagyott játszma van; folytasd azt (--resume), vagy adj meg másik fájlt
terminal-none-unfinished = nincs félbehagyott játszma
terminal-bad-unfinished = 1 és { $count } közötti szám lehet, ez lett megadva: „{ $value }”
cli-option-resume = félbehagyott játszma folytatása: a sorszáma a listában vagy a fájlja (alapérték: választás a listából)
