# Co příkazová řádka říká správci serveru: 'evora admin'.

cli-admin = Zasahuje jako správce serveru, zatímco běží.
cli-admin-more =
    Pracuje vedle serveru se stejnou databází. Server provede, o co se žádá, ve všech svých procesech,
    a příkaz na to počká; když žádný server neběží, stane se to při příštím spuštění. Každý zásah má
    číslo a zůstává v záznamu; většinu lze vzít zpět.
    Návratové kódy: 0 hotovo, 1 odmítnuto, 2 chybné použití, 3 zatím neprovedeno.
    docs/hosting.md říká, co dělat s někým, kdo ostatním kazí hru.
cli-admin-find = Najde lidi podle jména, i podobně vypadajícího, podle id nebo podle partie.
cli-admin-bans = Vypíše zákazy.
cli-admin-log = Vypíše, co správce udělal, nejnovější nakonec.
cli-admin-status = Ukáže, jak na tom server je: procesy, režimy, zákazy.
cli-admin-reports = Vypíše hlášení hráčů, která čekají, nebo jedno z nich.
cli-admin-notices = Ukáže, co z upozornění odmítly služby push a poštovní servery.
cli-admin-rename = Dá hostovi nebo botovi jiné jméno, hostovi třeba žádné.
cli-admin-ban = Zakáže přístup hostovi, síti nebo obojímu, na čas nebo navždy.
cli-admin-delete-guest = Smaže hosta a všechno o něm; jeho partie skončí.
cli-admin-delete-game = Smaže partii se záznamem i vyhodnocením.
cli-admin-revoke-bots = Odvolá bota nebo všechny boty jednoho hosta.
cli-admin-remove-review = Odstraní vyhodnocení partie. Lze ho spočítat znovu.
cli-admin-end-game = Ukončí partii. Nikdo ji nevyhraje.
cli-admin-decide = Rozhodne o hlášeních: zamítnuto (dismissed), nebo vyřešeno (acted).
cli-admin-message = Ukáže všem zprávu, nebo ji odstraní.
cli-admin-read-only = Na čas zastaví všechny partie: lze se dívat, hodiny stojí.
cli-admin-invitation-only = Pustí nové lidi dovnitř jen s pozvánkou.
cli-admin-invite = Vytvoří pozvánku a vypíše její odkaz.
cli-admin-undo = Vezme zásah zpět.

admin-argument-words = jméno nebo jeho část, id hosta, bota nebo partie
admin-argument-guest = id hosta nebo bota, nebo jméno, které má jen jeden
admin-argument-game = id partie: konec její adresy
admin-argument-name = nové jméno
admin-argument-text = co si lidé přečtou, na jednom řádku
admin-argument-switch = on (zapnout) nebo off (vypnout)
admin-argument-id = číslo zásahu, jak je v 'evora admin log'
admin-argument-report = id hlášení
admin-argument-reports = id hlášení
admin-argument-verdict = dismissed nebo acted
admin-option-note = poznámka pro tebe
admin-option-count = kolik (výchozí: 50)
admin-option-about = jen to, co se týká hosta s tímto id
admin-option-yes = neptat se, jestli to myslíš vážně
admin-option-none = žádné jméno
admin-option-network = adresa nebo síť, třeba 203.0.113.7 nebo 2001:db8:12::/48; lze uvést vícekrát
admin-option-here = i sítě, ze kterých je host právě připojen
admin-option-until = konec: doba od teď (30m, 12h, 7d, 4w), datum (2026-12-01, 2026-12-01T18:00) nebo forever, tedy navždy (výchozí: { $default })
admin-option-reason = co si ten člověk přečte jako důvod
admin-option-in = stejný text v jiném jazyce; lze uvést vícekrát
admin-option-off = odstraní zprávu
admin-option-uses = kolik lidí pustí dovnitř, nejvýš { NUMBER($max, useGrouping: 0) } (výchozí: 1)

admin-bad-until = má to být konec jako 12h, 7d, 2026-12-01 nebo forever, ne '{ $value }'
admin-past-until = { $value } už minulo
admin-bad-words = má to být 1 až { NUMBER($max, useGrouping: 0) } viditelných znaků
admin-bad-translation = má to být jazyk a text, třeba de=Hallo; jazyky: { $languages }
admin-bad-network = má to být adresa nebo síť jako 203.0.113.0/24, ne širší než /8 (IPv6: /16), ne '{ $value }'
admin-bad-uses = má to být celé číslo od 1 do { NUMBER($max, useGrouping: 0) }
admin-ban-whom = uveď hosta, nebo síť pomocí --network; --here potřebuje hosta
admin-in-what = --in potřebuje i samotný text

