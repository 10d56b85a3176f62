// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../lib/messages';
import { fits, figures, judge, LESSONS, reply, type MoveTask } from './lessons';

const move = (changes: Partial<LegalMove>): LegalMove => ({
  move: '1B2',
  source: 1,
  colour: 'B',
  destination: 2,
  line: null,
  column: null,
  takes_marker: false,
  falls: 0,
  lost_to_lid: 0,
  floor_cost: 0,
  completes: false,
  points: 0,
  columns: [],
  projected_score: 0,
  ...changes,
});

describe('judging a move', () => {
  it('compares fields with a value or one of several', () => {
    expect(fits({ colour: 'B', source: [1, 2] }, move({}), [])).toBe(true);
    expect(fits({ source: [2, 3] }, move({}), [])).toBe(false);
    expect(fits({}, move({}), [])).toBe(true);
  });

  it('finds the highest of all', () => {
    const legal = [move({ points: 3 }), move({ points: 5 })];
    expect(legal.map((each) => fits({ most: 'points' }, each, legal))).toEqual([false, true]);
  });

  it('says the first thing that fits', () => {
    const task: MoveTask = {
      id: 'x',
      position: '',
      right: { destination: 2 },
      wrong: [
        { say: 'floor', when: { destination: 0 } },
        { say: 'line', when: {} },
      ],
    };
    expect(judge(task, move({}), [])).toBe('right');
    expect(judge(task, move({ destination: 0 }), [])).toBe('wrong-floor');
    expect(judge(task, move({ destination: 3 }), [])).toBe('wrong-line');
  });
});

it('has an opponent who likes points and a clean floor', () => {
  const legal = [
    move({ move: 'a', projected_score: 4, falls: 1 }),
    move({ move: 'b', projected_score: 4 }),
    move({ move: 'c', projected_score: 3 }),
  ];
  expect(reply(legal)?.move).toBe('b');
  expect(reply([])).toBeUndefined();
});

it('adds up what happened to the learner', () => {
  const placed = { event: 'TilePlaced', colour: 'B', row: 1, column: 1 } as const;
  const found = figures(
    [
      { ...placed, seat: 1, horizontal: 1, vertical: 2, points: 2 },
      { ...placed, seat: 2, horizontal: 1, vertical: 1, points: 1 },
      { event: 'FloorScored', seat: 1, spaces: 1, cost: 1, lost: 1, score: 8 },
      { event: 'BonusScored', seat: 1, kind: 'row', which: 1, points: 2 },
    ],
    { boards: [{ score: 10 }, { score: 4 }] } as unknown as Parameters<typeof figures>[1],
  );
  expect(found).toEqual({ points: 2, lost: 1, bonus: 2, score: 10, other: 4 });
});

it('has twelve lessons', () => {
  expect(LESSONS).toHaveLength(12);
});
