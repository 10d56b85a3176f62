/** Who is to move, in a few words: for the bar, the title of the tab, and the live region. */
import type { GameView, PositionView } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { endSentence, type Names } from '../log/log';
import { youOf } from '../names/seats';

export function statusWords(view: GameView, position: PositionView, names: Names): string {
  if (view.result) {
    return endSentence(view.result.reason, view.result.winners, names, youOf(view));
  }
  const seat = view.to_move ?? position.to_move;
  if (seat === null) return t('status-wait');
  const name = names(seat);
  if (!view.yours.includes(seat)) return t('status-other', { name });
  return view.yours.length === 1 ? t('status-you') : t('status-here', { name });
}
