import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import { percent, points, short } from './figures';

beforeAll(startTexts);

describe('figures', () => {
  it('never call certain what is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%']);
  });

  it('are short', () => {
    expect(points(43.26)).toBe('43.3');
    expect(points(-2)).toBe('−2.0');
    expect(short(950)).toBe('950');
  });
});
