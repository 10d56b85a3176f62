# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Encontrar alguém
people-search = Nome
    .hint = Como começa, a partir de duas letras.
people-none = Ninguém aqui tem um nome assim.
people-offline = As outras pessoas estão no servidor, que agora não responde.
people-nameless = Alguém sem nome
people-follow = Seguir
    .aria-label = Seguir { $name }
# The same button, when one does.
people-unfollow = A seguir
    .aria-label = A seguir { $name }
people-followed = Quem segues
people-followed-about = Só tu vês quem segues.
people-followed-none = Ainda não segues ninguém. Encontra alguém aqui, ou toca nos pontos ao lado de um nome à mesa.
people-state = { $state ->
    [plays] está a jogar
    [here] está aqui
   *[away] não está aqui
}
people-watch = Assistir
    .aria-label = Assistir à partida de { $name }

## What others may

people-circles = O que os outros podem
people-seen-by = De quem te segue, quem vê que estás aqui
people-challenged-by = Quem te pode convidar para jogar
people-circle = { $circle ->
    [everyone] Toda a gente
    [followed] Quem segues
   *[nobody] Ninguém
}
people-keep = Os outros podem encontrar-te, seguir-te e convidar-te quando ficares com o teu nome.

## Challenges

people-challenges = Convites
challenge-do = Convidar
    .aria-label = Convidar { $name } para jogar
challenge-title = Convidar { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Com relógio, e entre quem fica com o seu nome.
challenge-send = Enviar o convite
challenge-is = { $state ->
    [accepted] { $name } aceitou o teu convite.
    [sent] Convidaste { $name }.
   *[asked] { $name } convida-te para jogar.
}
challenge-open = Ir para a partida
