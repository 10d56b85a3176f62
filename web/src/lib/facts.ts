// Made from the facts of the program by `make types`. Do not edit.

/** Letters, in the order of every count by colour. */
export const COLOURS = ["B", "Y", "R", "K", "W"] as const;

export const VARIANTS = ["coloured", "grey"] as const;

export const TILES_PER_COLOUR = 20 as const;

export const PLAYERS = [2, 3, 4] as const;

/** By number of players. */
export const FACTORIES = {"2": 5, "3": 7, "4": 9} as const;

/** Tiles on a factory. */
export const FACTORY_SIZE = 4 as const;

/** What each space of the floor line costs. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;

/** The coloured side, row by row: the colour of each space. */
export const WALL_PATTERN = [["B", "Y", "R", "K", "W"], ["W", "B", "Y", "R", "K"], ["K", "W", "B", "Y", "R"], ["R", "K", "W", "B", "Y"], ["Y", "R", "K", "W", "B"]] as const;

/** Points at the end, for each complete one. */
export const BONUSES = {"row": 2, "column": 7, "colour": 10} as const;

/** The levels of the engine, from the weakest up. */
export const LEVELS = ["novice", "apprentice", "casual", "regular", "keen", "club", "strong", "advanced", "expert", "master", "grandmaster", "full"] as const;

export const DEFAULT_LEVEL = "regular" as const;

/** The whole of the shares of the win in a review. */
export const REVIEW_UNITS = 1000000000 as const;

/** Of a search, in the deepest reviews. */
export const MAX_REVIEW_NODES = 500000 as const;

/** What a puzzle is about. */
export const PUZZLE_THEMES = ["row", "colour", "column", "deny", "burden", "floor", "last", "points"] as const;

/** Difficulties of puzzles, each with its lowest rating. */
export const PUZZLE_BANDS = {"easy": 0, "medium": 900, "hard": 1300, "expert": 1800} as const;

/** How far apart the ratings of two may be at once in quick pairing, in points. */
export const PAIR_REACH = 200 as const;

/** By how much that grows with every second. */
export const PAIR_REACH_PER_SECOND = 20 as const;

/** A run of puzzles: `gap_ms` is the least time between two answers. */
export const PUZZLE_RUN = {"seconds": 180, "mistakes": 3, "length": 40, "gap_ms": 300} as const;

/** Of the first daily puzzle. */
export const FIRST_PUZZLE_DAY = "2026-01-01" as const;

/** Of the deal of the day; whether there is one for a week, and not for a day. */
export const DEAL_SETTINGS = {"coloured-2": false, "grey-2": true, "coloured-4": true, "grey-4": true} as const;

export const FIRST_DEAL_DAY = "2026-11-01" as const;

/** Who plays against the person. */
export const DEAL_LEVEL = "regular" as const;

/** Who shows what could be reached. */
export const DEAL_ENGINE_LEVEL = "grandmaster" as const;

/** Where the person sits. */
export const DEAL_SEAT = 1 as const;
