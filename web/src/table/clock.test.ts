import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../lib/texts.svelte';
import { leftOf, timeWords, untilNext } from './clock';
import { seat, view } from '../lib/testing';

beforeAll(async () => {
  await startTexts();
});

const clocked = view({
  clock: { type: 'budget', initial_ms: 60_000, credit_ms: 0 },
  seats: [seat(1, { left_ms: 60_000 }), seat(2, { left_ms: 45_000 })],
  deadline: 100_000,
});

describe('clocks', () => {
  it('run for whoever is to move, down to zero', () => {
    expect(leftOf(clocked, 1, 70_000)).toBe(30_000);
    expect(leftOf(clocked, 1, 170_000)).toBe(0);
    expect(leftOf(clocked, 2, 70_000)).toBe(45_000);
  });

  it('stand when the game is over, and are absent without a clock', () => {
    expect(leftOf({ ...clocked, status: 'over' }, 1, 70_000)).toBe(60_000);
    expect(leftOf(view(), 1, 0)).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [999, '0:01'],
    [65_000, '1:05'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
  ])('%i ms is %s', (ms, words) => {
    expect(timeWords(ms)).toBe(words);
  });

  it('says days and hours of slow games', () => {
    expect(timeWords(2 * 86_400_000 + 3 * 3_600_000).replace(/[\u2066-\u2069]/g, '')).toBe(
      '2 d 3 h',
    );
    expect(untilNext(90_000_000)).toBe(60_000);
    expect(untilNext(1500)).toBe(520);
  });
});
