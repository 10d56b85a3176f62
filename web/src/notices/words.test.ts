import { beforeAll, describe, expect, it } from 'vitest';
import type { NoticeKind, NoticeView } from '../lib/messages';
import { LANGUAGES, setLanguage, startTexts } from '../lib/texts.svelte';
import { NAME, noticeWords } from './words';

const NOTICE: NoticeView = {
  id: 'one',
  kind: 'turn',
  game: 'abcdefghij',
  variant: 'coloured',
  players: 2,
  name: 'Ana',
  kept: true,
  deadline: null,
  percent: null,
  won: null,
  reason: null,
  made: 0,
  read: false,
};
const ABOUT: readonly NoticeKind[] = [
  ...(['turn', 'time', 'joined', 'challenge', 'accepted', 'rematch', 'over', 'begins'] as const),
];

beforeAll(startTexts);

describe('notices in words', () => {
  it.each(LANGUAGES)('have the name once, and another word for who has none: %s', async (code) => {
    await setLanguage(code);
    for (const kind of ABOUT) {
      for (const won of kind === 'over' ? [true, false, null] : [null]) {
        const said = noticeWords({ ...NOTICE, kind, won }).join(' ');
        expect(said.split(NAME)).toHaveLength(2);
        expect(noticeWords({ ...NOTICE, kind, won, name: null }).join(' ')).not.toContain(NAME);
      }
    }
    for (const words of noticeWords({ ...NOTICE, kind: 'test', name: null })) {
      expect(words).not.toBe('');
    }
  });

  it('say how a game ended, and how much time is left', async () => {
    await setLanguage('en');
    const ended = [true, false, null].map(
      (won) => noticeWords({ ...NOTICE, kind: 'over', won })[0],
    );
    expect(new Set(ended).size).toBe(3);
    const time = { ...NOTICE, kind: 'time', deadline: 5 * 3_600_000 + 9 } as const;
    expect(noticeWords(time, 0)[1]).toContain('5 hours');
    expect(noticeWords(time, time.deadline + 1)[1]).toContain('Less than an hour');
  });
});
