# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Taktu flísar, byggðu vegg
start-about = Evora er rólegur staður til að spila borðspilið Azul: við tölvuna á þínu getustigi, með vinum eða nýju fólki. Ókeypis, opið og án skráningar.
start-play = Spila núna
start-play-against = mótherji: { $level }
start-levels = Hve sterkur á mótherjinn að vera?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Þú átt leik
start-waiting-all = Öll spilin mín
# A heading instead of "Your turn": others are to move in all of them.
start-running = Spilin þín
# A heading, above a game to watch.
start-live = Í gangi núna
# The puzzle of the day, here and among the puzzles.
puzzles-today = Þraut dagsins
puzzles-today-solved = Leyst. Sú næsta kemur á morgun.
puzzle-find = Finndu besta leikinn.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } dagur í röð
   *[other] { $days } dagar í röð
}
# A button.
puzzles-share = Deila útkomunni
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Þraut Evora { $date }: { $how ->
    [first] leyst í fyrstu tilraun
    [later] leyst
   *[failed] ekki leyst enn
}{ $days ->
    [0] { "" }
    [one] , { $days } dagur í röð
   *[other] , { $days } dagar í röð
}
start-other = Fleiri leiðir til að spila
start-friend = Með vini
    .about = Þú færð tengil. Sá sem opnar hann fyrstur spilar við þig.
start-local = Á þessu tæki
    .about = Tveir til fjórir skiptast á við einn skjá.
start-lobby = Með nýju fólki
    .about = Sjáðu hver bíður í biðstofunni, eða bíddu þar eftir öðrum.
start-custom = Eftir eigin höfði
    .about = Fleiri leikmenn, gráa hliðin, klukka, þín eigin staða.
start-learn = Er spilið nýtt fyrir þér?
start-learn-about = Tólf litlar æfingar á alvöru spjaldi. Eftir fimm mínútur kanntu að spila.
start-learn-begin = Læra að spila
start-learn-continue = Halda áfram að læra
start-learn-rules = Lesa reglurnar
start-scene = Borð séð ofan frá: þrjár kringlóttar uppstillingarplötur með flísum, lausar flísar á miðju borðsins og hálfbyggður veggur.

## New game

new-about = Veldu hver spilar og hvernig. Valið verður geymt til næsta skiptis.
new-seats = Leikmenn
new-players = Hve margir spila?
new-players-count = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
new-seat = Sæti { $seat }
new-seat-me = ég
new-seat-local = á þessu tæki
new-seat-friend = vinur, með tengli
new-seat-anybody = hver sem er úr biðstofunni
new-seat-engine = tölvan
new-seat-name = Nafn
    .placeholder = má sleppa
new-seat-level = Getustig
new-side = Hlið leikmannaspjaldanna
new-side-coloured = Litaða hliðin
    .about = Hver litur á sinn reit í hverri vegglínu. Best til að byrja á.
new-side-grey = Gráa hliðin
    .about = Þú velur reitina, en sami litur má ekki vera tvisvar í láréttri eða lóðréttri línu. Fyrir þá sem þekkja spilið.
new-start = Hver byrjar?
new-start-draw = Draga um það
new-start-seat = Sæti { $seat }
new-clock = Klukka
new-clock-about = Tími fyrir allt spilið og svolítið í viðbót fyrir hvern leik. Eða nokkrir dagar fyrir hvern leik, til að spila í dagsins önn.
new-from = Byrja út frá stöðu eða spilaskrá
new-from-about = Límdu inn stöðu í einni línu eða heila spilaskrá, eða opnaðu skrá. Þaðan koma sætin, hliðin og sá sem byrjar.
new-from-text = Staða eða spilaskrá
new-from-file = Opna skrá
new-from-check = Athuga
new-from-clear = Byrja frá upphafi
new-from-good = { $players ->
    [one] Spil fyrir { $players } leikmann, umferð { $round }.
   *[other] Spil fyrir { $players } leikmenn, umferð { $round }.
}
new-from-over = Þessu spili er lokið. Veldu í endursýningunni hvaðan á að byrja.
new-from-game = Spilið byrjar í stöðu úr öðru spili.
new-create = Byrja spilið
new-create-link = Stofna spil og fá tengil
new-create-lobby = Bíða í biðstofunni
new-invite-hint = Á næstu síðu færðu tengil til að senda.

