/** The review that was begun last, kept in the browser so that it goes on after another visit. */
import type { ReviewView } from '../lib/messages';
import { store, stored } from '../lib/stored';
import type { ReviewedGame } from './reviewing.svelte';

const NAME = 'review';

const keyOf = ({ position, moves }: ReviewedGame): string => `${position} ${moves.join(' ')}`;

/** Keeps what is not finished; `null` forgets it. */
export function keepPartial(game: ReviewedGame, partial: ReviewView | null): void {
  store(NAME, partial && JSON.stringify({ key: keyOf(game), partial }));
}

/** What was kept of this game. The core checks it before it goes on with it. */
export function keptPartial(game: ReviewedGame): ReviewView | null {
  try {
    const kept = JSON.parse(stored(NAME) ?? 'null') as {
      key?: string;
      partial?: ReviewView;
    } | null;
    return kept?.key === keyOf(game) && kept.partial?.done === false ? kept.partial : null;
  } catch {
    return null;
  }
}
