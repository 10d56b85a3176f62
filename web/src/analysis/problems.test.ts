import { beforeAll, describe, expect, it } from 'vitest';
import type { EditProblem } from '../lib/messages';
import { startTexts } from '../lib/texts.svelte';
import { emptyDraft, put, placeOf, type Piece } from './draft';
import { placeWords } from './places';
import { placesOf, problemWords } from './problems';

beforeAll(startTexts);

const names = (seat: number): string => `Player ${String(seat)}`;
const NOTHING: EditProblem = {
  ...{ kind: '', field: '', detail: 'the core’s words', seat: null, line: null, column: null },
  ...{ colour: null, count: null, expected: null },
};
const lay = (draft: ReturnType<typeof emptyDraft>, name: string, piece: Piece) => {
  const place = placeOf(name);
  return place ? put(draft, place, piece) : draft;
};

describe('what is wrong', () => {
  let draft = emptyDraft(2, 'grey');
  draft = lay(lay(draft, 'wall:2:1:1', 'B'), 'wall:2:1:4', 'B');
  draft = lay(lay(draft, 'wall:2:3:1', 'B'), 'floor:1:1', 'R');

  it('is said in words, or in those of the core', () => {
    const count: EditProblem = {
      ...NOTHING,
      kind: 'tile_count',
      colour: 'B',
      count: 21,
      expected: 20,
    };
    expect(problemWords(count, names)).toBe('blue tile: 21 in all instead of 20.');
    const line: EditProblem = { ...NOTHING, kind: 'line_on_wall', seat: 2, line: 3 };
    expect(problemWords(line, names)).toContain('Player 2: line 3');
    expect(problemWords({ ...NOTHING, kind: 'new_kind' }, names)).toBe('the core’s words');
  });

  it('is marked where it lies', () => {
    const at = (changes: Partial<EditProblem>) => placesOf({ ...NOTHING, ...changes }, draft);
    expect(at({ kind: 'wall_place', seat: 1, line: 2, column: 3 })).toEqual(['wall:1:2:3']);
    expect(at({ kind: 'wall_row_twice', seat: 2, line: 1, column: 1, colour: 'B' })).toEqual([
      'wall:2:1:1',
      'wall:2:1:4',
    ]);
    expect(at({ kind: 'wall_column_twice', seat: 2, line: 1, column: 1, colour: 'B' })).toEqual([
      'wall:2:1:1',
      'wall:2:3:1',
    ]);
    expect(at({ kind: 'floor_not_empty', seat: 1 })).toEqual(['floor:1:1']);
    expect(at({ kind: 'line_on_wall', seat: 1, line: 2 })).toEqual(['line:1:2:1', 'line:1:2:2']);
    expect(at({ kind: 'marker_count' })).toEqual(['centre:1']);
    expect(at({ kind: 'over_early' })).toEqual([]);
  });

  it('has places that can be heard', () => {
    const said = (place: string) => placeWords(draft, place, names);
    expect(said('wall:2:1:1')).toBe('Player 2, wall, row 1, column 1: blue tile');
    expect(said('factory:3:0')).toBe('Factory 3, place 1: empty');
    expect(said('centre:1')).toBe('Centre, the start marker: 1');
    expect(said('line:1:2:2')).toBe('Player 1, line 2, space 2: empty');
    expect(said('floor:1:1')).toBe('Player 1, floor line, space 1: red tile');
    expect(said('bag')).toBeNull();
  });
});
