# What 'evora completions' says.

cli-completions = Escreve o que uma shell precisa para completar os comandos do Evora.
cli-completions-more =
    Põe a linha da tua shell no ficheiro que ela lê ao arrancar:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = a shell
