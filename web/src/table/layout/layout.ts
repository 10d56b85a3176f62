/**
 * Where everything goes, from the room there is: pure arithmetic, so that nothing scrolls and nothing
 * changes place while a game is played. All sizes are CSS pixels.
 */
import { FACTORIES } from '../../lib/facts';
import { plateFor, ringFits, ringIn, type Ring, type Size } from './ring';

export type Kind = 'wide' | 'tablet' | 'phone' | 'landscape';

/**
 * How the parts stand: `facing`: the two boards one above the other, the factories beside them;
 * `column`: the others in a column, the factories above one's own board; `corner`: the factories and
 * the others above one's own board; `rows`: factories, the others side by side, one's own board;
 * `grid`: the factories above all boards in two columns; `slim`: a phone.
 */
export type Arrangement = 'facing' | 'column' | 'corner' | 'rows' | 'grid' | 'slim';

export interface Layout {
  readonly kind: Kind;
  readonly arrangement: Arrangement;
  /** One's own board: the width of a space, and the height of a row (at least that). */
  readonly unit: number;
  readonly row: number;
  /** The same for the others' boards; a square. */
  readonly small: number;
  /** The diameter of a factory, and how many stand side by side where they stand in a grid. */
  readonly plate: number;
  readonly columns: number;
  /** The factories around the centre, where there is room for that. */
  readonly ring: Ring | null;
  /** The width of the panel beside the table; 0 where there is no room. */
  readonly panel: number;
  /** The height of the bar. */
  readonly bar: number;
  /** The centre stands beside the factories and not below them. */
  readonly beside: boolean;
  /** The height of a colour's place in the centre, where it is not in a ring. */
  readonly cell: number;
  /** A phone with room for the others' boards as they are. */
  readonly unfolded: boolean;
  /** The others stand above one's own board and not above the factories: a phone held across. */
  readonly above: boolean;
  /** On a phone: the folded boards, and the unit of one that is opened. */
  readonly fold: Fold;
  readonly opened: number;
}

/** A board folded to a card with its player's name, the score and a miniature. */
export interface Fold {
  readonly height: number;
  /** The side of a space in the miniature. */
  readonly cell: number;
  /** The name stands above the miniature and not beside it. */
  readonly over: boolean;
}

export interface Wishes {
  /** There is something to show beside the table. */
  readonly panel?: boolean;
  /** That is looked at as much as the table. */
  readonly roomy?: boolean;
  /** All boards of one size, where there is room. */
  readonly equal?: boolean;
  /** Nothing is touched: what is a target elsewhere may be small. */
  readonly still?: boolean;
}

/** Lines, the gap between them and the wall, and the wall, in units. */
export const BOARD_WIDTH = 10.8;
/** From here on the panel stands beside the table. */
export const BESIDE = 1180;
/** A factory is a target in four parts, a line is one: for fingers. */
const TARGET = 44;
/** With four players on a phone. */
const SMALL_TARGET = 32;
const PAD = 8;
const GAP = 8;
const COLUMN_GAP = 16;
/** Above one's own board a sign says that the last round is played. */
const SIGN = 10;
const HEAD = 30;
const MIN_UNIT = 24;
const MIN_SMALL = 14;
// On phones.
export const SLIM_HEAD = 28;
const SLIM_BAR = 44;
const FOLDED = 44;
/** The line with name and score above a folded board. */
const NAME_LINE = 19;
const MIN_OVER = 64;
/** The least unit of a board that is not folded. */
const MIN_UNFOLDED = 16;
/** Lines, gap and wall of a miniature, in its spaces. */
export const MINI_WIDTH = 10.4;
/** The least height of a colour's place in the centre, by the number of players. */
const CENTRE_CELL = { 3: 44, 4: 38 } as const;

const SLIM = { arrangement: 'slim', ring: null } as const;
const NO_FOLD: Fold = { height: 0, cell: 0, over: false };

const clamp = (value: number, low: number, high: number): number =>
  Math.floor(Math.min(high, Math.max(low, value)));

export function kindOf(width: number, height: number, players: number): Kind {
  // Two boards stand beside the factories, more of them above each other.
  const low = players === 2 ? 560 : 690;
  if (width >= 900 && height >= low && width > height) return 'wide';
  if (width >= 700 && height >= 860) return 'tablet';
  return width > height ? 'landscape' : 'phone';
}

/** The width of the panel, where there is one. */
export function panelWidth(width: number, roomy = false): number {
  return roomy ? clamp(width * 0.26, 320, 560) : clamp(width * 0.17, 300, 440);
}

