### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Ranglista
# A small mark in lists and at the table.
rated-mark = értékelt
rated-about = Ez a játszma értékelt: az eredménye beleszámít az értékszámokba.
rated-wish = Értékelt játszma
    .hint = Az eredmény mindenkinek beleszámít az értékszámába. Csak azoknak, akik megtartják a nevüket (Beállítások), és órával.
rating-title = Értékszám
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Mindig végigjátssza a játszmákat.
    [nearly_always] Szinte mindig végigjátssza a játszmákat.
    [mostly] Többnyire végigjátssza a játszmákat.
   *[often_leaves] Gyakran otthagyja a játszmákat.
}

## Quick pairing

pair-rated = Értékelt, ha az ellenfél is megtartja a nevét
pair-finishers = Csak olyanok, akik végigjátsszák a játszmáikat
# $reach: points, and the longer one waits the more.
pair-reach = Az értékszámodtól ({ $rating }) legfeljebb { $reach } pontnyi távolságban keresünk, és minél tovább vársz, annál messzebb.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Az értékszámod { $points } ponttal nőtt (most { $rating }).
    [down] Az értékszámod { $points } ponttal csökkent (most { $rating }).
    [same] Az értékszámod nem változott ({ $rating }).
    [first] Már van értékszámod ({ $rating }).
    [soon] Értékelt játszma: { $games } az 5-ből. Az ötödik után látszik az értékszámod.
   *[short] Neked nem változik semmi: a játszma az első forduló vége előtt ért véget.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Nem értékelt: ez szabad játszma volt.
    [pairing] Nem értékelt: a gyors párosítás játszmái akkor azok, ha mindketten megtartják a nevüket és szeretnék.
    [absent] Nem értékelt: valaki nem jött el.
    [agreed] Nem értékelt: a játszma közös megegyezéssel ért véget.
   *[host] Nem értékelt: az üzemeltető befejezte a játszmát.
}
