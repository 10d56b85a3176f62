# `evora verify`: whether deals follow from a seed.

cli-verify = Ellenőrzi, hogy a játszmalejegyzések osztásai a véletlenmagjukból következnek-e.
cli-verify-more =
    A szerver az első osztás előtt megmutatja egy játszma véletlenmagjának lenyomatát, a végén pedig magát
    a véletlenmagot: aki a lenyomatot akkor feljegyezte, a lejegyzéssel ellenőrizheti, hogy egyik osztást
    sem manipulálták. A lejegyzés egymagában csak azt mutatja, hogy az osztásai a véletlenmagjából
    következnek, azt pedig utólag is választhatták. Többet a docs/deals.md ír. Kilépési kód: 1, ha valami
    nem egyezik, vagy ha egy lejegyzésben nincs véletlenmag.

verify-game = { $file }, { $game }. játszma: { $problem ->
    [no_seed] nem ellenőrizhető: a lejegyzésben nincs véletlenmag; az a játszma végén derül ki
    [wrong_hash] hibás: nem az a véletlenmag, amelynek a lenyomata a lejegyzésben van
    [wrong_deal] hibás: a véletlenmagból nem ez az osztás következik ({ $round }. forduló)
    [unpromised] { $deals } osztás következik a véletlenmagból; a lejegyzésben nincs lenyomata
   *[none] { $deals } osztás következik a véletlenmagból, és a lenyomata az, amely a lejegyzésben áll
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, { $game }. játszma: a lejegyzést feltöltötték arra a szerverre, amely kiadta; a játszmát nem ott játszották
# Once, at the end: what no record can show.
verify-note = Hogy egy véletlenmagot nem utólag választottak, azt csak az tudja, aki a lenyomatát az első osztás előtt feljegyezte.
