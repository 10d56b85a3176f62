### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Žebříček
# A small mark in lists and at the table.
rated-mark = hodnocená
rated-about = Tato partie je hodnocená: její výsledek se počítá do hodnocení.
rated-wish = Hodnocená partie
    .hint = Výsledek se počítá všem do hodnocení. Jen pro lidi s trvalým jménem (Nastavení) a s hodinami.
rating-title = Hodnocení
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Partie vždy dohrává.
    [nearly_always] Partie téměř vždy dohrává.
    [mostly] Partie většinou dohrává.
   *[often_leaves] Z partií často odchází.
}

## Quick pairing

pair-rated = Hodnocená, pokud má i soupeř trvalé jméno
pair-finishers = Jen lidé, kteří své partie dohrávají
# $reach: points, and the longer one waits the more.
pair-reach = Hledáme do vzdálenosti { $reach } bodů od tvého hodnocení ({ $rating }), a čím déle čekáš, tím dál.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Tvoje hodnocení stouplo o { $points } (nyní { $rating }).
    [down] Tvoje hodnocení kleslo o { $points } (nyní { $rating }).
    [same] Tvoje hodnocení se nezměnilo ({ $rating }).
    [first] Už máš hodnocení ({ $rating }).
    [soon] Hodnocená partie { $games } z 5: po páté se tvoje hodnocení ukáže.
   *[short] Pro tebe se nic nemění: partie skončila dřív než první kolo.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Nehodnoceno: byla to přátelská partie.
    [pairing] Nehodnoceno: partie z rychlého hledání se hodnotí, když mají oba trvalé jméno a chtějí to.
    [absent] Nehodnoceno: někdo vůbec nepřišel.
    [agreed] Nehodnoceno: partie skončila dohodou.
   *[host] Nehodnoceno: partii ukončil provozovatel.
}
