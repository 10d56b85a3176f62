import { beforeAll, describe, expect, it } from 'vitest';
import { bySoonest, leftWords } from './deadlines';
import { setLanguage, startTexts } from './texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  await startTexts();
  await setLanguage('en');
});

describe('time left in words', () => {
  it.each([
    [7 * DAY, '7 days left'],
    [3 * DAY - MINUTE, '3 days left'],
    [3 * DAY - 2 * HOUR, '2 days left'],
    [2 * DAY - MINUTE, '2 days left'],
    [2 * DAY - 2 * HOUR, '46 hours left'],
    [DAY - 1, '24 hours left'],
    [2 * HOUR, '2 hours left'],
    [2 * HOUR - 5 * MINUTE, '115 minutes left'],
    [MINUTE, '1 minute left'],
    [MINUTE / 2, 'less than a minute left'],
    [-DAY, 'less than a minute left'],
  ])('takes the largest unit of which there are two: %d ms', (ms, words) => {
    expect(leftWords(5 * DAY + ms, 5 * DAY)).toBe(words);
  });
});

describe('the order of deadlines', () => {
  it('has the soonest first, and none at all last', () => {
    const games = [null, 30, 10, null, 20].map((deadline, at) => ({ deadline, at }));
    expect(games.sort(bySoonest).map(({ deadline, at }) => [deadline, at])).toEqual([
      [10, 2],
      [20, 4],
      [30, 1],
      [null, 0],
      [null, 3],
    ]);
  });
});
