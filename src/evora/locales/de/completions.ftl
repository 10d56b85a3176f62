# What 'evora completions' says.

cli-completions = Gibt aus, was eine Shell braucht, um die Befehle von Evora zu vervollständigen.
cli-completions-more =
    Schreib die Zeile für deine Shell in die Datei, die sie beim Start liest:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = die Shell
