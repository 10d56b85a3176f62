# What 'evora completions' says.

cli-completions = Tulosta, mitä komentotulkki tarvitsee Evoran komentojen täydentämiseen.
cli-completions-more =
    Lisää komentotulkkisi rivi tiedostoon, jonka se lukee käynnistyessään:
      bash: source <(evora completions bash)
      zsh: source <(evora completions zsh)
      fish: evora completions fish | source
cli-argument-shell = komentotulkki
