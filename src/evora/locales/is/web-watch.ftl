### The page that shows one game after the other.

watch-on = Horfa á hvert spilið á fætur öðru
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Í beinni
   *[replay] Endursýning
}
watch-coming = Næsta spil kemur eftir nokkrar sekúndur.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Horfa á spil í beinni
watch-pause = Hlé: vera áfram við þetta spil
watch-go-on = Halda áfram frá spili til spils
watch-next = Næsta spil
watch-empty = Ekkert til að horfa á enn
    .about = Hér eru sýnd spil úr biðstofunni á meðan þau standa yfir, og endursýningar á þeim bestu þegar enginn er að spila. Ekkert slíkt spil hefur verið spilað síðustu daga: byrjaðu eitt í biðstofunni.
