/** The opponent that fits after a game: stronger after a win, weaker after a loss. */
import type { CreateGame, GameView, ResultView, SeatChoice } from '../../lib/messages';
import { youOf } from '../names/seats';

export interface NextLevel {
  readonly way: 'up' | 'down';
  readonly level: string;
}

/**
 * For one person against engines of one level, in a game that was played to its end or given up.
 * `levels`: those that are offered, from the weakest up. `null`: there is no such level.
 */
export function nextLevel(
  view: Pick<GameView, 'seats' | 'yours'>,
  result: ResultView,
  levels: readonly string[],
): NextLevel | null {
  const you = youOf(view);
  const others = view.seats.filter(({ seat }) => seat !== you);
  const level = others[0]?.level ?? null;
  const one = others.every((seat) => seat.kind === 'engine' && seat.level === level);
  if (you === null || level === null || !one || result.winners.length === 0) return null;
  const way = result.winners.includes(you) ? 'up' : 'down';
  const at = levels.indexOf(level);
  const next = at < 0 ? undefined : levels[at + (way === 'up' ? 1 : -1)];
  return next === undefined ? null : { way, level: next };
}

/** The same table with engines of another level; `id`: of the wish, so that it is granted once. */
export function sameTable(
  { seats, yours, variant, clock }: Pick<GameView, 'seats' | 'yours' | 'variant' | 'clock'>,
  level: string,
  id: string,
): CreateGame {
  const choices = seats.map(({ seat }): SeatChoice =>
    yours.includes(seat) ? { type: 'me' } : { type: 'engine', level },
  );
  return { id, seats: choices, variant, clock };
}
