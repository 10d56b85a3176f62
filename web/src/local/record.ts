/** The record of a game on this device, as a server would write it. */
import { recordName } from '../lib/api';
import type { ResultView } from '../lib/messages';
import type { KeptGame } from './kept';

const EARLY = ['resigned', 'abandoned'];

/** The tags of a finished game, as docs/notation.md names them. */
export function tagsOf(game: KeptGame, result: ResultView | null): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [i, { name }] of game.seats.entries()) {
    if (name) tags[`Seat${String(i + 1)}`] = name;
  }
  for (const [i, { level }] of game.seats.entries()) {
    tags[`Seat${String(i + 1)}Kind`] = level ?? 'person';
  }
  tags['Date'] = new Date(game.created).toISOString().slice(0, 10);
  if (game.seed_hash) tags['SeedHash'] = game.seed_hash;
  tags['Seed'] = game.seed;
  if (game.ended?.out) tags[`Out${String(game.ended.out)}`] = 'resigned';
  if (result && EARLY.includes(result.reason)) {
    tags['End'] = result.reason;
    tags['Winners'] = result.winners.join(',');
  }
  return tags;
}

/** A record as a file to download. */
export function recordFile(id: string, record: string): { href: string; name: string } {
  return {
    href: `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`,
    name: recordName(id),
  };
}
