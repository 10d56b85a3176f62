"""Questions about one wall: five strings of five, rows and columns counted from 0."""

from .facts import COLOURS, FREE

Wall = list[str]


def printed_column(row: int, colour: str) -> int:
    """Where the coloured side has this colour in this row."""
    return (COLOURS.index(colour) + row) % 5


def column_of(wall: Wall, column: int) -> str:
    return "".join([row[column] for row in wall])


def open_columns(wall: Wall, row: int, colour: str) -> list[int]:
    """The columns where the grey side lets this colour go in this row."""
    if colour in wall[row]:
        return []
    return [
        column
        for column in range(5)
        if wall[row][column] == FREE and colour not in column_of(wall, column)
    ]


def put(wall: Wall, row: int, column: int, colour: str) -> None:
    wall[row] = wall[row][:column] + colour + wall[row][column + 1 :]


def run_length(spaces: str, place: int) -> int:
    """The length of the unbroken run of tiles through a place of a row or a column."""
    first = last = place
    while first > 0 and spaces[first - 1] != FREE:
        first -= 1
    while last < 4 and spaces[last + 1] != FREE:
        last += 1
    return last - first + 1


def points_for(wall: Wall, row: int, column: int) -> int:
    """What the tile that has just been put there scores."""
    across = run_length(wall[row], column)
    down = run_length(column_of(wall, column), row)
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    if points == 0:
        points = 1
    return points


def complete_rows(wall: Wall) -> int:
    return sum(FREE not in row for row in wall)


def complete_columns(wall: Wall) -> int:
    return sum(FREE not in column_of(wall, column) for column in range(5))


def complete_colours(wall: Wall) -> int:
    return sum(all(colour in row for row in wall) for colour in COLOURS)
