/**
 * The rating of a solver: Glicko, with a puzzle as the opponent whose rating is known. `deviation` says
 * how sure it is: a newcomer's rating moves fast, an old hand's slowly.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

export const START: Rating = { rating: 1000, deviation: 200 };
const MIN_DEVIATION = 60;
/** How far the ratings of puzzles, which come from what computer players find, may be off. */
const PUZZLE_DEVIATION = 120;
const Q = Math.LN10 / 400;
const [LOWEST, HIGHEST] = [100, 3500];

/** The rating after a puzzle was tried. */
export function rated({ rating, deviation }: Rating, puzzle: number, solved: boolean): Rating {
  const g = 1 / Math.sqrt(1 + (3 * Q ** 2 * PUZZLE_DEVIATION ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((g * (puzzle - rating)) / 400));
  const information = Q ** 2 * g ** 2 * expected * (1 - expected);
  const certainty = 1 / deviation ** 2 + information;
  const gained = (Q / certainty) * g * (Number(solved) - expected);
  return {
    rating: Math.min(HIGHEST, Math.max(LOWEST, Math.round(rating + gained))),
    deviation: Math.max(MIN_DEVIATION, Math.round(Math.sqrt(1 / certainty))),
  };
}
