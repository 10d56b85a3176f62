# `evora verify`: whether deals follow from a seed.

cli-verify = Ověří, že losování v zápisech partií odpovídají svým seedům.
cli-verify-more =
    Server zveřejní hash seedu před prvním losováním a samotný seed na konci partie: jsou-li v zápisu
    oba, může si každý ověřit, že s losováním nikdo nemanipuloval. Postup popisuje docs/deals.md.
    Návratový kód 1, pokud něco nesedí nebo zápis nemá seed.

verify-game = { $file }, partie { $game }: { $problem ->
    [no_seed] nelze ověřit: zápis nemá seed; ten se zveřejní po konci hry
    [wrong_hash] chyba: seed není ten, jehož hash je v zápisu
    [wrong_deal] chyba: losování { $round }. kola neodpovídá seedu
    [unpromised] { $deals ->
        [one] { $deals } losování odpovídá seedu; hash seedu nebyl předem zveřejněn
        [few] { $deals } losování odpovídají seedu; hash seedu nebyl předem zveřejněn
        [many] { $deals } losování odpovídá seedu; hash seedu nebyl předem zveřejněn
       *[other] { $deals } losování odpovídá seedu; hash seedu nebyl předem zveřejněn
    }
   *[none] { $deals ->
        [one] { $deals } losování odpovídá seedu; seed odpovídá předem zveřejněnému hashi
        [few] { $deals } losování odpovídají seedu; seed odpovídá předem zveřejněnému hashi
        [many] { $deals } losování odpovídá seedu; seed odpovídá předem zveřejněnému hashi
       *[other] { $deals } losování odpovídá seedu; seed odpovídá předem zveřejněnému hashi
    }
}
