### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Um nome que fica
keep-about = Com uma chave, seu nome aqui é só seu, e você volta às suas partidas em qualquer dispositivo, mesmo que um navegador tenha esquecido você. Sem senha e sem e-mail.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Primeiro escolha um nome. Depois você pode ficar com ele aqui.
   *[game] Depois da sua primeira partida terminada, você pode ficar com o seu nome aqui.
}
keep-how = Seu nome: { $name }. Como você quer ficar com ele?
keep-code = Com um código de recuperação
keep-passkey = Com uma chave de acesso
keep-kept = { $name } é um nome só seu aqui, desde { $date }.
keep-change = Dá para mudar de novo a partir de { $date }.
keep-change-now = Dá para mudar agora e, depois, uma vez a cada 30 dias.

## Keys: recovery codes and passkeys

keys-title = Suas chaves
keys-code = Código de recuperação
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Chave de acesso: { $kind }
keys-made = Criação: { $date }.
keys-used = Último uso: { $ago }.
keys-where = { $synced ->
    [yes] No seu gerenciador de senhas, em todos os dispositivos dele.
   *[no] Só no dispositivo que a criou.
}
keys-elsewhere = Só funciona no endereço em que foi criada.
keys-only = Esta é a sua única chave. Uma segunda é uma boa ideia: sem nenhuma, você não conseguiria voltar.
keys-code-make = Criar um código de recuperação
keys-code-new = Novo código
keys-code-sure = Criar um novo código de recuperação? O antigo deixa de funcionar.
keys-passkey-add = Adicionar uma chave de acesso
keys-remove = Remover
keys-remove-sure = Remover esta chave? Ninguém mais entra com ela. Os dispositivos conectados continuam conectados.

## The recovery code, on the screen and on paper

code-title = Código de recuperação: { $name }
code-once = Anote ou imprima. Ele só aparece agora e vale para sempre.
# $address: of this server.
code-how = Em qualquer dispositivo: { $address }, Configurações, “Tenho um código”. Criado em: { $date }. Quem tem este código pode jogar com o seu nome.
code-print = Imprimir
code-have = Já guardei

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Chaves de acesso não funcionam aqui: elas precisam de um endereço com nome, e este é um número. Um código de recuperação funciona em qualquer lugar.
    [insecure] Chaves de acesso não funcionam aqui: elas precisam de um endereço seguro (https). Um código de recuperação funciona em qualquer lugar.
    [elsewhere] Chaves de acesso só funcionam no endereço público deste servidor. Um código de recuperação funciona em qualquer lugar.
   *[browser] Este navegador não tem chaves de acesso. Um código de recuperação funciona em qualquer lugar.
}
passkey-cancelled = Nenhuma chave de acesso foi usada, e nada mudou.

## Signing in where there are games of somebody else

sign-in-passkey = Entrar com uma chave de acesso
sign-in-sure = Entrar aqui como outra pessoa?
sign-in-games = { $games ->
    [one] Este dispositivo já tem uma partida.
    [many] Este dispositivo já tem { $games } de partidas.
   *[other] Este dispositivo já tem { $games } partidas.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] O que você jogou aqui fica com o nome { $name }. Suas chaves levam você de volta.
   *[no] Nenhuma chave leva de volta ao que você jogou aqui. Se quiser voltar, primeiro fique com este nome.
}
sign-in-yes = Entrar
