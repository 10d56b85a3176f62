/**
 * What an effect changes on the table, and nothing else: it says itself what goes from where to
 * where. A piece leaves its place first and arrives later; between the two it is in the air.
 *
 * Mechanical: no rule of the game is needed. What only the rules know (who is next, which spaces are
 * open, what a tiling would bring) comes from the server's views at the ends of a step.
 * `tests/test_moments_fold.py` compares it with the server's views over whole games.
 */
import { COLOURS, FLOOR_COSTS } from '../../lib/facts';
import type { BoardView, Effect, Place, PositionView } from '../../lib/messages';

/** The whole effect. */
export function fold(position: PositionView, effect: Effect): PositionView {
  return arrive(leave(position, effect), effect);
}

/** The pieces are taken up. */
export function leave(position: PositionView, effect: Effect): PositionView {
  switch (effect.event) {
    case 'TilesMoved':
      return take(position, effect.origin, effect.colour, effect.count);
    case 'MarkerMoved':
      return { ...position, marker: null };
    case 'TilePlaced':
      return onBoard(position, effect.seat, (board) => ({
        lines: shortened(board.lines, effect.row, 1),
        projected_score: board.score,
      }));
    case 'BagRefilled':
      return { ...position, lid: position.lid.map((n, i) => n - (effect.tiles[i] ?? 0)) };
    default:
      return position;
  }
}

/** The pieces are put down, and what they score is counted. */
export function arrive(position: PositionView, effect: Effect): PositionView {
  switch (effect.event) {
    case 'TilesMoved':
      return put(position, effect.target, effect.colour, effect.count);
    case 'MarkerMoved': {
      const { kind, seat } = effect.target;
      if (kind !== 'floor') return { ...position, marker: 0 };
      return fallen({ ...position, marker: seat }, seat, '1');
    }
    case 'TilePlaced':
      return placed(position, effect);
    case 'BagRefilled':
      return { ...position, bag: position.bag.map((n, i) => n + (effect.tiles[i] ?? 0)) };
    case 'FloorScored':
      return onBoard(position, effect.seat, () => ({
        score: effect.score,
        projected_score: effect.score,
        floor: '',
        floor_cost: 0,
      }));
    case 'BonusScored':
      return onBoard(position, effect.seat, ({ score }) => ({
        score: score + effect.points,
        projected_score: score + effect.points,
      }));
    case 'RoundEnded': {
      const start = position.marker || position.start;
      return { ...position, phase: 'deal', to_move: null, start, marker: null };
    }
    case 'RoundStarted':
      return { ...position, phase: 'offer', round: effect.round, start: effect.start };
    case 'GameEnded':
      return { ...position, phase: 'over', to_move: null };
  }
}

/** A board counts what its floor costs, with the tiles still lying there. */
export function scored(position: PositionView, seat: number, score: number): PositionView {
  return onBoard(position, seat, () => ({ score, projected_score: score }));
}

function take(position: PositionView, place: Place, colour: string, count: number): PositionView {
  switch (place.kind) {
    case 'factory':
      return {
        ...position,
        factories: replaced(position.factories, place.number, (tiles) =>
          without(tiles, colour, count),
        ),
      };
    case 'centre':
      return { ...position, centre: without(position.centre, colour, count) };
    case 'bag':
      return { ...position, bag: counted(position.bag, colour, -count) };
    case 'line':
      return onBoard(position, place.seat, (board) => ({
        lines: shortened(board.lines, place.number, count),
      }));
    default:
      // A floor was cleared when it was scored.
      return position;
  }
}

function put(position: PositionView, place: Place, colour: string, count: number): PositionView {
  const tiles = colour.repeat(count);
  switch (place.kind) {
    case 'factory':
      return {
        ...position,
        factories: replaced(position.factories, place.number, (held) => sorted(held + tiles)),
      };
    case 'centre':
      return { ...position, centre: sorted(position.centre + tiles) };
    case 'lid':
      return { ...position, lid: counted(position.lid, colour, count) };
    case 'line':
      return onBoard(position, place.seat, (board) => ({
        lines: replaced(board.lines, place.number, (held) => held + tiles),
        // Only the rules know what it is now; nothing is said of it before the server does.
        projected_score: board.score,
      }));
    case 'floor':
      return fallen(position, place.seat, tiles);
    default:
      return position;
  }
}

function fallen(position: PositionView, seat: number, items: string): PositionView {
  return onBoard(position, seat, (board) => {
    const floor = board.floor + items;
    return { floor, floor_cost: FLOOR_COSTS.slice(0, floor.length).reduce((a, b) => a + b, 0) };
  });
}

function placed(
  position: PositionView,
  { seat, row, column, colour, points }: Extract<Effect, { event: 'TilePlaced' }>,
): PositionView {
  return onBoard(position, seat, (board) => ({
    score: board.score + points,
    projected_score: board.score + points,
    wall: replaced(board.wall, row, (tiles) => replaced([...tiles], column, () => colour).join('')),
    spaces: replaced(board.spaces, row, (spaces) => replaced(spaces, column, () => '')),
  }));
}

/** Only the board that changes is a new object: the others need not be drawn again. */
function onBoard(
  position: PositionView,
  seat: number,
  change: (board: BoardView) => Partial<BoardView>,
): PositionView {
  const boards = replaced(position.boards, seat, (board) => ({ ...board, ...change(board) }));
  return { ...position, boards };
}

/** A list with one item changed; `number` counts from 1. */
function replaced<T>(items: readonly T[], number: number, change: (item: T) => T): T[] {
  return items.map((item, i) => (i === number - 1 ? change(item) : item));
}

function shortened(lines: readonly string[], line: number, count: number): string[] {
  return replaced(lines, line, (tiles) => tiles.slice(count));
}

function counted(counts: readonly number[], colour: string, count: number): number[] {
  return counts.map((n, i) => (COLOURS[i] === colour ? n + count : n));
}

function without(tiles: string, colour: string, count: number): string {
  let left = count;
  return [...tiles].filter((tile) => tile !== colour || left-- <= 0).join('');
}

function sorted(tiles: string): string {
  const order = (tile: string): number => COLOURS.findIndex((colour) => colour === tile);
  return [...tiles].sort((a, b) => order(a) - order(b)).join('');
}
