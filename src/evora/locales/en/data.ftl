# `evora export` and `evora selfplay`: games as data. `--on`: where work runs.

cli-export = Turn game records into a table for learning, in Parquet.
cli-export-more =
    One row per decision: the position, the move, the points, the result and more; docs/data.md lists
    the columns. Files may be of any size. The same records give the same table. The first bad game is
    reported as FILE:line, and then nothing is written.

    Examples:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = the Parquet file to write
export-option-observations = also write every position as the numbers of an observation
export-option-jobs = processes at the same time (default: one per core)
export-progress = games: { $games }, decisions: { $rows } …
export-done = Written: { $file } (games: { $games }, decisions: { $rows })
export-interrupted = Stopped. { $file } was not written.

cli-selfplay = Let computer players play many games, as data for learning.
cli-selfplay-more =
    A PLAYER is written as in 'evora arena'. Every seat of every game is drawn from those given, so one
    of them plays against itself. The folder gets the records and a data card. Games depend on the seed
    and their number alone; the same command resumes, and more --games extend what is there.

    Examples:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = a player, as in 'evora arena'; one or more
selfplay-option-games = how many games there should be in the end
selfplay-option-out = the folder for the games; if there are some already, it goes on after them
selfplay-option-seed = the seed of the games: any text (default: selfplay)
selfplay-option-parquet = also write the table of 'evora export' into the folder, as { $file }
selfplay-continue = Run the same command to go on.
selfplay-done = Games: { $games }, in { $folder }.
selfplay-faults = Games lost by a crash, an illegal move or a time-out: { $games }

## Where work runs

work-option-on = where to work: ray (the Ray cluster of this machine) or ray://host:port (default: processes on this machine)
work-problem = { $kind ->
    [place] expected ray or ray://host:port, got { $value }
    [missing] For this, the package { $package } is missing: pip install 'evora[ray]'
    [silent] No Ray cluster answers at { $value }.
    [closed] No Ray cluster lets Evora in at { $value }. A cluster with tokens needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
    [failed] Ray does not start ({ $value }): { $detail }
    [without] A node of the cluster has no Evora. Every node needs it: pip install evora=={ $ours }
   *[version] A node of the cluster has Evora { $theirs }; it has to be { $ours }, as here.
}

## `evora analyse --out`: many games

analyse-option-out = review many games at once, and write reviews and annotated games to this folder; reviews found there are continued
analyse-option-jobs = with --out: games at the same time (default: one per core)
analyse-many-only = argument { $option }: only together with --out
analyse-many-not = argument { $option }: not together with --out
analyse-many-files = several files are reviewed with --out DIR
analyse-many-progress = games reviewed: { $games } …
analyse-many-interrupted = Stopped. Games reviewed: { $games }. Run the same command to go on.
analyse-many-done = Games reviewed: { $games }, in { $folder }.
