/**
 * A position that is being set up by hand: what lies where, right or wrong. Tiles are put down and
 * taken away here; whether that makes a position, the core says.
 */
import { COLOURS, FACTORIES, FACTORY_SIZE, FLOOR_COSTS, WALL_PATTERN } from '../lib/facts';
import type { Colour, PositionView, Variant } from '../lib/messages';

export type Phase = PositionView['phase'];

export interface DraftBoard {
  readonly score: number;
  readonly lines: readonly string[];
  readonly wall: readonly string[];
  /** Tiles and the marker (`1`), in any order. */
  readonly floor: string;
}

export interface Draft {
  readonly variant: Variant;
  readonly round: number;
  readonly idle_rounds: number;
  readonly phase: Phase;
  readonly to_move: number;
  readonly start: number;
  readonly factories: readonly string[];
  readonly centre: string;
  /** The marker lies in the centre. */
  readonly marker: boolean;
  /** Tiles by colour; `null` is all that lie nowhere else. */
  readonly bag: readonly number[] | null;
  readonly lid: readonly number[];
  readonly boards: readonly DraftBoard[];
}

/** What can be put down: a tile, or the marker. */
export type Piece = Colour | '1';
export const PIECES: readonly Piece[] = [...COLOURS, '1'];

/** A place of the table, by its `data-place`. */
export type Place =
  | { readonly kind: 'factory'; readonly factory: number; readonly slot: number }
  | { readonly kind: 'centre'; readonly colour: Piece }
  | { readonly kind: 'line'; readonly seat: number; readonly line: number; readonly space: number }
  | { readonly kind: 'wall'; readonly seat: number; readonly row: number; readonly column: number }
  | { readonly kind: 'floor'; readonly seat: number; readonly space: number };

export function placeOf(name: string): Place | null {
  const [kind, ...rest] = name.split(':');
  const [a = NaN, b = NaN, c = NaN] = rest.map(Number);
  switch (kind) {
    case 'factory':
      return rest.length === 2 ? { kind, factory: a, slot: b } : null;
    case 'centre':
      return { kind, colour: rest[0] as Piece };
    case 'line':
      return { kind, seat: a, line: b, space: c };
    case 'wall':
      return { kind, seat: a, row: b, column: c };
    case 'floor':
      return b > 0 ? { kind, seat: a, space: b } : null;
    default:
      return null;
  }
}

const NO_TILES: readonly number[] = COLOURS.map(() => 0);
const FIVE = COLOURS.map((_, i) => i);

const emptyBoard: DraftBoard = {
  score: 0,
  lines: FIVE.map(() => ''),
  wall: FIVE.map(() => '.....'),
  floor: '',
};

const factoriesFor = (players: number): number => FACTORIES[String(players) as '2'];

/** Everything in the bag, the first player about to take. */
export function emptyDraft(players: number, variant: Variant): Draft {
  return {
    variant,
    round: 1,
    idle_rounds: 0,
    phase: 'offer',
    to_move: 1,
    start: 1,
    factories: Array.from({ length: factoriesFor(players) }, () => ''),
    centre: '',
    marker: true,
    bag: null,
    lid: NO_TILES,
    boards: Array.from({ length: players }, () => emptyBoard),
  };
}

/** A position as a draft. The rounds without a tile are in its text only. */
export function draftOf(position: PositionView): Draft {
  return {
    variant: position.variant,
    round: position.round,
    idle_rounds: Number(position.text.split(' ')[2] ?? 0),
    phase: position.phase,
    to_move: position.to_move ?? 1,
    start: position.start,
    factories: position.factories,
    centre: position.centre,
    marker: position.marker === 0,
    bag: null,
    lid: position.lid,
    boards: position.boards.map(({ score, lines, wall, floor }) => ({ score, lines, wall, floor })),
  };
}

/** With more or fewer players; the boards that stay keep what is on them. */
export function withPlayers(draft: Draft, players: number): Draft {
  const seat = (number: number): number => Math.min(number, players);
  return {
    ...draft,
    to_move: seat(draft.to_move),
    start: seat(draft.start),
    factories: Array.from({ length: factoriesFor(players) }, (_, i) => draft.factories[i] ?? ''),
    boards: Array.from({ length: players }, (_, i) => draft.boards[i] ?? emptyBoard),
  };
}

/** What lies at a place; '' for nothing. */
export function pieceAt(draft: Draft, place: Place): Piece | '' {
  switch (place.kind) {
    case 'factory':
      return (draft.factories[place.factory - 1]?.[place.slot] ?? '') as Piece | '';
    case 'centre': {
      const there = place.colour === '1' ? draft.marker : draft.centre.includes(place.colour);
      return there ? place.colour : '';
    }
    case 'line': {
      const tiles = draft.boards[place.seat - 1]?.lines[place.line - 1] ?? '';
      return (tiles[place.space - 1] ?? '') as Piece | '';
    }
    case 'wall': {
      const tile = draft.boards[place.seat - 1]?.wall[place.row - 1]?.[place.column - 1] ?? '.';
      return tile === '.' ? '' : (tile as Piece);
    }
    case 'floor':
      return (draft.boards[place.seat - 1]?.floor[place.space - 1] ?? '') as Piece | '';
  }
}

