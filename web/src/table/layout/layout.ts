/**
 * Where everything goes, from the room there is: pure arithmetic, so that nothing scrolls and nothing
 * changes place while a game is played. All sizes are CSS pixels.
 */
import { FACTORIES } from '../../lib/facts';
import { boardSize, clamp, HEAD, largest, MIN_UNIT, SMALL_TARGET, TARGET, unitIn } from './board';
import type { Grid } from './grid';
import { landscape, phone } from './phone';
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
  /** The diameter of a factory. */
  readonly plate: number;
  /** The factories around the centre where there is room for that, and in a grid where not. */
  readonly ring: Ring | null;
  readonly grid: Grid | null;
  /** The width of the panel beside the table; 0 where there is no room. And how large its text is. */
  readonly panel: number;
  readonly zoom: number;
  /** The height of the bar; of its words, where they stand above its buttons and not between them. */
  readonly bar: number;
  readonly words: number;
  /** The height of a board's head, where it does not follow from the unit. */
  readonly head: number | undefined;
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
  /** The bar has buttons only. */
  readonly wordless?: boolean;
  /** How large the person wants text, where 1 is the usual size. */
  readonly text?: number;
}

/** From here on the panel stands beside the table. */
export const BESIDE = 1180;
const PAD = 8;
const GAP = 8;
const COLUMN_GAP = 16;
/** Above one's own board a sign says that the last round is played. */
const SIGN = 10;
const MIN_SMALL = 14;

export function kindOf(width: number, height: number, players: number): Kind {
  // Two boards stand beside the factories, more of them above each other.
  const low = players === 2 ? 560 : 690;
  if (width >= 900 && height >= low && width > height) return 'wide';
  if (width >= 700 && height >= 860) return 'tablet';
  return width > height ? 'landscape' : 'phone';
}

/** The width of the panel, where there is one. */
export function panelWidth(width: number, roomy = false): number {
  return roomy ? clamp(width * 0.26, 320, 800) : clamp(width * 0.17, 300, 600);
}

/** From this width on a panel's text grows with it. */
const ZOOM_FROM = { usual: 320, roomy: 420 };

const factoriesOf = (players: number): number =>
  FACTORIES[String(players) as keyof typeof FACTORIES];

export function layout(
  width: number,
  height: number,
  players: number,
  wishes: Wishes = {},
): Layout {
  const kind = kindOf(width, height, players);
  const panel = wishes.panel !== false && kind === 'wide' && width >= BESIDE;
  const side = panel ? panelWidth(width, wishes.roomy) : 0;
  const { text = 1, still = false, wordless = false } = wishes;
  const room: Room = {
    width: width - 2 * PAD - (panel ? side + COLUMN_GAP : 0),
    height: height - 2 * PAD,
    players,
    equal: wishes.equal === true,
    bar: Math.round((kind === 'wide' ? clamp(height * 0.045, 44, 64) : 44) * Math.max(1, text)),
  };
  const rest = {
    kind,
    panel: side,
    zoom: Math.max(1, side / ZOOM_FROM[wishes.roomy ? 'roomy' : 'usual']),
    bar: room.bar,
    above: false,
  };
  if (kind === 'wide' || kind === 'tablet') {
    const sizes = round(kind, room);
    return { ...rest, ...NOT_SLIM, opened: sizes.small, ...sizes };
  }
  const slim = (kind === 'phone' ? phone : landscape)(width, height, players, {
    ...{ still, wordless, text },
  });
  return { ...rest, ring: null, arrangement: 'slim', plate: slim.grid.plate, ...slim };
}

const NOT_SLIM = {
  grid: null,
  words: 0,
  head: undefined,
  unfolded: false,
  fold: { height: 0, cell: 0, over: false },
} as const;

type Sizes = Pick<Layout, 'arrangement' | 'unit' | 'row' | 'small' | 'plate' | 'ring'>;

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
