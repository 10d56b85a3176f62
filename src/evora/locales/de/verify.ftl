# `evora verify`: whether deals follow from a seed.

cli-verify = Prüft, ob die Ziehungen in Aufzeichnungen aus ihren Seeds folgen.
cli-verify-more =
    Ein Server zeigt vor der ersten Ziehung den Hash des Seeds und am Ende den Seed selbst: Wer den Hash da
    notiert hat, kann mit der Aufzeichnung prüfen, dass keine Ziehung manipuliert wurde. Die Aufzeichnung
    allein zeigt nur, dass ihre Ziehungen aus ihrem Seed folgen, und der könnte erst danach gewählt worden
    sein. Mehr steht in docs/deals.md. Exit-Code 1, wenn etwas nicht stimmt oder eine Aufzeichnung keinen
    Seed hat.

verify-game = { $file }, Partie { $game }: { $problem ->
    [no_seed] nicht prüfbar: Die Aufzeichnung hat keinen Seed; er wird am Ende der Partie aufgedeckt
    [wrong_hash] falsch: Der Hash in der Aufzeichnung gehört zu einem anderen Seed
    [wrong_deal] falsch: Die Ziehung für Runde { $round } folgt nicht aus dem Seed
    [unpromised] { $deals ->
        [one] { $deals } Ziehung folgt aus dem Seed; die Aufzeichnung hat keinen Hash davon
       *[other] { $deals } Ziehungen folgen aus dem Seed; die Aufzeichnung hat keinen Hash davon
    }
   *[none] { $deals ->
        [one] { $deals } Ziehung folgt aus dem Seed, und sein Hash ist der in der Aufzeichnung
       *[other] { $deals } Ziehungen folgen aus dem Seed, und sein Hash ist der in der Aufzeichnung
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, Partie { $game }: Die Aufzeichnung wurde auf den Server hochgeladen, der sie geschrieben hat, und nicht dort gespielt
# Once, at the end: what no record can show.
verify-note = Dass ein Seed nicht erst danach gewählt wurde, weiß nur, wer seinen Hash vor der ersten Ziehung notiert hat.
