# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = The whole game on one page. To learn it by playing, try the lessons.
rules-lessons = Learn by playing
rules-print = Print
rules-contents = On this page

## At a glance

rules-glance = At a glance
rules-glance-take = On your turn, take all tiles of one colour from one factory or from the centre.
rules-glance-place = Put them all in one of your lines, which holds a single colour. What does not fit falls to your floor line.
rules-glance-tile = When all tiles are taken, each complete line moves one tile to your wall and scores. Tiles that touch score more.
rules-glance-floor = Tiles on your floor line cost points.
rules-glance-end = The first complete row on a wall ends the game. Rows, columns and colours bring a last bonus, and the most points win.

## What is on the table

rules-table = What is on the table
rules-table-tiles = There are 100 tiles, 20 in each of five colours: blue, yellow, red, black and white. They begin the game in the bag. Used tiles wait in the lid of the box until the bag is empty.
rules-table-factories = The factories are round plates that hold four tiles each. Between them is the centre of the table, where the tiles that others leave behind end up. The start marker begins each round there, too.
rules-table-board = Everybody has a board. On its left are five pattern lines, for one to five tiles. On its right is the wall, five rows of five spaces, where each line faces the row beside it. Below lies the floor line with seven spaces.
rules-fig-board = A board on its coloured side, before the first tile.
    .alt = A board. On the left five lines with one, two, three, four and five spaces. On the right a wall of five rows and five columns. Below, seven floor spaces that cost 1, 1, 2, 2, 2, 3 and 3 points.

## Set-up

rules-setup = Set-up
rules-setup-side = Choose a side of the boards; all players use the same one. The coloured side is described first. Scores begin at 0.
rules-setup-start = Choose who begins, or draw lots.
rules-setup-fill = Fill each factory with four tiles, drawn blindly from the bag.
rules-setup-players = Players
rules-setup-count = Factories
rules-setup-dealt = Tiles dealt each round

## Taking tiles

rules-offer = Taking tiles
rules-offer-turns = The player who begins the round moves first; then the turn goes round until no tile is left on the factories or in the centre. A turn has two halves: taking and placing.
rules-offer-factory = From a factory: take all its tiles of one colour. Its other tiles slide to the centre.
rules-offer-centre = Or from the centre: take all its tiles of one colour. The rest stays.
rules-offer-marker = Whoever is first in a round to take from the centre also gets the start marker. It goes to the first free space of their floor line, before the tiles of that turn. That player begins the next round.
rules-fig-take = The two blue tiles are taken. The red and the black one will slide to the centre.
    .alt = Three factories. From the first, with two blue, one red and one black tile, the blue tiles are taken. In the centre lie the start marker and a yellow tile.

## Placing them

rules-place = Placing tiles
rules-place-one = All tiles of a take go to one line. You never split them.
rules-place-colour = A line holds one colour. A line that has begun takes only more of the same.
rules-place-wall = A line takes no colour that its row of the wall already has.
rules-place-full = A full line takes nothing more.
rules-place-fall = Tiles that do not fit fall to the floor line.
rules-place-floor = You may always put a whole take on the floor line, even when you need not.
rules-fig-place = Two blue tiles could go to the fifth line, or to the first, where one would fall. The second and fourth rows have blue already, and the third line holds black.
    .alt = A board. The third line holds two black tiles, the other lines are empty. The wall has blue in its second and fourth rows.

## The floor line

rules-floor = The floor line
rules-floor-fill = The floor line fills from the left. Its spaces cost 1, 1, 2, 2, 2, 3 and 3 points. The start marker takes a space like a tile, and costs like one.
rules-floor-over = When all seven spaces are taken, further tiles go to the lid and cost nothing more.
rules-fig-floor = The marker and four tiles: 1 + 1 + 2 + 2 + 2 = 8 points lost.
    .alt = A board whose floor line holds the start marker, two black tiles, a yellow and a white one.

## Tiling

