"""The numbers and names that the rules fix."""

COLOURS = "BYRKW"
MARKER = "1"
FREE = "."
NOTHING = "-"

VARIANTS = ("coloured", "grey")
PHASES = ("deal", "offer", "tiling", "over")

FACTORIES_FOR_PLAYERS = {2: 5, 3: 7, 4: 9}
PLAYERS_FOR_FACTORIES = {5: 2, 7: 3, 9: 4}

TILES_OF_A_COLOUR = 20
FACTORY_SIZE = 4
FLOOR_SIZE = 7
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)

ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10

IDLE_ROUNDS_TO_STALL = 3
