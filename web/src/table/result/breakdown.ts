/** The points of a game, sorted for a table: by round, then the bonuses. */
import { BONUSES } from '../../lib/facts';
import type { BonusScored, ResultView, RoundTotal } from '../../lib/messages';

export interface BonusLine {
  readonly kind: BonusScored['kind'];
  /** For each seat how many and how many points. */
  readonly seats: readonly { readonly count: number; readonly points: number }[];
}

const KINDS = Object.keys(BONUSES) as BonusScored['kind'][];

export function bonusLines(bonuses: readonly BonusScored[], players: number): BonusLine[] {
  return KINDS.map((kind) => ({
    kind,
    seats: Array.from({ length: players }, (_, i) => {
      const own = bonuses.filter((bonus) => bonus.kind === kind && bonus.seat === i + 1);
      return { count: own.length, points: own.reduce((sum, bonus) => sum + bonus.points, 0) };
    }),
  }));
}

/** The points of all bonuses of a seat. */
export function bonusesOf(bonuses: readonly BonusScored[], seat: number): number {
  return bonuses
    .filter((bonus) => bonus.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
}

/**
 * What the rounds and bonuses of the table leave out, so that every column adds up: the points that
 * a game from a position began with, and those of a round that an early end cut short. `null`:
 * nothing.
 */
export interface Rest {
  readonly before: readonly number[] | null;
  readonly after: readonly number[] | null;
}

export function restOf(rounds: readonly RoundTotal[], result: ResultView): Rest {
  const { scores } = result;
  const ends = scores.map((score, i) => score - bonusesOf(result.bonuses, i + 1));
  const first = rounds[0]?.seats.map(({ score, gained, lost }) => score - gained + lost);
  const last = rounds.at(-1)?.seats.map(({ score }) => score);
  const before = first ?? ends;
  const after = last ? ends.map((end, i) => end - (last[i] ?? 0)) : [];
  const unlessNone = (points: number[]) => (points.some((each) => each !== 0) ? points : null);
  return { before: unlessNone(before), after: unlessNone(after) };
}

export type Verdict = NonNullable<ResultView['decided_by']> | 'early' | 'none';

/** What to say of why the winners have won. */
export function verdict({ winners, decided_by: decidedBy }: ResultView): Verdict {
  return winners.length === 0 ? 'none' : (decidedBy ?? 'early');
}
