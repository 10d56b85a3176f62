# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Úlohy: pozice, v nichž je jeden tah zřetelně nejlepší.
cli-puzzle-more =
    Bez voleb je to úloha dne, pro všechny stejná a stejná jako na stránce. Nápovědu zobrazí ?. Do tvého
    hodnocení se počítá první pokus o úlohu; hodnocení se ukládá do tvé datové složky.
cli-argument-puzzle = označení úlohy, například c2-9kx4bd
cli-option-puzzle-setting = strana desek a počet hráčů (výchozí: coloured-2)
cli-option-puzzle-theme = úloha na toto téma, kterou ještě neznáš, blízko tvému hodnocení
cli-option-puzzle-difficulty = úloha této obtížnosti, kterou ještě neznáš
cli-option-puzzle-next = kterákoli, kterou ještě neznáš, blízko tvému hodnocení
cli-option-puzzle-date = úloha toho dne, například 2026-11-16
cli-option-puzzle-json = vypíše úlohu jako JSON i s řešením a na nic se neptá
cli-bad-date = má být den jako 2026-11-16, zadáno '{ $value }'
puzzle-seat = Sedíš na místě { $seat }.
puzzle-prompt = Tvůj tah (? = nápověda):
puzzle-prompt-next = Enter ukáže další úlohu, q skončí:
puzzle-try-again = Zkus to znovu, nebo napiš solution a uvidíš řešení.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Řešení: { $move }. Zbytek kola: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number } %
puzzle-help =
    Tah je zdroj, barva a řada:
      3R2       všechny červené z výlohy 3 do přípravné řady 2
      0B0       všechny modré ze středu stolu (0) na podlahu (0)
      3R        ukáže, co by dlaždice udělaly v každé řadě, a zeptá se, kam s nimi
    Barvy: B modrá, Y žlutá, R červená, K černá, W bílá; 1 je žeton
    začínajícího hráče.
    Další příkazy:
      hint      čeho se úloha týká
      solution  vzdá se a ukáže řešení
      moves     znovu možné tahy
      show      znovu stůl
      quit      skončí
      ?         tato nápověda
