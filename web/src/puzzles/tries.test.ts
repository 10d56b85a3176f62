import { expect, test } from 'vitest';
import { aTry, shared } from './testing';
import { counted, dateAt, merged, NOTHING, parseTries, rowOf, writeTries, type Try } from './tries';

test('tries of two devices join as in the terminal, in any order, each once', () => {
  for (const [start, tries, today, after] of shared.joined) {
    for (const order of [tries, [...tries].reverse(), merged(tries, tries)]) {
      const { days, ...numbers } = counted(start, order);
      const row = rowOf(days, today);
      expect({ ...numbers, days: row.days }).toEqual(after);
    }
  }
});

test('days in a row are those of the terminal', () => {
  for (const [days, today, count, forgiven] of shared.rows) {
    const row = rowOf(new Set(days), today);
    expect(row).toEqual({ days: count, forgiven: forgiven.map(dateAt) });
  }
});

test('whatever was kept before, counting comes to an end', () => {
  const many = counted({ ...NOTHING, day: 1_000_000, days: 1_000_000 }, []);
  expect(many.days.size).toBe(10_000);
  expect(counted({ ...NOTHING, day: 3, days: 50 }, []).days).toEqual(new Set([3, 2, 1, 0]));
});

test('what the server has is as it says', () => {
  const [mine, theirs] = [aTry('a', { unsent: true }), aTry('a', { unsent: false, rating: 1234 })];
  for (const both of [merged([mine], [theirs]), merged([theirs], [mine])]) {
    expect(both).toEqual([theirs]);
  }
});

test('they outlive a visit, and what is no try is left out', () => {
  const tries: Try[] = [
    aTry('a', { solved: true, daily: true, unsent: true }),
    aTry('b', { run: true, time: 1_800_000_000_000, unsent: false }),
  ];
  expect(parseTries(writeTries(tries))).toEqual(tries);
  for (const wrong of [null, '', 'a', 'a b 1 2 x 0000', 'a b 1 2 3 000', 'a b 1 2 3 00x0']) {
    expect(parseTries(wrong)).toEqual([]);
  }
  expect(parseTries(`nonsense\n${writeTries(tries)}\n{}`)).toEqual(tries);
});