/** Puts a piece down. What has no such place, as a marker on a wall, changes nothing. */
export function put(draft: Draft, place: Place, piece: Piece): Draft {
  if (piece === '1') return putMarker(draft, place);
  switch (place.kind) {
    case 'factory': {
      const tiles = draft.factories[place.factory - 1] ?? '';
      const rest = tiles.length > place.slot ? without(tiles, place.slot) : tiles;
      if (rest.length >= FACTORY_SIZE) return draft;
      return withFactory(draft, place.factory, sorted(rest + piece));
    }
    case 'centre':
      return { ...draft, centre: sorted(draft.centre + piece) };
    case 'line':
      return withBoard(draft, place.seat, (board) => ({
        ...board,
        lines: board.lines.map((tiles, i) =>
          i === place.line - 1 ? piece.repeat(place.space) : tiles,
        ),
      }));
    case 'wall':
      return withBoard(draft, place.seat, (board) => ({
        ...board,
        wall: withTile(board.wall, place.row, place.column, piece),
      }));
    case 'floor':
      return withBoard(draft, place.seat, (board) => {
        const { floor } = board;
        const held = floor.length >= place.space;
        if (held) return { ...board, floor: replaced(floor, place.space - 1, piece) };
        return floor.length < FLOOR_COSTS.length ? { ...board, floor: floor + piece } : board;
      });
  }
}

/** There is one marker: where it is put it leaves where it was. */
function putMarker(draft: Draft, place: Place): Draft {
  if (place.kind !== 'centre' && place.kind !== 'floor') return draft;
  const lifted: Draft = {
    ...draft,
    marker: false,
    boards: draft.boards.map((board) => ({ ...board, floor: board.floor.replaceAll('1', '') })),
  };
  if (place.kind === 'centre') return { ...lifted, marker: true };
  return withBoard(lifted, place.seat, (board) => ({ ...board, floor: board.floor + '1' }));
}

/** Takes away what lies at a place; of a line also what lies further out. */
export function clear(draft: Draft, place: Place): Draft {
  if (pieceAt(draft, place) === '') return draft;
  switch (place.kind) {
    case 'factory':
      return withFactory(
        draft,
        place.factory,
        without(draft.factories[place.factory - 1] ?? '', place.slot),
      );
    case 'centre':
      return place.colour === '1'
        ? { ...draft, marker: false }
        : { ...draft, centre: draft.centre.replace(place.colour, '') };
    case 'line':
      return withBoard(draft, place.seat, (board) => ({
        ...board,
        lines: board.lines.map((tiles, i) =>
          i === place.line - 1 ? tiles.slice(0, place.space - 1) : tiles,
        ),
      }));
    case 'wall':
      return withBoard(draft, place.seat, (board) => ({
        ...board,
        wall: withTile(board.wall, place.row, place.column, '.'),
      }));
    case 'floor':
      return withBoard(draft, place.seat, (board) => ({
        ...board,
        floor: without(board.floor, place.space - 1),
      }));
  }
}

/** From one place to another; what lay there gives way. */
export function moved(draft: Draft, from: Place, to: Place): Draft {
  const piece = pieceAt(draft, from);
  if (piece === '') return draft;
  return put(clear(draft, outermost(draft, from)), to, piece);
}

/** Of a line one tile is dragged away, whichever it is: the outermost gives way. */
function outermost(draft: Draft, place: Place): Place {
  if (place.kind !== 'line') return place;
  return { ...place, space: draft.boards[place.seat - 1]?.lines[place.line - 1]?.length ?? 1 };
}

export function withScore(draft: Draft, seat: number, score: number): Draft {
  return withBoard(draft, seat, (board) => ({ ...board, score }));
}

/** What a wall's space asks for: on the coloured side there is one colour for it. */
export function colourOf(draft: Draft, place: Place): Colour | null {
  if (place.kind !== 'wall' || draft.variant !== 'coloured') return null;
  return WALL_PATTERN[place.row - 1]?.[place.column - 1] ?? null;
}

/** As a table shows it. What only the core can tell, such as points, is left out. */
export function viewOf(draft: Draft, bag: readonly number[]): PositionView {
  const holder = draft.boards.findIndex((board) => board.floor.includes('1'));
  return {
    text: '',
    variant: draft.variant,
    players: draft.boards.length,
    round: draft.round,
    phase: draft.phase,
    to_move: draft.phase === 'offer' || draft.phase === 'tiling' ? draft.to_move : null,
    start: draft.start,
    factories: [...draft.factories],
    centre: draft.centre,
    marker: draft.marker ? 0 : holder < 0 ? null : holder + 1,
    bag: [...(draft.bag ?? bag)],
    lid: [...draft.lid],
    boards: draft.boards.map((board) => ({
      score: board.score,
      lines: [...board.lines],
      wall: [...board.wall],
      spaces: WALL_PATTERN.map((row) =>
        row.map((colour) => (draft.variant === 'coloured' ? colour : COLOURS.join(''))),
      ),
      floor: board.floor,
      floor_cost: 0,
      projected_score: board.score,
    })),
    last_round: false,
  };
}

function withFactory(draft: Draft, factory: number, tiles: string): Draft {
  return {
    ...draft,
    factories: draft.factories.map((each, i) => (i === factory - 1 ? tiles : each)),
  };
}

function withBoard(draft: Draft, seat: number, change: (board: DraftBoard) => DraftBoard): Draft {
  return {
    ...draft,
    boards: draft.boards.map((board, i) => (i === seat - 1 ? change(board) : board)),
  };
}

function withTile(
  wall: readonly string[],
  row: number,
  column: number,
  tile: string,
): readonly string[] {
  return wall.map((tiles, i) => (i === row - 1 ? replaced(tiles, column - 1, tile) : tiles));
}

const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);
const without = (text: string, at: number): string => replaced(text, at, '');
/** In the order of the colours, as the notation has them. */
const sorted = (tiles: string): string =>
  COLOURS.flatMap((colour) => [...tiles].filter((tile) => tile === colour)).join('');
