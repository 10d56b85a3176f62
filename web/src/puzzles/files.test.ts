// @vitest-environment node
import { expect, test } from 'vitest';
import { bandOf, dailyOf, dayOf, fits, nextOf, SETTINGS, settingOf } from './files';
import { puzzle, shared, shelved } from './testing';

const ALL = { theme: null, band: null };

test('the setting of a puzzle follows from its id', () => {
  expect(SETTINGS).toHaveLength(6);
  expect(settingOf('c2-9kx4bd')).toBe('coloured-2');
  expect(settingOf('g4-222222')).toBe('grey-4');
  expect(settingOf('x2-222222')).toBeUndefined();
  expect(settingOf('')).toBeUndefined();
});

test('a day has one puzzle, and every puzzle has its day', () => {
  const puzzles = ['a', 'b', 'c'].map((id) => puzzle({ id }));
  const day = dayOf(new Date(2026, 10, 16, 23, 59));
  expect(day).toBe(319);
  expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(320);
  const week = [0, 1, 2, 3].map((after) => dailyOf(puzzles, day + after)?.id);
  expect(new Set(week.slice(0, 3)).size).toBe(3);
  expect(week[3]).toBe(week[0]);
  expect(dailyOf(puzzles, -1)?.id).toBe('c');
  expect(dailyOf([], 5)).toBeUndefined();
});

test('a day has the same puzzle as in the terminal', () => {
  for (const [date, setting, id] of shared.daily) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(dailyOf(shelved(setting), dayOf(new Date(year, month - 1, day, 12)))?.id).toBe(id);
  }
});

test('difficulties by rating', () => {
  expect([0, 899, 900, 1300, 1800, 3000].map(bandOf)).toEqual([
    'easy',
    'easy',
    'medium',
    'hard',
    'expert',
    'expert',
  ]);
});

test('a puzzle fits by any of its themes', () => {
  const both = puzzle({ themes: ['deny', 'last'], rating: 1000 });
  expect(fits(both, { theme: 'last', band: 'medium' })).toBe(true);
  expect(fits(both, { theme: 'row', band: null })).toBe(false);
  expect(fits(both, { theme: null, band: 'hard' })).toBe(false);
});

test('the next puzzle is near the rating and was not tried', () => {
  const puzzles = Array.from({ length: 40 }, (_, i) => puzzle({ id: `p${i}`, rating: 100 * i }));
  const first = nextOf(puzzles, ALL, 1500, new Set(), () => 0);
  expect(first?.rating).toBe(1500);
  const next = nextOf(puzzles, ALL, 1500, new Set([first?.id ?? '']), () => 0.999);
  expect(next?.rating).toBeGreaterThan(700);
  expect(next?.rating).toBeLessThan(2300);
  expect(nextOf(puzzles, ALL, 1500, new Set(puzzles.map(({ id }) => id)))).toBeUndefined();
});
