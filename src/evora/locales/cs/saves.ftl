# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Nikdo netáhl, není tedy co ukládat.
play-unfinished = Nedohrané partie, nejnovější první:
play-unfinished-round = { $round }. kolo
play-unfinished-open = otevřená v jiném okně
play-which = Kterou? (Enter: 1, q: konec)
terminal-in-use = { $file }: tato partie je otevřená v jiném okně
terminal-other-game = { $file }: v tomto souboru je jiná nedohraná partie; pokračuj v ní (--resume), nebo zadej jiný soubor
terminal-none-unfinished = žádná nedohraná partie tu není
terminal-bad-unfinished = má být číslo od 1 do { $count }, zadáno '{ $value }'
cli-option-resume = pokračuje v nedohrané partii: její číslo v seznamu, nebo soubor (výchozí: výběr ze seznamu)
