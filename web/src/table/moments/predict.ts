/**
 * The effects of one's own move as the server will report them, from what it said of the move
 * beforehand: so that tiles move with the tap and not with the answer.
 */
import { FLOOR_COSTS } from '../../lib/facts';
import type { Effect, LegalMove, Place, PositionView } from '../../lib/messages';
import { countOf } from '../names/words';
import { fold } from './fold';

export interface Prediction {
  readonly move: string;
  readonly seat: number;
  readonly effects: readonly Effect[];
  /** The table once the pieces have landed. */
  readonly after: PositionView;
}

const at = (kind: Place['kind'], seat = 0, number = 0, space = 0): Place => ({
  kind,
  seat,
  number,
  space,
});
const source = (number: number): Place => (number === 0 ? at('centre') : at('factory', 0, number));

export function predict(position: PositionView, seat: number, move: LegalMove): Prediction {
  const effects =
    move.column === null ? taking(position, seat, move) : tiling(position, seat, move);
  const after = effects.reduce(fold, position);
  const boards = after.boards.map((board, i) =>
    i === seat - 1 ? { ...board, projected_score: move.projected_score } : board,
  );
  return { move: move.move, seat, effects, after: { ...after, boards } };
}

/** What of an answer the prediction has not shown yet; `null` when it was another move. */
export function unpredicted(
  { effects }: Prediction,
  answer: readonly Effect[],
): readonly Effect[] | null {
  const same = effects.every((effect, i) => facts(effect) === facts(answer[i]));
  return same ? answer.slice(effects.length) : null;
}

/** An effect without how its points are made up, which no preview tells. */
function facts(effect: Effect | undefined): string {
  if (effect?.event !== 'TilePlaced') return JSON.stringify(effect);
  const { seat, colour, row, column, points } = effect;
  return JSON.stringify([seat, colour, row, column, points]);
}

function taking(position: PositionView, seat: number, move: LegalMove): Effect[] {
  const { source: from, colour, destination: line } = move;
  const board = position.boards[seat - 1];
  if (from === null || colour === null || line === null || !board) return [];
  const effects: Effect[] = [];
  const moved = (tile: typeof colour, count: number, target: Place): void => {
    if (count > 0) {
      effects.push({ event: 'TilesMoved', colour: tile, count, origin: source(from), target });
    }
  };
  let space = board.floor.length + 1;
  if (move.takes_marker) {
    const free = space <= FLOOR_COSTS.length ? space : 0;
    const target = at('floor', seat, 0, free);
    effects.push({ event: 'MarkerMoved', origin: source(0), target });
    space++;
  }
  const count = countOf(position, from, colour);
  const held = board.lines[line - 1]?.length ?? 0;
  if (line > 0) moved(colour, count - move.falls, at('line', seat, line, held + 1));
  moved(colour, move.falls - move.lost_to_lid, at('floor', seat, 0, space));
  moved(colour, move.lost_to_lid, at('lid'));
  if (from === 0) return effects;
  for (const other of new Set(position.factories[from - 1])) {
    if (other === colour) continue;
    const tile = other as typeof colour;
    moved(tile, countOf(position, from, tile), at('centre'));
  }
  return effects;
}

function tiling(position: PositionView, seat: number, move: LegalMove): Effect[] {
  const { line, column, points } = move;
  const tiles = position.boards[seat - 1]?.lines[(line ?? 0) - 1] ?? '';
  const colour = tiles[0] as LegalMove['colour'];
  if (line === null || column === null || !colour) return [];
  const placed = { seat, colour, row: line, column, horizontal: 0, vertical: 0, points };
  const effects: Effect[] = [{ event: 'TilePlaced', ...placed }];
  const origin = at('line', seat, line, 1);
  const count = tiles.length - 1;
  if (count > 0) {
    effects.push({ event: 'TilesMoved', colour, count, origin, target: at('lid') });
  }
  return effects;
}
