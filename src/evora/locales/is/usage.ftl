# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = notkun:
usage-arguments = viðföng
usage-options = valkostir
usage-help = sýnir þessa hjálp og hættir

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: villa: { $message }
usage-argument = viðfang { $name }: { $message }
usage-bad-choice = ógilt val: { $value } (kostir: { $choices })
usage-bad-value = ógilt gildi: { $value }
usage-missing = þessi viðföng vantar: { $names }
usage-one-of = eitt þessara viðfanga vantar: { $names }
usage-unknown = óþekkt viðföng: { $words }
usage-ambiguous = óljós valkostur: { $option } gæti verið { $matches }
usage-one = hér á að vera eitt gildi
usage-at-most-one = hér á að vera eitt gildi í mesta lagi
usage-at-least-one = hér á að vera að minnsta kosti eitt gildi
usage-count = { $count ->
    [one] hér á að vera { $count } gildi
   *[other] hér eiga að vera { $count } gildi
}
usage-not-with = ekki hægt að nota ásamt { $name }
usage-no-value = tekur ekkert gildi, en fékk { $value }
usage-unknown-command = óþekkt skipun { $name } (kostir: { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] á að vera heil tala frá { NUMBER($min, useGrouping: 0) } til { NUMBER($max, useGrouping: 0) }
    [seconds] eiga að vera sekúndur, frá 0
    [rate] á að vera tíðni eins og 30/h eða 5/10m, eða 0 án takmarks
    [flag] á að vera yes eða no
    [choice] á að vera { $choices }
    [address] á að vera slóð eins og https://games.example.org, án undirslóðar
    [origins] eiga að vera vefslóðir eins og https://games.example.org, aðskildar með kommum
   *[networks] eiga að vera net eins og 127.0.0.1 eða 10.0.0.0/8, aðskilin með kommum
}, en er { $value }
usage-player = leikmaður { $player }: { $kind ->
    [name] á undan = á að vera nafn, en er { $value }
    [kind] á að vera eitt af { $choices }
    [quotes] gæsalöppum er ekki lokað
    [command] á eftir cmd: á að vera skipun
    [unknown] óþekkt stilling { $value }
    [timeout] timeout: eiga að vera sekúndur yfir 0, en er { $value }
    [option] eiga að vera stillingar eins og ms=100, en er { $value }
    [twice] hver stilling má aðeins koma einu sinni
    [limits] á að vera aðeins eitt af ms, nodes og depth
   *[number] { $option }: á að vera heil tala frá 1, en er { $value }
}
