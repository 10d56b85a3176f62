/** Chances, points and scores in words. */
import type { BoardView } from '../lib/messages';
import { list, number, t } from '../lib/texts.svelte';
import type { Names } from '../table/log/log';
import type { Puzzle } from './files';

export const percent = (share: number): string =>
  number(share, { style: 'percent', maximumFractionDigits: 0 });

/** "You 43 and Opponent 40". */
export function scoreWords(scores: readonly BoardView['score'][], names: Names): string {
  const each = scores.map((score, i) => t('puzzle-score', { name: names(i + 1), score }));
  return list(each, 'conjunction');
}

/** Whether the game ends with the round, whatever is played. */
export const endsGame = ({ themes }: Puzzle): boolean => themes.includes('last');
