import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../lib/stored';
import { lastTerms, mayRate, rememberTerms, toRequest } from './challenge';

const USUAL = { variant: 'coloured', clock: 'normal', rated: true } as const;

describe('a challenge', () => {
  beforeEach(() => {
    store('challenge', null);
  });

  it('is as it was chosen last', () => {
    expect(lastTerms()).toEqual(USUAL);
    const chosen = { variant: 'grey', clock: 'days', rated: false } as const;
    rememberTerms(chosen);
    expect(lastTerms()).toEqual(chosen);
  });

  it('is the usual one where what was kept cannot be read', () => {
    for (const text of ['', '{', '7', '{"variant":"blue","clock":"hourglass","rated":"yes"}']) {
      store('challenge', text);
      expect(lastTerms()).toEqual(USUAL);
    }
  });

  it('is rated only with a clock, by who keeps a name', () => {
    expect(mayRate(USUAL, true)).toBe(true);
    expect(mayRate(USUAL, false)).toBe(false);
    expect(mayRate({ ...USUAL, clock: 'none' }, true)).toBe(false);
    expect(toRequest('Ana', USUAL, false, 'id')).toMatchObject({
      seats: [{ type: 'me' }, { type: 'person', name: 'Ana' }],
      rated: false,
    });
    expect(toRequest('Ana', USUAL, true, 'id')).toMatchObject({ rated: true });
  });
});
