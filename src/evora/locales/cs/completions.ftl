# What 'evora completions' says.

cli-completions = Vypíše, co shell potřebuje k doplňování příkazů Evory.
cli-completions-more =
    Řádek pro svůj shell přidej do souboru, který čte při spuštění:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = shell
