# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = Allt spilið á einni síðu. Viltu frekar læra með því að spila? Prófaðu æfingarnar.
rules-lessons = Læra með því að spila
rules-print = Prenta
rules-contents = Á þessari síðu

## At a glance

rules-glance = Í stuttu máli
rules-glance-take = Þegar þú átt leik tekur þú allar flísar í einum lit af einni uppstillingarplötu eða af miðju borðsins.
rules-glance-place = Settu þær allar í eina af mynsturlínunum þínum; í hverri þeirra er bara einn litur. Það sem kemst ekki fyrir fellur á gólflínuna.
rules-glance-tile = Þegar allar flísar hafa verið teknar fer ein flís úr hverri fullkláraðri mynsturlínu á vegginn og gefur stig. Flísar sem snertast gefa fleiri stig.
rules-glance-floor = Flísar á gólflínunni kosta stig.
rules-glance-end = Fyrsta fullkláraða lárétta línan á vegg þýðir leikslok. Láréttar línur, lóðréttar línur og litir gefa aukastig í lokin og sá sigrar sem er með flest stig.

## What is on the table

rules-table = Það sem er á borðinu
rules-table-tiles = Flísarnar eru 100 talsins, 20 í hverjum lit: bláar, gular, rauðar, svartar og hvítar. Í upphafi eru þær allar í pokanum. Notaðar flísar bíða í kassalokinu þar til pokinn tæmist.
rules-table-factories = Uppstillingarplöturnar eru kringlóttar og á hverri eru fjórar flísar. Á milli þeirra er miðja borðsins, og þangað fara flísarnar sem aðrir skilja eftir. Þar er líka byrjunarflísin í upphafi hverrar umferðar.
rules-table-board = Hver leikmaður er með sitt leikmannaspjald. Vinstra megin eru fimm mynsturlínur, fyrir eina til fimm flísar. Hægra megin er veggurinn, fimm láréttar línur með fimm reitum; hver mynsturlína á vegglínuna við hliðina á sér. Neðst er gólflínan með sjö reitum.
rules-fig-board = Litaða hliðin á leikmannaspjaldi, áður en fyrsta flísin er lögð.
    .alt = Leikmannaspjald. Vinstra megin fimm mynsturlínur með einum, tveimur, þremur, fjórum og fimm reitum. Hægra megin veggur með fimm láréttum og fimm lóðréttum línum. Neðst sjö reitir gólflínu sem kosta 1, 1, 2, 2, 2, 3 og 3 stig.

## Set-up

rules-setup = Undirbúningur
rules-setup-side = Veljið hlið á leikmannaspjöldunum; allir nota sömu hlið. Fyrst er lituðu hliðinni lýst. Allir byrja með 0 stig.
rules-setup-start = Veljið hver byrjar, eða dragið um það.
rules-setup-fill = Setjið fjórar flísar á hverja uppstillingarplötu, dregnar af handahófi úr pokanum.
rules-setup-players = Leikmenn
rules-setup-count = Plötur
rules-setup-dealt = Flísar í umferð

## Taking tiles

rules-offer = Að taka flísar
rules-offer-turns = Sá sem byrjar umferðina á fyrsta leik; síðan leikur hver af öðrum þar til engin flís er eftir á uppstillingarplötunum eða á miðju borðsins. Hver leikur er í tveimur hlutum: að taka flísar og að leggja þær.
rules-offer-factory = Af uppstillingarplötu: taktu allar flísar hennar í einum lit. Hinar flísarnar renna á miðju borðsins.
rules-offer-centre = Eða af miðju borðsins: taktu allar flísar þar í einum lit. Hinar verða eftir.
rules-offer-marker = Sá sem fyrstur í umferð tekur af miðju borðsins fær líka byrjunarflísina. Hún fer á fyrsta lausa reit gólflínunnar, á undan flísunum í sama leik. Sá leikmaður byrjar næstu umferð.
rules-fig-take = Bláu flísarnar tvær eru teknar. Sú rauða og sú svarta renna á miðju borðsins.
    .alt = Þrjár uppstillingarplötur. Af þeirri fyrstu, með tveimur bláum, einni rauðri og einni svartri flís, eru bláu flísarnar teknar. Á miðju borðsins eru byrjunarflísin og gul flís.

