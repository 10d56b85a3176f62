import { expect, test } from 'vitest';
import { dueCount, historyOf, repeats } from './history';
import { aTry } from './testing';

const DAY = 86_400_000;
const on = (puzzle: string, day: number, solved: boolean): ReturnType<typeof aTry> =>
  aTry(`${puzzle} ${String(day)} ${String(solved)}`, { puzzle, day, time: day * DAY, solved });

test('a puzzle is what its first try was, whatever came later', () => {
  const [entry] = historyOf([on('a', 12, true), on('a', 10, false)]);
  expect(entry).toMatchObject({ puzzle: 'a', solved: false });
  expect([entry?.first.day, entry?.last.day]).toEqual([10, 12]);
  const order = historyOf([on('a', 1, true), on('b', 3, true), on('c', 2, true)]);
  expect(order.map(({ puzzle }) => puzzle)).toEqual(['b', 'c', 'a']);
});

test('a failed one comes again after a day, then after three, then after a week', () => {
  const due = (...tries: ReturnType<typeof aTry>[]): number | null | undefined =>
    historyOf(tries)[0]?.due;
  expect(due(on('a', 10, true))).toBeNull();
  expect(due(on('a', 10, false))).toBe(11);
  expect(due(on('a', 10, false), on('a', 11, true))).toBe(14);
  expect(due(on('a', 10, false), on('a', 11, true), on('a', 14, true))).toBe(21);
  const thrice = [on('a', 11, true), on('a', 14, true), on('a', 21, true)];
  expect(due(on('a', 10, false), ...thrice)).toBeNull();
  // A wrong one begins anew.
  expect(due(on('a', 10, false), ...thrice, on('a', 30, false))).toBe(31);
  // Three times on one day is once.
  const sameDay = [1, 2, 3].map((at) => ({ ...on('a', 11, true), time: 11 * DAY + at }));
  expect(due(on('a', 10, false), ...sameDay)).toBe(14);
});

test('failed ones come first, and what was tried longest ago', () => {
  const entries = historyOf([
    on('solved', 1, true),
    on('waits', 10, false),
    on('due', 5, false),
    on('overdue', 3, false),
  ]);
  const order = repeats(entries, 10).map(({ puzzle }) => puzzle);
  expect(order).toEqual(['overdue', 'due', 'waits', 'solved']);
  expect([dueCount(entries, 10), dueCount(entries, 11), dueCount([], 11)]).toEqual([2, 3, 0]);
});
