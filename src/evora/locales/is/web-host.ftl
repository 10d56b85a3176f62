# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = Hvað er geymt um þig hér og hversu lengi.
contact-about = Hvernig hægt er að ná í þau sem reka þennan þjón.
house-rules-about = Það sem þau sem reka þennan þjón biðja alla um.
# Before a mail address or a link.
contact-write = Hér er hægt að ná í þau:
# A heading above the words of the host.
privacy-host = Frá þeim sem reka þennan þjón

## What Evora keeps: sentences that hold for every server

privacy-evora = Það sem Evora geymir
privacy-looking = Ekkert situr eftir þótt þú skoðir þig um. Hér eru engar auglýsingar og engar vefmælingar, og ekkert kemur frá öðrum þjónum.
privacy-cookie = Þegar þú spilar fyrst eða velur þér nafn fær vafrinn þinn eina vafraköku með handahófskenndum lykli, svo að þjónninn þekki þig aftur. Hún rennur út 400 dögum eftir síðustu heimsókn.
privacy-browser = Stillingarnar þínar, kennslustundirnar og spilin sem þú spilar án þjónsins eru aðeins í vafranum þínum.
privacy-you = Þjónninn geymir nafnið þitt ef þú gefur það upp, hvenær þú komst fyrst og daginn sem þú komst síðast, hvers konar vafri og stýrikerfi er á hverju tæki, bottana þína, árangur þinn í þrautum, fríin þín, hverja þú hefur útilokað og hvað þú hefur tilkynnt.
privacy-games = Hann geymir spil: hver sat hvar, hvern leik og hvenær hann var leikinn. Hver sem hefur tengil á spil getur séð það ásamt nöfnum leikmanna. Það sem leikmenn segja hver við annan er ekki geymt.
privacy-mail = Ef þú gefur upp netfang fyrir bréf geymir þjónninn það, og hvenær það var staðfest og síðast skrifað á það, þar til þú fjarlægir það; óstaðfest netfang hverfur eftir sólarhring. Bréf segja ekki hvort þau voru lesin. Af netfangi sem á ekki að fá bréf er tætigildi geymt í eitt ár, og af þínu eigin streymi aðeins tætigildi slóðarinnar.
privacy-address = Netfang tölvunnar þinnar (IP-tala) er ekki geymt eins og það er. Svo að enginn geti kæft þjóninn eða spillt leikjum annarra er það talið í minni og sem tætigildi, en lyklinum að því er eytt eftir einn dag. Aðeins net þeirra sem eru í banni er geymt, og bara á meðan bannið stendur.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] Allt þetta geymist þar til þú eyðir því.
    [one] Þeim sem hafa ekki komið hingað í { $days } dag og eiga ekkert óklárað spil er eytt.
   *[other] Þeim sem hafa ekki komið hingað í { $days } daga og eiga ekkert óklárað spil er eytt.
}
privacy-abandoned = { $days ->
    [0] Spil geymast, líka þau sem aldrei voru kláruð.
    [one] Kláruð spil geymast; öðrum er eytt { $days } degi eftir síðasta leik.
   *[other] Kláruð spil geymast; öðrum er eytt { $days } dögum eftir síðasta leik.
}
privacy-kept = Ef þú heldur nafninu þínu geymir þjónninn lyklana þína: aðeins tætigildi endurheimtarkóðans og aðeins opinbera hlutann af aðgangslykli. Þér er þá ekki eytt þótt þú komir ekki lengi. Þegar þú hefur eytt gögnunum þínum er tætigildi nafnsins eftir, svo að enginn annar fái það.
privacy-push = Ef þú kveikir á tilkynningum í vafra geymir þjónninn slóðina þar sem þjónusta framleiðanda vafrans tekur við þeim, þar til þú slekkur á þeim eða skráir þig þar út. Þær fara dulkóðaðar í gegnum þá þjónustu: hún getur ekki lesið þær.
privacy-delete = Þú getur skoðað allt, tekið það með þér og eytt því. Kláruð spil geymast hjá þeim sem spiluðu þau, án nafnsins þíns. Í öryggisafritum getur það geymst lengur.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Hér geymir enginn þjónn neitt: það sem þú spilar og velur er aðeins í þessum vafra. Þau sem hýsa vefinn kunna að skrá heimsóknir, eins og á öllum vefjum.
