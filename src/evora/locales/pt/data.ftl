# `evora export` e `evora selfplay`: partidas como dados. `--on`: onde se trabalha.

cli-export = Transforma registros de partidas em uma tabela para aprendizado, em Parquet.
cli-export-more =
    Uma linha por decisão: a posição, a jogada, os pontos, o resultado e mais; docs/data.md lista as
    colunas. Os arquivos podem ter qualquer tamanho. Os mesmos registros dão a mesma tabela. A primeira
    partida com erro é mostrada como ARQUIVO:linha, e então nada é gravado.

    Exemplos:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = o arquivo Parquet a gravar
export-option-observations = grava também cada posição como os números de uma observação
export-option-jobs = processos ao mesmo tempo (padrão: um por núcleo)
export-progress = partidas: { $games }, decisões: { $rows } …
export-done = Gravado: { $file } (partidas: { $games }, decisões: { $rows })
export-interrupted = Interrompido. { $file } não foi gravado.

cli-selfplay = Faz jogadores do computador jogarem muitas partidas, como dados para aprendizado.
cli-selfplay-more =
    Um PLAYER se escreve como em 'evora arena'. Cada lugar de cada partida é sorteado entre eles; um só
    joga, portanto, contra si mesmo. A pasta recebe os registros e uma ficha dos dados. Uma partida
    depende apenas da semente e do seu número; o mesmo comando continua, e um --games maior acrescenta
    partidas.

    Exemplos:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = um jogador, como em 'evora arena'; um ou mais
selfplay-option-games = quantas partidas deve haver no fim
selfplay-option-out = a pasta das partidas; se já houver algumas, continua depois delas
selfplay-option-seed = a semente das partidas: qualquer texto (padrão: selfplay)
selfplay-option-parquet = grava também na pasta a tabela de 'evora export', como { $file }
selfplay-continue = Para continuar, repita o mesmo comando.
selfplay-done = Partidas: { $games }, na pasta { $folder }.
selfplay-faults = Partidas perdidas por falha, jogada inválida ou tempo: { $games }

## Onde se trabalha

work-option-on = onde trabalhar: ray (o cluster Ray desta máquina) ou ray://host:port (padrão: processos nesta máquina)
work-problem = { $kind ->
    [place] esperado: ray ou ray://host:port; recebido: { $value }
    [missing] Para isto falta o pacote { $package }: pip install 'evora[ray]'
    [silent] Nenhum cluster Ray responde em { $value }.
    [closed] Nenhum cluster Ray deixa o Evora entrar em { $value }. Um cluster com tokens precisa de RAY_AUTH_MODE=token e RAY_AUTH_TOKEN.
    [failed] O Ray não inicia ({ $value }): { $detail }
    [without] Um nó do cluster não tem o Evora. Todos os nós precisam dele: pip install evora=={ $ours }
   *[version] Um nó do cluster tem o Evora { $theirs }; precisa ser { $ours }, como aqui.
}

## `evora analyse --out`: muitas partidas

analyse-option-out = analisa muitas partidas de uma vez e grava as análises e as partidas comentadas nesta pasta; análises que já estão lá continuam
analyse-option-jobs = com --out: partidas ao mesmo tempo (padrão: uma por núcleo)
analyse-many-only = argumento { $option }: só junto com --out
analyse-many-not = argumento { $option }: não junto com --out
analyse-many-files = vários arquivos são analisados com --out DIR
analyse-many-progress = partidas analisadas: { $games } …
analyse-many-interrupted = Interrompido. Partidas analisadas: { $games }. Para continuar, repita o mesmo comando.
analyse-many-done = Partidas analisadas: { $games }, na pasta { $folder }.
