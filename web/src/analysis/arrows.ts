/** Which arrows lie over the table: the best moves, or one line with what follows it. */
import type { AnalysisLine, AnalysisView, PositionView, Step } from '../lib/messages';
import { arrowOf, type Arrow } from './tokens';

/** Of a line that is looked at so many moves are drawn. */
const AHEAD = 4;
/** So many of the best moves are drawn while none is looked at. */
const BEST = 3;

/**
 * `peeked`: the line that is looked at. `stepsOf`: its moves, played; as long as they are not known only
 * the first is drawn.
 */
export function arrowsOf(
  position: PositionView,
  view: AnalysisView,
  lines: number,
  peeked: number | null,
  stepsOf: (pv: readonly string[]) => readonly Step[],
): Arrow[] {
  const seat = view.to_move;
  if (seat === null) return [];
  const first = ({ move }: AnalysisLine, rank: number): Arrow[] => {
    const arrow = move === null ? null : arrowOf(move, position, seat);
    return arrow ? [{ ...arrow, seat, rank, label: null }] : [];
  };
  const line = peeked === null ? undefined : view.lines[peeked];
  if (!line) return view.lines.slice(0, Math.min(lines, BEST)).flatMap(first);
  const steps = stepsOf(line.pv);
  if (steps.length === 0) return first(line, 0);
  let before = position;
  const arrows: Arrow[] = [];
  for (const [i, { token, seat: mover, position: after }] of steps.slice(0, AHEAD).entries()) {
    const arrow = mover === null ? null : arrowOf(token, before, mover);
    if (arrow && mover !== null) {
      arrows.push({ ...arrow, seat: mover, rank: i === 0 ? 0 : 1, label: i + 1 });
    }
    before = after;
  }
  return arrows;
}
