// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BonusScored, ResultView, RoundTotal } from '../../lib/messages';
import { bonusLines, restOf, verdict } from './breakdown';

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

  const round = (...seats: [gained: number, lost: number, score: number][]): RoundTotal => ({
    round: 1,
    seats: seats.map(([gained, lost, score]) => ({ placed: [], gained, cost: lost, lost, score })),
  });

  it('leaves nothing out of a game that began with nothing', () => {
    const rounds = [round([5, 1, 4], [3, 0, 3]), round([36, 4, 36], [17, 0, 20])];
    expect(restOf(rounds, result({}))).toEqual({ before: null, after: null });
  });

  it('has the points that a game from a position began with, so that columns add up', () => {
    const rounds = [round([10, 2, 20], [3, 0, 15]), round([16, 0, 36], [5, 0, 20])];
    const { before, after } = restOf(rounds, result({}));
    expect(before).toEqual([12, 12]);
    expect(after).toBeNull();
    const bonuses = bonusLines(result({}).bonuses, 2);
    for (const i of [0, 1]) {
      const gained = rounds.map(({ seats }) => (seats[i]?.gained ?? 0) - (seats[i]?.lost ?? 0));
      const extra = bonuses.map(({ seats }) => seats[i]?.points ?? 0);
      const sum = [before?.[i] ?? 0, ...gained, ...extra].reduce((a, b) => a + b);
      expect(sum).toBe(result({}).scores[i]);
    }
  });

  it('has the points of a round that was not finished', () => {
    const early = result({ reason: 'resigned', scores: [9, 3], bonuses: [] });
    expect(restOf([round([5, 1, 4], [3, 0, 3])], early)).toEqual({ before: null, after: [5, 0] });
    expect(restOf([], early)).toEqual({ before: [9, 3], after: null });
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
});
