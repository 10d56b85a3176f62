# `evora verify`: whether deals follow from a seed.

cli-verify = Ověří, že losování v zápisech partií odpovídají svým seedům.
cli-verify-more =
    Partie na serveru ukáže hash svého seedu před prvním losováním a seed na konci: jsou-li v zápisu
    oba, může si každý ověřit, že žádné losování není vymyšlené. docs/deals.md říká jak.
    Návratový kód 1, pokud něco nesedí nebo zápis nemá seed.

verify-game = { $file }, partie { $game }: { $problem ->
    [no_seed] nelze ověřit: zápis nemá seed; ten se zveřejní po konci hry
    [wrong_hash] chyba: seed není ten, jehož hash je v zápisu
    [wrong_deal] chyba: losování { $round }. kola neodpovídá seedu
    [unpromised] počet losování podle seedu: { $deals }; jeho hash nebyl předem ukázán
   *[none] počet losování podle seedu: { $deals }; seed odpovídá svému hashi
}
