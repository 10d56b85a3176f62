### What `evora ratings` says.

cli-ratings = Egy kiszolgáló összes értékszámának újraszámítása a játszmák eredményeiből.
cli-ratings-more =
    Futó kiszolgáló mellett is: a közben véget érő játszmák megvárják. Az értékszámok az utolsó számjegyig
    ugyanazok lesznek, hacsak nem töröltek egy játszmát (annak eredményei mostantól kimaradnak), vagy nem
    sérült meg valami.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } / { $rows } eredmény …
cli-ratings-done = Újraszámolt eredmények: { $results }. Megváltozott értékszámok: { $changed }.
cli-ratings-removed = Törölt játszmák kihagyott eredményei: { $results }.
