# `evora verify`: whether deals follow from a seed.

cli-verify = Ellenőrzi, hogy a játszmalejegyzések osztásai a véletlenmagjukból következnek-e.
cli-verify-more =
    Egy szerveren játszott játszma az első osztás előtt megmutatja a véletlenmag lenyomatát, a végén
    pedig magát a véletlenmagot: ha mindkettő benne van a lejegyzésben, bárki ellenőrizheti, hogy
    egyik osztás sem kitalált. docs/deals.md mondja el, hogyan. Kilépési kód: 1, ha valami nem
    egyezik, vagy ha egy lejegyzésben nincs véletlenmag.

verify-game = { $file }, { $game }. játszma: { $problem ->
    [no_seed] nem ellenőrizhető: nincs benne véletlenmag; az a játék végén derül ki
    [wrong_hash] hibás: nem az a véletlenmag, amelynek a lenyomata a lejegyzésben van
    [wrong_deal] hibás: a véletlenmagból nem ez az osztás következik ({ $round }. forduló)
    [unpromised] { $deals } osztás következik a véletlenmagból; a lenyomata nem volt előre látható
   *[none] { $deals } osztás következik a véletlenmagból, és az egyezik a lenyomatával
}
