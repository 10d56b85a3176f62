# `evora export` e `evora selfplay`: partidas como dados. `--on`: onde se trabalha.

cli-export = Transforma registos de partidas numa tabela para aprendizagem, em Parquet.
cli-export-more =
    Uma linha por decisão: a posição, a jogada, os pontos, o resultado e mais; docs/data.md enumera as
    colunas. Os ficheiros podem ter qualquer tamanho. Os mesmos registos dão a mesma tabela. A primeira
    partida com erro é indicada como FICHEIRO:linha, e então nada é escrito.

    Exemplos:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = o ficheiro Parquet a escrever
export-option-observations = escreve também cada posição como os números de uma observação
export-option-jobs = processos ao mesmo tempo (por omissão: um por núcleo)
export-progress = partidas: { $games }, decisões: { $rows } …
export-done = Escrito: { $file } (partidas: { $games }, decisões: { $rows })
export-interrupted = Interrompido. { $file } não foi escrito.

cli-selfplay = Põe jogadores do computador a jogar muitas partidas, como dados para aprendizagem.
cli-selfplay-more =
    Um PLAYER escreve-se como em 'evora arena'. Cada lugar de cada partida é sorteado entre eles; um só
    joga, portanto, contra si próprio. A pasta recebe os registos e uma ficha dos dados. Uma partida
    depende apenas da semente e do seu número; o mesmo comando continua, e um --games maior acrescenta
    partidas.

    Exemplos:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = um jogador, como em 'evora arena'; um ou mais
selfplay-option-games = quantas partidas deve haver no fim
selfplay-option-out = a pasta das partidas; se já houver algumas, continua depois delas
selfplay-option-seed = a semente das partidas: qualquer texto (por omissão: selfplay)
selfplay-option-parquet = escreve também na pasta a tabela de 'evora export', como { $file }
selfplay-continue = Para continuar, repete o mesmo comando.
selfplay-done = Partidas: { $games }, na pasta { $folder }.
selfplay-faults = Partidas perdidas por falha, jogada inválida ou tempo: { $games }

## Onde se trabalha

work-option-on = onde trabalhar: ray (o cluster Ray desta máquina) ou ray://host:port (por omissão: processos nesta máquina)
work-problem = { $kind ->
    [place] esperado: ray ou ray://host:port; recebido: { $value }
    [missing] Para isto falta o pacote { $package }: pip install 'evora[ray]'
    [silent] Nenhum cluster Ray responde em { $value }.
    [closed] Nenhum cluster Ray deixa o Evora entrar em { $value }. Um cluster com tokens precisa de RAY_AUTH_MODE=token e RAY_AUTH_TOKEN.
    [failed] O Ray não arranca ({ $value }): { $detail }
    [without] Um nó do cluster não tem o Evora. Todos os nós precisam dele: pip install evora=={ $ours }
   *[version] Um nó do cluster tem o Evora { $theirs }; tem de ser { $ours }, como aqui.
}

## `evora analyse --out`: muitas partidas

analyse-option-out = analisa muitas partidas de uma vez e escreve as análises e as partidas comentadas nesta pasta; análises que já lá estão continuam
analyse-option-jobs = com --out: partidas ao mesmo tempo (por omissão: uma por núcleo)
analyse-many-only = argumento { $option }: só em conjunto com --out
analyse-many-not = argumento { $option }: não em conjunto com --out
analyse-many-files = vários ficheiros são analisados com --out DIR
analyse-many-progress = partidas analisadas: { $games } …
analyse-many-interrupted = Interrompido. Partidas analisadas: { $games }. Para continuar, repete o mesmo comando.
analyse-many-done = Partidas analisadas: { $games }, na pasta { $folder }.
