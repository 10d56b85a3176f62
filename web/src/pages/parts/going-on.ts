/** One's games that go on, for the start page. */
import { bySoonest } from '../../lib/deadlines';
import type { GameSummary } from '../../lib/messages';
import { store, stored } from '../../lib/stored';

export interface GoingOn {
  readonly game: GameSummary;
  readonly href: string;
}

/** How many are shown; the others are among all of one's games. */
export const SHOWN = 3;
const NAME = 'start.games';

/** One's turn first, games with people before those with the computer, and among them the least time left;
    then those in which others are to move, then those that wait. Of equals the last changed comes first. */
export function goingOn(games: readonly GoingOn[]): GoingOn[] {
  return games
    .filter(({ game }) => game.status !== 'over')
    .sort(
      ({ game: a }, { game: b }) =>
        urgency(b) - urgency(a) || (a.your_turn ? bySoonest(a, b) : 0) || b.changed - a.changed,
    );
}

function urgency(game: GameSummary): number {
  if (game.status === 'waiting') return 0;
  return 1 + (game.your_turn ? 2 : 0) + (withPeople(game) ? 1 : 0);
}

function withPeople({ kinds, yours }: GameSummary): boolean {
  return kinds.some((kind, i) => kind === 'guest' && !yours.includes(i + 1));
}

/**
 * Whether another person may move in one of these games at any time without a word to anybody: the bell
 * speaks of slow games alone.
 */
export function mayChange(games: readonly GameSummary[]): boolean {
  return games.some(
    (game) =>
      game.status === 'playing' &&
      !game.your_turn &&
      game.clock.type !== 'days' &&
      withPeople(game),
  );
}

/** How many were shown last time: for so many, room is kept until the list is there. */
export function lastGoingOn(): number {
  const count = Number(stored(NAME) ?? '0');
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), SHOWN) : 0;
}

export function rememberGoingOn(count: number): void {
  store(NAME, count === 0 ? null : String(Math.min(count, SHOWN)));
}
