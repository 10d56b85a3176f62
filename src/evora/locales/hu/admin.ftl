# Amit a parancssor egy szerver üzemeltetőjének mond: 'evora admin'.

cli-admin = Egy futó szerver üzemeltetőjeként jár el.
cli-admin-more =
    A szerver mellett, ugyanazzal az adatbázissal dolgozik. A szerver minden folyamatában végrehajtja,
    amit kérnek, és a parancs megvárja; ha nem fut szerver, a következő indításkor történik meg. Minden
    intézkedésnek száma van, és naplóban marad; a legtöbb visszavonható.
    Kilépési kódok: 0 kész, 1 elutasítva, 2 hibás használat, 3 még nincs végrehajtva.
    A docs/hosting.md leírja, mit lehet tenni azzal, aki elrontja mások játékát.
cli-admin-find = Embereket keres név (hasonlónak látszó is), azonosító vagy játszma szerint.
cli-admin-bans = Felsorolja a kitiltásokat.
cli-admin-log = Felsorolja, mit tett az üzemeltető, a legújabbat a végén.
cli-admin-status = Megmutatja az állapotot: folyamatok, módok, kitiltások.
cli-admin-reports = Kilistázza a játékosok várakozó bejelentéseit, vagy megmutat egyet.
cli-admin-notices = Megmutatja, mit utasítottak vissza az értesítésekből a push-szolgáltatások és a levelezőkiszolgálók.
cli-admin-rename = Más nevet ad egy vendégnek vagy botnak, vagy elveszi egy vendégét.
cli-admin-ban = Kitilt egy vendéget, egy hálózatot vagy mindkettőt, egy időre vagy örökre.
cli-admin-delete-guest = Törli egy vendég minden adatát; a játszmái véget érnek.
cli-admin-delete-game = Töröl egy játszmát, naplójával és kiértékelésével.
cli-admin-revoke-bots = Visszavon egy botot vagy egy vendég összes botját.
cli-admin-remove-review = Eltávolítja egy játszma kiértékelését. Újra kiszámítható.
cli-admin-end-game = Befejez egy játszmát. Senki sem nyeri meg.
cli-admin-decide = Dönt a bejelentésekről: elutasítva (dismissed) vagy elintézve (acted).
cli-admin-message = Üzenetet mutat mindenkinek, vagy elveszi.
cli-admin-read-only = Egy időre minden játszmát megállít: nézni lehet, az órák állnak.
cli-admin-invitation-only = Új embereket csak meghívóval enged be.
cli-admin-invite = Meghívót készít, és kiírja a linkjét.
cli-admin-undo = Visszavon egy intézkedést.

admin-argument-words = név vagy névrészlet, vendég, bot vagy játszma azonosítója
admin-argument-guest = egy vendég vagy bot azonosítója, vagy olyan név, amely csak egynek van
admin-argument-game = a játszma azonosítója: a címének vége
admin-argument-name = az új név
admin-argument-text = amit az emberek olvasnak, egy sorban
admin-argument-switch = on (be) vagy off (ki)
admin-argument-id = az intézkedés száma, mint az 'evora admin log' listájában
admin-argument-report = egy bejelentés azonosítója
admin-argument-reports = bejelentések azonosítói
admin-argument-verdict = dismissed vagy acted
admin-option-note = megjegyzés magadnak
admin-option-count = hány (alapérték: 50)
admin-option-about = csak ami erről a vendégről szól, azonosító szerint
admin-option-yes = ne kérdezzen rá
admin-option-none = név nélkül
admin-option-network = cím vagy hálózat, például 203.0.113.7 vagy 2001:db8:12::/48; többször is megadható
admin-option-here = azok a hálózatok is, amelyekről a vendég most csatlakozik
admin-option-until = a vége: idő mostantól (30m, 12h, 7d, 4w), dátum (2026-12-01, 2026-12-01T18:00) vagy forever, azaz örökre (alapérték: { $default })
admin-option-reason = amit az illető indokként olvas
admin-option-in = ugyanaz a szöveg más nyelven; többször is megadható
admin-option-off = elveszi az üzenetet
admin-option-uses = hány embert enged be, legfeljebb { NUMBER($max, useGrouping: 0) } (alapérték: 1)

admin-bad-until = olyan véget vár, mint 12h, 7d, 2026-12-01 vagy forever, nem ezt: '{ $value }'
admin-past-until = { $value } már elmúlt
admin-bad-words = 1–{ NUMBER($max, useGrouping: 0) } látható karaktert vár
admin-bad-translation = nyelvet és szöveget vár, például de=Hallo; nyelvek: { $languages }
admin-bad-network = olyan címet vagy hálózatot vár, mint 203.0.113.0/24, legfeljebb /8 (IPv6: /16) méretűt, nem ezt: '{ $value }'
admin-bad-uses = egész számot vár 1 és { NUMBER($max, useGrouping: 0) } között
admin-ban-whom = nevezz meg egy vendéget, vagy egy hálózatot a --network kapcsolóval; a --here vendéget kíván
admin-in-what = az --in mellé maga a szöveg is kell

