/** What a moment is about, in words: for the bar, and for the live region. */
import { t } from '../../lib/texts.svelte';
import { called, moveSentence, startSentence, type Names, type You } from '../log';
import type { Telling } from './moment';

/** `you`: the seat of the person who reads, if they have exactly one. */
export function momentWords(telling: Telling, names: Names, you: You = null): string {
  const named = (seat: number): string => called(seat, names, you);
  switch (telling.kind) {
    case 'take':
      return (
        moveSentence(telling.seat, telling.effects, names, you) ?? tilingOf(named(telling.seat))
      );
    case 'tiling':
      return tilingOf(named(telling.seat));
    case 'bonus':
      return t('moment-bonus', { name: named(telling.seat) });
    case 'over':
      return t('moment-round-over', { round: telling.round });
    case 'round':
      return startSentence(telling.round, telling.start, names, you);
    case 'tiled':
      return t('moment-tiled', {
        name: named(telling.seat),
        gained: telling.gained,
        lost: telling.lost,
        score: telling.score,
      });
    case 'bonuses':
      return t('moment-bonuses', {
        name: named(telling.seat),
        points: telling.points,
        score: telling.score,
      });
  }
}

const tilingOf = (name: string): string => t('moment-tiling', { name });
