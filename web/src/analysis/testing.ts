/** What a search finds, and what is wrong with a position, for tests. */
import type { AnalysisView, EditProblem } from '../lib/messages';

export function view(nodes: number, changes: Partial<AnalysisView> = {}): AnalysisView {
  const line = {
    pv: ['1B2', '2Y1'],
    win: [0.6, 0.4],
    score: [40, 35],
    exact: false,
    solved: false,
    error: null,
  };
  const lines = ['1B2', '1B3', '2Y1'].map((each) => ({ ...line, move: each }));
  return { to_move: 1, lines, nodes, depth: 3, ms: 1, deals: 0, done: true, ...changes };
}

export const PROBLEM: EditProblem = {
  ...{ kind: 'tile_count', field: 'tiles', detail: '', seat: null, line: null, column: null },
  ...{ colour: 'B' as const, count: 21, expected: 20 },
};