admin-no-database = nincs { $file } adatbázis: a --data vagy a --database mondja meg, hol van a szerveré
admin-old-database = ennek az adatbázisnak a táblái régebbi verziójúak: indítsd el egyszer ennek a verziónak a szerverét
admin-nobody = '{ $words }' néven vagy azonosítóval senki sem ismert
admin-several = többen is a '{ $words }' nevet viselik, adj meg azonosítót: { $ids }
admin-not-sure = ez nem vonható vissza: add hozzá a --yes kapcsolót
admin-sure = Ez nem vonható vissza. A folytatáshoz írd be: { $target }:
admin-nothing-done = semmi sem történt
admin-too-many-waiting = túl sok intézkedés vár végrehajtásra: fut a szerver?
admin-unknown-action = nincs { NUMBER($id, useGrouping: 0) } számú intézkedés

# $networks: how many networks were banned.
admin-done = { NUMBER($id, useGrouping: 0) }. intézkedés: kész.{ $networks ->
    [0] {""}
   *[other] {" "}Kitiltott hálózatok: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Így vonhatod vissza: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = { NUMBER($id, useGrouping: 0) }. intézkedés: vissza lett vonva, mielőtt bármi történt volna.
admin-not-yet = { $state ->
    [applied] { NUMBER($id, useGrouping: 0) }. intézkedés: érvényes, de még nem minden következménye történt meg: az 'evora admin log' mutatja.
   *[waiting] { NUMBER($id, useGrouping: 0) }. intézkedés: fel van jegyezve, és végrehajtódik, amint egy szerver megteheti.
}
admin-refused = { NUMBER($id, useGrouping: 0) }. intézkedés elutasítva: { $reason ->
    [unknown_guest] nincs ilyen vendég
    [unknown_game] nincs ilyen játszma
    [no_bots] ennek a vendégnek nincs botja
    [no_review] ehhez a játszmához nincs kiértékelés
    [no_report] e bejelentések egyike sem vár döntésre
    [game_over] a játszma már véget ért
    [bad_name] ez a név nem használható ({ $detail })
    [bot_name] egy botnak kell név
    [bad_network] { $detail } nem olyan hálózat, amely kitiltható
    [own_network] { $detail } tartalmazza ezt a gépet vagy valamelyik proxyját: mindenki ki lenne tiltva
    [over_already] már vége van
    [too_many] túl sok van belőle
    [unknown_action] nincs ilyen intézkedés
    [not_done] azt az intézkedést nem hajtották végre
    [undone_already] azt az intézkedést már visszavonták
    [changed_since] azóta valami megváltozott, ezért az előző állapot nem jöhet vissza
    [final] az az intézkedés nem vonható vissza
    [withdrawn] vissza lett vonva
   *[failed] a szerver hibázott; a naplója többet mond ({ $detail })
}

admin-no-name = (név nélkül)
admin-person = { $created } óta, utoljára { $seen }; játszmák: { NUMBER($games, useGrouping: 0) }, befejezetlen: { NUMBER($playing, useGrouping: 0) }
admin-owner = bot, gazdája: { $owner }
admin-bot = bot: { $id }, { $name }
admin-banned = kitiltva, intézkedés: { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = az üzemeltető intézkedései: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = { $game } játszma: { $status ->
    [waiting] játékosokra vár
    [playing] folyamatban
   *[over] véget ért
}, utolsó változás: { $changed }; akik ott ülnek:
admin-forever = örökre
admin-until = eddig: { $date }
admin-no-bans = Senki sincs kitiltva.
admin-no-actions = Az üzemeltető még nem tett semmit.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] vár
    [applied] folyamatban
    [done] kész
    [undone] visszavonta: { NUMBER($id, useGrouping: 0) }
    [withdrawn] visszavonva
   *[refused] elutasítva: { $reason }
}
admin-processes = Kiszolgáló folyamatok: { NUMBER($count, useGrouping: 0) }
admin-people = Csatlakozott emberek: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Csak nézhető
   *[invitation_only] Csak meghívóval
}: { $state ->
    [on] be
   *[off] ki
}
admin-message = Üzenet mindenkinek, { $end }: { $message }
admin-bans = Kitiltások: { NUMBER($guests, useGrouping: 0) } vendég, { NUMBER($networks, useGrouping: 0) } hálózat
admin-waiting = Várakozó intézkedések: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Elküldésre váró értesítések: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Visszautasítva, { $way ->
    [mail] levél
   *[push] push
}, alkalmak: { NUMBER($times, useGrouping: 0) }, { $first } – { $last } UTC: { $why }
admin-notices-none = Semmit sem utasítottak vissza.
