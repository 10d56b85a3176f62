# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Vasta-alkaja
level-novice-about = haalii pisteitä heti ja laskee väärin; ei näe muiden alustoja eikä tulevia siirtoja
level-apprentice = Harjoittelija
level-apprentice-about = haalii pisteitä heti ja laskee oikein; ei näe muiden alustoja eikä tulevia siirtoja
level-casual = Kotipelaaja
level-casual-about = rakentaa vaaka- ja pystyrivejä sekä värejä; ei mieti, mitä muut tekevät seuraavaksi
level-regular = Vakiopelaaja
level-regular-about = miettii seuraavaa vastausta, mutta arvioi usein väärin, kuka on edellä
level-keen = Innokas pelaaja
level-keen-about = miettii seuraavaa vastausta ja arvioi melko hyvin
level-club = Kerhopelaaja
level-club-about = miettii seuraavaa vastausta ja jää harvoin kauas parhaasta siirrosta
level-strong = Vahva kerhopelaaja
level-strong-about = katsoo kolme siirtoa eteenpäin, joskus lipsahtaa
level-advanced = Edistynyt pelaaja
level-advanced-about = katsoo kolme siirtoa eteenpäin ja lahjoittaa vain vähän
level-expert = Asiantuntija
level-expert-about = katsoo neljä siirtoa eteenpäin ja lahjoittaa hyvin vähän
level-master = Mestari
level-master-about = tutkii kuusituhatta asemaa siirtoa kohti eikä lipsahda
level-grandmaster = Suurmestari
level-grandmaster-about = tutkii 25 tuhatta asemaa siirtoa kohti eikä lipsahda
level-full = Täysi voima
level-full-about = moottori niin vahvana kuin se on 0,4 sekunnilla siirtoa kohti
