# `evora verify`: whether deals follow from a seed.

cli-verify = Check that the deals of game records follow from their seeds.
cli-verify-more =
    A server shows the hash of a game's seed before the first deal, and the seed at the end: who noted the
    hash then can check with the record that no deal was tampered with. A record alone shows only that its
    deals follow from its seed, which could have been chosen afterwards. docs/deals.md says more.
    Exit code 1 if anything is wrong, or if a record has no seed.

verify-game = { $file }, game { $game }: { $problem ->
    [no_seed] cannot be checked: the record has no seed; the seed is revealed when the game ends
    [wrong_hash] wrong: the seed is not the one whose hash the record has
    [wrong_deal] wrong: the deal of round { $round } does not follow from the seed
    [unpromised] { $deals ->
        [one] { $deals } deal follows from the seed; the record has no hash of it
       *[other] { $deals } deals follow from the seed; the record has no hash of it
    }
   *[none] { $deals ->
        [one] { $deals } deal follows from the seed, and its hash is the one in the record
       *[other] { $deals } deals follow from the seed, and its hash is the one in the record
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, game { $game }: the record was uploaded to the server that wrote it, and not played there
# Once, at the end: what no record can show.
verify-note = Only those who noted a hash before the first deal know that the seed was not chosen afterwards.
