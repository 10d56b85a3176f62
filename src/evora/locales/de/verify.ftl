# `evora verify`: whether deals follow from a seed.

cli-verify = Prüft, ob die Ziehungen in Aufzeichnungen aus ihren Seeds folgen.
cli-verify-more =
    Ein Server zeigt vor der ersten Ziehung den Hash des Seeds und am Ende den Seed selbst: Stehen beide
    in der Aufzeichnung, können alle prüfen, dass keine Ziehung manipuliert wurde. Wie das geht, steht in
    docs/deals.md. Exit-Code 1, wenn etwas nicht stimmt oder eine Aufzeichnung keinen Seed hat.

verify-game = { $file }, Partie { $game }: { $problem ->
    [no_seed] nicht prüfbar: Die Aufzeichnung hat keinen Seed; er wird am Ende der Partie aufgedeckt
    [wrong_hash] falsch: Der Hash in der Aufzeichnung gehört zu einem anderen Seed
    [wrong_deal] falsch: Die Ziehung für Runde { $round } folgt nicht aus dem Seed
    [unpromised] { $deals ->
        [one] { $deals } Ziehung folgt aus dem Seed; ein Hash wurde vorher nicht gezeigt
       *[other] { $deals } Ziehungen folgen aus dem Seed; ein Hash wurde vorher nicht gezeigt
    }
   *[none] { $deals ->
        [one] { $deals } Ziehung folgt aus dem Seed, und der Seed hat den vorher gezeigten Hash
       *[other] { $deals } Ziehungen folgen aus dem Seed, und der Seed hat den vorher gezeigten Hash
    }
}
