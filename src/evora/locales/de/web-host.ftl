# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = Was hier über dich gespeichert wird und wie lange.
contact-about = Wie du die erreichst, die diesen Server betreiben.
house-rules-about = Worum die bitten, die diesen Server betreiben.
# Before a mail address or a link.
contact-write = Hier erreichst du sie:
# A heading above the words of the host.
privacy-host = Von denen, die diesen Server betreiben

## What Evora keeps: sentences that hold for every server

privacy-evora = Was Evora speichert
privacy-looking = Wer sich nur umsieht, hinterlässt nichts. Es gibt keine Werbung und keine Statistik über dich, und nichts kommt von anderen Servern.
privacy-cookie = Wenn du zum ersten Mal spielst oder einen Namen wählst, bekommt dein Browser ein Cookie mit einem zufälligen Schlüssel, damit der Server dich wiedererkennt. Es endet 400 Tage nach deinem letzten Besuch.
privacy-browser = Deine Einstellungen, deine Lektionen und die Partien, die du ohne Server spielst, liegen nur in deinem Browser.
privacy-you = Der Server speichert deinen Namen, wenn du einen angibst, wann du zum ersten Mal hier warst und den Tag deines letzten Besuchs, die Art von Browser und System auf jedem deiner Geräte, deine Bots, deine Ergebnisse bei Rätseln, deinen Urlaub, wen du blockiert und was du gemeldet hast.
privacy-games = Er speichert Partien: wer wo saß, jeden Zug und wann er gemacht wurde. Wer den Link zu einer Partie hat, kann sie sehen, mit den Namen der Spieler. Was Spieler einander sagen, wird nicht gespeichert.
privacy-mail = Wenn du eine Mailadresse für Briefe angibst, behält der Server sie, und wann sie bestätigt und zuletzt angeschrieben wurde, bis du sie entfernst; eine unbestätigte verschwindet nach einem Tag. Briefe verraten nicht, ob sie gelesen wurden. Von einer Adresse, an die niemand Briefe schicken soll, bleibt ein Jahr lang ein Hash, von deinem persönlichen Feed nur ein Hash seiner Adresse.
privacy-address = Deine Netzwerkadresse wird nicht im Klartext gespeichert. Damit niemand den Server überfluten oder anderen das Spiel verderben kann, wird sie im Arbeitsspeicher gezählt, und als Hash, dessen Schlüssel nach einem Tag gelöscht wird. Nur wer gesperrt ist, dessen Netz bleibt gespeichert, solange die Sperre dauert.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] All das bleibt, bis du es löschst.
    [one] Wer einen Tag lang nicht hier war und keine offene Partie hat, wird gelöscht.
   *[other] Wer { $days } Tage lang nicht hier war und keine offene Partie hat, wird gelöscht.
}
privacy-abandoned = { $days ->
    [0] Partien bleiben, auch solche, die nie zu Ende gespielt wurden.
    [one] Beendete Partien bleiben; andere werden einen Tag nach dem letzten Zug gelöscht.
   *[other] Beendete Partien bleiben; andere werden { $days } Tage nach dem letzten Zug gelöscht.
}
privacy-kept = Wenn du deinen Namen behältst, hat der Server deine Schlüssel: vom Wiederherstellungscode nur einen Hash, von einem Passkey nur den öffentlichen Teil. Du wirst dann nicht gelöscht, weil du lange nicht hier warst. Hast du deine Daten gelöscht, bleibt ein Hash des Namens, damit ihn niemand sonst bekommt.
privacy-push = Wenn du in einem Browser Benachrichtigungen einschaltest, speichert der Server die Adresse, unter der ein Dienst des Browser-Herstellers sie annimmt, bis du sie ausschaltest oder dich dort abmeldest. Sie gehen verschlüsselt durch diesen Dienst: Er kann sie nicht lesen.
privacy-delete = Du kannst alles ansehen, mitnehmen und löschen. Beendete Partien bleiben für die, die sie gespielt haben, ohne deinen Namen. In Sicherungskopien kann es länger stehen.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Hier speichert kein Server etwas: Was du spielst und einstellst, liegt nur in diesem Browser. Wer den Webspace stellt, protokolliert vielleicht Besuche, wie auf jeder Seite.
