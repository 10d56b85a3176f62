import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ago,
  date,
  duration,
  language,
  list,
  LANGUAGES,
  load,
  nameOfLanguage,
  negotiate,
  number,
  setLanguage,
  startTexts,
  t,
} from './texts.svelte';

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await startTexts();
});

describe('negotiate', () => {
  it('takes the first language of the browser that we speak', () => {
    expect(negotiate(['tlh-AQ', 'fi-FI', 'en'])).toBe('fi');
    expect(negotiate(['pt-BR'])).toBe('pt');
    expect(negotiate(['pt'])).toBe('pt');
    expect(negotiate(['pt-pt', 'en'])).toBe('pt-PT');
    expect(negotiate(['pt-AO'])).toBe('pt');
    expect(negotiate(['cs', 'hu'])).toBe('cs');
    expect(negotiate(['is-IS'])).toBe('is');
  });

  it('falls back to English', () => {
    expect(negotiate(['ja', 'zh'])).toBe('en');
    expect(negotiate([])).toBe('en');
  });
});

describe('texts', () => {
  it('start in the language of the browser', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hu-HU', 'en']);
    await startTexts();
    expect(language()).toBe('hu');
    expect(document.documentElement.lang).toBe('hu');
  });

  it('remember a choice, and keep <html lang> in step', async () => {
    await setLanguage('fi');
    expect(localStorage.getItem('evora.language')).toBe('fi');
    expect(document.documentElement.lang).toBe('fi');
    await startTexts();
    expect(language()).toBe('fi');
  });

  it('say which Portuguese and which English they are', async () => {
    const langs: string[] = [];
    for (const code of ['pt', 'pt-PT', 'en']) {
      await setLanguage(code);
      langs.push(document.documentElement.lang);
    }
    expect(langs).toEqual(['pt-BR', 'pt-PT', 'en-GB']);
  });

  it('let the last choice win, however slow the others are', async () => {
    await Promise.all([setLanguage('cs'), setLanguage('pt'), setLanguage('en')]);
    expect(language()).toBe('en');
  });

  it('put no isolation marks around values', () => {
    expect(t('page-title', { page: 'Lobby' })).toBe('Lobby – Evora');
  });

  it('fail a test when a key or a value is missing', () => {
    expect(() => t('no-such-key')).toThrow(/no-such-key/);
    expect(() => t('page-title')).toThrow();
    expect(() => t('page-start.no-such-attribute')).toThrow();
  });

  it('stretch in the pseudo-language', async () => {
    const { bundle } = await load('pseudo');
    const pattern = bundle.getMessage('page-new')?.value;
    expect(pattern && bundle.formatPattern(pattern)).toBe('Ne\u0301ew ga\u0301ame\u0301e');
  });
});

it('names each language as those who speak it do', () => {
  const names = new Map(LANGUAGES.map((code) => [code, nameOfLanguage(code)]));
  expect(names.get('en')).toBe('English');
  expect(names.get('fi')).toBe('suomi');
  expect(names.get('cs')).toBe('čeština');
  expect(names.get('de')).toBe('Deutsch');
  expect(names.get('pt')).toBe('português (Brasil)');
  expect(names.get('pt-PT')).toBe('português (Portugal)');
  expect(new Set(names.values()).size).toBe(LANGUAGES.length);
});

it('come whole where a page that needs more was opened while they travelled', async () => {
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const texts = await import('./texts.svelte');
  const begun = texts.startTexts();
  await texts.moreTexts();
  await begun;
  vi.unstubAllEnvs();
  expect(texts.t('analysis-shares')).not.toBe('');
});

describe('another tab', () => {
  const choose = (newValue: string | null): void => {
    dispatchEvent(new StorageEvent('storage', { key: 'evora.language', newValue }));
  };

  it('changes the language here, too', async () => {
    choose('is');
    await expect.poll(language).toBe('is');
    choose('klingon');
    await expect.poll(language).toBe('en');
  });
});

