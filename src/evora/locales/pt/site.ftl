# What 'evora site' says.

cli-site = Grava a parte da página que não precisa de servidor como arquivos para qualquer hospedagem.
cli-site-more =
    Exercícios, regras, desafios, análise e partidas contra todos os níveis e em um só dispositivo, em todas as línguas; o
    programa roda no navegador do visitante. A pasta pode ficar em qualquer endereço. Um site mais antigo
    nela é substituído. 'python3 -m http.server --directory DIR' o mostra neste computador.
cli-argument-site = a pasta: nova, vazia ou com um site mais antigo
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [0] { $files } arquivos
    [one] { $files } arquivo
    [many] { $files } de arquivos
   *[other] { $files } arquivos
}, { $size } kB
site-not-empty = { $folder }: esperava-se uma pasta nova ou vazia, ou um site mais antigo do Evora; nada foi gravado
