/** What the drawings need to know of a board. */
import { COLOURS, type Colour } from '../../art/shapes';

/** The costs printed below the spaces of the floor line. */
export const COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
export const NUMBERS = [0, 1, 2, 3, 4] as const;

/** The colour printed on a space of the coloured side: each row is the one above, shifted by one. */
export function printed(row: number, column: number): Colour {
  return COLOURS[(column - row + COLOURS.length) % COLOURS.length] ?? 'B';
}

export function isColour(letter: string | undefined): letter is Colour {
  return COLOURS.some((colour) => colour === letter);
}