describe('what is remembered', () => {
  it.each([
    ['pseudo', 'Ne\u0301ew ga\u0301ame\u0301e'],
    ['klingon', 'New game'],
  ])('%s makes a new game: %s', async (remembered, words) => {
    localStorage.setItem('evora.language', remembered);
    await startTexts();
    expect(t('page-new')).toBe(words);
    expect(language()).toBe('en');
  });
});

describe('formats', () => {
  it('are those of Europe', async () => {
    expect(date(new Date(2026, 10, 15, 9, 5))).toBe('15 Nov 2026, 09:05');
    await setLanguage('pt-PT');
    expect(t('score-points', { count: 0 })).toBe(t('score-points', { count: 2 }).replace('2', '0'));
  });

  it('list things', async () => {
    expect(list(['a', 'b', 'c'], 'conjunction')).toBe('a, b and c');
    expect(list(['a', 'b'], 'disjunction')).toBe('a or b');
    await setLanguage('fi');
    expect(list(['a', 'b'], 'conjunction')).toBe('a ja b');
  });

  it('follow the language', async () => {
    expect(number(1234.5)).toBe('1,234.5');
    await setLanguage('cs');
    expect(number(1234.5)).toBe('1 234,5'.replace(' ', '\u00a0'));
    expect(date(new Date(2026, 10, 15), { dateStyle: 'long' })).toBe('15. listopadu 2026');
  });

  it('are Icelandic in a browser that knows only its plurals, as Chromium does', async () => {
    vi.stubGlobal('Intl', intlWithout('is'));
    await setLanguage('is');
    const then = new Date(2026, 10, 15, 9, 5);
    expect(number(1234.5)).toBe('1.234,5');
    expect(t('score-points', { count: 1234 })).toBe('1.234 stig');
    expect(t('new-players-count', { count: 21 })).toBe('21 leikmaður');
    expect(date(then)).toBe('15.11.2026, 09:05');
    expect(ago(then.getTime(), then.getTime() + 60_000)).toBe('15.11.2026, 09:05');
    expect(list(['a', 'b', 'c'], 'conjunction')).toBe('a, b og c');
    expect(nameOfLanguage('is')).toBe('íslenska');
  });

  it('show a clock with the separator of the language', async () => {
    expect([5, 65, 3605].map(duration)).toEqual(['0:05', '1:05', '1:00:05']);
    await setLanguage('fi');
    expect(duration(3605)).toBe('1.00.05');
  });

  it('tell time by the largest unit', () => {
    const now = Date.UTC(2026, 10, 15);
    expect(ago(now, now)).toBe('now');
    expect(ago(now - 3 * 60_000, now)).toBe('3 minutes ago');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
    expect(ago(now + 2 * 3_600_000, now)).toBe('in 2 hours');
    expect(ago(now - 59_000, now)).toBe('59 seconds ago');
    expect(ago(now - 60_000, now)).toBe('1 minute ago');
    expect(ago(now - 23.4 * 3_600_000, now)).toBe('23 hours ago');
    expect(ago(Date.now() - 1)).toBe('now');
  });
});

/** Formats that do not know a language, apart from its plurals, and take American English for it. */
function intlWithout(language: string): typeof Intl {
  const known = (locales: string | readonly string[]): string[] =>
    [locales].flat().filter((each) => each !== language);
  return new Proxy(Intl, {
    get(intl, name: keyof typeof Intl) {
      const format = intl[name] as unknown;
      if (name === 'PluralRules' || typeof format !== 'function') return format;
      return new Proxy(format, {
        construct: (made, [locales, options]: [string[], object?]) =>
          Reflect.construct(made, [[...known(locales), 'en-US'], options]) as object,
        get: (made, key) =>
          key === 'supportedLocalesOf'
            ? (locales: string[]) => Intl.getCanonicalLocales(known(locales))
            : (Reflect.get(made, key) as unknown),
      });
    },
  });
}
