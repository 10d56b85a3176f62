/** One's games that go on, for the start page. */
import type { GameSummary } from '../../lib/messages';
import { store, stored } from '../../lib/stored';

export interface GoingOn {
  readonly game: GameSummary;
  readonly href: string;
}

/** How many are shown; the others are among all of one's games. */
export const SHOWN = 3;
const NAME = 'start.games';

/** One's turn first, games with people before those with the computer; then those in which others are to
    move, then those that wait. Of equals the last changed comes first. */
export function goingOn(games: readonly GoingOn[]): GoingOn[] {
  return games
    .filter(({ game }) => game.status !== 'over')
    .sort((a, b) => urgency(b.game) - urgency(a.game) || b.game.changed - a.game.changed);
}

function urgency({ status, your_turn, kinds, yours }: GameSummary): number {
  if (status === 'waiting') return 0;
  const company = kinds.some((kind, i) => kind === 'guest' && !yours.includes(i + 1));
  return 1 + (your_turn ? 2 : 0) + (company ? 1 : 0);
}

/** How many were shown last time: for so many, room is kept until the list is there. */
export function lastGoingOn(): number {
  const count = Number(stored(NAME) ?? '0');
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), SHOWN) : 0;
}

export function rememberGoingOn(count: number): void {
  store(NAME, count === 0 ? null : String(Math.min(count, SHOWN)));
}
