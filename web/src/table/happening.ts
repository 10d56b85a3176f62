/** Something that happened on the table, and whether an update is shown as movement at all. */
import type { Arrival } from '../lib/game.svelte';
import type { Effect, PositionView } from '../lib/messages';

export interface Happening {
  /** What the effects started from. */
  readonly before: PositionView;
  readonly effects: readonly Effect[];
}

/** After more moves than this at once, people want to see the position and not how it came about. */
const MAX_MOVES = 3;

export function happeningOf({ before, events }: Arrival): Happening | null {
  if (!before?.position) return null;
  const effects: Effect[] = [];
  let moves = 0;
  for (const { body } of events) {
    if (body.type === 'undone') return null;
    if (body.type === 'moved') moves++;
    if (body.type === 'moved' || body.type === 'dealt') effects.push(...body.effects);
  }
  if (effects.length === 0 || moves > MAX_MOVES) return null;
  return { before: before.position, effects };
}
