// @vitest-environment node
import { expect, test } from 'vitest';
import { dayAfter, daysInRow } from './days';

const days = (...dates: string[]): ReadonlySet<string> => new Set(dates);

test('the day after, over months, years and leap days', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('today need not be over', () => {
  expect(daysInRow(days('2026-11-16', '2026-11-17'), '2026-11-18').days).toBe(2);
  expect(daysInRow(days('2026-11-16', '2026-11-17', '2026-11-18'), '2026-11-18').days).toBe(3);
  expect(daysInRow(days(), '2026-11-18')).toEqual({ days: 0, forgiven: [] });
});

test('one missed day of a month is forgiven', () => {
  const row = daysInRow(days('2026-11-14', '2026-11-15', '2026-11-17'), '2026-11-18');
  expect(row).toEqual({ days: 3, forgiven: ['2026-11-16'] });
  const two = daysInRow(days('2026-11-13', '2026-11-15', '2026-11-17'), '2026-11-18');
  expect(two).toEqual({ days: 2, forgiven: ['2026-11-16'] });
});