const factoriesOf = (players: number): number =>
  FACTORIES[String(players) as keyof typeof FACTORIES];

/** The height of a board's head, with name and score. */
export function headHeight(unit: number): number {
  return clamp(unit * 0.4 + 12, HEAD, 72);
}

export function boardSize(unit: number, row = unit, head = headHeight(unit)): Size {
  return {
    width: Math.ceil(unit * (BOARD_WIDTH + 0.24) + 2),
    height: Math.ceil(head + 5 * row + Math.max(row, unit + 2) + unit * 0.06 + 10),
  };
}

export function layout(
  width: number,
  height: number,
  players: number,
  wishes: Wishes = {},
): Layout {
  const kind = kindOf(width, height, players);
  const panel = wishes.panel !== false && kind === 'wide' && width >= BESIDE;
  const side = panel ? panelWidth(width, wishes.roomy) : 0;
  const room: Room = {
    width: width - 2 * PAD - (panel ? side + COLUMN_GAP : 0),
    height: height - 2 * PAD,
    players,
    equal: wishes.equal === true,
    bar: kind === 'wide' ? clamp(height * 0.045, 44, 64) : 44,
  };
  const sizes =
    kind === 'phone'
      ? phone(width, height, players, wishes.still === true)
      : kind === 'landscape'
        ? landscape(width, height, players)
        : round(kind, room);
  return {
    kind,
    panel: side,
    bar: room.bar,
    columns: 0,
    beside: false,
    unfolded: false,
    above: false,
    cell: CENTRE_CELL[players === 4 ? 4 : 3],
    fold: NO_FOLD,
    opened: sizes.small,
    ...sizes,
  };
}

type Sizes = Pick<Layout, 'arrangement' | 'unit' | 'row' | 'small' | 'plate' | 'ring'> &
  Partial<Layout>;

// --- Factories in a ring

interface Room extends Size {
  readonly players: number;
  readonly equal: boolean;
  readonly bar: number;
}

/** A way to use the room. */
interface Way {
  /** The largest unit of one's own board. */
  readonly highest: (room: Room) => number;
  /** The least unit of the others' boards beside one of this unit, and their most, as a part. */
  readonly least: (room: Room, unit: number) => number;
  readonly most: number;
  /** Plates at least this large if possible, in units: for tiles that are not much smaller there. */
  readonly plates: number;
  /** What the boards leave for the ring; `null` where they do not even fit themselves. */
  readonly rest: (room: Room, unit: number, small: number) => Size | null;
}

const rowOf = (unit: number): number => Math.max(unit, TARGET);
const ownBoard = (unit: number): Size => boardSize(unit, rowOf(unit));
/** A unit by the width of a board. */
const unitIn = (width: number): number => (width - 3) / (BOARD_WIDTH + 0.24);

const WAYS = {
  facing: {
    highest: ({ height }) => height / 12,
    least: (_, unit) => 0.92 * unit,
    most: 0.92,
    plates: 2.5,
    rest({ width, height, bar }, unit, small) {
      const own = ownBoard(unit);
      if (own.height + SIGN + GAP + boardSize(small).height > height) return null;
      return { width: width - COLUMN_GAP - own.width, height: height - bar - GAP };
    },
  },

  column: {
    highest: ({ height }) => Math.max((height * 0.43 - HEAD) / 6.2, TARGET),
    least: ({ players }, unit) => (players === 4 ? 0.5 : 0.6) * unit,
    most: 0.92,
    plates: 2.1,
    rest({ width, height, players, bar }, unit, small) {
      const [own, others] = [ownBoard(unit), boardSize(small)];
      const middle = width - COLUMN_GAP - others.width;
      const column = (players - 1) * (others.height + GAP) - GAP;
      if (column > height || own.width > middle) return null;
      return { width: middle, height: height - bar - 2 * GAP - SIGN - own.height };
    },
  },

  corner: {
    highest: ({ width }) => unitIn(width),
    least: ({ players }, unit) => (players === 2 ? 0.58 : 0.45) * unit,
    most: 0.9,
    plates: 2.1,
    rest({ width, height, players, bar }, unit, small) {
      const top = height - bar - 2 * GAP - SIGN - ownBoard(unit).height;
      const others = boardSize(small);
      if ((players - 1) * (others.height + GAP) - GAP > top) return null;
      return { width: width - COLUMN_GAP - others.width, height: top };
    },
  },

  rows: {
    highest: ({ width }) => unitIn(width),
    least: ({ width, players }, unit) =>
      Math.min(unitIn((width + GAP) / (players - 1) - GAP), 0.6 * unit),
    most: 0.9,
    plates: 2.1,
    rest({ width, height, players, bar }, unit, small) {
      const others = boardSize(small);
      if ((players - 1) * (others.width + GAP) - GAP > width) return null;
      const boards = ownBoard(unit).height + SIGN + others.height;
      return { width, height: height - bar - 3 * GAP - boards };
    },
  },

  grid: {
    highest: ({ width }) => unitIn((width - GAP) / 2),
    least: (_, unit) => unit,
    most: 1,
    plates: 2.1,
    rest({ width, height, players, bar }, unit, small) {
      const above = players === 2 ? 0 : boardSize(small).height + GAP;
      const boards = above + ownBoard(unit).height + SIGN;
      return { width, height: height - bar - 2 * GAP - boards };
    },
  },
} satisfies Record<string, Way>;

