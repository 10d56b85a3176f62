# `evora export` og `evora selfplay`: spil sem gögn. `--on`: hvar unnið er.

cli-export = Breytir spilaskrám í töflu til náms, á Parquet-sniði.
cli-export-more =
    Ein lína fyrir hverja ákvörðun: staðan, leikurinn, stigin, úrslitin og fleira; docs/data.md telur
    dálkana upp. Skrár mega vera eins stórar og vera skal. Sömu spilaskrár gefa sömu töflu. Fyrsta
    gallaða spilið er tilkynnt sem SKRÁ:lína og þá er ekkert skrifað.

    Dæmi:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = Parquet-skráin sem er skrifuð
export-option-observations = skrifar líka hverja stöðu sem tölur athugunar
export-option-jobs = ferli í einu (sjálfgefið: eitt á kjarna)
export-progress = spil: { $games }, ákvarðanir: { $rows } …
export-done = Skrifað: { $file } (spil: { $games }, ákvarðanir: { $rows })
export-interrupted = Stöðvað. Þessi skrá var ekki skrifuð: { $file }

cli-selfplay = Lætur tölvuleikmenn spila mörg spil, sem gögn til náms.
cli-selfplay-more =
    PLAYER er skrifaður eins og í 'evora arena'. Dregið er um hvert sæti í hverju spili meðal þeirra, svo
    að einn leikmaður spilar við sjálfan sig. Í möppuna koma spilaskrár og gagnaspjald. Spil ræðst af
    fræinu og númeri sínu einu; sama skipun heldur áfram og með hærra --games bætist við.

    Dæmi:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = leikmaður eins og í 'evora arena'; einn eða fleiri
selfplay-option-games = hve mörg spilin eiga að vera að lokum
selfplay-option-out = mappa fyrir spilin; ef einhver eru þar þegar er haldið áfram á eftir þeim
selfplay-option-seed = fræ spilanna: hvaða texti sem er (sjálfgefið: selfplay)
selfplay-option-parquet = skrifar líka töfluna úr 'evora export' í möppuna, sem { $file }
selfplay-continue = Keyrðu sömu skipun til að halda áfram.
selfplay-done = Spil: { $games }, mappa: { $folder }.
selfplay-faults = Spil sem töpuðust vegna hruns, ólöglegs leiks eða tíma: { $games }

## Hvar unnið er

work-option-on = hvar unnið er: ray (Ray-klasi þessarar tölvu) eða ray://host:port (sjálfgefið: ferli á þessari tölvu)
work-problem = { $kind ->
    [place] búist var við ray eða ray://host:port, fékk { $value }
    [missing] Til þess vantar pakkann { $package }: pip install 'evora[ray]'
    [silent] Enginn Ray-klasi svarar á { $value }.
    [closed] Enginn Ray-klasi hleypir Evora inn á { $value }. Klasi með auðkennum þarf RAY_AUTH_MODE=token og RAY_AUTH_TOKEN.
    [failed] Ray fer ekki í gang ({ $value }): { $detail }
    [without] Á einum hnút klasans vantar Evora. Allir hnútar þurfa hana: pip install evora=={ $ours }
   *[version] Einn hnútur klasans er með Evora { $theirs }; það þarf að vera { $ours } eins og hér.
}

## `evora analyse --out`: mörg spil

analyse-option-out = rýnir mörg spil í einu og skrifar rýni og spil með athugasemdum í þessa möppu; haldið er áfram með það sem þar er
analyse-option-jobs = með --out: spil í einu (sjálfgefið: eitt á kjarna)
analyse-many-only = viðfang { $option }: aðeins með --out
analyse-many-not = viðfang { $option }: ekki með --out
analyse-many-files = fleiri en ein skrá er rýnd með --out DIR
analyse-many-progress = rýnd spil: { $games } …
analyse-many-interrupted = Stöðvað. Rýnd spil: { $games }. Keyrðu sömu skipun til að halda áfram.
analyse-many-done = Rýnd spil: { $games }, mappa: { $folder }.
