import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../lib/texts.svelte';
import { giverOf, leftOf, timeWords, untilNext } from './clock';
import { event, seat, view } from '../../lib/testing';

beforeAll(async () => {
  await startTexts();
});

const clocked = view({
  clock: { type: 'budget', initial_ms: 60_000, credit_ms: 0 },
  seats: [seat(1, { left_ms: 60_000 }), seat(2, { left_ms: 45_000 })],
  deadline: 100_000,
});

describe('clocks', () => {
  it('run for the seat to move, down to zero', () => {
    expect(leftOf(clocked, 1, 70_000)).toBe(30_000);
    expect(leftOf(clocked, 1, 170_000)).toBe(0);
    expect(leftOf(clocked, 2, 70_000)).toBe(45_000);
  });

  it('stand before the first move, and where a seat has none', () => {
    expect(leftOf({ ...clocked, deadline: null }, 1, 70_000)).toBe(60_000);
    expect(leftOf({ ...clocked, seats: [seat(1)] }, 2, 0)).toBeNull();
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
    [86_399_000, '23:59:59'],
  ])('%i ms is %s', (ms, words) => {
    expect(timeWords(ms)).toBe(words);
  });

  it('says days and hours of slow games', () => {
    expect(timeWords(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
    expect(timeWords(86_400_000)).toBe('1 d 0 h');
  });

  it('are drawn again when the next second begins, or each minute of days', () => {
    expect(untilNext(86_400_001)).toBe(60_000);
    expect(untilNext(86_400_000)).toBe(20);
    expect(untilNext(1500)).toBe(520);
  });
});

describe('days off', () => {
  it('hold a clock of days until they are over', () => {
    const day = 86_400_000;
    const held = view({
      clock: { type: 'days', days: 2 },
      to_move: 2,
      deadline: 10 * day,
      seats: [seat(1), seat(2, { holiday: 9 * day })],
    });
    expect([leftOf(held, 2, day), leftOf(held, 2, 8 * day)]).toEqual([day, day]);
    expect(leftOf(held, 2, 9.5 * day)).toBe(day / 2);
  });
});

describe('more time', () => {
  it('is given to another person who plays, from a seat of mine that does', () => {
    expect(giverOf(clocked, 2, [])).toBe(1);
    expect(giverOf(clocked, 1, [])).toBeNull();
    expect(giverOf({ ...clocked, yours: [] }, 2, [])).toBeNull();
    expect(giverOf({ ...clocked, status: 'over' }, 2, [])).toBeNull();
    expect(giverOf(view(), 2, [])).toBeNull();
    for (const changes of [{ kind: 'engine' }, { kind: 'local' }, { out: 'time' }] as const) {
      expect(giverOf({ ...clocked, seats: [seat(1), seat(2, changes)] }, 2, [])).toBeNull();
    }
    expect(giverOf({ ...clocked, seats: [seat(1, { out: 'time' }), seat(2)] }, 2, [])).toBeNull();
  });

  it('is given ten times', () => {
    const given = Array.from({ length: 10 }, (_, i) =>
      event(i + 1, { type: 'time_given', seat: 2, by: 1, ms: 15_000 }),
    );
    expect(giverOf(clocked, 2, given.slice(1))).toBe(1);
    expect(giverOf(clocked, 2, given)).toBeNull();
  });
});
