# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Forsíða
page-new = Nýtt spil
page-play = Spil
page-lobby = Biðstofa
page-games = Spilin mín
page-learn = Læra
page-puzzles = Þrautir
page-analysis = Greining
page-review = Yfirferð
page-rules = Reglur
page-settings = Stillingar
page-about = Um Evora
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

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Ekki næst samband við þjóninn. Athugaðu tenginguna og reyndu aftur.
    [busy] Mikið álag er á þjóninum. Reyndu aftur eftir smástund.
    [engines_busy] Tölvan á enn leik í mörgum spilum þínum. Bíddu þar til hún hefur leikið og reyndu aftur.
    [closing] Þjónninn er að endurræsa sig. Reyndu aftur eftir smástund.
    [too_many] Þetta var mikið í einu. Bíddu aðeins og reyndu aftur.
    [too_large] Textinn er of langur eða skráin of stór.
    [no_guest] Þú hefur ekki spilað á þessu tæki enn.
    [bad_name] Ekki er hægt að nota þetta nafn. Notaðu að hámarki 24 sýnilega stafi.
    [bad_code] Kóðinn er rangur, útrunninn eða hefur þegar verið notaður. Búðu til nýjan á hinu tækinu.
    [unknown_bot] Þessi botti er ekki lengur til.
    [bot_away] Þessi botti er ekki við núna eða tekur ekki við boðum frá þér.
    [bad_position] Þetta er ekki staða sem Evora getur lesið.
    [bad_record] Þetta er ekki spilaskrá sem Evora getur lesið.
    [bad_move] Ekki er hægt að lesa einn leikjanna.
    [bad_field] Eitthvað í þessum stillingum passar ekki saman.
    [unknown_game] Þetta spil er ekki til.
    [no_seat_free] Öll sæti eru nú skipuð.
    [open_games] Þú ert þegar með nógu mörg spil í biðstofunni. Hættu fyrst við eitt þeirra.
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
   *[other] Þetta tókst ekki. Reyndu aftur, og segðu okkur kóðann { $code } ef það gerist aftur.
}
refused-detail = Fyrir forvitna: { $detail }
refused-again = Reyna aftur

## Tiles, as pictures

tile-B = blá flís
tile-Y = gul flís
tile-R = rauð flís
tile-K = svört flís
tile-W = hvít flís
