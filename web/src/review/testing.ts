/** Small reviews for the unit tests. */
import type { ReviewMove, ReviewReason, ReviewView } from '../lib/messages';

export function reviewMove(index: number, changes: Partial<ReviewMove> = {}): ReviewMove {
  return {
    index,
    round: 1,
    seat: 1,
    played: '1B2',
    best: '2Y2',
    win: 600_000_000,
    cost: 200_000_000,
    score: 40,
    points: 3,
    grade: 'blunder',
    shares: [400_000_000, 600_000_000],
    best_shares: [600_000_000, 400_000_000],
    pv: ['2Y2'],
    reasons: [],
    error: null,
    ...changes,
  };
}

export function reason(changes: Partial<ReviewReason>): ReviewReason {
  return {
    kind: 'floor',
    sure: true,
    of: null,
    colour: null,
    seat: null,
    line: null,
    count: null,
    which: null,
    points: null,
    instead: null,
    ...changes,
  };
}

export function review(moves: ReviewMove[], changes: Partial<ReviewView> = {}): ReviewView {
  const seat = { moves: 1, accuracy: 80, mean_cost: 0.1, mean_points: 1 };
  const seats = [0, 1].map(() => ({ ...seat, blunders: 1, mistakes: 0, inaccuracies: 0 }));
  return {
    players: 2,
    total: moves.length,
    done: true,
    made_by: { engine: 'evora', version: 1, nodes: 60_000 },
    seats,
    account: null,
    moments: [],
    course: [
      [500_000_000, 500_000_000],
      [600_000_000, 400_000_000],
      [400_000_000, 600_000_000],
    ],
    moves,
    ...changes,
  };
}
