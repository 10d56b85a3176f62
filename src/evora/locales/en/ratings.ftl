### What `evora ratings` says.

cli-ratings = Compute all ratings of a server anew, from the results of its games.
cli-ratings-more =
    Also while the server runs: games that end meanwhile wait for it. The ratings are the same as before to the
    last digit, unless a game was deleted (its results are left out from now on) or something was damaged.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } of { $rows } results …
cli-ratings-done = Results counted anew: { $results }. Ratings that have changed: { $changed }.
cli-ratings-removed = Results of deleted games that were left out: { $results }.
