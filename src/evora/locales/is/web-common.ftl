# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Forsíða
page-new = Nýtt spil
page-play = Spil
page-lobby = Biðstofa
page-games = Spilin mín
page-me = Síðan mín
page-person = Leikmaður
page-learn = Læra
page-puzzles = Þrautir
puzzles-history = Það sem þú hefur reynt
run-title = Þrjár mínútur
page-analysis = Greining
page-review = Yfirferð
page-rules = Reglur
page-settings = Stillingar
page-about = Um Evora
page-privacy = Persónuvernd
page-contact = Hafa samband
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Húsreglur
page-missing = Síðan fannst ekki

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Fara beint í efnið
frame-home = Evora, forsíða
frame-navigation = Aðalvalmynd
frame-menu = Valmynd
frame-language = Tungumál
frame-theme = Útlit
theme-system = Stilling tækisins
theme-light = Ljóst
theme-dark = Dökkt
frame-footer = Evora er opinn vettvangur fyrir borðspilið Azul. Allar teikningar eru gerðar fyrir Evora.

## When something is not there

missing-about = Hér er ekkert að finna. Tengillinn gæti verið gamall eða rangt skrifaður.
missing-home = Á forsíðuna
failed-heading = Ekki tókst að opna síðuna
failed-about = Ef til vill er ekkert samband, eða ný útgáfa af Evora kom eftir að þú opnaðir síðuna.
failed-reload = Endurhlaða

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Ekki næst samband við þjóninn. Athugaðu tenginguna og reyndu aftur.
    [busy] Mikið álag er á þjóninum. Reyndu aftur eftir smástund.
    [engines_busy] Tölvan á enn leik í mörgum spilum þínum. Bíddu þar til hún hefur leikið og reyndu aftur.
    [closing] Þjónninn er að endurræsa sig. Reyndu aftur eftir smástund.
    [too_many] Þetta var mikið í einu. Bíddu aðeins og reyndu aftur.
    [too_large] Textinn er of langur eða skráin of stór.
    [no_guest] Þú hefur ekki spilað á þessu tæki enn.
    [banned] Þú ert í banni á þessum þjóni.
    [read_only] Umsjónarmaðurinn hefur stöðvað öll spil um sinn. Leikurinn þinn er sendur þegar þau halda áfram.
    [invitation_needed] Þessi þjónn hleypir nýju fólki aðeins inn með boðsmiða. Biddu umsjónarmanninn um einn.
    [bad_name] Ekki er hægt að nota þetta nafn. Notaðu að hámarki 24 sýnilega stafi.
    [reserved_name] Þetta nafn tilheyrir þjóninum. Veldu annað.
    [name_taken] Þetta nafn líkist nafni sem annar á hér. Veldu annað.
    [name_too_soon] Nafni sem er haldið má breyta einu sinni á 30 dögum.
    [bad_code] Þessi kóði gildir ekki: hann er rangt sleginn inn, notaður, útrunninn eða nýr kominn í hans stað.
    [bad_key] Þessi aðgangslykill virkar ekki hér.
    [last_key] Þetta er síðasti lykillinn að nafninu þínu. Búðu fyrst til annan.
    [too_many_keys] Þú átt þegar tíu aðgangslykla. Fjarlægðu fyrst einn.
    [no_passkeys] Aðgangslyklar virka ekki á þessari slóð.
    [no_push] Þessi þjónn sendir engar tilkynningar í vafra.
    [no_mail] Þessi þjónn sendir engin bréf.
    [bad_address] Ekki er hægt að senda bréf á þetta netfang. Skrifaðu eitt netfang eins og ann@example.org.
    [mail_silenced] Eigandi þessa netfangs vill engin bréf héðan.
    [no_game_finished] Þú getur haldið nafninu þínu þegar fyrsta spilinu þínu er lokið.
    [bad_text] Ekki er hægt að senda þennan texta. Skrifaðu að hámarki 500 sýnilega stafi.
    [blocks_full] Ekki er hægt að útiloka fleiri. Hættu fyrst að útiloka einhvern.
    [unknown_person] Enginn hér á þetta nafn.
    [yourself] Þetta ert þú.
    [follows_full] Ekki er hægt að fylgja fleirum. Hættu fyrst að fylgja einhverjum.
    [no_challenges] Þessi leikmaður tekur ekki við áskorunum.
    [challenges_full] Fleiri áskoranir geta ekki beðið í einu. Bíddu eftir svari eða dragðu eina til baka.
    [challenged_already] Áskorun bíður nú þegar á milli ykkar.
    [challenged_often] Áskoranirnar eru orðnar margar. Bíddu aðeins.
    [reported_already] Þú hefur þegar tilkynnt þessa manneskju fyrir þetta spil.
    [reports_full] Þú hefur sent margar tilkynningar. Bíddu þar til einhver hefur skoðað þær.
    [unknown_bot] Þessi botti er ekki lengur til.
    [bot_away] Þessi botti er ekki við núna eða tekur ekki við boðum frá þér.
    [bot_games] Þú ert þegar með nógu mörg spil við þennan botta. Ljúktu fyrst einu þeirra.
    [bad_position] Þetta er ekki staða sem Evora getur lesið.
    [bad_record] Þetta er ekki spilaskrá sem Evora getur lesið.
    [bad_move] Ekki er hægt að lesa einn leikjanna.
    [bad_field] Eitthvað í þessum stillingum passar ekki saman.
    [unknown_game] Þetta spil er ekki til.
    [no_seat_free] Öll sæti eru nú skipuð.
    [open_games] Þú ert þegar með nógu mörg spil í biðstofunni. Hættu fyrst við eitt þeirra.
    [still_playing] Þú ert enn að spila við mótherjann sem fannst. Ljúktu fyrst því spili.
    [pairing_paused] Mótherji beið þín til einskis. Þú getur leitað að öðrum eftir { $time }.
    [already_started] Spilið er þegar byrjað.
    [already_seated] Þú ert þegar með sæti í þessu spili.
    [stale] Eitthvað breyttist á meðan. Athugaðu aftur.
    [not_your_seat] Þetta er ekki þitt sæti.
    [not_your_turn] Þú átt ekki leik núna.
    [illegal_move] Reglurnar leyfa ekki þennan leik.
    [game_over] Spilinu er lokið.
    [nothing_to_undo] Það er ekkert að taka til baka.
    [undo_across_deal] Ekki er hægt að taka leik til baka eftir að nýjar flísar hafa verið dregnar.
    [game_too_long] Svo margt hefur gerst í þessu spili að ekki er lengur hægt að taka til baka eða biðja um neitt. Þú getur spilað áfram.
    [offer_open] Enn er einni spurningu ósvarað.
    [no_offer] Spurningunni hefur verið svarað.
    [asked_already] Þú hefur þegar spurt. Þú getur spurt aftur eftir næsta leik þinn.
    [not_away] Leikmaðurinn er kominn aftur.
    [player_left] Leikmaður er ekki lengur við borðið.
    [no_time_to_give] Hér er ekki hægt að gefa meiri tíma.
    [on_holiday] Þú ert nú þegar í fríi.
    [no_days_off] Þú átt ekki svo marga frídaga eftir á þessu ári.
    [not_creator] Aðeins sá sem stofnaði spilið getur gert þetta.
    [not_ratable] Aðeins spil milli fólks, frá upphafi og með klukku, geta gilt til styrkleikastiga.
    [name_not_kept] Spil til styrkleikastiga eru fyrir þá sem halda nafninu sínu. Þú getur haldið þínu í stillingunum.
    [finishers_only] Þetta spil er fyrir þá sem ljúka spilum sínum.
    [rated_game] Þú ert að spila stigaspil. Þar til því lýkur hugsar tölvan hvorki í flipunum þínum né í öðrum tækjum.
    [rated_position] Þetta er staðan í stigaspili sem þú ert að spila. Tölvan segir ekkert um hana fyrr en spilinu lýkur.
    [deal_not_yet] Þessi dagur er hvergi byrjaður enn.
    [deal_differs] Þetta spil passar ekki við gjöfina: þjónninn fékk annan leik eða önnur úrslit. Það var ekki talið með.
    [deal_elsewhere] Þú hefur haldið áfram með þetta spil í öðru tæki. Það spil gildir.
    [deal_finished] Þú hefur þegar klárað þetta spil. Það gildir.
    [deal_unfinished] Kláraðu spilið fyrst.
    [deals_full] Þú hefur byrjað á mörgum spilum. Kláraðu einhver þeirra fyrst.
   *[other] Þetta tókst ekki. Reyndu aftur, og segðu okkur kóðann { $code } ef það gerist aftur.
}
refused-detail = Fyrir forvitna: { $detail }
refused-again = Reyna aftur

## Það sem umsjónarmaður þjónsins segir

host-message = Skilaboð umsjónarmanns
host-close = Loka þessum skilaboðum
host-read-only = Umsjónarmaðurinn hefur stöðvað öll spil um sinn. Þú getur litast um; klukkur standa.
host-banned = { $end ->
    [forever] Þú ert í banni á þessum þjóni.
   *[until] Þú ert í banni á þessum þjóni til { $date }.
}
host-reason = Ástæða: { $reason }
host-rights = Þú getur enn sótt gögnin þín eða eytt þeim í stillingunum.
host-renamed = { $named ->
    [yes] Umsjónarmaðurinn hefur gefið þér annað nafn: { $name }.
   *[no] Umsjónarmaðurinn hefur tekið nafnið þitt burt.
}
host-rename = Velja annað nafn
host-noted = Allt í lagi
host-invited = Velkomin! Boðsmiðinn er notaður og þú getur spilað.

## Tiles, as pictures

tile-B = blá flís
tile-Y = gul flís
tile-R = rauð flís
tile-K = svört flís
tile-W = hvít flís
