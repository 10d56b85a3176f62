/** What a moment is about, in words. */
import type { TilesMoved } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { moveSentence, type Names } from '../log';
import type { Telling } from './moment';

/** Short, for the bar. */
export function barWords(telling: Telling, names: Names): string {
  if (telling.kind !== 'take') return spokenWords(telling, names);
  const { seat, effects } = telling;
  const taken = effects.flatMap((effect) =>
    effect.event === 'TilesMoved' && isTaken(effect) ? [effect] : [],
  );
  const [first] = taken;
  if (!first) return tilingOf(seat, names);
  const count = taken.reduce((sum, effect) => sum + effect.count, 0);
  const line = taken.find(({ target }) => target.kind === 'line')?.target.number ?? 0;
  const tiles = t('tiles-of', { count, colour: first.colour });
  return t('moment-take', { name: names(seat), tiles, line });
}

/** From the table to a board, or past it. */
function isTaken({ origin, target }: TilesMoved): boolean {
  return (origin.kind === 'factory' || origin.kind === 'centre') && target.kind !== 'centre';
}

/** Whole sentences, for the live region. */
export function spokenWords(telling: Telling, names: Names): string {
  switch (telling.kind) {
    case 'take':
      return moveSentence(telling.seat, telling.effects, names) ?? tilingOf(telling.seat, names);
    case 'tiling':
      return tilingOf(telling.seat, names);
    case 'bonus':
      return t('moment-bonus', { name: names(telling.seat) });
    case 'over':
      return t('moment-round-over', { round: telling.round });
    case 'round':
      return t('log-round', { round: telling.round, name: names(telling.start) });
    case 'tiled':
      return t('moment-tiled', {
        name: names(telling.seat),
        gained: telling.gained,
        lost: telling.lost,
        score: telling.score,
      });
    case 'bonuses':
      return t('moment-bonuses', {
        name: names(telling.seat),
        points: telling.points,
        score: telling.score,
      });
  }
}

const tilingOf = (seat: number, names: Names): string => t('moment-tiling', { name: names(seat) });
