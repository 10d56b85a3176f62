### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Jméno natrvalo
keep-about = S klíčem patří tvoje jméno tady jen tobě a na každém zařízení se vrátíš ke svým partiím, i když na tebe prohlížeč zapomene. Bez hesla a bez e-mailu.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Nejdřív si vyber jméno. Pak si ho tu můžeš nechat natrvalo.
   *[game] Po první dohrané partii si tu můžeš nechat svoje jméno natrvalo.
}
keep-how = Tvoje jméno: { $name }. Čím si ho chceš zajistit?
keep-code = Obnovovacím kódem
keep-passkey = Přístupovým klíčem
keep-kept = Jméno { $name } je tady jen tvoje, od { $date }.
keep-change = Znovu ho lze změnit od { $date }.
keep-change-now = Teď ho můžeš změnit, potom jednou za 30 dní.

## Keys: recovery codes and passkeys

keys-title = Tvoje klíče
keys-code = Obnovovací kód
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Přístupový klíč: { $kind }
keys-made = Vytvořeno: { $date }.
keys-used = Naposledy použito: { $ago }.
keys-where = { $synced ->
    [yes] Ve správci hesel, na všech jeho zařízeních.
   *[no] Jen na zařízení, které ho vytvořilo.
}
keys-elsewhere = Funguje jen na adrese, na které vznikl.
keys-only = Je to tvůj jediný klíč. Druhý se hodí: bez klíče by cesta zpátky nevedla.
keys-code-make = Vytvořit obnovovací kód
keys-code-new = Nový kód
keys-code-sure = Vytvořit nový obnovovací kód? Starý pak přestane platit.
keys-passkey-add = Přidat přístupový klíč
keys-remove = Odebrat
keys-remove-sure = Odebrat tento klíč? Nikdo se s ním už nedostane dovnitř. Přihlášená zařízení zůstanou přihlášená.

## The recovery code, on the screen and on paper

code-title = Obnovovací kód pro jméno { $name }
code-once = Opiš si ho, nebo ho vytiskni. Ukáže se jen teď a platí natrvalo.
# $address: of this server.
code-how = Na každém zařízení: { $address }, Nastavení, „Mám kód“. Vytvořeno: { $date }. Kdo má tento kód, může hrát pod tvým jménem.
code-print = Vytisknout
code-have = Mám ho

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Přístupové klíče tu nefungují: potřebují adresu se jménem, a tahle je číslo. Obnovovací kód funguje všude.
    [insecure] Přístupové klíče tu nefungují: potřebují zabezpečenou adresu (https). Obnovovací kód funguje všude.
    [elsewhere] Přístupové klíče fungují jen na veřejné adrese tohoto serveru. Obnovovací kód funguje všude.
   *[browser] Tento prohlížeč přístupové klíče neumí. Obnovovací kód funguje všude.
}
passkey-cancelled = Žádný přístupový klíč nebyl použit a nic se nezměnilo.

## Signing in where there are games of somebody else

sign-in-passkey = Přihlásit se přístupovým klíčem
sign-in-sure = Přihlásit se tu jako někdo jiný?
sign-in-games = { $games ->
    [one] Na tomto zařízení je { $games } jiná partie.
    [few] Na tomto zařízení jsou { $games } jiné partie.
    [many] Na tomto zařízení je { $games } jiné partie.
   *[other] Na tomto zařízení je { $games } jiných partií.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] Co máš odehráno tady, zůstane pod jménem { $name }. Tvoje klíče tě k tomu přivedou zpátky.
   *[no] K tomu, co máš odehráno tady, žádný klíč nevede. Jestli se k tomu chceš vracet, nech si nejdřív toto jméno natrvalo.
}
sign-in-yes = Přihlásit se
