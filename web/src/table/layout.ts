/**
 * Where everything goes, from the room there is: pure arithmetic, so that nothing scrolls and nothing
 * changes place while a game is played. All sizes are CSS pixels.
 */
export type Kind = 'wide' | 'tablet' | 'phone' | 'landscape';

export interface Layout {
  readonly kind: Kind;
  /** One's own board: the width of a space, and the height of a row (at least that). */
  readonly unit: number;
  readonly row: number;
  /** The same for the others' boards; a square. */
  readonly small: number;
  /** The diameter of a factory, and how many stand side by side where they stand in a grid. */
  readonly plate: number;
  readonly columns: number;
  /** The height of the ring, where the factories stand in one. */
  readonly ring: number;
  /** The width of the panel beside the table; 0 where there is no room. */
  readonly panel: number;
  /** The centre stands beside the factories and not below them. */
  readonly beside: boolean;
  /** A phone with room for the other's board as it is. */
  readonly unfolded: boolean;
}

/** Spaces and the gap between lines and wall, in units. */
export const BOARD_WIDTH = 10.9;
const PANEL = 300;
const GAP = 8;
const HEAD = 34;
const BAR = 52;
const PAD = 8;
// On phones.
const FOLDED = 44;
const SLIM_HEAD = 28;
const SLIM_BAR = 44;
/** The height of a colour's place in the centre, by the number of players. */
export const CENTRE_CELL = { 3: 44, 4: 38 } as const;

const clamp = (value: number, low: number, high: number): number =>
  Math.floor(Math.min(high, Math.max(low, value)));

export function kindOf(width: number, height: number): Kind {
  if (width >= 900 && height >= 620 && width > height) return 'wide';
  if (width >= 700 && height >= 860) return 'tablet';
  return width > height ? 'landscape' : 'phone';
}

export function layout(width: number, height: number, players: number, withPanel = true): Layout {
  const kind = kindOf(width, height);
  const panel = kind === 'wide' && withPanel && width >= 1100 ? PANEL : 0;
  const none = { columns: 0, ring: 0, beside: false, unfolded: false, panel };
  return { kind, ...none, ...SIZES[kind](width, height, players, panel) };
}

type Sizes = Pick<Layout, 'unit' | 'row' | 'small' | 'plate'> & Partial<Layout>;

const SIZES: Record<
  Kind,
  (width: number, height: number, players: number, panel: number) => Sizes
> = {
  wide(width, height, players, panel) {
    const small = smallFor(width, height, players);
    const middle = width - panel - others(small) - 4 * 16;
    // Large, but for fingers in any case, and with room for two factories and the centre above it.
    const wanted = Math.max((height * 0.43 - HEAD) / 6.4, 45);
    const room = (height - BAR - 3 * GAP - PAD - 20 - HEAD - 250) / 6.4;
    const unit = clamp(Math.min((middle - 32) / BOARD_WIDTH, wanted, room), 30, 58);
    const ring = height - boardHeight(unit) - BAR - 3 * GAP - PAD;
    const plate = clamp(Math.min(ring / 3.2, middle / (players === 4 ? 6 : 5.4)), 88, 148);
    return { unit, row: unit, small, plate, ring };
  },

  tablet(width, height, players) {
    const small = clamp((width - PAD * 2 - GAP * (players - 2)) / (players - 1) / 11.6, 16, 26);
    const rest = height - BAR - (small * 6.4 + HEAD + 12) - 4 * GAP - 2 * PAD;
    const unit = clamp(Math.min((width - 48) / BOARD_WIDTH, (rest * 0.5 - HEAD) / 6.4), 30, 62);
    const ring = Math.min(rest - boardHeight(unit), width * 0.72);
    const plate = clamp(Math.min(ring / 3.5, width / (players === 4 ? 6.4 : 5.6)), 88, 148);
    return { unit, row: unit, small, plate, ring };
  },

  phone(width, height, players) {
    const room = width - 2 * 4;
    const columns = players === 2 ? 3 : players === 3 ? 4 : 5;
    const target = players === 4 ? 32 : 44;
    const unit = clamp((room - 6) / BOARD_WIDTH, 26, 52);
    const max = (room - (players === 2 ? 74 : 0)) / columns;
    const min = Math.min(2 * target, max);
    const fixed = FOLDED + SLIM_HEAD + SLIM_BAR + slimCentre(players) + 4 * 4 + 8 + 16;
    const row = Math.max(
      clamp((height - fixed - 2 * min) / 6, target, Math.max(unit + 10, target)),
      Math.min(unit + 1, 44),
    );
    const plate = clamp((height - fixed - 6 * row) / 2, min, max);
    const spare = height - fixed - 6 * row - 2 * plate + FOLDED;
    const small = clamp((spare - SLIM_HEAD - 12) / 6.3, 0, 26);
    const unfolded = players === 2 && small >= 17;
    return {
      unit,
      row,
      small: unfolded ? small : 26,
      plate,
      columns,
      beside: players === 2,
      unfolded,
    };
  },

  landscape(width, height, players) {
    const target = players === 4 ? 36 : 44;
    const unit = clamp(
      Math.min((width * 0.54) / BOARD_WIDTH, (height - SLIM_HEAD - 24) / 6.3),
      24,
      60,
    );
    const row = clamp((height - SLIM_HEAD - 24) / 6, target, Math.max(target, unit + 10));
    const left = width - unit * BOARD_WIDTH - 14 - 3 * 6;
    const columns = players === 2 ? 3 : 4;
    const rows = players === 4 ? 3 : 2;
    const tall = height - FOLDED - SLIM_BAR - CENTRE_CELL[players === 4 ? 4 : 3] - 8 - 24;
    const plate = clamp(tall / rows - 2, 56, Math.min(left / columns, 140));
    return { unit, row, small: 26, plate, columns };
  },
};

/** The height of the centre where it has a row of its own. */
function slimCentre(players: number): number {
  return players === 2 ? 0 : CENTRE_CELL[players === 4 ? 4 : 3] + 8;
}

export function boardHeight(unit: number): number {
  return HEAD + unit * 6.4 + 20;
}

/** The width of the column of the others' boards. */
export function others(small: number): number {
  return Math.ceil(small * 11 + 18);
}

function smallFor(width: number, height: number, players: number): number {
  const each = (height - 2 * PAD - GAP * (players - 2)) / (players - 1);
  return clamp(Math.min((each - HEAD - 16) / 6.4, (width * 0.21 - 18) / 11), 18, 30);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points at equal distances along an ellipse, clockwise from the top, around (0, 0). */
export function around(count: number, a: number, b: number): Point[] {
  const steps = 720;
  const at = (i: number): Point => {
    const angle = (2 * Math.PI * i) / steps - Math.PI / 2;
    return { x: a * Math.cos(angle), y: b * Math.sin(angle) };
  };
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [at(i - 1), at(i)];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(p.x - q.x, p.y - q.y));
  }
  const whole = lengths[steps] ?? 0;
  return Array.from({ length: count }, (_, k) => {
    const i = lengths.findIndex((length) => length >= (whole * k) / count);
    return at(Math.max(i, 0));
  });
}
