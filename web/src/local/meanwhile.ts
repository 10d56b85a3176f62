/** A game against the computer, on this device, while one waits for somebody in another. */
import { core } from '../engine/client';
import { newId } from '../lib/api';
import type { PlayedGame } from '../lib/game.svelte';
import type { Variant } from '../lib/messages';
import { createLocal } from './create';
import { forget } from './kept';

/** The page that waits in one game and plays the other: its address has both, so a reload keeps both. */
export function meanwhileAddress(waiting: string, game: string): string {
  return `/play/${waiting}?meanwhile=${game}`;
}

/** Makes a game of two, of the side that is waited for; its id. */
export function createMeanwhile(level: string, variant: Variant): Promise<string> {
  const seats = [{ type: 'me' }, { type: 'engine', level }] as const;
  return createLocal({ id: newId(), seats: [...seats], variant }, core);
}

/** A game that one leaves is kept, unless it was only looked at. Says whether one can go on with it. */
export function leaveMeanwhile({ id, view, events }: PlayedGame): boolean {
  if (!view) return false;
  const played = events.some(({ body }) => body.type === 'moved' && view.yours.includes(body.seat));
  if (!played) forget(id);
  return played && view.status === 'playing';
}
