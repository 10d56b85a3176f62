import { describe, expect, it } from 'vitest';
import type { BonusScored, ResultView } from '../lib/messages';
import { bonusLines, verdict } from './breakdown';

const bonus = (seat: number, kind: BonusScored['kind'], points: number): BonusScored => ({
  event: 'BonusScored',
  seat,
  kind,
  which: 1,
  points,
});
const result = (changes: Partial<ResultView>): ResultView => ({
  reason: 'row',
  winners: [1],
  decided_by: 'points',
  scores: [40, 30],
  bonuses: [bonus(1, 'row', 2), bonus(1, 'row', 2), bonus(2, 'colour', 10)],
  ...changes,
});

describe('the breakdown', () => {
  it('adds bonuses up by kind and seat', () => {
    const lines = bonusLines(result({}).bonuses, 2);
    expect(lines.map((line) => line.kind)).toEqual(['row', 'column', 'colour']);
    expect(lines[0]?.seats).toEqual([
      { count: 2, points: 4 },
      { count: 0, points: 0 },
    ]);
    expect(lines[2]?.seats[1]).toEqual({ count: 1, points: 10 });
  });

  it.each([
    [{}, 'points'],
    [{ scores: [40, 40], decided_by: 'rows' }, 'rows'],
    [{ winners: [1, 2], scores: [40, 40], decided_by: 'shared' }, 'shared'],
    [{ reason: 'resigned', decided_by: null }, 'early'],
    [{ reason: 'abandoned', winners: [], decided_by: null }, 'none'],
  ] as const)('%o is decided by %s', (changes, expected) => {
    expect(verdict(result(changes as Partial<ResultView>))).toBe(expected);
  });

  it('does not say that the winner has most points when somebody who left has as many', () => {
    const ended = (scores: number[]) => result({ winners: [2], scores });
    expect(verdict(ended([50, 40]), [1])).toBe('early');
    expect(verdict(ended([40, 40]), [1])).toBe('early');
    expect(verdict(ended([39, 40]), [1])).toBe('points');
    const shared = result({ winners: [2, 3], scores: [50, 40, 40], decided_by: 'shared' });
    expect(verdict(shared, [1])).toBe('shared');
  });
});
