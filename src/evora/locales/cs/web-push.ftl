### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Upozornění potřebují bezpečnou adresu: otevři tuto stránku přes https.
    [browser] Tento prohlížeč neumí přijímat upozornění.
    [install] Nejdřív si stránku přidej na plochu: Sdílet, pak „Přidat na plochu“. Otevři ji odtamtud a upozornění zapni.
    [denied] Tvůj prohlížeč této stránce upozornění nepovoluje. Změníš to v nastavení prohlížeče pro tuto stránku.
    [host] Tento server neposílá do prohlížečů žádná upozornění.
    [dismissed] Dotaz prohlížeče byl zavřen. Stiskni tlačítko znovu a upozornění povol.
    [timeout] Služba pro zprávy tvého prohlížeče neodpověděla. Některé prohlížeče žádnou nemají; jinak to zkus později.
   *[service] Služba pro zprávy tvého prohlížeče není dostupná. Některé prohlížeče žádnou nemají; jinak to zkus později.
}
