# `evora verify`: whether deals follow from a seed.

cli-verify = Ověří, že losování v zápisech partií odpovídají svým seedům.
cli-verify-more =
    Server zveřejní hash seedu před prvním losováním a samotný seed na konci partie: kdo si hash tehdy
    poznamenal, může se zápisem ověřit, že s losováním nikdo nemanipuloval. Samotný zápis dokládá jen to,
    že losování odpovídají jeho seedu, a ten mohl být zvolen až potom. Více je v docs/deals.md.
    Návratový kód 1, pokud něco nesedí nebo zápis nemá seed.

verify-game = { $file }, partie { $game }: { $problem ->
    [no_seed] nelze ověřit: zápis nemá seed; ten se zveřejní po konci hry
    [wrong_hash] chyba: seed není ten, jehož hash je v zápisu
    [wrong_deal] chyba: losování { $round }. kola neodpovídá seedu
    [unpromised] { $deals ->
        [one] { $deals } losování odpovídá seedu; zápis neobsahuje jeho hash
        [few] { $deals } losování odpovídají seedu; zápis neobsahuje jeho hash
        [many] { $deals } losování odpovídá seedu; zápis neobsahuje jeho hash
       *[other] { $deals } losování odpovídá seedu; zápis neobsahuje jeho hash
    }
   *[none] { $deals ->
        [one] { $deals } losování odpovídá seedu a jeho hash je ten, který je v zápisu
        [few] { $deals } losování odpovídají seedu a jeho hash je ten, který je v zápisu
        [many] { $deals } losování odpovídá seedu a jeho hash je ten, který je v zápisu
       *[other] { $deals } losování odpovídá seedu a jeho hash je ten, který je v zápisu
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, partie { $game }: zápis byl na server, který jej vydal, nahrán; partie se tam nehrála
# Once, at the end: what no record can show.
verify-note = Že seed nebyl zvolen až potom, ví jen ten, kdo si jeho hash poznamenal před prvním losováním.
