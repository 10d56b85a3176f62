# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Lærðu að spila
learn-about = { $count ->
    [one] { $count } lítil æfing á alvöru spjaldi. Hún tekur innan við mínútu.
   *[other] { $count } litlar æfingar á alvöru spjaldi. Hver þeirra tekur innan við mínútu og þú getur hætt hvenær sem er.
}
learn-begin = Byrja
learn-continue = Halda áfram: æfing { $number }
learn-again = Byrja aftur
learn-progress = { $done ->
    [0] Engri æfingu lokið enn
   *[other] { $done } af { $count } æfingum lokið
}
learn-list = Æfingar
learn-done = lokið
learn-forget = Gleyma hvaða æfingum ég hef lokið
learn-rules-about = Viltu frekar lesa?
learn-rules = Reglurnar á einni síðu
learn-better = Bættu þig
learn-better-puzzles = Finndu leikinn sem er greinilega bestur.
learn-better-review = Sjáðu hvað leikirnir í spili kostuðu og hve mikið var heppni.
learn-better-analysis = Prófaðu hvaða stöðu sem er með hjálp tölvunnar.

## A lesson

lesson-number = Æfing { $number } af { $count }
lesson-task = Verkefni { $number } af { $count }
lesson-goal = Verkefnið þitt
lesson-hint = Sýna vísbendingu
lesson-hint-heading = Vísbending
lesson-again = Reyna aftur
lesson-next-task = Næsta verkefni
lesson-next = Næsta æfing
lesson-all = Allar æfingar
lesson-right = Vel gert
lesson-wrong = Ekki alveg
lesson-shown = Lausnin
lesson-turn = Þú átt leik.
lesson-thinking = Mótherjinn er að hugsa.
lesson-loading = Verið er að stilla upp.
lesson-you = Þú
lesson-opponent = Mótherji
lesson-missing = Þessi æfing er ekki til
lesson-finished = Nú kanntu spilið
lesson-finished-about = Þetta var síðasta æfingin. Best er að halda áfram með því að spila, og fyrsti mótherjinn er þolinmóður.
lesson-first-game = Spila fyrsta spilið

## 1. Taking tiles

lesson-take = Að taka flísar
    .about = Kringlóttu plöturnar eru uppstillingarplötur. Þegar þú átt leik tekur þú allar flísar í einum lit af einni plötu og setur þær í eina af mynsturlínunum þínum fimm. Í fyrstu línuna kemst ein flís, í þá næstu tvær og svo koll af kolli, upp í fimm.
task-take = Á einni plötu eru tvær bláar flísar. Taktu þær og settu þær í línu númer tvö.
    .hint = Veldu bláa flís á plötu 1: hin fylgir með. Veldu svo línuna með tveimur reitum.
    .right = Báðar bláu flísarnar komu, því að alltaf eru teknar allar flísar í sama lit. Þær fylla línu númer tvö nákvæmlega.
    .wrong-floor = Gólfið er fyrir flísar sem enginn vill: þar kosta þær stig. Veldu heldur mynsturlínu.
    .wrong-colour = Þessar voru ekki bláar. Finndu plötuna með tveimur bláum flísum.
    .wrong-one = Á þeirri plötu var bara ein blá flís. Á einni af hinum plötunum eru tvær.
    .wrong-line = Réttu flísarnar, en ekki rétta línan. Í línu númer tvö að ofan er pláss fyrir nákvæmlega tvær.

## 2. The rest goes to the centre

lesson-rest = Það sem þú skilur eftir
    .about = Þegar þú tekur af plötu renna hinar flísarnar á miðju borðsins. Þaðan mega allir taka síðar, svo það sem þú skilur eftir skiptir jafn miklu og það sem þú tekur.
task-rest = Tvær hvítar flísar eru á miðju borðsins. Taktu af plötu þannig að þær verði fjórar þar þegar þú hefur leikið.
    .hint = Finndu plötuna með tveimur hvítum flísum og taktu eitthvað annað af henni.
    .right = Hvítu flísarnar tvær runnu á miðjuna, og nú eru þar fjórar hvítar.
    .wrong-white = Þú tókst hvítu flísarnar, svo þær fóru ekki á miðjuna.
    .wrong-centre = Af miðjunni rennur ekkert áfram. Taktu af plötu.
    .wrong-other = Færri en tvær hvítar flísar runnu á miðjuna. Finndu plötuna þar sem þær eru tvær.

## 3. The centre and the start marker

lesson-centre = Miðja borðsins og byrjunarflísin
    .about = Af miðju borðsins tekur þú líka allar flísar í einum lit; hinar verða eftir. Sá sem fyrstur í umferð tekur af miðjunni fær líka byrjunarflísina, kringlóttu, rjómalitu flísina með tölunni 1. Hún fer á gólflínuna og kostar eitt stig, en þú byrjar næstu umferð.
