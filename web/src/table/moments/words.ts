/** What a moment is about, in words. */
import type { TilesMoved } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { called, moveSentence, startSentence, type Names, type You } from '../log/log';
import type { Announcement } from './moment';

/** Short, for the bar. `you`: the seat of the person who reads, if they have exactly one. */
export function barWords(announcement: Announcement, names: Names, you: You = null): string {
  if (announcement.kind !== 'take') return spokenWords(announcement, names, you);
  const { seat, effects } = announcement;
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
export function spokenWords(announcement: Announcement, names: Names, you: You = null): string {
  const named = (seat: number): string => called(seat, names, you);
  switch (announcement.kind) {
    case 'take':
      return (
        moveSentence(announcement.seat, announcement.effects, names, you) ??
        tilingOf(named(announcement.seat))
      );
    case 'tiling':
      return tilingOf(named(announcement.seat));
    case 'bonus':
      return t('moment-bonus', { name: named(announcement.seat) });
    case 'handover':
      return t('handover-now', { name: named(announcement.seat) });
    case 'over':
      return t('moment-round-over', { round: announcement.round });
    case 'round':
      return startSentence(announcement.round, announcement.start, names, you);
    case 'tiled':
      return t('moment-tiled', {
        name: named(announcement.seat),
        gained: announcement.gained,
        lost: announcement.lost,
        score: announcement.score,
      });
    case 'bonuses':
      return t('moment-bonuses', {
        name: named(announcement.seat),
        points: announcement.points,
        score: announcement.score,
      });
  }
}

const tilingOf = (name: string): string => t('moment-tiling', { name });
