/** Puzzles for tests. */
import type { Puzzle } from './shelf';

export function puzzle(parts: Partial<Puzzle> = {}): Puzzle {
  return {
    id: 'c2-222222',
    position: 'position',
    solutions: '0R1 2R1',
    win: 0.9,
    line: '0R1 0B2',
    scores: [20, 10],
    other: '0B2',
    other_win: 0.4,
    other_line: '0B2 0R1',
    other_scores: [12, 18],
    themes: ['points'],
    reasons: [{ kind: 'points', points: 5 }],
    rating: 1000,
    exact: false,
    nodes: 1000,
    ...parts,
  };
}
