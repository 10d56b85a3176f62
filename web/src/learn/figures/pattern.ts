/** What the drawings need to know of a board. */
import { COLOURS, WALL_PATTERN } from '../../lib/facts';
import type { Colour } from '../../lib/messages';

export const NUMBERS = WALL_PATTERN.map((_, i) => i);

/** The colour printed on a space of the coloured side. */
export function printed(row: number, column: number): Colour | undefined {
  return WALL_PATTERN[row]?.[column];
}

export function isColour(letter: string | undefined): letter is Colour {
  return COLOURS.some((colour) => colour === letter);
}
