### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Benachrichtigungen brauchen eine sichere Adresse: Öffne diese Seite mit https.
    [browser] Dieser Browser kann keine Benachrichtigungen empfangen.
    [install] Leg diese Seite zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“. Öffne sie von dort und schalte die Benachrichtigungen ein.
    [denied] Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Ändern kannst du das in den Browser-Einstellungen für diese Seite.
    [host] Dieser Server schickt keine Benachrichtigungen an Browser.
    [dismissed] Die Frage des Browsers wurde geschlossen. Drück den Knopf noch einmal und erlaube Benachrichtigungen.
    [timeout] Der Nachrichtendienst deines Browsers hat nicht geantwortet. Manche Browser haben keinen; sonst versuch es später noch einmal.
   *[service] Der Nachrichtendienst deines Browsers war nicht zu erreichen. Manche Browser haben keinen; sonst versuch es später noch einmal.
}
