### What `evora ratings` says.

cli-ratings = Reikna öll styrkleikastig á þjóni upp á nýtt út frá úrslitum spilanna.
cli-ratings-more =
    Einnig á meðan þjónninn keyrir: spil sem lýkur á meðan bíða. Stigin verða þau sömu upp á síðasta aukastaf
    nema spili hafi verið eytt (úrslitum þess er þá sleppt héðan í frá) eða eitthvað hafi skemmst.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } af { $rows } úrslitum …
cli-ratings-done = Úrslit talin upp á nýtt: { $results }. Breytt styrkleikastig: { $changed }.
cli-ratings-removed = Úrslit úr eyddum spilum sem var sleppt: { $results }.
