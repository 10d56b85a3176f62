# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Encontrar alguém
people-search = Nome
    .hint = Como ele começa, a partir de duas letras.
people-none = Ninguém aqui tem um nome assim.
people-offline = As outras pessoas estão no servidor, que não responde agora.
people-nameless = Alguém sem nome
people-follow = Seguir
    .aria-label = Seguir { $name }
# The same button, when one does.
people-unfollow = Seguindo
    .aria-label = Seguindo { $name }
people-followed = Você segue
people-followed-about = Só você vê quem você segue.
people-followed-none = Você ainda não segue ninguém. Encontre alguém aqui, ou toque nos pontos ao lado de um nome na mesa.
people-state = { $state ->
    [plays] está jogando
    [here] está aqui
   *[away] não está aqui
}
people-watch = Assistir
    .aria-label = Assistir à partida de { $name }

## What others may

people-circles = O que os outros podem
people-seen-by = De quem segue você, quem vê que você está aqui
people-challenged-by = Quem pode convidar você para jogar
people-circle = { $circle ->
    [everyone] Todo mundo
    [followed] Quem você segue
   *[nobody] Ninguém
}
people-keep = Os outros podem encontrar, seguir e convidar você quando você ficar com o seu nome.

## Challenges

people-challenges = Convites
challenge-do = Convidar
    .aria-label = Convidar { $name } para jogar
challenge-title = Convidar { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Com relógio, e entre quem fica com o seu nome.
challenge-send = Enviar o convite
challenge-is = { $state ->
    [accepted] { $name } aceitou o seu convite.
    [sent] Você convidou { $name }.
   *[asked] { $name } convida você para jogar.
}
challenge-open = Ir à partida
