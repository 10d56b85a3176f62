# Það sem skipanalínan segir við umsjónarmann þjóns: 'evora admin'.

cli-admin = Stýrir þjóni sem umsjónarmaður meðan hann keyrir.
cli-admin-more =
    Vinnur við hlið þjónsins í sama gagnagrunni. Þjónninn framkvæmir það sem beðið er um í öllum sínum
    ferlum og skipunin bíður eftir því; keyri enginn þjónn gerist það við næstu ræsingu. Sérhver aðgerð
    hefur númer og geymist í skrá; flestar er hægt að afturkalla.
    Skilakóðar: 0 lokið, 1 hafnað, 2 röng notkun, 3 ekki framkvæmt enn.
    docs/hosting.md segir hvað er til ráða gegn þeim sem spillir spilum annarra.
cli-admin-find = Finnur fólk eftir nafni, einnig nafni sem lítur eins út, auðkenni eða spili.
cli-admin-bans = Telur upp bönn.
cli-admin-log = Telur upp hvað umsjónarmaðurinn hefur gert, það nýjasta síðast.
cli-admin-status = Sýnir stöðuna: ferla, stillingar, bönn.
cli-admin-reports = Sýnir tilkynningar leikmanna sem bíða, eða eina þeirra.
cli-admin-notices = Sýnir það sem push-þjónustur og póstþjónar hafa hafnað af tilkynningum.
cli-admin-rename = Gefur gesti eða botta annað nafn, eða tekur nafn af gesti.
cli-admin-ban = Bannar gest, net eða hvort tveggja, um tíma eða að eilífu.
cli-admin-delete-guest = Eyðir gesti og öllu um hann; spilum hans lýkur.
cli-admin-delete-game = Eyðir spili ásamt skrá þess og yfirferð.
cli-admin-revoke-bots = Afturkallar botta eða alla botta gests.
cli-admin-remove-review = Fjarlægir yfirferð spils. Hana má reikna aftur.
cli-admin-end-game = Lýkur spili. Enginn vinnur það.
cli-admin-decide = Afgreiðir tilkynningar: vísað frá (dismissed) eða brugðist við (acted).
cli-admin-message = Sýnir öllum skilaboð eða fjarlægir þau.
cli-admin-read-only = Stöðvar öll spil um tíma: hægt er að horfa, klukkur standa.
cli-admin-invitation-only = Hleypir nýju fólki aðeins inn með boðsmiða.
cli-admin-invite = Býr til boðsmiða og prentar tengil hans.
cli-admin-undo = Afturkallar aðgerð.

admin-argument-words = nafn eða hluti þess, auðkenni gests, botta eða spils
admin-argument-guest = auðkenni gests eða botta, eða nafn sem aðeins einn ber
admin-argument-game = auðkenni spils: endirinn á vistfangi þess
admin-argument-name = nýja nafnið
admin-argument-text = það sem fólk les, í einni línu
admin-argument-switch = on (kveikt) eða off (slökkt)
admin-argument-id = númer aðgerðar, eins og í 'evora admin log'
admin-argument-report = auðkenni tilkynningar
admin-argument-reports = auðkenni tilkynninga
admin-argument-verdict = dismissed eða acted
admin-option-note = minnispunktur fyrir þig
admin-option-count = hve margar (sjálfgefið: 50)
admin-option-about = aðeins það sem varðar þennan gest, eftir auðkenni
admin-option-yes = ekki spyrja hvort þér sé alvara
admin-option-none = ekkert nafn
admin-option-network = vistfang eða net, svo sem 203.0.113.7 eða 2001:db8:12::/48; má nefna oftar en einu sinni
admin-option-here = einnig netin sem gesturinn tengist frá núna
admin-option-until = lokin: tími héðan í frá (30m, 12h, 7d, 4w), dagsetning (2026-12-01, 2026-12-01T18:00) eða forever, að eilífu (sjálfgefið: { $default })
admin-option-reason = það sem manneskjan les sem ástæðu
admin-option-in = sami texti á öðru tungumáli; má nefna oftar en einu sinni
admin-option-off = fjarlægir skilaboðin
admin-option-uses = hve mörgum hann hleypir inn, mest { NUMBER($max, useGrouping: 0) } (sjálfgefið: 1)

admin-bad-until = bjóst við lokum eins og 12h, 7d, 2026-12-01 eða forever, fékk '{ $value }'
admin-past-until = { $value } er þegar liðið
admin-bad-words = bjóst við 1 til { NUMBER($max, useGrouping: 0) } sýnilegum stöfum
admin-bad-translation = bjóst við tungumáli og texta, svo sem de=Hallo; tungumál: { $languages }
admin-bad-network = bjóst við vistfangi eða neti eins og 203.0.113.0/24, ekki víðara en /8 (IPv6: /16), fékk '{ $value }'
admin-bad-uses = bjóst við heilli tölu frá 1 til { NUMBER($max, useGrouping: 0) }
admin-ban-whom = nefndu gest, eða net með --network; --here þarf gest
admin-in-what = --in þarf einnig textann sjálfan

