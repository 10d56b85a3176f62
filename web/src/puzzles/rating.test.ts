// @vitest-environment node
import { expect, test } from 'vitest';
import { rated, START } from './rating';
import { shared } from './testing';

test('solving raises a rating, failing lowers it, by more the less was expected', () => {
  const hard = rated(START, 1400, true);
  const easy = rated(START, 600, true);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(START.rating);
  expect(rated(START, 600, false).rating).toBeLessThan(rated(START, 1400, false).rating);
});

test('a rating settles', () => {
  let now = START;
  for (let i = 0; i < 60; i++) now = rated(now, 1500, i % 2 === 0);
  expect(now.deviation).toBeLessThan(100);
  expect(Math.abs(now.rating - 1500)).toBeLessThan(120);
  const before = now.rating;
  expect(Math.abs(rated(now, 1500, true).rating - before)).toBeLessThan(20);
});

test('it stays within bounds', () => {
  let [low, high] = [START, START];
  for (let i = 0; i < 500; i++) {
    low = rated(low, 405, false);
    high = rated(high, 2900, true);
  }
  expect(low.rating).toBeGreaterThanOrEqual(100);
  expect(high.rating).toBeLessThanOrEqual(3500);
});

test('ratings are those of the terminal', () => {
  for (const [rating, deviation, of, solved, ...after] of shared.ratings) {
    const now = rated({ rating, deviation }, of, solved);
    expect([now.rating, now.deviation]).toEqual(after);
  }
});
