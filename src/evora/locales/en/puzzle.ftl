# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Solve puzzles: positions in which one move is clearly best.
cli-puzzle-more =
    Without options it is the puzzle of the day, the same for everybody and the same as in the page. Type
    ? for help. The first try at a puzzle counts for your rating, which is kept in your data folder.
cli-argument-puzzle = the id of a puzzle, such as c2-9kx4bd
cli-option-puzzle-setting = the side of the boards and the number of players (default: coloured-2)
cli-option-puzzle-theme = a puzzle of this theme that you have not tried, near your rating
cli-option-puzzle-difficulty = one of this difficulty that you have not tried
cli-option-puzzle-next = any that you have not tried, near your rating
cli-option-puzzle-date = the puzzle of that day, such as 2026-11-16
cli-option-puzzle-json = print the puzzle as JSON, its solution included, and ask for nothing
cli-bad-date = expected a day such as 2026-11-16, got '{ $value }'
puzzle-seat = You sit in seat { $seat }.
puzzle-prompt = Your move (? for help):
puzzle-prompt-next = Enter shows the next puzzle, q leaves:
puzzle-try-again = Try again, or type solution to see it.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Solution: { $move }. The rest of the round: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number }%
puzzle-help =
    A move is a source, a colour and a line:
      3R2       takes all red from factory 3 to line 2
      0B0       takes all blue from the centre (0) to the floor line (0)
      3R        shows what these tiles would do on each line, and asks for one
    Colours: B blue, Y yellow, R red, K black, W white; 1 is the start marker.
    Other commands:
      hint      what the puzzle is about
      solution  gives up, and shows the solution
      moves     the legal moves again
      show      the table again
      quit      leaves
      ?         this help
