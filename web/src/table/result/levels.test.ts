// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ResultView } from '../../lib/messages';
import { seat, view } from '../../lib/testing';
import { nextLevel, sameTable } from './levels';

const LEVELS = ['novice', 'keen', 'full'];
const engine = (number: number, level: string) => seat(number, { kind: 'engine', level });
const against = (...levels: string[]) =>
  view({ seats: [seat(1), ...levels.map((level, i) => engine(i + 2, level))], yours: [1] });
const won = (...winners: number[]): ResultView => ({
  reason: 'row',
  winners,
  decided_by: 'points',
  scores: [],
  bonuses: [],
});

describe('the level that fits after a game', () => {
  it('is the next one after a win, the one below after a loss', () => {
    expect(nextLevel(against('keen'), won(1), LEVELS)).toEqual({ way: 'up', level: 'full' });
    expect(nextLevel(against('keen'), won(1, 2), LEVELS)).toEqual({ way: 'up', level: 'full' });
    expect(nextLevel(against('keen'), won(2), LEVELS)).toEqual({ way: 'down', level: 'novice' });
    expect(nextLevel(against('keen', 'keen', 'keen'), won(1), LEVELS)?.level).toBe('full');
  });

  it('ends with the list', () => {
    expect(nextLevel(against('full'), won(1), LEVELS)).toBeNull();
    expect(nextLevel(against('novice'), won(2), LEVELS)).toBeNull();
    expect(nextLevel(against('forgotten'), won(1), LEVELS)).toBeNull();
    expect(nextLevel(against('keen'), won(1), [])).toBeNull();
  });

  it('is none without a winner, between people, and against several strengths', () => {
    expect(nextLevel(against('keen'), won(), LEVELS)).toBeNull();
    expect(nextLevel(against('keen', 'full'), won(1), LEVELS)).toBeNull();
    const friends = view({ seats: [seat(1), seat(2)], yours: [1] });
    expect(nextLevel(friends, won(1), LEVELS)).toBeNull();
    // Somebody who left, and for whom a computer played on, is no level.
    const left = view({
      seats: [seat(1), seat(2, { level: 'keen', out: 'resigned' })],
      yours: [1],
    });
    expect(nextLevel(left, won(1), LEVELS)).toBeNull();
    const watched = view({ seats: [engine(1, 'keen'), engine(2, 'keen')], yours: [] });
    expect(nextLevel(watched, won(1), LEVELS)).toBeNull();
  });
});

it('plays it at the same table', () => {
  const clock = { type: 'days', days: 3 } as const;
  const table = view({ seats: [engine(1, 'keen'), seat(2)], yours: [2], variant: 'grey', clock });
  expect(sameTable(table, 'full', 'wish')).toEqual({
    id: 'wish',
    seats: [{ type: 'engine', level: 'full' }, { type: 'me' }],
    variant: 'grey',
    clock,
  });
});
