# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Learn to play
learn-about = { $count ->
    [one] { $count } small exercise on a real board. It takes less than a minute.
   *[other] { $count } small exercises on a real board. Each takes less than a minute, and you can stop at any time.
}
learn-begin = Begin
learn-continue = Go on with lesson { $number }
learn-again = Begin again
learn-progress = { $done ->
    [0] No lesson done yet
   *[other] { $done } of { $count } lessons done
}
learn-list = Lessons
learn-done = done
learn-forget = Forget which lessons I have done
learn-rules-about = Would you rather read?
learn-rules = The rules on one page
learn-better = Get better
learn-better-puzzles = Find the one move that is clearly best.
learn-better-review = See what the moves of a game cost, and how much was luck.
learn-better-analysis = Try out any position with the computer's help.

## A lesson

lesson-number = Lesson { $number } of { $count }
lesson-task = Task { $number } of { $count }
lesson-goal = Your task
lesson-hint = Show a hint
lesson-hint-heading = Hint
lesson-again = Try again
lesson-next-task = Next task
lesson-next = Next lesson
lesson-all = All lessons
lesson-right = Well done
lesson-wrong = Not quite
lesson-shown = The solution
lesson-turn = Your turn.
lesson-thinking = Your opponent is thinking.
lesson-loading = The board is being set up.
lesson-you = You
lesson-opponent = Opponent
lesson-missing = There is no such lesson
lesson-finished = You know the game
lesson-finished-about = That was the last lesson. The best way to go on is a game, and the first opponent is a patient one.
lesson-first-game = Play your first game

## 1. Taking tiles

lesson-take = Taking tiles
    .about = The round plates are the factories. On your turn you take all tiles of one colour from one factory, and put them in one of your five pattern lines. The first line holds one tile, the second two, and so on down to five.
task-take = One factory has two blue tiles. Take them, and put them in your second line.
    .hint = Choose a blue tile on factory 1: its twin comes along. Then choose the line with two spaces.
    .right = Both blue tiles came along, because you always take every tile of the colour. They fill your second line exactly.
    .wrong-floor = The floor is the place for tiles that nobody wants: they cost points there. Choose a line instead.
    .wrong-colour = Those were not blue. Look for the factory with two blue tiles.
    .wrong-one = That factory had a single blue tile. Another one has two.
    .wrong-line = The right tiles, but another line. The second line from the top has room for exactly two.

## 2. The rest goes to the centre

lesson-rest = What you leave behind
    .about = When you take from a factory, its other tiles slide to the centre of the table. Everybody can take from there later, so what you leave matters as much as what you take.
task-rest = Two white tiles lie in the centre. Take from a factory so that four white tiles lie there after your turn.
    .hint = Find the factory with two white tiles, and take something else from it.
    .right = The two white tiles slid to the centre, and now four white tiles lie there together.
    .wrong-white = You took the white tiles yourself, so they did not go to the centre.
    .wrong-centre = From the centre nothing slides on. Take from a factory.
    .wrong-other = Fewer than two white tiles slid to the centre. Look for the factory that has two of them.

## 3. The centre and the start marker

lesson-centre = The centre and the start marker
    .about = In the centre, too, you take all tiles of one colour; the rest stays there. Whoever is first in a round to take from the centre also gets the start marker, the round cream tile with a 1. It lies on your floor line and costs a point, but you begin the next round.
task-centre = Take from the centre, and let no tile fall.
    .hint = The centre has two yellow tiles and a black one. Put what you take in a line with enough room.
    .right = The marker is on your floor line: it costs 1 point, and you will begin the next round.
    .wrong-factory = That was a factory. The marker lies in the centre, and so do the tiles for this task.
    .wrong-fell = The centre was right, but a tile fell to your floor line as well. Choose a line with enough room.

## 4. One colour in a line

lesson-colour = One colour in a line
    .about = All tiles of a line are of one colour. A line that has begun takes only more of the same until it is full. Lines that are not full at the end of a round stay as they are.
task-colour = Complete your third line, and let no tile fall.
    .hint = The third line has two red tiles and room for one more. Look for a factory with exactly one red tile.
    .right = One red tile was missing, and one is what you took.
    .wrong-fell = The line is complete, but you took one tile too many: it fell to your floor line. Another factory has exactly one red tile.
    .wrong-other = That does not complete the third line. It has two red tiles and wants one more.

## 5. Too many tiles

lesson-overflow = Too many tiles
    .about = You may take more tiles than a line has room for. Those that do not fit fall to your floor line, where each costs points. You can never split a take between two lines.
task-overflow = Take the four white tiles from the centre so that as few as possible fall.
    .hint = The fifth line already has two white tiles, and three spaces are left.
    .right = Three tiles fit, and one fell. Sometimes a small loss is the best there is.
    .wrong-colour = This time it has to be the white tiles from the centre.
    .wrong-floor = All four are on the floor now, and cost 6 points. A line keeps some of them from falling.
    .wrong-many = Three of the four fell. Another line has more room for white.

## 6. The wall says no

lesson-wall = The wall says no
    .about = Next to your lines is your wall. Every row of the wall has one space for each colour. Once a colour is in a row of the wall, the line beside it takes that colour no more.
