# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Vasta-alkaja
level-novice-about = haalii pisteitä heti ja laskee väärin; ei katso muiden pelialustoja eikä siirtoakaan eteenpäin
level-apprentice = Harjoittelija
level-apprentice-about = haalii pisteitä heti ja laskee oikein; ei katso muiden pelialustoja eikä siirtoakaan eteenpäin
level-casual = Kotipelaaja
level-casual-about = tavoittelee täysiä rivejä ja värejä; ei mieti, mitä muut tekevät seuraavaksi
level-regular = Vakiopelaaja
level-regular-about = miettii myös vastustajan seuraavaa siirtoa, mutta arvioi usein väärin, kuka on edellä
level-keen = Innokas pelaaja
level-keen-about = miettii myös vastustajan seuraavaa siirtoa ja arvioi asemaa melko hyvin
level-club = Kerhopelaaja
level-club-about = miettii myös vastustajan seuraavaa siirtoa ja jää harvoin kauas parhaasta siirrosta
level-strong = Vahva kerhopelaaja
level-strong-about = katsoo kolme siirtoa eteenpäin, mutta tekee lipsahduksia
level-advanced = Edistynyt pelaaja
level-advanced-about = katsoo kolme siirtoa eteenpäin ja tekee harvoin lipsahduksia
level-expert = Asiantuntija
level-expert-about = katsoo neljä siirtoa eteenpäin eikä juuri tee lipsahduksia
level-master = Mestari
level-master-about = tutkii tuhansia asemia siirtoa kohti eikä tee lipsahduksia
level-grandmaster = Suurmestari
level-grandmaster-about = tutkii vähintään 25 000 asemaa siirtoa kohti eikä tee lipsahduksia
level-full = Täysi voima
level-full-about = tietokone vahvimmillaan, 0,4 sekuntia siirtoa kohti
