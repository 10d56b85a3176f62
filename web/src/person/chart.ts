/** Where the points of a graph lie, and what its axis says. No words and no drawing. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Steps that people count in, times a power of ten. */
const STEPS = [1, 2, 5, 10] as const;

/**
 * The values at the lines of the grid: a handful, and all points lie between the outer two. `least`: how
 * far apart these are, though all points are the same.
 */
export function ticks(values: readonly number[], least: number): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low)) return [];
  const span = Math.max(high - low, least);
  const middle = (low + high) / 2;
  const [from, to] = [Math.min(low, middle - span / 2), Math.max(high, middle + span / 2)];
  const rough = (to - from) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough - power / 1e6) ?? 10);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, i) => (first + i) * step);
}

/** From left to right in equal steps, however far apart the games were; one alone is in the middle. */
export function xOf({ width }: Size, count: number, index: number): number {
  return count < 2 ? width / 2 : (index / (count - 1)) * width;
}

export function yOf({ height }: Size, { low, high }: Range, value: number): number {
  return high === low ? height / 2 : (1 - (value - low) / (high - low)) * height;
}

export function indexAt({ width }: Size, count: number, x: number): number {
  if (count < 2) return 0;
  return Math.min(count - 1, Math.max(0, Math.round((x / width) * (count - 1))));
}

/** The line through all points. */
export function pathOf(size: Size, range: Range, values: readonly number[]): string {
  return values
    .map((value, i) => {
      const [x, y] = [xOf(size, values.length, i), yOf(size, range, value)];
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The area between two lines: how far off the points may be. */
export function bandOf(
  size: Size,
  range: Range,
  low: readonly number[],
  high: readonly number[],
): string {
  const back = low.map((value, i) => [xOf(size, low.length, i), yOf(size, range, value)] as const);
  const way = back
    .reverse()
    .map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return `${pathOf(size, range, high)}${way}Z`;
}

/** About how wide a digit or a letter of the axis is. */
const LETTER = 6.5;

/** Room for the figures of the axis, however many digits they have. */
export function leftOf(figures: readonly string[]): number {
  return Math.ceil(14 + LETTER * Math.max(3, ...figures.map(({ length }) => length)));
}

/** Whether all points are of one day of the reader: then the time tells them apart. */
export function isOneDay(times: readonly number[]): boolean {
  return new Set(times.map((time) => new Date(time).toDateString())).size < 2;
}

/** Of points in a row with the same words below them the first. */
export function different(points: readonly number[], words: (point: number) => string): number[] {
  return points.filter((point, n) => n === 0 || words(point) !== words(points[n - 1] ?? 0));
}

/** The points that get a date below them: the first, the last, and some between where there is room. */
export function dated(count: number, width: number): number[] {
  if (count < 2) return count === 1 ? [0] : [];
  const room = Math.max(2, Math.min(Math.floor(width / 140), count, 6));
  return [
    ...new Set(Array.from({ length: room }, (_, i) => Math.round((i * (count - 1)) / (room - 1)))),
  ];
}
