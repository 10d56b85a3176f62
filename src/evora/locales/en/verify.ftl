# `evora verify`: whether deals follow from a seed.

cli-verify = Check that the deals of game records follow from their seeds.
cli-verify-more =
    A server shows the hash of a game's seed before the first deal, and the seed at the end: with both
    in the record anyone can check that no deal was tampered with. docs/deals.md says how.
    Exit code 1 if anything is wrong, or if a record has no seed.

verify-game = { $file }, game { $game }: { $problem ->
    [no_seed] cannot be checked: the record has no seed; the seed is revealed when the game ends
    [wrong_hash] wrong: the seed is not the one whose hash the record has
    [wrong_deal] wrong: the deal of round { $round } does not follow from the seed
    [unpromised] { $deals ->
        [one] { $deals } deal follows from the seed; no hash of it was shown beforehand
       *[other] { $deals } deals follow from the seed; no hash of it was shown beforehand
    }
   *[none] { $deals ->
        [one] { $deals } deal follows from the seed, and the seed has the hash shown before
       *[other] { $deals } deals follow from the seed, and the seed has the hash shown before
    }
}
