/** What moves were, in a few words with tiles drawn in them: for where there is no room for a log. */
import { t } from '../../lib/texts.svelte';
import { moveSentence, scoreSentences, takeOf, TILES, type DrawnSentence, type Names } from './log';
import type { Turn } from './marks';

export interface Recap {
  readonly seat: number;
  readonly name: string;
  readonly drawn: DrawnSentence;
  /** The whole sentence. */
  readonly words: string;
}

/** The last move of each seat among these, in order. */
export function recapsOf(moves: readonly Turn[], names: Names): Recap[] {
  const last = moves.filter(
    ({ seat }, i) => !moves.slice(i + 1).some((later) => later.seat === seat),
  );
  // Several have room for numbers only.
  const short = last.length > 1 ? 'yes' : 'no';
  return last.flatMap((turn) => recapOf(turn, names, short) ?? []);
}

function recapOf({ seat, effects }: Turn, names: Names, short: string): Recap | null {
  if (seat === null) return null;
  const about = { seat, name: names(seat) };
  const take = takeOf(effects);
  if (take) {
    const { colour, count, line } = take;
    const drawn = { text: t('recap-take', { tiles: TILES, line, short }), colour, count };
    return { ...about, drawn, words: moveSentence(seat, effects, names) ?? '' };
  }
  const placed = effects.find((effect) => effect.event === 'TilePlaced' && effect.seat === seat);
  if (placed?.event !== 'TilePlaced') return null;
  const { row, column, colour } = placed;
  const drawn = { text: t('recap-placed', { tiles: TILES, row, column, short }), colour, count: 1 };
  return { ...about, drawn, words: scoreSentences([placed], names)[0]?.[1] ?? '' };
}
