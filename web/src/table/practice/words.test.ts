import { beforeAll, describe, expect, it } from 'vitest';
import { board, move, position } from '../../lib/testing';
import { startTexts } from '../../lib/texts.svelte';
import { hintMarks, hintWords } from './words';

beforeAll(startTexts);

const here = position({
  boards: [board({ lines: ['', '', 'B', '', ''], floor: 'R' }), board()],
});
const toLine = move('1B3', { completes: true, points: 4, columns: [{ column: 1, points: 4 }] });
const toFloor = move('0R0', { falls: 2, takes_marker: true, floor_cost: 4 });
const onWall = move('2@4', { points: 3 });

describe('a hint', () => {
  it('is said in two steps', () => {
    expect(hintWords({ move: toLine, whole: false }, here)).toEqual([
      'Hint: 2 blue from factory 1',
    ]);
    const [where, what] = hintWords({ move: toLine, whole: true }, here);
    expect(where).toBe('Hint: 2 blue from factory 1 to line 3');
    expect(what).toContain('4 points');
    expect(hintWords({ move: toFloor, whole: true }, here)[0]).toBe(
      'Hint: 2 red from the centre to the floor line',
    );
    expect(hintWords({ move: onWall, whole: true }, here)).toEqual(['Hint: Column 4: 3 points']);
  });

  it('is marked on the table', () => {
    const keys = (hint: Parameters<typeof hintMarks>[0]): string[] => [
      ...hintMarks(hint, here).keys(),
    ];
    expect(keys({ move: toLine, whole: false })).toEqual(['factory:1']);
    expect(keys({ move: toLine, whole: true })).toEqual(['factory:1', 'line:1:3:2', 'line:1:3:3']);
    expect(keys({ move: toFloor, whole: true })).toEqual(['centre:R', 'floor:1:3', 'floor:1:4']);
    expect(keys({ move: onWall, whole: true })).toEqual(['wall:1:2:4']);
    const marks = [...hintMarks({ move: toLine, whole: true }, here).values()];
    expect(marks.every(({ hint }) => hint)).toBe(true);
    expect(marks.map(({ first }) => first)).toEqual([true, false, false]);
  });
});
