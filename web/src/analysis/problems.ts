/** What the core finds wrong with a draft: in words, and where. */
import type { EditProblem as Problem } from '../lib/messages';
import { t } from '../lib/texts.svelte';
import type { Draft } from './draft';

export function problemWords(problem: Problem, names: (seat: number) => string): string {
  const { kind, detail, seat, line, column, colour, count, expected } = problem;
  return t('analysis-problem', {
    kind,
    detail,
    name: seat === null ? '' : names(seat),
    line: line ?? 0,
    column: column ?? 0,
    tile: colour === null ? '' : t(`tile-${colour}`),
    count: count ?? 0,
    expected: expected ?? 0,
  });
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** The places of the table that a problem is about; none where it is about the whole. */
export function placesOf(problem: Problem, draft: Draft): string[] {
  const { kind, seat, line, column, colour } = problem;
  if (kind === 'offer_empty') return ['centre:1'];
  if (kind === 'marker_count') return ['centre:1'];
  if (seat === null) return [];
  const board = draft.boards[seat - 1];
  const at = String(seat);
  const wall = (row: number, col: number): string => `wall:${at}:${String(row)}:${String(col)}`;
  const same = (row: number, col: number): boolean => board?.wall[row - 1]?.[col - 1] === colour;
  switch (kind) {
    case 'wall_place':
      return [wall(line ?? 0, column ?? 0)];
    case 'wall_row_twice':
      return FIVE.filter((col) => same(line ?? 0, col)).map((col) => wall(line ?? 0, col));
    case 'wall_column_twice':
      return FIVE.filter((row) => same(row, column ?? 0)).map((row) => wall(row, column ?? 0));
    case 'floor_not_empty':
      return [...(board?.floor ?? '')].map((_, i) => `floor:${at}:${String(i + 1)}`);
    default:
      return line === null ? [] : lineOf(at, line);
  }
}

function lineOf(seat: string, line: number): string[] {
  return FIVE.filter((space) => space <= line).map(
    (space) => `line:${seat}:${String(line)}:${String(space)}`,
  );
}
