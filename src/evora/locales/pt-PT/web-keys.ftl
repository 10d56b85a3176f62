### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = Um nome que fica
keep-about = Com uma chave, o teu nome aqui é só teu e voltas às tuas partidas em qualquer dispositivo, mesmo que um navegador se tenha esquecido de ti. Sem palavra-passe e sem e-mail.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Escolhe primeiro um nome. Depois podes ficar com ele aqui.
   *[game] Depois da tua primeira partida terminada, podes ficar com o teu nome aqui.
}
keep-how = O teu nome: { $name }. Como queres ficar com ele?
keep-code = Com um código de recuperação
keep-passkey = Com uma chave de acesso
keep-kept = { $name } é um nome só teu aqui, desde { $date }.
keep-change = Podes voltar a mudá-lo a partir de { $date }.
keep-change-now = Podes mudá-lo agora e, depois, uma vez a cada 30 dias.

## Keys: recovery codes and passkeys

keys-title = As tuas chaves
keys-code = Código de recuperação
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Chave de acesso: { $kind }
keys-made = Criação: { $date }.
keys-used = Último uso: { $ago }.
keys-where = { $synced ->
    [yes] No teu gestor de palavras-passe, em todos os seus dispositivos.
   *[no] Só no dispositivo que a criou.
}
keys-elsewhere = Só funciona no endereço em que foi criada.
keys-only = Esta é a tua única chave. Uma segunda é uma boa ideia: sem nenhuma, não conseguirias voltar.
keys-code-make = Criar um código de recuperação
keys-code-new = Novo código
keys-code-sure = Criar um novo código de recuperação? O antigo deixa de funcionar.
keys-passkey-add = Adicionar uma chave de acesso
keys-remove = Remover
keys-remove-sure = Remover esta chave? Já ninguém entra com ela. Os dispositivos com sessão iniciada continuam assim.

## The recovery code, on the screen and on paper

code-title = Código de recuperação: { $name }
code-once = Anota-o ou imprime-o. Só é mostrado agora e vale para sempre.
# $address: of this server.
code-how = Em qualquer dispositivo: { $address }, Definições, «Tenho um código». Criação: { $date }. Quem tem este código pode jogar com o teu nome.
code-print = Imprimir
code-have = Já o guardei

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] As chaves de acesso não funcionam aqui: precisam de um endereço com nome, e este é um número. Um código de recuperação funciona em todo o lado.
    [insecure] As chaves de acesso não funcionam aqui: precisam de um endereço seguro (https). Um código de recuperação funciona em todo o lado.
    [elsewhere] As chaves de acesso só funcionam no endereço público deste servidor. Um código de recuperação funciona em todo o lado.
   *[browser] Este navegador não tem chaves de acesso. Um código de recuperação funciona em todo o lado.
}
passkey-cancelled = Não foi usada nenhuma chave de acesso e nada mudou.

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
    [yes] O que jogaste aqui fica com o nome { $name }. As tuas chaves levam-te de volta.
   *[no] Nenhuma chave leva de volta ao que jogaste aqui. Se quiseres voltar, fica primeiro com este nome.
}
sign-in-yes = Entrar
