// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PlayAnswer, Step } from '../lib/messages';
import { position } from '../lib/testing';
import { byRound, firstOf, keyTo, marksOf, pause } from './replay';

const step = (seat: number | null, round: number, placed = 0): Step => ({
  token: '',
  seat,
  effects: Array.from({ length: placed }, () => ({ event: 'TilePlaced' }) as Step['effects'][0]),
  position: position({ round }),
});
/** Two rounds of two moves, from an empty table. */
const game = {
  start: position({ phase: 'deal' }),
  steps: [step(null, 1), step(1, 1), step(2, 2, 3), step(null, 2), step(2, 2), step(1, 3, 1)],
} as PlayAnswer;
const marks = marksOf(game);
const COUNT = 6;

describe('a replay', () => {
  it('has its rounds where the tiles have been dealt', () => {
    expect(marks).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 4 },
    ]);
  });

  it('of a game from a position has the round that it begins in', () => {
    const later = { start: position({ round: 3 }), steps: [step(1, 4), step(null, 4)] };
    expect(marksOf(later)).toEqual([
      { round: 3, at: 0 },
      { round: 4, at: 2 },
    ]);
    expect(firstOf(marksOf(later), 2)).toBe(0);
  });

  it('begins at the first deal, not at an empty table', () => {
    expect(firstOf(marks, COUNT)).toBe(1);
    expect(firstOf([], 0)).toBe(0);
  });

  it('goes by rounds', () => {
    expect(byRound(marks, 1, 1, COUNT)).toBe(4);
    expect(byRound(marks, 4, 1, COUNT)).toBe(COUNT);
    expect(byRound(marks, 6, -1, COUNT)).toBe(4);
    expect(byRound(marks, 4, -1, COUNT)).toBe(1);
    expect(byRound(marks, 1, -1, COUNT)).toBe(0);
  });

  it.each([
    [{ key: 'ArrowLeft', shiftKey: false }, 4],
    [{ key: 'ArrowRight', shiftKey: false }, 6],
    [{ key: 'ArrowLeft', shiftKey: true }, 4],
    [{ key: 'PageUp', shiftKey: false }, 4],
    [{ key: 'PageDown', shiftKey: false }, 6],
    [{ key: 'Home', shiftKey: false }, 0],
    [{ key: 'End', shiftKey: false }, 6],
    [{ key: 'x', shiftKey: false }, null],
  ])('%o leads from 5 to %s', (event, to) => {
    expect(keyTo(event, marks, 5, COUNT)).toBe(to);
  });

  it('does not wait longer for tiles that only move', () => {
    const moved = Array.from({ length: 4 }, () => ({ event: 'TilesMoved' }) as Step['effects'][0]);
    expect(pause({ ...step(1, 1), effects: moved }, 1)).toBe(pause(step(1, 1), 1));
  });

  it('waits longer where more is to be seen, and less at a higher pace', () => {
    expect(pause(game.steps[2], 1)).toBeGreaterThan(pause(game.steps[1], 1));
    expect(pause(game.steps[1], 2)).toBe(pause(game.steps[1], 1) / 2);
  });
});