## Placing them

rules-place = Að leggja flísar
rules-place-one = Allar flísarnar sem þú tekur fara í eina mynsturlínu. Þeim má aldrei skipta.
rules-place-colour = Í mynsturlínu er einn litur. Í línu sem byrjað er á má aðeins bæta flísum í sama lit.
rules-place-wall = Lit sem þegar er í vegglínunni við hliðina má ekki setja í mynsturlínuna.
rules-place-full = Í fulla línu kemst ekki meira.
rules-place-fall = Flísar sem komast ekki fyrir falla á gólflínuna.
rules-place-floor = Þú mátt alltaf setja allar flísarnar á gólflínuna, líka þegar þú þarft þess ekki.
rules-fig-place = Tvær bláar flísar gætu farið í fimmtu mynsturlínuna, eða í þá fyrstu, þar sem önnur þeirra félli. Í annarri og fjórðu vegglínunni er þegar blá flís, og í þriðju mynsturlínunni eru svartar.
    .alt = Leikmannaspjald. Í þriðju mynsturlínunni eru tvær svartar flísar, hinar eru tómar. Í annarri og fjórðu vegglínunni er blá flís.

## The floor line

rules-floor = Gólflínan
rules-floor-fill = Gólflínan fyllist frá vinstri. Reitir hennar kosta 1, 1, 2, 2, 2, 3 og 3 stig. Byrjunarflísin tekur reit eins og aðrar flísar og kostar það sama.
rules-floor-over = Þegar allir sjö reitirnir eru uppteknir fara flísar sem á eftir koma í kassalokið og kosta ekkert til viðbótar.
rules-fig-floor = Byrjunarflísin og fjórar flísar: 1 + 1 + 2 + 2 + 2 = 8 stig tapast.
    .alt = Leikmannaspjald. Á gólflínunni eru byrjunarflísin, tvær svartar flísar, ein gul og ein hvít.

## Tiling

rules-tiling = Flísalagning
rules-tiling-when = Þegar allar flísar hafa verið teknar fara allir í gegnum mynsturlínurnar sínar, ofan frá og niður.
rules-tiling-complete = Úr fullkláraðri mynsturlínu fer ein flís á reitinn í sínum lit í vegglínunni við hliðina og gefur strax stig. Hinar flísar línunnar fara í kassalokið.
rules-tiling-incomplete = Ókláruð mynsturlína helst óbreytt fram í næstu umferð.
rules-tiling-cost = Síðan missa allir stigin sem gólflínan kostar, en enginn fer niður fyrir 0. Flísarnar þar fara í kassalokið; byrjunarflísin er áfram hjá sínum leikmanni.
rules-fig-before = Fyrir flísalagningu, með 4 stig …
    .alt = Leikmannaspjald. Fyrsta mynsturlínan er fullkláruð með rauðri flís, sú þriðja með bláum; í þeirri fjórðu eru tvær svartar flísar af fjórum. Á veggnum er gul flís á þriðja reit í vegglínu númer tvö. Á gólflínunni eru byrjunarflísin og gul flís.
rules-fig-after = … og eftir hana. Rauða flísin gefur 2, því að hún snertir þá gulu. Sú bláa er þriðja í lóðréttri röð og gefur 3. Gólflínan kostar 2, svo stigin verða 7.
    .alt = Sama leikmannaspjald. Rauð, gul og blá flís eru hver undir annarri í þriðju lóðréttu línunni. Í fjórðu mynsturlínunni eru enn tvær svartar flísar; hinar línurnar og gólflínan eru tómar.

## Scoring

rules-scoring = Hve mörg stig flís gefur
rules-scoring-how = Skoðaðu hvaða flísar nýja flísin snertir. Teldu flísarnar í óslitnu láréttu röðinni sem hún er í, og í þeirri lóðréttu, og hana sjálfa með í hvort sinn. Séu þær að minnsta kosti tvær lárétt færðu 1 stig fyrir hverja þeirra; séu þær að minnsta kosti tvær lóðrétt bætist það við. Flís sem snertir enga aðra gefur 1 stig.
rules-fig-lone = Ein og sér: 1 stig.
    .alt = Veggur með einni flís.