admin-no-database = gagnagrunnurinn { $file } er ekki til: segðu með --data eða --database hvar þjónninn geymir sinn
admin-old-database = töflur þessa gagnagrunns eru af eldri útgáfu: ræstu þjón þessarar útgáfu einu sinni
admin-nobody = enginn þekkist undir '{ $words }'
admin-several = fleiri en einn heita '{ $words }', gefðu því auðkenni: { $ids }
admin-not-sure = þetta er ekki hægt að afturkalla: bættu við --yes
admin-sure = Þetta er ekki hægt að afturkalla. Sláðu inn { $target } til að halda áfram:
admin-nothing-done = ekkert var gert
admin-too-many-waiting = of margar aðgerðir bíða: keyrir þjónninn?
admin-unknown-action = aðgerð { NUMBER($id, useGrouping: 0) } er ekki til

# $networks: how many networks were banned.
admin-done = Aðgerð { NUMBER($id, useGrouping: 0) }: lokið.{ $networks ->
    [0] {""}
   *[other] {" "}Bönnuð net: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Svona er hún afturkölluð: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = Aðgerð { NUMBER($id, useGrouping: 0) } var dregin til baka áður en nokkuð var gert.
admin-not-yet = { $state ->
    [applied] Aðgerð { NUMBER($id, useGrouping: 0) } gildir, en ekki er búið að gera allt sem af henni leiðir: 'evora admin log' sýnir það.
   *[waiting] Aðgerð { NUMBER($id, useGrouping: 0) } er skráð og verður framkvæmd um leið og þjónn getur það.
}
admin-refused = aðgerð { NUMBER($id, useGrouping: 0) } var hafnað: { $reason ->
    [unknown_guest] slíkur gestur er ekki til
    [unknown_game] slíkt spil er ekki til
    [no_bots] þessi gestur á enga botta
    [no_review] engin yfirferð er geymd með þessu spili
    [no_report] engin þessara tilkynninga bíður afgreiðslu
    [game_over] spilinu er þegar lokið
    [bad_name] þetta nafn er ekki hægt að nota ({ $detail })
    [bot_name] botti þarf nafn
    [bad_network] { $detail } er ekki net sem hægt er að banna
    [own_network] í { $detail } er þessi vél eða einn af milliþjónum hennar: allir yrðu bannaðir
    [over_already] það er þegar búið
    [too_many] of mikið er af þeim
    [unknown_action] slík aðgerð er ekki til
    [not_done] sú aðgerð var ekki framkvæmd
    [undone_already] sú aðgerð hefur þegar verið afturkölluð
    [changed_since] eitthvað hefur breyst síðan, svo það fyrra getur ekki komið aftur
    [final] þá aðgerð er ekki hægt að afturkalla
    [withdrawn] hún var dregin til baka
   *[failed] þjónninn brást; skrá hans segir meira ({ $detail })
}

admin-no-name = (nafnlaus)
admin-person = síðan { $created }, síðast { $seen }; spil: { NUMBER($games, useGrouping: 0) }, ólokið: { NUMBER($playing, useGrouping: 0) }
admin-owner = botti, eigandi { $owner }
admin-bot = botti: { $id }, { $name }
admin-banned = bann, aðgerð { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = aðgerðir umsjónarmanns: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = spil { $game }: { $status ->
    [waiting] bíður eftir leikmönnum
    [playing] er í gangi
   *[over] er lokið
}, síðast breytt { $changed }; við það:
admin-forever = að eilífu
admin-until = til { $date }
admin-no-bans = Enginn er í banni.
admin-no-actions = Umsjónarmaðurinn hefur ekkert gert enn.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] bíður
    [applied] í vinnslu
    [done] lokið
    [undone] afturkölluð af { NUMBER($id, useGrouping: 0) }
    [withdrawn] dregin til baka
   *[refused] hafnað: { $reason }
}
admin-processes = Ferli í þjónustu: { NUMBER($count, useGrouping: 0) }
admin-people = Tengt fólk: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Aðeins til skoðunar
   *[invitation_only] Aðeins með boðsmiða
}: { $state ->
    [on] kveikt
   *[off] slökkt
}
admin-message = Skilaboð til allra, { $end }: { $message }
admin-bans = Bönn: gestir { NUMBER($guests, useGrouping: 0) }, net { NUMBER($networks, useGrouping: 0) }
admin-waiting = Aðgerðir sem bíða: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Tilkynningar sem á eftir að senda: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Hafnað, { $way ->
    [mail] póstur
   *[push] push
}, oft: { NUMBER($times, useGrouping: 0) }, frá { $first } til { $last } UTC: { $why }
admin-notices-none = Engu var hafnað.
