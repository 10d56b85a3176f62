# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Sýna vísbendingu
practice-more = Sýna allan leikinn
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Vísbending: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Vísbending: { $what } { $line ->
    [0] á gólflínuna
   *[other] í línu { $line }
}
practice-failed = Ekki tókst að sækja vísbendinguna.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Þessi leikur kostaði um { $share }% af vinningslíkum þínum. Taka hann til baka?
practice-back = Taka til baka
# A preference.
practice-switch = Æfing
    .hint = Býður eftir dýran leik að taka hann til baka. Aðeins í spilum gegn tölvunni án klukku.
