# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = No move was played, so there is nothing to keep.
play-unfinished = Unfinished games, newest first:
play-unfinished-round = round { $round }
play-unfinished-open = open in another window
play-which = Which one? (Enter: 1, q: leave)
terminal-in-use = { $file }: this game is open in another window
terminal-other-game = { $file }: this file holds another unfinished game; go on with that one (--resume), or name another file
terminal-none-unfinished = there is no unfinished game
terminal-bad-unfinished = expected a number from 1 to { $count }, got '{ $value }'
cli-option-resume = continue a game that has not ended: its number in the list of them, or its file (default: choose from the list)
