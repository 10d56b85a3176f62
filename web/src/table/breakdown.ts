/** The points of a game, sorted for a table: by round, then the bonuses. */
import type { BonusScored, ResultView } from '../lib/messages';

export interface BonusLine {
  readonly kind: BonusScored['kind'];
  /** For each seat how many and how many points. */
  readonly seats: readonly { readonly count: number; readonly points: number }[];
}

const KINDS = ['row', 'column', 'colour'] as const;

export function bonusLines(bonuses: readonly BonusScored[], players: number): BonusLine[] {
  return KINDS.map((kind) => ({
    kind,
    seats: Array.from({ length: players }, (_, i) => {
      const own = bonuses.filter((bonus) => bonus.kind === kind && bonus.seat === i + 1);
      return { count: own.length, points: own.reduce((sum, bonus) => sum + bonus.points, 0) };
    }),
  }));
}

export type Verdict = 'points' | 'rows' | 'shared' | 'early' | 'none';

/** Why the winners have won. `out`: seats that left the game and could not win it. */
export function verdict(result: ResultView, out: readonly number[] = []): Verdict {
  const { winners, scores } = result;
  if (result.decided_by === null) return winners.length > 0 ? 'early' : 'none';
  const best = Math.max(...winners.map((seat) => scores[seat - 1] ?? 0));
  const outdone = out.some((seat) => (scores[seat - 1] ?? 0) >= best);
  return outdone && result.decided_by !== 'shared' ? 'early' : result.decided_by;
}

/** The complete rows of a seat, which decide a tie. */
export function rowsOf(result: ResultView, seat: number): number {
  return result.bonuses.filter((bonus) => bonus.kind === 'row' && bonus.seat === seat).length;
}
