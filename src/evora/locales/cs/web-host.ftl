# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = Co se tu o tobě ukládá a jak dlouho.
contact-about = Jak zastihnout ty, kdo tento server provozují.
house-rules-about = Oč všechny žádají ti, kdo tento server provozují.
# Before a mail address or a link.
contact-write = Zastihneš je tady:
# A heading above the words of the host.
privacy-host = Od těch, kdo tento server provozují

## What Evora keeps: sentences that hold for every server

privacy-evora = Co Evora ukládá
privacy-looking = Kdo se jen rozhlíží, nic po sobě nezanechá. Nejsou tu reklamy ani analytika a nic nepochází z cizích serverů.
privacy-cookie = Když poprvé hraješ nebo si zvolíš jméno, dostane tvůj prohlížeč jediný soubor cookie s náhodným klíčem, podle kterého tě server pozná. Skončí 400 dní po tvé poslední návštěvě.
privacy-browser = Tvoje nastavení, lekce a partie hrané bez serveru jsou jen ve tvém prohlížeči.
privacy-you = Server uchovává tvoje jméno, pokud si ho zvolíš, dobu první návštěvy a den té poslední, druh prohlížeče a systému na každém tvém zařízení, tvoje boty, výsledky v úlohách, tvoje volno, koho blokuješ a co jsi nahlásil(a).
privacy-games = Uchovává partie: kdo kde seděl, každý tah a čas, kdy padl. Partii i se jmény hráčů vidí každý, kdo na ni má odkaz. Co si hráči říkají, se neukládá.
privacy-mail = Pokud zadáš e-mailovou adresu pro dopisy, server si ji pamatuje, i to, kdy byla potvrzena a kdy na ni naposledy něco odešlo, dokud ji neodstraníš; nepotvrzená zmizí po dni. Dopisy neprozradí, zda byly přečteny. Z adresy, na kterou nikdo dopisy nechce, zůstane rok jen otisk (hash), z tvého osobního kanálu jen otisk jeho adresy.
privacy-address = Tvoje síťová adresa se neukládá tak, jak je. Aby nikdo server nezahltil ani ostatním nekazil hru, počítá se v paměti a jako hash, jehož klíč se po dni smaže. Jen u toho, kdo dostal zákaz, se jeho síť uchovává, dokud zákaz platí.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] To všechno zůstává, dokud to nesmažeš.
    [one] Kdo tu den nebyl a nemá rozehranou partii, je smazán.
    [few] Kdo tu { $days } dny nebyl a nemá rozehranou partii, je smazán.
    [many] Kdo tu { $days } dne nebyl a nemá rozehranou partii, je smazán.
   *[other] Kdo tu { $days } dní nebyl a nemá rozehranou partii, je smazán.
}
privacy-abandoned = { $days ->
    [0] Partie zůstávají, i ty, které se nikdy nedohrály.
    [one] Dohrané partie zůstávají; ostatní se smažou den po posledním tahu.
    [few] Dohrané partie zůstávají; ostatní se smažou { $days } dny po posledním tahu.
    [many] Dohrané partie zůstávají; ostatní se smažou { $days } dne po posledním tahu.
   *[other] Dohrané partie zůstávají; ostatní se smažou { $days } dní po posledním tahu.
}
privacy-kept = Když si jméno necháš natrvalo, má server tvoje klíče: z obnovovacího kódu jen hash, z přístupového klíče jen veřejnou část. Za dlouhou nepřítomnost tě pak nesmaže. Až svoje údaje smažeš, zůstane hash jména, aby ho nedostal nikdo jiný.
privacy-push = Když si v prohlížeči zapneš upozornění, server si uloží adresu, na které je přijímá služba výrobce prohlížeče, dokud je nevypneš nebo se tam neodhlásíš. Tou službou procházejí zašifrovaná: nemůže je číst.
privacy-delete = Všechno můžeš vidět, vzít si s sebou i smazat. Dohrané partie zůstanou těm, kdo je hráli, bez tvého jména. V zálohách to může být i déle.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Tady nic neukládá žádný server: co hraješ a nastavíš, je jen v tomto prohlížeči. Provozovatel webového prostoru možná zapisuje návštěvy, jako na každé stránce.
