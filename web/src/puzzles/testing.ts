/** Puzzles for tests. */
import { readFileSync } from 'node:fs';
import type { PuzzleProgress } from '../lib/messages';
import type { Puzzle, Setting } from './files';
import type { Try } from './tries';

/** What the page and the terminal have in common: docs/puzzles.md. */
interface SharedCases {
  /** Rating and deviation, the puzzle's rating, whether it was solved; rating and deviation then. */
  readonly ratings: readonly (readonly [number, number, number, boolean, number, number])[];
  /** A puzzle and its rating, whether it was solved, its day; the progress after it. */
  readonly tries: readonly (readonly [string, number, boolean, number | null, object])[];
  /** Days, today; how many of them are in a row, and which missed ones are forgiven. */
  readonly rows: readonly (readonly [number[], number, number, number[]])[];
  /** A start, tries, today; what they amount to. */
  readonly joined: readonly (readonly [PuzzleProgress, Try[], number, object])[];
  readonly daily: readonly (readonly [string, Setting, string])[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

export const shared = JSON.parse(read('../../../tests/data/puzzles.json')) as SharedCases;

export function shelved(setting: Setting): readonly Puzzle[] {
  const file = read(`../../../src/evora/puzzles/data/${setting}.json`);
  return (JSON.parse(file) as { puzzles: readonly Puzzle[] }).puzzles;
}

export function puzzle(parts: Partial<Puzzle> = {}): Puzzle {
  return {
    id: 'c2-222222',
    position: 'position',
    solutions: '1R1 2R1',
    win: 0.9,
    line: '1R1 2B2',
    scores: [20, 10],
    other: '0B2',
    other_win: 0.4,
    other_line: '0B2 1R1',
    other_scores: [12, 18],
    themes: ['points'],
    reasons: [{ kind: 'round', sure: true, points: 5, instead: 1 }],
    rating: 1000,
    exact: false,
    nodes: 1000,
    ...parts,
  };
}

export function aTry(id: string, parts: Partial<Try> = {}): Try {
  return {
    ...{ id, puzzle: `p-${id}`, rating: 1000, day: 300, time: 1000 },
    ...{ solved: false, run: false, daily: false },
    ...parts,
  };
}
