# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = Mit őrzünk meg itt rólad, és meddig.
contact-about = Így érheted el a szerver üzemeltetőit.
house-rules-about = Amit a szerver üzemeltetői mindenkitől kérnek.
# Before a mail address or a link.
contact-write = Itt érheted el őket:
# A heading above the words of the host.
privacy-host = A szerver üzemeltetőitől

## What Evora keeps: sentences that hold for every server

privacy-evora = Amit az Evora megőriz
privacy-looking = Aki csak nézelődik, nem hagy nyomot. Nincs reklám, nincs analitika, és semmi sem más szerverekről jön.
privacy-cookie = Amikor először játszol vagy nevet választasz, a böngésződ egyetlen sütit kap egy véletlen kulccsal, hogy a szerver megismerjen. Az utolsó látogatásod után 400 nappal lejár.
privacy-browser = A beállításaid, a leckéid és a szerver nélkül játszott játszmáid csak a böngésződben vannak.
privacy-you = A szerver megőrzi a nevedet, ha megadsz egyet, az első látogatásod idejét és az utolsónak a napját, az eszközeid böngészőjének és rendszerének fajtáját, a botjaidat, a feladványokban elért eredményeidet, a szabadságodat, valamint azt, hogy kit tiltottál le és mit jelentettél be.
privacy-games = Megőrzi a játszmákat: ki hol ült, minden lépést, és hogy mikor lépték. Akinek megvan egy játszma hivatkozása, az láthatja, a játékosok nevével együtt. Amit a játékosok egymásnak mondanak, nem marad meg.
privacy-mail = Ha e-mail-címet adsz meg a levelekhez, a szerver megőrzi, azzal együtt, hogy mikor erősítették meg és mikor ment rá utoljára levél, amíg el nem távolítod; a meg nem erősített cím egy nap után törlődik. A levelek nem árulják el, hogy elolvasták-e őket. Annak a címnek, amelyre nem kérnek levelet, egy évig csak a lenyomata (hash) marad meg, a személyes hírcsatornádnak pedig csak a címéé.
privacy-address = A hálózati címedet nem tároljuk nyersen. Hogy senki se áraszthassa el a szervert, és ne ronthassa el mások játékát, a memóriában számoljuk, és olyan hashként, amelynek a kulcsát egy nap után töröljük. Csak annak a hálózatát őrizzük meg, akit kitiltottak, és csak addig, amíg a tiltás tart.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] Mindez megmarad, amíg nem törlöd.
   *[other] Aki { $days } napja nem járt itt, és nincs befejezetlen játszmája, azt töröljük.
}
privacy-abandoned = { $days ->
    [0] A játszmák megmaradnak, azok is, amelyeket soha nem fejeztek be.
   *[other] A befejezett játszmák megmaradnak; a többit { $days } nappal az utolsó lépés után töröljük.
}
privacy-kept = Ha megtartod a nevedet, a szerveren vannak a kulcsaid: a helyreállítási kódnak csak a hashe, az azonosítókulcsnak csak a nyilvános fele. Ilyenkor nem törlünk azért, mert régóta nem jártál itt. Ha törölted az adataidat, a név hashe megmarad, hogy senki más ne kaphassa meg.
privacy-push = Ha egy böngészőben bekapcsolod az értesítéseket, a szerver megőrzi azt a címet, amelyen a böngésző gyártójának szolgáltatása fogadja őket, amíg ki nem kapcsolod őket, vagy ki nem jelentkezel ott. Titkosítva mennek át ezen a szolgáltatáson: nem tudja elolvasni őket.
privacy-delete = Mindent megnézhetsz, elvihetsz és törölhetsz. A befejezett játszmák megmaradnak azoknak, akik játszották őket, a neved nélkül. Biztonsági mentésekben tovább is meglehet.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Itt semmilyen szerver nem őriz meg semmit: amit játszol és beállítasz, csak ebben a böngészőben van. A tárhely szolgáltatója naplózhatja a látogatásokat, mint bármely oldalon.
