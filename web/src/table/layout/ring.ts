/**
 * The factories around the centre, as one group: as large as the room allows, and no further apart
 * than they have to be. Lengths are CSS pixels, points are measured from the middle of the room.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  /** The room that the group stands in the middle of. */
  readonly width: number;
  readonly height: number;
  /** The diameter of a factory, and where their middles are. */
  readonly plate: number;
  readonly points: readonly Point[];
  /** How far below the middle of the room the centre is: an odd number of plates is higher on top. */
  readonly middle: number;
  /** The centre: places side by side, the size of a place, and of a tile there. */
  readonly columns: number;
  readonly cell: number;
  readonly tile: number;
  readonly centre: Size;
  /** The size of the drawings of bag and lid, and the middle of both. */
  readonly stock: number;
  readonly corner: Point;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A quarter of a plate is a target: for fingers. */
export const MIN_PLATE = 88;
/** A tile of a board is this large a part of its space, and one of a factory of its plate. */
const ON_BOARD = 0.93;
export const ON_PLATE = 0.295;
/** A plate whose tiles are as large as those on a board of this unit: never larger than this. */
export const plateFor = (unit: number): number => Math.floor((unit * ON_BOARD) / ON_PLATE);

const PLACES = 6;
/**
 * How much longer than wide a group may be, with the places of the centre side by side: the first
 * that costs little of the size.
 */
const FORMS = [1.25, 1.6, 2, 2.6, 9].flatMap((stretch) =>
  (stretch < 2 ? [3, 2] : [3, 2, 6]).map((columns) => ({ stretch, columns })),
);
const CHEAP = 0.92;

/** The largest ring with plates between `min` and `max`; `null` where there is no room for one. */
export function ringIn(
  room: Size,
  count: number,
  max: number,
  min: number = MIN_PLATE,
): Ring | null {
  let best: Shape | null = null;
  for (const form of FORMS) {
    const least: number = best ? Math.floor(best.plate / CHEAP) + 1 : min;
    best = largestIn(room, count, least, Math.max(min, max), form) ?? best;
  }
  return best && gathered(room, count, best);
}

/** Whether there is room for a ring with such plates. */
export function ringFits(room: Size, count: number, plate: number): boolean {
  return FORMS.some((form) => isClear(ringOf(room, count, { ...form, plate })));
}

interface Shape {
  readonly columns: number;
  readonly stretch: number;
  readonly plate: number;
}