rules-fig-row = Þriðja í láréttri röð: 3 stig.
    .alt = Veggur með þremur flísum hlið við hlið; sú nýja er síðust.
rules-fig-column = Þriðja í lóðréttri röð: 3 stig.
    .alt = Veggur með þremur flísum hverri undir annarri; sú nýja er neðst.
rules-fig-both = Tvær lárétt og þrjár lóðrétt: 5 stig.
    .alt = Veggur þar sem ein flís er vinstra megin við þá nýju og tvær fyrir ofan hana.

## The next round

rules-next = Undirbúningur næstu umferðar
rules-next-fill = Er enginn með fullkláraða lárétta línu? Þá fara aftur fjórar flísar á hverja uppstillingarplötu, og sá byrjar sem er með byrjunarflísina.
rules-next-bag = Ef pokinn er tómur og fleiri flísar vantar fer allt úr kassalokinu í pokann og haldið er áfram að fylla.
rules-next-short = Ef flísarnar klárast alveg er umferðin spiluð með því sem til er.

## The end

rules-end = Leikslok
rules-end-when = Spilinu lýkur eftir flísalagningu þar sem að minnsta kosti einn leikmaður hefur klárað lárétta línu á vegg sínum. Þá bæta allir við sig:
rules-end-bonus = Aukastig
rules-end-points = Stig
rules-end-row = hver fullkláruð lárétt lína
rules-end-column = hver fullkláruð lóðrétt lína
rules-end-colour = hver litur með allar fimm flísarnar á veggnum
rules-end-win = Sá sigrar sem er með flest stig. Ef jafnt er á stigum sigrar sá sem er með flestar fullkláraðar láréttar línur. Ef enn er jafnt er sigrinum deilt.
rules-fig-end = Ein lárétt lína, ein lóðrétt og allar fimm bláu flísarnar: 2 + 7 + 10 = 19 stig.
    .alt = Veggur þar sem fyrsta lárétta línan og fyrsta lóðrétta línan eru fullkláraðar og bláu flísarnar fylla hornalínuna.

## The grey side

rules-grey = Gráa hliðin
rules-grey-free = Allt er eins og áður, nema hvað engir litir eru prentaðir á vegginn. Þegar mynsturlína er fullkláruð velur þú reitinn í vegglínunni við hliðina. Hver litur má aðeins vera einu sinni í hverri láréttri línu og einu sinni í hverri lóðréttri.
rules-grey-none = Ef enginn slíkur reitur er til fyrir fullkláraða mynsturlínu falla allar flísar hennar á gólflínuna.
rules-fig-grey = Rauða flísin úr mynsturlínu númer tvö má fara á hvorn sem er af reitunum með hring. Í fjórðu lóðréttu línunni er þegar rauð flís.
    .alt = Grár veggur. Í láréttu línunni númer tvö er blá flís á fyrsta reit og gul á þriðja. Af lausu reitunum þremur eru annar og fimmti opnir; sá fjórði er lokaður, því að rauð flís er fyrir neðan hann í sömu lóðréttu línu.

## Finer points

rules-finer = Nánari atriði
rules-finer-about = Prentuðu reglurnar skilja fáein atriði eftir opin. Svona leysir Evora úr þeim.
rules-finer-marker = Ef gólflínan þín er full þegar þú færð byrjunarflísina kostar hún ekkert. Þú byrjar samt næstu umferð.
rules-finer-same = Ef enginn tók af miðju borðsins í umferð byrjar sami leikmaður aftur.
rules-finer-order = Á gráu hliðinni flísaleggur fyrst sá sem byrjaði umferðina, svo hinir í röð, hver ofan frá og niður. Ef hægt er að leggja flís verður að leggja hana. Allar gólflínur eru gerðar upp samtímis í lokin.
rules-finer-stalled = Ef engin flís hefur komist á neinn vegg í þrjár umferðir í röð lýkur spilinu, og aukastigin eru talin.
rules-finer-tiles = Ef bæði pokinn og kassalokið eru tóm þegar umferð á að byrja lýkur spilinu, og aukastigin eru talin. Það getur aðeins gerst með fjórum leikmönnum.
rules-finer-public = Allir sjá allt nema röð flísanna í pokanum. Innan umferðar ræður heppni engu.
