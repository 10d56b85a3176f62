# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Pelaa päivän peli, kaikille sama.
cli-daily-more =
    Pelaat sen kerran tietokoneen tasoa vastaan, ilman vihjeitä ja perumatta siirtoja. Se tallennetaan
    joka siirron jälkeen; sama komento jatkaa sitä. Se on sama peli kuin sivulla.
cli-option-daily-setting = lautojen puoli ja pelaajien määrä; muut kuin coloured-2 vaihtuvat maanantaisin (oletus: coloured-2)
cli-option-daily-date = sen päivän peli, esimerkiksi 2026-11-18
deal-strict = Päivän peli pelataan sellaisenaan: ilman vihjeitä, perumatta siirtoja, ja sen tiedosto pysyy paikallaan.
deal-not-yet = päivän { $date } peliä ei ole vielä
deal-before-first = ennen päivää { $date } ei ollut päivän peliä
deal-damaged = { $file }: tämä ei ole päivän { $date } peli
deal-finished-already = Olet pelannut tämän pelin loppuun.