task-centre = Taktu af miðju borðsins þannig að engin flís nema byrjunarflísin fari á gólflínuna.
    .hint = Á miðjunni eru tvær gular flísar og ein svört. Settu það sem þú tekur í línu með nógu plássi.
    .right = Byrjunarflísin er á gólflínunni þinni: hún kostar 1 stig, og þú byrjar næstu umferð.
    .wrong-factory = Þetta var uppstillingarplata. Byrjunarflísin er á miðju borðsins og flísarnar fyrir þetta verkefni líka.
    .wrong-fell = Miðjan var rétt, en fleiri flísar en byrjunarflísin fóru á gólflínuna. Veldu línu með nógu plássi.

## 4. One colour in a line

lesson-colour = Einn litur í línu
    .about = Allar flísar í mynsturlínu eru í sama lit. Í línu sem byrjað er á má aðeins bæta flísum í sama lit, þar til hún er full. Línur sem eru ekki fullar í lok umferðar haldast óbreyttar.
task-colour = Kláraðu þriðju mynsturlínuna án þess að nokkur flís falli.
    .hint = Í þriðju línunni eru tvær rauðar flísar og pláss fyrir eina í viðbót. Finndu plötu með nákvæmlega einni rauðri.
    .right = Eina rauða flís vantaði, og þú tókst eina.
    .wrong-fell = Línan er fullkláruð, en einni flís var ofaukið og hún féll á gólflínuna. Á einni af hinum plötunum er nákvæmlega ein rauð flís.
    .wrong-other = Þetta klárar ekki þriðju línuna. Í henni eru tvær rauðar flísar og eina vantar í viðbót.

## 5. Too many tiles

lesson-overflow = Of margar flísar
    .about = Þú mátt taka fleiri flísar en komast fyrir í línu. Þær sem komast ekki fyrir falla á gólflínuna, og þar kostar hver þeirra stig. Þú getur aldrei skipt flísunum á tvær línur.
task-overflow = Taktu hvítu flísarnar fjórar af miðju borðsins þannig að sem fæstar falli.
    .hint = Í fimmtu línunni eru þegar tvær hvítar flísar, og þrír reitir eru eftir.
    .right = Þrjár flísar komust fyrir og ein féll. Stundum er lítið tap það besta sem býðst.
    .wrong-colour = Í þetta sinn verða það að vera hvítu flísarnar af miðju borðsins.
    .wrong-floor = Allar fjórar eru nú á gólfinu og kosta 6 stig. Lína bjargar nokkrum þeirra frá falli.
    .wrong-many = Þrjár af fjórum féllu. Í einni af hinum línunum er meira pláss fyrir hvítt.

## 6. The wall says no

lesson-wall = Veggurinn segir nei
    .about = Við hliðina á mynsturlínunum er veggurinn þinn. Í hverri láréttri línu á veggnum er einn reitur fyrir hvern lit. Þegar litur er kominn í vegglínu tekur mynsturlínan við hliðina ekki lengur við þeim lit.
task-wall = Taktu bláu flísarnar tvær og finndu línuna þar sem báðar komast fyrir.
    .hint = Í annarri og fjórðu vegglínunni er þegar blá flís, í þriðju mynsturlínunni eru svartar og sú fyrsta er of stutt.
    .right = Fimmta línan var sú eina með pláss fyrir báðar.
    .wrong-colour = Þessar voru ekki bláar. Taktu bláu flísarnar tvær af fyrstu plötunni.
    .wrong-floor = Gólfið tekur alltaf við flísum, en hér er lína þar sem báðar komast fyrir.
    .wrong-fell = Í fyrstu línuna kemst bara ein flís, svo hin féll. Í einni línu er pláss fyrir báðar.

## 7. From the line to the wall

lesson-tiling = Úr línu á vegg
    .about = Þegar allar flísar hafa verið teknar lýkur umferðinni. Úr hverri fullkláraðri mynsturlínu fer þá ein flís á sinn reit á veggnum, ofan frá og niður, og hinar flísar línunnar fara af spjaldinu. Flís gefur strax stig: 1 ef hún er ein, fleiri ef hún snertir aðrar.
task-tiling = Þetta eru síðustu flísar umferðarinnar. Kláraðu þriðju mynsturlínuna og fylgstu með.
    .hint = Í þriðju línunni er ein blá flís. Með tveimur í viðbót er hún fullkláruð.
    .right = Þrjár flísar fóru á vegginn, hver undir annarri: 1 stig, svo 2, svo 3. Samtals { $points } stig. Hvíta flísin er áfram á sínum stað, því að línan hennar er ókláruð.
    .wrong-floor = Á gólfinu kosta þessar tvær flísar bara stig. Þær gætu klárað þriðju mynsturlínuna.
    .wrong-open = Engin lína kláraðist við þetta. Í þriðju línuna vantar nákvæmlega tvær bláar flísar.

## 8. Scoring

lesson-runs = Flísar sem snertast
    .about = Ný flís á veggnum gefur 1 stig fyrir hverja flís í óslitinni láréttri röð með henni, hún sjálf meðtalin, og eins í lóðréttri röð. Ef hún snertir flísar í báðar áttir telst hvort tveggja. Flís sem snertir enga aðra gefur 1 stig.
