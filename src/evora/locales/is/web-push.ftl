### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Tilkynningar þurfa örugga slóð: opnaðu síðuna með https.
    [browser] Þessi vafri getur ekki tekið við tilkynningum.
    [install] Settu síðuna fyrst á heimaskjáinn: Deila, síðan „Bæta á heimaskjá“. Opnaðu hana þaðan og kveiktu á tilkynningum.
    [denied] Vafrinn þinn leyfir þessari síðu ekki að sýna tilkynningar. Þú getur breytt því í stillingum vafrans fyrir þessa síðu.
    [host] Þessi þjónn sendir engar tilkynningar í vafra.
    [dismissed] Spurningu vafrans var lokað. Ýttu aftur á hnappinn og leyfðu tilkynningar.
    [timeout] Skilaboðaþjónusta vafrans þíns svaraði ekki. Sumir vafrar hafa enga; reyndu annars aftur síðar.
   *[service] Ekki náðist í skilaboðaþjónustu vafrans þíns. Sumir vafrar hafa enga; reyndu annars aftur síðar.
}