task-wall = Take the two blue tiles, and find the line that can hold both.
    .hint = The second and the fourth row have blue already, the third line holds black, and the first is too short.
    .right = The fifth line was the only one with room for both.
    .wrong-colour = Those were not blue. Take the two blue tiles from the first factory.
    .wrong-floor = The floor always takes tiles, but here a line can hold both.
    .wrong-fell = The first line holds a single tile, so the other one fell. One line has room for both.

## 7. From the line to the wall

lesson-tiling = From the line to the wall
    .about = When all tiles are taken, the round ends. Every complete line then sends one tile to its space on the wall, from top to bottom, and the rest of its tiles leave the board. A tile scores at once: 1 point if it stands alone, more if it touches others.
task-tiling = These are the last tiles of the round. Complete your third line, and watch.
    .hint = The third line has one blue tile. Two more make it complete.
    .right = Three tiles went up, one below the other: 1 point, then 2, then 3. That makes { $points }. The white tile stays where it is, because its line is not complete.
    .wrong-floor = Those two tiles only cost points on the floor. They would complete your third line.
    .wrong-open = No line became complete with that. The third line wants exactly two blue tiles.

## 8. Scoring

lesson-runs = Tiles that touch
    .about = A new tile on the wall scores 1 point for every tile in its unbroken row, itself included, and the same for its column. If it has neighbours both ways, both score. A tile without a neighbour brings 1 point.
task-runs = Each of four lines would be complete with these two black tiles. Choose the one that scores most.
    .hint = Look where black goes in each row: the space with the most neighbours is in the fourth row.
    .right = Three in the row and three in the column: { $points } points with one tile.
    .wrong-floor = On the floor they bring nothing. Each of the lines would score.
    .wrong-fewer = { $points ->
        [one] That brought { $points } point. One of the lines brings more: count neighbours to the side, above and below.
       *[other] That brought { $points } points. One of the lines brings more: count neighbours to the side, above and below.
    }

## 9. What the floor costs

lesson-costs = What the floor costs
    .about = The seven spaces of the floor line cost 1, 1, 2, 2, 2, 3 and 3 points, from left to right. They are paid at the end of each round, and the floor is empty again. Your score never drops below 0.
task-costs = Two tiles lie on your floor already. Where do the four red tiles leave you with the most points?
    .hint = For each line, take the points of its tile and subtract what falls. The next floor spaces cost 2 each.
    .right = 3 points for the tile, minus 2 for the one that fell: a little better than playing safe, and much better than the tile that scores most.
    .wrong-floor = Everything fell, and that is the most expensive way.
    .wrong-greedy = The tile scored { $points }, but three tiles fell and cost 6. Look for a line with more room.
    .wrong-safe = Nothing fell, but nothing scored either. One line does slightly better.

## 10. The end of the game

lesson-end = The end, and the last points
    .about = The game ends after the round in which somebody completes a horizontal row of the wall. Then everybody gets 2 points for each complete row, 7 for each complete column, and 10 for each colour with all five tiles on the wall.
task-row = You are ahead. End the game now: complete a row.
    .hint = The first row of your wall lacks only one tile: red.
    .right = Your first row is complete, so the game is over. You win { $score } to { $other }.
    .wrong-other = The game goes on. Your first row lacks just the red tile.
task-bonus = Your first line ends the game, whatever you do. Your opponent is ahead: place the last two tiles so that you win.
    .hint = The black tile in the second row completes the row, for 2 points. The one in the fourth row completes a column, for 7.
    .right = The tile itself brought less, but the column brought 7 more. You win { $score } to { $other }.
    .wrong-row = A complete row brings only 2, and you lose { $score } to { $other }. Look at the second column.
    .wrong-other = You lose { $score } to { $other }. In one of the rows the black tile completes a whole column.

## 11. The grey side

lesson-grey = The grey side
    .about = The boards have another side, on which the wall has no colours. There you choose the column for each tile yourself, as long as no colour is twice in a row or in a column. If a tile fits nowhere, its whole line falls to the floor.
task-grey = Your second line is complete with red. Choose the space in the second row that scores most.
    .hint = One space has a neighbour above, one below and one beside it.
    .right = It joined three in the column and two in the row: { $points } points. The second column was closed, because it has a red tile already.
    .wrong-fewer = { $points ->
        [one] That brought { $points } point. Another space touches more tiles.
       *[other] That brought { $points } points. Another space touches more tiles.
    }

## 12. A round of your own

lesson-round = A round of your own
    .about = Now everything together: take turns with an opponent until all tiles are gone. Think of your lines, your wall and your floor, and of what you leave for the other player.
task-round = Finish this round with at least { $target } points.
    .hint = Complete your short lines first, and let nothing fall. Black in the third line is worth having.
    .right = { $score } points. You can play the whole game now.
    .wrong-score = { $score ->
        [one] { $score } point this time; you needed { $target }. Try another order: what did you need most, and what could wait?
       *[other] { $score } points this time; you needed { $target }. Try another order: what did you need most, and what could wait?
    }
