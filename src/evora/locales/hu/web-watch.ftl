### The page that shows one game after the other.

watch-on = Játszmák nézése egymás után
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Élő
   *[replay] Visszajátszás
}
watch-coming = A következő játszma néhány másodperc múlva jön.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Élő játszma nézése
watch-pause = Szünet: maradjon ez a játszma
watch-go-on = Tovább, játszmáról játszmára
watch-next = Következő játszma
watch-empty = Még nincs mit nézni
    .about = Itt a váróból indult játszmák láthatók, amíg tartanak, és ha éppen senki sem játszik, a legjobbak visszajátszása. Az elmúlt napokban nem volt ilyen játszma: indíts egyet a váróban.