clock-none = engin klukka
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }
   *[other] { $minutes } mín + { $seconds } s á leik
}
clock-days = { $days ->
    [one] { $days } dagur á leik
   *[other] { $days } dagar á leik
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Bíða í biðstofunni
lobby-about = Í þessi spil vantar leikmenn. Fáðu þér sæti; spilið byrjar þegar öll sæti eru skipuð.
lobby-join = Setjast
    .aria-label = Setjast við borðið: { $names }
lobby-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
lobby-own = Þitt spil, bíður leikmanna
lobby-live = Listinn uppfærist sjálfkrafa.
lobby-offline = Ekki tókst að uppfæra listann. Evora reynir áfram.

## A line of a list of games

game-side-grey = gráa hliðin
game-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
game-your-turn = Þú átt leik
game-their-turn = { $name } á leik
game-waiting = beðið eftir leikmönnum
game-won = Þú vannst
game-shared = Deildur sigur
game-lost = { $name } vann
game-lost-shared = Deildur sigur: { $names }
game-no-winner = Enginn sigurvegari
game-score = Stig: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = leikmaður gafst upp
game-reason-time = leikmaður féll á tíma
game-reason-forfeit = leikmaður hætti
game-reason-abandoned = lauk fyrir tímann
game-reason-cancelled = hætt við
game-reason-void = telst ekki með
game-reason-host = umsjónarmaður lauk því
game-reason-stalled = engin flís á vegg í þrjár umferðir
game-reason-no_tiles = flísarnar kláruðust
game-you = þú

## My games

games-your-turn = Þú átt leik
games-running = Í gangi
games-waiting = Beðið eftir leikmönnum
games-finished = Lokið
games-empty = Engin spil enn.
games-empty-about = Spil sem þú spilar á þessu tæki birtast hér og verða hér áfram þótt þú lokir síðunni.
games-play = Spila núna
games-more = Sýna eldri spil
games-loading = Verið er að sækja spilin þín.
games-code-about = Hefurðu spilað á öðru tæki?
games-code = Flytja spilin hingað

## Settings

settings-you = Þú
settings-name = Nafn við borðið
    .hint = { $kept ->
        [yes] Nafnið sem hinir sjá við borðið. Að hámarki 24 stafir; nafn sem þú heldur getur ekki verið autt.
       *[no] Nafnið sem hinir sjá við borðið. Að hámarki 24 stafir; hafðu það autt til að spila án nafns.
    }
settings-save = Vista nafnið
settings-saved = Vistað.
settings-look = Tungumál og útlit
settings-table = Borðið
settings-tiles = Flísar
settings-tiles-glazed = Gljáðar
settings-tiles-calm = Rólegar
settings-tiles-contrast = Mikil birtuskil
settings-letters = Stafir á flísunum
    .hint = B blá, Y gul, R rauð, K svört og W hvít, til viðbótar við mynstrin.
settings-confirm = Staðfesta hvern leik
    .hint = Sýnir leikinn fyrst og leikur hann þegar þú staðfestir.
settings-log = Gangur spilsins
settings-log-words = Í orðum
settings-log-notation = Í táknritun
settings-holiday = Frí
holiday-about = Í spilum með dögum fyrir hvern leik stöðvast klukkan þín meðan þú ert í fríi. Allir við borðið fá að vita það.
holiday-left = { $days ->
    [one] { $days } dagur er eftir á þessu ári.
   *[other] { $days } dagar eru eftir á þessu ári.
}
holiday-days = Fjöldi daga
holiday-start = Byrja núna
holiday-end = Ljúka fríinu
holiday-end-about = Dagar sem eru ekki byrjaðir sparast.
settings-devices = Annað tæki
settings-devices-about = Evora notar hvorki notandareikninga né lykilorð. Einnota kóði flytur nafnið þitt og spilin á annað tæki.
settings-code-make = Búa til kóða
settings-code-made = Sláðu þennan kóða inn á hinu tækinu, í stillingunum þar:
settings-code-expires = Hann virkar einu sinni og gildir til kl. { $time }.
settings-code-use = Ég er með kóða
settings-code-label = Kóði frá hinu tækinu eða endurheimtarkóði
settings-code-go = Flytja spilin hingað
settings-code-done = Búið. Nafnið þitt og spilin eru nú á þessu tæki.
settings-data = Gögnin mín
settings-data-about = Það sem þjónninn geymir um þig geturðu tekið með þér eða eytt.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = Hvað er geymt og hversu lengi
settings-export = Sækja allt um mig
settings-delete = Eyða gögnunum mínum
settings-delete-about = Nafnið þitt, lyklarnir og aðgangurinn að spilunum hverfa fyrir fullt og allt. Spil sem er lokið verða áfram til, án nafnsins þíns. Nafn sem þú hélst fær enginn framar, ekki heldur þú.
settings-delete-sure = Viltu örugglega eyða öllu?
settings-delete-yes = Já, eyða
settings-delete-no = Hætta við
settings-deleted = Gögnunum þínum hefur verið eytt.
settings-stranger = Þú hefur ekki spilað enn, svo að ekkert er geymt um þig.

## About

about-what = Hvað er Evora?
about-what-text = Evora er opinn vettvangur fyrir spil um flísar og veggi: reglur, mótherjar á öllum getustigum og þessi síða. Hún er á mörgum tungumálum og virkar í síma, með lyklaborði og með skjálesara.
about-game-text = Evora fylgir reglum borðspilsins Azul. Nafnið Azul tilheyrir eigendum sínum, sem tengjast Evora ekki á neinn hátt; ef þú hefur gaman af spilinu skaltu fá þér það heim.
about-open = Opinn hugbúnaður
about-open-text = Allt er þetta frjáls hugbúnaður með MIT-leyfi: lestu hann, breyttu honum, keyrðu þinn eigin þjón með einni skipun. Teikningarnar eru gerðar fyrir Evora.
about-letters = Letrið er unnið úr Source Sans frá Adobe og er með leyfinu SIL Open Font License.
about-letters-link = Leyfi letursins
about-privacy = Enginn fylgist með þér
about-privacy-text = Hér eru engar auglýsingar, engar vefmælingar og enginn notandareikningur. Ein vafrakaka, sem verður til þegar þú spilar fyrst, sér til þess að þú komist aftur í spilin þín. Þú getur skoðað allt sem er geymt um þig, tekið það með þér og eytt því.
about-privacy-link = Gögnin mín
about-fair = Rétt dregið
about-fair-text = Slembitala, sem er valin fyrir fyrstu umferð, ræður því hvaða flísar eru dregnar í spilinu. Fingrafar hennar er sýnt frá byrjun og talan sjálf í lokin, svo að allir geta gengið úr skugga um að engu var hagrætt.
about-engines = Tölvumótherjarnir
about-engines-text = { $count ->
    [1] Eitt getustig. Tölvan fylgir sömu reglum og þú og veit ekki meira en þú: röð flísanna í pokanum þekkir hún aldrei.
   *[other] { $count } getustig, frá byrjanda upp í hámarksstyrk. Tölvan fylgir sömu reglum og þú og veit ekki meira en þú: röð flísanna í pokanum þekkir hún aldrei.
}

## Page not found

missing-learn = Læra að spila
