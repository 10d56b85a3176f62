# What 'evora completions' says.

cli-completions = Prentar það sem skelin þarf til að ljúka við skipanir Evoru.
cli-completions-more =
    Settu línuna fyrir skelina þína í skrána sem hún les við ræsingu:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = skelin
