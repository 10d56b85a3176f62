# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Taktu flísar, byggðu vegg
start-about = Evora er rólegur staður til að spila borðspilið Azul: gegn vél við þitt hæfi, með vinum eða með einhverjum nýjum. Ókeypis, opið og án skráningar.
start-play = Spila núna
start-play-against = mótherji: { $level }
start-levels = Hve sterkur á mótherjinn að vera?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Þú átt leik
start-waiting-all = Öll spilin mín
start-other = Fleiri leiðir til að spila
start-friend = Með vini
    .about = Þú færð tengil. Sá sem opnar hann fyrst sest hjá þér.
start-local = Við þetta tæki
    .about = Tveir til fjórir spila til skiptis við einn skjá.
start-lobby = Með einhverjum nýjum
    .about = Sjáðu hver bíður í biðstofunni, eða bíddu þar.
start-custom = Eftir eigin höfði
    .about = Fleiri leikmenn, gráa hliðin, klukka, þín eigin staða.
start-learn = Er spilið nýtt fyrir þér?
start-learn-about = Tólf litlar æfingar á alvöru spjaldi. Þú getur spilað eftir fimm mínútur.
start-learn-begin = Læra að spila
start-learn-continue = Læra meira
start-learn-rules = Lesa reglurnar
start-scene = Borð séð að ofan: þrjár kringlóttar uppstillingarplötur með flísum, lausar flísar á miðju borðsins og hálfbyggður veggur.

## New game

new-about = Veldu hver spilar og hvernig. Allt er munað fyrir næsta skipti.
new-seats = Leikmenn
new-players = Hve margir spila?
new-players-count = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
new-seat = Sæti { $seat }
new-seat-me = ég
new-seat-local = við þetta tæki
new-seat-friend = vinur, með tengli
new-seat-anybody = hver sem er úr biðstofunni
new-seat-engine = vél
new-seat-name = Nafn
    .placeholder = má sleppa
new-seat-level = Styrkleiki
new-side = Hlið leikmannaspjaldanna
new-side-coloured = Litaða hliðin
    .about = Hver litur á sinn reit í hverri vegglínu. Best til að byrja á.
new-side-grey = Gráa hliðin
    .about = Þú velur reitina; enginn litur tvisvar í láréttri eða lóðréttri línu. Fyrir þá sem þekkja spilið.
new-start = Hver byrjar?
new-start-draw = Draga um það
new-start-seat = Sæti { $seat }
new-clock = Klukka
new-clock-about = Tími fyrir allt spilið og svolítið í viðbót fyrir hvern leik. Eða dagar fyrir hvern leik, til að spila í dagsins önn.
new-from = Byrja á stöðu eða spilaskrá
new-from-about = Límdu inn stöðu í einni línu eða heila spilaskrá, eða opnaðu skrá. Þaðan koma sætin, hliðin og sá sem byrjar.
new-from-text = Staða eða spilaskrá
new-from-file = Opna skrá
new-from-check = Athuga
new-from-clear = Byrja frá byrjun
new-from-good = { $players ->
    [one] Spil fyrir { $players } leikmann, umferð { $round }.
   *[other] Spil fyrir { $players } leikmenn, umferð { $round }.
}
new-from-over = Þessu spili er lokið. Veldu leik til að byrja á í endurspiluninni.
new-from-game = Spilið byrjar þar sem annað spil stóð.
new-create = Byrja spilið
new-create-link = Búa til spil og tengil
new-create-lobby = Bíða í biðstofunni
new-invite-hint = Á næstu síðu færðu tengilinn til að senda.

clock-none = engin klukka
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }
   *[other] { $minutes } mín. + { $seconds } s á leik
}
clock-days = { $days ->
    [one] { $days } dagur á leik
   *[other] { $days } dagar á leik
}

## Lobby

lobby-about = Þessi spil bíða eftir einhverjum. Fáðu þér sæti; spilið byrjar þegar öll sæti eru skipuð.
lobby-empty = Enginn bíður eins og er.
lobby-empty-about = Bíddu þá hér: næsti gestur getur sest hjá þér. Á meðan geturðu spilað við vél.
lobby-wait = Bíða eftir einhverjum
lobby-join = Setjast
    .aria-label = Setjast við borðið: { $names }
lobby-free = { $count ->
    [one] { $count } laust sæti
   *[other] { $count } laus sæti
}
lobby-own = Þitt spil, í bið
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
game-reason-resigned = gefið
game-reason-time = tíminn rann út
game-reason-forfeit = leikmaður fór
game-reason-abandoned = lauk fyrir tímann
game-reason-cancelled = hætt við
game-reason-stalled = enginn komst áfram
game-reason-no_tiles = flísarnar kláruðust
game-you = þú

