# What 'evora site' says.

cli-site = Grava a parte da página que não precisa de servidor como ficheiros para qualquer alojamento.
cli-site-more =
    Exercícios, regras, desafios, análise e partidas contra todos os níveis e num só dispositivo, em todas as línguas; o
    programa corre no navegador do visitante. A pasta pode ficar em qualquer endereço. Um site mais antigo
    nela é substituído. 'python3 -m http.server --directory DIR' mostra-o neste computador.
cli-argument-site = a pasta: nova, vazia ou com um site mais antigo
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [0] { $files } ficheiros
    [one] { $files } ficheiro
    [many] { $files } de ficheiros
   *[other] { $files } ficheiros
}, { $size } kB
site-not-empty = { $folder }: esperava-se uma pasta nova ou vazia, ou um site mais antigo do Evora; nada foi gravado
