### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Az értesítésekhez biztonságos cím kell: nyisd meg ezt az oldalt https-sel.
    [browser] Ez a böngésző nem tud értesítéseket fogadni.
    [install] Előbb tedd az oldalt a kezdőképernyőre: Megosztás, majd „Főképernyőhöz adás”. Nyisd meg onnan, és kapcsold be az értesítéseket.
    [denied] A böngésződ nem engedi, hogy ez az oldal értesítéseket mutasson. Ezt a böngésző beállításaiban módosíthatod ennél az oldalnál.
    [host] Ez a szerver nem küld értesítéseket a böngészőknek.
    [dismissed] A böngésző kérdése bezárult. Nyomd meg újra a gombot, és engedélyezd az értesítéseket.
    [timeout] A böngésződ üzenetszolgáltatása nem válaszolt. Néhány böngészőnek nincs ilyen; különben próbáld meg később.
   *[service] A böngésződ üzenetszolgáltatása nem érhető el. Néhány böngészőnek nincs ilyen; különben próbáld meg később.
}
