# What 'evora completions' says.

cli-completions = Print what a shell needs to complete the commands of Evora.
cli-completions-more =
    Put the line for your shell into the file that it reads at its start:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = the shell
