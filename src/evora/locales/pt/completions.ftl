# What 'evora completions' says.

cli-completions = Imprime o que um shell precisa para completar os comandos do Evora.
cli-completions-more =
    Coloque a linha do seu shell no arquivo que ele lê ao iniciar:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = o shell
