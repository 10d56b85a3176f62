/** That a tap goes on: shown once in this browser, while something long is on screen. */
import { store, stored } from '../../lib/stored';
import type { Announcement } from './moment';

const NAME = 'skip';
let shown = $state(stored(NAME) !== null);

export const skipTip = {
  /** It was shown before. */
  get shown(): boolean {
    return shown;
  },
  retire(): void {
    shown = true;
    store(NAME, 'shown');
  },
};

/** The end of a round or of a game takes seconds, a move does not. */
export function isLong(words: Announcement | null | undefined): boolean {
  return words?.kind === 'tiling' || words?.kind === 'over' || words?.kind === 'bonus';
}
