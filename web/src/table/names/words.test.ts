import { beforeAll, describe, expect, it } from 'vitest';
import { board, move } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import {
  colourCounts,
  floorWords,
  lineWords,
  loss,
  moveWords,
  rowWords,
  sourceWords,
  spaceWords,
} from './words';

beforeAll(startTexts);

describe('what lies on the table', () => {
  it('is counted by colour, in the order of the colours', () => {
    expect([...colourCounts('WRBR')]).toEqual([
      ['B', 1],
      ['R', 2],
      ['W', 1],
    ]);
    expect(colourCounts('').size).toBe(0);
  });

  it('is told as a list, the start marker last', () => {
    expect(sourceWords(3, 'RBRB')).toBe('Factory 3: 2 blue and 2 red');
    expect(sourceWords(0, 'KYY', true)).toBe('Centre: 2 yellow, 1 black and the start marker');
    expect(sourceWords(0, 'KYY', false)).toBe('Centre: 2 yellow and 1 black');
  });

  it('may be nothing, or the start marker alone', () => {
    expect(sourceWords(2, '')).toBe('Factory 2: empty');
    expect(sourceWords(0, '')).toBe('Centre: empty');
    expect(sourceWords(0, '', true)).toBe('Centre: only the start marker');
  });
});

describe('a board', () => {
  const own = board({
    lines: ['', 'R', '', 'KKK', ''],
    wall: ['.....', 'W....', '..Y.B', '.....', '.....'],
    floor: '1B',
    floor_cost: 2,
  });

  it('tells its lines, and what the picked tiles would do there', () => {
    expect(lineWords(own, 1, undefined)).toBe('Line 1: empty');
    expect(lineWords(own, 4, undefined)).toBe('Line 4: 3 of 4 black');
    expect(
      lineWords(
        own,
        2,
        move('1R2', { completes: true, points: 3, columns: [{ column: 4, points: 3 }] }),
      ),
    ).toBe('Line 2: 1 of 2 red. Completes the line for 3 points');
    expect(lineWords(own, 5, move('1R5'), 2)).toBe('Line 5: empty. 2 of 5 red');
  });

  it('tells its floor line', () => {
    expect(floorWords(own, undefined)).toBe('Floor line: 2 spaces taken, costs 2');
    expect(floorWords(board(), move('1R0', { floor_cost: 2 }))).toBe(
      'Floor line: empty. To the floor line; costs 2 points',
    );
  });

  it('tells a row of its wall, space by space', () => {
    expect(rowWords(own, 2)).toBe('Wall row 2: white, free, free, free and free');
    expect(rowWords(own, 3)).toBe('Wall row 3: free, free, yellow, free and blue');
  });
});

describe('a move', () => {
  const columns = [{ column: 2, points: 5 }];

  it.each([
    [{}, '2 of 3 blue'],
    [{ takes_marker: true, floor_cost: 1 }, '2 of 3 blue; costs 1 point (with the start marker)'],
    [{ completes: true, points: 5, columns }, 'Completes the line for 5 points'],
    [
      { completes: true, points: 1, columns, falls: 1, floor_cost: 2, takes_marker: true },
      'Completes the line for 1 point; 1 tile falls; costs 2 points (with the start marker)',
    ],
    [
      { completes: true, floor_cost: 4 },
      'Completes the line, but its tile has no space on the wall; costs 4 points',
    ],
  ])('to a line with %o says: %s', (changes, words) => {
    expect(moveWords(move('1B3', changes), 2)).toBe(words);
  });

  it('to the floor line says what it costs', () => {
    expect(moveWords(move('1B0', { falls: 2, floor_cost: 2 }))).toBe(
      'To the floor line; costs 2 points',
    );
    expect(moveWords(move('1B0'))).toBe('To the floor line, at no cost');
  });

  it('of a tiling says its column and points', () => {
    expect(moveWords(move('2@4', { points: 3 }))).toBe('To column 4 for 3 points');
    expect(spaceWords(move('2@4', { points: 1 }))).toBe('Column 4: 1 point');
  });
});

it('writes losses with a real minus', () => {
  expect(loss(3)).toBe('−3');
});
