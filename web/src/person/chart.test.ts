import { describe, expect, it } from 'vitest';
import {
  bandOf,
  dated,
  indexAt,
  isOneDay,
  leftOf,
  pathOf,
  ticks,
  different,
  xOf,
  yOf,
} from './chart';

const SIZE = { width: 300, height: 100 };

describe('the axis', () => {
  it.each([
    [
      [1480, 1532],
      [1480, 1500, 1520, 1540],
    ],
    [
      [0, 100],
      [0, 50, 100],
    ],
    [
      [-0.12, 0.03],
      [-0.15, -0.1, -0.05, 0, 0.05],
    ],
    [
      [7, 7.4],
      [7, 7.2, 7.4],
    ],
  ])('counts as people do: %j', (values, expected) => {
    const found = ticks(values, 0.01);
    expect(found).toHaveLength(expected.length);
    for (const [i, tick] of found.entries()) expect(tick).toBeCloseTo(expected[i] ?? NaN, 9);
  });

  it('holds all points between few lines', () => {
    for (let seed = 1; seed < 400; seed++) {
      const values = Array.from(
        { length: 1 + (seed % 7) },
        (_, i) => Math.sin(seed * (i + 1)) * 3 ** (seed % 9),
      );
      const found = ticks(values, 0.01);
      const [low = NaN, high = NaN] = [found[0], found.at(-1)];
      expect(low).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
      expect(high).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.length).toBeLessThanOrEqual(6);
    }
  });

  it('has room for its figures', () => {
    expect(leftOf(['1400', '1600'])).toBeLessThan(45);
    expect(leftOf(['−1,500%', '0%'])).toBeGreaterThan(55);
  });

  it('has room around a single value, and nothing to say of none', () => {
    expect(ticks([1500], 100)).toEqual([1450, 1500, 1550]);
    expect(ticks([], 1)).toEqual([]);
  });
});

describe('points', () => {
  it('go from one side to the other', () => {
    expect([0, 1, 2].map((i) => xOf(SIZE, 3, i))).toEqual([0, 150, 300]);
    expect(xOf(SIZE, 1, 0)).toBe(150);
    expect(yOf(SIZE, { low: 0, high: 10 }, 10)).toBe(0);
    expect(yOf(SIZE, { low: 5, high: 5 }, 5)).toBe(50);
  });

  it('are found where somebody points', () => {
    for (let i = 0; i < 20; i++) expect(indexAt(SIZE, 20, xOf(SIZE, 20, i))).toBe(i);
    expect(indexAt(SIZE, 20, -50)).toBe(0);
    expect(indexAt(SIZE, 20, 999)).toBe(19);
    expect(indexAt(SIZE, 1, 10)).toBe(0);
  });

  it('make a line and a band', () => {
    const range = { low: 0, high: 10 };
    expect(pathOf(SIZE, range, [0, 10])).toBe('M0.0 100.0L300.0 0.0');
    expect(bandOf(SIZE, range, [0, 0], [10, 10])).toBe('M0.0 0.0L300.0 0.0L300.0 100.0L0.0 100.0Z');
  });

  it('have dates where there is room', () => {
    expect(dated(0, 300)).toEqual([]);
    expect(dated(1, 300)).toEqual([0]);
    expect(dated(200, 300)).toEqual([0, 199]);
    expect(dated(3, 900)).toEqual([0, 1, 2]);
    expect(dated(200, 900)).toEqual([0, 40, 80, 119, 159, 199]);
  });

  it('have the time instead where all are of one day', () => {
    const noon = new Date(2026, 10, 18, 12).getTime();
    expect(isOneDay([noon, noon + 3_600_000])).toBe(true);
    expect(isOneDay([noon, noon + 86_400_000])).toBe(false);
    expect(isOneDay([])).toBe(true);
  });

  it('do not say the same date again and again', () => {
    const days = ['1 Nov', '1 Nov', '2 Nov', '2 Nov', '5 Nov'];
    expect(different([0, 1, 2, 3, 4], (point) => days[point] ?? '')).toEqual([0, 2, 4]);
  });
});
