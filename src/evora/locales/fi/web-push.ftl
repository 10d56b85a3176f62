### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Ilmoitukset vaativat suojatun osoitteen: avaa tämä sivu https-osoitteesta.
    [browser] Tämä selain ei pysty vastaanottamaan ilmoituksia.
    [install] Lisää sivu ensin Koti-valikkoon: Jaa ja sitten ”Lisää Koti-valikkoon”. Avaa sivu sieltä ja ota ilmoitukset käyttöön.
    [denied] Selaimesi ei salli tämän sivun näyttää ilmoituksia. Voit muuttaa sen selaimen asetuksista tälle sivulle.
    [host] Tämä palvelin ei lähetä ilmoituksia selaimiin.
    [dismissed] Selaimen kysymys suljettiin. Paina painiketta uudelleen ja salli ilmoitukset.
    [timeout] Selaimesi viestipalvelu ei vastannut. Joissakin selaimissa sitä ei ole; muuten yritä myöhemmin uudelleen.
   *[service] Selaimesi viestipalveluun ei saatu yhteyttä. Joissakin selaimissa sitä ei ole; muuten yritä myöhemmin uudelleen.
}
