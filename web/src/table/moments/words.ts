/** What a moment is about, in words. */
import type { TilesMoved } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { called, moveSentence, startSentence, type Names, type You } from '../log/log';
import type { Announcement } from './moment';

/** Short, for the bar. `you`: the seat of the person who reads, if they have exactly one. */
export function barWords(telling: Announcement, names: Names, you: You = null): string {
  if (telling.kind !== 'take') return spokenWords(telling, names, you);
  const { seat, effects } = telling;
  const taken = effects.flatMap((effect) =>
    effect.event === 'TilesMoved' && isTaken(effect) ? [effect] : [],
  );
  const [first] = taken;
  const name = called(seat, names, you);
  if (!first) return tilingOf(name);
  const count = taken.reduce((sum, effect) => sum + effect.count, 0);
  const line = taken.find(({ target }) => target.kind === 'line')?.target.number ?? 0;
  const tiles = t('tiles-of', { count, colour: first.colour });
  return t('moment-take', { name, tiles, line });
}

/** From the table to a board, or past it. */
function isTaken({ origin, target }: TilesMoved): boolean {
  return (origin.kind === 'factory' || origin.kind === 'centre') && target.kind !== 'centre';
}

/** Whole sentences, for the live region. */
export function spokenWords(telling: Announcement, names: Names, you: You = null): string {
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
    case 'handover':
      return t('handover-now', { name: named(telling.seat) });
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
