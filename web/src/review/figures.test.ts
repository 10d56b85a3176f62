import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import {
  change,
  errorOf,
  mistakeFrom,
  mistakesOf,
  pathOf,
  PARTS,
  percent,
  rounded,
  tokenAt,
  WHOLE,
} from './figures';
import { review, reviewMove } from './testing';

beforeAll(startTexts);

describe('shares', () => {
  it('are percent, changes with a real sign', () => {
    expect(percent(517_992_214)).toBe('52%');
    expect(percent(517_992_214, 1)).toBe('51.8%');
    expect(change(-80_000_000, 1)).toBe('−8.0%');
    expect(change(80_000_000)).toBe('+8%');
    expect(change(0)).toBe('0%');
  });

  it('tell how far off a cost may be, if it is known', () => {
    expect(errorOf(reviewMove(1, { error: 12_300_000 }))).toBe('±1.2%');
    expect(errorOf(reviewMove(1))).toBe('');
    expect(errorOf(reviewMove(1, { cost: 0, error: 12_300_000 }))).toBe('');
  });

  it('add up after rounding as before it', () => {
    for (let i = 0; i < 200; i++) {
      const part = (): number => Math.round((Math.random() - 0.5) * WHOLE);
      const parts = {
        start: part(),
        deals: 0,
        own: part(),
        others: part(),
        ending: part(),
        result: part(),
      };
      const { start, own, others, ending, result } = parts;
      const row = rounded({ ...parts, deals: result - start - own - others - ending });
      expect(row.start + row.deals + row.own + row.others + row.ending).toBe(row.result);
      for (const each of PARTS) expect(Math.abs(row[each] % (WHOLE / 1000))).toBe(0);
    }
  });
});

it('rounds a little less than nothing to nothing', () => {
  const nothing = { start: 0, deals: 0, own: 0, others: 0, ending: 0, result: -1 };
  expect(rounded(nothing).result).toBe(0);
});

describe('the graph', () => {
  const plot = { width: 200, height: 100, count: 2 };

  it('has a point for every token', () => {
    const { course } = review([]);
    expect(pathOf(plot, course, 1)).toBe('M0.0 50.0L100.0 40.0L200.0 60.0');
    expect(pathOf(plot, course, 2)).toBe('M0.0 50.0L100.0 60.0L200.0 40.0');
  });

  it('leads to the nearest token', () => {
    expect([0, 90, 120, 160, 500].map((x) => tokenAt(plot, x))).toEqual([0, 0, 0, 1, 1]);
    expect(tokenAt({ ...plot, count: 0 }, 50)).toBe(0);
  });
});

it('goes from mistake to mistake', () => {
  const good = reviewMove(3, { grade: null, cost: 0 });
  const view = review([reviewMove(1), good, reviewMove(5, { grade: 'inaccuracy' })]);
  expect(mistakesOf(view).map(({ index }) => index)).toEqual([1, 5]);
  expect(mistakeFrom(view, 1, 1)).toBe(5);
  expect(mistakeFrom(view, 3, -1)).toBe(1);
  expect(mistakeFrom(view, 5, 1)).toBeNull();
  expect(mistakeFrom(view, 1, -1)).toBeNull();
});