function arrangementOf(kind: Kind, { players, equal }: Room): keyof typeof WAYS {
  if (kind === 'wide') return players === 2 ? 'facing' : 'column';
  if (equal) return 'grid';
  return players === 4 ? 'rows' : 'corner';
}

function round(kind: Kind, room: Room): Sizes {
  const arrangement = arrangementOf(kind, room);
  const way: Way = WAYS[arrangement];
  const count = factoriesOf(room.players);
  const part = (unit: number): number =>
    Math.max(MIN_SMALL, Math.floor(room.equal ? unit : way.least(room, unit)));
  // In a window made very small even the plates are: for smaller fingers.
  const limits = [way.plates, way.plates * 0.8, 0].map((share) => [share, 2 * TARGET] as const);
  for (const [share, min] of [...limits, [0, 2 * SMALL_TARGET] as const]) {
    const plate = (unit: number): number => Math.ceil(Math.max(min, share * unit));
    const fits = (unit: number, small: number): boolean => {
      const space = way.rest(room, unit, small);
      return space !== null && ringFits(space, count, plate(unit));
    };
    const unit = largest(MIN_UNIT, way.highest(room), (each) => fits(each, part(each)));
    if (unit === null) continue;
    const most = room.equal ? unit : unit * way.most;
    const small = largest(part(unit), most, (each) => fits(unit, each)) ?? part(unit);
    const space = way.rest(room, unit, small);
    const ring = space && ringIn(space, count, plateFor(unit), plate(unit));
    if (ring) return { arrangement, unit, row: rowOf(unit), small, plate: ring.plate, ring };
  }
  const ring = ringIn({ width: 420, height: 300 }, count, 40, 20);
  return { arrangement, unit: MIN_UNIT, row: TARGET, small: MIN_SMALL, plate: 40, ring };
}

