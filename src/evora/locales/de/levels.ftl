# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Neuling
level-novice-about = nimmt, was sofort Punkte bringt, und verrechnet sich oft; achtet weder auf die anderen noch auf später
level-apprentice = Lehrling
level-apprentice-about = nimmt, was sofort Punkte bringt, und rechnet richtig; achtet weder auf die anderen noch auf später
level-casual = Gelegenheitsspieler
level-casual-about = arbeitet auf volle Reihen, Spalten und Farben hin; fragt nicht, was die anderen vorhaben
level-regular = Vielspieler
level-regular-about = bedenkt den nächsten Gegenzug, schätzt aber oft falsch ein, wer besser steht
level-keen = Kenner
level-keen-about = bedenkt den nächsten Gegenzug und schätzt die Lage recht gut ein
level-club = Klubspieler
level-club-about = bedenkt den nächsten Gegenzug und spielt selten einen viel schlechteren Zug als den besten
level-strong = Starker Klubspieler
level-strong-about = denkt drei Züge voraus, mit einigen Ausrutschern
level-advanced = Könner
level-advanced-about = denkt drei Züge voraus, mit wenigen Ausrutschern
level-expert = Experte
level-expert-about = denkt vier Züge voraus und leistet sich kaum einen Ausrutscher
level-master = Meister
level-master-about = prüft mehrere Tausend Stellungen je Zug und leistet sich keine Ausrutscher
level-grandmaster = Großmeister
level-grandmaster-about = prüft 25.000 Stellungen und mehr je Zug und leistet sich keine Ausrutscher
level-full = Volle Stärke
level-full-about = die Engine, so stark sie kann, mit 0,4 Sekunden je Zug
