// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { board, position } from '../lib/testing';
import { arrowsOf } from './arrows';
import { answer } from '../study/testing';
import { view } from './testing';
import { arrowOf, partsOf } from './tokens';

describe('a token', () => {
  it('is a move, a tiling or a deal', () => {
    expect(partsOf('3R2')).toEqual({ kind: 'take', source: 3, colour: 'R', line: 2 });
    expect(partsOf('2@4')).toEqual({ kind: 'tile', line: 2, column: 4 });
    expect(partsOf('=BBRK/-/-/-/-')).toEqual({ kind: 'deal' });
  });
});

describe('arrows', () => {
  const table = position({
    factories: ['BBRK', '', '', '', ''],
    centre: 'RR',
    boards: [board({ lines: ['', 'B', '', '', ''], floor: 'Y' }), board()],
  });

  it('lead from the tile to the next free space', () => {
    expect(arrowOf('1R3', table, 1)).toEqual({ from: 'factory:1:2', to: 'line:1:3:1' });
    expect(arrowOf('1B2', table, 1)).toEqual({ from: 'factory:1:0', to: 'line:1:2:2' });
    expect(arrowOf('0R0', table, 1)).toEqual({ from: 'centre:R', to: 'floor:1:2' });
    expect(arrowOf('2@4', table, 2)).toEqual({ from: 'line:2:2:1', to: 'wall:2:2:4' });
    expect(arrowOf('=B', table, 1)).toBeNull();
    expect(arrowOf('1R3', table, 3)).toBeNull();
  });

  it('show the best moves, or one line with what follows', () => {
    const none = () => [];
    const best = arrowsOf(table, view(1), 2, null, none);
    expect(best.map(({ to, rank, label }) => [to, rank, label])).toEqual([
      ['line:1:2:2', 0, null],
      ['line:1:3:1', 1, null],
    ]);
    expect(arrowsOf(table, view(1), 3, 1, none).map(({ to }) => to)).toEqual(['line:1:3:1']);
    const steps = answer('a', ['1B2', '2Y1']).steps;
    const ahead = arrowsOf(table, view(1), 3, 0, () => steps);
    expect(ahead.map(({ seat, label }) => [seat, label])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(arrowsOf(table, view(1, { to_move: null }), 3, null, none)).toEqual([]);
  });
});
