# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Ukázat nápovědu
practice-more = Ukázat celý tah
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Nápověda: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Nápověda: { $what } { $line ->
    [0] na podlahu
   *[other] do přípravné řady { $line }
}
practice-failed = Nápovědu se nepodařilo načíst.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Ten tah tě stál asi { $share } % šancí na výhru. Vrátit ho?
practice-back = Vrátit tah
# A preference.
practice-switch = Trénink
    .hint = Po tahu, který tě stál hodně, nabídne jeho vrácení. Jen v partiích proti počítači bez časového limitu.