task-runs = Þessar tvær svörtu flísar geta klárað hverja sem er af fjórum mynsturlínum. Veldu þá sem gefur flest stig.
    .hint = Skoðaðu hvert svört flís fer í hverri vegglínu: reiturinn sem snertir flestar flísar er í þeirri fjórðu.
    .right = Þrjár lárétt og þrjár lóðrétt: { $points } stig með einni flís.
    .wrong-floor = Á gólfinu gefa þær ekkert. Allar línurnar hefðu gefið stig.
    .wrong-fewer = Þetta gaf { $points } stig. Ein af línunum gefur fleiri: teldu flísar til hliðar, fyrir ofan og neðan.

## 9. What the floor costs

lesson-costs = Hvað gólfið kostar
    .about = Reitirnir sjö á gólflínunni kosta 1, 1, 2, 2, 2, 3 og 3 stig, frá vinstri til hægri. Stigin eru dregin frá í lok hverrar umferðar, og þá tæmist gólfið. Stigin þín fara aldrei niður fyrir 0.
task-costs = Tvær flísar eru þegar á gólfinu þínu. Hvar skila rauðu flísarnar fjórar þér flestum stigum?
    .hint = Taktu stigin sem flísin gefur í hverri línu og dragðu frá það sem fellur. Næstu gólfreitir kosta 2 hver.
    .right = 3 stig fyrir flísina, mínus 2 fyrir þá sem féll: aðeins betra en að fara öruggu leiðina og miklu betra en flísin sem gefur flest stig.
    .wrong-floor = Allar féllu, og það er dýrasta leiðin.
    .wrong-greedy = Flísin gaf { $points } stig, en þrjár flísar féllu og kosta 6. Finndu línu með meira plássi.
    .wrong-safe = Ekkert féll, en ekkert gaf heldur stig. Ein lína er ögn betri.

## 10. The end of the game

lesson-end = Leikslok og síðustu stigin
    .about = Spilinu lýkur eftir umferðina þar sem einhver klárar lárétta línu á veggnum. Þá fá allir 2 stig fyrir hverja fullkláraða lárétta línu, 7 fyrir hverja fullkláraða lóðrétta línu og 10 fyrir hvern lit með allar fimm flísarnar á veggnum.
task-row = Þú ert yfir. Ljúktu spilinu núna: kláraðu lárétta línu á veggnum.
    .hint = Í fyrstu vegglínuna þína vantar bara eina flís: rauða.
    .right = Fyrsta vegglínan þín er fullkláruð, svo spilinu er lokið. Þú sigrar, { $score } gegn { $other }.
    .wrong-other = Spilið heldur áfram. Í fyrstu vegglínuna þína vantar bara rauðu flísina.
task-bonus = Fyrsta mynsturlínan þín bindur enda á spilið, hvað sem þú gerir. Mótherjinn er yfir: leggðu síðustu tvær flísarnar þannig að þú sigrir.
    .hint = Í vegglínu númer tvö klárar svarta flísin láréttu línuna, 2 stig. Í vegglínu númer fjögur klárar hún lóðrétta línu, 7 stig.
    .right = Flísin sjálf gaf minna, en lóðrétta línan gaf 7 í viðbót. Þú sigrar, { $score } gegn { $other }.
    .wrong-row = Fullkláruð lárétt lína gefur bara 2, og þú tapar, { $score } gegn { $other }. Skoðaðu lóðréttu línuna númer tvö.
    .wrong-other = Þú tapar, { $score } gegn { $other }. Í einni vegglínunni klárar svarta flísin heila lóðrétta línu.

## 11. The grey side

lesson-grey = Gráa hliðin
    .about = Á hinni hlið leikmannaspjaldanna er veggurinn án lita. Þar ræður þú í hvaða lóðrétta línu hver flís fer, en enginn litur má vera tvisvar í láréttri eða lóðréttri línu. Ef flís kemst hvergi fyrir fellur öll mynsturlínan á gólfið.
task-grey = Mynsturlína númer tvö er fullkláruð með rauðum flísum. Veldu reitinn í vegglínu númer tvö sem gefur flest stig.
    .hint = Við einn reitinn er flís fyrir ofan, önnur fyrir neðan og ein til hliðar.
    .right = Nú eru þrjár lóðrétt og tvær lárétt: { $points } stig. Lóðrétta línan númer tvö var lokuð, því að þar er þegar rauð flís.
    .wrong-fewer = Þetta gaf { $points } stig. Einn af hinum reitunum liggur að fleiri flísum.

## 12. A round of your own

lesson-round = Umferð upp á eigin spýtur
    .about = Nú reynir á allt í senn: þú og mótherjinn leikið til skiptis þar til flísarnar eru búnar. Hugsaðu um mynsturlínurnar, vegginn og gólfið, og um það sem þú skilur eftir handa mótherjanum.
task-round = Ljúktu þessari umferð. Markmiðið er að fá að minnsta kosti { $target } stig.
    .hint = Kláraðu stuttu línurnar fyrst og láttu ekkert falla. Svartar flísar í þriðju línunni borga sig.
    .right = { $score } stig. Nú geturðu spilað allt spilið.
    .wrong-score = { $score } stig í þetta sinn, en markmiðið var { $target }. Prófaðu að breyta röðinni: hvað vantaði mest, og hvað mátti bíða?