rules-tiling = From the lines to the wall
rules-tiling-when = When all tiles are taken, everybody goes through their lines from top to bottom.
rules-tiling-complete = A complete line moves one tile to the space of its colour in the row beside it, and that tile scores at once. The other tiles of the line go to the lid.
rules-tiling-incomplete = A line that is not complete stays as it is, for the next round.
rules-tiling-cost = Then everybody loses the points of their floor line, but no score drops below 0. Its tiles go to the lid; the marker stays with its player.
rules-fig-before = Before the tiling, with 4 points …
    .alt = A board. The first line is complete with red, the third with blue; the fourth has two of four black tiles. The wall has yellow in the third space of its second row. On the floor lie the marker and a yellow tile.
rules-fig-after = … and after it. Red scores 2, because it touches yellow. Blue completes three in the column and scores 3. The floor costs 2, which makes 7 points.
    .alt = The same board. Red, yellow and blue stand one below the other in the third column. The fourth line still has two black tiles; the other lines and the floor are empty.

## Scoring

rules-scoring = What a tile scores
rules-scoring-how = Look from the new tile to its neighbours. Count the tiles in the unbroken row that it belongs to, and those in the unbroken column, itself included each time. If there is a row of at least two, score its length; if there is a column of at least two, score that as well. A tile without neighbours scores 1.
rules-fig-lone = On its own: 1 point.
    .alt = A wall with a single tile.
rules-fig-row = Third in a row: 3 points.
    .alt = A wall with three tiles side by side; the new one is the last.
rules-fig-column = Third in a column: 3 points.
    .alt = A wall with three tiles one below the other; the new one is the lowest.
rules-fig-both = Two in the row and three in the column: 5 points.
    .alt = A wall where the new tile has one neighbour to its left and two above it.

## The next round

rules-next = The next round
rules-next-fill = Nobody has a complete row? Then fill the factories again, four tiles each, and the player with the marker begins.
rules-next-bag = If the bag is empty and more tiles are needed, put everything from the lid into the bag and go on filling.
rules-next-short = If tiles run out altogether, play the round with what there is.

## The end

rules-end = The end of the game
rules-end-when = The game ends after a tiling in which at least one player has completed a horizontal row of the wall. Then everybody adds:
rules-end-bonus = Bonus
rules-end-points = Points
rules-end-row = each complete row
rules-end-column = each complete column
rules-end-colour = each colour with all five tiles on the wall
rules-end-win = The most points win. If there is a tie, the most complete rows win. If there is still a tie, the win is shared.
rules-fig-end = One row, one column and all five blue tiles: 2 + 7 + 10 = 19 points.
    .alt = A wall whose first row and first column are complete, and whose blue tiles fill the diagonal.

## The grey side

rules-grey = The grey side
rules-grey-free = Everything is as before, but the wall has no printed colours. When a line is complete, you choose the space in its row. Each colour may appear only once in a row, and only once in a column.
rules-grey-none = If there is no such space for a complete line, all its tiles fall to the floor line.
rules-fig-grey = The red tile of the second line may go to either space with a ring. The fourth column has red already.
    .alt = A grey wall. In the second row the first space has blue, the third yellow. Of the three free spaces the second and the fifth are open; the fourth is closed, because red is below it in the same column.

## Finer points

rules-finer = Finer points
rules-finer-about = The rule books leave a few things open. Evora settles them like this.
rules-finer-marker = If your floor line is full when you get the marker, the marker costs nothing. You still begin the next round.
rules-finer-same = If nobody took from the centre in a round, the same player begins again.
rules-finer-order = On the grey side the player who began the round tiles first, then the others in turn, each from top to bottom. If a tile can be placed, it must be. All floor lines are scored together at the end.
rules-finer-stalled = If for three rounds in a row no tile has reached any wall, the game ends, with the bonuses.
rules-finer-tiles = If the bag and the lid are both empty when a round should begin, the game ends, with the bonuses. This can only happen with four players.
rules-finer-public = Everything is open to all except the order of the tiles in the bag. Within a round there is no luck at all.