## My games

games-your-turn = Þú átt leik
games-running = Í gangi
games-waiting = Beðið eftir leikmönnum
games-finished = Lokið
games-empty = Engin spil enn.
games-empty-about = Spil sem þú spilar á þessu tæki birtast hér og verða áfram þegar þú lokar síðunni.
games-play = Spila núna
games-more = Sýna eldri spil
games-loading = Verið er að sækja spilin þín.
games-code-about = Hefurðu spilað á öðru tæki?
games-code = Flytja spilin hingað

## Settings

settings-you = Þú
settings-name = Nafn við borðið
    .hint = Það sem hinir sjá við borðið. Mest 24 stafir; hafðu það autt til að spila án nafns.
settings-save = Vista nafnið
settings-saved = Vistað.
settings-look = Tungumál og litir
settings-table = Borðið
settings-letters = Stafir á flísunum
    .hint = B, Y, R, K og W, til viðbótar við mynstrin.
settings-confirm = Spyrja fyrir hvern leik
    .hint = Sýnir leikinn fyrst og leikur honum þegar þú staðfestir.
settings-log = Gangur spilsins
settings-log-words = Í orðum
settings-log-notation = Í táknritun
settings-devices = Annað tæki
settings-devices-about = Evora notar hvorki notandareikninga né lykilorð. Einnota kóði flytur nafnið þitt og spilin á annað tæki.
settings-code-make = Búa til kóða
settings-code-made = Sláðu þennan kóða inn á hinu tækinu, í stillingunum þar:
settings-code-expires = Hann virkar einu sinni, til { $time }.
settings-code-use = Ég er með kóða
settings-code-label = Kóði frá hinu tækinu
settings-code-go = Flytja spilin hingað
settings-code-warning = Á þessu tæki eru önnur spil. Með kóðanum verður þú leikmaðurinn á hinu tækinu, og þá er ekki lengur hægt að komast í þessi spil héðan.
settings-code-done = Búið. Nú eru spilin af hinu tækinu hér.
settings-data = Gögnin mín
settings-data-about = Evora geymir nafnið þitt, spilin þín, bottana þína og hvers konar vafri er á hverju tæki, og ekkert annað.
settings-export = Sækja allt um mig
settings-delete = Eyða gögnunum mínum
settings-delete-about = Nafnið þitt og aðgangur að spilunum hverfa fyrir fullt og allt. Spil sem er lokið verða áfram, án nafnsins þíns.
settings-delete-sure = Eyða örugglega öllu?
settings-delete-yes = Já, eyða
settings-delete-no = Halda þeim
settings-deleted = Gögnunum þínum hefur verið eytt.
settings-stranger = Þú hefur ekki spilað enn, svo ekkert er geymt um þig.

## About

about-what = Hvað er Evora
about-what-text = Evora er opið heimili fyrir spil um flísar og veggi: reglur, mótherjar af öllum styrkleikum og þessi síða. Hún talar sex tungumál og virkar í síma, með lyklaborði og með skjálesara.
about-game-text = Evora fylgir reglum borðspilsins Azul. Nafnið tilheyrir eigendum þess, sem tengjast Evora ekki neitt; ef þér líkar spilið skaltu fá þér það á borðið.
about-open = Opinn hugbúnaður
about-open-text = Allt er þetta frjáls hugbúnaður með MIT-leyfi: lestu hann, breyttu honum, keyrðu þinn eigin þjón með einni skipun. Teikningarnar eru gerðar fyrir Evora.
about-privacy = Enginn fylgist með þér
about-privacy-text = Hér eru engar auglýsingar, engar mælingar og enginn notandareikningur. Ein vafrakaka, sem verður til þegar þú spilar fyrst, leyfir þér að koma aftur að spilunum þínum. Þú getur séð, tekið með þér og eytt öllu sem er geymt um þig.
about-privacy-link = Gögnin mín
about-fair = Heiðarlegar gjafir
about-fair-text = Flísarnar í spili leiða af slembitölu sem er valin fyrir fyrstu umferð. Fingrafar hennar er sýnt frá byrjun og talan sjálf í lokin, svo allir geta athugað að engu var hagrætt.
about-engines = Vélarnar
about-engines-text = { $count ->
    [one] { $count } styrkleiki, sem fylgir sömu reglum og þú og veit ekki meira en þú: aldrei röð flísanna í pokanum.
   *[other] { $count } styrkleikar, frá byrjanda til fulls styrks. Þeir fylgja sömu reglum og þú og vita ekki meira en þú: aldrei röð flísanna í pokanum.
}

## Page not found

missing-learn = Læra að spila
