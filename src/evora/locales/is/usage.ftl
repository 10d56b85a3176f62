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