admin-no-database = databáze { $file } neexistuje: pomocí --data nebo --database řekni, kde ji server má
admin-old-database = tabulky této databáze jsou ze starší verze: spusť jednou server této verze
admin-nobody = pod '{ $words }' není nikdo známý
admin-several = jméno '{ $words }' má víc lidí, uveď tedy id: { $ids }
admin-not-sure = tohle nelze vzít zpět: přidej --yes
admin-sure = Tohle nelze vzít zpět. Pokračuj napsáním { $target }:
admin-nothing-done = nic se neudělalo
admin-too-many-waiting = příliš mnoho zásahů čeká na provedení: běží server?
admin-unknown-action = zásah { NUMBER($id, useGrouping: 0) } neexistuje

# $networks: how many networks were banned.
admin-done = Zásah { NUMBER($id, useGrouping: 0) }: hotovo.{ $networks ->
    [0] {""}
   *[other] {" "}Zakázané sítě: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Zpět ho vezme: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = Zásah { NUMBER($id, useGrouping: 0) } byl odvolán dřív, než se něco stalo.
admin-not-yet = { $state ->
    [applied] Zásah { NUMBER($id, useGrouping: 0) } platí, ale ještě není hotovo všechno, co z něj plyne: ukáže to 'evora admin log'.
   *[waiting] Zásah { NUMBER($id, useGrouping: 0) } je zapsán a provede se, jakmile to nějaký server dokáže.
}
admin-refused = zásah { NUMBER($id, useGrouping: 0) } byl odmítnut: { $reason ->
    [unknown_guest] takový host neexistuje
    [unknown_game] taková partie neexistuje
    [no_bots] tento host nemá žádné boty
    [no_review] u této partie není žádné vyhodnocení
    [no_report] žádné z těchto hlášení nečeká na rozhodnutí
    [game_over] partie už skončila
    [bad_name] toto jméno nelze použít ({ $detail })
    [bot_name] bot potřebuje jméno
    [bad_network] { $detail } není síť, kterou lze zakázat
    [own_network] v { $detail } je tento počítač nebo některá z jeho proxy: zákaz by platil pro všechny
    [over_already] už je po všem
    [too_many] je jich příliš mnoho
    [unknown_action] takový zásah neexistuje
    [not_done] ten zásah nebyl proveden
    [undone_already] ten zásah už byl vzat zpět
    [changed_since] od té doby se něco změnilo, takže se předchozí stav nemůže vrátit
    [final] ten zásah nelze vzít zpět
    [withdrawn] byl odvolán
   *[failed] server selhal; víc je v jeho logu ({ $detail })
}

admin-no-name = (beze jména)
admin-person = od { $created }, naposledy { $seen }; partie: { NUMBER($games, useGrouping: 0) }, neskončené: { NUMBER($playing, useGrouping: 0) }
admin-owner = bot hosta { $owner }
admin-bot = bot: { $id }, { $name }
admin-banned = zákaz ze zásahu { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = zásahy správce: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = partie { $game }: { $status ->
    [waiting] čeká na hráče
    [playing] hraje se
   *[over] skončila
}, poslední změna { $changed }; u ní:
admin-forever = navždy
admin-until = do { $date }
admin-no-bans = Nikdo nemá zákaz.
admin-no-actions = Správce zatím nic neudělal.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] čeká
    [applied] provádí se
    [done] hotovo
    [undone] vzal zpět zásah { NUMBER($id, useGrouping: 0) }
    [withdrawn] odvoláno
   *[refused] odmítnuto: { $reason }
}
admin-processes = Běžící procesy: { NUMBER($count, useGrouping: 0) }
admin-people = Připojení lidé: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Jen ke čtení
   *[invitation_only] Jen s pozvánkou
}: { $state ->
    [on] zapnuto
   *[off] vypnuto
}
admin-message = Zpráva všem, { $end }: { $message }
admin-bans = Zákazy: hosté { NUMBER($guests, useGrouping: 0) }, sítě { NUMBER($networks, useGrouping: 0) }
admin-waiting = Čekající zásahy: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Upozornění k odeslání: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Odmítnuto, { $way ->
    [mail] pošta
   *[push] push
}, kolikrát: { NUMBER($times, useGrouping: 0) }, od { $first } do { $last } UTC: { $why }
admin-notices-none = Nic nebylo odmítnuto.
