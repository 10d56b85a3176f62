/** What a moment is about, in words: for the bar, and for the live region. */
import { t } from '../../lib/texts.svelte';
import { moveSentence, type Names } from '../log';
import type { Telling } from './moment';

export function momentWords(telling: Telling, names: Names): string {
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
