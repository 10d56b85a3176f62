// @vitest-environment node
import { expect, it } from 'vitest';
import { bonusKey } from './places';

it.each([
  ['row', 3, 'wall:2:3:5'],
  ['column', 4, 'wall:2:5:4'],
  ['colour', 1, 'score:2'],
] as const)('the bonus of a %s is counted where it ends: %s at %s', (kind, which, key) => {
  expect(bonusKey({ event: 'BonusScored', seat: 2, kind, which, points: 2 })).toBe(key);
});
