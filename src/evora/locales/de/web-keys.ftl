### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Ein Name, der bleibt
keep-about = Mit einem Schlüssel gehört dein Name hier nur dir, und du kommst auf jedem Gerät zu deinen Partien zurück, auch wenn ein Browser dich vergessen hat. Ganz ohne Passwort und E-Mail-Adresse.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Wähle zuerst einen Namen. Dann kannst du ihn hier behalten.
   *[game] Nach deiner ersten beendeten Partie kannst du hier deinen Namen behalten.
}
keep-how = Dein Name: { $name }. Womit möchtest du ihn behalten?
keep-code = Mit einem Wiederherstellungscode
keep-passkey = Mit einem Passkey
keep-kept = { $name } heißt hier niemand außer dir, seit: { $date }.
keep-change = Ändern kannst du ihn wieder ab: { $date }.
keep-change-now = Du kannst ihn jetzt ändern und danach einmal in 30 Tagen.

## Keys: recovery codes and passkeys

keys-title = Deine Schlüssel
keys-code = Wiederherstellungscode
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Passkey: { $kind }
keys-made = Erstellt: { $date }.
keys-used = Zuletzt benutzt: { $ago }.
keys-where = { $synced ->
    [yes] In deinem Passwortmanager, auf allen seinen Geräten.
   *[no] Nur auf dem Gerät, das ihn erstellt hat.
}
keys-elsewhere = Er gilt nur unter der Adresse, unter der er erstellt wurde.
keys-only = Das ist dein einziger Schlüssel. Ein zweiter ist eine gute Idee: Ganz ohne kämst du nicht mehr hinein.
keys-code-make = Wiederherstellungscode erstellen
keys-code-new = Neuer Code
keys-code-sure = Einen neuen Wiederherstellungscode erstellen? Der alte gilt dann nicht mehr.
keys-passkey-add = Passkey hinzufügen
keys-remove = Entfernen
keys-remove-sure = Diesen Schlüssel entfernen? Mit ihm kommt dann niemand mehr hinein. Angemeldete Geräte bleiben angemeldet.

## The recovery code, on the screen and on paper

code-title = Wiederherstellungscode für { $name }
code-once = Schreib ihn auf oder druck ihn aus. Er wird nur jetzt gezeigt und gilt auf Dauer.
# $address: of this server.
code-how = Auf jedem Gerät: { $address }, Einstellungen, „Ich habe einen Code“. Erstellt: { $date }. Wer diesen Code hat, kann unter deinem Namen spielen.
code-print = Drucken
code-have = Ich habe ihn

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Passkeys gehen hier nicht: Sie brauchen eine Adresse mit einem Namen, und diese hier ist eine Nummer. Ein Wiederherstellungscode geht überall.
    [insecure] Passkeys gehen hier nicht: Sie brauchen eine sichere Adresse (https). Ein Wiederherstellungscode geht überall.
    [elsewhere] Passkeys gehen nur unter der öffentlichen Adresse dieses Servers. Ein Wiederherstellungscode geht überall.
   *[browser] Dieser Browser kennt keine Passkeys. Ein Wiederherstellungscode geht überall.
}
passkey-cancelled = Es wurde kein Passkey benutzt, und nichts hat sich geändert.

## Signing in where there are games of somebody else

sign-in-passkey = Mit einem Passkey anmelden
sign-in-sure = Hier als jemand anderes anmelden?
sign-in-games = { $games ->
    [one] Dieses Gerät hat eine eigene Partie.
   *[other] Dieses Gerät hat { $games } eigene Partien.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] Was du hier gespielt hast, bleibt bei { $name }. Deine Schlüssel bringen dich dahin zurück.
   *[no] Zu dem, was du hier gespielt hast, führt kein Schlüssel zurück. Wenn du zurückkehren willst, behalte zuerst diesen Namen.
}
sign-in-yes = Anmelden