function largestIn(
  room: Size,
  count: number,
  min: number,
  max: number,
  form: Omit<Shape, 'plate'>,
): Shape | null {
  const fits = (plate: number): boolean => isClear(ringOf(room, count, { ...form, plate }));
  if (min > max || !fits(min)) return null;
  let [low, high] = [min, max + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return { ...form, plate: low };
}

/** Room that is not needed stays around the group and not inside it. */
function gathered(room: Size, count: number, shape: Shape): Ring {
  let ring = ringOf(room, count, shape);
  let [low, high] = [0, 1];
  while (high - low > 0.01) {
    const closer = ringOf(room, count, shape, (low + high) / 2);
    if (isClear(closer, 1.12)) {
      ring = closer;
      high = (low + high) / 2;
    } else low = (low + high) / 2;
  }
  return ring;
}

/** A ring with plates of a size; `share`: of the width and height that it may take. */
function ringOf(room: Size, count: number, shape: Shape, share = 1): Ring {
  const { plate, columns, stretch } = shape;
  const { points, middle } = group(room, count, plate, stretch, share);
  const cell = Math.max(46, Math.round(plate * 0.4));
  const tile = Math.floor(Math.min(cell - 12, plate * 0.33));
  const rows = PLACES / columns;
  const stock = plate < 104 ? 26 : Math.min(64, Math.round(plate * 0.3));
  return {
    ...room,
    plate,
    points,
    middle,
    columns,
    cell,
    tile,
    centre: { width: columns * (cell + 4) + 8, height: rows * (cell + 2) + 4 },
    stock,
    corner: cornerOf(room, points, plate, stockSize(stock)),
  };
}

/** The middles of plates on an ellipse that is as large as it may be, itself in the middle. */
function group(
  room: Size,
  count: number,
  plate: number,
  stretch: number,
  share: number,
): Pick<Ring, 'points' | 'middle'> {
  const wide = Math.max(0, room.width - plate) * share;
  const high = Math.max(0, room.height - plate) * share;
  const [width, height] = [Math.min(wide, high * stretch), Math.min(high, wide * stretch)];
  const on = around(count, width / 2, height / 2);
  const side = Math.max(1, ...on.map(({ x }) => x));
  const low = Math.max(1, ...on.map(({ y }) => y));
  const [across, down] = [width / 2 / side, height / (height / 2 + low)];
  const middle = (down * (height / 2 - low)) / 2;
  return { points: on.map(({ x, y }) => ({ x: x * across, y: y * down + middle })), middle };
}

/** The corner of the group where bag and lid have the most room: to the left, below or above. */
function cornerOf(room: Size, points: readonly Point[], plate: number, size: Size): Point {
  const side = Math.max(...points.map(({ x }) => x)) + plate / 2;
  const x = Math.max((size.width - room.width) / 2, -side - size.width / 4);
  const ends = [Math.max(...points.map(({ y }) => y)), Math.min(...points.map(({ y }) => y))];
  const places = ends.map((y) => ({
    x,
    y: y + Math.sign(y) * (plate / 2 - size.height / 2),
  }));
  const free = (place: Point): number =>
    Math.min(...points.map((point) => distance(point, place, size)));
  const [low, high] = places as [Point, Point];
  return free(low) >= Math.min(free(high), plate / 2) ? low : high;
}

/** Bag and lid with their numbers. */
export const stockSize = (stock: number): Size => ({
  width: stock + Math.max(36, stock * 0.75 + 12),
  height: 2 * stock + 8,
});

/** Whether nothing lies on something else. `air`: the distance of plates, in plates. */
function isClear({ points, plate, middle, centre, stock, corner }: Ring, air = 1.03): boolean {
  const bag = stockSize(stock);
  return points.every(
    (point, i) =>
      distance(point, { x: 0, y: middle }, centre) >= (plate / 2) * (2 * air - 1) &&
      distance(point, corner, bag) >= plate / 2 &&
      points
        .slice(i + 1)
        .every((other) => length(point.x - other.x, point.y - other.y) >= plate * air),
  );
}

/** From a point to a rectangle around another. */
function distance(point: Point, middle: Point, { width, height }: Size): number {
  const x = Math.max(0, Math.abs(point.x - middle.x) - width / 2);
  const y = Math.max(0, Math.abs(point.y - middle.y) - height / 2);
  return length(x, y);
}

const STEPS = 180;
const ANGLES = Array.from({ length: STEPS + 1 }, (_, i) => (2 * Math.PI * i) / STEPS);
/** Points of a circle, clockwise from the top. */
const CIRCLE = ANGLES.map((angle): Point => ({ x: Math.sin(angle), y: -Math.cos(angle) }));
const TOP: Point = { x: 0, y: -1 };

/** Points at equal distances along an ellipse, clockwise from the top, around (0, 0). */
export function around(count: number, a: number, b: number): Point[] {
  const at = (i: number): Point => CIRCLE[i] ?? TOP;
  const lengths = [0];
  let whole = 0;
  for (let i = 1; i <= STEPS; i++) {
    const [p, q] = [at(i - 1), at(i)];
    whole += length(a * (p.x - q.x), b * (p.y - q.y));
    lengths.push(whole);
  }
  let i = 0;
  return Array.from({ length: count }, (_, k) => {
    const wanted = (whole * k) / count;
    while (i < STEPS - 1 && (lengths[i + 1] ?? whole) <= wanted) i++;
    const [from, to] = [lengths[i] ?? 0, lengths[i + 1] ?? whole];
    const part = to > from ? (wanted - from) / (to - from) : 0;
    const [p, q] = [at(i), at(i + 1)];
    return { x: a * (p.x + part * (q.x - p.x)), y: b * (p.y + part * (q.y - p.y)) };
  });
}

/** Much faster than Math.hypot, and sizes are never extreme. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