/** The largest whole number for which something holds that holds for all smaller ones. */
function largest(from: number, to: number, holds: (value: number) => unknown): number | null {
  if (!holds(from)) return null;
  let [low, high] = [from, Math.floor(Math.max(from, to)) + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

// --- Phones

/** The height of a colour's place in a centre with a row of its own, by what is left over. */
function cellIn(players: number, spare: number): number {
  const least = CENTRE_CELL[players === 4 ? 4 : 3];
  return clamp(least + spare, least, 64);
}

/** The height of the centre where it has a row of its own. */
function slimCentre(players: number): number {
  return players === 2 ? 0 : CENTRE_CELL[players === 4 ? 4 : 3] + 8;
}

/** The best cards for the others in a strip of this width, and of at most this height. */
function foldIn(width: number, players: number, height: number): Fold {
  const each = (width - 4 * (players - 2)) / (players - 1);
  if (players > 2 && height >= MIN_OVER) {
    const cell = Math.min((each - 10) / MINI_WIDTH, (height - NAME_LINE - 8) / 5, 22);
    return { height: Math.floor(NAME_LINE + 8 + 5 * cell), cell, over: true };
  }
  const cell = Math.min((each * 0.58) / MINI_WIDTH, (Math.max(height, FOLDED) - 8) / 5, 20);
  return { height: Math.max(FOLDED, Math.floor(5 * cell + 8)), cell, over: false };
}

function phone(width: number, height: number, players: number, still: boolean): Sizes {
  const room = width - 2 * 4;
  const columns = players === 2 ? 3 : players === 3 ? 4 : 5;
  const target = players === 4 || still ? SMALL_TARGET : TARGET;
  const widest = clamp(unitIn(room - 3), 26, 62);
  const max = (room - (players === 2 ? 74 : 0)) / columns;
  const min = Math.min(2 * target, max);
  const fixed = SLIM_HEAD + SLIM_BAR + slimCentre(players) + 4 * 4 + 8 + 16;
  const strip = players === 4 ? MIN_OVER : FOLDED;
  const row = Math.max(
    clamp((height - fixed - strip - 2 * min) / 6, target, Math.max(widest + 10, target)),
    Math.min(widest + 1, TARGET),
  );
  const unit = Math.min(widest, row);
  const plate = clamp((height - fixed - strip - 6 * row) / 2, min, max);
  const spare = height - fixed - 6 * row - 2 * plate;
  const each = (room - 4 * (players - 2)) / (players - 1);
  const small = clamp(
    Math.min((spare - SLIM_HEAD - 14) / 6.1, unitIn(each)),
    0,
    Math.min(32, unit),
  );
  const unfolded = small >= MIN_UNFOLDED;
  const opened = clamp(unitIn(room - 9), 20, 44);
  const fold = foldIn(room, players, spare);
  const taken = unfolded ? boardSize(small, small, SLIM_HEAD).height : fold.height;
  return {
    ...SLIM,
    unit,
    row,
    small: unfolded ? small : opened,
    plate,
    columns,
    beside: players === 2,
    cell: players === 2 ? Math.max(target, plate / 2 - 4) : cellIn(players, spare - taken),
    unfolded,
    fold,
    opened,
  };
}

function landscape(width: number, height: number, players: number): Sizes {
  if (players === 4) return crowded(width, height);
  const unit = clamp(
    Math.min((width * 0.54) / (BOARD_WIDTH + 0.1), (height - SLIM_HEAD - 24) / 6.3),
    MIN_UNIT,
    60,
  );
  const row = clamp((height - SLIM_HEAD - 24) / 6, TARGET, Math.max(TARGET, unit + 10));
  const left = width - unit * (BOARD_WIDTH + 0.24) - 14 - 3 * 6;
  const columns = players === 2 ? 3 : 4;
  const tall = height - SLIM_BAR - CENTRE_CELL[3] - 8 - 24;
  // The others' boards as they are, if the factories can still be large.
  const each = (left - 4 * (players - 2)) / (players - 1);
  const small = clamp(Math.min((tall - 2 * 112 - SLIM_HEAD - 14) / 6.1, unitIn(each)), 0, unit);
  const unfolded = small >= MIN_UNFOLDED;
  const boards = unfolded ? boardSize(small, small, SLIM_HEAD).height : FOLDED;
  const plate = clamp((tall - boards) / 2 - 2, 56, Math.min(left / columns, 140));
  const spare = tall - 2 * (plate + 2);
  const fold = foldIn(left, players, spare);
  const cell = cellIn(players, spare - (unfolded ? boards : fold.height));
  const opened = openedIn(width, height - fold.height, unit);
  return {
    ...SLIM,
    unit,
    row,
    small: unfolded ? small : opened,
    plate,
    columns,
    unfolded,
    fold,
    opened,
    cell,
  };
}

/** Four on a phone held across: the others above one's own board, nine factories beside it. */
function crowded(width: number, height: number): Sizes {
  const room = height - SLIM_HEAD - 24 - MIN_OVER;
  const unit = clamp(Math.min((width * 0.54) / (BOARD_WIDTH + 0.1), room / 6.3), MIN_UNIT, 60);
  const row = clamp(room / 6, SMALL_TARGET, Math.max(SMALL_TARGET, unit + 10));
  const own = boardSize(unit, row, SLIM_HEAD);
  const left = width - own.width - 3 * 6;
  const lines = 3;
  const tall = height - SLIM_BAR - CENTRE_CELL[4] - 8 - 24;
  const plate = clamp(tall / lines - 2, 56, Math.min(left / 4, 140));
  const spare = height - 3 * 4 - own.height;
  const each = (own.width - 2 * 4) / 3;
  const small = clamp(Math.min((spare - SLIM_HEAD - 14) / 6.1, unitIn(each)), 0, unit);
  const unfolded = small >= MIN_UNFOLDED;
  const fold = foldIn(own.width, 4, spare);
  const opened = openedIn(width, height - fold.height, unit);
  return {
    ...SLIM,
    unit,
    row,
    small: unfolded ? small : opened,
    plate,
    columns: 4,
    unfolded,
    fold,
    opened,
    cell: cellIn(4, tall - lines * (plate + 2)),
    above: true,
  };
}

/** The unit of an opened board, with the button that closes it below. */
function openedIn(width: number, height: number, unit: number): number {
  return clamp(
    Math.min(unitIn(width - 24), (height - SLIM_HEAD - 76) / 6.1),
    20,
    Math.max(unit, 34),
  );
}
