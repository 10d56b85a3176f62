# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Näytä vihje
practice-more = Näytä koko siirto
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Vihje: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Vihje: { $what } { $line ->
    [0] lattiariville
   *[other] kuvioriville { $line }
}
practice-failed = Vihjettä ei voitu ladata.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Siirto vei noin { $share } % voittomahdollisuuksistasi. Perutaanko se?
practice-back = Peru siirto
# A preference.
practice-switch = Harjoittelu
    .hint = Tarjoaa kalliin siirron perumista. Vain peleissä tietokonetta vastaan, ilman kelloa.
