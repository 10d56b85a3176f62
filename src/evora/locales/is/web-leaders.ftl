### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Þeir sem eru með nógu örugg styrkleikastig og hafa spilað til styrkleikastiga síðustu 30 daga. Spil við tölvuna telja aldrei.
leaders-pool = Gerð spils
pool-name = { $pool ->
    [duel] Tveir leikmenn
    [table] Þrír eða fjórir leikmenn
    [duel_grey] Tveir leikmenn, grá hlið
   *[table_grey] Þrír eða fjórir leikmenn, grá hlið
}
leaders-none = Hér er enginn efstur enn.
leaders-place = Sæti
leaders-name = Nafn
leaders-rating = Styrkleikastig
leaders-games = Spil
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Þú og þau sem þú fylgir
leaders-no-place = Til að fá sæti hér þurfa stigin að vera örugg og spil til styrkleikastiga á síðustu 30 dögum.
leaders-levels = Tölvan til samanburðar
leaders-levels-about = Um það bil hvar getustig tölvunnar væru á sama kvarða: áætlun út frá spilum þeirra á milli, með venjulega getustigið þar sem fólk byrjar.
leaders-about-rating = um { $rating }
