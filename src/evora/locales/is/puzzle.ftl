# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Þrautir: stöður þar sem einn leikur er greinilega bestur.
cli-puzzle-more =
    Án valkosta er það þraut dagsins, sú sama fyrir alla og sú sama og á síðunni. ? sýnir hjálp. Fyrsta
    tilraun við hverja þraut gildir fyrir stigatölu þína, sem er geymd í gagnamöppunni þinni.
cli-argument-puzzle = auðkenni þrautar, til dæmis c2-9kx4bd
cli-option-puzzle-setting = hlið spjaldanna og fjöldi leikmanna (sjálfgefið: coloured-2)
cli-option-puzzle-theme = þraut um þetta efni sem þú hefur ekki reynt við, nærri stigatölu þinni
cli-option-puzzle-difficulty = þraut af þessari þyngd sem þú hefur ekki reynt við
cli-option-puzzle-next = hvaða þraut sem er sem þú hefur ekki reynt við, nærri stigatölu þinni
cli-option-puzzle-date = þraut þess dags, til dæmis 2026-11-16
cli-option-puzzle-json = prentar þrautina sem JSON, með lausninni, og spyr einskis
cli-bad-date = á að vera dagur eins og 2026-11-16, en er '{ $value }'
puzzle-seat = Þú situr í sæti { $seat }.
puzzle-prompt = Þú átt leik (? sýnir hjálp):
puzzle-prompt-next = Enter sýnir næstu þraut, q hættir:
puzzle-try-again = Reyndu aftur, eða sláðu inn solution til að sjá lausnina.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Lausn: { $move }. Það sem eftir er umferðar: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number }%
puzzle-help =
    Leikur er staður, litur og lína:
      3R2       tekur allar rauðar af plötu 3 í línu 2
      0B0       tekur allar bláar af miðjunni (0) á gólfið (0)
      3R        sýnir hvað flísarnar gera í hverri línu og spyr
    Litir: B blá, Y gul, R rauð, K svört, W hvít; 1 er byrjunarflísin.
    Aðrar skipanir:
      hint      um hvað þrautin snýst
      solution  gefst upp og sýnir lausnina
      moves     sýnir löglega leiki aftur
      show      sýnir borðið aftur
      quit      hættir
      ?         þessi hjálp
