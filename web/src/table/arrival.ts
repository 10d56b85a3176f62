/** Whether and how an update is shown as movement. */
import type { Arrival } from '../lib/game.svelte';
import type { Effect } from '../lib/messages';
import type { Happening } from './happening';

/** Somebody who was away this long wants to see how things stand, not how they came. */
const BEHIND = 3;

export function happeningOf({ before, events }: Arrival): Happening | null {
  if (!before?.position) return null;
  const effects: Effect[] = [];
  let moves = 0;
  for (const { body } of events) {
    if (body.type === 'undone') return null;
    if (body.type === 'moved') moves++;
    if (body.type === 'moved' || body.type === 'dealt') effects.push(...body.effects);
  }
  if (effects.length === 0 || moves > BEHIND) return null;
  return { before: before.position, effects };
}
