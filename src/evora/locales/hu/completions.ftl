# What 'evora completions' says.

cli-completions = Kiírja, ami ahhoz kell, hogy a parancsértelmező kiegészítse az Evora parancsait.
cli-completions-more =
    A saját parancsértelmeződ sorát tedd abba a fájlba, amelyet induláskor beolvas:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = a parancsértelmező
