# `evora verify`: whether deals follow from a seed.

cli-verify = Ellenőrzi, hogy a játszmalejegyzések osztásai a véletlenmagjukból következnek-e.
cli-verify-more =
    A szerver az első osztás előtt megmutatja egy játszma véletlenmagjának lenyomatát, a végén pedig
    magát a véletlenmagot: ha mindkettő benne van a lejegyzésben, bárki ellenőrizheti, hogy egyik
    osztást sem manipulálták. A módját a docs/deals.md írja le. Kilépési kód: 1, ha valami nem egyezik,
    vagy ha egy lejegyzésben nincs véletlenmag.

verify-game = { $file }, { $game }. játszma: { $problem ->
    [no_seed] nem ellenőrizhető: a lejegyzésben nincs véletlenmag; az a játszma végén derül ki
    [wrong_hash] hibás: nem az a véletlenmag, amelynek a lenyomata a lejegyzésben van
    [wrong_deal] hibás: a véletlenmagból nem ez az osztás következik ({ $round }. forduló)
    [unpromised] { $deals } osztás következik a véletlenmagból; a véletlenmag lenyomatát előzőleg nem mutatták meg
   *[none] { $deals } osztás következik a véletlenmagból, és a lenyomata egyezik az előzőleg megmutatottal
}
