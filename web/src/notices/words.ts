/** Notices in the words that pushes have, too. */
import type { NoticeView } from '../lib/messages';
import { t } from '../lib/texts.svelte';

/** Where the name stands in a sentence: it may be a link. */
export const NAME = '\u{e000}';
const HOUR = 3_600_000;

/** What a notice says, in a title and a sentence, with `NAME` in place of the name of whom it is about. */
export function noticeWords(notice: NoticeView, now: number = Date.now()): [string, string] {
  const { kind, name, won, deadline } = notice;
  const values = {
    name: name === null ? t('notice-somebody') : NAME,
    result: won === null ? 'over' : won ? 'won' : 'lost',
    hours: Math.max(0, Math.floor(((deadline ?? now) - now) / HOUR)),
  };
  return [t(`notice-${kind}`, values), t(`notice-${kind}.body`, values)];
}
