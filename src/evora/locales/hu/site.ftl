# What 'evora site' says.

cli-site = Fájlokba írja az oldal szervert nem igénylő részét, bármilyen webtárhely számára.
cli-site-more =
    Gyakorlatok, szabályok, feladványok, elemzés és játszmák minden szint ellen és egy eszközön, minden nyelven; a program
    a látogató böngészőjében fut. A mappa bármilyen címen lehet. A benne lévő régebbi változatot felváltja.
    A 'python3 -m http.server --directory DIR' ezen a gépen mutatja meg.
cli-argument-site = a mappa: új, üres vagy régebbi változatot tartalmazó
# $size is in kilobytes.
site-written = { $folder }: { $files } fájl, { $size } kB
site-not-empty = { $folder }: új vagy üres mappa kell, vagy az Evora régebbi változata; semmi sem íródott ki
