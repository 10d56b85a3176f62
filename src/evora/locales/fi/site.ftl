# What 'evora site' says.

cli-site = Kirjoittaa sivun osan, joka ei tarvitse palvelinta, tiedostoiksi mille tahansa verkkotilalle.
cli-site-more =
    Harjoitukset, säännöt, pulmat, analyysi ja pelit kaikkia tasoja vastaan ja yhdellä laitteella, kaikilla kielillä;
    pelimoottori toimii kävijän selaimessa. Kansion osoite voi olla mikä tahansa. Vanhempi sivusto siinä
    korvataan. 'python3 -m http.server --directory DIR' näyttää sen tällä koneella.
cli-argument-site = kansio: uusi, tyhjä tai vanhemman sivuston sisältävä
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [one] { $files } tiedosto
   *[other] { $files } tiedostoa
}, { $size } kt
site-not-empty = { $folder }: odotettiin uutta tai tyhjää kansiota tai vanhempaa Evora-sivustoa; mitään ei kirjoitettu
