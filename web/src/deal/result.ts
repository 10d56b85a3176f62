/** A finished deal of the day in words that give nothing of it away. */
import { DEAL_SEAT } from '../lib/facts';
import type { PlayAnswer } from '../lib/messages';
import { signed, t } from '../lib/texts.svelte';
import { leadOf, scoreLine, type Deal } from '../lib/deal';

/** In a round the person won more points than everybody else (1), as many as the best of them (0) or fewer (-1). */
export type RoundSign = 1 | 0 | -1;
const SIGNS: Readonly<Record<RoundSign, string>> = { 1: '🟦', 0: '⬜', [-1]: '⬛' };

/** Of every round; the bonuses belong to the last one. */
export function roundsOf({ rounds, bonuses }: Pick<PlayAnswer, 'rounds' | 'bonuses'>): RoundSign[] {
  return rounds.map(({ seats }, i) => {
    const won = seats.map(({ gained, lost }, j) => {
      const more = i === rounds.length - 1 ? bonuses.filter(({ seat }) => seat === j + 1) : [];
      return gained - lost + more.reduce((sum, { points }) => sum + points, 0);
    });
    const mine = won[DEAL_SEAT - 1] ?? 0;
    const best = Math.max(...won.filter((_, j) => j + 1 !== DEAL_SEAT));
    return Math.sign(mine - best) as RoundSign;
  });
}

export const signsOf = (rounds: readonly RoundSign[]): string =>
  rounds.map((sign) => SIGNS[sign]).join('');

export interface ShareParts {
  readonly scores: readonly number[];
  readonly rounds: readonly RoundSign[];
  /** And of how many. */
  readonly place: readonly [number, number] | null;
}

/** The same lines as in the terminal (evora.daily_deal.share_text). */
export function shareText({ setting, date }: Deal, { scores, rounds, place }: ShareParts): string {
  const lead = signed(leadOf(scores));
  return [
    t('deal-share-title', { setting, date }),
    t('deal-share-score', { lead, scores: scoreLine(scores) }),
    ...(place ? [t('deal-share-place', { place: place[0], of: place[1] })] : []),
    signsOf(rounds),
  ].join('\n');
}

/** How many of the others did worse, in percent; `null` without others. */
export function betterThan(place: number, count: number): number | null {
  return count > 1 ? Math.round((100 * (count - place)) / (count - 1)) : null;
}
