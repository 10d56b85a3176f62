### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Nafn sem endist
keep-about = Með lykli er nafnið þitt hér þitt og einskis annars, og þú kemst aftur í spilin þín á hvaða tæki sem er, þótt vafri hafi gleymt þér. Hvorki þarf lykilorð né netfang.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Veldu fyrst nafn. Þá geturðu haldið því hér.
   *[game] Þegar fyrsta spilinu þínu er lokið geturðu haldið nafninu þínu hér.
}
keep-how = Nafnið þitt: { $name }. Hvernig viltu halda því?
keep-code = Með endurheimtarkóða
keep-passkey = Með aðgangslykli
keep-kept = Enginn annar heitir { $name } hér. Frá: { $date }.
keep-change = Hægt er að breyta því aftur frá: { $date }.
keep-change-now = Þú getur breytt því núna og svo einu sinni á 30 dögum.

## Keys: recovery codes and passkeys

keys-title = Lyklarnir þínir
keys-code = Endurheimtarkóði
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Aðgangslykill: { $kind }
keys-made = Búinn til: { $date }.
keys-used = Síðast notaður: { $ago }.
keys-where = { $synced ->
    [yes] Geymdur í lykilorðastjóranum þínum, á öllum tækjum hans.
   *[no] Aðeins á tækinu sem bjó hann til.
}
keys-elsewhere = Hann virkar aðeins á slóðinni þar sem hann var búinn til.
keys-only = Þetta er eini lykillinn þinn. Gott er að eiga annan: án lykils kæmistu ekki aftur inn.
keys-code-make = Búa til endurheimtarkóða
keys-code-new = Nýr kóði
keys-code-sure = Búa til nýjan endurheimtarkóða? Sá gamli hættir þá að virka.
keys-passkey-add = Bæta við aðgangslykli
keys-remove = Fjarlægja
keys-remove-sure = Fjarlægja þennan lykil? Enginn kemst þá lengur inn með honum. Innskráð tæki verða áfram innskráð.

## The recovery code, on the screen and on paper

code-title = Endurheimtarkóði: { $name }
code-once = Skrifaðu hann niður eða prentaðu hann. Hann birtist aðeins núna og gildir til frambúðar.
# $address: of this server.
code-how = Á hvaða tæki sem er: { $address }, Stillingar, „Ég er með kóða“. Búinn til: { $date }. Sá sem hefur þennan kóða getur spilað undir þínu nafni.
code-print = Prenta
code-have = Ég er með hann

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Aðgangslyklar virka ekki hér: þeir þurfa slóð með nafni, en þessi er tala. Endurheimtarkóði virkar alls staðar.
    [insecure] Aðgangslyklar virka ekki hér: þeir þurfa örugga slóð (https). Endurheimtarkóði virkar alls staðar.
    [elsewhere] Aðgangslyklar virka aðeins á opinberri slóð þessa þjóns. Endurheimtarkóði virkar alls staðar.
   *[browser] Þessi vafri styður ekki aðgangslykla. Endurheimtarkóði virkar alls staðar.
}
passkey-cancelled = Enginn aðgangslykill var notaður og ekkert hefur breyst.

## Signing in where there are games of somebody else

sign-in-passkey = Skrá inn með aðgangslykli
sign-in-sure = Viltu skrá þig hér inn sem annar leikmaður?
sign-in-games = { $games ->
    [one] Á þessu tæki er { $games } annað spil.
   *[other] Á þessu tæki eru { $games } önnur spil.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] Það sem þú hefur spilað hér varðveitist undir nafninu { $name }. Lyklarnir þínir koma þér þangað aftur.
   *[no] Enginn lykill leiðir aftur að því sem þú hefur spilað hér. Ef þú vilt komast í það aftur skaltu fyrst halda þessu nafni.
}
sign-in-yes = Skrá inn
