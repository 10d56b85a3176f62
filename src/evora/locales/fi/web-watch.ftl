### The page that shows one game after the other.

watch-on = Katso peli toisensa jälkeen
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Suorana
   *[replay] Toisto
}
watch-coming = Seuraava peli alkaa muutaman sekunnin kuluttua.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Katso suoraa peliä
watch-pause = Tauko: pysy tässä pelissä
watch-go-on = Jatka pelistä toiseen
watch-next = Seuraava peli
watch-empty = Vielä ei ole katsottavaa
    .about = Täällä näytetään aulasta alkaneita pelejä, kun niitä pelataan, ja parhaiden toistoja, kun kukaan ei pelaa. Viime päivinä ei ole pelattu yhtään sellaista: aloita peli aulassa.
