// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { position } from '../lib/testing';
import {
  clear,
  colourOf,
  draftOf,
  emptyDraft,
  moved,
  pieceAt,
  placeOf,
  put,
  viewOf,
  withPlayers,
  withScore,
  type Draft,
  type Piece,
  type Place,
} from './draft';

const at = (name: string): Place => {
  const place = placeOf(name);
  if (!place) throw new Error(name);
  return place;
};
const lay = (draft: Draft, ...pieces: [string, Piece][]): Draft =>
  pieces.reduce((before, [name, piece]) => put(before, at(name), piece), draft);

describe('a position set up by hand', () => {
  const empty = emptyDraft(2, 'coloured');

  it('knows the places of a table', () => {
    expect(placeOf('factory:3:1')).toEqual({ kind: 'factory', factory: 3, slot: 1 });
    expect(placeOf('line:1:2:2')).toEqual({ kind: 'line', seat: 1, line: 2, space: 2 });
    for (const other of ['factory:3', 'board:1', 'score:1', 'bag', 'floor:1:0']) {
      expect(placeOf(other)).toBeNull();
    }
  });

  it('fills factories in order, up to the last slot', () => {
    const draft = lay(empty, ['factory:1:0', 'W'], ['factory:1:1', 'B'], ['factory:1:2', 'R']);
    expect(draft.factories[0]).toBe('BRW');
    expect(lay(draft, ['factory:1:0', 'K']).factories[0]).toBe('RKW');
    const full = lay(draft, ['factory:1:3', 'Y']);
    expect(full.factories[0]).toBe('BYRW');
    expect(clear(full, at('factory:1:1')).factories[0]).toBe('BRW');
  });

  it('fills a line up to the space, in one colour', () => {
    const draft = lay(empty, ['line:2:4:3', 'R']);
    expect(draft.boards[1]?.lines[3]).toBe('RRR');
    expect(lay(draft, ['line:2:4:2', 'K']).boards[1]?.lines[3]).toBe('KK');
    expect(clear(draft, at('line:2:4:2')).boards[1]?.lines[3]).toBe('R');
    expect(clear(draft, at('line:2:4:4'))).toBe(draft);
  });

  it('puts tiles on walls and floors, and takes them away', () => {
    let draft = lay(empty, ['wall:1:2:3', 'Y'], ['floor:1:5', 'B'], ['floor:1:2', 'K']);
    expect(draft.boards[0]?.wall[1]).toBe('..Y..');
    expect(draft.boards[0]?.floor).toBe('BK');
    expect(pieceAt(draft, at('floor:1:2'))).toBe('K');
    draft = clear(clear(draft, at('wall:1:2:3')), at('floor:1:1'));
    expect(draft.boards[0]?.wall[1]).toBe('.....');
    expect(draft.boards[0]?.floor).toBe('K');
    const full = lay(
      draft,
      ...Array.from({ length: 9 }, (): [string, Piece] => ['floor:1:7', 'W']),
    );
    expect(full.boards[0]?.floor).toBe('KWWWWWW');
  });

  it('has one marker, in the centre or on a floor', () => {
    expect(pieceAt(empty, at('centre:1'))).toBe('1');
    const taken = lay(empty, ['floor:2:1', '1']);
    expect(taken.marker).toBe(false);
    expect(taken.boards[1]?.floor).toBe('1');
    const given = lay(taken, ['floor:1:1', '1']);
    expect(given.boards.map(({ floor }) => floor)).toEqual(['1', '']);
    expect(lay(given, ['centre:B', '1']).marker).toBe(true);
    expect(lay(given, ['wall:1:1:1', '1'])).toBe(given);
    expect(clear(given, at('floor:1:1')).boards[0]?.floor).toBe('');
  });

  it('moves a piece from place to place', () => {
    const draft = lay(empty, ['factory:2:0', 'R'], ['centre:Y', 'Y']);
    const after = moved(draft, at('factory:2:0'), at('centre:R'));
    expect(after.factories[1]).toBe('');
    expect(after.centre).toBe('YR');
    expect(moved(after, at('factory:2:0'), at('centre:R'))).toBe(after);
    expect(clear(after, at('centre:Y')).centre).toBe('R');
    const line = moved(lay(empty, ['line:1:5:3', 'W']), at('line:1:5:1'), at('wall:2:1:1'));
    expect(line.boards[0]?.lines[4]).toBe('WW');
    expect(line.boards[1]?.wall[0]).toBe('W....');
  });

  it('takes more players, or fewer', () => {
    const four = withPlayers(withScore({ ...empty, to_move: 2 }, 2, 30), 4);
    expect(four.factories).toHaveLength(9);
    expect(four.boards.map(({ score }) => score)).toEqual([0, 30, 0, 0]);
    expect(withPlayers({ ...four, to_move: 4, start: 3 }, 2)).toMatchObject({
      to_move: 2,
      start: 2,
    });
  });

  it('is shown as a table is, and made from one', () => {
    const shown = position({ text: 'coloured 3 1 offer 1 1', round: 3, marker: 2 });
    const draft = draftOf(shown);
    expect(draft).toMatchObject({ round: 3, idle_rounds: 1, marker: false, to_move: 1 });
    const view = viewOf(put(draft, at('wall:1:1:1'), 'B'), [1, 2, 3, 4, 5]);
    expect(view.boards[0]?.wall[0]).toBe('B....');
    expect(view.boards[0]?.spaces[1]?.[0]).toBe('W');
    expect(view.bag).toEqual([1, 2, 3, 4, 5]);
    expect(viewOf({ ...draft, phase: 'deal' }, []).to_move).toBeNull();
    expect(colourOf(draft, at('wall:1:2:1'))).toBe('W');
    expect(colourOf({ ...draft, variant: 'grey' }, at('wall:1:2:1'))).toBeNull();
  });
});
